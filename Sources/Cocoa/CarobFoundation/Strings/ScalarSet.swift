import Foundation

/// A set of the numbers of Unicode scalars, as bits.
///
/// Foundation's own loses members beyond the first plane on Linux: `CharacterSet(charactersIn: "a😀")` has no 😀.
struct ScalarSet: Hashable, Sendable {
  /// The bits of each plane; empty for a plane without members.
  private var planes = [[UInt64]](repeating: [], count: Self.planeCount)

  private static let planeCount = 17
  private static let wordCount = 1024

  /// The empty set.
  init() {}

  /// The characters of a text.
  ///
  /// - Complexity: O(length).
  init(charactersIn text: String) {
    for scalar in text.unicodeScalars { insert(scalar.value...scalar.value) }
  }

  /// The scalars whose Unicode properties fulfil a condition.
  ///
  /// - Complexity: O(scalars of Unicode).
  init(where isMember: (Unicode.Scalar.Properties) -> Bool) {
    for code in UInt32(0)..<0x110000 {
      if let scalar = Unicode.Scalar(code), isMember(scalar.properties) { insert(code...code) }
    }
  }

  /// The numbers below a bound that fulfil a condition.
  ///
  /// - Complexity: O(bound).
  init(below end: UInt32, where isMember: (UInt32) throws -> Bool) rethrows {
    for code in 0..<end where try isMember(code) { insert(code...code) }
  }

  /// Whether a number is in the set. Numbers beyond Unicode never are.
  ///
  /// - Complexity: O(1).
  func contains(_ code: UInt32) -> Bool {
    let plane = Int(code >> 16)
    guard plane < Self.planeCount, !planes[plane].isEmpty else { return false }
    return planes[plane][Int(code & 0xffff) >> 6] & (1 << UInt64(code & 63)) != 0
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  func hasMember(inPlane plane: UInt8) -> Bool {
    plane < Self.planeCount && !planes[Int(plane)].isEmpty
  }

  /// Whether all members of another set are in this one.
  func isSuperset(of other: ScalarSet) -> Bool { other.subtracting(self) == ScalarSet() }

  /// The scalars in this set or the other.
  func union(_ other: ScalarSet) -> ScalarSet { combined(other) { $0 | $1 } }

  /// The scalars in this set and the other.
  func intersection(_ other: ScalarSet) -> ScalarSet { combined(other) { $0 & $1 } }

  /// The scalars in this set and not in the other.
  func subtracting(_ other: ScalarSet) -> ScalarSet { combined(other) { $0 & ~$1 } }

  /// All scalars that are not in this set.
  var inverted: ScalarSet { combined(self) { word, _ in ~word } }

  /// A set of a range of numbers.
  init(_ codes: Range<Int>) {
    if let last = codes.last { insert(UInt32(codes.lowerBound)...UInt32(last)) }
  }

  private mutating func insert(_ codes: ClosedRange<UInt32>) {
    for plane in Int(codes.lowerBound >> 16)...Int(codes.upperBound >> 16) {
      let start = max(Int(codes.lowerBound) - plane << 16, 0)
      let end = min(Int(codes.upperBound) - plane << 16, 0xffff)
      if planes[plane].isEmpty { planes[plane] = Self.empty }
      for word in start >> 6...end >> 6 {
        let first = max(start - word << 6, 0)
        let last = min(end - word << 6, 63)
        planes[plane][word] |= (UInt64.max >> UInt64(63 - last + first)) << UInt64(first)
      }
    }
  }

  private static let empty = [UInt64](repeating: 0, count: wordCount)

  /// Combines words of two sets.
  private func combined(_ other: ScalarSet, _ combine: (UInt64, UInt64) -> UInt64) -> ScalarSet {
    var result = ScalarSet()
    for plane in 0..<Self.planeCount {
      let mine = planes[plane].isEmpty ? Self.empty : planes[plane]
      let theirs = other.planes[plane].isEmpty ? Self.empty : other.planes[plane]
      let words = zip(mine, theirs).map(combine)
      if words.contains(where: { $0 != 0 }) { result.planes[plane] = words }
    }
    return result
  }

  /// Hashes the first plane, in which nearly all sets differ.
  func hash(into hasher: inout Hasher) { hasher.combine(planes[0]) }
}

extension ScalarSet {
  /// Bits as Apple writes them: 8192 bytes of the first plane, then for each further plane with
  /// members its number and 8192 bytes.
  var bitmap: Data {
    var data = Data()
    for (number, plane) in planes.enumerated() where number == 0 || !plane.isEmpty {
      if number > 0 { data.append(UInt8(number)) }
      for word in plane.isEmpty ? Self.empty : plane {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          data.append(UInt8(truncatingIfNeeded: word >> shift))
        }
      }
    }
    return data
  }

  /// Reads such bits. Planes that are cut off or do not exist are skipped.
  init(bitmap: Data) {
    let bytes = [UInt8](bitmap)
    var start = 0
    var plane = 0
    while start + Self.wordCount * 8 <= bytes.count {
      if plane < Self.planeCount {
        let words = (0..<Self.wordCount).map { word in
          (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + word * 8 + $1]) << UInt64(8 * $1) }
        }
        if words.contains(where: { $0 != 0 }) { planes[plane] = words }
      }
      start += Self.wordCount * 8 + 1
      plane = start <= bytes.count ? Int(bytes[start - 1]) : Self.planeCount
    }
  }
}
