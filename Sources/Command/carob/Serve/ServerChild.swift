import CarobLibc
import CarobProcess
import CarobScreens
import Foundation

/// The process that serves pages, and the line to it. [main-thread]
///
/// It is another program, so that `carob` links no server. It ends when the line is closed, and with this process, too.
struct ServerChild {
  private let process: ChildProcess
  private let lines: JSONLines

  /// The longest line that is read, in bytes.
  private static let longestLine = 1 << 20
  /// How many milliseconds it has to end in: it takes up to two seconds for its pages and plugins, whatever these do.
  private static let timeout = 3000
  /// How many milliseconds a server has to end in that has lost its line: less than one takes that ends by itself since the
  /// plugin has closed the line, so that its end is not taken for its own.
  private static let timeoutWithoutLine = 1000
  /// How many seconds it has to take a line. One that stands still takes nothing, and is not waited for.
  private static let secondsToTakeLine = 2

  /// Starts it. It loads the plugin, and reports.
  ///
  /// - Throws: `CommandError` when it cannot be started.
  init(_ setup: ServerSetup) throws(CommandError) {
    let own = URL(fileURLWithPath: RunningExecutable.path ?? "/")
    let program = own.deletingLastPathComponent().appendingPathComponent("carob-server").path
    guard access(program, X_OK) == 0 else {
      throw CommandError(
        .unavailable, "\(program): is not there", advice: "build or install carob again",
        place: program)
    }
    do throws(ProcessError) {
      let socket: CInt
      (lines, socket) = try JSONLines.pair(longestLine: Self.longestLine)
      defer { close(socket) }
      process = try ChildProcess(
        program, [], environment: ProcessInfo.processInfo.environment,
        descriptors: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, socket], ending: SIGKILL)
    } catch {
      throw CommandError(.unavailable, "\(error); try again")
    }
    lines.limitSending(toSeconds: Self.secondsToTakeLine)
    lines.send(setup)
  }

  /// Tells those who look something.
  func tell(_ text: String) { lines.send(ServerCommand(told: text)) }

  /// Waits a while for what it reports. It reports nothing more when the line is closed, or has something else.
  func report(within milliseconds: Int32) -> JSONLines.Received<ServerReport> {
    lines.next(within: milliseconds)
  }

  /// How it has ended; nil while it runs.
  var outcome: ProcessEnd? { process.outcome }

  /// Ends it, and waits for that.
  func end() {
    lines.finishSending()
    _ = process.end(within: Self.timeout)
  }

  /// The end of one whose line is closed: it is about to end, or a plugin has spoiled the line. Then it is ended.
  ///
  /// - Returns: how it ended, if that was its own doing.
  func endAfterLostLine() -> ProcessEnd? {
    // The line's other end stays open: a server ends when that is closed.
    let (end, wasKilled) = process.end(within: Self.timeoutWithoutLine)
    return wasKilled ? nil : end
  }
}
