/// The characters that names of selectors, classes and protocols may have.
enum NameCharacters {
  /// A mistake in a name's characters.
  enum Flaw {
    case whitespace
    case control
  }

  /// The first character that no name may have; nil when there is none.
  ///
  /// - Parameter besidesSpaces: whether spaces are allowed, as in the selectors of examples of a specification.
  /// - Complexity: O(length); Unicode's tables are only used beyond ASCII.
  static func flaw(in name: String, besidesSpaces: Bool = false) -> Flaw? {
    if name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return nil }
    for scalar in name.unicodeScalars {
      if besidesSpaces, scalar.properties.generalCategory == .spaceSeparator { continue }
      if scalar.properties.isWhitespace { return .whitespace }
      if scalar.properties.generalCategory == .control { return .control }
    }
    return nil
  }
}
