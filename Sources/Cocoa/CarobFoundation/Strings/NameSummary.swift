/// Lists names from data as part of a sentence.
package enum NameSummary {
  private static let longest = 12

  /// The names separated by commas, at most twelve. Names that could be misread are in quotation marks.
  package static func text(_ names: [String]) -> String {
    let shown = names.prefix(longest).map { name in
      name.unicodeScalars.allSatisfy(isPlain) && !name.isEmpty ? name : name.debugDescription
    }
    return shown.joined(separator: ", ") + (names.count > longest ? ", …" : "")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_-.@$".unicodeScalars.contains(scalar)
  }
}
