import InstantCocoa
import Testing

@Suite("JSON values and lists")
struct JSONValueTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8))
  }

  /// Values in words, so that they can be compared.
  private func text(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      "{\(members.map { "\($0.key)=\(text($0.value))" }.joined(separator: " "))}"
    case .array(let values): "[\(values.map(text).joined(separator: " "))]"
    case .string(let string): "'\(string)'"
    case .integer(let number): "\(number)"
    case .largeInteger(let digits): "large \(digits)"
    case .number(let number): "\(number)"
    case .bool(let truth): "\(truth)"
    case .null: "null"
    }
  }

  @Test(arguments: [
    (#"{"z": 1, "a": [true, null], "m": {"\u0041": "x\n"}}"#, "{z=1 a=[true null] m={A='x\n'}}"),
    (#"{"a": 1, "b": 2, "a": 3}"#, "{a=3 b=2}"),
    ("9223372036854775807", "9223372036854775807"),
    ("9223372036854775808", "large 9223372036854775808"),
    ("-1.5", "-1.5"), ("1e2", "100.0"),
  ])
  func keysKeepTheirOrder(_ row: String, _ words: String) throws {
    let value = try document("[\(row)]").rows().value(at: 0)
    #expect(text(value) == words)
  }

  @Test func textIsJSONForValuesThatWereRead() throws {
    let row = #"{"b":[9223372036854775808,-1,1.5,1e2],"a":"\u001b\n","c":{}}"#
    #expect(
      try document("[\(row)]").rows().value(at: 0).text == #"""
        {
          "b": [
            9223372036854775808,
            -1,
            1.5,
            100
          ],
          "a": "\u001b\n",
          "c": {}
        }

        """#)
  }

  @Test func listsAreThoseThatKeyPathsLeadTo() throws {
    let lists = try document(
      #"{"a": [{}], "b": {"c": [1], "d": {"e": [], "f": [[{}]]}}, "x.y": [{}], "": [{}], "g": 1}"#
    ).lists(maximumDepth: 3)
    #expect(
      lists.map { "\($0.keys.joined(separator: ".")) \($0.rows.count) \($0.hasObjects)" } == [
        "a 1 true", "b.c 1 false", "b.d.e 0 false", "b.d.f 1 false",
      ])
    #expect(try document(#"{"a": {"b": [{}]}}"#).lists(maximumDepth: 1).isEmpty)
    #expect(try document("[{}]").lists(maximumDepth: 0).map(\.keys) == [[]])
  }

  @Test func whatIsNoJSONHasNoLists() throws {
    for text in ["", "[1,", "{\"a\": }", "[1] 2"] {
      #expect(throws: MappingError.self) { try document(text).lists(maximumDepth: 2) }
    }
  }
}
