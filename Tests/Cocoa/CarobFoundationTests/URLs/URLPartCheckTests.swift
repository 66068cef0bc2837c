import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct URLPartCheckTests {
  @Test(arguments: [
    ("http", true), ("h", true), ("H2+-.", true), ("", false), ("2h", false), ("+h", false),
    ("h t", false), ("hé", false), ("h@", false), ("h`", false), ("[", false), ("h:", false),
  ])
  func schemes(_ text: String, _ isScheme: Bool) throws {
    if isScheme {
      #expect(try URLPartCheck.scheme(text) == text)
    } else {
      let error = #expect(throws: ObjectiveCException.self) { try URLPartCheck.scheme(text) }
      #expect(
        error?.sentence
          == "NSInvalidArgumentException: \"\(text)\" cannot be the scheme of an NSURLComponents")
    }
  }

  @Test func ports() throws {
    #expect(try URLPartCheck.port(nil) == nil)
    #expect(try URLPartCheck.port(NumberBox(0)) == 0)
    #expect(try URLPartCheck.port(NumberBox(65536)) == 65536)
    for number in [-1, Int.min] {
      #expect(throws: ObjectiveCException.self) { try URLPartCheck.port(NumberBox(number)) }
    }
  }

  @Test(arguments: [
    ("", true), ("a/b", true), ("%41%e9", true), ("a b", false), ("é", false), ("%", false),
    ("%4", false), ("%4g", false), ("a%é1", false), ("?", false), ("%%41", false),
  ])
  func encodedParts(_ text: String, _ isEncoded: Bool) throws {
    if isEncoded {
      #expect(try URLPartCheck.encoded(text, .urlPathAllowed, "path") == text)
    } else {
      #expect(throws: ObjectiveCException.self) {
        try URLPartCheck.encoded(text, .urlPathAllowed, "path")
      }
    }
  }
}
