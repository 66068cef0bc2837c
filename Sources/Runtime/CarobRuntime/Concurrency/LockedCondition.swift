import CarobLibc

/// A value that one thread at a time uses, and whose changes others may wait for.
final class LockedCondition<Value>: @unchecked Sendable {
  // SAFETY: `value` is read and written with the mutex held only. Mutex and condition live until `deinit`, when nobody
  // else has them.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  init(_ value: Value) {
    mutex = .init(allocating: pthread_mutex_t())
    condition = .init(allocating: pthread_cond_t())
    let status = pthread_mutex_init(mutex, nil) + pthread_cond_init(condition, nil)
    precondition(status == 0, "a condition cannot be made")
    self.value = value
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the lock held and returns what it returns.
  ///
  /// - Precondition: the calling thread does not hold the lock.
  func withLock<Result>(_ body: (Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(value)
  }

  /// Changes the value, and wakes all threads that wait for a change.
  func change(_ body: (inout Value) -> Void) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    body(&value)
    pthread_cond_broadcast(condition)
  }

  /// Runs `body` with the lock held, and again after each change, until it returns a result.
  func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
