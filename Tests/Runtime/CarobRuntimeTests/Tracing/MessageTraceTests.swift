import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What a trace says. Patterns name classes of the test only, so that tests beside it go untraced.
@Suite struct MessageTraceTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "refused"
  }

  /// Else a method that calls the one it replaced would call itself.
  @Test func theImplementationOfATracedMethodIsItsOwn() throws {
    let answer = Selector("answer")
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(answer) { (_: Object) in 1 }
    }
    let object = try cls.make()
    let own = try #require(cls.instanceMethod(for: answer)).implementation
    let listener = MessageTrace.start(try MessagePattern(parsing: cls.name)) { _ in }
    defer { listener.stop() }
    #expect(try object.send(answer, returning: Int.self) == 1)
    #expect(cls.implementation(for: answer) == own)
  }

  @Test func nestedMessagesAreInOrder() throws {
    let top = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("inner:")) { (_: Object, number: Int) in number + 1 }
    }
    let bottom = try makeClass("Traced", below: top) { cls in
      try cls.addMethod(Selector("outer")) { (this: Object) in
        try this.send(Selector("inner:"), 1, returning: Int.self)
          + Message<(Int) -> Int>("inner:")(this, 5)
      }
    }
    let object = try bottom.make()
    let pattern = try MessagePattern(parsing: bottom.name)
    let outer = Message<() -> Int>("outer")
    #expect(try outer(object) == 8)
    let messages = try MessageTrace.record(pattern) { _ = try outer(object) }
    #expect(
      messages.map(\.description) == [
        "-[\(bottom) outer]", "-[\(bottom) inner:1]", "-[\(bottom) inner:5]",
      ])
    #expect(messages.map(\.depth) == [0, 1, 1])
    #expect(messages.map(\.implementor) == [bottom, top, top])
    #expect(messages.map(\.outcome?.result) == ["8", "2", "6"])
    #expect(messages.allSatisfy { $0.outcome?.error == nil && !$0.isSuper && $0.cls == bottom })
    #expect(messages.allSatisfy { $0.outcome.map { $0.duration >= .zero } == true })
    let id = String(UInt(bitPattern: object.id), radix: 16)
    #expect(messages.allSatisfy { $0.receiver == "<\(bottom) 0x\(id)>" })
    #expect(
      messages[0].outcome.map { $0.duration >= (messages[1].outcome?.duration ?? .zero) } == true)
  }

  @Test func nothingIsLeftWhenNobodyWatches() throws {
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    let object = try cls.make()
    let site = Message<() -> Int>("answer")
    let pattern = try MessagePattern(parsing: cls.name)
    for _ in 0..<3 {
      let messages = try MessageTrace.record(pattern) {
        _ = try site(object)
        _ = try site(object)
      }
      #expect(messages.count == 2)
      let found = try #require(MethodLookup.callable(in: cls, Selector("answer"), to: .send))
      #expect(
        Implementation(found.imp) == cls.instanceMethod(for: Selector("answer"))?.implementation)
      #expect(try site(object) == 1)
    }
    #expect(MessageTrace.record(pattern, {}).isEmpty)
  }

  @Test func changesAreFollowed() throws {
    let one: @convention(c) (Raw, SEL) -> Int = { _, _ in 1 }
    let two: @convention(c) (Raw, SEL) -> Int = { _, _ in 2 }
    let answer = Selector("answer")
    let top = try makeClass("Traced") { cls in
      try cls.addMethod(answer, implementation(one), types: "q@:")
    }
    let bottom = try makeClass("Traced", below: top)
    let object = try bottom.make()
    let site = Message<() -> Int>("answer")
    let messages = try MessageTrace.record(MessagePattern(parsing: bottom.name)) { () throws in
      #expect(try site(object) == 1)
      try top.replaceMethod(answer, implementation(two), types: "q@:")
      #expect(try site(object) == 2)
      try bottom.addMethod(answer, implementation(one), types: "q@:")
      #expect(try site(object) == 1)
      bottom.removeMethod(answer)
      #expect(try site(object) == 2)
      // Another encoding is another entry, and so another trampoline.
      try bottom.addMethod(answer) { (_: Object) in "text" }
      #expect(try object.send(answer)?.description == "text")
      top.removeMethod(answer)
      bottom.removeMethod(answer)
      #expect(throws: MessageError.self) { try site(object) }
    }
    #expect(messages.map(\.outcome?.result) == ["1", "2", "1", "2", "@\"text\""])
    #expect(messages.map(\.implementor) == [top, top, bottom, top, bottom])
  }

  /// Who swizzles keeps the method's code, not the trampoline, which would lead to the new method.
  @Test func whoAsksForAnImplementationGetsTheMethods() throws {
    let one: @convention(c) (Raw, SEL) -> Int = { _, _ in 1 }
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("answer"), implementation(one), types: "q@:")
    }
    let object = try cls.make()
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) { () throws in
      _ = try object.send(Selector("answer"))
      let imp = try #require(MethodRecords.implementation(of: cls, Selector("answer")))
      #expect(Implementation(imp) == implementation(one))
      #expect(cls.methods.map(\.implementation) == [implementation(one)])
    }
    #expect(messages.count == 1)
  }

  @Test func errorsAreTold() throws {
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("refuse")) { (_: Object) -> Int in throw Refusal() }
      try cls.addMethod(Selector("forward")) { (this: Object) in
        try this.send(Selector("refuse"), returning: Int.self)
      }
      try cls.addMethod(Selector("cope")) { (this: Object) in
        (try? this.send(Selector("refuse"), returning: Int.self)) ?? 7
      }
    }
    let object = try cls.make()
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) { () throws in
      let error = #expect(throws: MessageError.self) { try object.send(Selector("forward")) }
      #expect(error?.underlying is Refusal)
      #expect(try object.send(Selector("cope"), returning: Int.self) == 7)
    }
    #expect(messages.map(\.selector.name) == ["forward", "refuse", "cope", "refuse"])
    #expect(messages.map(\.outcome?.error) == ["refused", "refused", nil, "refused"])
    #expect(messages.map(\.outcome?.result) == ["0", "0", "7", "0"])
    #expect(PendingError.take() == nil)
  }

  @Test func superSendsAreTraced() throws {
    let path = Selector("path")
    let top = try makeClass("Traced") { cls in
      try cls.addMethod(path) { (_: Object) in "top" }
      try cls.metaclass.addMethod(path) { (_: ClassObject) in "top's" }
    }
    let bottom = try makeClass("TracedBelow", below: top) { cls in
      try cls.addMethod(path) { (this: Object) in try this.sendSuper(above: cls, path) }
      try cls.metaclass.addMethod(path) { (this: ClassObject) in
        try this.sendSuper(above: cls.metaclass, path)
      }
    }
    let object = try bottom.make()
    // The caches above are warm, and shared with who is not traced.
    #expect(try top.make().send(path)?.description == "top")
    let messages = try MessageTrace.record(MessagePattern(parsing: bottom.name)) { () throws in
      #expect(try object.send(path)?.description == "top")
      #expect(try bottom.object.send(path)?.description == "top's")
      #expect(try top.make().send(path)?.description == "top")
    }
    #expect(
      messages.map(\.name) == [
        "-[\(bottom) path]", "-[\(bottom) path]", "+[\(bottom) path]", "+[\(bottom) path]",
      ])
    #expect(messages.map(\.isSuper) == [false, true, false, true])
    #expect(messages.map(\.implementor) == [bottom, top, bottom.metaclass, top.metaclass])
    #expect(messages.map(\.depth) == [0, 1, 0, 1])
  }

  @Test func deallocationIsTracedWhereAClassHasItsOwn() throws {
    let plain = try makeClass("Traced")
    let own = try makeClass("Traced", below: plain) { cls in
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in }
    }
    let messages = try MessageTrace.record(
      MessagePattern(parsing: "-[\(plain) *],-[\(own) *]")
    ) {
      try autoreleasePool {
        _ = try plain.make()
        _ = try own.make()
      }
    }
    #expect(
      messages.map(\.name) == [
        "-[\(plain) init]", "-[\(own) init]", "-[\(own) dealloc]",
      ])
  }

  @Test func initialisersKeepTheirCounts() throws {
    let cls = try makeClass("Traced")
    let tracker = LifetimeTracker()
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) { () throws in
      try autoreleasePool {
        for _ in 0..<3 { tracker.watch(try #require(try cls.object.send(Selector("new")))) }
        let made = try #require(try cls.object.send(Selector("alloc")))
        tracker.watch(try #require(try made.send(Selector("init"))))
      }
    }
    #expect(tracker.total == 4)
    #expect(tracker.living == 0)
    #expect(messages.filter { $0.selector == Selector("init") }.count == 4)
    #expect(messages.first?.description == "+[\(cls) new]")
    #expect(messages.first?.receiver == cls.name)
  }

  @Test func whatCannotBePassedIsSaidOnce() throws {
    let square: @convention(c) (Raw, SEL, UInt) -> Void = { _, _, _ in }
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("take:"), implementation(square), types: "v@:T")
    }
    let seen = Locked<[String]>([])
    let listener = MessageTrace.start(try MessagePattern(parsing: cls.name)) { event in
      if case .untraced(let method) = event { seen.withLock { $0.append(method.description) } }
    }
    for _ in 0..<3 {
      #expect(cls.responds(to: Selector("take:")))
      try cls.replaceMethod(Selector("take:"), implementation(square), types: "v@:T")
    }
    listener.stop()
    // It is said again when another test begins to watch meanwhile, but not in each of the rounds.
    let heard = seen.withLock { $0 }
    #expect(heard.count < 3)
    #expect(
      Set(heard) == [
        "-[\(cls) take:]: not traced: take:: a value of type \"T\" cannot be passed: "
          + "libffi has no 128-bit integers"
      ])
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) { () throws in
      _ = cls.responds(to: Selector("take:"))
    }
    #expect(messages.isEmpty)
  }

  @Test func whatListenersSendIsNotTraced() throws {
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    nonisolated(unsafe) let object = try cls.make()
    let pattern = try MessagePattern(parsing: cls.name)
    let heard = Counter()
    let listener = MessageTrace.start(pattern) { _ in
      heard.add()
      _ = try? object.send(Selector("answer"))
      _ = try? object.send(Selector("nothingOfThatName"))
    }
    defer { listener.stop() }
    let messages = try MessageTrace.record(pattern) { _ = try object.send(Selector("answer")) }
    #expect(messages.count == 1)
    #expect(heard.value == 2)
    #expect(PendingError.take() == nil)
  }

  @Test func aListenerMayEndItselfInTheMiddle() throws {
    let held = Locked<TraceListener?>(nil)
    let heard = Counter()
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("end")) { (_: Object) in held.withLock { $0 }?.stop() }
    }
    let listener = MessageTrace.start(try MessagePattern(parsing: cls.name)) { _ in heard.add() }
    held.withLock { $0 = listener }
    let object = try cls.make()
    let before = heard.value
    try object.send(Selector("end"))
    try object.send(Selector("end"))
    listener.stop()
    #expect(heard.value == before + 1)
  }

  @Test func recordingsNest() throws {
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("one")) { (_: Object) in 1 }
      try cls.addMethod(Selector("two")) { (this: Object) in
        try this.send(Selector("one"), returning: Int.self) + 1
      }
    }
    let object = try cls.make()
    var inner: [TracedMessage] = []
    let outer = try MessageTrace.record(MessagePattern(parsing: cls.name)) { () throws in
      inner = try MessageTrace.record(MessagePattern(parsing: "-[\(cls) one]")) {
        _ = try object.send(Selector("two"))
      }
    }
    #expect(outer.map(\.selector.name) == ["two", "one"])
    #expect(outer.map(\.depth) == [0, 1])
    #expect(inner.map(\.selector.name) == ["one"])
    #expect(inner.map(\.depth) == [0], "depth is among what the listener is told")
  }
}
