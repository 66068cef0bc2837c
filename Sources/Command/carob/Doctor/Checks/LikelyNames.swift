/// Names that somebody may have meant. Those near another are found without comparing it with each: a plugin may have
/// thousands of models, and as many handlers.
struct LikelyNames {
  private struct Entry {
    let name: String
    /// Which letters it has: a bit for each, several letters to a bit.
    let letters: UInt64
  }

  private let withoutCase: [String: [String]]
  private let byLength: [Int: [Entry]]

  /// - Complexity: O(letters).
  init(_ names: Set<String>) {
    withoutCase = Dictionary(grouping: names) { $0.lowercased() }
    byLength = Dictionary(grouping: names.map { Entry(name: $0, letters: Self.letters(of: $0)) }) {
      $0.name.utf8.count
    }
  }

  /// Those that may differ from a name in so many letters at most. One that differs in the case of letters only is meant
  /// for certain, and no other.
  ///
  /// - Complexity: O(1) for such a one, else O(names of about that length).
  func candidates(for name: String, tolerance: Int) -> Set<String> {
    if let same = withoutCase[name.lowercased()] { return Set(same) }
    let (length, letters) = (name.utf8.count, Self.letters(of: name))
    var found: Set<String> = []
    for other in max(0, length - tolerance)...length + tolerance {
      // A letter in place of another is one that is missing and one that is new.
      for entry in byLength[other] ?? []
      where (entry.letters ^ letters).nonzeroBitCount <= 2 * tolerance {
        found.insert(entry.name)
      }
    }
    return found
  }

  private static func letters(of name: String) -> UInt64 {
    // The fifth bit is all that differs between a letter's two cases.
    name.utf8.reduce(0) { $0 | 1 << UInt64(($1 | 0x20) & 63) }
  }
}
