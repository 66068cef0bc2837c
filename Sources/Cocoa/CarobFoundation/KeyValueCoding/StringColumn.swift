import CarobRuntime

/// The sort values of many objects, all strings.
///
/// Most are ordered by numbers that hold their first bytes, so that sorting moves no strings and counts no references.
struct StringColumn {
  /// The strings in canonical form.
  private let values: [String?]
  private let isAscending: Bool

  /// A string's place, and its beginning.
  private struct Row {
    let beginning: UInt64
    let place: Int

    func byte(at shift: Int) -> Int { Int(beginning >> shift & 0xFF) }
  }

  /// - Parameter boxes: strings; nil for a missing one.
  init(_ boxes: [Object?], isAscending: Bool) {
    values = boxes.map { ($0 as? StringBox)?.string.canonicalForm }
    self.isAscending = isAscending
  }

  /// The order of the strings at two places: less than, equal to or greater than zero.
  func order(_ a: Int, _ b: Int) -> Int {
    let (a, b) = isAscending ? (values[a], values[b]) : (values[b], values[a])
    guard let a, let b else { return (a == nil ? 0 : 1) - (b == nil ? 0 : 1) }
    return ExactString(a).order(ExactString(b))
  }

  /// The places in the strings' order, with missing ones first, or last when the order descends.
  ///
  /// - Complexity: O(n), and O(m log m) for each m strings that begin with the same eight bytes.
  var permutation: [Int] {
    var missing: [Int] = []
    var rows: [Row] = []
    rows.reserveCapacity(values.count)
    for (place, value) in values.enumerated() {
      if let value {
        let beginning = Self.beginning(of: value)
        rows.append(Row(beginning: isAscending ? beginning : ~beginning, place: place))
      } else {
        missing.append(place)
      }
    }
    // For fewer rows, counting bytes would take longer. Swift's sort is stable.
    if rows.count < 1_000 {
      rows.sort {
        $0.beginning == $1.beginning
          ? order($0.place, $1.place) < 0 : $0.beginning < $1.beginning
      }
    } else {
      Self.sortByBeginning(&rows)
      sortWhereBeginningsAreTheSame(&rows)
    }
    let places = rows.map(\.place)
    return isAscending ? missing + places : places + missing
  }

  /// Sorts by one byte after another, from the last to the first; each time rows with equal bytes keep their order.
  private static func sortByBeginning(_ rows: inout [Row]) {
    var sorted = rows
    for shift in stride(from: 0, to: UInt64.bitWidth, by: 8) {
      // The position of the next row with each byte.
      var next = [Int](repeating: 0, count: 256)
      for row in rows { next[row.byte(at: shift)] += 1 }
      if next.contains(rows.count) { continue }
      var start = 0
      for byte in next.indices { (next[byte], start) = (start, start + next[byte]) }
      for row in rows {
        let byte = row.byte(at: shift)
        sorted[next[byte]] = row
        next[byte] += 1
      }
      swap(&rows, &sorted)
    }
  }

  private func sortWhereBeginningsAreTheSame(_ rows: inout [Row]) {
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].beginning == rows[start].beginning { end += 1 }
      if end - start > 1 { rows[start..<end].sort { order($0.place, $1.place) < 0 } }
      start = end
    }
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
