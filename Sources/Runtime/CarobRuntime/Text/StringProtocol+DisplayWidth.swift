extension StringProtocol {
  /// The number of columns that this text takes in a terminal.
  ///
  /// Counted by grapheme cluster (`Character`), so that a flag or a family of emoji counts 2, not the
  /// sum of its parts. Control characters count 0: lay out `printableText`, not raw text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var displayWidth: Int {
    // One column for each byte, as long as all are printable ASCII.
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text, or if it is wider than `width`, as much of its beginning as fits with an ellipsis.
  ///
  /// Cuts between grapheme clusters only. The result may be a column narrower than `width`, when
  /// the next cluster takes two.
  ///
  /// - Precondition: `width` is at least 1.
  /// - Complexity: O(*n*) in the length of the text.
  package func truncated(toWidth width: Int) -> String {
    precondition(width >= 1, "text can't be truncated to \(width) columns: the ellipsis takes one")
    if displayWidth <= width { return String(self) }
    var kept = 0
    let beginning = prefix { character in
      kept += character.displayWidth
      return kept < width
    }
    return beginning + "…"
  }
}

extension Character {
  /// The number of terminal columns of this grapheme cluster.
  ///
  /// An emoji sequence is drawn as one picture of two columns. The widths of other clusters'
  /// scalars add up: Thai and Indic vowels may take a column, accents take none.
  var displayWidth: Int {
    isEmojiSequence ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    let rest = unicodeScalars.dropFirst()
    guard !rest.isEmpty else { return false }
    if first.isRegionalIndicator { return rest.first?.isRegionalIndicator == true }
    // A variation selector asks for the picture of the scalar before it.
    if rest.first == Self.emojiVariationSelector { return true }
    if first.properties.isEmojiModifierBase, rest.first?.properties.isEmojiModifier == true {
      return true
    }
    // Unicode counts digits as emoji, so a joiner counts only in front of an emoji.
    return zip(rest, rest.dropFirst()).contains { joiner, joined in
      joiner == Self.zeroWidthJoiner && joined.properties.isEmoji
    }
  }

  private static let emojiVariationSelector: Unicode.Scalar = "\u{FE0F}"
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}
