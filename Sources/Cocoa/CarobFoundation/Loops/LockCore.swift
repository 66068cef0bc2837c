import CarobLibc
import CarobRuntime
import Foundation

/// The core of the lock classes: a lock that knows its thread, with a condition. [any-thread]
final class LockCore: @unchecked Sendable {
  // SAFETY: mutable state is only used with `gate` held.
  private let gate = NSCondition()
  private var owner: UInt?
  private var depth = 0
  private var condition = 0
  private var waiting: UInt = 0
  private var signals: UInt = 0
  private var lockName: String?

  /// The lock's name, for people.
  var name: String? {
    get { holding { lockName } }
    set { holding { lockName = newValue } }
  }

  /// The condition of an `NSConditionLock`.
  var value: Int {
    get { holding { condition } }
    set { holding { condition = newValue } }
  }

  private func holding<Result>(_ body: () -> Result) -> Result {
    gate.lock()
    defer { gate.unlock() }
    return body()
  }

  private static var thread: UInt { UInt(bitPattern: carobThread()) }

  /// Whether this thread has the lock.
  var isOurs: Bool { holding { owner == Self.thread } }

  /// Locks, when the lock is free and has that condition.
  ///
  /// - Parameters:
  ///   - limit: the time at which to give up; nil for never.
  ///   - isRecursive: whether the thread that has it may lock it again.
  /// - Returns: false when the time was over.
  /// - Throws: an exception where the thread would wait for itself for ever.
  func lock(
    before limit: Date? = nil, condition wanted: Int? = nil, isRecursive: Bool = false,
    for method: String
  ) throws -> Bool {
    gate.lock()
    defer { gate.unlock() }
    let this = Self.thread
    if owner == this {
      if isRecursive {
        depth += 1
        return true
      }
      if limit == nil {
        throw ObjectiveCException.inconsistency(
          "\(method): deadlock: this thread has the lock already")
      }
    }
    while owner != nil || wanted.map({ $0 != condition }) ?? false {
      if !gate.wait(before: limit), owner != nil || wanted.map({ $0 != condition }) ?? false {
        return false
      }
    }
    owner = this
    depth = 1
    return true
  }

  /// Unlocks.
  ///
  /// - Parameter value: the new condition; nil to leave it.
  /// - Throws: an exception when this thread does not have the lock.
  func unlock(value: Int? = nil, for method: String) throws {
    gate.lock()
    defer { gate.unlock() }
    try checkIsOurs(method)
    if let value { condition = value }
    depth -= 1
    guard depth == 0 else { return }
    owner = nil
    gate.broadcast()
  }

  private func checkIsOurs(_ method: String) throws {
    if owner == Self.thread { return }
    throw ObjectiveCException.inconsistency(
      owner == nil
        ? "\(method): the lock is not locked"
        : "\(method): another thread has the lock")
  }

  // MARK: Conditions

  /// Unlocks, waits for a signal, and locks again.
  ///
  /// - Returns: false when the time was over before that.
  /// - Throws: an exception when this thread does not have the lock.
  func wait(before limit: Date? = nil, for method: String) throws -> Bool {
    gate.lock()
    defer { gate.unlock() }
    try checkIsOurs(method)
    owner = nil
    waiting += 1
    gate.broadcast()
    var isSignalled = true
    while signals == 0, isSignalled {
      if !gate.wait(before: limit) { isSignalled = signals > 0 }
    }
    if isSignalled { signals -= 1 }
    waiting -= 1
    signals = min(signals, waiting)
    while owner != nil { gate.wait() }
    owner = Self.thread
    depth = 1
    return isSignalled
  }

  /// Wakes threads that wait: one, or all.
  func signal(all: Bool) {
    gate.lock()
    signals = all ? waiting : min(waiting, signals + 1)
    gate.broadcast()
    gate.unlock()
  }
}

/// A pointer that is unique among living threads.
private func carobThread() -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer(bitPattern: UInt(pthread_self()))
}
