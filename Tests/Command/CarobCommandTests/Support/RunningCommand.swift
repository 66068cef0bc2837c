import CarobProcess
import Foundation
import PluginTestSupport
import Testing

/// A run of the command that is not over yet.
final class RunningCommand {
  private let files: TemporaryDirectory
  private let terminal: PseudoTerminal?
  private let child: ChildProcess
  private let outputFile: UnnamedFile
  private let errorFile: UnnamedFile

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
    (outputFile, errorFile) = try (UnnamedFile(), UnnamedFile())
    child = try ChildProcess(
      starter + [Executable.url.path] + arguments, in: directory,
      environment: CommandRun.inherited.merging(environment) { _, given in given },
      inputFile: files.write(input, to: "input"), output: outputFile.descriptor,
      errors: terminal?.device ?? errorFile.descriptor)
  }

  /// Waits until something is so; the test fails when that takes all too long.
  func wait(until condition: () -> Bool) throws {
    if eventually(condition) { return }
    child.kill()
    Issue.record("the command did not come so far; its errors: \(errors)")
  }

  /// What is on standard output so far.
  var output: String { outputFile.text }

  /// What is on standard error so far, when that is no terminal.
  var errors: String { errorFile.text }

  /// Sends it a signal; what Ctrl-C does unless another one is given.
  func interrupt(_ signal: Int32 = SIGINT) { child.kill(signal) }

  /// Whether there is a process of a number that has not ended.
  static func isRunning(_ process: pid_t) -> Bool {
    state(of: process).map { !$0.contains(") Z ") } ?? false
  }

  /// Whether it was stopped, and has not gone on.
  var isStopped: Bool { Self.state(of: child.pid)?.contains(") T ") ?? false }

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
  func end() -> CommandRun {
    let status = child.status()
    return CommandRun(status: status, output: output, errors: terminal?.written() ?? errors)
  }
}
