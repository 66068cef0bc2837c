import Testing

@testable import CarobFoundation

@Suite struct StringsParserTests {
  @Test(
    arguments: [
      ("", [:]), ("\u{feff} \n", [:]), (#""a" = "b";"#, ["a": "b"]),
      ("a=b;c = d ;", ["a": "b", "c": "d"]), (#""alone";"#, ["alone": "alone"]),
      (#"/* " */ "a" /* = */ = "b" // ;"# + "\n;", ["a": "b"]), ("{ a = b; }", ["a": "b"]),
      ("'it''s' = x;", nil), (#"'a"b' = "c'd";"#, ["a\"b": "c'd"]),
      ("a=1; a=2;", ["a": "2"]), ("größe = 1;", ["größe": "1"]),
      ("http://x = y;", nil), ("a.b-c_d$e/f:g = 0;", ["a.b-c_d$e/f:g": "0"]),
      ("{}", [:]), ("{ a = b; } rest", ["a": "b"]), (#""" = "";"#, ["": ""]),
    ] as [(String, [String: String]?)])
  func tables(_ text: String, _ table: [String: String]?) throws {
    if let table {
      #expect(try StringsParser.parse(text) == table)
    } else {
      #expect(throws: StringsParser.Failure.self) { try StringsParser.parse(text) }
    }
  }

  @Test(arguments: [
    (#"\n\t\r\\\"\q"#, "\n\t\r\\\"q"), (#"\a\b\f\v"#, "\u{7}\u{8}\u{c}\u{b}"),
    (#"\U00e9\u00E9"#, "éé"), (#"\Ud83d\Ude00"#, "😀"), (#"\101\0"#, "A\0"), (#"\x41"#, "A"),
    (#"\U41g"#, "Ag"),
    // Half of a character cannot be told.
    (#"\Ud83d"#, "\u{fffd}"),
  ])
  func escapes(_ written: String, _ text: String) throws {
    #expect(try StringsParser.parse("k = \"\(written)\";") == ["k": text])
  }

  @Test(arguments: [
    ("a = b", 1, "there is no ; after the entry \"a\""),
    ("\n\na b;", 3, "there is no ; after the entry \"a\""),
    ("a =\n;", 2, "the value of \"a\" is missing where \";\" is"),
    ("a = ", 1, "the value of \"a\" is missing where the end is"),
    ("\n;", 2, "a key is missing where \";\" is"), ("a = b;\n/* x", 2, "a comment has no end"),
    ("\n\"a\n\n", 2, "a text has no \" at its end"), (#""a\"#, 1, #"a text ends with \"#),
    (#""\xg";"#, 1, "an escape has no number"), (#""\u+123";"#, 1, "an escape has no number"),
    (#""\777";"#, 0, ""),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, _ line: Int, _ reason: String) throws {
    if line == 0 {
      #expect(try StringsParser.parse(text).keys.first == "\u{1ff}")
      return
    }
    #expect(throws: StringsParser.Failure(line: line, reason: reason)) {
      try StringsParser.parse(text)
    }
  }
}
