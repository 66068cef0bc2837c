import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Errors that cross C, which cannot catch: they stay on the thread until the handler returns.
@Suite struct PendingErrorTests {
  /// A handler in C that sends a message to its argument, as a plugin does, and ignores the outcome.
  private static let forward: @convention(c) (Raw, SEL, Raw?) -> Int = { _, _, argument in
    guard let object = Object.from(argument) else { return 0 }
    do throws(MessageError) {
      return try object.send(Selector("answer"), returning: Int.self)
    } catch {
      PendingError.set(error)
      return 0
    }
  }

  /// The same with a call site of a plugin.
  private static let forwardTwice: @convention(c) (Raw, SEL, Raw?) -> Int = {
    this, selector, argument in
    let first = forward(this, selector, argument)
    let second = forward(this, selector, this)
    return first + second
  }

  private func handlers() throws -> Object {
    try makeClass("Handler") { cls in
      try cls.addMethod(Selector("forward:"), implementation(Self.forward), types: "q@:@")
      try cls.addMethod(Selector("forwardTwice:"), implementation(Self.forwardTwice), types: "q@:@")
    }.make()
  }

  private func answering(_ body: @escaping (Object) throws -> Int) throws -> Object {
    try makeClass("Answering") { cls in try cls.addMethod(Selector("answer"), body) }.make()
  }

  @Test func anErrorCrossesAHandlerInC() throws {
    let handler = try handlers()
    let failing = try answering { _ in throw RaisedError("no answer") }
    let message = Message<(Object?) -> Int>("forward:")
    #expect(try message(handler, answering { _ in 5 }) == 5)
    for _ in 0..<3 {
      let typed = #expect(throws: MessageError.self) { try message(handler, failing) }
      #expect(typed?.code == .handlerFailed)
      #expect(typed?.description.wholeMatch(of: /-\[\w+ answer\]: no answer/) != nil)
      #expect(typed?.underlying is RaisedError)
      let dynamic = #expect(throws: MessageError.self) {
        try handler.send(Selector("forward:"), failing)
      }
      #expect(dynamic?.underlying is RaisedError)
      // What failed does not fail again.
      #expect(PendingError.current == nil)
      #expect(try message(handler, nil) == 0)
    }
  }

  @Test func anErrorCrossesManyHandlers() throws {
    let handler = try handlers()
    let outer = try answering { _ in
      try Message<(Object?) -> Int>("forward:")(handler, Object())
    }
    let error = #expect(throws: MessageError.self) {
      try handler.send(Selector("forward:"), outer)
    }
    #expect(error?.code == .unrecognizedSelector)
    #expect(error?.description.hasPrefix("-[NSObject answer]: unrecognized selector") == true)
  }

  @Test func theFirstErrorWins() throws {
    let handler = try handlers()
    let failing = try answering { _ in throw RaisedError("first") }
    let error = #expect(throws: MessageError.self) {
      try handler.send(Selector("forwardTwice:"), failing)
    }
    #expect(error?.description.wholeMatch(of: /-\[\w+ answer\]: first/) != nil)
    #expect(PendingError.take() == nil)
    PendingError.set(RaisedError("one"))
    PendingError.set(RaisedError("two"))
    #expect(PendingError.current.map { "\($0)" } == "one")
    #expect(PendingError.take().map { "\($0)" } == "one")
    #expect(PendingError.take() == nil)
  }

  /// A closure that C calls does not see what C failed at earlier.
  @Test func closuresRunWithoutTheEarlierError() throws {
    let seen = Counter()
    let object = try makeClass { cls in
      try cls.addMethod(Selector("run")) { (this: Object) in
        if PendingError.current == nil, (try? this.send(Selector("self"))) != nil { seen.add() }
        return 9
      }
      try cls.addMethod(Selector("fail")) { (_: Object) throws in throw RaisedError("later") }
    }.make()
    func call(_ selector: Selector) throws -> Int {
      let imp = try #require(MethodRecords.implementation(of: object.runtimeClass, selector))
      typealias Function = @convention(c) (Raw, SEL) -> Int
      return unsafeBitCast(imp, to: Function.self)(object.id, selector.sel)
    }
    PendingError.set(RaisedError("earlier"))
    #expect(try call(Selector("run")) == 9)
    #expect(seen.value == 1)
    #expect(PendingError.current.map { "\($0)" } == "earlier")
    _ = try call(Selector("fail"))
    #expect(PendingError.take().map { "\($0)" } == "earlier")
    _ = try call(Selector("fail"))
    #expect(PendingError.take().map { "\($0)" } == "later")
  }

  @Test func errorsAreTheThreadsOwn() {
    onThreads(4) { thread in
      for round in 0..<50 {
        let text = "\(thread) \(round)"
        PendingError.set(RaisedError(text))
        let taken = PendingError.take()
        #expect(taken.map { "\($0)" } == text)
        #expect(PendingError.take() == nil)
      }
    }
  }

  @Test func aFailedCallReturnsZero() throws {
    let object = try makeClass { cls in
      try cls.addMethod(Selector("number")) { (_: Object) throws -> Int in
        throw RaisedError("x")
      }
      try cls.addMethod(Selector("real")) { (_: Object) throws -> Double in
        throw RaisedError("x")
      }
      try cls.addMethod(Selector("object")) { (_: Object) throws -> Object in
        throw RaisedError("x")
      }
    }.make()
    func function<Function>(_ name: StaticString, _ type: Function.Type) throws -> Function {
      let imp = try #require(
        MethodRecords.implementation(of: object.runtimeClass, Selector(name)))
      return unsafeBitCast(imp, to: Function.self)
    }
    let sel = Selector("number").sel
    #expect(try function("number", (@convention(c) (Raw, SEL) -> Int).self)(object.id, sel) == 0)
    #expect(try function("real", (@convention(c) (Raw, SEL) -> Double).self)(object.id, sel) == 0)
    #expect(
      try function("object", (@convention(c) (Raw, SEL) -> Raw?).self)(object.id, sel) == nil)
    #expect(PendingError.take() is RaisedError)
  }
}
