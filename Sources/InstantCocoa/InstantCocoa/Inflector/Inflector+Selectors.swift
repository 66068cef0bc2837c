extension Inflector {
  /// The selector made of a prefix, a property name and a suffix: `configureCell:with`, `MYUser`
  /// and `:` give `configureCell:withMYUser:`.
  ///
  /// Each part is split into its words. The first word of each piece between colons is
  /// lower-cased, so that nothing and `URLString` give `urlString`. Every other word gets its
  /// first letter raised and is otherwise kept as written: acronyms survive, and after a prefix a
  /// class name without separators stands in the selector unchanged.
  /// Colons are kept wherever they stand: the result has as many as the three parts together.
  /// Nil and empty parts add nothing; with none left the result is empty and names no method.
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

  /// The selector that asks a model's class for what the elements of a property become:
  /// `mappingClassForAuthors` for `authors`.
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

  /// What stands between the colons, empty pieces included.
  private static func pieces(of part: String.UnicodeScalarView) -> [Substring.UnicodeScalarView] {
    part.split(separator: ":", omittingEmptySubsequences: false)
  }

  /// The word with its first scalar raised if that is a letter; a letter after a digit stays.
  private static func withFirstLetterRaised(_ word: Substring.UnicodeScalarView) -> String {
    guard let first = word.first, first.isLowercaseLetter else { return String(word) }
    return first.properties.titlecaseMapping + String(word.dropFirst())
  }
}
