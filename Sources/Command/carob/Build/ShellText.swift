import CarobRenderers

/// Commands as a user would type them.
enum ShellText {
  /// The words with spaces between them, quoted where a shell would read them otherwise.
  static func command(_ words: [String]) -> String {
    words.map(word).joined(separator: " ")
  }

  /// A path for `$(…)`: as it is, and quoted only when a terminal would obey something in it.
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

  /// Whether a terminal would obey something in it.
  static func isHostile(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: \.isObeyedByTerminals)
  }

  /// The form `$'…'`, with the bytes of what terminals obey as three octal digits, which every shell that knows the
  /// form reads alike.
  private static func escaped(_ text: String) -> String {
    var result = "$'"
    for scalar in text.unicodeScalars {
      if scalar.isObeyedByTerminals {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      } else {
        if scalar == "'" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}
