import Foundation

/// Checks the references in a binary property list, before Foundation reads it.
///
/// Its collections refer to objects by number, and may share them: thirty arrays of twice the next one are a
/// billion objects for a reader that follows the references. Foundation does, and only refuses deep nesting.
struct BinaryPropertyList {
  /// The number of objects that a list may have beyond its bytes. Without sharing it has fewer than bytes.
  private static let surplus = 1_000_000

  /// A reference to nothing, to an enclosing object, or too deep; or too many objects.
  private struct Refusal: Error {}

  private let bytes: [UInt8]
  private let table: Int
  private let widthOfOffset: Int
  private let widthOfReference: Int
  /// The number of objects of each one, with its contents; nil while it is being counted.
  private var counts: [Int: Int?] = [:]

  /// Whether the data is no binary list, or one whose objects are in proportion to its size.
  ///
  /// - Complexity: O(size).
  static func isBounded(_ data: Data) -> Bool {
    guard data.starts(with: Data("bplist".utf8)) else { return true }
    do {
      var list = try Self([UInt8](data))
      _ = try list.count(of: list.number(at: data.count - 16, width: 8), depth: 0)
      return true
    } catch {
      return false
    }
  }

  private init(_ bytes: [UInt8]) throws {
    guard bytes.count >= 40 else { throw Refusal() }
    self.bytes = bytes
    let trailer = bytes.count - 32
    widthOfOffset = Int(bytes[trailer + 6])
    widthOfReference = Int(bytes[trailer + 7])
    table = Self.number(bytes[(trailer + 24)...])
    guard table < trailer else { throw Refusal() }
  }

  /// The number in the bytes, clamped.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    var number = 0
    for byte in bytes {
      guard number <= Int.max >> 8 else { return .max }
      number = number << 8 | Int(byte)
    }
    return number
  }

  private func number(at place: Int, width: Int) throws -> Int {
    guard (1...8).contains(width), place <= bytes.count - width else { throw Refusal() }
    return Self.number(bytes[place..<place + width])
  }

  private mutating func count(of object: Int, depth: Int) throws -> Int {
    if let known = counts[object] {
      guard let known else { throw Refusal() }
      return known
    }
    guard depth < PropertyValue.maximumDepth, object < bytes.count else { throw Refusal() }
    counts[object] = .some(nil)
    let place = try number(at: table + object * widthOfOffset, width: widthOfOffset)
    let marker = try number(at: place, width: 1)
    var count = 1
    switch marker >> 4 {
    case 0xA, 0xC, 0xD:
      let (first, length) = try length(marker, at: place)
      for index in 0..<(marker >> 4 == 0xD ? 2 * length : length) {
        let reference = try number(at: first + index * widthOfReference, width: widthOfReference)
        count += try self.count(of: reference, depth: depth + 1)
        if count > bytes.count + Self.surplus { throw Refusal() }
      }
    // A text or data to which many refer is copied for each.
    case 0x4, 0x5, 0x6: count += try length(marker, at: place).length / 64
    default: break
    }
    counts[object] = count
    return count
  }

  /// The offset of an object's contents, and the number of its elements.
  private func length(_ marker: Int, at place: Int) throws -> (first: Int, length: Int) {
    guard marker & 0xF == 0xF else { return (place + 1, marker & 0xF) }
    let width = 1 << (try number(at: place + 1, width: 1) & 0xF)
    let length = try number(at: place + 2, width: width)
    guard length <= bytes.count else { throw Refusal() }
    return (place + 2 + width, length)
  }
}
