import CarobLibc
import CarobRuntime
import NIOCore

/// The reason why a plugin's process was ended, or could not be started.
public struct IsolationError: CarobError {
  /// The cause of an error. Later versions may add codes.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The process could not be started, or sent no greeting.
    public static let notStarted = Code(rawValue: "notStarted")
    /// A signal ended the process: it crashed, or was killed.
    public static let signal = Code(rawValue: "signal")
    /// The process exited.
    public static let exit = Code(rawValue: "exit")
    /// The process did not answer in time, and was killed.
    public static let deadline = Code(rawValue: "deadline")
    /// The process wrote or sent too much, and was killed.
    public static let flood = Code(rawValue: "flood")
    /// The process sent malformed data, and was killed.
    public static let malformed = Code(rawValue: "malformed")
    /// The process was not started, or was stopped.
    public static let notRunning = Code(rawValue: "notRunning")
    /// The message cannot be sent to another process. The process goes on.
    public static let notPassable = Code(rawValue: "notPassable")
  }

  /// The cause.
  public let code: Code
  /// A clause: `SIGSEGV`, `stack overflow (SIGSEGV)`, `exited with status 3`, `no answer within 5 s`.
  public let reason: String
  /// The plugin's running method, such as `-[SKUserList configureCell:withUser:]`, or another
  /// activity; nil when unknown.
  public let handler: String?
  /// The selector of the host's message that was being answered; nil when there was none.
  public let selector: String?
  /// Whether the process was killed but still exists, because a debugger holds it.
  public let leavesProcess: Bool

  package init(
    _ code: Code, _ reason: String, handler: String? = nil, selector: String? = nil,
    leavesProcess: Bool = false
  ) {
    self.code = code
    self.reason = reason
    self.handler = handler
    self.selector = selector
    self.leavesProcess = leavesProcess
  }

  /// The reason and the place: `SIGSEGV in -[SKUserList configureCell:withUser:]`. Without a
  /// handler it names the message.
  public var sentence: String {
    if let handler { return "\(reason) in \(handler)" }
    return selector.map { "\(reason) while it answered \($0)" } ?? reason
  }

  static func notPassable(_ type: String, _ position: String, of selector: String) -> Self {
    Self(
      .notPassable,
      "\(selector): \(position) has type \"\(type)\", which cannot be sent to another process")
  }

  static func tooLarge(_ size: Int, limit: Int) -> Self {
    Self(
      .notPassable, "a message of \(size) bytes is too large; the limit is \(limit)")
  }

  static let notRunning = Self(.notRunning, "the plugin's process is not running")
}

/// Messages of system errors.
package enum SystemReason {
  /// Returns the message of SwiftNIO's error without the names of functions in its description.
  package static func of(_ error: any Error) -> String {
    (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }
}
