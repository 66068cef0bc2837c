import CarobRuntime
import Foundation

/// Makes objects from the data of a `NSKeyedArchiver`.
///
/// The data is untrusted. When secure coding is required, only objects of requested classes are made, and only of
/// classes that support it. [one thread at a time]
public final class NSKeyedUnarchiver: NSCoder {
  /// The state of an object of the archive, from its first use.
  private enum Made {
    /// A collection whose elements are being made.
    case underConstruction
    /// An object whose `initWithCoder:` runs, and whether an object inside refers to it.
    case initializing(Object, isReferred: Bool)
    /// The finished object; nil when its `initWithCoder:` returned nil.
    case complete(Object?)
  }

  private var archive = Archive()
  private var made: [Int: Made] = [:]
  /// The objects whose `initWithCoder:` runs, innermost last.
  private var decoding: [Int] = []
  /// The requested classes, innermost last.
  private var allowed: [[RuntimeClass]] = []
  /// For each set of classes, the objects that were checked with all of their parts, because they were made before the
  /// request.
  private var permitted: [[RuntimeClass]: Set<Int>] = [:]
  private var depth = 0

  /// Whether only objects of requested classes are made.
  public var requiresSecureCoding = false

  private static let initWithCoder = Message<(Object) -> Object?>("initWithCoder:")
  private static let alloc = Message<() -> Object>("alloc")
  private static let supportsSecureCoding = Selector("supportsSecureCoding")

  /// Reads an archive.
  ///
  /// - Throws: `ArchiveError` when the data is no archive.
  public convenience init(reading data: Data) throws(ArchiveError) {
    self.init(isa: Self.runtimeClass)
    archive = try Archive(data)
  }

  /// Reads the root object of an archive.
  ///
  /// - Parameter classes: the allowed classes of the object, and of everything in it that is not requested by class;
  ///   nil allows any class.
  /// - Returns: nil when there is none, or its `initWithCoder:` returned nil.
  /// - Throws: `ArchiveError` when the data is no archive, an object in it cannot be made, or a method raises.
  /// - Complexity: O(objects in it).
  public static func object(
    from data: Data, ofClasses classes: [RuntimeClass]? = nil
  ) throws(ArchiveError) -> Object? {
    let unarchiver = try NSKeyedUnarchiver(reading: data)
    guard let classes else { return try unarchiver.object(forKey: NSKeyedArchiver.rootKey) }
    unarchiver.requiresSecureCoding = true
    return try unarchiver.object(forKey: NSKeyedArchiver.rootKey, ofClasses: classes)
  }

  /// The object under a key of the object whose `initWithCoder:` runs, or of the archive.
  ///
  /// - Throws: as `object(from:ofClasses:)`; also when secure coding is required.
  public func object(forKey key: String) throws(ArchiveError) -> Object? {
    if requiresSecureCoding { throw .noAllowedClasses(forKey: key) }
    return try index(ofKey: key).flatMap { (index) throws(ArchiveError) in
      try object(at: index)
    }
  }

  /// The object under a key, as `object(forKey:)`, of one of some classes.
  public func object(
    forKey key: String, ofClasses classes: [RuntimeClass]
  ) throws(ArchiveError) -> Object? {
    guard let index = index(ofKey: key) else { return nil }
    allowed.append(classes)
    defer { allowed.removeLast() }
    let object = try object(at: index)
    return try object.map { (object) throws(ArchiveError) in
      try CoderMessages.checked(object, classes)
    }
  }

  /// Starts again, with an archive.
  ///
  /// - Throws: `ArchiveError` while an object of another archive is being made.
  private func read(_ archive: Archive) throws(ArchiveError) {
    guard decoding.isEmpty, depth == 0 else { throw .reading() }
    self.archive = archive
    permitted = [:]
    // The objects of the last archive are released when the change is over.
    withExtendedLifetime(DeepRelease.exchange(&made, [:])) {}
  }

  private func index(ofKey key: String) -> Int? {
    guard let owner = decoding.last else { return archive.top[key] }
    return archive.objects[owner].fields?[key]
  }

  private func object(at index: Int) throws(ArchiveError) -> Object? {
    switch made[index] {
    case .complete(let object)?:
      try check(index)
      return object
    case .underConstruction?: throw .insideItself()
    case .initializing(let object, _)?:
      // As with children that refer to their parent: they get the unfinished object.
      made[index] = .initializing(object, isReferred: true)
      try check(index)
      return object
    case nil: break
    }
    guard depth < Archive.maximumDepth else { throw .tooDeep() }
    depth += 1
    defer { depth -= 1 }
    let object = try make(at: index)
    made[index] = .complete(object)
    return object
  }

  /// Checks that an existing object, and everything in a collection, is of the classes requested now. Other objects
  /// have requested their parts themselves.
  ///
  /// - Complexity: O(objects in it), once for each set of classes.
  private func check(_ index: Int) throws(ArchiveError) {
    guard requiresSecureCoding else { return }
    let classes = allowed.last ?? []
    var checked: Set<Int> = []
    // A list instead of recursion, because collections may be nested to any depth, and references may form cycles.
    var waiting = [index]
    while let next = waiting.popLast() {
      if checked.contains(next) || permitted[classes]?.contains(next) == true { continue }
      switch made[next] {
      case .complete(let object?)?, .initializing(let object, _)?:
        _ = try CoderMessages.checked(object, classes)
      case .complete(nil)?, .underConstruction?, nil: continue
      }
      checked.insert(next)
      let entry = archive.objects[next]
      if entry.kind.isCollection { waiting += (entry.keys ?? []) + (entry.items ?? []) }
    }
    permitted[classes, default: []].formUnion(checked)
  }

