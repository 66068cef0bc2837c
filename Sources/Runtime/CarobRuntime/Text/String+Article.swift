extension String {
  /// The name of a class with its article: `an NSString`, `a UILabel`, `an Issue`.
  package var withArticle: String {
    // An abbreviation is spelled, so the name of its first letter decides.
    let isSpelled = count > 1 && prefix(2).allSatisfy(\.isUppercase)
    let isVowel = (isSpelled ? "AEFHILMNORSX" : "AEIO").contains(prefix(1).uppercased())
    return (isVowel && !isEmpty ? "an " : "a ") + self
  }

  /// A noun with a number, in the plural unless there is one: `1 argument`, `2 arguments`.
  package func withCount(_ count: Int) -> String { "\(count) \(self)\(count == 1 ? "" : "s")" }
}

extension RuntimeClass {
  /// The name with its article: `an NSString`.
  @usableFromInline package var withArticle: String { name.withArticle }
}
