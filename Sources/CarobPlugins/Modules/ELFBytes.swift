import Foundation

/// The bytes of an ELF file, read with every offset checked: the file may say anything.
struct ELFBytes {
  private let data: Data

  init(_ data: Data) {
    // Offsets count from the first byte.
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  /// How many there are.
  var count: UInt64 { UInt64(data.count) }

  /// A little-endian number; nil where the file ends before it.
  func number<Integer: FixedWidthInteger>(at offset: UInt64, as: Integer.Type) -> Integer? {
    let size = UInt64(MemoryLayout<Integer>.size)
    guard offset <= count, count - offset >= size else { return nil }
    var value = Integer.zero
    for index in (0..<Int(size)).reversed() {
      value = value << 8 | Integer(truncatingIfNeeded: data[Int(offset) + index])
    }
    return value
  }

  /// The longest string that is read: names of a million symbols may all be in one place.
  private static let longestString = 4096

  /// A string that ends with NUL; nil where the file ends before it, or when it is longer than 4096 bytes.
  func string(at offset: UInt64) -> String? {
    guard offset < count else { return nil }
    let rest = data[Int(offset)...].prefix(Self.longestString + 1)
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
