import CarobRuntime
import Testing

@testable import CarobFoundation

@Suite struct FormatLexerTests {
  /// Tokens as text: `key` for a word, `#key` for a word that is a key, `'text'`, `$variable`, `%0@`.
  private func shown(_ format: String) throws -> [String] {
    try FormatLexer.tokens(of: format).map { token in
      switch token.kind {
      case .word(let word, let isKey): isKey ? "#" + word : word
      case .string(let text): "'\(text)'"
      case .number(.signed(let value)): "\(value)"
      case .number(.unsigned(let value)): "\(value)u"
      case .number(.floating(let value)): "\(value)f"
      case .number(.bool(let value)): "\(value)"
      case .variable(let name): "$" + name
      case .argument(let argument): "%\(argument.number)\(argument.letter)"
      case .sign(let sign): sign
      case .end: "end"
      }
    }
  }

  @Test(
    arguments: [
      ("", ["end"]), (" \n\t\u{a0}", ["end"]),
      ("name == 'x'", ["name", "==", "'x'", "end"]),
      ("a=b", ["a", "=", "b", "end"]), ("a=<b=>c", ["a", "=<", "b", "=>", "c", "end"]),
      ("!(a<>b)", ["!", "(", "a", "<>", "b", ")", "end"]),
      ("a**b*c", ["a", "**", "b", "*", "c", "end"]),
      ("#size.@count", ["#size", ".", "#@count", "end"]),
      ("$name := 1", ["$name", ":=", "1", "end"]),
      ("größe > 1", ["größe", ">", "1", "end"]), ("_a1", ["_a1", "end"]),
      // A colon makes a function's name only in front of a parenthesis.
      ("add:to:(1, 2)", ["add:to:", "(", "1", ",", "2", ")", "end"]),
      ("%@ = %K AND %ld", ["%0@", "=", "%1@", "AND", "%2q", "end"]),
    ] as [(String, [String])])
  func takesFormatsApart(_ format: String, _ tokens: [String]) throws {
    #expect(try shown(format) == tokens)
  }

  @Test(arguments: [
    ("0", "0"), ("12", "12"), ("1.5", "1.5f"), (".5", "0.5f"), ("1e3", "1000.0f"),
    ("1E-3", "0.001f"), ("1e+2", "100.0f"), ("0x1F", "31"), ("0o17", "15"), ("0b101", "5"),
    ("9223372036854775807", "9223372036854775807"),
    ("9223372036854775808", "9223372036854775808u"),
    ("18446744073709551616", "1.8446744073709552e+19f"),
  ])
  func readsNumbers(_ format: String, _ number: String) throws {
    #expect(try shown(format) == [number, "end"])
  }

  @Test(
    arguments: [
      ("1.", ["1", ".", "end"]), ("1.e5", ["1", ".", "e5", "end"]), ("1e", ["1", "e", "end"]),
      ("1e+", ["1", "e", "+", "end"]), ("1..2", ["1", ".", "0.2f", "end"]),
    ] as [(String, [String])])
  func endsNumbersWhereTheyEnd(_ format: String, _ tokens: [String]) throws {
    #expect(try shown(format) == tokens)
  }

  @Test(arguments: [
    (#""it's""#, "it's"), (#"'a\'b'"#, "a'b"), (#"'\n\t\\'"#, "\n\t\\"), (#"'\q'"#, "q"),
    (#"'\u00e9'"#, "é"), (#"'\U00E9x'"#, "éx"), ("'😀'", "😀"), ("''", ""),
    // No four digits: the letter stands for itself.
    (#"'\u00'"#, "u00"), (#"'\u00g0'"#, "u00g0"), (#"'\u+041'"#, "u+041"), (#"'\ud800'"#, "ud800"),
  ])
  func readsStrings(_ format: String, _ text: String) throws {
    let token = try #require(try FormatLexer.tokens(of: format).first)
    guard case .string(let found) = token.kind else {
      Issue.record("\(token)")
      return
    }
    #expect(found == text)
  }

  @Test(arguments: [
    ("a == 'b", "at character 6, \"'b\", the string has no end"),
    (#"'\"#, #"at character 1, "'\", the string has no end"#),
    ("a ? b", "at character 3, \"? b\", this character means nothing"),
    ("$", "at its end, a variable's name is expected"),
    ("# 1", "at character 2, \" 1\", a key is expected"),
    ("0x", "at character 1, \"0x\", this is no number"),
    ("0b2", "at character 1, \"0b2\", this is no number"),
    ("a = %", "at character 5, \"%\", a conversion such as %@, %K or %d is expected"),
    ("%q", "at character 1, \"%q\", a conversion such as %@, %K or %d is expected"),
  ])
  func tellsWhatIsWrong(_ format: String, _ reason: String) {
    let error = #expect(throws: ObjectiveCException.self) { try FormatLexer.tokens(of: format) }
    #expect(error?.sentence.hasSuffix("\": " + reason.onOneLine) == true, "\(error as Any)")
  }

  @Test func aLongFormatIsShortenedInTheError() throws {
    let error = #expect(throws: ObjectiveCException.self) {
      try FormatLexer.tokens(of: String(repeating: "é", count: 300) + " ?")
    }
    let sentence = try #require(error?.sentence)
    #expect(sentence.contains(String(repeating: "é", count: 200) + "…\": at character 302"))
  }

  @Test func offsetsCountScalars() throws {
    #expect(try FormatLexer.tokens(of: "'😀' = b").map(\.offset) == [0, 4, 6, 7])
  }

  @Test(arguments: [
    ("name", "name"), ("size", "#size"), ("And", "#And"), ("size.name", "size.name"), ("", ""),
  ])
  func keysLikeWordsAreEscaped(_ path: String, _ escaped: String) {
    #expect(FormatKeywords.escaped(path) == escaped)
  }
}
