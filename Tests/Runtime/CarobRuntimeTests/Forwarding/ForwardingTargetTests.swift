import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// `-forwardingTargetForSelector:`.
@Suite struct ForwardingTargetTests {
  /// A class whose instances name a target.
  private func forwarder(
    _ asked: Counter = Counter(), to target: @escaping (Selector) throws -> Object?
  ) throws -> RuntimeClass {
    try makeClass("Forwarder") { cls in
      try cls.addMethod(Selector("forwardingTargetForSelector:")) {
        (_: Object, selector: Selector) throws in
        asked.add()
        return try target(selector)
      }
    }
  }

  private func worker() throws -> Object {
    try makeClass("Worker") { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 42 }
      try cls.addMethod(Selector("half:")) { (_: Object, value: Double) in value / 2 }
      try cls.addMethod(Selector("grown:by:")) { (_: Object, rect: Rect, by: Double) in
        Rect(x: rect.x - by, y: rect.y, width: rect.width + by, height: rect.height)
      }
      try cls.addMethod(Selector("fail")) { (_: Object) throws in throw RaisedError("tired") }
      try cls.addMethod(Selector("me")) { (this: Object) in this }
      try cls.addMethod(Selector("small")) { (_: Object) in Int8(-3) }
    }.make()
  }

  @Test func theTargetGetsTheMessage() throws {
    let (worker, asked) = (try worker(), Counter())
    let object = try forwarder(asked) { _ in worker }.make()
    let before = asked.value
    #expect(try Message<() -> Int>("answer")(object) == 42)
    #expect(asked.value == before + 1)
    #expect(try object.send(Selector("answer"), returning: Int.self) == 42)
    #expect(asked.value == before + 2)
    #expect(try Message<(Double) -> Double>("half:")(object, 5) == 2.5)
    #expect(try object.send(Selector("half:"), 5, returning: Double.self) == 2.5)
    #expect(try Message<() -> Object>("me")(object) === worker)
    #expect(try Message<() -> Int8>("small")(object) == -3)
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      try Message<(Rect, Double) -> Rect>("grown:by:")(object, rect, 1)
        == Rect(x: 0, y: 2, width: 4, height: 4))
  }

  @Test func answeringIsNotForwarding() throws {
    let worker = try worker()
    let object = try forwarder { _ in worker }.make()
    #expect(!object.runtimeClass.responds(to: Selector("answer")))
    #expect(try !Message<(Selector) -> Bool>("respondsToSelector:")(object, Selector("answer")))
  }

  @Test func typesAreCheckedAgainstTheTargetsMethod() throws {
    let worker = try worker()
    let object = try forwarder { _ in worker }.make()
    let cls = object.runtimeClass
    let typed = #expect(throws: MessageError.self) {
      try Message<(Int) -> Double>("half:")(object, 1)
    }
    #expect(
      typed?.description
        == "-[\(cls) half:]: argument 1 has type \"d\", given \"q\" (the method is \"d@:d\")")
    let dynamic = #expect(throws: MessageError.self) { try object.send(Selector("half:"), "x") }
    #expect(dynamic?.code == .argumentType)
    let count = #expect(throws: MessageError.self) { try object.send(Selector("half:")) }
    #expect(count?.code == .argumentCount)
    // A send that was refused does not disturb the next.
    #expect(try Message<() -> Int>("answer")(object) == 42)
  }

  @Test func theSameSiteSeesEachReceiversTarget() throws {
    let other = try makeClass { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 7 }
      try cls.addMethod(Selector("value")) { (_: Object) in "seven" }
    }.make()
    let worker = try worker()
    let (one, two) = (try forwarder { _ in worker }.make(), try forwarder { _ in other }.make())
    let message = Message<() -> Int>("answer")
    for _ in 0..<2 {
      #expect(try message(one) == 42)
      #expect(try message(two) == 7)
      #expect(try message(worker) == 42)
    }
  }

  @Test func chains() throws {
    let worker = try worker()
    let inner = try forwarder { _ in worker }.make()
    let outer = try forwarder { _ in inner }.make()
    #expect(try Message<() -> Int>("answer")(outer) == 42)
    let error = #expect(throws: MessageError.self) { try outer.send(Selector("zyx")) }
    #expect(
      error?.description == "-[\(worker.runtimeClass) zyx]: unrecognized selector; "
        + "nothing with a similar name is answered")
  }

  @Test func cyclesEnd() throws {
    var targets: [Object] = []
    let first = try forwarder { _ in targets[1] }.make()
    let second = try forwarder { _ in targets[0] }.make()
    targets = [first, second]
    let error = #expect(throws: MessageError.self) { try first.send(Selector("answer")) }
    #expect(error?.code == .forwarding)
    #expect(
      error?.description == "-[\(first.runtimeClass) answer]: forwarded from one object to the "
        + "next 100 times, and none of them answers")
    targets = []
  }

  @Test func nilAndTheReceiverItselfAreNoTarget() throws {
    let nobody = try forwarder { _ in nil }.make()
    #expect(throws: MessageError.self) { try nobody.send(Selector("answer")) }
    let itself = try makeClass { cls in
      try cls.addMethod(Selector("forwardingTargetForSelector:")) { (this: Object, _: Selector) in
        this
      }
    }.make()
    let error = #expect(throws: MessageError.self) { try itself.send(Selector("answer")) }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test func errorsCrossBack() throws {
    let worker = try worker()
    let object = try forwarder { selector in
      if selector == Selector("refused") { throw RaisedError("not that one") }
      return worker
    }.make()
    let raised = #expect(throws: MessageError.self) { try object.send(Selector("fail")) }
    #expect(raised?.description == "-[\(worker.runtimeClass) fail]: tired")
    let refused = #expect(throws: MessageError.self) { try object.send(Selector("refused")) }
    #expect(
      refused?.description
        == "-[\(object.runtimeClass) forwardingTargetForSelector:]: not that one")
    #expect(PendingError.take() == nil)
  }

  @Test func classMessagesAndSuperSends() throws {
    let worker = try worker()
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("forwardingTargetForSelector:")) {
        (_: ClassObject, _: Selector) in worker
      }
      try cls.addMethod(Selector("forwardingTargetForSelector:")) { (_: Object, _: Selector) in
        worker
      }
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    #expect(try Message<() -> Int>("answer")(cls.object) == 42)
    let object = try cls.make()
    #expect(try object.send(Selector("answer"), returning: Int.self) == 1)
    let above = try object.sendSuper(above: cls, Selector("answer"))
    #expect((above as? NumberBox)?.integerValue == 42)
  }

  @Test func aClassAsTarget() throws {
    let object = try forwarder { _ in StringBox.runtimeClass.object }.make()
    let bytes = "text"
    let text = try bytes.withCString { bytes in
      try Message<(CString) -> String>("stringWithUTF8String:")(object, CString(pointer: bytes))
    }
    #expect(text == "text")
  }

  @Test func ownershipIsBalanced() throws {
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let worker = try makeClass { cls in
        try cls.addMethod(Selector("newThing")) { (_: Object) in tracker.watch(StringBox("new")) }
        try cls.addMethod(Selector("thing")) { (_: Object) in tracker.watch(StringBox("thing")) }
        try cls.addMethod(Selector("initWithTarget")) { (this: Object) in this }
        try cls.addMethod(Selector("initBadly")) { (_: Object) throws -> Object in
          throw RaisedError("no")
        }
      }.make()
      tracker.watch(worker)
      let object = tracker.watch(try forwarder { [unowned worker] _ in worker }.make())
      let counts = (referenceCount(of: worker), referenceCount(of: object))
      for _ in 0..<3 {
        try autoreleasePool { () throws in
          #expect(try object.send(Selector("newThing"))?.description == "new")
          #expect(try Message<() -> Object>("newThing")(object).description == "new")
          #expect(try object.send(Selector("thing"))?.description == "thing")
          #expect(try object.send(Selector("initWithTarget")) === worker)
          #expect(try Message<() -> Object>("initWithTarget")(object) === worker)
          #expect(throws: MessageError.self) { try object.send(Selector("initBadly")) }
        }
        #expect(referenceCount(of: worker) == counts.0)
        #expect(referenceCount(of: object) == counts.1)
      }
    }
    #expect(tracker.total == 11)
    #expect(tracker.living == 0)
  }

  /// A sender that asks and does not send keeps nothing alive beyond its pool.
  @Test func whatIsPreparedGoesWithThePool() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("forwardingTargetForSelector:")) { (_: Object, _: Selector) in
        tracker.watch(StringBox("target"))
      }
    }
    let object = try cls.make()
    autoreleasePool {
      #expect(throws: MessageError.self) {
        try Message<(Double) -> Void>("hasPrefix:")(object, 1)
      }
    }
    #expect(tracker.total == 1)
    #expect(tracker.living == 0)
  }

  @Test func handlersAreForwardedToo() throws {
    let taken = Counter()
    let worker = try makeClass { cls in
      try cls.addMethod(Selector("take:")) { (_: Object, _: Object?) in taken.add() }
    }.make()
    let object = try forwarder { _ in worker }.make()
    for _ in 0..<3 {
      try HandlerCall.send(Selector("take:"), to: object, StringBox("x"))
    }
    #expect(taken.value == 3)
  }

  @Test func aMethodMayForward() throws {
    let worker = try worker()
    let cls = try forwarder { _ in worker }
    let signature = try MethodSignature.interned("q@:")
    let trampoline = try signature.forwardingImplementation()
    #expect(try signature.forwardingImplementation() == trampoline)
    try cls.addMethod(Selector("answer"), trampoline, types: "q@:")
    #expect(cls.responds(to: Selector("answer")))
    #expect(try Message<() -> Int>("answer")(cls.make()) == 42)
    // The types are those of the method, and the target's have to agree.
    try cls.addMethod(Selector("small"), trampoline, types: "q@:")
    let error = #expect(throws: MessageError.self) { try cls.make().send(Selector("small")) }
    #expect(
      error?.description == "-[\(worker.runtimeClass) small]: sent as \"q@:\", "
        + "but forwarded as \"c@:\"")
  }

  @Test func typesThatCannotBePassed() throws {
    let nothing: @convention(c) (Raw, SEL) -> Void = { _, _ in }
    let worker = try makeClass { cls in
      try cls.addMethod(Selector("wide"), implementation(nothing), types: "{u=it}@:")
    }.make()
    let object = try forwarder { _ in worker }.make()
    let error = #expect(throws: MessageError.self) { try object.send(Selector("wide")) }
    #expect(error?.code == .unpassableType)
  }
}
