import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("JSON documents")
struct JSONDocumentTests {
  private func rows(_ text: String, at keyPath: String? = nil) throws -> JSONRows {
    try JSONDocument(Array(text.utf8)).rows(atKeyPath: keyPath)
  }

  private func error(_ text: String, at keyPath: String? = nil) -> MappingError? {
    #expect(throws: MappingError.self) { try rows(text, at: keyPath) }
  }

  @Test func everyKindOfValueBecomesItsBox() throws {
    #expect(try json("\"text\"") is StringBox)
    #expect(try json("12") is NumberBox)
    #expect(try json("null") is NullBox)
    #expect(try (json("[1, [], {}]") as? ArrayBox)?.count == 3)
    #expect(try (json("{\"a\": {\"b\": 1}}") as? DictionaryBox)?["a"] is DictionaryBox)
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("-1", "-1"), ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", "9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "1.8446744073709552e+19"),
    ("9007199254740993", "9007199254740993"), ("1.0", "1"), ("0.1", "0.1"), ("-2.5e-3", "-0.0025"),
    ("1E3", "1000"), ("1e400", "inf"),
  ])
  func numbersStayExactAsFarAs64BitsGo(_ text: String, _ description: String) throws {
    let number = try #require(try json(text) as? NumberBox)
    #expect(number.description == description)
    #expect(!number.isBool)
  }

  @Test func truthValuesAreNotNumbers() throws {
    let yes = try #require(try json("true") as? NumberBox)
    let no = try #require(try json("false") as? NumberBox)
    #expect(yes.isBool && yes.boolValue)
    #expect(no.isBool && !no.boolValue)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u4E2D""#, "Aé中"), (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\0"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83dA""#, "\u{FFFD}A"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""Ñandú 🇦🇩""#, "Ñandú 🇦🇩"),
  ])
  func stringsAreUnescaped(_ text: String, _ value: String) throws {
    #expect(try (json(text) as? StringBox)?.string == value)
  }

  @Test func theLastOfTwoEqualKeysCounts() throws {
    #expect(try (json("{\"a\": 1, \"a\": 2}") as? DictionaryBox)?["a"]?.description == "2")
    #expect(try rows("{\"a\": [1], \"a\": [1, 2]}", at: "a").count == 2)
  }

  @Test func whiteSpaceAndAByteOrderMarkAreSkipped() throws {
    #expect(try rows("\u{FEFF} \r\n\t[ 1 ,\n2 ]\n").count == 2)
    #expect(try rows("[]").count == 0)
  }

  @Test(arguments: [
    ("", "incomplete JSON: the text is empty (line 1, column 1)"),
    (" \t\r\n ", "incomplete JSON: the text is white space only (line 2, column 2)"),
    ("tr", "incomplete JSON: the text ends inside a value (line 1, column 3)"),
    ("[1, 2", "incomplete JSON: the text ends inside an array (line 1, column 6)"),
    ("[1,\n {\"é\": \"x", "incomplete JSON: the text ends inside a string (line 2, column 10)"),
    ("[{\"a\": tr", "incomplete JSON: the text ends inside a value (line 1, column 10)"),
    ("[1,]", "not JSON: \"]\" where a value should be (line 1, column 4)"),
    ("[1 2]", "not JSON: \"2\" where \",\" or \"]\" should be (line 1, column 4)"),
    ("[\n01]", "not JSON: \"1\" where \",\" or \"]\" should be (line 2, column 2)"),
    ("[tru]", "not JSON: \"]\" where \"true\" should be (line 1, column 5)"),
    ("[-]", "not JSON: \"]\" where a digit should be (line 1, column 3)"),
    ("[1.]", "not JSON: \"]\" where a digit should be (line 1, column 4)"),
    ("[NaN]", "not JSON: \"N\" where a value should be (line 1, column 2)"),
    ("{a: 1}", "not JSON: \"a\" where a key in quotation marks should be (line 1, column 2)"),
    ("{\"a\" 1}", "not JSON: \"1\" where \":\" should be (line 1, column 6)"),
    (
      "[\"\\x\"]",
      "not JSON: \"x\" where a letter that can follow \"\\\" should be (line 1, column 4)"
    ),
    ("[\"\\u12g4\"]", "not JSON: \"g\" where a hexadecimal digit should be (line 1, column 7)"),
    (
      "[\"a\tb\"]",
      "not JSON: a control character in a string; it has to be escaped (line 1, column 4)"
    ),
    ("[1] x", "not JSON: \"x\" where the end of the text should be (line 1, column 5)"),
    ("{\"a\": 1} {", "not JSON: \"{\" where the end of the text should be (line 1, column 10)"),
  ])
  func whatIsNotJSONIsRefusedWithItsPlace(_ text: String, _ message: String) {
    let error = error(text)
    #expect(error?.description == message)
    #expect(error?.code == (message.hasPrefix("incomplete") ? .truncatedJSON : .notJSON))
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let error = #expect(throws: MappingError.self) {
      try JSONDocument(Array("[\"".utf8) + [0xFF] + Array("\"]".utf8))
    }
    #expect(error?.description == "not JSON: bytes that are not UTF-8 (line 1, column 3)")
  }

  @Test func deepNestingIsRefused() throws {
    let text = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try rows(text(512)).count == 1)
    #expect(error(text(513))?.description.contains("nested more than 512 levels deep") == true)
    #expect(error(text(100_000))?.code == .notJSON)
  }

  @Test func noPrefixOfADocumentIsTakenForTheWhole() throws {
    let text = #"{"a": [{"b\n": -1.5e+3, "é": [true, false, null]}, "\ud83d\ude00"], "c": {}}"#
    let bytes = Array(text.utf8)
    #expect(try JSONDocument(bytes).rows(atKeyPath: "a").count == 2)
    for length in 0..<bytes.count {
      #expect(throws: MappingError.self) {
        try JSONDocument(Array(bytes.prefix(length))).rows(atKeyPath: "a")
      }
    }
  }

  /// Foundation's own reader says of the same bytes whether they are JSON.
  @Test func changedBytesGiveRowsOrAnError() throws {
    let bytes = Array(#"[{"a": [1, -2.5e3, "x\u00e9\n"], "b": {"c": null}}, true, "é"]"#.utf8)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] =
          Bool.random(using: &random)
          ? UInt8.random(in: .min ... .max, using: &random)
          : Array("{}[]\",:\\u0e-".utf8).randomElement(using: &random) ?? 0
      }
      let expected = try? JSONSerialization.jsonObject(with: Data(changed)) as? [Any]
      let rows = try? JSONDocument(changed).rows()
      #expect(rows?.count == expected?.count, "\(String(decoding: changed, as: UTF8.self))")
      guard let rows else { continue }
      for row in 0..<rows.count { _ = try rows.object(at: row) }
    }
  }

  @Test func anArrayIsFoundAtAKeyPath() throws {
    let text = #"{"x": 1, "data": {"list\u0073": [1, 2, 3], "other": {}}, "3166-1": []}"#
    #expect(try rows(text, at: "data.lists").count == 3)
    #expect(try rows(text, at: "3166-1").count == 0)
    #expect(try rows("[1]", at: "").count == 1)
  }

  @Test(arguments: [
    ("5", nil, "the document is a number, not an array"),
    ("{}", nil, "the document is an empty object, not an array"),
    (
      #"{"b": [], "a": 1, "c": [1]}"#, nil,
      "the document is an object with keys b, a, c, not an array; key paths with arrays: b, c"
    ),
    (
      #"{"a": {"b": {"x y": []}}}"#, "a.b",
      #"the value at key path "a.b" is an object with keys "x y", not an array; "#
        + #"key paths with arrays: "a.b.x y""#
    ),
    (#"{"a": "x"}"#, "a", #"the value at key path "a" is a string, not an array"#),
    (#"{"a": null}"#, "a", #"the value at key path "a" is null, not an array"#),
    (
      #"{"a": {"b": 1}}"#, "a.c",
      #"nothing is at key c: the value at key path "a" is an object with keys b"#
    ),
    (#"{"a": true}"#, "a.c", #"nothing is at key c: the value at key path "a" is a truth value"#),
    ("[1]", "a", "nothing is at key a: the document is an array"),
    ("{}", "a..b", "nothing is at key a: the document is an empty object"),
  ])
  func whatIsThereInsteadIsSaid(_ text: String, _ keyPath: String?, _ message: String) {
    let error = error(text, at: keyPath)
    #expect(error?.code == .notAnArray)
    #expect(error?.description == message)
  }

  @Test func manyKeysAreCutShort() {
    let keys = (1...20).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    #expect(error("{\(keys)}")?.description.hasSuffix("k11, k12, …, not an array") == true)
  }

  @Test func aFileThatIsNotThereIsSaidSo() {
    let error = #expect(throws: MappingError.self) {
      try JSONDocument(contentsOfFile: "/nonexistent/rows.json")
    }
    #expect(error?.code == .fileNotFound)
    #expect(error?.description == "no such file")
  }

  @Test func aFolderCannotBeRead() {
    let error = #expect(throws: MappingError.self) {
      try JSONDocument(contentsOfFile: NSTemporaryDirectory())
    }
    #expect(error?.code == .unreadableFile)
  }

  @Test func aFileIsRead() throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent(uniqueName("rows \(getpid())") + ".json")
    try Data("[{}, {}]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try JSONDocument(contentsOfFile: file.path).rows().count == 2)
  }

  /// Strings are read eight bytes at a time.
  @Test func stringsOfEveryLengthEndWhereTheyEnd() throws {
    for length in 0..<28 {
      for place in 0...length {
        func text(_ special: String) -> String {
          String(repeating: "a", count: place) + special
            + String(repeating: "z", count: length - place)
        }
        func read(_ inside: String) throws -> String? {
          let rows = try JSONDocument(Array("[\"\(inside)\",\"next\"]".utf8)).rows()
          #expect(try rows.object(at: 1).description == "next")
          return (try rows.object(at: 0) as? StringBox)?.string
        }
        for special in ["", "é", "\u{7F}", "😀", "\u{80}!"] {
          #expect(try read(text(special)) == text(special))
        }
        #expect(try read(text(#"\""#)) == text("\""))
        #expect(try read(text(#"\\"#)) == text("\\"))
        for control in ["\u{1F}", "\u{0}", "\n"] {
          let error = #expect(throws: MappingError.self) { try read(text(control)) }
          #expect(error?.description.contains("a control character") == true)
          #expect(error?.description.contains("column \(place + 3)") == true, "\(error as Any)")
        }
      }
    }
  }
}
