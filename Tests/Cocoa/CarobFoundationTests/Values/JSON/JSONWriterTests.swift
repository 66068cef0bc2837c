import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct JSONWriterTests {
  private func text(_ object: Object, _ options: JSONWritingOptions = []) throws -> String {
    var writer = JSONWriter(options)
    try writer.write(object)
    return String(decoding: writer.text, as: UTF8.self)
  }

  @Test(
    arguments: [
      (.signed(.min), "-9223372036854775808"), (.unsigned(.max), "18446744073709551615"),
      (.bool(true), "true"), (.bool(false), "false"), (.floating(0.1), "0.1"),
      (.floating(1.5), "1.5"),
    ] as [(Scalar, String)])
  func numbers(_ scalar: Scalar, _ written: String) throws {
    #expect(try text(NumberBox(scalar)) == written)
  }

  @Test(arguments: [1e300, -1e-300, .leastNonzeroMagnitude, 1.0 / 3, -0.0, 1e21, 123_456_789.125])
  func floatingNumbersComeBack(_ number: Double) throws {
    #expect(Double(try text(NumberBox(number))) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberIsRefused(_ number: Double) {
    let error = #expect(throws: ObjectiveCException.self) {
      try text(ArrayBox([NumberBox(number)]))
    }
    #expect(
      error?.sentence.hasPrefix("NSInvalidArgumentException: Invalid number value") == true)
  }

  @Test(arguments: [
    ("", #""""#), ("a/b", #""a\/b""#), ("\"\\", #""\"\\""#), ("\n\r\t\u{8}\u{c}", #""\n\r\t\b\f""#),
    ("\0\u{1f}", #""\u0000\u001f""#), ("é😀\u{2028}\u{7f}", "\"é😀\u{2028}\u{7f}\""),
  ])
  func strings(_ string: String, _ written: String) throws {
    #expect(try text(StringBox(string)) == written)
  }

  @Test func slashesMayStay() throws {
    #expect(try text(StringBox("a/b"), .withoutEscapingSlashes) == #""a/b""#)
  }

  @Test func containers() throws {
    let value = DictionaryBox([
      "b": ArrayBox([NumberBox(1), NullBox.shared]), "a": DictionaryBox([:]), "B": ArrayBox([]),
    ])
    #expect(try text(value, .sortedKeys) == #"{"B":[],"a":{},"b":[1,null]}"#)
    #expect(
      try text(value, [.sortedKeys, .prettyPrinted]) == """
        {
          "B" : [

          ],
          "a" : {

          },
          "b" : [
            1,
            null
          ]
        }
        """)
  }

  @Test func whatJSONHasNotIsRefused() throws {
    for object in [
      DateBox(Date()), DataBox(Data()),
      try DictionaryBox(keys: [NumberBox(1)], objects: [NullBox.shared]),
    ] as [Object] {
      #expect(throws: ObjectiveCException.self) { try text(ArrayBox([object])) }
    }
  }

  @Test func aListThatHoldsItselfIsRefused() {
    let list = MutableArrayBox([])
    list.elements = [list]
    let error = #expect(throws: ObjectiveCException.self) { try text(list) }
    #expect(
      error?.sentence
        == "NSInvalidArgumentException: Too many nested arrays or dictionaries in JSON write")
    list.elements = []
  }
}
