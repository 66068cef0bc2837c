import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// `-methodSignatureForSelector:`, `-forwardInvocation:` and `-doesNotRecognizeSelector:`.
@Suite struct ForwardInvocationTests {
  /// A class that takes every message of some types as an invocation.
  private func taker(
    _ types: String, _ body: @escaping (NSInvocation) throws -> Void
  ) throws -> RuntimeClass {
    let signature = try MethodSignature.interned(types)
    return try makeClass("Taker") { cls in
      try cls.addMethod(Selector("methodSignatureForSelector:")) { (_: Object, _: Selector) in
        MethodSignatureBox(signature)
      }
      try cls.addMethod(Selector("forwardInvocation:")) {
        (_: Object, message: NSInvocation) throws in
        try body(message)
      }
    }
  }

  @Test func theMessageArrivesAsAnObject() throws {
    var seen: [String] = []
    var receiver: Object?
    let object = try taker("d@:@qd") { message in
      let (a, b, c) = (
        try message.argument(at: 2, as: String.self), try message.argument(at: 3, as: Int.self),
        try message.argument(at: 4, as: Double.self)
      )
      seen.append("\(message.selector?.name ?? "") \(a) \(b) \(c)")
      receiver = message.target
      try message.setResult(c * 2)
    }.make()
    #expect(try Message<(String, Int, Double) -> Double>("a:b:c:")(object, "x", -1, 1.5) == 3)
    #expect(try object.send(Selector("d:e:f:"), "y", 2, 4, returning: Double.self) == 8)
    #expect(seen == ["a:b:c: x -1 1.5", "d:e:f: y 2 4.0"])
    #expect(receiver === object)
    #expect(!object.runtimeClass.responds(to: Selector("a:b:c:")))
  }

