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
    let wanted = Array(selector.utf8.prefix(longestCompared))
    let tolerance = min(tolerance, longestCompared / 3)
    var candidates: [(distance: Int, name: String)] = []
    for name in names {
      let letters = Array(name.utf8.prefix(longestCompared))
      if abs(letters.count - wanted.count) > tolerance { continue }
      let distance = editDistance(wanted, letters)
      if distance <= tolerance { candidates.append((distance, name)) }
    }
    return candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  private static let longestCompared = 200

  /// Levenshtein's distance, letters compared without case.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let substitution = diagonal + (lowered(x) == lowered(y) ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
