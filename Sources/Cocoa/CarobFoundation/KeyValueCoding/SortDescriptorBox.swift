import CarobRuntime

/// A key path to sort by, a direction, and a way to compare values. Registered as `NSSortDescriptor`.
public final class SortDescriptorBox: Object {
  /// The key path whose values are compared.
  public private(set) var key: String = "self"
  /// Whether smaller values come first.
  public private(set) var isAscending = true
  /// The method that compares a value with another one; returns -1, 0 or 1.
  public private(set) var selector = ValueOrder.standard
  /// The block that compares two values instead of the selector; nil for none.
  package private(set) var comparator: Block?
  /// Whether no key was given: the objects themselves are compared.
  private var hasNoKey = false

  /// Sorts by a key path.
  public convenience init(key: String, ascending: Bool = true) {
    self.init(key: key, ascending: ascending, selector: ValueOrder.standard)
  }

  /// Sorts by a key path, comparing values with a method.
  ///
  /// - Parameter selector: a method that takes another value and returns -1, 0 or 1.
  public convenience init(key: String, ascending: Bool = true, selector: Selector) {
    self.init(isa: Self.runtimeClass)
    self.key = key
    isAscending = ascending
    self.selector = selector
  }

  /// Sorts by a key path, comparing with a block `^NSComparisonResult (id, id)`.
  ///
  /// - Throws: `MessageError` when the block has other types.
  package convenience init(key: String?, ascending: Bool, comparator: Block) throws {
    self.init(isa: Self.runtimeClass)
    set(key, ascending)
    try set(comparator)
  }

  private func set(_ key: String?, _ ascending: Bool) {
    self.key = key ?? "self"
    hasNoKey = key == nil
    isAscending = ascending
  }

  private func set(_ comparator: Block) throws {
    _ = try PreparedBlock.comparator(comparator)
    self.comparator = comparator
  }

  public override class var runtimeName: String { "NSSortDescriptor" }

