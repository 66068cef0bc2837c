import CarobLibc
import CarobPlugins
import CarobProcess

/// The worker of a command, which runs plugins. The first process waits for its end, and reports a plugin that ended it.
enum CommandWorker {
  /// Continues in a worker. This process waits for its end, and ends in the same way.
  ///
  /// - Parameters:
  ///   - repeating: whether to start another worker when a plugin has ended or crashed one, or one ended to be replaced.
  ///   - isDrawing: whether workers draw on the whole terminal. Then a plugin that ended one is
  ///     reported after the last worker, unless that has shown a later change.
  ///   - onEnd: called after the end of a worker, before the report.
  /// - Returns: the number of earlier workers. It returns only in a worker.
  /// - Throws: `CommandError` when a worker cannot be started.
  @discardableResult
  static func goOn(
    repeating: Bool = false, isDrawing: Bool = false, onEnd: () -> Void = {}
  ) throws(CommandError) -> Int {
    var unreported: (report: () -> Void, shown: WatchedState?)?
    while true {
      guard let worker = try run() else { return Worker.earlierCount }
      onEnd()
      HeldWarnings.tellThoseOfWorker()
      let signal = worker.end.signal
      let place = signal.flatMap { CrashSignal.includes($0) ? CrashPlace.ofWorker : nil }
      // A worker killed by a signal does not remove its copies of modules.
      if repeating { CopyFolder.removeAbandoned() }
      if repeating, !worker.needsNoReport, signal == nil, WatchedState.kept?.startsAnew == true {
        continue
      }
      if worker.needsNoReport {
        if let unreported, unreported.shown == WatchedState.kept { unreported.report() }
        worker.end.endThisProcess()
      }
      let (sentence, advice) = PluginEnd.cause(ofEndBy: signal, in: place)
      let report = {
        FailureReport.tell(
          ofEnd: "\(sentence); \(advice)", hasOutput: worker.hasOutput,
          status: signal.map { 128 + $0 } ?? ExitStatus.badPlugin.rawValue)
      }
      if repeating, isDrawing {
        unreported = (report, .kept)
        continue
      }
      report()
      if repeating { continue }
      if signal != nil { worker.end.endThisProcess() }
      _exit(ExitStatus.badPlugin.rawValue)
    }
  }

  /// Runs a worker, and waits for its end.
  ///
  /// - Parameter deadline: the time limit for the worker since its last progress; nil for none.
  /// - Returns: nil in the worker.
  /// - Throws: `CommandError` when it cannot be started.
  static func run(deadline: Duration? = nil) throws(CommandError) -> Worker.End? {
    do throws(ProcessError) {
      return try Worker.run(deadline: deadline)
    } catch {
      throw CommandError(.unavailable, "\(error); try again")
    }
  }
}
