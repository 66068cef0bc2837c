import Synchronization
import CarobLibc

/// Catches the first Ctrl-C, as long as it lives; the next one ends the process as ever. There is one at a
/// time. [main-thread]
///
/// A handler and no dispatch source: libdispatch does not hear of a signal again after its first source for
/// it was cancelled.
final class InterruptSignal {
  /// The number of the signal that came; 0 for none.
  private static let arrived = Atomic<Int32>(0)
  private let signals: [Int32]

  /// Begins to catch it.
  ///
  /// - Parameter signals: which signals are caught, in Ctrl-C's place.
  init(_ signals: [Int32] = [SIGINT]) {
    self.signals = signals
    // Made before the handler can run, which may not make it.
    Self.arrived.store(0, ordering: .sequentiallyConsistent)
    // Whoever started the process may have blocked them.
    var caught = sigset_t()
    sigemptyset(&caught)
    for number in signals {
      signal(number) { number in
        signal(number, SIG_DFL)
        InterruptSignal.arrived.store(number, ordering: .sequentiallyConsistent)
      }
      sigaddset(&caught, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
  }

  deinit { for number in signals { signal(number, SIG_DFL) } }

  /// Whether it came.
  var hasCome: Bool { number != nil }

  /// The number of the signal that came; nil for none.
  var number: Int32? {
    let number = Self.arrived.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }
}
