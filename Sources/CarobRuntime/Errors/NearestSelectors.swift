/// What somebody may have meant by a selector that is not answered, or not sent.
package enum NearestSelectors {
  /// At most three names that instances of the class do answer, nearest first.
  ///
  /// - Complexity: O(methods × length²); for error messages only.
  static func to(_ selector: Selector, in cls: RuntimeClass) -> [String] {
    let names = Set(cls.ancestry.flatMap { $0.methods.map(\.selector.name) })
    return to(selector.name, among: names, tolerance: max(2, selector.name.utf8.count / 3))
  }

  /// At most three of the names that are no farther than `tolerance` letters from another, nearest first.
  ///
  /// - Complexity: O(names × length²).
  package static func to(
    _ selector: String, among names: Set<String>, tolerance: Int
  ) -> [String] {
    let wanted = selector.utf8.prefix(longestCompared).map(lowered)
    let tolerance = min(tolerance, longestCompared / 3)
    var candidates: [(distance: Int, name: String)] = []
    for name in names {
      if abs(min(name.utf8.count, longestCompared) - wanted.count) > tolerance { continue }
      let letters = name.utf8.prefix(longestCompared).map(lowered)
      let distance = editDistance(wanted, letters, most: tolerance)
      if distance <= tolerance { candidates.append((distance, name)) }
    }
    return candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  private static let longestCompared = 200

  /// Levenshtein's distance; any larger number when it is above `most`.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], most: Int) -> Int {
    // What both begin and end with adds nothing, and is most of what selectors have.
    var start = 0
    var (aEnd, bEnd) = (a.count, b.count)
    while start < aEnd, start < bEnd, a[start] == b[start] { start += 1 }
    while start < aEnd, start < bEnd, a[aEnd - 1] == b[bEnd - 1] {
      aEnd -= 1
      bEnd -= 1
    }
    var row = Array(0...(bEnd - start))
    var i = start
    while i < aEnd {
      var diagonal = row[0]
      row[0] += 1
      var least = row[0]
      var j = start
      while j < bEnd {
        let column = j - start + 1
        let substitution = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[column]
        row[column] = min(substitution, diagonal + 1, row[column - 1] + 1)
        least = min(least, row[column])
        j += 1
      }
      // It never gets less than that again.
      if least > most { return least }
      i += 1
    }
    return row[bEnd - start]
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
