extension Inflector {
  /// The words of a name, lower-cased: `aURLString` is made of `a`, `url` and `string`.
  ///
  /// Spaces, `-` and `_` separate words and vanish. Between them a word starts at an upper-case
  /// letter that follows anything else. The last letter of a run of upper-case letters belongs to
  /// the next word, unless the run ends the piece. Digits, punctuation and letters of scripts
  /// without case never start a word; a combining mark counts with the letter it stands on.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func words(of name: String) -> [String] {
    Self.wordsAsWritten(in: name.unicodeScalars[...]).map { Substring($0).lowercased() }
  }

  /// The words of a name in the case they are written in.
  static func wordsAsWritten(
    in name: Substring.UnicodeScalarView
  ) -> [Substring.UnicodeScalarView] {
    var words: [Substring.UnicodeScalarView] = []
    var start = name.startIndex
    var last = LetterSeen.none

    func endWord(before index: String.Index) {
      if start < index { words.append(name[start..<index]) }
      start = index
    }

    for index in name.indices {
      let scalar = name[index]
      if scalar.isWordSeparator {
        endWord(before: index)
        start = name.index(after: index)
        last = .none
      } else if scalar.isCombiningMark && start < index {
        continue  // It counts with the letter before it; with none before, it is no upper case.
      } else if scalar.isUppercaseLetter {
        if case .other = last { endWord(before: index) }
        last = .upperCase(index)
      } else {
        if case .upperCase(let upperCase) = last { endWord(before: upperCase) }
        last = .other
      }
    }
    endWord(before: name.endIndex)
    return words
  }

  /// What was read last, since the last separator, apart from combining marks.
  private enum LetterSeen {
    case none
    case upperCase(String.Index)
    case other
  }
}
