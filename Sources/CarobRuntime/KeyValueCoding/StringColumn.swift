/// The strings of many objects that are sorted by them.
///
/// Most comparisons are decided by numbers that hold the strings' first bytes, so that sorting moves and counts
/// references of no string.
struct StringColumn {
  /// In canonical form.
  private let values: [String?]
  private let isAscending: Bool

  /// A string's place, and its beginning.
  private struct Row {
    let beginning: UInt64
    let place: Int
  }

  /// - Parameter boxes: strings, nil for a missing one.
  init(_ boxes: [Object?], isAscending: Bool) {
    values = boxes.map { ($0 as? StringBox)?.string.canonicalForm }
    self.isAscending = isAscending
  }

  /// How the strings at two places compare: less than, equal to or greater than zero.
  func order(_ a: Int, _ b: Int) -> Int {
    let (a, b) = isAscending ? (values[a], values[b]) : (values[b], values[a])
    guard let a, let b else { return (a == nil ? 0 : 1) - (b == nil ? 0 : 1) }
    return ExactString(a).order(ExactString(b))
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
        rows.append(Row(beginning: Self.beginning(of: value), place: place))
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
    if a.beginning != b.beginning { return a.beginning < b.beginning }
    guard let first = values[a.place], let second = values[b.place] else { return false }
    return ExactString(first).order(ExactString(second)) < 0
  }

  /// The first eight bytes, the first of them as the highest, with zeros beyond the end.
  private static func beginning(of string: String) -> UInt64 {
    var string = string
    return string.withUTF8 { bytes in
      var beginning: UInt64 = 0
      for index in 0..<8 {
        beginning = beginning << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
      }
      return beginning
    }
  }
}
