import Synchronization
import CarobLibc

/// Catches the first Ctrl-C, as long as it lives; the next one ends the process as ever. There is one at a
/// time. [main-thread]
///
/// A handler and no dispatch source: libdispatch does not hear of a signal again after its first source for
/// it was cancelled.
final class InterruptSignal {
  private static let hasArrived = Atomic(false)

  /// Begins to catch it.
  init() {
    // Made before the handler can run, which may not make it.
    Self.hasArrived.store(false, ordering: .sequentiallyConsistent)
    signal(SIGINT) { _ in
      signal(SIGINT, SIG_DFL)
      InterruptSignal.hasArrived.store(true, ordering: .sequentiallyConsistent)
    }
    // Whoever started the process may have blocked it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  deinit { signal(SIGINT, SIG_DFL) }

  /// Whether it came.
  var hasCome: Bool { Self.hasArrived.load(ordering: .sequentiallyConsistent) }
}
