import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens

/// A line on standard error about the current wait, erased at its end. Only on terminals that can
/// erase it, and without colours. [any-thread]
enum ProgressLine {
  /// The number of columns of the present line.
  private static let shown = Locked(0)

  /// Writes a line in place of the previous one.
  static func show(_ text: String) {
    guard let width = Output.diagnostic.widthForProgress, width > 1 else { return }
    erase()
    // Some terminals wrap after the last column.
    let line = text.printableText.truncated(toWidth: width - 1)
    shown.withLock { $0 = line.displayWidth }
    // Ignores errors, because the line is not important.
    try? Output.diagnostic.write(line)
  }

  /// Erases the line with spaces, which all terminals support.
  static func erase() {
    let columns = shown.withLock { shown in
      defer { shown = 0 }
      return shown
    }
    guard columns > 0 else { return }
    try? Output.diagnostic.write("\r" + String(repeating: " ", count: columns) + "\r")
  }
}

/// Shows a session's events on the terminal: a line during a wait, which Ctrl-C cancels, and
/// warnings on standard error. [main-thread]
final class TerminalProgress: ScreenProgress {
  /// Catches Ctrl-C during a wait.
  private let interrupt = Locked<InterruptSignal?>(nil)
  private let catchesInterrupts: Bool

  /// - Parameter catchesInterrupts: whether Ctrl-C cancels a wait; otherwise it ends the process.
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
