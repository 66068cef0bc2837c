/// A key path to sort by, a direction, and how values are compared. Registered as `NSSortDescriptor`.
public final class SortDescriptorBox: Object {
  /// The key path whose values are compared.
  public private(set) var key: String = "self"
  /// Whether smaller values come first.
  public private(set) var isAscending = true
  /// What a value is sent with another one to compare them; gives -1, 0 or 1.
  public private(set) var selector = ValueOrder.standard

  /// Sorts by a key path.
  public convenience init(key: String, ascending: Bool = true) {
    self.init(key: key, ascending: ascending, selector: ValueOrder.standard)
  }

  /// Sorts by a key path, comparing in a way of one's own.
  ///
  /// - Parameter selector: of a method that takes a value and returns -1, 0 or 1.
  public convenience init(key: String, ascending: Bool = true, selector: Selector) {
    self.init(isa: Self.runtimeClass)
    self.key = key
    isAscending = ascending
    self.selector = selector
  }

  public override class var runtimeName: String { "NSSortDescriptor" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: SortDescriptorBox.self) { descriptor in
      descriptor.adopt("NSCopying")
      descriptor.classMethod("sortDescriptorWithKey:ascending:") {
        (_, key: String, ascending: Bool) in SortDescriptorBox(key: key, ascending: ascending)
      }
      descriptor.classMethod("sortDescriptorWithKey:ascending:selector:") {
        (_, key: String, ascending: Bool, selector: Selector) in
        SortDescriptorBox(key: key, ascending: ascending, selector: selector)
      }
      descriptor.method("initWithKey:ascending:") { (this, key: String, ascending: Bool) in
        this.key = key
        this.isAscending = ascending
        return this
      }
      descriptor.method("initWithKey:ascending:selector:") {
        (this, key: String, ascending: Bool, selector: Selector) in
        this.key = key
        this.isAscending = ascending
        this.selector = selector
        return this
      }
      descriptor.method("copy") { $0 }
      descriptor.property("key") { $0.key }
      descriptor.property("ascending") { $0.isAscending }
      descriptor.property("selector") { $0.selector }
      descriptor.property("reversedSortDescriptor") { $0.reversed }
      descriptor.method("compareObject:toObject:") { (this, a: Object, b: Object) in
        try this.compare(a, b)
      }
    }
  }

  /// The same with the other direction.
  public var reversed: SortDescriptorBox {
    SortDescriptorBox(key: key, ascending: !isAscending, selector: selector)
  }

  /// -1 when the first object comes first, 1 when the second does, 0 when neither. A missing value is smaller
  /// than any other.
  ///
  /// - Throws: `MessageError` when an object has no such key or a value cannot be compared.
  public func compare(_ a: Object, _ b: Object) throws(MessageError) -> Int {
    try autoreleasePool { () throws(MessageError) in
      let path = PreparedKeyPath(key)
      return try order(path.value(of: a), path.value(of: b))
    }
  }

  /// The same for values.
  func order(_ a: Object?, _ b: Object?) throws(MessageError) -> Int {
    let order = try ValueOrder.compare(a, b, selector).signum()
    return isAscending ? order : -order
  }

  /// Objects in the order that the descriptors ask for; the first one decides, the next ones break ties,
  /// and objects that no descriptor tells apart keep their order. Missing values come first.
  ///
  /// - Throws: `MessageError` when an object has no such key or a value cannot be compared.
  /// - Complexity: O(n log n) comparisons, with each key read once per object.
  public static func sort(
    _ objects: [Object], by descriptors: [SortDescriptorBox]
  ) throws(MessageError) -> [Object] {
    let places = try permutation(of: objects, by: descriptors, leniently: false)
    return places.map { objects[$0] }
  }

  /// The places of objects in the order that the descriptors ask for.
  ///
  /// - Parameter isLenient: whether objects whose classes have no such key, and null, count as missing values.
  /// - Throws: `MessageError` when an object has no such key or a value cannot be compared.
  /// - Complexity: as for `sort`.
  package static func permutation(
    of objects: [Object], by descriptors: [SortDescriptorBox], leniently isLenient: Bool
  ) throws(MessageError) -> [Int] {
    if descriptors.isEmpty || objects.count < 2 { return Array(objects.indices) }
    var columns: [SortColumn] = []
    for descriptor in descriptors {
      var values: [Object?] = []
      values.reserveCapacity(objects.count)
      try PreparedKeyPath(descriptor.key).read(of: objects, leniently: isLenient) {
        values.append($0)
      }
      columns.append(SortColumn(values, of: descriptor))
    }
    return try SortColumn.permutation(of: objects.count, by: columns)
  }
}
