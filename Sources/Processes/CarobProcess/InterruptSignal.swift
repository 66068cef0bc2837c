import CProcess
import CarobLibc
import Synchronization

/// Catches signals that end a process, as long as it lives. One that whoever started the process has it ignore stays
/// ignored. [main-thread]
///
/// Several may live at a time, as when a command that waits runs a compiler: whichever looks first takes the signal. One
/// that nobody has taken is left to the next `InterruptSignal`, so that none is lost between two of them.
///
/// A handler and no dispatch source: libdispatch does not hear of a signal again after its first source for
/// it was cancelled.
package final class InterruptSignal {
  /// The signals that end a command once its child has ended.
  package static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// The number of the signal that came last, negative when a terminal has sent it to the whole process group; 0 for none.
  private static let arrived = Atomic<Int32>(0)
  /// What is caught, and what was done with it before.
  private let caught: [(number: Int32, earlier: sigaction)]

  /// Begins to catch the first Ctrl-C; the next one ends the process as ever.
  package convenience init() { self.init([SIGINT], once: true) }

  /// Begins to catch signals.
  ///
  /// - Parameter once: whether the next one ends the process as ever.
  package init(_ signals: [Int32], once: Bool) {
    // Made before the handler can run, which may not make it.
    _ = Self.arrived.load(ordering: .sequentiallyConsistent)
    caught = signals.compactMap { number in
      var earlier = sigaction()
      sigaction(number, nil, &earlier)
      let isCaught = carob_process_catch(number, once) { number, isForGroup in
        InterruptSignal.arrived.store(
          isForGroup ? -number : number, ordering: .sequentiallyConsistent)
      }
      return isCaught ? (number, earlier) : nil
    }
    // Whoever started the process may have blocked them.
    var mask = sigset_t()
    sigemptyset(&mask)
    for (number, _) in caught { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  deinit {
    for (number, earlier) in caught {
      var earlier = earlier
      sigaction(number, &earlier, nil)
    }
  }

  /// Whether one came.
  package var hasCome: Bool { Self.arrived.load(ordering: .sequentiallyConsistent) != 0 }

  /// Takes the signal that came last, and whether a terminal has sent it to the whole process group; nil for none since the
  /// last time.
  package func next() -> (signal: Int32, isForGroup: Bool)? {
    let number = Self.arrived.exchange(0, ordering: .sequentiallyConsistent)
    return number == 0 ? nil : (abs(number), number < 0)
  }
}
