import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct JSONReaderTests {
  private func read(_ bytes: some Sequence<UInt8>, _ options: JSONReadingOptions) throws -> Object {
    try Array(bytes).withUnsafeBufferPointer {
      var reader = JSONReader($0, options)
      return try reader.document()
    }
  }

  private func read(_ text: String, _ options: JSONReadingOptions = .fragmentsAllowed) throws
    -> Object
  { try read(text.utf8, options) }

  @Test(
    arguments: [
      ("0", .signed(0)), ("-0", .signed(0)), ("-12", .signed(-12)), ("1e2", .floating(100)),
      ("1E-2", .floating(0.01)), ("-1.5", .floating(-1.5)), ("true", .bool(true)),
      ("9223372036854775807", .signed(.max)), ("-9223372036854775808", .signed(.min)),
      ("18446744073709551615", .unsigned(.max)), ("1.0", .floating(1)),
      ("5e-324", .floating(.leastNonzeroMagnitude)),
      ("1e-400", .floating(0)),
    ] as [(String, Scalar)])
  func numbers(_ text: String, _ value: Scalar) throws {
    #expect(try #require(try read(text) as? NumberBox).scalar == value)
  }

  @Test(arguments: [
    "18446744073709551616", "-9223372036854775809", "0.12345678901234567890",
    "12345678901234567890123456789012345678",
  ])
  func numbersOfManyDigitsStayExact(_ text: String) throws {
    let number = try #require(try read(text) as? DecimalNumberBox)
    #expect(number.decimal == Decimal(string: text))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\ude00!""#, "😀!"), (#""😀é""#, "😀é"),
    (#""\u0000""#, "\0"), (#""\u2028""#, "\u{2028}"), (#""\udbff\udfff""#, "\u{10ffff}"),
    ("\"\u{7f}\u{feff}\"", "\u{7f}\u{feff}"),
  ])
  func strings(_ text: String, _ value: String) throws {
    #expect(try #require(try read(text) as? StringBox).string == value)
  }

  @Test func containers() throws {
    let value = try read(" { \"a\" : [ 1 , null , { } ] , \"\" : [ ] }\r\n\t", [])
    let object = try #require(value as? DictionaryBox)
    let list = try #require(object["a"] as? ArrayBox)
    #expect(list.count == 3)
    #expect(try list.object(at: 1) is NullBox)
    #expect(object[""] is ArrayBox)
    // Of equal keys the last one counts.
    let same = try #require(try read(#"{"a":1,"a":2}"#) as? DictionaryBox)
    #expect((same["a"] as? NumberBox)?.integerValue == 2)
  }

  @Test func optionsDecideOnClasses() throws {
    let text = #"[{"a": "b"}]"#
    let plain = try #require(try read(text, []) as? ArrayBox)
    #expect(!(plain is MutableArrayBox))
    #expect(!(try plain.object(at: 0) is MutableDictionaryBox))
    let open = try #require(
      try read(text, [.mutableContainers, .mutableLeaves]) as? MutableArrayBox)
    let inside = try #require(try open.object(at: 0) as? MutableDictionaryBox)
    #expect(inside["a"] is MutableStringBox)
  }

  @Test(arguments: [
    ("", "Unexpected end of file around line 1, column 0."),
    (" \n ", "Unexpected end of file around line 2, column 1."),
    ("[1,]", "Invalid value around line 1, column 3."),
    ("[1 2]", "Badly formed array around line 1, column 3."),
    ("[1", "Unexpected end of file while parsing object around line 1, column 2."),
    ("{", "Unexpected end of file while parsing object around line 1, column 1."),
    ("{a:1}", "No string key for value in object around line 1, column 1."),
    (#"{"a" 1}"#, "No value for key in object around line 1, column 5."),
    (#"{"a":1 "b"}"#, "Badly formed object around line 1, column 7."),
    ("[01]", "Number with leading zero around line 1, column 1."),
    ("[-]", "Number with minus sign but no digits around line 1, column 2."),
    ("[1.]", "Number with decimal point but no additional digits around line 1, column 3."),
    ("[1e+]", "Exponent in number without digits around line 1, column 4."),
    ("[1e999]", "Number wound up as NaN around line 1, column 1."),
    ("[tru]", "Invalid value around line 1, column 1."),
    ("[t", "Invalid value around line 1, column 1."),
    ("[] []", "Garbage at end around line 1, column 3."),
    ("[\"a\nb\"]", "Unescaped control character around line 1, column 3."),
    ("[\"a", "Unterminated string around line 1, column 3."),
    (#"["\x"]"#, "Invalid escape sequence around line 1, column 3."),
    (#"["\u12g4"]"#, "Invalid hex digit in unicode escape sequence around line 1, column 6."),
    (#"["\ud83d"]"#, "Missing low code point in surrogate pair around line 1, column 8."),
    (#"["\ud83dA"]"#, "Missing low code point in surrogate pair around line 1, column 8."),
    (#"["\ude00"]"#, "Missing low code point in surrogate pair around line 1, column 8."),
    ("[\n\n x]", "Invalid value around line 3, column 1."),
    (
      "\u{feff}[]",
      "JSON text did not start with array or object and option to allow fragments not set around line 1, column 0."
    ),
  ])
  func tellsWhatIsWrongAndWhere(_ text: String, _ reason: String) {
    let error = #expect(throws: JSONFailure.self) { try read(text, []) }
    #expect(error?.reason == reason)
  }

  @Test func bytesThatAreNoText() {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]]
      as [[UInt8]]
    {
      let text = Array("[\"".utf8) + bytes + Array("\"]".utf8)
      #expect(throws: JSONFailure.self, "\(bytes)") { try read(text, []) }
      // Behind an escape the text takes another way.
      let escaped = Array("[\"\\n".utf8) + bytes + Array("\"]".utf8)
      #expect(throws: JSONFailure.self, "\(bytes)") { try read(escaped, []) }
    }
  }

  @Test func deepNestingIsRefused() throws {
    let depth = JSONReader.maximumDepth
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try read(nested(depth))
    let error = #expect(throws: JSONFailure.self) { try read(nested(depth + 1)) }
    #expect(error?.reason.hasPrefix("Too many nested arrays or dictionaries") == true)
    // Beside one another there may be as many as one likes.
    _ = try read("[" + Array(repeating: "[]", count: depth * 2).joined(separator: ",") + "]")
  }

  /// No beginning of a text crashes the reader, and none is accepted.
  @Test func everyBeginningIsRefused() throws {
    let text = Array(#"[{"a\u00e9\ud83d\ude00":[1.5e-3,-0,true,false,null,"é"]}]"#.utf8)
    for count in 0..<text.count {
      #expect(throws: JSONFailure.self, "\(count)") { try read(text.prefix(count), []) }
    }
    _ = try read(text, [])
  }
}
