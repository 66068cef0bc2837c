import CarobRenderers
import Testing

@Suite struct TextStyleTests {
  static let decisions: [(environment: [String: String], terminal: Bool, pipe: Bool)] = [
    ([:], true, false),
    (["TERM": "xterm-256color"], true, false),
    (["TERM": ""], true, false),
    (["TERM": "dumb"], false, false),
    (["NO_COLOR": ""], true, false),
    (["NO_COLOR": "1"], false, false),
    (["NO_COLOR": "0"], false, false),  // any value counts
    (["NO_COLOR": "1", "TERM": "xterm"], false, false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], false, false),
    (["NO_COLOR": "", "FORCE_COLOR": "1"], true, true),
    (["CLICOLOR_FORCE": "1"], true, true),
    (["CLICOLOR_FORCE": "0"], true, false),
    (["CLICOLOR_FORCE": ""], true, false),
    (["FORCE_COLOR": "1"], true, true),
    (["FORCE_COLOR": "true"], true, true),
    (["FORCE_COLOR": "0"], true, false),
    (["FORCE_COLOR": ""], true, false),
    (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], true, true),
    (["FORCE_COLOR": "1", "TERM": "dumb"], true, true),
    (["FORCE_COLOR": "0", "TERM": "dumb"], false, false),
  ]

  @Test(arguments: decisions)
  func decides(environment: [String: String], terminal: Bool, pipe: Bool) {
    #expect(TextStyle(environment: environment, isTerminal: true).isEnabled == terminal)
    #expect(TextStyle(environment: environment, isTerminal: false).isEnabled == pipe)
  }

  static let sequences: [(role: TextRole, result: String)] = [
    (.title, "\u{1B}[1mx\u{1B}[0m"),
    (.heading, "\u{1B}[1;36mx\u{1B}[0m"),
    (.detail, "\u{1B}[2mx\u{1B}[0m"),
    (.selection, "\u{1B}[7mx\u{1B}[0m"),
    (.keyword, "\u{1B}[35mx\u{1B}[0m"),
    (.type, "\u{1B}[36mx\u{1B}[0m"),
    (.selector, "\u{1B}[32mx\u{1B}[0m"),
    (.success, "\u{1B}[32mx\u{1B}[0m"),
    (.warning, "\u{1B}[33mx\u{1B}[0m"),
    (.error, "\u{1B}[31mx\u{1B}[0m"),
  ]

  @Test(arguments: sequences)
  func styles(role: TextRole, result: String) {
    #expect(TextStyle(isEnabled: true).apply("x", as: role) == result)
    #expect(TextStyle.plain.apply("x", as: role) == "x")
  }

  @Test func coversEveryRole() {
    #expect(Set(Self.sequences.map(\.role)) == Set(TextRole.allCases))
  }

  @Test func leavesOutWhatShowsNothing() {
    let style = TextStyle(isEnabled: true)
    #expect(style.apply("", as: .error) == "")
    #expect(style.apply("x", as: nil) == "x")
  }

  @Test(arguments: [true, false])
  func letsNoSequenceOfTheTextThrough(isEnabled: Bool) {
    let style = TextStyle(isEnabled: isEnabled)
    #expect(style.apply("\u{1B}[0m\n", as: nil) == "␛[0m␤")
    #expect(style.apply("\u{1B}[0m", as: .error).contains("␛[0m"))
  }
}
