/// A number or truth value as an object. Registered as `NSNumber`.
public final class NumberBox: Object {
  /// The number, with its kind.
  private(set) var scalar = Scalar.signed(0)

  convenience init(_ scalar: Scalar) {
    self.init(isa: Self.runtimeClass)
    self.scalar = scalar
  }

  /// Boxes an integer.
  public convenience init(_ value: Int) { self.init(.signed(Int64(value))) }
  /// Boxes an unsigned integer.
  public convenience init(_ value: UInt64) { self.init(.unsigned(value)) }
  /// Boxes a floating-point number.
  public convenience init(_ value: Double) { self.init(.floating(value)) }
  /// Boxes a truth value.
  public convenience init(_ value: Bool) { self.init(.bool(value)) }

  public override class var runtimeName: String { "NSNumber" }

  /// The nearest floating-point number.
  public var doubleValue: Double { scalar.asDouble }

  /// The number as an integer, cut towards zero and to what fits.
  public var integerValue: Int {
    if let exact = scalar.integer(Int.self) { return exact }
    let value = scalar.asDouble
    if value.isNaN { return 0 }
    return Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }

  /// Whether it is not zero.
  public var boolValue: Bool { scalar.asDouble != 0 }

  /// Whether it was made from a truth value.
  public var isBool: Bool { if case .bool = scalar { true } else { false } }

  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NumberBox else { return false }
    return compare(other) == 0
  }

  /// -1, 0 or 1.
  func compare(_ other: NumberBox) -> Int {
    if let a = scalar.integer(Int64.self), let b = other.scalar.integer(Int64.self) {
      return a < b ? -1 : a > b ? 1 : 0
    }
    if let a = scalar.integer(UInt64.self), let b = other.scalar.integer(UInt64.self) {
      return a < b ? -1 : a > b ? 1 : 0
    }
    let (a, b) = (doubleValue, other.doubleValue)
    return a < b ? -1 : a > b ? 1 : a == b ? 0 : a.isNaN && b.isNaN ? 0 : a.isNaN ? -1 : 1
  }

  public override var hash: Int {
    scalar.integer(Int64.self)?.hashValue ?? doubleValue.hashValue
  }

  public override var objectDescription: String {
    switch scalar {
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .bool(let value): value ? "1" : "0"
    case .floating(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NumberBox.self) { number in
      number.adopt("NSCopying")
      number.classMethod("numberWithDouble:") { (_, value: Double) in NumberBox(value) }
      number.classMethod("numberWithInteger:") { (_, value: Int) in NumberBox(value) }
      number.classMethod("numberWithUnsignedInteger:") { (_, value: UInt) in
        NumberBox(UInt64(value))
      }
      number.classMethod("numberWithBool:") { (_, value: Bool) in NumberBox(value) }
      number.method("copy") { $0 }
      number.property("doubleValue") { $0.doubleValue }
      number.property("integerValue") { $0.integerValue }
      number.property("unsignedIntegerValue") { this in
        this.scalar.integer(UInt.self) ?? UInt(bitPattern: this.integerValue)
      }
      number.property("boolValue") { $0.boolValue }
      number.property("stringValue") { $0.objectDescription }
      number.method("isEqualToNumber:") { (this, other: Object?) in this.isEqual(other) }
      number.method("compare:") { (this, other: NumberBox) in this.compare(other) }
    }
  }
}
