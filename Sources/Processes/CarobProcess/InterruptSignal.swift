import CProcess
import CarobLibc
import Synchronization

/// Catches signals that would end the process, during the life of this object. Signals that the
/// process was started to ignore stay ignored. [main-thread]
///
/// Several objects may exist, as when a waiting command runs a compiler: the first to look takes the signal. A
/// signal that none has taken is left for the next object, so that none is lost between two of them.
///
/// Not a dispatch source, because libdispatch does not deliver a signal again after its first source was cancelled.
package final class InterruptSignal {
  /// The signals that end a command, after its child has ended.
  package static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// The last signal, negative if a terminal sent it to the whole process group; 0 for none.
  private static let arrived = Atomic<Int32>(0)
  /// The caught signals and their earlier handlers.
  private let caught: [(number: Int32, earlier: sigaction)]

  /// Catches the first Ctrl-C; the next one ends the process.
  package convenience init() { self.init([SIGINT], once: true) }

  /// Catches signals.
  ///
  /// - Parameter once: whether the next one ends the process.
  package init(_ signals: [Int32], once: Bool) {
    // Initialized here, because the handler must not do that.
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
    // The signals may be blocked from the start of the process.
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

  /// Whether a signal has come.
  package var hasCome: Bool { Self.arrived.load(ordering: .sequentiallyConsistent) != 0 }

  /// Returns and clears the last signal, and whether a terminal sent it to the whole process group.
  package func next() -> (signal: Int32, isForGroup: Bool)? {
    let number = Self.arrived.exchange(0, ordering: .sequentiallyConsistent)
    return number == 0 ? nil : (abs(number), number < 0)
  }
}
