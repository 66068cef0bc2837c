import CarobLibc
import CarobProcess
import CarobRuntime
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

  /// Ends a copy that a plugin has made of this process: it is not to say again what this one says.
  static func endIfCopied() {
    if Worker.isCopied { _exit(EXIT_SUCCESS) }
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
    Worker.finish(status)
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
