import Foundation

/// Whether a module is written in Swift, wholly or in part: its sections say so.
///
/// Offsets are those of the ELF-64 specification. The file was checked by `ELFFile`.
enum SwiftSections {
  private static let headerSize = 64
  private static let sectionHeaderSize = 64
  /// More sections than any compiler makes.
  private static let maximumSections = 4096

  /// False also for a file whose sections were stripped away or cannot be read.
  static func areIn(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let header = bytes(headerSize, at: 0, of: file) else { return false }
    let table = number(header, at: 40, 8)
    let count = Int(number(header, at: 60, 2))
    let namesIndex = Int(number(header, at: 62, 2))
    guard table != 0, count <= maximumSections, namesIndex < count,
      Int(number(header, at: 58, 2)) == sectionHeaderSize,
      let sections = bytes(count * sectionHeaderSize, at: table, of: file)
    else { return false }
    let names = namesIndex * sectionHeaderSize
    let size = number(sections, at: names + 32, 8)
    guard size < 1 << 20,
      let strings = bytes(Int(size), at: number(sections, at: names + 24, 8), of: file)
    else { return false }
    return (0..<count).contains { index in
      let start = Int(number(sections, at: index * sectionHeaderSize, 4))
      return start < strings.count && strings[start...].starts(with: "swift5_".utf8)
    }
  }

  private static func bytes(_ count: Int, at offset: UInt64, of file: FileHandle) -> [UInt8]? {
    do {
      try file.seek(toOffset: offset)
      guard let data = try file.read(upToCount: count), data.count == count else { return nil }
      return [UInt8](data)
    } catch {
      return nil
    }
  }

  /// A little-endian number of so many bytes, all of which are there.
  private static func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> UInt64 {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
