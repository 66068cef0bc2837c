import Foundation

/// The bytes of an ELF file. All offsets are checked, because the file may be malformed.
package struct ELFBytes {
  private let data: Data

  package init(_ data: Data) {
    // Offsets count from the first byte.
    self.data = data.startIndex == 0 ? data : Data(data)
  }

  /// Whether the bytes begin with the magic number of ELF.
  package var areOfELF: Bool { number(at: 0, as: UInt32.self) == 0x464C_457F }

  /// All bytes, for a reader that goes through them one by one.
  var bytes: [UInt8] { [UInt8](data) }

  package var count: UInt64 { UInt64(data.count) }

  /// Returns a little-endian number; nil beyond the end of the file.
  package func number<Integer: FixedWidthInteger>(at offset: UInt64, as: Integer.Type) -> Integer? {
    let size = UInt64(MemoryLayout<Integer>.size)
    guard offset <= count, count - offset >= size else { return nil }
    var value = Integer.zero
    for index in (0..<Int(size)).reversed() {
      value = value << 8 | Integer(truncatingIfNeeded: data[Int(offset) + index])
    }
    return value
  }

  /// The longest string to read. Limits the work on a file with a million symbols of the same long name.
  private static let longestString = 4096

  /// Returns a string that ends with NUL; nil beyond the end of the file, or if it is longer than 4096 bytes.
  package func string(at offset: UInt64) -> String? {
    guard offset < count else { return nil }
    let rest = data[Int(offset)...].prefix(Self.longestString + 1)
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Returns whether any string after the first begins with `text`.
  ///
  /// - Parameter orFirst: whether the first string counts too.
  /// - Complexity: O(count)
  package func hasString(beginningWith text: String, orFirst: Bool = false) -> Bool {
    orFirst && data.starts(with: text.utf8) || data.range(of: Data([0] + text.utf8)) != nil
  }
}
