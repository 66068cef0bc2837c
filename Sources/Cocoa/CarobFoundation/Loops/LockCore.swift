import CarobLibc
import CarobRuntime
import Foundation

/// The core of the lock classes: a lock that knows its thread, with a condition. [any-thread]
final class LockCore: Sendable {
  private struct State {
    var owner: UInt?
    var depth = 0
    var condition = 0
    var waiting: UInt = 0
    var signals: UInt = 0
    var name: String?

    /// Gives the lock to a thread and returns true; nil when it is not free.
    mutating func take(by thread: UInt) -> Bool? {
      guard owner == nil else { return nil }
      owner = thread
      depth = 1
      return true
    }

    /// Gives a signal to a thread that waits, and returns true; nil when there is none.
    mutating func takeSignal() -> Bool? {
      guard signals > 0 else { return nil }
      signals -= 1
      endWait()
      return true
    }

    mutating func endWait() {
      waiting -= 1
      signals = min(signals, waiting)
    }

    func checkOwner(is thread: UInt, _ method: String) throws {
      if let mistake = mistake(of: thread) {
        throw ObjectiveCException.inconsistency("\(method): \(mistake)")
      }
    }

    /// Why a thread cannot unlock; nil when it has the lock.
    func mistake(of thread: UInt) -> String? {
      if owner == thread { return nil }
      return owner == nil ? "the lock is not locked" : "another thread has the lock"
    }
  }

  private let state = LockedCondition(State())

  /// The lock's name, for people.
  var name: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// The condition of an `NSConditionLock`.
  var value: Int {
    get { state.withLock { $0.condition } }
    set { state.withLock { $0.condition = newValue } }
  }

  /// A number that is unique among living threads.
  private static var thread: UInt { UInt(pthread_self()) }

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
    let this = Self.thread
    let isLockedAgain = try state.withLock { state in
      guard state.owner == this else { return false }
      if isRecursive { state.depth += 1 }
      if !isRecursive, limit == nil {
        throw ObjectiveCException.inconsistency(
          "\(method): deadlock: this thread has the lock already")
      }
      return isRecursive
    }
    if isLockedAgain { return true }
    return state.wait(until: limit) { state in
      wanted == nil || wanted == state.condition ? state.take(by: this) : nil
    } ?? false
  }

  /// Unlocks. If this thread does not have the lock, only logs that, as Cocoa does.
  ///
  /// - Parameter value: the new condition; nil to leave it.
  func unlock(value: Int? = nil, for method: String) {
    let mistake: String? = state.change { state in
      if let mistake = state.mistake(of: Self.thread) { return mistake }
      if let value { state.condition = value }
      state.depth -= 1
      if state.depth == 0 { state.owner = nil }
      return nil
    }
    if let mistake { RuntimeLog.error("\(method): \(mistake)") }
  }

  // MARK: Conditions

  /// Unlocks, waits for a signal, and locks again.
  ///
  /// - Returns: false when the time was over before that.
  /// - Throws: an exception when this thread does not have the lock.
  func wait(before limit: Date? = nil, for method: String) throws -> Bool {
    let this = Self.thread
    try state.change { state in
      try state.checkOwner(is: this, method)
      state.owner = nil
      state.waiting += 1
    }
    let isSignalled = state.wait(until: limit) { $0.takeSignal() } ?? false
    if !isSignalled { state.withLock { $0.endWait() } }
    _ = state.wait { $0.take(by: this) }
    return isSignalled
  }

  /// Wakes threads that wait: one, or all.
  func signal(all: Bool) {
    state.change { $0.signals = all ? $0.waiting : min($0.waiting, $0.signals + 1) }
  }
}
