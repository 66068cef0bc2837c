import CIsolation
import CarobPlugins
import CarobRenderers
import Foundation

/// A process of its own in which a plugin is examined: its code runs there, and what ends that process is a finding
/// too.
struct ExaminingProcess {
  private let command: DoctorCommand

  init(_ command: DoctorCommand) { self.command = command }

  // MARK: In the command's process

  /// Examines the plugin. The process prints the report itself, unless it does not come that far.
  ///
  /// - Throws: `CommandError` when there is no such file, or for the findings.
  func run() throws(CommandError) {
    let path = try PluginHost().file(for: command.plugin)
    var environment = ProcessInfo.processInfo.environment
    // A backtrace of the plugin's end would be one of this program.
    environment.updateValue("enable=no", forKey: "SWIFT_BACKTRACE")
    let file = carob_isolation_memory_file()
    guard file >= 0 else { throw Self.noMemory(errno) }
    defer { close(file) }
    guard let verdict = ProcessVerdict(descriptor: file) else { throw Self.noMemory(errno) }
    // The other process gets it by its number. Nothing else is started meanwhile.
    _ = fcntl(file, F_SETFD, 0)
    let outcome = try ChildCommand(words(statusFile: file), environment: environment)
      .run(
        output: STDOUT_FILENO, readsInput: true,
        deadline: Deadline.duration(seconds: command.deadline))
    if let status = verdict.status { ProcessLife.end(status) }
    let module = (try? ELFModule(path: path)).map { ModuleCheck($0, path: path).findings }
    try command.report(
      FindingReport(
        of: Finding.worstFirst([finding(outcome, path)] + (module ?? [])), in: path, isLoaded: false
      ))
  }

  /// What is wrong with a plugin whose process said nothing.
  private func finding(_ outcome: ChildCommand.Outcome, _ path: String) -> Finding {
    if outcome == .overdue {
      return Finding(
        .hang, .file(path),
        "its code has not returned in \(String(format: "%g", command.deadline)) s",
        "run carob show --isolated, which names the method, and correct that, or give it longer with --deadline"
      )
    }
    return Finding(
      .crash, .file(path), "its code ended the process that looked at it, which \(outcome)",
      "run carob show --isolated, which names the method, and correct that")
  }

  private static func noMemory(_ number: CInt) -> CommandError {
    CommandError(
      .unavailable, "no memory can be shared: \(String(cString: strerror(number))); try again")
  }

  /// The same command for the other process.
  private func words(statusFile: CInt) -> [String] {
    // One word, since a path may begin with a dash.
    let data = command.data.map { ["--data=\($0)"] } ?? []
    let options = [
      "--started-by", "\(getpid())", "--status-file", "\(statusFile)", "--format",
      command.format.rawValue,
    ]
    return [RunningExecutable.path ?? "/proc/self/exe", "doctor"] + options + data
      + (command.strict ? ["--strict"] : []) + ["--", command.plugin]
  }

  // MARK: In the other

  /// Runs `body`, and ends the process so that the command's own knows that it was run. When that ends before, nobody
  /// waits for this one.
  ///
  /// - Parameters:
  ///   - host: the number of the command's own process.
  ///   - statusFile: the descriptor of the `ProcessVerdict`, which is closed.
  static func serve(_ host: pid_t, statusFile: CInt, _ body: () throws -> Void) -> Never {
    if carob_isolation_end_with(host) != 0 { ProcessLife.end(EXIT_SUCCESS) }
    _ = carob_isolation_end_forks()
    guard let verdict = ProcessVerdict(descriptor: statusFile) else {
      let error = noMemory(errno)
      Output.complain(error.message, as: .error)
      _exit(error.status.rawValue)
    }
    close(statusFile)
    do {
      try body()
      end(EXIT_SUCCESS, verdict)
    } catch {
      let error = error as? CommandError ?? .unexpected(error)
      Output.complain(error.message, as: .error)
      end(error.status.rawValue, verdict)
    }
  }

  /// Ends the process when all was said. What the plugin wants to do at exit is left out: it may crash, and would
  /// look like a part of the report.
  private static func end(_ status: Int32, _ verdict: ProcessVerdict) -> Never {
    fflush(nil)
    verdict.write(status)
    _exit(status)
  }
}
