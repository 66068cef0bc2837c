import CarobPlugins
import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// A process of its own in which a plugin is examined: its code runs there, and what ends that process is a finding
/// too.
struct ExaminingWorker {
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
    guard var worker = try CommandWorker.run(deadline: deadline) else {
      examine { try body(endOfFirst.map(finding)) }
    }
    if !worker.needsNoReport, case .showing? = Worker.kept(Stage.self) {
      Worker.keep(Stage.isOver(worker))
      // Each worker begins anew, so that this process is not the second one.
      if let second = try CommandWorker.run(deadline: deadline) { worker = second }
    }
    if worker.needsNoReport { worker.end.endThisProcess() }
    // It makes the host's classes known, which the file may name.
    _ = PluginHost()
    let file = try? ModuleFile(path: path)
    let ofFile =
      (file.flatMap { ObjectiveCCheck($0, isLoaded: false) }?.findings ?? [])
      + (file.map(ModuleCheck.init)?.findings ?? [])
    try command.report(
      FindingReport(
        of: Finding.worstFirst([finding(worker)] + ofFile), in: path, isLoaded: false))
  }

  /// What the command keeps for the next worker.
  private enum Stage: Codable {
    /// The screen is being shown.
    case showing
    /// The first worker has ended like this while the screen was shown.
    case isOver(Worker.End)
  }

  /// Is called before the screen is shown.
  static func willShow() { Worker.keep(Stage.showing) }

  /// Is called before each row of the data is looked at, however many there are: the deadline counts anew.
  static func goesOn() { Worker.noteProgress() }

  /// How the first worker ended, for the second one; nil in the first.
  private var endOfFirst: Worker.End? {
    if case .isOver(let end)? = Worker.kept(Stage.self) { end } else { nil }
  }

  /// Runs `body`, and ends the process. What the plugin wants to do at exit is left out: it may crash, and would look like
  /// a part of the report.
  private func examine(_ body: () throws -> Void) -> Never {
    // A backtrace of the plugin's end would be one of this program.
    for number in CrashSignal.all + [SIGQUIT] { signal(number, SIG_DFL) }
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
  private func finding(_ worker: Worker.End) -> Finding {
    if worker.isOverdue {
      return Finding(
        .hang, .file(path),
        "its code has not returned in \(String(format: "%g", command.deadline)) s",
        "run carob show --isolated, which names the method, and correct that, or give it longer with --deadline"
      )
    }
    return Finding(
      .crash, .file(path),
      "its code ended the process that looked at it, which \(worker.end)",
      "run carob show --isolated, which names the method, and correct that")
  }
}
