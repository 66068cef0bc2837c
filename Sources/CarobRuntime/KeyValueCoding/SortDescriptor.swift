/// A key path to sort by, and a direction. Registered as `NSSortDescriptor`.
public final class SortDescriptor: Object {
  /// The key path whose values are compared with `compare:`.
  public private(set) var key: String = "self"
  /// Whether smaller values come first.
  public private(set) var isAscending = true

  /// Sorts by a key path.
  public convenience init(key: String, ascending: Bool = true) {
    self.init(isa: Self.runtimeClass)
    self.key = key
    isAscending = ascending
  }

  public override class var runtimeName: String { "NSSortDescriptor" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: SortDescriptor.self) { descriptor in
      descriptor.classMethod("sortDescriptorWithKey:ascending:") {
        (_, key: String, ascending: Bool) in SortDescriptor(key: key, ascending: ascending)
      }
      descriptor.method("initWithKey:ascending:") { (this, key: String, ascending: Bool) in
        this.key = key
        this.isAscending = ascending
        return this
      }
      descriptor.property("key") { $0.key }
      descriptor.property("ascending") { $0.isAscending }
    }
  }

  private static let compare = Message<(Object?) -> Int>("compare:")

  /// Objects in the order that the descriptors ask for; the first one decides, the next ones break ties,
  /// and objects that no descriptor tells apart keep their order. Missing values come first.
  ///
  /// - Throws: `MessageError` when an object has no such key or a value cannot be compared.
  /// - Complexity: O(n log n) comparisons, with each key read once per object.
  public static func sort(
    _ objects: [Object], by descriptors: [SortDescriptor],
    reading: (Object, String) throws(MessageError) -> Object? = SortDescriptor.value(of:at:)
  ) throws(MessageError) -> [Object] {
    if descriptors.isEmpty || objects.count < 2 { return objects }
    var rows: [Row] = []
    rows.reserveCapacity(objects.count)
    for object in objects {
      var keys: [Object?] = []
      for descriptor in descriptors {
        keys.append(try reading(object, descriptor.key))
      }
      rows.append(Row(object: object, keys: keys))
    }
    do {
      // Swift's sort is stable.
      try rows.sort { try precedes($0, $1, descriptors) }
    } catch {
      throw .handlerFailed(error)
    }
    return rows.map(\.object)
  }

  /// The value at a key path, which every object must have.
  public static func value(of object: Object, at keyPath: String) throws(MessageError) -> Object? {
    try autoreleasePool { () throws(MessageError) in try object.value(forKeyPath: keyPath) }
  }

  private struct Row {
    let object: Object
    let keys: [Object?]
  }

  private static func precedes(
    _ a: Row, _ b: Row, _ descriptors: [SortDescriptor]
  ) throws(MessageError) -> Bool {
    for (index, descriptor) in descriptors.enumerated() {
      let order = try order(a.keys[index], b.keys[index])
      if order != 0 { return (order < 0) == descriptor.isAscending }
    }
    return false
  }

  private static func order(_ a: Object?, _ b: Object?) throws(MessageError) -> Int {
    switch (a, b) {
    case (nil, nil): 0
    case (nil, _): -1
    case (_, nil): 1
    case (let a as StringBox, let b as StringBox): a.compare(b)
    case (let a?, let b?): try compare(a, b)
    }
  }
}
