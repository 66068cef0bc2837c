import CarobRuntime
import Foundation

/// A lock with a condition to wait for. Registered as `NSCondition`. [any-thread]
public final class ConditionBox: Object {
  private let core = LockCore()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSCondition" }

  /// States the members of `NSCondition`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ConditionBox.self) { condition in
      condition.adopt("NSLocking")
      condition.method("lock") { _ = try $0.core.lock(for: "-[NSCondition lock]") }
      condition.method("unlock") { try $0.core.unlock(for: "-[NSCondition unlock]") }
      condition.method("wait") { _ = try $0.core.wait(for: "-[NSCondition wait]") }
      condition.method("waitUntilDate:") { (this, limit: Date) in
        try this.core.wait(before: limit, for: "-[NSCondition waitUntilDate:]")
      }
      condition.method("signal") { $0.core.signal(all: false) }
      condition.method("broadcast") { $0.core.signal(all: true) }
      condition.property("name", \.core.name)
    }
  }
}

/// A lock with a number; a thread may wait for a certain number. Registered as `NSConditionLock`. [any-thread]
public final class ConditionLockBox: Object {
  private let core = LockCore()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSConditionLock" }

  /// States the members of `NSConditionLock`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ConditionLockBox.self) { lock in
      lock.adopt("NSLocking")
      lock.method("initWithCondition:") { (this, condition: Int) -> Object? in
        this.core.value = condition
        return this
      }
      lock.property("condition") { $0.core.value }
      lock.property("name", \.core.name)
      defineLocking(lock)
    }
  }

  private static func defineLocking(_ lock: ClassMembers<ConditionLockBox>) {
    lock.method("lock") { _ = try $0.core.lock(for: "-[NSConditionLock lock]") }
    lock.method("unlock") { try $0.core.unlock(for: "-[NSConditionLock unlock]") }
    lock.method("tryLock") {
      try $0.core.lock(before: .distantPast, for: "-[NSConditionLock tryLock]")
    }
    lock.method("lockBeforeDate:") { (this, limit: Date) in
      try this.core.lock(before: limit, for: "-[NSConditionLock lockBeforeDate:]")
    }
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
