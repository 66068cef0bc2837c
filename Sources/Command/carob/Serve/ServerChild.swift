import CarobLibc
import CarobProcess
import CarobScreens
import Foundation

/// The server, and the connection to it. [main-thread]
///
/// A separate program, so that `carob` does not link a server. It ends when the connection is
/// closed, and with this process.
struct ServerChild {
  private let process: ChildProcess
  private let lines: JSONLines

  /// The longest line to read, in bytes.
  private static let longestLine = 1 << 20
  /// The time to end, in milliseconds. The server needs up to two seconds, whatever its pages and plugins do.
  private static let timeout = 3000
  /// The time to end after the connection was lost, in milliseconds. Shorter than the time that a server takes
  /// to end when a plugin has closed the connection, so that this is not mistaken for the plugin's exit.
  private static let timeoutWithoutLine = 1000
  /// The time limit for sending a line, in seconds. A stopped server reads nothing.
  private static let secondsToTakeLine = 2

  /// Starts the server, which loads the plugin and reports.
  ///
  /// - Throws: `CommandError` when it cannot be started.
  init(_ setup: ServerSetup) throws(CommandError) {
    let own = URL(fileURLWithPath: RunningExecutable.path)
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

  /// Shows a message on all pages.
  func tell(_ text: String) { lines.send(ServerCommand(told: text)) }

  /// Has the plugin save its state.
  ///
  /// - Returns: nil when there is none; what was kept before when a handler of the plugin does not return.
  func stateToKeep(before old: KeptState?) -> KeptState? {
    lines.send(ServerCommand(told: nil))
    guard case .value(.state(let state)) = report(within: Self.timeoutOfState) else { return old }
    return state
  }

  /// The time to save the state, in milliseconds.
  private static let timeoutOfState: Int32 = 2000

  /// Waits for the next report.
  func report(within milliseconds: Int32) -> JSONLines.Received<ServerReport> {
    lines.next(within: milliseconds)
  }

  /// The end of the server; nil while it is running.
  var outcome: ProcessEnd? { process.outcome }

  /// Ends the server, and waits for that.
  func end() {
    lines.finishSending()
    _ = process.end(within: Self.timeout)
  }

  /// Ends a server whose connection was lost, because it is exiting or a plugin has damaged the connection.
  ///
  /// - Returns: its end; nil when it had to be killed.
  func endAfterLostLine() -> ProcessEnd? {
    // Keeps our end open, because closing it would make the server exit.
    let (end, wasKilled) = process.end(within: Self.timeoutWithoutLine)
    return wasKilled ? nil : end
  }
}
