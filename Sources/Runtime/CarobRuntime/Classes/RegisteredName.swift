/// The rules for names of classes and protocols.
enum RegisteredName {
  /// The reason why a name is unusable, and the name as an error shows it; nil for a usable name.
  static func flaw(of name: String) -> (shown: String, reason: String)? {
    if name.isEmpty { return (name, "it is empty") }
    if name.utf8.count > SelectorTable.longestName {
      return (
        String(name.prefix(40)) + "…", "it is longer than \(SelectorTable.longestName) bytes"
      )
    }
    return NameCharacters.flaw(in: name).map { _ in
      (name, "it has white space or control characters")
    }
  }
}
