import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct AutoreleasePoolTests {
  @Test func drainsWhatWasAddedInside() {
    let tracker = LifetimeTracker()
    autoreleasePool {
      for _ in 0..<3 { tracker.watch(Object()).autoreleased() }
      #expect(tracker.living == 3)
    }
    #expect(tracker.living == 0)
  }

  @Test func poolsNest() {
    let outer = LifetimeTracker()
    let inner = LifetimeTracker()
    autoreleasePool {
      outer.watch(Object()).autoreleased()
      autoreleasePool { _ = inner.watch(Object()).autoreleased() }
      #expect(inner.living == 0)
      #expect(outer.living == 1)
      outer.watch(Object()).autoreleased()
    }
    #expect(outer.living == 0)
  }

  @Test func anObjectIsReleasedAsOftenAsItWasAdded() {
    let tracker = LifetimeTracker()
    do {
      let object = tracker.watch(Object())
      let count = referenceCount(of: object)
      autoreleasePool {
        let inside = referenceCount(of: object)
        for _ in 0..<2 { _ = object.autoreleased() }
        #expect(referenceCount(of: object) == inside + 2)
      }
      #expect(referenceCount(of: object) == count)
    }
    #expect(tracker.living == 0)
  }

  @Test func handsOutResultsAndErrors() throws {
    let tracker = LifetimeTracker()
    do {
      let object = autoreleasePool { tracker.watch(Object()).autoreleased() }
      #expect(tracker.living == 1)
      withExtendedLifetime(object) {}
    }
    #expect(tracker.living == 0)
    #expect(throws: RaisedError.self) {
      try autoreleasePool {
        tracker.watch(Object()).autoreleased()
        throw RaisedError("out")
      }
    }
    #expect(tracker.living == 0)
  }

  /// What is released while a pool drains may autorelease more.
  @Test func drainsWhatDrainingAdds() throws {
    let tracker = LifetimeTracker()
    nonisolated(unsafe) let watched = tracker
    let cls = try makeClass { cls in
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in
        _ = watched.watch(StringBox("added while draining")).autoreleased()
      }
    }
    try autoreleasePool { _ = tracker.watch(try cls.make()).autoreleased() }
    #expect(tracker.total == 2)
    #expect(tracker.living == 0)
  }

  @Test func aMarkClosesThePoolsInside() {
    let tracker = LifetimeTracker()
    let pool = AutoreleaseStack.current
    let outer = pool.push()
    tracker.watch(Object()).autoreleased()
    let inner = pool.push()
    tracker.watch(Object()).autoreleased()
    pool.pop(to: outer)
    #expect(tracker.living == 0)
    // A mark that is higher than what is there closes nothing.
    pool.pop(to: inner)
  }

  /// Pools that C code opens.
  @Test func aNumberClosesItsPoolOnce() {
    let tracker = LifetimeTracker()
    let stack = AutoreleaseStack.current
    autoreleasePool {
      let first = stack.open()
      let second = stack.open()
      #expect(first != 0 && second != 0 && first != second)
      tracker.watch(Object()).autoreleased()
      stack.close(second)
      #expect(tracker.living == 0)
      tracker.watch(Object()).autoreleased()
      for number in [second, 0, second + 1, .max] { stack.close(number) }
      #expect(tracker.living == 1)
      _ = stack.open()
      tracker.watch(Object()).autoreleased()
      stack.close(first)
      #expect(tracker.living == 0)
    }
  }

  @Test func aPoolOfTheHostKeepsWhatIsOutside() {
    let tracker = LifetimeTracker()
    let stack = AutoreleaseStack.current
    autoreleasePool {
      let outside = stack.open()
      tracker.watch(Object()).autoreleased()
      var inside: UInt = 0
      autoreleasePool {
        stack.close(outside)
        #expect(tracker.living == 1)
        inside = stack.open()
        tracker.watch(Object()).autoreleased()
      }
      // It ended with the host's.
      #expect(tracker.living == 1)
      tracker.watch(Object()).autoreleased()
      stack.close(inside)
      #expect(tracker.living == 2)
      stack.close(outside)
      #expect(tracker.living == 0)
    }
  }

  @Test func aThreadsEndDrains() {
    nonisolated(unsafe) let tracker = LifetimeTracker()
    onThreads(1) { _ in
      tracker.watch(Object()).autoreleased()
      tracker.watch(StringBox("x")).autoreleased()
    }
    #expect(tracker.total == 2)
    #expect(tracker.living == 0)
  }

  @Test func threadsHaveTheirOwn() {
    let tracker = LifetimeTracker()
    autoreleasePool {
      nonisolated(unsafe) let object = tracker.watch(Object()).autoreleased()
      onThreads(2) { _ in
        autoreleasePool { _ = object.autoreleased() }
      }
      #expect(tracker.living == 1)
    }
    #expect(tracker.living == 0)
  }

  @Test func everyThreadDrainsItsOwnNestedPools() {
    let failures = Counter()
    onThreads(8) { _ in
      let tracker = LifetimeTracker()
      let pool = AutoreleaseStack.current
      for _ in 0..<50 {
        let outer = pool.push()
        tracker.watch(Object()).autoreleased()
        let inner = pool.push()
        tracker.watch(Object()).autoreleased()
        // Out of order: the outer one takes the inner one with it, and then the inner one is no more.
        pool.pop(to: outer)
        if tracker.living != 0 { failures.add() }
        pool.pop(to: inner)
        autoreleasePool { _ = tracker.watch(Object()).autoreleased() }
      }
      if tracker.living != 0 { failures.add() }
    }
    #expect(failures.value == 0)
  }
}
