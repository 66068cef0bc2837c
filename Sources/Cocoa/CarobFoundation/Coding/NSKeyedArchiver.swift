import CarobRuntime
import Foundation

/// Writes objects, and those that they refer to, into data, each object once. For the format see
/// `docs/decisions/0027`. [one thread at a time]
public final class NSKeyedArchiver: NSCoder {
  /// The key of an archive's root object.
  static let rootKey = "root"

  /// An encoded object, and its index in the archive.
  private struct Known {
    let object: Object
    let index: Int
  }

  /// A reference that counts only if another object encodes its target as well.
  private struct Conditional {
    let object: Object
    let key: String
    /// The object that refers; nil outside of any object.
    let owner: Int?
  }

  /// The data that gets the archive at the end; nil for none.
  private var destination: MutableDataBox?

  private var archive = Archive()
  private var known: [ObjectIdentifier: Known] = [:]
  private var conditionals: [Conditional] = []
  /// The objects whose `encodeWithCoder:` runs, innermost last.
  private var encoding: [Int] = []
  /// The number of objects and collections around the present one.
  private var depth = 0

  private static let setData = Message<(Object) -> Void>("setData:")
  private static let encodeWithCoder = Message<(Object) -> Void>("encodeWithCoder:")

  /// An object as data.
  ///
  /// - Throws: `ArchiveError` when part of it cannot be archived, is nested too deep, or a method raises.
  /// - Complexity: O(objects in it).
  public static func data(of object: Object?) throws(ArchiveError) -> Data {
    let archiver = NSKeyedArchiver()
    try archiver.encode(object, forKey: rootKey)
    return try archiver.data()
  }

  /// The objects encoded so far, as data.
  public func data() throws(ArchiveError) -> Data {
    var archive = archive
    for reference in conditionals {
      guard let known = known[ObjectIdentifier(reference.object)] else { continue }
      Self.set(known.index, forKey: reference.key, of: reference.owner, in: &archive)
    }
    return try archive.data()
  }

  /// Encodes an object under a key of the object whose `encodeWithCoder:` runs, or of the archive.
  ///
  /// - Throws: as `data(of:)`.
  public func encode(_ object: Object?, forKey key: String) throws(ArchiveError) {
    guard let object else { return }
    let owner = encoding.last
    let index = try index(of: object)
    Self.set(index, forKey: key, of: owner, in: &archive)
  }

  private static func set(
    _ index: Int, forKey key: String, of owner: Int?, in archive: inout Archive
  ) {
    if let owner {
      archive.objects[owner].fields?[key] = index
    } else {
      archive.top[key] = index
    }
  }

  /// The index of an object in the list. Adds the object if it is missing.
  private func index(of object: Object) throws(ArchiveError) -> Int {
    let identity = ObjectIdentifier(object)
    if let known = known[identity] { return known.index }
    guard depth < Archive.maximumDepth else { throw .tooDeep() }
    depth += 1
    defer { depth -= 1 }
    let index = archive.objects.count
    // References back to the object, from inside it, find this entry.
    archive.objects.append(Archive.Entry(kind: .null))
    known[identity] = Known(object: object, index: index)
    do throws(ArchiveError) {
      try fill(index, with: object)
    } catch {
      known[identity] = nil
      throw error
    }
    return index
  }

  private func fill(_ index: Int, with object: Object) throws(ArchiveError) {
    if let leaf = ArchivedLeaf.entry(for: object) {
      archive.objects[index] = leaf
    } else if let array = object as? ArrayBox {
      let kind: Archive.Kind = array is MutableArrayBox ? .mutableArray : .array
      archive.objects[index].kind = kind
      archive.objects[index].items = try indices(of: ArchivedLeaf.elements(of: array))
    } else if let set = object as? SetBox, !(set is MutableSetBox) {
      archive.objects[index].kind = .set
      let members = set.objects
      if members.contains(where: ArchivedLeaf.isCollection) { throw .collectionAsKey() }
      archive.objects[index].items = try indices(of: members)
    } else if let dictionary = object as? DictionaryBox {
      let keys = dictionary.keys
      if keys.contains(where: ArchivedLeaf.isCollection) { throw .collectionAsKey() }
      archive.objects[index].kind =
        dictionary is MutableDictionaryBox ? .mutableDictionary : .dictionary
      archive.objects[index].keys = try indices(of: keys)
      archive.objects[index].items = try indices(
        of: keys.compactMap { dictionary.object(forKey: $0) })
    } else {
      try encodeItself(object, at: index)
    }
  }

  private func indices(of objects: [Object]) throws(ArchiveError) -> [Int] {
    var indices: [Int] = []
    for object in objects { indices.append(try index(of: object)) }
    return indices
  }

  private func encodeItself(_ object: Object, at index: Int) throws(ArchiveError) {
    let cls = object.runtimeClass
    guard !(object is ClassObject), object.responds(to: Self.encodeWithCoder.selector) else {
      throw .notCodable(cls, lacks: Self.encodeWithCoder.selector)
    }
    let archived: RuntimeClass
    do throws(MessageError) {
      archived = try CodingMembers.archivedClass(of: object)
    } catch {
      throw .handlerFailed(error)
    }
    archive.objects[index] = Archive.Entry(kind: .object, text: archived.name, fields: [:])
    encoding.append(index)
    defer { encoding.removeLast() }
    do throws(MessageError) {
      try Self.encodeWithCoder(object, self)
    } catch {
      throw .handlerFailed(error)
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSKeyedArchiver.self, "Writes objects to an archive.") { archiver in
      archiver.classMethod("+ (NSData *)archivedDataWithRootObject:(id)object") {
        (_, object: Object?) in
        DataBox(try NSKeyedArchiver.data(of: object))
      }
      archiver.method("encodeObject:forKey:") { (this, object: Object?, key: String) in
        try this.encode(object, forKey: key)
      }
      archiver.method("encodeConditionalObject:forKey:") { (this, object: Object?, key: String) in
        guard let object else { return }
        this.conditionals.append(
          Conditional(object: object, key: key, owner: this.encoding.last))
      }
      archiver.property("@property (nonatomic, readonly) NSData *encodedData") {
        DataBox(try $0.data())
      }
      archiver.method("- (instancetype)initForWritingWithMutableData:(NSMutableData *)data") {
        (this, data: MutableDataBox) in
        this.destination = data
        return this
      }
      archiver.method("- (void)finishEncoding") { this in
        guard let destination = this.destination else { return }
        this.destination = nil
        try setData(destination, DataBox(try this.data()))
      }
      archiver.classMethod("+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path") {
        (_, object: Object?, path: String) in
        let data = try NSKeyedArchiver.data(of: object)
        return (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
      }
    }
  }
}
