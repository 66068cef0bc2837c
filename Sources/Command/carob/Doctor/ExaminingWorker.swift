import CarobPlugins
import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation

/// The worker that examines a plugin. If the plugin ends the worker, that becomes a finding.
struct ExaminingWorker {
  private let command: DoctorCommand
  private let path: String

  /// Finds the plugin's file.
  ///
  /// - Throws: `ScreenError` when it does not exist.
  init(_ command: DoctorCommand) throws(ScreenError) {
    self.command = command
    path = try PluginHost.file(for: command.plugin)
  }

  /// Examines the plugin. The worker prints the report, if it gets that far.
  ///
  /// If the plugin ends the worker while the screen is shown, a second one does everything else.
  ///
  /// - Parameter body: the examination. It gets the finding about the end of the first worker.
  /// - Throws: `CommandError` for the findings.
  func run(_ body: (Finding?) throws -> Void) throws(CommandError) {
    let deadline = DeadlineOption.duration(seconds: command.deadline)
    guard var worker = try CommandWorker.run(deadline: deadline) else {
      examine { try body(endOfFirst.map(finding)) }
    }
    if !worker.needsNoReport, case .showing? = Worker.kept(Stage.self) {
      Worker.keep(Stage.isOver(worker))
      // Each worker starts the program again, so this process is still the first one.
      if let second = try CommandWorker.run(deadline: deadline) { worker = second }
    }
    if worker.needsNoReport { worker.end.endThisProcess() }
    // Registers the host's classes, which the file may refer to.
    _ = PluginHost()
    let file = try? ModuleFile(path: path)
    let ofFile =
      (file.flatMap { ObjectiveCCheck($0, isLoaded: false) }?.findings ?? [])
      + (file.map(ModuleCheck.init)?.findings ?? [])
    try command.report(
      FindingReport(
        of: Finding.worstFirst([finding(worker)] + ofFile), in: path, isLoaded: false))
  }

  /// The state kept for the next worker.
  private enum Stage: Codable {
    /// The screen is being shown.
    case showing
    /// The first worker ended in this way while the screen was shown.
    case isOver(Worker.End)
  }

  /// Records that the screen is about to be shown.
  static func willShow() { Worker.keep(Stage.showing) }

  /// Starts the deadline anew. Called before each row of the data.
  static func goesOn() { Worker.noteProgress() }

  /// The end of the first worker, in the second one.
  private var endOfFirst: Worker.End? {
    if case .isOver(let end)? = Worker.kept(Stage.self) { end } else { nil }
  }

  /// Runs `body`, and ends the process without the plugin's exit handlers, whose crash would look
  /// like a part of the report.
  private func examine(_ body: () throws -> Void) -> Never {
    // Swift's backtrace of a crash would look like one of carob.
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

  /// Returns the finding about a plugin whose worker did not finish.
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
