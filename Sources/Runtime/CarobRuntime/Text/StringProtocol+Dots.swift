extension StringProtocol {
  /// A dot for each character, as a field for a password shows it.
  ///
  /// - Complexity: O(length).
  package var asDots: String { String(repeating: "•", count: count) }
}
