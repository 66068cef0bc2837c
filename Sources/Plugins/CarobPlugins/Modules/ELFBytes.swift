import Foundation

/// The bytes of an ELF file, read with every offset checked: the file may say anything.
package struct ELFBytes {
  private let data: Data

  package init(_ data: Data) {
    // Offsets count from the first byte.
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  /// Whether they begin as every ELF file does.
  package var areOfELF: Bool { number(at: 0, as: UInt32.self) == 0x464C_457F }

  /// How many there are.
  package var count: UInt64 { UInt64(data.count) }

  /// A little-endian number; nil where the file ends before it.
  package func number<Integer: FixedWidthInteger>(at offset: UInt64, as: Integer.Type) -> Integer? {
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
  package func string(at offset: UInt64) -> String? {
    guard offset < count else { return nil }
    let rest = data[Int(offset)...].prefix(Self.longestString + 1)
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Whether a string that begins so stands behind the end of another one.
  ///
  /// - Complexity: O(count)
  package func hasString(beginningWith text: String) -> Bool {
    data.range(of: Data([0] + text.utf8)) != nil
  }
}
