import CarobLibc
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

  /// The results of earlier workers.
  struct Earlier {
    /// The findings about their ends.
    var findings: [Finding] = []
    /// Whether the screen may be shown.
    var mayShow = true
    /// Whether the screen may be shown a second time, and objects be copied.
    var mayRepeat = true
    /// Whether the plugin may be unloaded.
    var mayUnload = true
  }

  /// Examines the plugin. The worker prints the report, if it gets that far.
  ///
  /// If the plugin ends a worker while the screen is shown or the plugin is unloaded, the next one does everything else. After
  /// the first crash it shows the screen with zombies, which name an object that was freed too early.
  ///
  /// - Parameter body: the examination.
  /// - Throws: `CommandError` for the findings.
  func run(_ body: (Earlier) throws -> Void) throws(CommandError) {
    let deadline = DeadlineOption.duration(seconds: command.deadline)
    var progress = Progress()
    while true {
      // The worker comes here too, and is to find what was kept for it.
      if !Worker.isThisProcess { Worker.keep(progress) }
      // Each worker starts the program again, so this process is still the first one.
      guard let worker = try CommandWorker.run(deadline: deadline) else {
        examine {
          try body((Worker.kept(Progress.self) ?? progress).earlier(finding))
        }
      }
      if worker.needsNoReport { worker.end.endThisProcess() }
      guard let stage = Worker.kept(Progress.self)?.stage, progress.ends.count < 3 else {
        return try reportEnd(worker)
      }
      progress.note(worker, in: stage)
    }
  }

  /// Reports on a plugin whose worker ended before the screen was shown.
  private func reportEnd(_ worker: Worker.End) throws(CommandError) {
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

  /// What a worker does after the checks that need no screen.
  private enum Stage: String, Codable {
    case showing, repeating, unloading
  }

  /// How far workers came, which is kept for the next one.
  private struct Progress: Codable {
    /// What this worker is doing; nil at first.
    var stage: Stage?
    /// The ends of earlier workers, with what they were doing.
    var ends: [End] = []
    var usesZombies = false

    struct End: Codable {
      let stage: Stage
      let worker: Worker.End
    }

    /// Notes the end of a worker. After a crash, zombies are kept once.
    mutating func note(_ worker: Worker.End, in stage: Stage) {
      let isRepeated = usesZombies && stage != .unloading
      if !isRepeated { ends.append(End(stage: stage, worker: worker)) }
      // An allocator that finds its lists damaged aborts, perhaps long after the mistake.
      let isCrash = worker.end.signal.map(CrashSignal.includes) ?? false
      usesZombies = isCrash && !isRepeated && getenv(variable) == nil
      if usesZombies { setenv(variable, "1", 1) } else if isRepeated { unsetenv(variable) }
    }

    private var variable: String { "CAROB_ZOMBIES" }

    func earlier(_ finding: (Worker.End, Stage) -> Finding) -> Earlier {
      Earlier(
        findings: ends.map { finding($0.worker, $0.stage) },
        mayShow: usesZombies || !ends.contains { $0.stage == .showing },
        mayRepeat: usesZombies || !ends.contains { $0.stage == .repeating },
        mayUnload: ends.allSatisfy { $0.stage == .repeating })
    }
  }

  /// Records that the screen is about to be shown.
  static func willShow() { keep(.showing) }

  /// Records that the screen is about to be shown a second time.
  static func willRepeat() { keep(.repeating) }

  /// Records that the plugin is about to be unloaded.
  static func willUnload() { keep(.unloading) }

  private static func keep(_ stage: Stage) {
    var progress = Worker.kept(Progress.self) ?? Progress()
    progress.stage = stage
    Worker.keep(progress)
    Worker.noteProgress()
  }

  /// Starts the deadline anew. Called before each row of the data.
  static func goesOn() { Worker.noteProgress() }

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
  ///
  /// - Parameter stage: what the worker did; nil before any of the stages.
  private func finding(_ worker: Worker.End, in stage: Stage? = nil) -> Finding {
    let seconds = String(format: "%g", command.deadline)
    let memory =
      worker.end.signal.map(Self.isOfMemory) == true
      ? "; valgrind, or a build with -fsanitize=address, finds wrong uses of memory" : ""
    let (overdue, ended, advice) =
      switch stage {
      case nil, .showing?:
        (
          "its code has not returned in \(seconds) s",
          "its code ended the process that looked at it",
          "run carob show --isolated, which names the method, and correct that"
        )
      case .repeating?:
        (
          "its screen could not be shown a second time, or an object not be copied, in \(seconds) s",
          "it ended the process in which its screen was shown a second time and objects were copied",
          "correct what it does only once"
        )
      case .unloading?:
        (
          "it could not be unloaded and loaded again in \(seconds) s",
          "it ended the process in which it was unloaded and loaded again",
          "correct its unload, its destructors, or what load does the second time"
        )
      }
    return worker.isOverdue
      ? Finding(.hang, .file(path), overdue, "\(advice), or give it longer with --deadline")
      : Finding(.crash, .file(path), "\(ended), which \(worker.end)", advice + memory)
  }

  /// Whether a signal may come from a wrong use of memory. An allocator that finds one aborts.
  private static func isOfMemory(_ signal: Int32) -> Bool {
    CrashSignal.isOfMemory(signal) || signal == SIGABRT
  }
}
