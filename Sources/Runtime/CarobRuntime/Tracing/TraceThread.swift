import Synchronization
import CarobLibc

/// The state of tracing on one thread. Used by its own thread only.
final class TraceThread {
  /// The thread's number, from 1 in the order in which threads were first seen.
  let number: Int

  /// Set while a message is described or listeners run: messages sent meanwhile are not traced.
  var isBusy = false

  /// The number of messages under way that each listener got.
  var depths: [ObjectIdentifier: Int] = [:]

  /// Untraceable methods found since the last report.
  var untraced: [UntracedMethod] = []

  private static let seen = Atomic<Int>(0)

  private init() {
    number = Self.seen.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The state of the calling thread, made on first need.
  static var current: TraceThread {
    if let known = pthread_getspecific(key) {
      // SAFETY: retained below for the thread, released when the thread ends.
      return Unmanaged<TraceThread>.fromOpaque(known).takeUnretainedValue()
    }
    let made = TraceThread()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { value in
      guard let value else { return }
      // SAFETY: `current` retained the value for this thread.
      Unmanaged<TraceThread>.fromOpaque(value).release()
    }
    precondition(status == 0, "no thread-specific storage is left")
    return key
  }()
}