  private func make(at index: Int) throws(ArchiveError) -> Object? {
    let entry = archive.objects[index]
    if entry.kind == .object { return try makeItself(entry, at: index) }
    made[index] = .underConstruction
    let object: Object
    switch entry.kind {
    case .array: object = ArrayBox(try objects(entry.items))
    case .mutableArray: object = try mutableArray(of: objects(entry.items))
    case .set: object = SetBox(try members(entry.items))
    case .dictionary: object = DictionaryBox(copying: try dictionary(entry))
    case .mutableDictionary: object = try dictionary(entry)
    default:
      guard let leaf = try ArchivedLeaf.object(of: entry) else {
        throw .malformed("an entry of another kind")
      }
      object = leaf
    }
    if requiresSecureCoding, let classes = allowed.last {
      return try CoderMessages.checked(object, classes)
    }
    return object
  }

  private func makeItself(_ entry: Archive.Entry, at index: Int) throws(ArchiveError) -> Object? {
    guard let name = entry.text else { throw .malformed("an object without a class") }
    guard let cls = RuntimeClass(named: name) else { throw .unknownClass(name) }
    guard cls.responds(to: Self.initWithCoder.selector) else {
      throw .notCodable(cls, lacks: Self.initWithCoder.selector)
    }
    do throws(MessageError) {
      try checkSecurity(of: cls)
      let allocated = try Self.alloc(cls.object)
      made[index] = .initializing(allocated, isReferred: false)
      decoding.append(index)
      defer { decoding.removeLast() }
      let object = try Self.initWithCoder(allocated, self)
      if object !== allocated, case .initializing(_, isReferred: true)? = made[index] {
        throw MessageError.handlerFailed(ArchiveError.replacedWhileReferred(cls))
      }
      return object
    } catch {
      throw .handlerFailed(error)
    }
  }

  private func checkSecurity(of cls: RuntimeClass) throws(MessageError) {
    guard requiresSecureCoding else { return }
    let classes = allowed.last ?? []
    guard classes.contains(where: { cls.isSubclass(of: $0) }) else {
      throw .handlerFailed(ArchiveError.notAllowed(cls.name, allowed: classes))
    }
    guard cls.metaclass.responds(to: Self.supportsSecureCoding),
      try cls.object.send(Self.supportsSecureCoding, returning: Bool.self)
    else { throw .handlerFailed(ArchiveError.insecure(cls)) }
  }

  // MARK: Collections

  /// The objects at some indices, without those whose `initWithCoder:` returned nil (D 35).
  private func objects(_ indices: [Int]?) throws(ArchiveError) -> [Object] {
    guard let indices else { throw .malformed("a collection without elements") }
    var objects: [Object] = []
    objects.reserveCapacity(indices.count)
    for index in indices {
      if let object = try object(at: index) { objects.append(object) }
    }
    return objects
  }

  private func members(_ indices: [Int]?) throws(ArchiveError) -> [Object] {
    let members = try objects(indices)
    if members.contains(where: ArchivedLeaf.isCollection) { throw .collectionAsKey() }
    return members
  }

  private func mutableArray(of objects: [Object]) throws(ArchiveError) -> MutableArrayBox {
    let array = MutableArrayBox()
    for object in objects { try? array.insert(object, at: array.count) }
    return array
  }

  private func dictionary(_ entry: Archive.Entry) throws(ArchiveError) -> MutableDictionaryBox {
    guard let keys = entry.keys, let items = entry.items, keys.count == items.count else {
      throw .malformed("a dictionary with other keys than values")
    }
    let dictionary = MutableDictionaryBox()
    for (keyIndex, itemIndex) in zip(keys, items) {
      guard let key = try members([keyIndex]).first, let value = try object(at: itemIndex) else {
        continue
      }
      do throws(MessageError) {
        try dictionary.setObject(value, forKey: key)
      } catch {
        throw .handlerFailed(error)
      }
    }
    return dictionary
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSKeyedUnarchiver.self, "Reads objects from an archive.") { unarchiver in
      unarchiver.classMethod("+ (id)unarchiveObjectWithData:(NSData *)data") { (_, data: Data?) in
        try data.flatMap { try NSKeyedUnarchiver.object(from: $0) }
      }
      unarchiver.classMethod("+ (id)unarchiveObjectWithFile:(NSString *)path") {
        (_, path: String?) in
        let data = path.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
        return try data.flatMap { try NSKeyedUnarchiver.object(from: $0) }
      }
      unarchiver.method("- (instancetype)initForReadingWithData:(NSData *)data") {
        (this, data: Data) in
        try this.read(Archive(data))
        return this
      }
      unarchiver.property("@property (nonatomic) BOOL requiresSecureCoding", \.requiresSecureCoding)
      unarchiver.method("allowedClasses") { this -> SetBox? in
        this.allowed.last.map { SetBox($0.map(\.object)) }
      }
      unarchiver.method("containsValueForKey:") { (this, key: String) in
        this.index(ofKey: key) != nil
      }
      unarchiver.method("decodeObjectForKey:") { (this, key: String) in
        try this.object(forKey: key)
      }
      unarchiver.method("- (id)decodeObjectOfClasses:(id)classes forKey:(NSString *)key") {
        (this, classes: Object, key: String) in
        try this.object(forKey: key, ofClasses: CoderMessages.classes(in: classes))
      }
      unarchiver.method("- (void)finishDecoding") { _ in }
    }
  }
}
