/// Commands as a user would type them.
enum ShellText {
  /// The words with spaces between them, quoted where a shell would read them otherwise.
  static func command(_ words: [String]) -> String {
    words.map(word).joined(separator: " ")
  }

  private static func word(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isLetter || "/._-+=:,@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
