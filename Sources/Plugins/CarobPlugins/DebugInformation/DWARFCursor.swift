/// A place in a section of debug information, from which numbers are read.
struct DWARFCursor {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Reads a little-endian number.
  ///
  /// - Throws: `DWARFError` beyond the end.
  mutating func number(bytes size: Int) throws(DWARFError) -> UInt64 {
    let start = position
    try skip(size)
    var value: UInt64 = 0
    for index in (start..<position).reversed() { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  /// Reads a number of seven bits a byte. Bits beyond the 64th are dropped.
  ///
  /// - Throws: `DWARFError` beyond the end.
  mutating func packedNumber() throws(DWARFError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try number(bytes: 1)
      value |= (byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
  }

  /// Reads a position or a length that must fit the section.
  ///
  /// - Throws: `DWARFError` beyond the end.
  mutating func offset(bytes size: Int) throws(DWARFError) -> Int {
    guard let value = Int(exactly: try number(bytes: size)), value <= bytes.count else {
      throw DWARFError()
    }
    return value
  }

  /// - Throws: `DWARFError` beyond the end.
  mutating func skip(_ count: Int) throws(DWARFError) {
    guard count >= 0, count <= bytes.count - position else { throw DWARFError() }
    position += count
  }

  /// Skips as many bytes as a packed number says.
  ///
  /// - Throws: `DWARFError` beyond the end.
  mutating func skipPacked() throws(DWARFError) {
    guard let count = Int(exactly: try packedNumber()) else { throw DWARFError() }
    try skip(count)
  }

  /// - Throws: `DWARFError` when the string has no end.
  mutating func skipString() throws(DWARFError) {
    while try number(bytes: 1) != 0 {}
  }
}
