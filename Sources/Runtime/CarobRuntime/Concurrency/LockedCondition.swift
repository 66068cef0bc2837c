import CarobLibc

/// A value that one thread at a time uses, and whose changes others may wait for. [any-thread]
package final class LockedCondition<Value>: @unchecked Sendable {
  // SAFETY: `value` is read and written with the mutex held only. Mutex and condition live until `deinit`, when nobody
  // else has them.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// - Parameter clock: the clock of the limits: `CLOCK_REALTIME` for dates, `CLOCK_MONOTONIC` for durations.
  package init(_ value: Value, clock: clockid_t = CLOCK_REALTIME) {
    mutex = .init(allocating: pthread_mutex_t())
    condition = .init(allocating: pthread_cond_t())
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, clock)
    let status = pthread_mutex_init(mutex, nil) | pthread_cond_init(condition, &attributes)
    precondition(status == 0, "a condition cannot be made")
    pthread_condattr_destroy(&attributes)
    self.value = value
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the lock held and returns what it returns. Threads that wait for a change stay asleep.
  ///
  /// - Precondition: the calling thread does not hold the lock.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  /// Changes the value, and wakes all threads that wait for a change.
  package func change<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    defer { pthread_cond_broadcast(condition) }
    return try body(&value)
  }

  /// Runs `body` with the lock held, and again after each change, until it returns a result.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Runs `body` with the lock held, again after each change, and once more at the limit, until it returns a result.
  ///
  /// - Parameter limit: the time on the clock of this condition at which to give up.
  /// - Returns: nil when the time was over.
  package func wait<Result>(until limit: timespec, for body: (inout Value) -> Result?) -> Result? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    var limit = limit
    while true {
      if let result = body(&value) { return result }
      if pthread_cond_timedwait(condition, mutex, &limit) != 0 { return body(&value) }
    }
  }
}
