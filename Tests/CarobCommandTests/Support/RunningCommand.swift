import Foundation
import PluginTestSupport
import Testing

/// A run of the command that is not over yet.
final class RunningCommand {
  private let files: TemporaryDirectory
  private let terminal: PseudoTerminal?
  private let child: pid_t

  /// Starts the command. Standard output is a file, standard error too unless there is a terminal.
  init(
    _ arguments: [String], terminal: PseudoTerminal? = nil, environment: [String: String] = [:]
  ) throws {
    files = try TemporaryDirectory()
    self.terminal = terminal
    let output = try files.write("", to: "output")
    let errors = try files.write("", to: "errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    if let terminal {
      posix_spawn_file_actions_adddup2(&actions, terminal.device, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    }
    let variables = CommandRun.inherited.merging(environment) { _, given in given }
      .map { "\($0)=\($1)" }
    let words = [Executable.url.path] + arguments
    var started = pid_t()
    let failure = ChildProcess.withCStrings(words) { argv in
      ChildProcess.withCStrings(variables) { envp in
        posix_spawn(&started, words[0], &actions, nil, argv, envp)
      }
    }
    child = started
    try #require(failure == 0)
  }

  /// Waits until something is so; the test fails when that takes all too long.
  func wait(until condition: () -> Bool) throws {
    for _ in 0..<6000 {
      if condition() { return }
      usleep(10_000)
    }
    kill(child, SIGKILL)
    Issue.record("the command did not come so far")
  }

  /// What is on standard output so far.
  var output: String { (try? text(of: "output")) ?? "" }

  /// What is on standard error so far, when that is no terminal.
  var errors: String { (try? text(of: "errors")) ?? "" }

  /// What Ctrl-C does.
  func interrupt() { kill(child, SIGINT) }

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
