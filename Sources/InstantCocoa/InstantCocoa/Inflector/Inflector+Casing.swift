extension Inflector {
  /// The name in camel case: `long_property_name` becomes `LongPropertyName`.
  ///
  /// Every word is lower-cased before it is capitalized, so `URLString` becomes `UrlString`. An empty name stays empty.
  /// The result depends only on the words of the name.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func camelCased(_ name: String) -> String {
    words(of: name).map(Self.capitalized).joined()
  }

  /// The name in llama case: `long_property_name` becomes `longPropertyName`.
  ///
  /// The first word is lower case, the others are capitalized. An empty name stays empty.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func llamaCased(_ name: String) -> String {
    let words = words(of: name)
    return words.prefix(1).joined() + words.dropFirst().map(Self.capitalized).joined()
  }

  /// The name in train case: `LongPropertyName` becomes `long-property-name`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func trainCased(_ name: String) -> String {
    words(of: name).joined(separator: "-")
  }

  /// The name in snake case: `LongPropertyName` becomes `long_property_name`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func snakeCased(_ name: String) -> String {
    words(of: name).joined(separator: "_")
  }

  /// The name for display: `long_property_name` becomes `Long Property Name`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func displayString(_ name: String) -> String {
    words(of: name).map(Self.capitalized).joined(separator: " ")
  }

  /// A lower-case word with the first letter of each run of cased letters raised, so that
  /// `address2line` becomes `Address2Line`, as Foundation's `capitalized` has it.
  ///
  /// Combining marks and apostrophes do not end a run: `don't` becomes `Don't`.
  private static func capitalized(_ word: String) -> String {
    var result = ""
    var isInsideRun = false
    for scalar in word.unicodeScalars {
      if scalar.isCasedLetter && !isInsideRun {
        result += scalar.properties.titlecaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
      isInsideRun = scalar.isCasedLetter || (isInsideRun && scalar.isInvisibleToCase)
    }
    return result
  }
}
