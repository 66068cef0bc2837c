import CarobRenderers
import CarobRuntime
import Logging

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The beginning and the end of the process.
enum ProcessLife {
  /// Prepares the standard streams and the log. Call it once.
  static func prepare() {
    openMissingStreams()
    // A reader that goes away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    // Whoever started this process may have had the system forget how children end.
    signal(SIGCHLD, SIG_DFL)
    LoggingSystem.bootstrap { _ in DiagnosticLogHandler() }
  }

  /// Whether it is this program that ends the process.
  private static let isEnding = Locked(false)

  /// Has a plugin that calls `exit` reported, which otherwise looks as if all went well. Call it once.
  static func reportStrayExits() {
    atexit {
      if ProcessLife.isEnding.withLock({ $0 }) { return }
      fflush(nil)
      Output.complain("a plugin ended the process; correct the plugin", as: .error)
      _exit(ExitStatus.badPlugin.rawValue)
    }
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never {
    isEnding.withLock { $0 = true }
    exit(status)
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
