import CarobProcess
import Foundation

/// Decides which failures end a watching command. Others are reported, and the command waits for the next change.
struct WatchPolicy {
  /// The time between two polls of the files, in seconds.
  static let pause = 0.3

  /// Whether the command watches; otherwise every failure ends it.
  let isWatching: Bool
  /// The statuses that end the command at the first time, when they mean a mistake of the user.
  /// Later they may be due to a single build.
  let endings: Set<ExitStatus>

  /// - Parameter others: further statuses that end the command at the first time.
  init(isWatching: Bool = true, alsoEndingAtFirst others: Set<ExitStatus> = []) {
    self.isWatching = isWatching
    endings = others.union([.usage, .noInput])
  }

  /// Runs `body`.
  ///
  /// - Parameters:
  ///   - isFirst: whether the command has shown nothing yet.
  ///   - tell: gets a failure that does not end the command.
  /// - Throws: `CommandError` for a failure that ends the command.
  func run(
    isFirst: Bool = false, tell: (CommandError) -> Void, _ body: () throws -> Void
  ) throws(CommandError) {
    do {
      try body()
    } catch {
      let error = CommandError.any(error)
      if ends(error.status, isFirst) { throw error }
      tell(error)
    }
  }

  /// Waits for a change, with a line on the terminal.
  ///
  /// - Parameters:
  ///   - subject: the path that the line names.
  ///   - change: polls the files; nil when nothing has changed.
  /// - Throws: `CommandError` when Ctrl-C was pressed.
  static func wait<Change>(
    watching subject: String, for change: () -> Change?
  ) throws(CommandError) -> Change {
    let interrupt = InterruptSignal()
    ProgressLine.show("Watching \(subject)…")
    defer { ProgressLine.erase() }
    while true {
      if let change = change() { return change }
      Thread.sleep(forTimeInterval: pause)
      if interrupt.hasCome { throw CommandError(.interrupted, "interrupted") }
    }
  }

  private func ends(_ status: ExitStatus, _ isFirst: Bool) -> Bool {
    if !isWatching || status.isBySignal || isFirst && endings.contains(status) { return true }
    // No change of the plugin fixes these.
    return [.internalError, .outputFailed].contains(status)
  }
}
