#if Isolation
import CarobLibc
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation
import Logging

/// Writes the log of libraries and plugins to standard error, and tells those who look at their screens.
struct ServerLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Self.leastLevel
  private static let inbox = Locked<Inbox?>(nil)

  /// Has the log of this process written like this. Call it once.
  static func start(_ inbox: Inbox) {
    self.inbox.withLock { $0 = inbox }
    LoggingSystem.bootstrap { _ in ServerLog() }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let speaker = metadata["plugin"].map { "\($0): " } ?? ""
    let line = "\(event.level): \(speaker)\(event.message)"
    Self.write(line)
    Self.inbox.withLock { $0 }?.put(.tell(line))
  }

  /// Writes a line.
  static func write(_ line: String) {
    let bytes = Array("carob: \(line.printableText)\n".utf8)
    // SAFETY: the buffer is valid during the call, which reads no more than its count. Nobody is left to tell when it fails.
    _ = bytes.withUnsafeBytes { CarobLibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Writes a line, unless nobody reads standard error: for a thread that has others to serve.
  static func writeIfThereIsRoom(_ line: String) {
    var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&room, 1, 0) > 0 { write(line) }
  }

  /// The level that `CAROB_LOG` names; warnings when it names none.
  private static let leastLevel =
    ProcessInfo.processInfo.environment["CAROB_LOG"].flatMap(Logger.Level.init(rawValue:))
    ?? .warning
}
#endif
