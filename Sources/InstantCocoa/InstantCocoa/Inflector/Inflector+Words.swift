extension Inflector {
  /// The words of a name, lower-cased: `aURLString` consists of `a`, `url` and `string`.
  ///
  /// Spaces, `-` and `_` separate words and vanish. Between them a word starts at an upper-case letter that follows any
  /// other character. The last letter of a run of upper-case letters belongs to the next word, unless the run ends the
  /// piece. Digits, punctuation and letters of scripts without case never start a word; a combining mark belongs to the
  /// letter before it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `name`.
  public func words(of name: String) -> [String] {
    Self.wordsAsWritten(in: name.unicodeScalars[...]).map { Substring($0).lowercased() }
  }

  /// The words of a name in their original case.
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

  /// The kind of the last character since a separator, apart from combining marks.
  private enum LetterSeen {
    case none
    case upperCase(String.Index)
    case other
  }
}

extension Inflector {
  /// The name of a class without its prefix: `MYUser` is `User` once the prefix `MY` is known.
  ///
  /// At most one prefix is removed, once, from the very start: the longest that leaves a rest
  /// able to stand as a name. The rest must not be empty, nor begin with a lower-case letter
  /// (`ICicle` is not an `icle`) or with a combining mark, which belongs to the letter before it.
  /// A class that no prefix fits keeps its whole name. Case matters.
  ///
  /// - Complexity: O(*p* × *n*), where *p* is the number of prefixes and *n* the length of `name`.
  public func modelName(forClassNamed name: String) -> String {
    var modelName = name[...]
    for prefix in prefixes {
      guard let rest = Self.rest(of: name, after: prefix) else { continue }
      if rest.utf8.count < modelName.utf8.count { modelName = rest }
    }
    return String(modelName)
  }

  /// The rest of `name` after `prefix`; nil unless the prefix fits and the rest is a name.
  private static func rest(of name: String, after prefix: String) -> Substring? {
    // Both strings are well-formed UTF-8, so a match by bytes is a match by scalars, and it ends
    // between two scalars.
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    let rest = name[name.utf8.index(name.startIndex, offsetBy: prefix.utf8.count)...]
    guard let first = rest.unicodeScalars.first else { return nil }
    return first.isLowercaseLetter || first.isCombiningMark ? nil : rest
  }
}
