#if Isolation
import CarobLibc
import CarobRenderers
import CarobRuntime
import CarobScreens
import Foundation
import Logging

/// Writes the log of libraries and plugins to standard error, and sends it to all pages.
struct ServerLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Self.leastLevel
  private static let inbox = Locked<Inbox?>(nil)

  /// Installs this log handler. Call it once.
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

  static func write(_ line: String) {
    let bytes = Array("carob: \(line.printableText)\n".utf8)
    // SAFETY: the buffer is valid during the call, which reads no more than its count. Nobody is left to tell when it fails.
    _ = bytes.withUnsafeBytes { CarobLibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Writes a line, unless standard error is blocked, so that the calling thread can go on.
  static func writeIfThereIsRoom(_ line: String) {
    var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&room, 1, 0) > 0 { write(line) }
  }

  /// The level in `CAROB_LOG`; by default `warning`.
  private static let leastLevel =
    ProcessInfo.processInfo.environment["CAROB_LOG"].flatMap(Logger.Level.init(rawValue:))
    ?? .warning
}
#endif
