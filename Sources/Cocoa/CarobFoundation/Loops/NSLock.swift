import CarobRuntime
import Foundation

/// A lock. [any-thread]
///
/// A thread that would wait for itself, or that unlocks a lock which it does not have, gets an exception.
final class NSLock: Object, CoreLock {
  let core = LockCore()

  /// States the members of `NSLock`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSLock.self, "A lock, which one thread has at a time.") { lock in
      lock.declareProtocol(
        """
        @protocol NSLocking
        @required
        - (void)lock
        - (void)unlock
        """,
        "A lock.")
      lock.locking()
      lock.trying()
    }
  }
}

/// A lock that its thread may lock again. [any-thread]
final class NSRecursiveLock: Object, CoreLock {
  let core = LockCore()

  /// States the members of `NSRecursiveLock`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSRecursiveLock.self, "A lock that its thread may lock again.") { lock in
      lock.locking(isRecursive: true)
      lock.trying(isRecursive: true)
    }
  }
}

/// A lock class whose instances have a `LockCore`.
protocol CoreLock: Object {
  var core: LockCore { get }
}

extension ClassMembers where Receiver: CoreLock {
  /// Adopts `NSLocking`, and defines its methods and the name.
  func locking(isRecursive: Bool = false) {
    let (lock, unlock) = ("-[\(Receiver.runtimeName) lock]", "-[\(Receiver.runtimeName) unlock]")
    adopt("NSLocking")
    method("- (void)lock") { _ = try $0.core.lock(isRecursive: isRecursive, for: lock) }
    method("- (void)unlock") { $0.core.unlock(for: unlock) }
    property("@property (nullable, copy) NSString *name", \.core.name)
  }

  /// Defines the methods that give up.
  func trying(isRecursive: Bool = false) {
    let tryLock = "-[\(Receiver.runtimeName) tryLock]"
    let lockBefore = "-[\(Receiver.runtimeName) lockBeforeDate:]"
    method("- (BOOL)tryLock") {
      try $0.core.lock(before: .distantPast, isRecursive: isRecursive, for: tryLock)
    }
    method("- (BOOL)lockBeforeDate:(NSDate *)limit") { (this, limit: Date) in
      try this.core.lock(before: limit, isRecursive: isRecursive, for: lockBefore)
    }
  }
}
