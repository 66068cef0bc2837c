import CarobLibc

/// A lock that the thread which holds it may take again.
final class RecursiveLock: @unchecked Sendable {
  // SAFETY: the C library guards the mutex, which lives until `deinit`, when nobody else has it.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_RECURSIVE))
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, &attributes)
    precondition(status == 0, "a lock cannot be made")
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the lock held and returns what it returns.
  func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
