import CarobFoundation
import CarobRuntime
import Foundation
import Testing

@testable import InstantCocoaRemote

@Suite("Bodies")
struct JSONBodyTests {
  private func text(_ parameters: [String: Object]) throws -> String {
    String(decoding: try JSONBody.data(of: DictionaryBox(parameters)), as: UTF8.self)
  }

  @Test func allThatJSONHas() throws {
    let url = try #require(URL(string: "http://h/x"))
    #expect(
      try text([
        "b": NumberBox(true), "i": NumberBox(Int.min), "d": NumberBox(1.5), "n": NullBox(),
        "s": StringBox("a\"/ü\n"), "l": ArrayBox([NumberBox(UInt64.max), NullBox()]),
        "o": DictionaryBox(["x": DictionaryBox([:])]), "u": URLBox(url),
      ])
        == #"{"b":true,"d":1.5,"i":-9223372036854775808,"l":[18446744073709551615,null],"n":null,"#
        + #""o":{"x":{}},"s":"a\"/ü\n","u":"http://h/x"}"#)
  }

  @Test func whatJSONHasNot() throws {
    let others: [Object] = [
      NumberBox(Double.nan), NumberBox(Double.infinity), DateBox(Date()), DataBox(Data()),
      Object(), try DictionaryBox.keyed(NumberBox(1)),
    ]
    for other in others {
      #expect(throws: ParameterError.self) { try text(["a": other]) }
      #expect(throws: ParameterError.self) { try text(["a": ArrayBox([other])]) }
    }
  }
}

extension DictionaryBox {
  /// A dictionary whose key is no string.
  fileprivate static func keyed(_ key: Object) throws -> DictionaryBox {
    let dictionary = MutableDictionaryBox([:])
    try dictionary.setObject(StringBox("x"), forKey: key)
    return dictionary
  }
}
