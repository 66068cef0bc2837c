import CarobRuntime
import CIsolation
import CarobPlugins
import CarobRenderers
import CarobScreens
import Foundation

/// A process of its own in which a plugin is examined: its code runs there, and what ends that process is a finding
/// too.
struct ExaminingProcess {
  private let command: DoctorCommand
  private let path: String

  /// Finds the plugin's file.
  ///
  /// - Throws: `ScreenError` when there is none.
  init(_ command: DoctorCommand) throws(ScreenError) {
    self.command = command
    path = try PluginHost().file(for: command.plugin)
  }

  /// Examines the plugin. The process prints the report itself, unless it does not come that far.
  ///
  /// - Parameter body: what the process does.
  /// - Throws: `CommandError` for the findings.
  func run(_ body: () throws -> Void) throws(CommandError) {
    let deadline = DeadlineOption.duration(seconds: command.deadline)
    guard let end = try ProcessLife.runWorker(deadline: deadline) else { examine(body) }
    if end.is_finished || end.was_sent { carob_isolation_end_as(end.status) }
    let ofFile =
      (ObjectiveCCheck(path: path, isLoaded: false)?.findings ?? [])
      + ((try? ELFModule(path: path)).map { ModuleCheck($0, path: path).findings } ?? [])
    try command.report(
      FindingReport(
        of: Finding.worstFirst([finding(end)] + ofFile), in: path, isLoaded: false))
  }

  /// Runs `body`, and ends the process. What the plugin wants to do at exit is left out: it may crash, and would look like
  /// a part of the report.
  private func examine(_ body: () throws -> Void) -> Never {
    // A backtrace of the plugin's end would be one of this program.
    for crash in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      signal(crash, SIG_DFL)
    }
    do {
      try body()
      ProcessLife.end(EXIT_SUCCESS, atExit: false)
    } catch {
      let error = CommandError.any(error)
      Output.complain(error.description, as: .error)
      ProcessLife.end(error.status.rawValue, atExit: false)
    }
  }

  /// What is wrong with a plugin whose process did not come to its end.
  private func finding(_ end: carob_isolation_end) -> Finding {
    if end.is_overdue {
      return Finding(
        .hang, .file(path),
        "its code has not returned in \(String(format: "%g", command.deadline)) s",
        "run carob show --isolated, which names the method, and correct that, or give it longer with --deadline"
      )
    }
    return Finding(
      .crash, .file(path),
      "its code ended the process that looked at it, which \(ChildCommand.Outcome(waitStatus: end.status))",
      "run carob show --isolated, which names the method, and correct that")
  }
}
