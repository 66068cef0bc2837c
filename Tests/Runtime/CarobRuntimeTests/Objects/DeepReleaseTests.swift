import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Chains of objects that are longer than recursion goes.
@Suite struct DeepReleaseTests {
  private static let length = 300_000

  /// The last object of a chain.
  private func end(_ tracker: LifetimeTracker) -> Object { tracker.watch(Object()) }

  @Test(
    arguments: [
      { ArrayBox([$0]) }, { MutableArrayBox([$0]) }, { SetBox([$0]) },
      { DictionaryBox(["key": $0]) },
      { ErrorBox(domain: "D", code: 1, userInfo: DictionaryBox(["key": $0])) },
    ] as [@Sendable (Object) -> Object])
  func nestedBoxes(_ box: @Sendable (Object) -> Object) {
    let tracker = LifetimeTracker()
    do {
      var outermost = end(tracker)
      for _ in 0..<Self.length { outermost = box(outermost) }
      #expect(tracker.living == 1)
    }
    #expect(tracker.living == 0)
  }

  /// With blocks, as plugins see them.
  @Test func nestedArraysThatCSaw() {
    let tracker = LifetimeTracker()
    do {
      var outermost = end(tracker)
      for _ in 0..<Self.length {
        outermost = ArrayBox([outermost])
        _ = outermost.id
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func associations() {
    let tracker = LifetimeTracker()
    do {
      var outermost = end(tracker)
      for _ in 0..<Self.length {
        let next = Object()
        AssociatedObjects.set(outermost, on: next, key: 1, policy: .retain)
        outermost = next
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func variablesAndProperties() throws {
    let tracker = LifetimeTracker()
    let counter = Counter()
    let cls = try makeClass { cls in
      try cls.addIvar("_next", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in counter.add() }
    }
    let next = try #require(cls.ivar(named: "_next"))
    do {
      var outermost = end(tracker)
      for _ in 0..<Self.length {
        let object = try cls.makeInstance()
        object.setObject(outermost, in: next)
        outermost = object
      }
      #expect(counter.value == 0)
    }
    #expect(tracker.living == 0)
    #expect(counter.value == Self.length)
  }

  /// As programs without ARC do it.
  @Test func variablesThatDeallocEmpties() throws {
    let tracker = LifetimeTracker()
    var attributes = PropertyAttributes(type: "@")
    attributes.memory = .strong
    let cls = try makeClass { cls in
      try cls.declareProperty("next", attributes)
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        try this.send(Selector("setNext:"), nil as Object?)
      }
    }
    do {
      var outermost = end(tracker)
      for _ in 0..<20_000 {
        let object = try cls.makeInstance()
        try object.setValue(outermost, forKey: "next")
        outermost = object
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func blocksThatCaptureObjects() throws {
    let tracker = LifetimeTracker()
    let cls = try makeClass { cls in
      try cls.addIvar("_block", size: 8, alignment: 8, encoding: "@?", ownership: .strong)
    }
    let ivar = try #require(cls.ivar(named: "_block"))
    do {
      var outermost = end(tracker)
      for _ in 0..<50_000 {
        let object = try cls.makeInstance()
        nonisolated(unsafe) let captured = outermost
        let block = try Block { () in withExtendedLifetime(captured) {} }
        BlockVariable(ivar, in: object.id).store(block.address)
        outermost = object
      }
    }
    #expect(tracker.living == 0)
  }

  @Test func handlersOfSingleObjects() throws {
    let tracker = LifetimeTracker()
    do {
      var outermost = end(tracker)
      for _ in 0..<50_000 {
        let object = Object()
        nonisolated(unsafe) let captured = outermost
        try object.respond(to: Selector("captured")) { (_: Object) in captured }
        outermost = object
      }
    }
    #expect(tracker.living == 0)
  }

  /// What waits is gone when the outermost is, on every thread.
  @Test func chainsOnSeveralThreads() {
    let failures = Counter()
    onThreads(4) { _ in
      let tracker = LifetimeTracker()
      do {
        var outermost = end(tracker)
        for number in 0..<20_000 {
          let next = number % 2 == 0 ? Object() : ArrayBox([outermost])
          if number % 2 == 0 {
            AssociatedObjects.set(outermost, on: next, key: 1, policy: .retain)
          }
          outermost = next
        }
      }
      if tracker.living != 0 { failures.add() }
      if carob_current_thread().pointee.releases != 0 { failures.add() }
    }
    #expect(failures.value == 0)
  }

  /// A `dealloc` that lets go of another chain, at every depth.
  @Test func chainsInsideOfChains() throws {
    let tracker = LifetimeTracker()
    func chain(_ length: Int) -> Object {
      var outermost = end(tracker)
      for _ in 0..<length { outermost = ArrayBox([outermost, ArrayBox([end(tracker)])]) }
      return outermost
    }
    let cls = try makeClass { cls in
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in _ = chain(200) }
    }
    do {
      var outermost = end(tracker)
      for _ in 0..<200 {
        let next = try cls.makeInstance()
        AssociatedObjects.set(
          ArrayBox([outermost, try cls.makeInstance()]), on: next, key: 1, policy: .retain)
        outermost = next
      }
    }
    #expect(tracker.living == 0)
    #expect(carob_current_thread().pointee.releases == 0)
  }

  /// The elements of a plugin's array are there when it is sent `dealloc`.
  @Test func deallocFindsTheElements() throws {
    let counter = Counter()
    let cls = try makeClass(below: ArrayBox.runtimeClass) { cls in
      try cls.addMethod(Deallocation.dealloc) { (this: ArrayBox) in
        for _ in this.elements { counter.add() }
      }
    }
    do {
      let array = try #require(try cls.makeInstance() as? ArrayBox)
      array.elements = [Object(), Object()]
    }
    #expect(counter.value == 2)
  }
}
