import CarobLibc
import CarobRuntime
import RuntimeTestSupport
import Synchronization
import Testing

@Suite struct WeakTests {
  private final class Holder {
    @Weak var object: Object?
    @Weak var observed: Object? { didSet { changes += 1 } }
    var changes = 0
  }

  @Test func anObjectIsFoundUntilItGoes() {
    let holder = Holder()
    #expect(holder.object == nil)
    do {
      let object = Object()
      holder.object = object
      #expect(holder.object === object)
    }
    #expect(holder.object == nil)
  }

  @Test func itKeepsNothingAlive() {
    let holder = Holder()
    let other = Holder()
    weak var gone: Object?
    do {
      let object = Object()
      (holder.object, other.object, gone) = (object, object, object)
    }
    #expect(gone == nil && holder.object == nil && other.object == nil)
  }

  @Test func observersOfTheVariableAreCalled() {
    let holder = Holder()
    holder.observed = Object()
    holder.observed = nil
    #expect(holder.changes == 2)
  }

  @Test func copiesReferToTheSameObject() {
    let object = Object()
    let first = Weak(wrappedValue: object)
    var copy = first
    copy.wrappedValue = nil
    #expect(first.wrappedValue === object && copy.wrappedValue == nil)
    let list = [Weak(wrappedValue: object), Weak(wrappedValue: Object())]
    #expect(list.compactMap(\.wrappedValue).count == 1)
  }

  private final class Outcome {
    var isFound: Bool?
  }

  /// Looks at itself through a weak reference while it goes.
  private final class Looking {
    @Weak var itself: Looking?
    let outcome: Outcome

    init(_ outcome: Outcome) {
      self.outcome = outcome
      itself = self
    }

    deinit { outcome.isFound = itself != nil }
  }

  @Test func anObjectThatIsGoingIsNotFound() {
    let outcome = Outcome()
    do { _ = Looking(outcome) }
    #expect(outcome.isFound == false)
  }

  @Test func swiftsOwnWeakReferencesGoBesideIt() {
    let object = Object()
    weak let swifts = object
    let ours = Weak(wrappedValue: object)
    #expect(swifts === object && ours.wrappedValue === object)
  }

  /// Gives up its object on one thread while others refer to that weakly.
  private final class Owner: Sendable {
    final class Owned: Sendable {}

    let owned = Mutex<Owned?>(Owned())
  }

  @Test func threadsReadItWhileTheObjectGoes() {
    for _ in 0..<500 {
      let owner = Owner()
      let reference = Weak(wrappedValue: owner.owned.withLock { $0 })
      onThreads(3) { thread in
        if thread == 0 {
          owner.owned.withLock { $0 = nil }
        } else {
          while reference.wrappedValue != nil { sched_yield() }
        }
      }
      #expect(reference.wrappedValue == nil)
    }
  }
}
