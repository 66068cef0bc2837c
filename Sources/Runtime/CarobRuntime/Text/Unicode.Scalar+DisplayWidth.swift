// Not libc's `wcwidth`, because it knows only the Unicode version of the C library (glibc 2.36 returns -1 for
// the emoji of Unicode 15) and needs a UTF-8 locale, which may be missing. Those cases need this table anyway.

extension Unicode.Scalar {
  /// The number of terminal columns of this scalar: 0, 1 or 2.
  ///
  /// Control characters and line separators count 0, because they are never printed: see `printableText`.
  ///
  /// - Complexity: O(log *n*) in the number of ranges of wide scalars.
  var displayWidth: Int {
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark:
      return 0
    case .format:
      return isVisibleFormat ? 1 : 0
    default:
      if isJoiningJamo { return 0 }
      return isWide ? 2 : 1
    }
  }

  /// Whether terminals draw this format character: the soft hyphen, or a sign around a number.
  private var isVisibleFormat: Bool {
    switch value {
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether this is a vowel or final of Hangul, drawn inside the columns of the initial before it.
  private var isJoiningJamo: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true
    default: false
    }
  }

  private var isWide: Bool {
    // A flag is two regional indicators of one column each.
    if properties.isEmojiPresentation { return !isRegionalIndicator }
    guard value >= 0x1100 else { return false }
    let index = Self.wideRanges.partitioningIndex { $0.upperBound >= value }
    return index < Self.wideRanges.endIndex && Self.wideRanges[index].contains(value)
  }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Unicode's `East_Asian_Width` W and F in ascending order, without scalars that are emoji by
  /// default. Unassigned scalars in and between blocks of a script count as wide, too.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637, 0x268A...0x268F,  // trigrams, digrams
    0x2E80...0x303E,  // CJK radicals, punctuation
    0x3041...0x3247, 0x3250...0xA4CF,  // kana, CJK symbols, ideographs, Yi
    0xA960...0xA97F,  // Hangul initials
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana, Nushu
    0x1D300...0x1D356, 0x1D360...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F320,  // enclosed ideographs and the emoji beside them
    0x20000...0x2FFFD, 0x30000...0x3FFFD,  // ideographs of planes 2 and 3
  ]
}
