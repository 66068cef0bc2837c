import CIsolation
import CarobIsolation
import CarobLibc
import CarobPlugins
import CarobRenderers
import CarobRuntime
import Foundation
import Logging

/// The beginning and the end of the process.
enum ProcessLife {
  /// Prepares the standard streams and the log. Call it once.
  static func prepare() {
    StartFolder.note()
    openMissingStreams()
    // A reader that goes away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // Whoever started this process may have had the system forget how children end.
    signal(SIGCHLD, SIG_DFL)
    LoggingSystem.bootstrap { _ in DiagnosticLogHandler() }
  }

  /// Goes on in a worker, where a plugin's code may run: a second process of the same program and arguments. This process
  /// waits for its end, ends as it does, and reports a plugin that has ended it.
  ///
  /// - Parameters:
  ///   - repeating: whether another worker goes on when a plugin has ended one, or crashed in it.
  ///   - isDrawing: whether workers draw on the whole terminal. Then a plugin that has ended one is reported after the last one,
  ///     unless that has shown a later change of the plugin or its data.
  ///   - onEnd: is called when one has ended, before that is reported.
  /// - Returns: how many workers there were before. It returns in a worker only.
  /// - Throws: `CommandError` when there can be no worker.
  @discardableResult
  static func goOnInWorker(
    repeating: Bool = false, isDrawing: Bool = false, onEnd: () -> Void = {}
  ) throws(CommandError) -> Int {
    var unreported: (report: () -> Void, change: [Int64])?
    while true {
      guard let end = try runWorker() else { return Int(carob_isolation_earlier_workers()) }
      onEnd()
      HeldWarnings.tellThoseOfWorker()
      let place = end.signal.flatMap { crashes.contains($0) ? CrashPlace.ofWorker : nil }
      // Signals keep a worker from removing its copies of modules.
      if repeating { CopyFolder.removeAbandoned() }
      if end.is_finished || end.was_sent {
        if let unreported, unreported.change == lastChange { unreported.report() }
        carob_isolation_end_as(end.status)
      }
      let (sentence, advice) = cause(ofEndBy: end.signal, in: place)
      let report = {
        FailureReport.tell(
          ofEnd: "\(sentence); \(advice)", end,
          status: end.signal.map { 128 + $0 } ?? ExitStatus.badPlugin.rawValue)
      }
      if repeating, isDrawing {
        unreported = (report, lastChange)
        continue
      }
      report()
      if repeating { continue }
      if end.signal != nil { carob_isolation_end_as(end.status) }
      _exit(ExitStatus.badPlugin.rawValue)
    }
  }

  /// The numbers of the change of a plugin and of its data that a worker has shown last.
  private static var lastChange: [Int64] {
    var data: Int64 = 0
    _ = carob_isolation_kept_file(&data)
    return [carob_isolation_kept(), data]
  }

  /// What a plugin did that ended a process, and what to do about it.
  ///
  /// - Parameters:
  ///   - signal: by which the process has ended; nil when it has exited.
  ///   - place: where the plugin crashed, if that is known.
  static func cause(
    ofEndBy signal: Int32?, in place: String? = nil
  ) -> (sentence: String, advice: String) {
    guard let signal else { return ("a plugin ended the process", "correct the plugin") }
    let name = String(cString: strsignal(signal))
    guard crashes.contains(signal) else {
      return (
        "\(SignalName.of(signal)) (\(name)) ended the process in which the plugin runs",
        advice(onSignal: signal)
      )
    }
    let isShowing = ["show", "browse", "serve"].contains(CommandLine.arguments.dropFirst().first)
    return (
      "a plugin ended the process (\(name))" + (place.map { " in \($0)" } ?? ""),
      isShowing ? advice(onCrash: signal) : "correct the plugin"
    )
  }

  /// What to do about a signal that is no crash and was not sent to the command.
  private static func advice(onSignal signal: Int32) -> String {
    switch signal {
    case SIGKILL: "see with dmesg whether memory ran out, and who else may have killed it"
    case SIGXCPU, SIGXFSZ: "raise the limit with ulimit, or have the plugin use less"
    case SIGALRM, SIGVTALRM, SIGPROF: "have the plugin handle the signal of the timer that it sets"
    default: "have the plugin handle the signal, unless somebody else has sent it"
    }
  }

  /// How to find out what crashed a command that shows a screen.
  private static func advice(onCrash signal: Int32) -> String {
    let advice = "run it again with --isolated, which names the handler"
    return [SIGSEGV, SIGBUS].contains(signal)
      ? "\(advice), or with CAROB_ZOMBIES=1, which names objects that were freed too early"
      : advice
  }

  /// Signals by which a process ends that has done what it may not.
  private static let crashes: Set<Int32> = [
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS,
  ]

  /// Runs a worker, and waits for its end.
  ///
  /// - Parameter deadline: how long the worker may take, after it noted progress last; nil for as long as it wants.
  /// - Returns: nil in the worker.
  /// - Throws: `CommandError` when there can be none.
  static func runWorker(deadline: Duration? = nil) throws(CommandError) -> carob_isolation_end? {
    var end = carob_isolation_end()
    let milliseconds = deadline.map { max(1, Int($0 / .milliseconds(1))) } ?? 0
    switch carob_isolation_run_worker(CommandLine.unsafeArgv, milliseconds, 0, &end) {
    case 0: return nil
    case 1: return end
    default:
      throw CommandError(
        .unavailable, "no process can be started: \(String(cString: strerror(errno))); try again")
    }
  }

  /// Ends a copy that a plugin has made of this process: it is not to say again what this one says.
  static func endIfStray() {
    if carob_isolation_is_stray() { _exit(EXIT_SUCCESS) }
  }

  /// The status of a command that has done what it was to do. One that has used objects which were freed has failed, and said so.
  static var statusOfSuccess: Int32 {
    Zombies.uses.isEmpty ? EXIT_SUCCESS : ExitStatus.badPlugin.rawValue
  }

  /// Ends the process.
  ///
  /// - Parameter atExit: whether what a plugin wants to do then is done.
  static func end(_ status: Int32, atExit: Bool = true) -> Never {
    if !atExit { fflush(nil) }
    carob_isolation_finish(status)
    if atExit { exit(status) }
    _exit(status)
  }

  /// Opens /dev/null for standard streams that are closed. Otherwise the next file opened would get the
  /// stream's number, and be written to as if it were the stream.
  private static func openMissingStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      if descriptor < 0 { return }
      if descriptor > STDERR_FILENO {
        close(descriptor)
        return
      }
    }
  }
}

extension carob_isolation_end {
  /// The signal that ended it; nil when it exited.
  var signal: Int32? { ChildCommand.Outcome(waitStatus: status).signal }
}