  @Test func structuresAndSmallResults() throws {
    let scaled = try taker("d@:{CGRect=dddd}{Mixed=icd}") { message in
      let rect = try message.argument(at: 2, as: Rect.self)
      let mixed = try message.argument(at: 3, as: Mixed.self)
      try message.setResult(rect.width * mixed.real + Double(mixed.number) + Double(mixed.flag))
    }.make()
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let mixed = Mixed(number: 10, flag: -2, real: 0.5)
    #expect(try Message<(Rect, Mixed) -> Double>("rect:mixed:")(scaled, rect, mixed) == 9.5)
    #expect(try scaled.send(Selector("rect:mixed:"), rect, mixed, returning: Double.self) == 9.5)
    let moved = try taker("{CGRect=dddd}@:{CGRect=dddd}") { message in
      var rect = try message.argument(at: 2, as: Rect.self)
      rect.x = -1
      try message.setResult(rect)
    }.make()
    #expect(
      try Message<(Rect) -> Rect>("moved:")(moved, rect)
        == Rect(x: -1, y: 2, width: 3, height: 4))
    let small = try taker("{Small=cs}@:") { try $0.setResult(Small(first: -1, second: 2)) }.make()
    #expect(try Message<() -> Small>("small")(small) == Small(first: -1, second: 2))
    let byte = try taker("c@:") { try $0.setResult(Int8(-5)) }.make()
    #expect(try Message<() -> Int8>("byte")(byte) == -5)
    #expect(try byte.send(Selector("byte"), returning: Int.self) == -5)
    let float = try taker("f@:") { try $0.setResult(Float(0.25)) }.make()
    #expect(try Message<() -> Float>("float")(float) == 0.25)
    let nothing = try taker("q@:") { _ in }.make()
    #expect(try Message<() -> Int>("nothing")(nothing) == 0)
  }

  @Test func theInvocationIsSentOn() throws {
    let worker = try makeClass("Worker") { cls in
      try cls.addMethod(Selector("joined:with:")) { (_: Object, a: String, b: String) in a + b }
      try cls.addMethod(Selector("fail")) { (_: Object) throws in throw RaisedError("tired") }
    }.make()
    let cls = try makeClass("Passer") { cls in
      try cls.addMethod(Selector("methodSignatureForSelector:")) {
        (_: Object, selector: Selector) in
        worker.runtimeClass.methodSignature(for: selector).map(MethodSignatureBox.init)
      }
      try cls.addMethod(Selector("forwardInvocation:")) {
        (_: Object, message: NSInvocation) throws in
        try message.invoke(on: worker)
      }
    }
    let object = try cls.make()
    #expect(try Message<(String, String) -> String>("joined:with:")(object, "a", "b") == "ab")
    #expect(try object.send(Selector("joined:with:"), "a", "b")?.description == "ab")
    let failed = #expect(throws: MessageError.self) { try object.send(Selector("fail")) }
    #expect(failed?.description == "-[\(worker.runtimeClass) fail]: tired")
    let missing = #expect(throws: MessageError.self) { try object.send(Selector("zyx")) }
    #expect(missing?.code == .unrecognizedSelector)
    let below = try makeClass(below: cls) { below in
      try below.addMethod(Selector("joined:with:")) { (this: Object, a: String, _: String) in
        try this.sendSuper(above: below, Selector("joined:with:"), a, "!")?.description ?? ""
      }
    }
    #expect(try below.make().send(Selector("joined:with:"), "a", "b")?.description == "a!")
  }

  @Test func classesTakeInvocationsToo() throws {
    let signature = try MethodSignature.interned("q#:q")
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("methodSignatureForSelector:")) {
        (_: ClassObject, _: Selector) in MethodSignatureBox(signature)
      }
      try cls.metaclass.addMethod(Selector("forwardInvocation:")) {
        (this: ClassObject, message: NSInvocation) throws in
        #expect(message.target === this)
        try message.setResult(try message.argument(at: 2, as: Int.self) + 1)
      }
    }
    #expect(try Message<(Int) -> Int>("next:")(cls.object, 41) == 42)
  }

  @Test func aKeptInvocationKeepsItsArguments() throws {
    let tracker = LifetimeTracker()
    var kept: NSInvocation?
    try autoreleasePool {
      let object = tracker.watch(try taker("v@:@*") { kept = $0 }.make())
      let argument = tracker.watch(StringBox("argument"))
      try "bytes".withCString { bytes in
        let message = Message<(Object, CString) -> Void>("take:bytes:")
        try message(object, argument, CString(pointer: bytes))
      }
    }
    // The argument: the receiver is not retained, as it may be what keeps the invocation.
    #expect(tracker.living == 1)
    let invocation = try #require(kept)
    #expect(invocation.target === nil)
    #expect(invocation.argumentsRetained)
    #expect(try invocation.argument(at: 2, as: String.self) == "argument")
    let bytes = try #require(try invocation.argument(at: 3, as: CString.self).pointer)
    #expect(String(cString: bytes) == "bytes")
    kept = nil
    autoreleasePool { withExtendedLifetime(invocation) {} }
  }

  @Test func aTransientInvocationKeepsNothing() throws {
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let object = tracker.watch(
        try taker("@@:@") { message in
          tracker.watch(message)
          try message.setResult(tracker.watch(StringBox("result")))
        }.make())
      let argument = tracker.watch(StringBox("argument"))
      for _ in 0..<2 {
        #expect(try object.send(Selector("take:"), argument)?.description == "result")
        #expect(try object.send(Selector("copyOf:"), argument)?.description == "result")
        #expect(try object.send(Selector("initWith:"), argument)?.description == "result")
        #expect(
          try Message<(Object) -> Object>("newWith:")(object, argument).description == "result")
      }
    }
    #expect(tracker.total == 18)
    #expect(tracker.living == 0)
  }

  @Test func errorsCrossBack() throws {
    let object = try taker("q@:") { _ in throw RaisedError("no time") }.make()
    let error = #expect(throws: MessageError.self) { try object.send(Selector("answer")) }
    #expect(error?.description == "-[\(object.runtimeClass) forwardInvocation:]: no time")
    #expect(PendingError.take() == nil)
  }

  @Test func aSignatureMayHaveOtherArgumentsThanTheSelector() throws {
    var forwarded = 0
    let few = try taker("v@:") { _ in forwarded += 1 }.make()
    try few.perform(Selector("take:"), Object())
    let many = try taker("v@:@@") { invocation throws in
      forwarded += 1
      #expect(try invocation.argument(at: 3, as: Object?.self) == nil)
    }.make()
    try many.perform(Selector("take:"), Object())
    #expect(forwarded == 2)
    let other = try makeClass { cls in
      try cls.addMethod(Selector("methodSignatureForSelector:")) { (_: Object, _: Selector) in
        StringBox("v@:")
      }
      try cls.addMethod(Selector("forwardInvocation:")) { (_: Object, _: NSInvocation) in }
    }.make()
    let wrong = #expect(throws: MessageError.self) { try other.send(Selector("take")) }
    #expect(
      wrong?.description == "-[\(other.runtimeClass) methodSignatureForSelector:]: the result is "
        + "an NSString, needed: NSMethodSignature")
  }

  @Test func withoutForwardInvocationNothingIsRecognized() throws {
    let object = try makeClass { cls in
      let signature = try MethodSignature.interned("v@:")
      try cls.addMethod(Selector("methodSignatureForSelector:")) { (_: Object, _: Selector) in
        MethodSignatureBox(signature)
      }
    }.make()
    let error = #expect(throws: MessageError.self) { try object.send(Selector("zyx")) }
    #expect(
      error?.description == "-[\(object.runtimeClass) zyx]: unrecognized selector; "
        + "nothing with a similar name is answered")
  }

  @Test func doesNotRecognizeMayRaiseItsOwn() throws {
    var refused: [String] = []
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("doesNotRecognizeSelector:")) {
        (_: Object, selector: Selector) throws in
        refused.append(selector.name)
        if selector == Selector("loud") { throw RaisedError("never heard of it") }
      }
      try cls.metaclass.addMethod(Selector("doesNotRecognizeSelector:")) {
        (_: ClassObject, _: Selector) throws in throw RaisedError("nor has the class")
      }
    }
    let object = try cls.make()
    let loud = #expect(throws: MessageError.self) { try object.send(Selector("loud")) }
    #expect(loud?.description == "-[\(cls) doesNotRecognizeSelector:]: never heard of it")
    let quiet = #expect(throws: MessageError.self) { try object.send(Selector("quiet")) }
    #expect(quiet?.code == .unrecognizedSelector)
    #expect(refused == ["loud", "quiet"])
    let ofClass = #expect(throws: MessageError.self) { try cls.object.send(Selector("loud")) }
    #expect(ofClass?.description == "+[\(cls) doesNotRecognizeSelector:]: nor has the class")
  }

  /// A handler in C that sends with an error pending does not have it taken for another's.
  @Test func aPendingErrorIsSetAside() throws {
    let object = try taker("q@:") { try $0.setResult(5) }.make()
    PendingError.set(RaisedError("earlier"))
    let found = try MethodLookup.callable(
      for: object.id, in: object.runtimeClass, Selector("answer"))
    typealias Function = @convention(c) (Raw, SEL) -> Int
    #expect(unsafeBitCast(found.imp, to: Function.self)(object.id, Selector("answer").sel) == 5)
    #expect(PendingError.take().map { "\($0)" } == "earlier")
  }

  @Test func eightThreadsForward() throws {
    let worker = try makeClass { cls in
      try cls.addMethod(Selector("plus:")) { (_: Object, value: Int) in value + 1 }
    }.make()
    let target = try makeClass { cls in
      try cls.addMethod(Selector("forwardingTargetForSelector:")) { (_: Object, _: Selector) in
        worker
      }
    }.make()
    let invoked = try taker("q@:q") { message in
      try message.setResult(try message.argument(at: 2, as: Int.self) + 1)
    }.make()
    let plus = Message<(Int) -> Int>("plus:")
    let right = Counter()
    nonisolated(unsafe) let receivers = [target, invoked]
    onThreads(8) { index in
      for round in 0..<200 {
        autoreleasePool {
          if (try? plus(receivers[(index + round) % 2], round)) == round + 1 { right.add() }
        }
      }
    }
    #expect(right.value == 1600)
  }
}
