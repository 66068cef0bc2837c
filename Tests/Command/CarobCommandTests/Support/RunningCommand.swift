import Foundation
import PluginTestSupport
import Testing

/// A run of the command that is not over yet.
final class RunningCommand {
  private let files: TemporaryDirectory
  private let terminal: PseudoTerminal?
  private let child: pid_t

  /// Starts the command. Standard output is a file, standard error too unless there is a terminal.
  ///
  /// - Parameters:
  ///   - directory: the working directory; this process's when nil.
  ///   - input: what is on standard input.
  ///   - starter: a command that becomes the one behind it.
  init(
    _ arguments: [String], in directory: URL? = nil, terminal: PseudoTerminal? = nil,
    environment: [String: String] = [:], input: String = "",
    by starter: [String] = []
  ) throws {
    files = try TemporaryDirectory()
    self.terminal = terminal
    let output = try files.write("", to: "output")
    let errors = try files.write("", to: "errors")
    let input = try files.write(input, to: "input")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    if let terminal {
      posix_spawn_file_actions_adddup2(&actions, terminal.device, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    }
    child = try ChildProcess.start(
      starter + [Executable.url.path] + arguments, in: directory,
      environment: CommandRun.inherited.merging(environment) { _, given in given }, &actions)
  }

  /// Waits until something is so; the test fails when that takes all too long.
  func wait(until condition: () -> Bool) throws {
    if eventually(condition) { return }
    kill(child, SIGKILL)
    Issue.record("the command did not come so far; its errors: \(errors)")
  }

  /// What is on standard output so far.
  var output: String { (try? text(of: "output")) ?? "" }

  /// What is on standard error so far, when that is no terminal.
  var errors: String { (try? text(of: "errors")) ?? "" }

  /// Sends it a signal; what Ctrl-C does unless another one is given.
  func interrupt(_ signal: Int32 = SIGINT) { kill(child, signal) }

  /// Whether there is a process of a number that has not ended.
  static func isRunning(_ process: pid_t) -> Bool {
    state(of: process).map { !$0.contains(") Z ") } ?? false
  }

  /// Whether it was stopped, and has not gone on.
  var isStopped: Bool { Self.state(of: child)?.contains(") T ") ?? false }

  private static func state(of process: pid_t) -> String? {
    try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
  }

  /// Waits until a process has written its number into a file.
  func process(writtenTo file: URL) throws -> pid_t {
    var process: pid_t?
    try wait {
      process = (try? String(contentsOf: file, encoding: .utf8))
        .flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
      return process != nil
    }
    return try #require(process)
  }

  /// Waits for the end.
  ///
  /// - Returns: what it did; the errors are what was written to the terminal, if there is one.
  func end() throws -> CommandRun {
    let status = ChildProcess.wait(for: child)
    return CommandRun(
      status: status, output: try text(of: "output"),
      errors: try terminal?.written() ?? text(of: "errors"))
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: files.url.appendingPathComponent(name), encoding: .utf8)
  }
}
