import CarobRuntime
import Testing

@Suite struct DisplayWidthTests {
  static let widths: [(text: String, width: Int)] = [
    ("", 0),
    ("a", 1),
    ("Ada Lovelace", 12),
    ("~", 1),
    // Accents
    ("\u{E9}", 1),  // é composed
    ("e\u{301}", 1),  // é decomposed
    ("e\u{301}\u{302}\u{303}\u{304}", 1),
    ("\u{301}", 0),  // an accent without its letter
    ("a\u{20DD}", 1),  // enclosing circle
    ("na\u{EF}ve caf\u{E9}", 10),
    // East Asia
    ("日本", 4),
    ("日本語 text", 11),
    ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),  // 한 in parts
    ("ｱ", 1),  // halfwidth
    ("Ａ", 2),  // fullwidth
    ("\u{3000}", 2),  // ideographic space
    ("。", 2),
    ("𠮷", 2),  // plane 2
    ("\u{31350}", 2),  // plane 3, Unicode 15
    // Emoji
    ("🇦🇽", 2),
    ("🇦🇽🇸🇪", 4),
    ("🇦", 1),  // half a flag
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),  // flag by tags
    ("👍", 2),
    ("👍🏽", 2),
    ("☝🏽", 2),  // base that is text by default
    ("👩‍💻", 2),
    ("👨‍👩‍👧‍👦", 2),
    ("❤️‍🔥", 2),
    ("❤‍🔥", 2),  // the same without its variation selector
    ("🏳️‍🌈", 2),
    ("☃", 1),
    ("☃️", 2),
    ("☃\u{FE0E}", 1),  // text presentation
    ("⌚", 2),
    ("🫨", 2),  // Unicode 15
    ("1️⃣", 2),
    ("1\u{20E3}", 1),
    // Variation selectors, modifiers and joiners where they mean nothing
    ("a\u{FE0F}", 1),
    ("a🏽", 3),
    ("1\u{200D}2", 2),
    ("☃\u{200D}", 1),
    // Scripts with vowels above, below and beside
    ("ก", 1),
    ("กี่", 1),
    ("กำ", 2),
    ("สวัสดี", 4),
    ("नि", 2),
    ("مرحبا", 5),
    ("مَرْحَبًا", 5),
    ("שָׁלוֹם", 4),
    // Invisible
    ("\u{200D}", 0),
    ("\u{200B}", 0),
    ("\u{2060}", 0),
    ("\u{FEFF}", 0),
    ("a\u{200D}b", 2),
    ("می\u{200C}خواهم", 7),
    // Other
    ("…", 1),
    ("␛", 1),
    ("│", 1),
    ("\u{FFFD}", 1),
    ("\u{E000}", 1),  // private use
    ("\u{AD}", 1),  // soft hyphen
    ("\n", 0),
    ("\r\n", 0),
    ("\u{9B}", 0),
  ]

  @Test(arguments: widths)
  func countsColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
    #expect(text[...].displayWidth == width)
  }

  @Test(arguments: widths)
  func spacesKeepNeighboursApart(text: String, width: Int) {
    #expect("日 \(text) 👍".displayWidth == 2 + 1 + width + 1 + 2)
  }

  static let longTexts = [
    "Ada Lovelace", "日本語のテキスト", "a日b本c", "e\u{301}e\u{301}e\u{301}", "🇦🇽🇸🇪🇫🇮",
    "👩‍💻 👍🏽 ☃️ 1️⃣", "สวัสดีชาวโลก", "مَرْحَبًا", "한국어", "x",
  ]

  @Test(arguments: longTexts)
  func truncatesBetweenClusters(text: String) {
    for width in 1...(text.displayWidth + 2) {
      let cut = text.truncated(toWidth: width)
      guard text.displayWidth > width else {
        #expect(cut == text)
        continue
      }
      #expect(cut.displayWidth <= width)
      #expect(cut.displayWidth >= width - 1)
      #expect(cut.last == "…")
      #expect(Array(cut.dropLast()) == Array(text.prefix(cut.count - 1)))
      // As long as it can be: the next cluster would not leave room for the ellipsis.
      #expect(text.prefix(cut.count).displayWidth + 1 > width)
    }
  }

  static let truncations: [(text: String, width: Int, result: String)] = [
    ("", 1, ""),
    ("ab", 1, "…"),
    ("ab", 2, "ab"),
    ("abc", 2, "a…"),
    ("日本", 1, "…"),
    ("日本", 2, "…"),
    ("日本", 3, "日…"),
    ("日本", 4, "日本"),
    ("e\u{301}te\u{301}", 2, "e\u{301}…"),
    ("🇦🇽🇸🇪", 3, "🇦🇽…"),
    ("👩‍💻👩‍💻", 2, "…"),
    ("ab\u{200B}", 2, "ab\u{200B}"),
  ]

  @Test(arguments: truncations)
  func truncates(text: String, width: Int, result: String) {
    #expect(text.truncated(toWidth: width) == result)
  }

  @Test func refusesToTruncateToNothing() async {
    await #expect(processExitsWith: .failure) { _ = "text".truncated(toWidth: 0) }
  }
}
