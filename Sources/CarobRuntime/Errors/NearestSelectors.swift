/// What somebody may have meant by a selector that is not answered.
package enum NearestSelectors {
  /// At most three names that instances of the class do answer, nearest first.
  ///
  /// - Complexity: O(methods × length²); for error messages only.
  static func to(_ selector: Selector, in cls: RuntimeClass) -> [String] {
    let wanted = Array(selector.name.utf8.prefix(200))
    let tolerance = max(2, wanted.count / 3)
    var candidates: [(distance: Int, name: String)] = []
    var seen: Set<String> = []
    for ancestor in cls.ancestry {
      for method in ancestor.methods where seen.insert(method.selector.name).inserted {
        let name = Array(method.selector.name.utf8.prefix(200))
        if abs(name.count - wanted.count) > tolerance { continue }
        let distance = editDistance(wanted, name)
        if distance <= tolerance { candidates.append((distance, method.selector.name)) }
      }
    }
    return candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// Levenshtein's distance, letters compared without case.
  package static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
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
