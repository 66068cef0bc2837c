/// The strings of many objects that are sorted by them.
///
/// Most comparisons are decided by numbers that hold the strings' first letters, so that sorting moves and counts
/// references of no string.
struct StringColumn {
  private let values: [String?]
  private let isAscending: Bool

  /// A string's place, and its first letters.
  private struct Row {
    let letters: UInt64
    let place: Int
  }

  /// - Parameter values: nil for a missing one.
  init(_ values: [String?], isAscending: Bool) {
    self.values = values
    self.isAscending = isAscending
  }

  /// How the strings at two places compare: less than, equal to or greater than zero.
  func order(_ a: Int, _ b: Int) -> Int {
    let (a, b) = isAscending ? (values[a], values[b]) : (values[b], values[a])
    guard let a, let b else { return (a == nil ? 0 : 1) - (b == nil ? 0 : 1) }
    return a < b ? -1 : b < a ? 1 : 0
  }

  /// The places in the strings' order, with missing ones first, or last when the order descends.
  ///
  /// - Complexity: O(n log n).
  var permutation: [Int] {
    var missing: [Int] = []
    var rows: [Row] = []
    rows.reserveCapacity(values.count)
    for (place, value) in values.enumerated() {
      if let value {
        rows.append(Row(letters: Self.firstLetters(of: value), place: place))
      } else {
        missing.append(place)
      }
    }
    // Swift's sort is stable.
    if isAscending {
      rows.sort { precedes($0, $1) }
      return missing + rows.map(\.place)
    }
    rows.sort { precedes($1, $0) }
    return rows.map(\.place) + missing
  }

  private func precedes(_ a: Row, _ b: Row) -> Bool {
    if a.letters != b.letters, (a.letters | b.letters) < Self.unknown {
      return a.letters < b.letters
    }
    guard let first = values[a.place], let second = values[b.place] else { return false }
    return first < second
  }

  /// The letters of a string that has to be compared whole.
  private static let unknown: UInt64 = 1 << 63

  /// The first eight bytes, the first of them as the highest, with zeros beyond the end. Two strings for
  /// which they differ are in their order.
  ///
  /// That holds for ASCII only: of other strings the canonical form is compared, whose bytes are different.
  private static func firstLetters(of string: String) -> UInt64 {
    var string = string
    return string.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return unknown }
      var letters: UInt64 = 0
      for index in 0..<8 {
        letters = letters << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
      }
      return letters
    }
  }
}
