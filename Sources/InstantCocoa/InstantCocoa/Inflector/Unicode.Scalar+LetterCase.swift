// Character classes of the inflector. The tests for ASCII come first because nearly all names are ASCII, and looking up
// a scalar's category is slow.

extension Unicode.Scalar {
  /// A space, `-` or `_`.
  var isWordSeparator: Bool {
    self == " " || self == "-" || self == "_"
  }

  /// An upper-case letter, or a title-case one such as `ǅ`, that has a lower-case form.
  ///
  /// Capitals without one, such as the mathematical `𝐀`, could not be lower-cased, and a recased
  /// name would be split into other words than the original.
  var isUppercaseLetter: Bool {
    guard !isASCII else { return ("A"..."Z").contains(self) }
    let category = properties.generalCategory
    guard category == .uppercaseLetter || category == .titlecaseLetter else { return false }
    return properties.changesWhenLowercased
  }

  var isLowercaseLetter: Bool {
    guard !isASCII else { return ("a"..."z").contains(self) }
    return properties.generalCategory == .lowercaseLetter
  }

  /// A letter of a script that tells upper case from lower case.
  var isCasedLetter: Bool {
    isLowercaseLetter || isUppercaseLetter
  }

  /// A mark that is drawn on the character before it.
  var isCombiningMark: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// A character that may occur inside a run of cased letters: Unicode's case-ignorable ones, except the dots and
  /// colons that Unicode counts among them.
  var isInvisibleToCase: Bool {
    guard self != "'" else { return true }
    guard properties.isCaseIgnorable else { return false }
    let category = properties.generalCategory
    return category != .otherPunctuation && category != .initialPunctuation
  }
}
