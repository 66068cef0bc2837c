/// A number, read from or written to memory whose type is only known from an encoding.
package enum Scalar: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case bool(Bool)

  /// Reads a value of a scalar encoding; nil when the encoding is no number.
  ///
  /// - Safety: the memory must hold a value of that type.
  package init?(_ encoding: TypeEncoding, at address: UnsafeRawPointer) {
    // SAFETY: the caller vouches for the type; nothing is assumed about alignment.
    switch encoding.unqualified {
    case .bool: self = .bool(address.load(as: UInt8.self) != 0)
    case .char: self = .signed(Int64(address.load(as: Int8.self)))
    case .unsignedChar: self = .unsigned(UInt64(address.load(as: UInt8.self)))
    case .short: self = .signed(Int64(address.loadUnaligned(as: Int16.self)))
    case .unsignedShort: self = .unsigned(UInt64(address.loadUnaligned(as: UInt16.self)))
    case .int: self = .signed(Int64(address.loadUnaligned(as: Int32.self)))
    case .unsignedInt: self = .unsigned(UInt64(address.loadUnaligned(as: UInt32.self)))
    case .long, .longLong: self = .signed(address.loadUnaligned(as: Int64.self))
    case .unsignedLong, .unsignedLongLong:
      self = .unsigned(address.loadUnaligned(as: UInt64.self))
    case .float: self = .floating(Double(address.loadUnaligned(as: Float.self)))
    case .double: self = .floating(address.loadUnaligned(as: Double.self))
    default: return nil
    }
  }

  /// Writes the number as a value of an encoding; false, and nothing written, when it does not fit
  /// without loss or the encoding is no number.
  ///
  /// - Safety: the memory must have room for a value of that type.
  package func write(as encoding: TypeEncoding, to address: UnsafeMutableRawPointer) -> Bool {
    switch encoding.unqualified {
    case .bool:
      guard let value = asBool else { return false }
      address.storeBytes(of: value ? 1 : 0, as: UInt8.self)
      return true
    case .char: return write(Int8.self, to: address)
    case .unsignedChar: return write(UInt8.self, to: address)
    case .short: return write(Int16.self, to: address)
    case .unsignedShort: return write(UInt16.self, to: address)
    case .int: return write(Int32.self, to: address)
    case .unsignedInt: return write(UInt32.self, to: address)
    case .long, .longLong: return write(Int64.self, to: address)
    case .unsignedLong, .unsignedLongLong: return write(UInt64.self, to: address)
    case .float:
      let narrow = Float(asDouble)
      guard exactlyDouble, Double(narrow) == asDouble || asDouble.isNaN else { return false }
      address.storeBytes(of: narrow, as: Float.self)
      return true
    case .double:
      guard exactlyDouble else { return false }
      address.storeBytes(of: asDouble, as: Double.self)
      return true
    default: return false
    }
  }

  /// The number as the C value of a type; nil when it does not fit without loss or the type is no number.
  func cValue<Value: MessageValue>(of type: Value.Type) -> Value.CValue? {
    var room: (UInt, UInt) = (0, 0)
    return withUnsafeMutableBytes(of: &room) { bytes in
      guard let base = bytes.baseAddress, MemoryLayout<Value.CValue>.size <= bytes.count,
        write(as: Value.typeEncoding, to: base)
      else { return nil }
      return base.load(as: Value.CValue.self)
    }
  }

  /// The number as key-value coding stores it: for a floating-point type the nearest one, unless
  /// a finite number would become infinite.
  package func rounded(for encoding: TypeEncoding) -> Scalar {
    switch encoding.unqualified {
    case .float where Float(asDouble).isFinite: .floating(Double(Float(asDouble)))
    case .double: .floating(asDouble)
    default: self
    }
  }

  /// The number as an integer of some width; nil when it does not fit.
  package func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    switch self {
    case .signed(let value): Integer(exactly: value)
    case .unsigned(let value): Integer(exactly: value)
    case .floating(let value): Integer(exactly: value)
    case .bool(let value): value ? 1 : 0
    }
  }

  /// The nearest floating-point number.
  @inlinable package var asDouble: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .bool(let value): value ? 1 : 0
    }
  }

  private var exactlyDouble: Bool {
    switch self {
    case .signed(let value): Double(exactly: value) != nil
    case .unsigned(let value): Double(exactly: value) != nil
    case .floating, .bool: true
    }
  }

  /// True for 1, false for 0; nil for other numbers.
  var asBool: Bool? {
    switch self {
    case .bool(let value): value
    default: asDouble == 0 ? false : asDouble == 1 ? true : nil
    }
  }

  private func write<Integer: FixedWidthInteger & BitwiseCopyable>(
    _ type: Integer.Type, to address: UnsafeMutableRawPointer
  ) -> Bool {
    guard let value = integer(type) else { return false }
    // SAFETY: the caller's memory has room for the encoding's type, which this is.
    address.storeBytes(of: value, as: Integer.self)
    return true
  }
}

extension Scalar {
  /// The number in the low bits of a word; nil when the type is no number.
  @inlinable package init?(_ type: PassingKind, bits: UInt64) {
    switch type {
    case .bool: self = .bool(UInt8(truncatingIfNeeded: bits) != 0)
    case .char: self = .signed(Int64(Int8(truncatingIfNeeded: bits)))
    case .unsignedChar: self = .unsigned(UInt64(UInt8(truncatingIfNeeded: bits)))
    case .short: self = .signed(Int64(Int16(truncatingIfNeeded: bits)))
    case .unsignedShort: self = .unsigned(UInt64(UInt16(truncatingIfNeeded: bits)))
    case .int: self = .signed(Int64(Int32(truncatingIfNeeded: bits)))
    case .unsignedInt: self = .unsigned(UInt64(UInt32(truncatingIfNeeded: bits)))
    case .longLong: self = .signed(Int64(bitPattern: bits))
    case .unsignedLongLong: self = .unsigned(bits)
    case .float: self = .floating(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case .double: self = .floating(Double(bitPattern: bits))
    default: return nil
    }
  }
}
