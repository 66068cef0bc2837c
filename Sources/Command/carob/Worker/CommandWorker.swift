import CarobLibc
import CarobPlugins
import CarobProcess

/// The worker of a command, in which plugins run. The first process waits for its end, and reports a plugin that has ended it.
enum CommandWorker {
  /// Goes on in a worker. This process waits for its end, and ends as it does.
  ///
  /// - Parameters:
  ///   - repeating: whether another worker goes on when a plugin has ended one, or crashed in it.
  ///   - isDrawing: whether workers draw on the whole terminal. Then a plugin that has ended one is reported after the last one,
  ///     unless that has shown a later change of the plugin or its data.
  ///   - onEnd: is called when one has ended, before that is reported.
  /// - Returns: how many workers there were before. It returns in a worker only.
  /// - Throws: `CommandError` when there can be no worker.
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
      // Signals keep a worker from removing its copies of modules.
      if repeating { CopyFolder.removeAbandoned() }
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
  /// - Parameter deadline: how long the worker may take, after it noted progress last; nil for as long as it wants.
  /// - Returns: nil in the worker.
  /// - Throws: `CommandError` when there can be none.
  static func run(deadline: Duration? = nil) throws(CommandError) -> Worker.End? {
    do throws(ProcessError) {
      return try Worker.run(deadline: deadline)
    } catch {
      throw CommandError(.unavailable, "\(error); try again")
    }
  }
}
