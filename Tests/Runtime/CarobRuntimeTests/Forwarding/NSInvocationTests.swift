import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct NSInvocationTests {
  private func invocation(_ types: String, _ selector: StaticString) throws -> NSInvocation {
    let made = try NSInvocation(.interned(types))
    made.selector = Selector(selector)
    return made
  }

  private func worker() throws -> Object {
    try makeClass("Worker") { cls in
      try cls.addMethod(Selector("sum:and:")) { (_: Object, a: Int, b: Double) in Double(a) + b }
      try cls.addMethod(Selector("wide:")) { (_: Object, rect: Rect) in rect.width }
      try cls.addMethod(Selector("fail")) { (_: Object) throws in throw RaisedError("tired") }
      try cls.addMethod(Selector("byte")) { (_: Object) in Int8(-3) }
      try cls.addMethod(Selector("me")) { (this: Object) in this }
    }.make()
  }

  @Test func argumentsGoInAndTheResultComesOut() throws {
    let (worker, sum) = (try worker(), try invocation("d@:qd", "sum:and:"))
    try sum.setArgument(40, at: 2)
    try sum.setArgument(2.5, at: 3)
    #expect(try sum.argument(at: 2, as: Int.self) == 40)
    #expect(try sum.result(as: Double.self) == 0)
    try sum.invoke(on: worker)
    #expect(try sum.result(as: Double.self) == 42.5)
    #expect(sum.target === worker)
    // Again, with one argument changed.
    try sum.setArgument(1, at: 2)
    try sum.invoke()
    #expect(try sum.result(as: Double.self) == 3.5)
    let wide = try invocation("d@:{CGRect=dddd}", "wide:")
    try wide.setArgument(Rect(x: 1, y: 2, width: 3, height: 4), at: 2)
    try wide.invoke(on: worker)
    #expect(try wide.result(as: Double.self) == 3)
    #expect(try wide.argument(at: 2, as: Rect.self).height == 4)
    let byte = try invocation("c@:", "byte")
    try byte.invoke(on: worker)
    #expect(try byte.result(as: Int8.self) == -3)
    #expect(try byte.result(as: Int.self) == -3)
    #expect(byte.resultBytes == [0xFD])
  }

  @Test func receiverAndSelectorAreArguments() throws {
    let (worker, me) = (try worker(), try invocation("@@:", "me"))
    me.target = worker
    #expect(try me.argument(at: 0, as: Object.self) === worker)
    #expect(try me.argument(at: 1, as: Selector.self) == Selector("me"))
    try me.setArgument(Selector("byte"), at: 1)
    #expect(me.selector == Selector("byte"))
    me.selector = nil
    #expect(me.selector == nil)
    let error = #expect(throws: MessageError.self) { try me.invoke() }
    #expect(error?.description == "an invocation of \"@@:\" has no selector")
  }

  @Test(arguments: ["vi", "v{CGRect=dddd}", "v*", "v"])
  func functionsOfNoObjectHaveNoTarget(types: String) throws {
    let (worker, call) = (try worker(), try NSInvocation(.ofFunction(types)))
    call.target = worker
    #expect(call.target == nil)
    call.keep(receiver: worker)
    #expect(call.argumentsRetained)
    guard call.signature.encoding.arguments.count == 1 else { return }
    #expect(try call.argumentBytes(at: 0).allSatisfy { $0 == 0 })
  }

  /// A new object may be where the receiver was that got the message.
  @Test func aTargetAfterAKeptReceiverIsAnother() throws {
    let (cls, me) = (try makeClass("Reused"), try invocation("@@:", "me"))
    let address = try autoreleasePool {
      let receiver = try cls.make()
      me.setTarget(receiver, owning: false)
      me.keep(receiver: receiver)
      me.setTarget(nil, owning: false)
      return receiver.id
    }
    let made = try (0..<100).map { _ in try cls.make() }
    // A sanitizer gives no address twice.
    guard let reused = made.first(where: { $0.id == address }) else { return }
    me.target = reused
    #expect(me.target === reused)
    try me.setArgument(made[0] === reused ? made[1] : made[0], at: 0)
    try me.setArgument(reused, at: 0)
    #expect(try me.argument(at: 0, as: Object.self) === reused)
  }

  @Test func aMessageToNilGivesZero() throws {
    let me = try invocation("@@:", "me")
    try me.setResult("earlier")
    try me.invoke()
    #expect(try me.result(as: Object?.self) == nil)
    #expect(me.target == nil)
  }

  @Test func bytes() throws {
    let call = try invocation("v@:is{Small=cs}", "a:b:c:")
    try call.setArgumentBytes([1, 2, 0, 0], at: 2)
    #expect(try call.argument(at: 2, as: Int32.self) == 0x0201)
    try call.setArgument(Small(first: 1, second: 0x0302), at: 4)
    // The second byte is padding.
    let small = try call.argumentBytes(at: 4)
    #expect([small[0], small[2], small[3]] == [1, 2, 3])
    #expect(call.resultBytes.isEmpty)
    let error = #expect(throws: MessageError.self) { try call.setArgumentBytes([1], at: 3) }
    #expect(
      error?.description == "argument 3 of an invocation of \"v@:is{Small=cs}\" has type \"s\", "
        + "of 2 bytes, given 1")
    #expect(throws: MessageError.self) { try call.setResultBytes([1]) }
  }

  @Test func mistakesAreTyped() throws {
    let call = try invocation("v@:dc", "a:b:")
    for index in [-1, 4, .max, .min] {
      let error = #expect(throws: MessageError.self) { try call.setArgument(1, at: index) }
      #expect(error?.code == .argumentCount)
      #expect(
        error?.description
          == "\"v@:dc\" has no argument \(index); they are numbered from 0 to 3")
      #expect(throws: MessageError.self) { try call.argument(at: index, as: Int.self) }
      #expect(throws: MessageError.self) { try call.argumentBytes(at: index) }
    }
    let text = #expect(throws: MessageError.self) { try call.setArgument("x", at: 2) }
    #expect(text?.code == .argumentType)
    #expect(
      text?.description
        == "argument 2 of an invocation of \"v@:dc\" has type \"d\", given \"@\" x")
    let large = #expect(throws: MessageError.self) { try call.setArgument(128, at: 3) }
    #expect(
      large?.description
        == "argument 3 of an invocation of \"v@:dc\" has type \"c\", given \"q\" 128")
    try call.setArgument(7, at: 2)
    #expect(try call.argument(at: 2, as: Double.self) == 7)
    #expect(try call.argument(at: 2, as: Int.self) == 7)
    let wanted = #expect(throws: MessageError.self) { try call.argument(at: 2, as: Object.self) }
    #expect(
      wanted?.description
        == "argument 2 of an invocation of \"v@:dc\" has type \"d\", wanted \"@\"")
    let none = #expect(throws: MessageError.self) { try call.result(as: Int.self) }
    #expect(none?.code == .resultType)
    #expect(
      none?.description == "the result of an invocation of \"v@:dc\" has type \"v\", wanted \"q\"")
    #expect(throws: MessageError.self) { try call.setResult(1) }
    #expect(throws: MessageError.self) { try NSInvocation(.interned("v@:{u=it}")) }
  }

  @Test func theMethodsTypesAreChecked() throws {
    let (worker, wrong) = (try worker(), try invocation("d@:dd", "sum:and:"))
    let cls = worker.runtimeClass
    let type = #expect(throws: MessageError.self) { try wrong.invoke(on: worker) }
    #expect(
      type?.description == "-[\(cls) sum:and:]: argument 1 has type \"q\", given \"d\" "
        + "(the method is \"d@:qd\")")
    let result = #expect(throws: MessageError.self) {
      try invocation("q@:qd", "sum:and:").invoke(on: worker)
    }
    #expect(result?.code == .resultType)
    let count = #expect(throws: MessageError.self) {
      try invocation("d@:", "sum:and:").invoke(on: worker)
    }
    #expect(count?.code == .argumentCount)
    let missing = #expect(throws: MessageError.self) {
      try invocation("d@:", "missingMethodOfNoName").invoke(on: worker)
    }
    #expect(missing?.code == .unrecognizedSelector)
    let failed = #expect(throws: MessageError.self) {
      try invocation("v@:", "fail").invoke(on: worker)
    }
    #expect(failed?.description == "-[\(cls) fail]: tired")
  }

  @Test func whatSwiftSetsIsKept() throws {
    let tracker = LifetimeTracker()
    let call = try invocation("@@:@*", "a:b:")
    try autoreleasePool {
      call.target = tracker.watch(StringBox("target"))
      try call.setArgument(tracker.watch(StringBox("first")), at: 2)
      try call.setArgument(tracker.watch(StringBox("second")), at: 2)
      try call.setResult(tracker.watch(StringBox("result")))
      try "bytes".withCString { try call.setArgument(CString(pointer: $0), at: 3) }
    }
    #expect(tracker.living == 3)
    #expect(!call.argumentsRetained)
    #expect(try call.argument(at: 2, as: String.self) == "second")
    let bytes = try #require(try call.argument(at: 3, as: CString.self).pointer)
    #expect(String(cString: bytes) == "bytes")
    try call.setArgument(Object?.none, at: 2)
    call.target = nil
    #expect(tracker.living == 1)
    // Once kept, twice asked.
    call.retainArguments()
    call.retainArguments()
    #expect(call.argumentsRetained)
  }

  @Test func whatCSetsIsBorrowedUntilItIsRetained() throws {
    let call = try invocation("v@:@*", "a:b:")
    let object = StringBox("argument")
    let count = referenceCount(of: object)
    let set = Message<(Pointer, Int) -> Void>("setArgument:atIndex:")
    var id: Raw? = object.id
    try withUnsafeMutablePointer(to: &id) { try set(call, Pointer($0), 2) }
    #expect(referenceCount(of: object) == count)
    try Message<() -> Void>("retainArguments")(call)
    #expect(referenceCount(of: object) == count + 1)
    #expect(try Message<() -> Bool>("argumentsRetained")(call))
    // From then on what is set is kept, and what was there let go.
    let other = StringBox("other")
    id = other.id
    try withUnsafeMutablePointer(to: &id) { try set(call, Pointer($0), 2) }
    #expect(referenceCount(of: object) == count)
    #expect(try call.argument(at: 2, as: Object.self) === other)
    let null = #expect(throws: MessageError.self) { try set(call, Pointer(nil), 2) }
    #expect(null?.description == "-[NSInvocation setArgument:atIndex:]: the pointer is null")
  }

  /// Methods of every family, sent again and again by one invocation.
  @Test func resultsAreKeptAndLetGo() throws {
    let tracker = LifetimeTracker()
    try autoreleasePool {
      let worker = tracker.watch(
        try makeClass { cls in
          try cls.addMethod(Selector("thing")) { (_: Object) in tracker.watch(StringBox("1")) }
          try cls.addMethod(Selector("newThing")) { (_: Object) in tracker.watch(StringBox("2")) }
          try cls.addMethod(Selector("initThing")) { (this: Object) in this }
        }.make())
      for selector in ["thing", "newThing", "initThing", "missing"] as [StaticString] {
        let call = tracker.watch(try invocation("@@:", selector))
        for _ in 0..<3 { try? call.invoke(on: worker) }
        try? call.invoke(on: worker)
      }
    }
    #expect(tracker.total == 13)
    #expect(tracker.living == 0)
  }

  @Test func allocMakesAnInvocationOfNothing() throws {
    let made = try #require(try NSInvocation.runtimeClass.make() as? NSInvocation)
    #expect(made.signature.encoding.encoding == "v@:")
    #expect(made.description == "<NSInvocation: no selector, \"v@:\">")
    #expect(throws: MessageError.self) { try made.invoke() }
  }
}
