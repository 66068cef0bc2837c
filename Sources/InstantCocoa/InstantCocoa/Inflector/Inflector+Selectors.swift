extension Inflector {
  /// The selector made of a prefix, a property name and a suffix: `configureCell:with`, `MYUser`
  /// and `:` give `configureCell:withMYUser:`.
  ///
  /// Each part is split into its words. The first word of each piece between colons is lower-cased, so that `URLString`
  /// without a prefix gives `urlString`. Every other word gets its first letter raised and is otherwise kept as
  /// written: acronyms survive, and after a prefix a class name without separators stands in the selector unchanged.
  /// All colons are kept: the result has as many as the three parts together. Nil and empty parts add nothing; without
  /// any other part the result is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the three parts together.
  public func selectorName(
    prefix: String?, propertyName: String?, suffix: String?
  ) -> String {
    var selector = ""
    var isAtStartOfPiece = true
    for part in [prefix, propertyName, suffix] {
      guard let scalars = part?.unicodeScalars else { continue }
      for (index, piece) in Self.pieces(of: scalars).enumerated() {
        if index > 0 {
          selector.append(":")
          isAtStartOfPiece = true
        }
        for word in Self.wordsAsWritten(in: piece) {
          selector +=
            isAtStartOfPiece ? Substring(word).lowercased() : Self.withFirstLetterRaised(word)
          isAtStartOfPiece = false
        }
      }
    }
    return selector
  }

  /// The selector that sets a property: `setUsername:` for `username`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func setterName(forProperty name: String) -> String {
    selectorName(prefix: "set", propertyName: name, suffix: ":")
  }

  /// The selector that asks a model for a property's serializer: `serializerForUserID` for
  /// `userID`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func serializerSelectorName(forProperty name: String) -> String {
    selectorName(prefix: "serializerFor", propertyName: name, suffix: nil)
  }

  /// The selector that asks a model's class for the class of a property's elements: `mappingClassForAuthors` for `authors`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func mappingClassSelectorName(forProperty name: String) -> String {
    selectorName(prefix: "mappingClassFor", propertyName: name, suffix: nil)
  }

  /// The selector that asks a model for a property's value in an archive:
  /// `decodeNameWithCoder:modelVersion:` for `name`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func decodingSelectorName(forProperty name: String) -> String {
    selectorName(prefix: "decode", propertyName: name, suffix: "WithCoder:modelVersion:")
  }

  /// The pieces between the colons, including empty ones.
  private static func pieces(of part: String.UnicodeScalarView) -> [Substring.UnicodeScalarView] {
    part.split(separator: ":", omittingEmptySubsequences: false)
  }

  /// The word with its first scalar raised if that is a letter; a letter after a digit stays.
  private static func withFirstLetterRaised(_ word: Substring.UnicodeScalarView) -> String {
    guard let first = word.first, first.isLowercaseLetter else { return String(word) }
    return first.properties.titlecaseMapping + String(word.dropFirst())
  }
}
