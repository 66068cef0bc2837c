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
      AssociatedObjects.set(value, on: object, key: 1, policy: .assign)
      #expect(AssociatedObjects.get(from: object, key: 1) === value)
      AssociatedObjects.set(nil, on: object, key: 1, policy: .assign)
    }
    #expect(tracker.living == 0)
  }

  @Test func policiesHaveApplesNumbers() {
    typealias Policy = AssociatedObjects.Policy
    #expect(Policy(rawValue: 0) == .assign)
    #expect(Policy(rawValue: 1) == .retain)
    #expect(Policy(rawValue: 3) == .copy)
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
}
