import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Closures as methods.
@Suite struct ClosureMethodTests {
  @Test func encodingsFollowFromTheTypes() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("a")) { (_: Object) in }
      try cls.addMethod(Selector("b:c:d:e:")) {
        (_: Object, _: Object?, _: Bool, _: Int8, _: UInt8) in 1
      }
      try cls.addMethod(Selector("f:g:h:i:")) {
        (_: Object, _: Int16, _: UInt16, _: Int32, _: UInt32) in true
      }
      try cls.addMethod(Selector("j:k:l:m:")) {
        (_: Object, _: Int64, _: UInt64, _: Float, _: Double) in Float(0)
      }
      try cls.addMethod(Selector("n:o:p:q:")) {
        (_: Object, _: Selector, _: RuntimeClass, _: CString, _: Pointer) in Selector("a")
      }
      try cls.addMethod(Selector("r:s:t:")) { (_: Object, _: Rect, _: String, _: [Object]) in
        Rect(x: 0, y: 0, width: 0, height: 0)
      }
    }
    let expected = [
      "a": "v@:", "b:c:d:e:": "q@:@BcC", "f:g:h:i:": "B@:sSiI", "j:k:l:m:": "f@:qQfd",
      "n:o:p:q:": ":@::#*^v", "r:s:t:": "{CGRect=dddd}@:{CGRect=dddd}@\"NSString\"@\"NSArray\"",
    ]
    for (name, encoding) in expected {
      let selector = try Selector(validating: name)
      #expect(cls.instanceMethod(for: selector)?.encoding == encoding)
    }
  }

  @Test func manyArgumentsOfMixedKinds() throws {
    let selector = Selector("a:b:c:d:e:f:g:h:i:j:")
    let cls = try makeClass { cls in
      try cls.addMethod(selector) {
        (
          _: Object, a: Int8, b: Double, c: UInt16, d: Float, e: Rect, f: Bool, g: Int, h: String,
          i: Object?, j: UInt64
        ) in
        "\(a) \(b) \(c) \(d) \(e.x) \(e.height) \(f) \(g) \(h) \(i == nil) \(j)"
      }
    }
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let result = try cls.make().send(
      selector, Int8(-5), 1.5, UInt16.max, Float(2.25), rect, true, Int.min, "text",
      Object?.none, UInt64.max)
    #expect(
      result?.description
        == "-5 1.5 65535 2.25 1.0 4.0 true -9223372036854775808 text true 18446744073709551615")
  }

  @Test func refusesAnotherNumberOfArgumentsThanColons() throws {
    let cls = try makeClass("Colons")
    let error = #expect(throws: RegistrationError.self) {
      try cls.addMethod(Selector("one:")) { (_: Object) in }
    }
    #expect(error?.code == .argumentCount)
  }

  @Test func refusesWhatLibffiCannotPass() throws {
    let cls = try makeClass("Union")
    let error = #expect(throws: RegistrationError.self) {
      try cls.addClosure(Selector("take:"), "v@:{S=it}") { _ in }
    }
    #expect(error?.code == .malformedEncoding)
    #expect(
      error?.description
        == "-[\(cls) take:]: take:: a value of type \"{S=it}\" cannot be passed: "
        + "libffi has no 128-bit integers"
    )
    #expect(!cls.responds(to: Selector("take:")))
  }

  @Test func aReceiverOfAnotherClassIsRefused() throws {
    let cls = try makeClass("Typed") { cls in
      try cls.addMethod(Selector("length")) { (string: StringBox) in string.string.count }
    }
    let error = #expect(throws: MessageError.self) {
      try cls.make().send(Selector("length"))
    }
    #expect(error?.code == .argumentType)
    #expect(error?.description == "-[\(cls) length]: the receiver is a \(cls), needed: NSString")
  }

  @Test func nilAndForeignObjectsAreRefusedWhereTheTypeSaysSo() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("take:")) { (_: Object, _: StringBox) in }
      try cls.addMethod(Selector("class:")) { (_: Object, _: RuntimeClass) in }
      try cls.addMethod(Selector("selector:")) { (_: Object, _: Selector) in }
    }
    let object = try cls.make()
    let absent = #expect(throws: MessageError.self) {
      try object.send(Selector("take:"), Object?.none)
    }
    #expect(absent?.description == "-[\(cls) take:]: argument 1 is nil, needed: NSString")
    let wrong = #expect(throws: MessageError.self) {
      try object.send(Selector("take:"), NumberBox(1))
    }
    #expect(wrong?.description == "-[\(cls) take:]: argument 1 is an NSNumber, needed: NSString")
    let noClass = #expect(throws: MessageError.self) {
      try object.send(Selector("class:"), object)
    }
    #expect(
      noClass?.description
        == "-[\(cls) class:]: argument 1 has type \"#\", given \"@\" <\(cls)> (the method is \"v@:#\")"
    )
    #expect(throws: MessageError.self) { try object.send(Selector("class:"), RuntimeClass?.none) }
    // An object is no selector, whatever its bytes are.
    let noSelector = #expect(throws: MessageError.self) {
      try object.send(Selector("selector:"), object)
    }
    #expect(noSelector?.code == .argumentType)
  }

  @Test func thrownErrorsReachTheSender() throws {
    struct Failure: Error, CustomStringConvertible { var description: String { "no luck" } }
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("fail")) { (_: Object) throws -> Int in throw Failure() }
      try cls.addMethod(Selector("failRect")) { (_: Object) throws -> Rect in throw Failure() }
      try cls.addMethod(Selector("failVoid:")) { (_: Object, _: Int) throws in throw Failure() }
    }
    let object = try cls.make()
    for selector in [Selector("fail"), Selector("failRect")] {
      let error = #expect(throws: MessageError.self) { try object.send(selector) }
      #expect(error?.code == .handlerFailed)
      #expect(error?.description == "no luck")
      #expect(error?.underlying is Failure)
    }
    #expect(throws: MessageError.self) { try object.send(Selector("failVoid:"), 1) }
    #expect(throws: MessageError.self) { try Message<() -> Rect>("failRect")(object) }
    #expect(PendingError.take() == nil)
  }

  @Test func aClosureLivesAsLongAsItsClass() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass()
    do {
      let held = tracker.watch(StringBox("held"))
      try cls.addMethod(Selector("held")) { (_: Object) in held }
    }
    #expect(tracker.living == 1)
    #expect(autoreleasePool { (try? cls.make().send(Selector("held")))?.description } == "held")
    ClassTable.discard(cls)
    #expect(tracker.living == 0)
  }
}
