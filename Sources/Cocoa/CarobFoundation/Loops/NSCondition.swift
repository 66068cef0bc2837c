import CarobRuntime
import Foundation

/// A lock with a condition to wait for. [any-thread]
final class NSCondition: Object, CoreLock {
  let core = LockCore()

  /// States the members of `NSCondition`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSCondition.self, "A lock with a condition that threads wait for."
    ) { condition in
      condition.locking()
      condition.method("- (void)wait") { _ = try $0.core.wait(for: "-[NSCondition wait]") }
      condition.method("- (BOOL)waitUntilDate:(NSDate *)limit") { (this, limit: Date) in
        try this.core.wait(before: limit, for: "-[NSCondition waitUntilDate:]")
      }
      condition.method("- (void)signal") { $0.core.signal(all: false) }
      condition.method("- (void)broadcast") { $0.core.signal(all: true) }
    }
  }
}

/// A lock with a number; a thread may wait for a certain number. [any-thread]
final class NSConditionLock: Object, CoreLock {
  let core = LockCore()

  /// States the members of `NSConditionLock`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSConditionLock.self,
      "A lock with a number; a thread may wait until it has a certain one."
    ) { lock in
      lock.locking()
      lock.trying()
      lock.method("- (instancetype)initWithCondition:(NSInteger)condition") {
        (this, condition: Int) -> Object? in
        this.core.value = condition
        return this
      }
      lock.property("@property (nonatomic, readonly) NSInteger condition") { $0.core.value }
      defineLocking(lock)
    }
  }

  private static func defineLocking(_ lock: ClassMembers<NSConditionLock>) {
    lock.method("- (void)lockWhenCondition:(NSInteger)condition") { (this, condition: Int) in
      _ = try this.core.lock(condition: condition, for: "-[NSConditionLock lockWhenCondition:]")
    }
    lock.method("- (BOOL)tryLockWhenCondition:(NSInteger)condition") { (this, condition: Int) in
      try this.core.lock(
        before: .distantPast, condition: condition, for: "-[NSConditionLock tryLockWhenCondition:]")
    }
    lock.method("- (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(NSDate *)limit") {
      (this, condition: Int, limit: Date) in
      try this.core.lock(
        before: limit, condition: condition,
        for: "-[NSConditionLock lockWhenCondition:beforeDate:]")
    }
    lock.method("- (void)unlockWithCondition:(NSInteger)condition") { (this, condition: Int) in
      this.core.unlock(value: condition, for: "-[NSConditionLock unlockWithCondition:]")
    }
  }
}
