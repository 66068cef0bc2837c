import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Tracing comes and goes while other threads send. The thread sanitizer watches.
@Suite struct ConcurrentTraceTests {
  @Test func aRecordingIsOfItsThread() throws {
    let cls = try makeClass("TracedTogether") { cls in
      try cls.addMethod(Selector("add:")) { (_: Object, number: Int) in number + 1 }
    }
    let pattern = try MessagePattern(parsing: cls.name)
    let add = Message<(Int) -> Int>("add:")
    let wrong = Counter()
    onThreads(8) { thread in
      autoreleasePool {
        guard let object = try? cls.make() else { return wrong.add() }
        for round in 0..<20 {
          let messages = try? MessageTrace.record(pattern) {
            for number in 0..<5 where try add(object, thread * 1000 + number) % 1000 != number + 1 {
              wrong.add()
            }
          }
          let expected = (0..<5).map { "-[\(cls) add:\(thread * 1000 + $0)]" }
          if messages?.map(\.description) != expected { wrong.add() }
          if messages?.allSatisfy({ $0.outcome != nil && $0.depth == 0 }) != true { wrong.add() }
          if (try? add(object, round)) != round + 1 { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test func tracingComesAndGoesWhileMethodsChange() throws {
    let cls = try makeClass("TracedAndSwizzled") { cls in
      try cls.addMethod(Selector("one")) { (_: Object) in 1 }
      try cls.addMethod(Selector("two")) { (_: Object) in 2 }
    }
    let pattern = try MessagePattern(parsing: "-[\(cls) one]")
    let one = Message<() -> Int>("one")
    let wrong = Counter()
    let heard = Counter()
    let finished = Counter()
    onThreads(8) { thread in
      switch thread {
      case 0:
        while finished.value < 6 {
          let listener = MessageTrace.start(pattern) { event in
            if case .answered(let message) = event {
              heard.add()
              if message.outcome.map({ ["1", "2"].contains($0.result) }) != true { wrong.add() }
            }
          }
          listener.stop()
        }
      case 1:
        while finished.value < 6 {
          do { try cls.exchangeMethods(Selector("one"), Selector("two")) } catch { wrong.add() }
        }
      default:
        defer { finished.add() }
        autoreleasePool {
          guard let object = try? cls.make() else { return wrong.add() }
          for _ in 0..<1_000 {
            let answer = try? one(object)
            if answer != 1 && answer != 2 { wrong.add() }
          }
        }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test func listenersHearAllThreads() throws {
    let cls = try makeClass("TracedFromAfar") { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    let threads = Locked<Set<Int>>([])
    let listener = MessageTrace.start(
      try MessagePattern(parsing: "-[\(cls) answer]")
    ) { event in
      if case .answered(let message) = event {
        threads.withLock { _ = $0.insert(message.thread) }
      }
    }
    onThreads(4) { _ in
      autoreleasePool { _ = try? cls.make().send(Selector("answer")) }
    }
    listener.stop()
    #expect(threads.withLock { $0.count } == 4)
  }
}
