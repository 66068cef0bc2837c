import CarobRuntime

/// A mutable array that stands for an object's list of a key: changing it changes the object.
/// `-mutableArrayValueForKey:` returns one.
///
/// Its elements are read anew each time. [one thread at a time]
final class NSKeyValueMutableArray: MutableArrayBox {
  private var source: KeyedList?

  convenience init(of owner: Object, key: String) {
    self.init(isa: Self.runtimeClass)
    source = KeyedList(of: owner, key: key)
  }

  override var holdsElements: Bool { false }

  private var list: ArrayBox? { get throws { try source?.list() } }

  /// The number of elements; 0, with a warning, when the list cannot be read.
  override var count: Int {
    do {
      return try list?.count ?? 0
    } catch {
      ExceptionRaising.leaveToProgram(error, orWarn: "\(error)")
      return 0
    }
  }

  override func object(at index: Int) throws -> Object {
    guard let list = try list else { throw RangeError(index: index, count: 0) }
    return try list.object(at: index)
  }

  override func insert(_ object: Object, at index: Int) throws {
    let count = try list?.count ?? 0
    guard (0...count).contains(index) else { throw RangeError(index: index, count: count) }
    try source?.insert([object], at: index)
  }

  @discardableResult
  override func remove(at index: Int) throws -> Object {
    let object = try object(at: index)
    try source?.remove(index..<(index + 1))
    return object
  }

  override func set(_ object: Object, at index: Int) throws {
    if index == count { return try insert(object, at: index) }
    _ = try self.object(at: index)
    try source?.replace(from: index, with: [object])
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSKeyValueMutableArray.self) { array in
      array.method("addObject:") { (this, object: Object) in
        try this.insert(object, at: this.list?.count ?? 0)
      }
      array.method("insertObject:atIndex:") { (this, object: Object, index: UInt) in
        try this.insert(object, at: Int(clamping: index))
      }
      array.method("removeObjectAtIndex:") { (this, index: UInt) in
        _ = try this.remove(at: Int(clamping: index))
      }
      array.method("removeLastObject") { this in _ = try this.remove(at: this.count - 1) }
      array.method("setObject:atIndexedSubscript:") { (this, object: Object, index: UInt) in
        try this.set(object, at: Int(clamping: index))
      }
      array.method("removeObject:") { (this, object: Object?) in
        guard let object else { return }
        try this.removeEach { try Equality.isEqual($0, object) }
      }
      array.method("removeObjectIdenticalTo:") { (this, object: Object?) in
        try this.removeEach { $0 === object }
      }
      array.method("removeObjectsInArray:") { (this, other: ArrayBox?) in
        let others = ObjectSet(try other.objects)
        try this.removeEach { others.contains($0) }
      }
      CollectionProxy.addMethods(of: [MutableArrayBox.runtimeClass], to: array) { (this, body) in
        try this.changing(body)
      }
    }
  }

  /// Removes elements from the end on. Each one is a change of its own, as in Cocoa.
  private func removeEach(_ isOne: (Object) throws -> Bool) throws {
    let objects = try list?.objects() ?? []
    for index in objects.indices.reversed() where try isOne(objects[index]) {
      try source?.remove(index..<(index + 1))
    }
  }

  /// Runs a method of `NSMutableArray` on a copy of the elements, and applies its changes to the list.
  private func changing(_ body: () throws -> Void) throws {
    let old = try list?.objects() ?? []
    if !elements.elementsEqual(old, by: ===) { elements = old }
    try body()
    let new = elements
    let start = zip(old, new).prefix { $0 === $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 === $1 }.count
    let (gone, come) = (start..<(old.count - end), Array(new[start..<(new.count - end)]))
    if gone.count == come.count {
      try source?.replace(from: start, with: come)
    } else {
      try source?.remove(gone)
      try source?.insert(come, at: start)
    }
  }
}
