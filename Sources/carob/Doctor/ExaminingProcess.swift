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
    path = try PluginHost.file(for: command.plugin)
  }

  /// Examines the plugin. The process prints the report itself, unless it does not come that far.
  ///
  /// When its end comes while the screen is shown, a second process looks at everything else.
  ///
  /// - Parameter body: what the process does. It is given what ended the first one.
  /// - Throws: `CommandError` for the findings.
  func run(_ body: (Finding?) throws -> Void) throws(CommandError) {
    let deadline = DeadlineOption.duration(seconds: command.deadline)
    guard var end = try ProcessLife.runWorker(deadline: deadline) else {
      examine { try body(Self.endOfFirst.map(finding)) }
    }
    if !end.is_finished, !end.was_sent, carob_isolation_kept() == Self.showing {
      Self.endOfFirst = end
      // Each worker begins anew, so that this process is not the second one.
      if let second = try ProcessLife.runWorker(deadline: deadline) { end = second }
    }
    if end.is_finished || end.was_sent { carob_isolation_end_as(end.status) }
    // It makes the host's classes known, which the file may name.
    _ = PluginHost()
    let ofFile =
      (ObjectiveCCheck(path: path, isLoaded: false)?.findings ?? [])
      + ((try? ELFModule(path: path)).map { ModuleCheck($0, path: path).findings } ?? [])
    try command.report(
      FindingReport(
        of: Finding.worstFirst([finding(end)] + ofFile), in: path, isLoaded: false))
  }

  /// What the command keeps for the next worker while the screen is shown.
  private static let showing: Int64 = 1

  /// Is called before the screen is shown.
  static func willShow() { carob_isolation_keep(showing) }

  /// Is called before each row of the data is looked at, however many there are: the deadline counts anew.
  static func goesOn() { carob_isolation_note_progress() }

  /// How the first process ended, for the second one; nil in the first.
  private static var endOfFirst: carob_isolation_end? {
    get {
      let kept = carob_isolation_kept()
      if kept <= showing { return nil }
      var end = carob_isolation_end()
      end.is_overdue = kept & 2 != 0
      end.status = Int32(truncatingIfNeeded: kept >> 3)
      return end
    }
    set {
      guard let end = newValue else { return }
      carob_isolation_keep(Int64(end.status) << 3 | 4 | (end.is_overdue ? 2 : 0))
    }
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
      ProcessLife.end(ProcessLife.statusOfSuccess, atExit: false)
    } catch {
      let error = CommandError.any(error)
      FailureReport.tell(error)
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
