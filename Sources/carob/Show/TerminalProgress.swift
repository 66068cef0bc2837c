import CarobRenderers
import CarobRuntime
import CarobScreens

/// Tells people at a terminal what a session does: a line while it waits, which Ctrl-C ends, and warnings on standard
/// error. [main-thread]
final class TerminalProgress: ScreenProgress {
  /// Catches Ctrl-C while something is waited for.
  private let interrupt = Locked<InterruptSignal?>(nil)
  private let catchesInterrupts: Bool

  /// - Parameter catchesInterrupts: whether Ctrl-C ends the wait; else it ends the process as ever.
  init(catchesInterrupts: Bool = true) { self.catchesInterrupts = catchesInterrupts }

  func report(_ event: ScreenEvent) {
    switch event {
    case .began(let text):
      if catchesInterrupts { interrupt.withLock { $0 = $0 ?? InterruptSignal() } }
      ProgressLine.show(text)
    case .ended:
      ProgressLine.erase()
      interrupt.withLock { $0 = nil }
    case .warning(let text): Output.complain("warning: \(text)", as: .warning)
    case .continues, .shown: break
    }
  }

  var isCancelled: Bool { interrupt.withLock { $0?.hasCome ?? false } }
}
