import CCarob

extension MessageValue where Self: BitwiseCopyable, CValue == Self {
  /// The C value; see `MessageValue`.
  @inlinable public func cValue() -> Self { self }

  /// The value of an argument; see `MessageValue`.
  @inlinable public static func argument(_ value: Self) throws(MessageError) -> Self { value }
}

extension MessageValue where CValue: FixedWidthInteger {
  /// The value in a register; see `MessageValue`.
  @inlinable public static func word(_ value: CValue) -> UInt { UInt(truncatingIfNeeded: value) }

  /// The value of a register; see `MessageValue`.
  @inlinable public static func value(word: UInt) -> CValue { CValue(truncatingIfNeeded: word) }
}

extension Int: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .longLong }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .longLong }
}
extension UInt: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .unsignedLongLong }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .unsignedLongLong }
}
extension Int64: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .longLong }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .longLong }
}
extension UInt64: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .unsignedLongLong }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .unsignedLongLong }
}
extension Int32: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .int }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .int }
}
extension UInt32: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .unsignedInt }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .unsignedInt }
}
extension Int16: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .short }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .short }
}
extension UInt16: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .unsignedShort }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .unsignedShort }
}
extension Int8: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .char }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .char }
}
extension UInt8: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .unsignedChar }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .unsignedChar }
}

extension Bool: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .bool }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .bool }
  // A C function may leave anything but 0 and 1 in a register; a Swift Bool may not hold it.
  /// The C value; see `MessageValue`.
  @inlinable public func cValue() -> UInt8 { self ? 1 : 0 }
  /// The value of an argument; see `MessageValue`.
  @inlinable public static func argument(_ value: UInt8) throws(MessageError) -> Bool { value != 0 }
}

extension Double: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .double }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .double }
  /// The value in a register; see `MessageValue`.
  @inlinable public static func word(_ value: Double) -> UInt { UInt(value.bitPattern) }
  /// The value of a register; see `MessageValue`.
  @inlinable public static func value(word: UInt) -> Double { Double(bitPattern: UInt64(word)) }
}

extension Float: MessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { .float }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .float }
  /// The value in a register; see `MessageValue`.
  @inlinable public static func word(_ value: Float) -> UInt { UInt(value.bitPattern) }
  /// The value of a register; see `MessageValue`.
  @inlinable public static func value(word: UInt) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: word))
  }
}

extension Optional: MessageValue where Wrapped: ObjectMessageValue {
  /// The encoding of this type.
  @inlinable public static var typeEncoding: TypeEncoding { Wrapped.typeEncoding }
  /// The passing kind of the wrapped type.
  @inlinable public static var passingKind: PassingKind { Wrapped.passingKind }
  /// The C value; see `MessageValue`.
  @inlinable public func cValue() -> UnsafeMutableRawPointer? { self?.cValue() ?? nil }
  /// The C value as a result; see `MessageValue`.
  @inlinable public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    self?.cResult(owned: owned) ?? nil
  }
  /// The value of an argument; see `MessageValue`.
  @inlinable public static func argument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> Self {
    value == nil ? nil : try Wrapped.argument(value)
  }
  /// The borrowed form of the wrapped type, or nil.
  public typealias Borrowed = Wrapped.Borrowed?
  /// The value of an argument; see `MessageValue`.
  @inlinable @inline(__always)
  public static func borrowedArgument(
    _ value: UnsafeMutableRawPointer?
  ) throws(MessageError) -> Wrapped.Borrowed? {
    value == nil ? nil : try Wrapped.borrowedArgument(value)
  }
  /// The value of a result; see `MessageValue`.
  @inlinable public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> Self {
    value == nil ? nil : try Wrapped.result(value, owned: owned)
  }
}

/// A type that travels as an object pointer, so that its optional can be nil.
public protocol ObjectMessageValue: MessageValue where CValue == UnsafeMutableRawPointer? {}

extension ObjectMessageValue {
  /// The kind of every object, if not of a block.
  @inlinable public static var passingKind: PassingKind { .object }
}

extension MessageValue where CValue == UnsafeMutableRawPointer? {
  /// The value in a register; see `MessageValue`.
  @inlinable public static func word(_ value: UnsafeMutableRawPointer?) -> UInt {
    UInt(bitPattern: value)
  }
  /// The value of a register; see `MessageValue`.
  @inlinable public static func value(word: UInt) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: word)
  }
}
