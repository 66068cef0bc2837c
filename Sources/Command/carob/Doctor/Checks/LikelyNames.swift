/// Finds names similar to another without comparing all, because a plugin may have thousands of models and handlers.
struct LikelyNames {
  private struct Entry {
    let name: String
    /// The letters of the name: one bit for each, with several letters to a bit.
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

  /// Returns names that may differ by at most `tolerance` letters. If a name differs only in case, it is the only one.
  ///
  /// - Complexity: O(1) for such a name, else O(names of about that length).
  func candidates(for name: String, tolerance: Int) -> Set<String> {
    if let same = withoutCase[name.lowercased()] { return Set(same) }
    let (length, letters) = (name.utf8.count, Self.letters(of: name))
    var found: Set<String> = []
    for other in max(0, length - tolerance)...length + tolerance {
      // Replacing a letter removes one and adds one.
      for entry in byLength[other] ?? []
      where (entry.letters ^ letters).nonzeroBitCount <= 2 * tolerance {
        found.insert(entry.name)
      }
    }
    return found
  }

  private static func letters(of name: String) -> UInt64 {
    // The cases of a letter differ only in this bit.
    name.utf8.reduce(0) { $0 | 1 << UInt64(($1 | 0x20) & 63) }
  }
}
