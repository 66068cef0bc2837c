/// A number or truth value as an object. Registered as `NSNumber`.
public final class NumberBox: Object {
  /// The number, with its kind.
  package private(set) var scalar = Scalar.signed(0)

  /// Boxes a number of any kind.
  package convenience init(_ scalar: Scalar) {
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

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSNumber" }

  /// The nearest floating-point number.
  public var doubleValue: Double { scalar.asDouble }

  /// The number as an integer; see `integer(as:)`.
  public var integerValue: Int { integer(as: Int.self) }

  /// Whether it is not zero.
  public var boolValue: Bool { scalar.asDouble != 0 }

  /// Whether it was made from a truth value.
  public var isBool: Bool { if case .bool = scalar { true } else { false } }

  /// The number as an integer of some width: an integer that does not fit keeps its low bits, as a cast in C
  /// does; a floating-point number is cut towards zero and to what fits, and NaN is 0.
  package func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer {
    switch scalar {
    case .signed(let value): return Integer(truncatingIfNeeded: value)
    case .unsigned(let value): return Integer(truncatingIfNeeded: value)
    case .bool(let value): return value ? 1 : 0
    case .floating(let value):
      if value.isNaN { return 0 }
      return Integer(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }

  /// Whether the other is the same number, whatever the kinds.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NumberBox else { return false }
    return compare(other) == 0
  }

  /// -1, 0 or 1, exactly; NaN equals NaN and comes before all other numbers.
  func compare(_ other: NumberBox) -> Int { scalar.compare(other.scalar) }

  /// The same for equal numbers.
  public override var hash: Int {
    if let integer = scalar.integer(Int64.self) { return integer.hashValue }
    // There are many NaNs, which are all equal here.
    return doubleValue.isNaN ? 0 : doubleValue.hashValue
  }

  /// The number as text; truth values are `1` and `0`.
  public override var objectDescription: String {
    switch scalar {
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .bool(let value): value ? "1" : "0"
    case .floating(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
  }

  /// States the members of `NSNumber`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NumberBox.self) { number in
      number.isImmutable()
      defineMaking(number)
      defineReading(number)
    }
  }
}
