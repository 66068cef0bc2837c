import CarobRuntime
import Foundation

/// A lock. Registered as `NSLock`. [any-thread]
///
/// A thread that would wait for itself, or that unlocks a lock which it does not have, gets an exception.
public final class LockBox: Object {
  private let core = LockCore()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSLock" }

  /// States the members of `NSLock`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: LockBox.self) { lock in
      lock.adopt("NSLocking")
      lock.method("lock") { _ = try $0.core.lock(for: "-[NSLock lock]") }
      lock.method("unlock") { try $0.core.unlock(for: "-[NSLock unlock]") }
      lock.method("tryLock") {
        try $0.core.lock(before: .distantPast, for: "-[NSLock tryLock]")
      }
      lock.method("lockBeforeDate:") { (this, limit: Date) in
        try this.core.lock(before: limit, for: "-[NSLock lockBeforeDate:]")
      }
      lock.property("name", \.core.name)
    }
  }
}

/// A lock that its thread may lock again. Registered as `NSRecursiveLock`. [any-thread]
public final class RecursiveLockBox: Object {
  private let core = LockCore()

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSRecursiveLock" }

  /// States the members of `NSRecursiveLock`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: RecursiveLockBox.self) { lock in
      lock.adopt("NSLocking")
      lock.method("lock") {
        _ = try $0.core.lock(isRecursive: true, for: "-[NSRecursiveLock lock]")
      }
      lock.method("unlock") { try $0.core.unlock(for: "-[NSRecursiveLock unlock]") }
      lock.method("tryLock") {
        try $0.core.lock(
          before: .distantPast, isRecursive: true, for: "-[NSRecursiveLock tryLock]")
      }
      lock.method("lockBeforeDate:") { (this, limit: Date) in
        try this.core.lock(
          before: limit, isRecursive: true, for: "-[NSRecursiveLock lockBeforeDate:]")
      }
      lock.property("name", \.core.name)
    }
  }
}
