import CarobRuntime

enum ShellText {
  /// Joins words with spaces, and quotes those that a shell would not take literally.
  static func command(_ words: [String]) -> String {
    words.map(word).joined(separator: " ")
  }

  /// Returns a path for `$(…)`, quoted only if it contains control characters.
  static func path(_ path: String) -> String { isHostile(path) ? escaped(path) : path }

  private static func word(_ word: String) -> String {
    if isHostile(word) { return escaped(word) }
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isLetter || "/._-+=:,@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  /// Returns whether a text contains characters that a terminal interprets.
  static func isHostile(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isObeyedByTerminals)
  }

  /// Returns the form `$'…'`, with control characters as three octal digits per byte, which all
  /// shells with this form read alike.
  private static func escaped(_ text: String) -> String {
    var result = "$'"
    for scalar in text.unicodeScalars {
      if scalar.isObeyedByTerminals {
        for byte in String(scalar).utf8 {
          result += "\\" + String(byte, radix: 8, digits: 3)
        }
      } else {
        if scalar == "'" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}
