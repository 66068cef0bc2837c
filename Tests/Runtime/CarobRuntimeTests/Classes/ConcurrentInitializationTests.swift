import CCarob
import RuntimeTestSupport
import Synchronization
import Testing

@testable import CarobRuntime
import CarobLibc

/// Races for the first message of a class. The thread sanitizer watches.
@Suite struct ConcurrentInitializationTests {
  private let initialize = Selector("initialize")

  @Test func eightThreadsSendFirst() throws {
    let ping = Message<() -> Int>("ping")
    for round in 0..<20 {
      let sent = Counter()
      let tooEarly = Counter()
      let top = try makeClass("Raced") { cls in
        try cls.addMethod(Selector("ping")) { (_: Object) in
          if sent.value != 2 { tooEarly.add() }
          return 7
        }
        try cls.metaclass.addMethod(Selector("ping")) { (_: ClassObject) in
          if sent.value != 2 { tooEarly.add() }
          return 7
        }
        try cls.metaclass.addMethod(initialize) { (_: ClassObject) in
          // Others get a chance to come before it ends.
          for _ in 0..<50 { sched_yield() }
          sent.add()
        }
      }
      let cls = try makeClass("Raced", below: top)
      let wrong = Counter()
      onThreads(8) { thread in
        for _ in 0..<50 {
          do {
            let receiver = (thread + round).isMultiple(of: 2) ? cls.object : try cls.make()
            let answer =
              thread.isMultiple(of: 3)
              ? try receiver.send(Selector("ping"), returning: Int.self) : try ping(receiver)
            if answer != 7 { wrong.add() }
            if !cls.responds(to: Selector("ping")) { wrong.add() }
          } catch { wrong.add() }
        }
      }
      #expect(sent.value == 2)
      #expect(tooEarly.value == 0)
      #expect(wrong.value == 0)
    }
  }

  /// Each class's `+initialize` sends to the other class, and both run at once: one of the threads goes on.
  @Test func classesThatNeedEachOtherDoNotWaitForEver() throws {
    for _ in 0..<20 {
      let sent = Counter()
      let pair = Pair()
      for index in 0..<2 {
        pair.classes.append(
          try makeClass("Mutual") { cls in
            try cls.metaclass.addMethod(initialize) { (_: ClassObject) in
              pair.begun.wrappingAdd(1, ordering: .sequentiallyConsistent)
              while pair.begun.load(ordering: .sequentiallyConsistent) < 2 { sched_yield() }
              try pair.classes[1 - index].object.send(Selector("class"))
              sent.add()
            }
          })
      }
      onThreads(2) { thread in _ = try? pair.classes[thread].make() }
      #expect(sent.value == 2)
      #expect(pair.classes[0].isInitialized)
      #expect(pair.classes[1].isInitialized)
    }
  }

  private final class Pair: @unchecked Sendable {
    // Complete before the threads begin.
    var classes: [RuntimeClass] = []
    let begun = Atomic<Int>(0)
  }

  @Test func registrationIsReadWithoutTheLock() throws {
    let wrong = Counter()
    onThreads(4) { thread in
      for _ in 0..<50 {
        do {
          let cls = try makeClass("Registered")
          _ = try cls.makeInstance()
          if !Object.runtimeClass.descendants.contains(cls) { wrong.add() }
          try cls.disposePair()
          if cls.isRegistered { wrong.add() }
        } catch { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
  }
}
