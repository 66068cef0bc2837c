import CarobRuntime
import CarobRenderers
import Testing

@Suite struct PrintableTextTests {
  static let harmless = [
    "", "Ada Lovelace", "日本", "e\u{301}", "👩‍💻", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☃️", "مرحبا", "שלום", "می\u{200C}خواهم",
    "a\u{A0}b", "\\u{1B}",
    "␛", "\u{AD}",
  ]

  @Test(arguments: harmless)
  func leavesPrintableTextAlone(text: String) {
    #expect(Array(text.printableText.unicodeScalars) == Array(text.unicodeScalars))
  }

  static let injections: [(text: String, printable: String)] = [
    ("\u{0}", "␀"),
    ("\u{7}", "␇"),
    ("a\tb", "a␉b"),
    ("a\nb", "a␤b"),
    ("a\r\nb", "a␍␤b"),
    ("\r overwritten", "␍ overwritten"),
    ("a\u{8}\u{8}", "a␈␈"),
    ("a\u{B}\u{C}b", "a␋␌b"),
    ("\u{7F}", "␡"),
    ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"),  // window title
    ("\u{1B}]8;;http://a\u{1B}\\x", "␛]8;;http://a␛\\x"),  // link
    ("\u{1B}[2J\u{1B}[H", "␛[2J␛[H"),  // clears the screen
    ("\u{1B}Pq\u{1B}\\", "␛Pq␛\\"),  // device control
    ("\u{1B}\u{301}[31m", "␛\u{301}[31m"),  // escape inside a cluster
    ("\u{9B}31m", "\\u{9B}31m"),  // CSI in one character
    ("\u{9D}0;x\u{9C}", "\\u{9D}0;x\\u{9C}"),  // OSC and its end
    ("\u{85}", "\\u{85}"),
    ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
    ("a\u{202E}cba", "a\\u{202E}cba"),
    ("\u{202A}\u{202B}\u{202C}\u{202D}", "\\u{202A}\\u{202B}\\u{202C}\\u{202D}"),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"),
    ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
    ("日\u{1B}本", "日␛本"),
  ]

  @Test(arguments: injections)
  func makesVisible(text: String, printable: String) {
    #expect(text.printableText == printable)
    #expect(text[...].printableText == printable)
    #expect(printable.printableText == printable)
  }

  @Test func leavesNoControlCharacter() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let printable = String(Character(scalar)).printableText
      let obeyed = printable.unicodeScalars.contains {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.properties.isBidiControl
      }
      #expect(!obeyed, "U+\(String(value, radix: 16)) got through")
    }
  }

  @Test func everyReplacementHasAWidth() {
    for value in UInt32(0)..<0xA0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(String(Character(scalar)).printableText.displayWidth >= 1)
    }
  }
}
