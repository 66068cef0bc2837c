import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct AssociatedObjectsTests {
  @Test func keepsReplacesAndRemoves() {
    let tracker = LifetimeTracker()
    let object = Object()
    AssociatedObjects.set(tracker.watch(StringBox("a")), on: object, key: 1, policy: .retain)
    #expect(AssociatedObjects.get(from: object, key: 1)?.description == "a")
    #expect(AssociatedObjects.get(from: object, key: 2) == nil)
    AssociatedObjects.set(tracker.watch(StringBox("b")), on: object, key: 1, policy: .copy)
    #expect(AssociatedObjects.get(from: object, key: 1)?.description == "b")
    #expect(tracker.living == 1)
    AssociatedObjects.set(nil, on: object, key: 1, policy: .retain)
    #expect(AssociatedObjects.get(from: object, key: 1) == nil)
    #expect(tracker.living == 0)
  }

  /// Also for an object that C never saw: another object may come to lie at its address.
  @Test func goesWithTheObject() {
    let tracker = LifetimeTracker()
    for _ in 0..<50 {
      let object = Object()
      #expect(AssociatedObjects.get(from: object, key: 1) == nil)
      AssociatedObjects.set(tracker.watch(Object()), on: object, key: 1, policy: .retain)
    }
    #expect(tracker.total == 50)
    #expect(tracker.living == 0)
  }

  @Test func assignDoesNotKeep() {
    let tracker = LifetimeTracker()
    let object = Object()
    do {
      let value = tracker.watch(StringBox("value"))
      AssociatedObjects.assign(value.id, on: object, key: 1)
      #expect(AssociatedObjects.read(from: object, key: 1) == value.id)
      #expect(AssociatedObjects.get(from: object, key: 1) == nil)
    }
    #expect(tracker.living == 0)
    // The object is gone; its address is still there.
    #expect(AssociatedObjects.read(from: object, key: 1) != nil)
    AssociatedObjects.assign(nil, on: object, key: 1)
    #expect(AssociatedObjects.read(from: object, key: 1) == nil)
  }

  /// Apple's runtime stores a word by this policy; programs keep numbers in it.
  @Test func assignTakesAnyWord() {
    let object = Object()
    for word in [1, 42, UInt.max] {
      let pointer = UnsafeMutableRawPointer(bitPattern: word)
      AssociatedObjects.assign(pointer, on: object, key: 1)
      #expect(AssociatedObjects.read(from: object, key: 1) == pointer)
      #expect(AssociatedObjects.get(from: object, key: 1) == nil)
    }
    AssociatedObjects.set(StringBox("kept"), on: object, key: 1, policy: .retain)
    #expect(AssociatedObjects.get(from: object, key: 1)?.description == "kept")
    AssociatedObjects.assign(UnsafeMutableRawPointer(bitPattern: 7), on: object, key: 1)
    #expect(AssociatedObjects.removeAll(from: object))
  }

  @Test func policiesHaveApplesNumbers() {
    typealias Policy = AssociatedObjects.Policy
    #expect(Policy(rawValue: 0) == .assign)
    #expect(Policy(rawValue: 1) == .retainNonatomic)
    #expect(Policy(rawValue: 3) == .copyNonatomic)
    #expect(Policy(rawValue: 0o1401) == .retain)
    #expect(Policy(rawValue: 0o1403) == .copy)
    #expect(Policy(rawValue: 2) == nil)
    #expect(Policy(rawValue: .max) == nil)
  }

  /// What a value's deallocation does may come back to the table.
  @Test func valuesMayHaveAssociationsOfTheirOwn() throws {
    let tracker = LifetimeTracker()
    do {
      let first = tracker.watch(Object())
      let second = tracker.watch(Object())
      AssociatedObjects.set(second, on: first, key: 1, policy: .retain)
      AssociatedObjects.set(
        tracker.watch(Object()), on: second, key: 1, policy: .retain)
    }
    #expect(tracker.living == 0)
  }

  @Test func classesHaveAssociationsToo() throws {
    let cls = try makeClass()
    AssociatedObjects.set(StringBox("of a class"), on: cls.object, key: 1, policy: .retain)
    #expect(AssociatedObjects.get(from: cls.object, key: 1)?.description == "of a class")
  }

  @Test func goesInTheOrderOfAttachmentAndAfterVariables() throws {
    nonisolated(unsafe) var gone: [String] = []
    let noisy = try makeClass { cls in
      try cls.addIvar("_name", size: 8, alignment: 8, encoding: "@", ownership: .strong)
      try cls.addMethod(Deallocation.dealloc) { (this: Object) in
        gone.append(try this.value(forKey: "name")?.description ?? "")
      }
    }
    func make(_ name: String) throws -> Object {
      let object = try noisy.make()
      try object.setValue(StringBox(name), forKey: "name")
      return object
    }
    let owner = try makeClass { cls in
      try cls.addIvar("_own", size: 8, alignment: 8, encoding: "@", ownership: .strong)
    }
    try autoreleasePool { () throws in
      let object = try owner.make()
      for (key, name) in ["c", "a", "b"].enumerated() {
        AssociatedObjects.set(
          try make(name), on: object, key: UInt(bitPattern: 9 - key), policy: .retain)
      }
      AssociatedObjects.set(try make("replaced"), on: object, key: 9, policy: .retain)
      #expect(gone == ["c"])
      try object.setValue(try make("variable"), forKey: "own")
    }
    #expect(gone == ["c", "variable", "replaced", "a", "b"])
    gone = []
  }

  @Test func removesAllAtOnce() {
    let tracker = LifetimeTracker()
    let object = Object()
    for key in 0..<5 as Range<UInt> {
      AssociatedObjects.set(tracker.watch(Object()), on: object, key: key, policy: .retain)
    }
    #expect(AssociatedObjects.removeAll(from: object))
    #expect(!AssociatedObjects.removeAll(from: object))
    #expect(tracker.total == 5)
    #expect(tracker.living == 0)
    AssociatedObjects.set(StringBox("again"), on: object, key: 0, policy: .retain)
    #expect(AssociatedObjects.get(from: object, key: 0)?.description == "again")
  }

  /// Read by an atomic policy a value outlives its replacement until the pool is drained.
  @Test func atomicPoliciesKeepWhatIsRead() {
    for (policy, survives) in [
      (AssociatedObjects.Policy.retain, true), (.copy, true), (.retainNonatomic, false),
      (.copyNonatomic, false),
    ] {
      let tracker = LifetimeTracker()
      let object = Object()
      autoreleasePool {
        AssociatedObjects.set(tracker.watch(Object()), on: object, key: 1, policy: policy)
        _ = AssociatedObjects.read(from: object, key: 1)
        AssociatedObjects.set(nil, on: object, key: 1, policy: policy)
        #expect(tracker.living == (survives ? 1 : 0), "\(policy)")
      }
      #expect(tracker.living == 0)
    }
  }

  @Test func eightThreadsAttachReplaceAndRead() {
    nonisolated(unsafe) let object = Object()
    let failures = Counter()
    onThreads(8) { thread in
      for round in 0..<200 {
        autoreleasePool {
          let shared = UInt(round % 4)
          AssociatedObjects.set(
            StringBox("\(thread)"), on: object, key: shared, policy: .retain)
          if let found = AssociatedObjects.read(from: object, key: shared),
            !(Object.from(found) is StringBox)
          {
            failures.add()
          }
          let own = UInt(100 + thread)
          AssociatedObjects.set(NumberBox(round), on: object, key: own, policy: .retain)
          let number = Object.from(AssociatedObjects.read(from: object, key: own))
          if (number as? NumberBox)?.integerValue != round { failures.add() }
          if round % 50 == 0 {
            AssociatedObjects.set(nil, on: object, key: shared, policy: .retain)
          }
        }
      }
    }
    #expect(failures.value == 0)
  }
}
