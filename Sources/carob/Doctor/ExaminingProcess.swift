import CIsolation
import CarobPlugins
import CarobRenderers
import Foundation

/// A process of its own in which a plugin is examined: its code runs there, and what ends that process is a finding
/// too.
struct ExaminingProcess {
  private let command: DoctorCommand

  init(_ command: DoctorCommand) { self.command = command }

  /// Added to the exit statuses with which the process says that it has come to its end.
  private static let complete: Int32 = 100

  // MARK: In the command's process

  /// Examines the plugin. The process prints the report itself, unless it does not come that far.
  ///
  /// - Throws: `CommandError` when there is no such file, or for the findings.
  func run() throws(CommandError) {
    let path = try PluginHost().file(for: command.plugin)
    var environment = ProcessInfo.processInfo.environment
    // A backtrace of the plugin's end would be one of this program.
    environment.updateValue("enable=no", forKey: "SWIFT_BACKTRACE")
    let outcome = try ChildCommand(words, environment: environment).run(output: STDOUT_FILENO)
    if case .status(let status) = outcome, status >= Self.complete {
      ProcessLife.end(status - Self.complete)
    }
    let crash = Finding(
      .crash, .file(path), "its code ended the process that looked at it, which \(outcome)",
      "run carob show --isolated, which names the method, and correct that")
    let module = (try? ELFModule(path: path)).map { ModuleCheck($0, path: path).findings }
    try command.report(
      FindingReport(
        of: Finding.worstFirst([crash] + (module ?? [])), in: path, isLoaded: false))
  }

  /// The same command for the other process.
  private var words: [String] {
    let data = command.data.map { ["--data", $0] } ?? []
    let options = ["--started-by", "\(getpid())", "--format", command.format.rawValue]
    return [RunningExecutable.path ?? "/proc/self/exe", "doctor"] + options + data
      + (command.strict ? ["--strict"] : []) + ["--", command.plugin]
  }

  // MARK: In the other

  /// Runs `body`, and ends the process so that the command's own knows that it was run. When that ends before, nobody
  /// waits for this one.
  static func serve(_ host: pid_t, _ body: () throws -> Void) -> Never {
    if carob_isolation_end_with(host) != 0 { ProcessLife.end(EXIT_SUCCESS) }
    do {
      try body()
      ProcessLife.end(complete)
    } catch {
      let error = error as? CommandError ?? .unexpected(error)
      Output.complain(error.message, as: .error)
      ProcessLife.end(complete + error.status.rawValue)
    }
  }
}
