@testable import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct MessageErrorTests {
  /// Every method has code that hands an error on. With errors of eleven words that was a tenth of all code.
  @Test func isOneWord() { #expect(MemoryLayout<MessageError>.size == MemoryLayout<Int>.size) }

  @Test func aMessageErrorIsNotWrappedAgain() {
    let inner = MessageError.undefinedKey("k", of: Object.runtimeClass)
    let outer = MessageError.handlerFailed(inner)
    #expect(outer.code == .undefinedKey)
    #expect(outer.description == "NSObject has no value for key \"k\"")
    #expect(outer.underlying == nil)
  }

  @Test func anyOtherErrorIsUnderlying() {
    struct Custom: Error, CustomStringConvertible { var description: String { "custom" } }
    let error = MessageError.handlerFailed(Custom())
    #expect(error.code == .handlerFailed)
    #expect(error.description == "custom")
    #expect(error.underlying is Custom)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("line\nbreak", "line\\nbreak"), ("nul\0", "nul\\0"),
    ("\u{2028}", "\\u{2028}"), ("\u{202E}", "\\u{202E}"), ("plain äöü 日本", "plain äöü 日本"),
  ])
  func textFromOutsideStaysOnOneLine(text: String, expected: String) {
    #expect(text.onOneLine == expected)
  }
}
