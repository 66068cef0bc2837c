import CarobRenderers
import CarobRuntime

/// A line on standard error that tells what is being waited for, and goes when that is over. There is one
/// only on a terminal that can erase it. It has no colours. [any-thread]
enum ProgressLine {
  /// How many columns are written on.
  private static let shown = Locked(0)

  /// Writes a line in the place of the one before.
  static func show(_ text: String) {
    if let host = HostService.ofThisProcess {
      shown.withLock { $0 = 1 }
      return host.showProgress(text)
    }
    guard let width = Output.diagnostic.widthForProgress, width > 1 else { return }
    erase()
    // The last column is left free, since some terminals begin a new line behind it.
    let line = text.printableText.truncated(toWidth: width - 1)
    shown.withLock { $0 = line.displayWidth }
    // A line that cannot be written is not missed.
    try? Output.diagnostic.write(line)
  }

  /// When the host of this process was told last.
  private static let told = Locked<ContinuousClock.Instant?>(nil)
  /// How long a host is not told again.
  private static let pause = Duration.milliseconds(250)

  /// Tells a host that gives this process only so long that it still waits for the same. A line on a terminal stays.
  static func keep(_ text: String) {
    guard HostService.ofThisProcess != nil else { return }
    let isDue = told.withLock { told in
      if let told, .now - told < pause { return false }
      told = .now
      return true
    }
    if isDue { show(text) }
  }

  /// Takes the line away, if there is one: with spaces, which every terminal understands.
  static func erase() {
    let columns = shown.withLock { shown in
      defer { shown = 0 }
      return shown
    }
    guard columns > 0 else { return }
    if let host = HostService.ofThisProcess { return host.showProgress("") }
    try? Output.diagnostic.write("\r" + String(repeating: " ", count: columns) + "\r")
  }
}
