import CarobLibc

/// A value that one thread at a time uses.
///
/// `Synchronization.Mutex` does the same, but on Linux the thread sanitizer does not see its locking, and
/// would report every use of the runtime as a race.
package struct Locked<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  // SAFETY: `value` is only read and written with the mutex held; both live until `deinit`, when no other code has them.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  package init(_ value: consuming Value) {
    mutex = .init(allocating: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "a lock cannot be made")
    self.value = .init(allocating: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the lock held and returns what it returns.
  ///
  /// - Precondition: the calling thread does not hold the lock.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }
}

extension Locked where Value: Copyable {
  /// Sets a part of the value. The old one goes without the lock, since objects that go may run code of programs.
  ///
  /// - Precondition: the calling thread does not hold the lock.
  package func set<Part>(_ part: WritableKeyPath<Value, Part>, to new: Part) {
    let old = withLock { value in
      let old = value[keyPath: part]
      value[keyPath: part] = new
      return old
    }
    withExtendedLifetime(old) {}
  }
}
