extension MessageValue where Self: BinaryInteger {
  /// Zero.
  public static var nothing: Self { 0 }

  /// Converts a number or an `NSNumber`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    switch try value.fitting(ValueKind(Self.typeEncoding))?.form {
    case .integer(let number): self = Self(number)
    case .unsigned(let number): self = Self(number)
    default: throw value.unexpected("an \(Self.self)")
    }
  }
}

extension MessageValue where Self: SignedInteger {
  /// The number.
  public func passed() -> PassedValue { PassedValue(.integer(Int64(self))) }
}

extension MessageValue where Self: UnsignedInteger {
  /// The number.
  public func passed() -> PassedValue { PassedValue(.unsigned(UInt64(self))) }
}

extension MessageValue where Self: FixedWidthInteger {
  /// `c`, `s`, `i` or `q`, by the size; in capitals for a number without a sign.
  public static var typeEncoding: String {
    switch bitWidth {
    case 8: isSigned ? "c" : "C"
    case 16: isSigned ? "s" : "S"
    case 32: isSigned ? "i" : "I"
    default: isSigned ? "q" : "Q"
    }
  }
}

extension Int: MessageValue {}
extension Int8: MessageValue {}
extension Int16: MessageValue {}
extension Int32: MessageValue {}
extension Int64: MessageValue {}
extension UInt: MessageValue {}
extension UInt8: MessageValue {}
extension UInt16: MessageValue {}
extension UInt32: MessageValue {}
extension UInt64: MessageValue {}

extension Bool: MessageValue {
  /// `B`
  public static var typeEncoding: String { "B" }
  /// False.
  public static var nothing: Bool { false }

  /// Converts a `Bool`, 0 or 1, or an `NSNumber` with one of these.
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard case .bool(let bool) = try value.fitting(.bool)?.form else {
      throw value.unexpected("a Bool")
    }
    self = bool
  }

  /// The value.
  public func passed() -> PassedValue { PassedValue(.bool(self)) }
}

extension Double: MessageValue {
  /// `d`
  public static var typeEncoding: String { "d" }
  /// Zero.
  public static var nothing: Double { 0 }

  /// Converts a number or an `NSNumber`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard case .double(let number) = try value.fitting(.double)?.form else {
      throw value.unexpected("a Double")
    }
    self = number
  }

  /// The number.
  public func passed() -> PassedValue { PassedValue(.double(self)) }
}

extension Float: MessageValue {
  /// `f`
  public static var typeEncoding: String { "f" }
  /// Zero.
  public static var nothing: Float { 0 }

  /// Converts a number or an `NSNumber`, rounded to this precision.
  public init(_ value: PassedValue) throws(PluginFailure) {
    self = Float(try Double(value))
  }

  /// The number.
  public func passed() -> PassedValue { PassedValue(.double(Double(self))) }
}
