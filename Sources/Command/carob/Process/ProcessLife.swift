import CarobLibc
import CarobProcess
import CarobRuntime
import Logging

/// The start and the end of the process.
enum ProcessLife {
  /// Prepares the standard streams and the log. Call it once.
  static func prepare() {
    StartFolder.note()
    openMissingStreams()
    // `write` reports a reader that has gone.
    signal(SIGPIPE, SIG_IGN)
    // If SIGCHLD were ignored, the system would reap children.
    signal(SIGCHLD, SIG_DFL)
    LoggingSystem.bootstrap { _ in DiagnosticLogHandler() }
  }

  /// Ends the process if it is a fork that a plugin made, because it must not repeat this process's output.
  static func endIfCopied() {
    if Worker.isCopied { _exit(EXIT_SUCCESS) }
  }

  /// The exit status of a command that has succeeded; a failure if freed objects were used, or views on other threads, which was
  /// reported.
  static var statusOfSuccess: Int32 {
    Zombies.uses.isEmpty && MainThreadChecker.uses.isEmpty
      ? EXIT_SUCCESS : ExitStatus.badPlugin.rawValue
  }

  /// Ends the process.
  ///
  /// - Parameter atExit: whether to run the plugin's exit handlers.
  static func end(_ status: Int32, atExit: Bool = true) -> Never {
    if !atExit { fflush(nil) }
    Worker.finish(status)
    if atExit { exit(status) }
    _exit(status)
  }

  /// Ends a worker, without the plugin's exit handlers, so that the first process starts the next one.
  static func leaveToNextWorker() -> Never {
    fflush(nil)
    _exit(EXIT_SUCCESS)
  }

  /// Opens /dev/null for closed standard streams. Otherwise the next opened file would get the
  /// stream's number, and its output.
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