  /// Whether the other sorts by the same key in the same way.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? SortDescriptorBox else { return false }
    return key == other.key && isAscending == other.isAscending && selector == other.selector
      && comparator?.address == other.comparator?.address
  }

  /// A hash of the key.
  public override var hash: Int { key.hashValue }

  /// `(name, ascending, compare:)`.
  public override var objectDescription: String {
    let order = isAscending ? "ascending" : "descending"
    return
      "(\(hasNoKey ? "(null)" : key), \(order), \(comparator == nil ? selector.name : "block"))"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: SortDescriptorBox.self, "Says how to sort objects: by a key, up or down."
    ) { descriptor in
      descriptor.adopt("NSCopying")
      descriptor.isArchived {
        if $0.comparator != nil {
          throw ObjectiveCException.invalidArgument(
            "an NSSortDescriptor with a block cannot be archived")
        }
        try $1.write($0.hasNoKey ? nil : StringBox($0.key), "key")
        try $1.write(NumberBox($0.isAscending), "ascending")
        try $1.write(StringBox($0.selector.name), "selector")
      } read: {
        let ascending = try $1.read("ascending", as: NumberBox.self)?.boolValue ?? true
        $0.set(try $1.read("key", as: StringBox.self)?.string, ascending)
        if let name = try $1.read("selector", as: StringBox.self) {
          $0.selector = try Selector(validating: name.string)
        }
        return $0
      }
      defineMaking(descriptor)
      descriptor.method("- (id)copy") { $0 }
      descriptor.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in this }
      descriptor.property("@property (nonatomic, readonly, nullable) NSString *key") {
        $0.hasNoKey ? nil : $0.key
      }
      descriptor.property("@property (nonatomic, readonly) BOOL ascending") { $0.isAscending }
      descriptor.property("@property (nonatomic, readonly) SEL selector") { $0.selector }
      descriptor.property(
        "@property (nonatomic, readonly) NSSortDescriptor *reversedSortDescriptor"
      ) { $0.reversed }
      descriptor.method("- (NSComparisonResult)compareObject:(id)object toObject:(id)other") {
        (this, a: Object, b: Object) in
        try this.compare(a, b)
      }
      descriptor.property("@property (nonatomic, readonly) NSComparator comparator") { this in
        if let comparator = this.comparator { return comparator }
        let selector = this.selector
        return try Block { (a: Object?, b: Object?) in
          try ValueOrder.compare(a, b, selector).signum()
        }
      }
      descriptor.method("- (void)allowEvaluation") { _ in }
    }
  }

  private static func defineMaking(_ descriptor: ClassMembers<SortDescriptorBox>) {
    descriptor.classMethod(
      "+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending"
    ) { (cls, key: String?, ascending: Bool) in
      let made = try cls.makeInstance(as: SortDescriptorBox.self)
      made.set(key, ascending)
      return made
    }
    descriptor.classMethod(
      """
      + (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending \
      selector:(SEL)selector
      """
    ) { (cls, key: String?, ascending: Bool, selector: Selector) in
      let made = try cls.makeInstance(as: SortDescriptorBox.self)
      made.set(key, ascending)
      made.selector = selector
      return made
    }
    descriptor.classMethod(
      """
      + (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending \
      comparator:(NSComparator)comparator
      """
    ) { (cls, key: String?, ascending: Bool, comparator: Block) in
      let made = try cls.makeInstance(as: SortDescriptorBox.self)
      made.set(key, ascending)
      try made.set(comparator)
      return made
    }
    descriptor.method(
      "- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending"
    ) { (this, key: String?, ascending: Bool) in
      this.set(key, ascending)
      return this
    }
    descriptor.method(
      """
      - (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending \
      selector:(SEL)selector
      """
    ) { (this, key: String?, ascending: Bool, selector: Selector) in
      this.set(key, ascending)
      this.selector = selector
      return this
    }
    descriptor.method(
      """
      - (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending \
      comparator:(NSComparator)comparator
      """
    ) { (this, key: String?, ascending: Bool, comparator: Block) in
      this.set(key, ascending)
      try this.set(comparator)
      return this
    }
  }

  /// A descriptor with the other direction.
  public var reversed: SortDescriptorBox {
    let reversed = SortDescriptorBox(key: key, ascending: !isAscending, selector: selector)
    reversed.hasNoKey = hasNoKey
    reversed.comparator = comparator
    return reversed
  }

  /// The order of two objects: -1 when the first comes first, 1 when the second does, 0 for
  /// neither. A missing value is the smallest.
  ///
  /// - Throws: `MessageError` when an object has no such key or a value cannot be compared.
  public func compare(_ a: Object, _ b: Object) throws(MessageError) -> Int {
    try autoreleasePool { () throws(MessageError) in
      let path = PreparedKeyPath(key)
      return try order(path.value(of: a), path.value(of: b))
    }
  }

  /// The order of two values.
  func order(_ a: Object?, _ b: Object?) throws(MessageError) -> Int {
    let order =
      if let comparator {
        try PreparedBlock.comparator(comparator).order(a, b).signum()
      } else {
        try ValueOrder.compare(a, b, selector).signum()
      }
    return isAscending ? order : -order
  }

  /// Objects in the descriptors' order; the first descriptor decides, the next ones break ties,
  /// and objects that all descriptors find equal keep their order. Missing values come first.
  ///
  /// - Throws: `MessageError` when an object has no such key or a value cannot be compared.
  /// - Complexity: O(n log n) comparisons, with each key read once per object.
  public static func sort(
    _ objects: [Object], by descriptors: [SortDescriptorBox]
  ) throws(MessageError) -> [Object] {
    let places = try permutation(of: objects, by: descriptors, leniently: false)
    return places.map { objects[$0] }
  }

  /// The positions of objects in the descriptors' order.
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
      columns.append(try SortColumn(values, of: descriptor))
    }
    return try SortColumn.permutation(of: objects.count, by: columns)
  }
}
