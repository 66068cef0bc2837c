/// Names for a method's arguments, which encodings do not have, guessed from the selector:
/// `cell` and `user` for `configureCell:withUser:`.
///
/// An argument is named by the last word of its keyword, that of a setter by all words after
/// `set`. Where that gives no unique name, it is `arg` and a number.
package enum ArgumentNames {
  /// One name for each argument after receiver and selector, all different.
  package static func of(_ selector: Selector) -> [String] {
    let keywords = selector.name.split(separator: ":", omittingEmptySubsequences: false)
      .prefix(selector.argumentCount)
    var names: [String] = []
    for (index, keyword) in keywords.enumerated() {
      let name = settable(keyword, keywords.count) ?? lastWord(of: keyword)
      names.append(isUsable(name) && !names.contains(name) ? name : "arg\(index)")
    }
    return names
  }

  /// `officialName` for `setOfficialName`, if that is the only keyword; nil if it is no setter.
  private static func settable(_ keyword: Substring, _ count: Int) -> String? {
    let name = keyword.dropFirst(3)
    guard count == 1, keyword.hasPrefix("set"), let first = name.first, first.isUppercase,
      name.dropFirst().first?.isUppercase != true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// The last word of a name in camel case, in lower case: `path` for `atIndexPath`, `url` for `withURL`.
  private static func lastWord(of keyword: Substring) -> String {
    var word: [Character] = []
    // From the end: adjacent capitals are one word, else a word begins at its capital.
    for letter in keyword.reversed() {
      let endsInCapitals = word.last?.isUppercase ?? false
      if endsInCapitals, !letter.isUppercase || word.contains(where: \.isLowercase) { break }
      if !letter.isLetter, !letter.isNumber { break }
      word.append(letter)
    }
    return String(word.reversed()).lowercased()
  }

  private static func isUsable(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart else { return false }
    return !reserved.contains(name)
  }

  /// Reserved words of C, C++ and Objective-C.
  package static let reserved: Set<String> = [
    "and", "auto", "bool", "break", "case", "catch", "char", "const", "continue",
    "default", "delete", "do", "double", "else", "enum", "explicit", "export", "extern", "false",
    "float", "for", "friend", "goto", "id", "if", "in", "inline", "inout", "int", "long",
    "mutable", "namespace", "new", "not", "operator", "or", "out", "private", "protected",
    "public", "register", "requires", "return", "self", "short", "signed", "sizeof", "static",
    "struct", "super", "switch", "template", "this", "throw", "true", "try", "typedef", "typeid",
    "typename", "union", "unsigned", "using", "virtual", "void", "volatile", "while", "xor",
  ]
}
