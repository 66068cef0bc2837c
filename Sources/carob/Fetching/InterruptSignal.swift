import CarobRuntime
import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Catches the first Ctrl-C, as long as it lives; the next one ends the process as ever. [main-thread]
final class InterruptSignal {
  private final class Arrival: Sendable {
    let hasCome = Locked(false)
  }

  private let arrival = Arrival()
  private let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())

  /// Begins to catch it.
  init() {
    // The source only hears of a signal that does not end the process.
    signal(SIGINT, SIG_IGN)
    source.setEventHandler { [arrival] in
      signal(SIGINT, SIG_DFL)
      arrival.hasCome.withLock { $0 = true }
    }
    source.resume()
  }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Whether it came.
  var hasCome: Bool { arrival.hasCome.withLock { $0 } }
}
