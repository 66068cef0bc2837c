import CarobRuntime

/// A number or truth value as an object. Registered as `NSNumber`.
open class NumberBox: ValueBox {
  /// The number, with its kind. A plugin's class with its own primitive methods is asked for it.
  package final var scalar: Scalar { hasOwnPrimitives ? askedNumber().scalar : held }

  /// The kind of the type that it was made from.
  package final var kind: PassingKind { hasOwnPrimitives ? askedNumber().kind : heldKind }

  // No code of a program runs during an access to these, so exclusivity needs no check.

  /// The number in this object.
  @exclusivity(unchecked) final private(set) var held = Scalar.signed(0)

  /// The kind of the number in this object.
  @exclusivity(unchecked) final private(set) var heldKind = PassingKind.longLong

  /// Boxes a number of any kind.
  package convenience init(_ scalar: Scalar) { self.init(scalar, PassingKind(of: scalar)) }

  /// Boxes a number that was made from a type.
  package convenience init(_ scalar: Scalar, _ kind: PassingKind) {
    self.init(isa: Self.runtimeClass)
    if case .bool = scalar { becomeBoolean() }
    held = scalar
    heldKind = kind
  }

  /// The class of truth values, which has nothing of its own: programs tell `@YES` from `@1` by their classes.
  package static let classOfBooleans: RuntimeClass = {
    // The plugin that is loading now does not own it.
    RegistrationOwner.during(nil) {
      do throws(RegistrationError) {
        let cls = try RuntimeClass.allocatePair(named: "__NSCFBoolean", superclass: runtimeClass)
        try cls.registerPair()
        return cls
      } catch {
        preconditionFailure("the class of truth values cannot be registered: \(error)")
      }
    }
  }()

  /// Gives a truth value of the host's own class the class of truth values.
  final func becomeBoolean() {
    if isa == Self.runtimeClass, type(of: self) == NumberBox.self {
      _ = try? setClass(Self.classOfBooleans)
    }
  }

  /// The object of a truth value, which is one for the whole process.
  public static func boolean(_ value: Bool) -> NumberBox { SmallNumbers.boolean(value) }

  /// A number that was made from a type; truth values are not made anew.
  package static func number(_ scalar: Scalar, _ kind: PassingKind) -> NumberBox {
    if case .bool(let value) = scalar { return boolean(value) }
    return NumberBox(scalar, kind)
  }

  /// Sets the number, if no `-init…` has done so.
  package final func set(_ scalar: Scalar, _ kind: PassingKind) {
    held = scalar
    heldKind = kind
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
  open override class var runtimeName: String {
    self == NumberBox.self ? "NSNumber" : super.runtimeName
  }

  /// The type that the number was made from.
  override var heldType: TypeEncoding { heldKind.numberType }

  /// Calls a closure with the number's bytes in its type.
  override func withHeldBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try Self.withBytes(of: held, as: heldType, body)
  }

  override func askedBytes() -> [UInt8] {
    let number = askedNumber()
    return Self.withBytes(of: number.scalar, as: number.kind.numberType, Array.init)
  }

  private static func withBytes<Result>(
    of scalar: Scalar, as type: TypeEncoding,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    var room: UInt64 = 0
    return try withUnsafeMutableBytes(of: &room) { room in
      guard let base = room.baseAddress else { return try body(UnsafeRawBufferPointer(room)) }
      // SAFETY: no type of a number has more than eight bytes.
      _ = scalar.write(as: type, to: base)
      return try body(UnsafeRawBufferPointer(start: base, count: type.size ?? 0))
    }
  }

  /// A number of the host's own class.
  package override func copyOfContents() -> Object {
    let number = askedNumber()
    return NumberBox(number.scalar, number.kind)
  }

  /// Takes a number of any type.
  ///
  /// - Safety: there must be a value of that type at the address.
  package override func take(_ type: TypeEncoding, at address: UnsafeRawPointer) -> Bool {
    guard let scalar = Scalar(type, at: address) else { return false }
    set(scalar, PassingKind(type))
    return true
  }

  /// The nearest floating-point number.
  public final var doubleValue: Double { scalar.asDouble }

  /// The number as an integer; see `integer(as:)`.
  public final var integerValue: Int { integer(as: Int.self) }

  /// Whether it is not zero.
  public final var boolValue: Bool { scalar.asDouble != 0 }

  /// Whether it was made from a truth value.
  public final var isBool: Bool { if case .bool = scalar { true } else { false } }

  /// The number as an integer type: an integer that does not fit keeps its low bits, as with a
  /// cast in C; a floating-point number is truncated and clamped, and NaN is 0.
  package final func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer {
    switch scalar {
    case .signed(let value): return Integer(truncatingIfNeeded: value)
    case .unsigned(let value): return Integer(truncatingIfNeeded: value)
    case .bool(let value): return value ? 1 : 0
    case .floating(let value):
      if value.isNaN { return 0 }
      return Integer(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }

  /// Whether the other is the same number, regardless of its type.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NumberBox else { return false }
    return equals(other)
  }

  /// Whether both are the same number, regardless of their types.
  final func equals(_ other: NumberBox) -> Bool {
    hasOwnPrimitives || other.hasOwnPrimitives ? compare(other) == 0 : equalsHeld(other)
  }

  /// Whether the numbers in both objects are the same.
  final func equalsHeld(_ other: NumberBox) -> Bool {
    if case .signed(let a) = held, case .signed(let b) = other.held { return a == b }
    return held.compare(other.held) == 0
  }

  /// The exact order of two numbers: -1, 0 or 1; NaN equals NaN and comes before all others.
  final func compare(_ other: NumberBox) -> Int { scalar.compare(other.scalar) }

  /// A hash value; equal numbers have the same.
  open override var hash: Int { hasOwnPrimitives ? Self.hash(of: scalar) : heldHash }

  /// A hash value of the number in this object.
  @inline(__always) final var heldHash: Int { Self.hash(of: held) }

  private static func hash(of scalar: Scalar) -> Int {
    if case .signed(let value) = scalar { return Int(value) }
    if let integer = scalar.integer(Int64.self) { return Int(integer) }
    // NaN has many bit patterns, which are all equal here.
    let value = scalar.asDouble
    return value.isNaN ? 0 : Int(bitPattern: UInt(value.bitPattern))
  }

  /// The number as text; truth values are `1` and `0`.
  open override var objectDescription: String {
    switch scalar {
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .bool(let value): value ? "1" : "0"
    case .floating(let value):
      // The sign bit of what is no number has no meaning, and Swift prints it.
      value.isNaN
        ? "nan"
        : value == value.rounded() && abs(value) < 1e15
          ? "\(Int64(value))" : kind == .float ? "\(Float(value))" : "\(value)"
    }
  }

  /// States the members of `NSNumber`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: NumberBox.self, "A number or a truth value as an object.") { number in
      number.isImmutable()
      number.isArchivedAsItself()
      defineMaking(number)
      DecimalFunctions.defineValue(number)
      defineReading(number)
      number.method("- (NSString *)descriptionWithLocale:(nullable id)locale") {
        (this, locale: Object?) in
        guard let locale = locale as? LocaleBox else { return this.description }
        return this.description.replacing(".", with: locale.locale.decimalSeparator ?? ".")
      }
    }
  }
}
