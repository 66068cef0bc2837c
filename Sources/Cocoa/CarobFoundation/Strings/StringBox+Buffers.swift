import CarobRuntime
import Foundation

/// Writes strings to memory of the caller: as many characters as fit.
extension StringBox {
  /// The options of `getBytes:…`.
  private struct Conversion: OptionSet {
    let rawValue: UInt
    /// Characters that the encoding does not have are replaced.
    static let isLossy = Self(rawValue: 1)
    /// The bytes begin with a byte order mark, if the encoding has one.
    static let isExternal = Self(rawValue: 2)
  }

  /// Bytes of an encoding, and the number of UTF-16 units that were converted to them.
  private struct Converted {
    var bytes = Data()
    var units = 0
  }

  static func defineBuffers(_ string: ClassMembers<StringBox>) {
    string.method(
      """
      - (BOOL)getBytes:(nullable void *)buffer maxLength:(NSUInteger)maxBufferCount \
      usedLength:(nullable NSUInteger *)usedBufferCount encoding:(NSStringEncoding)encoding \
      options:(NSStringEncodingConversionOptions)options range:(NSRange)range \
      remainingRange:(nullable NSRangePointer)leftover
      """
    ) {
      (
        this, room: Pointer, size: UInt, used: Pointer, encoding: UInt, options: UInt,
        range: NSRange, leftover: Pointer
      ) in
      let size = Int(clamping: size)
      let converted = try converted(
        this.string, range, String.Encoding(rawValue: encoding), Conversion(rawValue: options),
        // Without a buffer the caller asks for the number of bytes.
        limit: room.address == nil ? .max : size)
      write(converted.bytes, to: room)
      // SAFETY: the method's contract is null, or the address of a number and of a range.
      used.address?.storeBytes(of: UInt(converted.bytes.count), as: UInt.self)
      let rest = (
        UInt(range.location + converted.units), UInt(range.length - converted.units)
      )
      leftover.address?.storeBytes(of: rest.0, as: UInt.self)
      leftover.address?.storeBytes(of: rest.1, toByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      return converted.units > 0
    }
    defineDefaultEncoding(string)
  }

  /// Converts the units of a range, up to the first character that has no bytes or does not fit.
  ///
  /// - Throws: an `NSRangeException` when the range is not within the text.
  private static func converted(
    _ text: String, _ range: NSRange, _ encoding: String.Encoding, _ options: Conversion,
    limit: Int
  ) throws -> Converted {
    let part = try text.text(ofUnits: range)
    let isLossy = options.contains(.isLossy)
    let (order, mark) = encoding.ordered
    let begin = options.contains(.isExternal) ? mark : Data()
    if let all = part.data(using: order, allowLossyConversion: isLossy),
      begin.count + all.count <= limit
    {
      return Converted(bytes: begin + all, units: range.length)
    }
    var done = Converted(bytes: begin)
    guard begin.count <= limit else { return Converted() }
    for scalar in part.unicodeScalars {
      guard let bytes = String(scalar).data(using: order, allowLossyConversion: isLossy),
        done.bytes.count + bytes.count <= limit
      else { break }
      done.bytes += bytes
      done.units += UTF16.width(scalar)
    }
    return done.units == 0 ? Converted() : done
  }

  /// Writes bytes, unless the caller has no room.
  private static func write(_ bytes: Data, to room: Pointer) {
    guard let address = room.address else { return }
    // SAFETY: the method's contract is room for as many bytes as the limit, which they do not exceed.
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: address, count: bytes.count).copyMemory(from: $0)
    }
  }

  /// The older methods without an encoding: they use that of `+defaultCStringEncoding`.
  private static func defineDefaultEncoding(_ string: ClassMembers<StringBox>) {
    string.method("- (nullable const char *)cString NS_RETURNS_INNER_POINTER") {
      CString(pointer: $0.utf8)
    }
    string.method("- (nullable const char *)lossyCString NS_RETURNS_INNER_POINTER") {
      CString(pointer: $0.utf8)
    }
    string.method("- (NSUInteger)cStringLength") { UInt($0.string.utf8.count) }
    string.method("- (void)getCString:(char *)buffer") { (this, room: Pointer) in
      write(Data(this.string.utf8) + [0], to: room)
    }
    string.method("- (void)getCString:(char *)buffer maxLength:(NSUInteger)maxLength") {
      (this, room: Pointer, size: UInt) in
      let part = try converted(
        this.string, NSRange(location: 0, length: this.string.utf16.count), .utf8, .isLossy,
        limit: Int(clamping: size))
      write(part.bytes + [0], to: room)
    }
    string.classMethod("+ (nullable instancetype)stringWithCString:(const char *)bytes") {
      (cls, bytes: CString) -> StringBox? in
      try text(bytes, String.Encoding.utf8.rawValue).map { try make(cls, $0) }
    }
    string.classMethod(
      "+ (nullable instancetype)stringWithCString:(const char *)bytes length:(NSUInteger)length"
    ) { (cls, bytes: Pointer, length: UInt) -> StringBox? in
      try text(bytes, length, String.Encoding.utf8.rawValue).map { try make(cls, $0) }
    }
    string.method("- (nullable instancetype)initWithCString:(const char *)bytes") {
      (this, bytes: CString) -> StringBox? in
      try text(bytes, String.Encoding.utf8.rawValue).map(this.initialize)
    }
    string.method(
      "- (nullable instancetype)initWithCString:(const char *)bytes length:(NSUInteger)length"
    ) { (this, bytes: Pointer, length: UInt) -> StringBox? in
      try text(bytes, length, String.Encoding.utf8.rawValue).map(this.initialize)
    }
  }
}

extension String.Encoding {
  /// The encoding with an explicit order of bytes, which has no byte order mark, and the mark.
  fileprivate var ordered: (encoding: Self, mark: Data) {
    switch self {
    case .utf16, .unicode: (.utf16LittleEndian, Data([0xFF, 0xFE]))
    case .utf32: (.utf32LittleEndian, Data([0xFF, 0xFE, 0, 0]))
    default: (self, Data())
    }
  }
}
