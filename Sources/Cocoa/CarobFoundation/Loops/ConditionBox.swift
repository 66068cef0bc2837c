import CarobRuntime
import Foundation

/// A lock with a condition to wait for. Registered as `NSCondition`. [any-thread]
public final class ConditionBox: Object, CoreLock {
  let core = LockCore()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSCondition" }

  /// States the members of `NSCondition`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ConditionBox.self) { condition in
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

/// A lock with a number; a thread may wait for a certain number. Registered as `NSConditionLock`. [any-thread]
public final class ConditionLockBox: Object, CoreLock {
  let core = LockCore()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSConditionLock" }

  /// States the members of `NSConditionLock`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ConditionLockBox.self) { lock in
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

  private static func defineLocking(_ lock: ClassMembers<ConditionLockBox>) {
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
