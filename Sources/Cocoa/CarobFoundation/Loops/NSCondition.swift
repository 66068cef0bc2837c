import CarobRuntime
import Foundation

/// A lock with a condition to wait for. [any-thread]
final class NSCondition: Object, CoreLock {
  let core = LockCore()

  /// States the members of `NSCondition`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSCondition.self) { condition in
      condition.locking()
      condition.method("wait") { _ = try $0.core.wait(for: "-[NSCondition wait]") }
      condition.method("waitUntilDate:") { (this, limit: Date) in
        try this.core.wait(before: limit, for: "-[NSCondition waitUntilDate:]")
      }
      condition.method("signal") { $0.core.signal(all: false) }
      condition.method("broadcast") { $0.core.signal(all: true) }
    }
  }
}

/// A lock with a number; a thread may wait for a certain number. [any-thread]
final class NSConditionLock: Object, CoreLock {
  let core = LockCore()

  /// States the members of `NSConditionLock`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSConditionLock.self) { lock in
      lock.locking()
      lock.trying()
      lock.method("initWithCondition:") { (this, condition: Int) -> Object? in
        this.core.value = condition
        return this
      }
      lock.property("condition") { $0.core.value }
      defineLocking(lock)
    }
  }

  private static func defineLocking(_ lock: ClassMembers<NSConditionLock>) {
    lock.method("lockWhenCondition:") { (this, condition: Int) in
      _ = try this.core.lock(condition: condition, for: "-[NSConditionLock lockWhenCondition:]")
    }
    lock.method("tryLockWhenCondition:") { (this, condition: Int) in
      try this.core.lock(
        before: .distantPast, condition: condition, for: "-[NSConditionLock tryLockWhenCondition:]")
    }
    lock.method("lockWhenCondition:beforeDate:") { (this, condition: Int, limit: Date) in
      try this.core.lock(
        before: limit, condition: condition,
        for: "-[NSConditionLock lockWhenCondition:beforeDate:]")
    }
    lock.method("unlockWithCondition:") { (this, condition: Int) in
      try this.core.unlock(value: condition, for: "-[NSConditionLock unlockWithCondition:]")
    }
  }
}
