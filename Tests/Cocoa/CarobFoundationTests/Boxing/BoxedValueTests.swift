import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

/// Swift values as arguments and results of messages.
@Suite struct BoxedValueTests {
  private func echo() throws -> Object {
    try makeClass { cls in
      try cls.addMethod(Selector("date:")) { (_: Object, value: Date) in value }
      try cls.addMethod(Selector("url:")) { (_: Object, value: URL?) in value }
      try cls.addMethod(Selector("data:")) { (_: Object, value: Data) in value }
      try cls.addMethod(Selector("strings:")) { (_: Object, value: [String]) in value }
      try cls.addMethod(Selector("nested:")) { (_: Object, value: [[String]]) in value }
      try cls.addMethod(Selector("dates:")) { (_: Object, value: [String: Date]) in value }
    }.make()
  }

  @Test func valuesTravel() throws {
    let object = try echo()
    let date = Date(timeIntervalSinceReferenceDate: 0.5)
    let url = URL(fileURLWithPath: "/x")
    try autoreleasePool { () throws in
      #expect(try object.send(Selector("date:"), date, returning: Date.self) == date)
      #expect(try object.send(Selector("url:"), url, returning: URL?.self) == url)
      #expect(try object.send(Selector("url:"), URL?.none, returning: URL?.self) == nil)
      #expect(try object.send(Selector("data:"), Data([1]), returning: Data.self) == Data([1]))
      #expect(
        try object.send(Selector("strings:"), ["a", "b"], returning: [String].self) == ["a", "b"])
      #expect(
        try object.send(Selector("nested:"), [["a"], []], returning: [[String]].self)
          == [["a"], []])
      #expect(
        try Message<([String: Date]) -> [String: Date]>("dates:")(object, ["d": date])
          == ["d": date])
    }
  }

  @Test func elementsAreChecked() throws {
    let object = try echo()
    let strings = #expect(throws: MessageError.self) {
      try object.send(Selector("strings:"), ArrayBox([StringBox("a"), NumberBox(1)]))
    }
    #expect(strings?.description == "an element is an NSNumber, needed: NSString")
    let value = #expect(throws: MessageError.self) {
      try object.send(Selector("dates:"), DictionaryBox(["d": StringBox("x")]))
    }
    #expect(value?.description == "the value for d is an NSString, needed: NSDate")
    let key = #expect(throws: MessageError.self) {
      try object.send(
        Selector("dates:"), try DictionaryBox(keys: [NumberBox(1)], objects: [NullBox()]))
    }
    #expect(key?.description == "a key is an NSNumber, needed: NSString")
    let inner = #expect(throws: MessageError.self) {
      try object.send(Selector("nested:"), ArrayBox([ArrayBox([NumberBox(1)])]))
    }
    #expect(inner?.description == "an element is an NSNumber, needed: NSString")
    let outer = #expect(throws: MessageError.self) {
      try object.send(Selector("nested:"), ArrayBox([NumberBox(1)]))
    }
    #expect(outer?.description == "an element is an NSNumber, needed: NSArray")
  }

  @Test func twoSpellingsOfAKeyAreRefused() throws {
    let box = DictionaryBox([:])
    for key in ["\u{E9}", "e\u{301}"] {
      box.entries[StringBox(key)] = DateBox(.distantPast)
    }
    let error = #expect(throws: MessageError.self) {
      try echo().send(Selector("dates:"), box)
    }
    #expect(error?.description.contains("in two spellings") == true)
  }
}
