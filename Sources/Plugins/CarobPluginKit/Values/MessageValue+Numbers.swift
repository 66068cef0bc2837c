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

extension Int: MessageValue {
  /// `q`
  public static var typeEncoding: String { "q" }
}

extension Int8: MessageValue {
  /// `c`
  public static var typeEncoding: String { "c" }
}

extension Int16: MessageValue {
  /// `s`
  public static var typeEncoding: String { "s" }
}

extension Int32: MessageValue {
  /// `i`
  public static var typeEncoding: String { "i" }
}

extension Int64: MessageValue {
  /// `q`
  public static var typeEncoding: String { "q" }
}

extension UInt: MessageValue {
  /// `Q`
  public static var typeEncoding: String { "Q" }
}

extension UInt8: MessageValue {
  /// `C`
  public static var typeEncoding: String { "C" }
}

extension UInt16: MessageValue {
  /// `S`
  public static var typeEncoding: String { "S" }
}

extension UInt32: MessageValue {
  /// `I`
  public static var typeEncoding: String { "I" }
}

extension UInt64: MessageValue {
  /// `Q`
  public static var typeEncoding: String { "Q" }
}

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
