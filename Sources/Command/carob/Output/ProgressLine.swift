import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens

/// A line on standard error that tells what is being waited for, and goes when that is over. There is one
/// only on a terminal that can erase it. It has no colours. [any-thread]
enum ProgressLine {
  /// How many columns are written on.
  private static let shown = Locked(0)

  /// Writes a line in the place of the one before.
  static func show(_ text: String) {
    guard let width = Output.diagnostic.widthForProgress, width > 1 else { return }
    erase()
    // The last column is left free, since some terminals begin a new line behind it.
    let line = text.printableText.truncated(toWidth: width - 1)
    shown.withLock { $0 = line.displayWidth }
    // A line that cannot be written is not missed.
    try? Output.diagnostic.write(line)
  }

  /// Takes the line away, if there is one: with spaces, which every terminal understands.
  static func erase() {
    let columns = shown.withLock { shown in
      defer { shown = 0 }
      return shown
    }
    guard columns > 0 else { return }
    try? Output.diagnostic.write("\r" + String(repeating: " ", count: columns) + "\r")
  }
}

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
    case .warning(let warning): HeldWarnings.add(warning)
    case .continues, .shown: break
    }
  }

  var isCancelled: Bool { interrupt.withLock { $0?.hasCome ?? false } }
}
