import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// What a plugin may call: a class of the main actor, with all kinds of members.
@MainActor
private class Counter: Object {
  var count = 0
  static var made = 0

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: Counter.self) { counter in
      counter.property("count", get: { $0.count }, set: { $0.count = $1 })
      counter.method("addOne") { $0.count += 1 }
      counter.method("add:") { (this, number: Int) in
        this.count += number
        return this.count
      }
      counter.method("fail") { this in throw RaisedError("at \(this.count)") }
      counter.classMethod("noteOne") { _ in made += 1 }
    }
  }

  override func isEqual(_ other: Object?) -> Bool { other is Counter }
  override var hash: Int { 1 }
}

/// One without annotations and members of its own.
private final class SilentCounter: Counter {}

/// One with a member more.
private final class LoudCounter: Counter {
  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: LoudCounter.self) { counter in
      counter.method("addOne") { $0.count += 10 }
    }
  }
}

/// Classes of the main actor, which messages reach on any thread.
@Suite @MainActor struct MainActorMembersTests {
  @Test func messagesReachThem() throws {
    let counter = Counter()
    try counter.send(Selector("addOne"))
    #expect(try counter.send(Selector("add:"), 2, returning: Int.self) == 3)
    #expect(counter.count == 3)
    try counter.setValue(NumberBox(7), forKey: "count")
    #expect(try counter.value(forKey: "count")?.description == "7")
    #expect(throws: MessageError.self) { try counter.send(Selector("fail")) }
    let before = Counter.made
    try Counter.runtimeClass.object.send(Selector("noteOne"))
    #expect(Counter.made == before + 1)
    #expect(try Equality.isEqual(counter, Counter()))
  }

  @Test func subclassesAreOfTheMainActorToo() throws {
    let (silent, loud) = (SilentCounter(), LoudCounter())
    for counter in [silent, loud] { try counter.send(Selector("addOne")) }
    #expect(silent.count == 1)
    #expect(loud.count == 10)
    #expect(SilentCounter.runtimeClass.methods.isEmpty)
  }

  /// The first use of the class and all messages, on a thread that is not the main one.
  @Test func noThreadEndsTheProcess() throws {
    let count = Locked(0)
    onThreads(1) { _ in
      let one = try? ElsewhereCounter.runtimeClass.make()
      _ = try? one?.send(Selector("addOne"))
      let now = try? one?.send(Selector("addOne"), returning: Int.self)
      count.withLock { $0 = now ?? 0 }
    }
    #expect(count.withLock { $0 } == 2)
  }

  @Test func handlersOfOneObjectMayUseIt() throws {
    let counter = Counter()
    try counter.respond(to: "addOne") { (this: Counter) in this.count += 100 }
    try counter.send(Selector("addOne"))
    #expect(counter.count == 100)
  }
}

/// Used by one test alone, so that it is registered there.
@MainActor
private final class ElsewhereCounter: Object {
  private var count = 0

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ElsewhereCounter.self) { counter in
      counter.method("addOne") { this in
        this.count += 1
        return this.count
      }
    }
  }
}
