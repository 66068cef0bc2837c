/// Names from a file as part of a sentence.
package enum NameSummary {
  private static let longest = 12

  /// The names with commas between them, those that could be misread in quotation marks; at most
  /// twelve.
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
