import CarobLibc
import CarobRuntime
import NIOCore

/// Why the process of an isolated plugin is of no more use, or could not be started.
public struct IsolationError: CarobError {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The process could not be started, or said nothing.
    public static let notStarted = Code(rawValue: "notStarted")
    /// A signal ended it: it crashed, or somebody killed it.
    public static let signal = Code(rawValue: "signal")
    /// It ended itself.
    public static let exit = Code(rawValue: "exit")
    /// It did not answer in time, and was killed.
    public static let deadline = Code(rawValue: "deadline")
    /// It wrote or sent more than it may, and was killed.
    public static let flood = Code(rawValue: "flood")
    /// It sent what is no message, and was killed.
    public static let malformed = Code(rawValue: "malformed")
    /// It was not running: never started, or stopped.
    public static let notRunning = Code(rawValue: "notRunning")
    /// The message itself cannot cross. The process goes on.
    public static let notPassable = Code(rawValue: "notPassable")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What happened, as a clause: `SIGSEGV`, `stack overflow (SIGSEGV)`, `exited with status 3`, `no answer within 5 s`.
  public let reason: String
  /// The plugin's method that was running, such as `-[SKUserList configureCell:withUser:]`, or what else was
  /// being done; nil when nobody knows.
  public let handler: String?
  /// The selector of the host's message that was being answered; nil when none was.
  public let selector: String?
  /// Whether the process was killed and is still there, because a debugger holds it.
  public let leavesProcess: Bool

  /// An error of that kind, in these words.
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

  /// `SIGSEGV in -[SKUserList configureCell:withUser:]`; without a handler the message is named.
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

/// What the system says of something that it has refused.
package enum SystemReason {
  /// The reason in an error of SwiftNIO, without the names of functions that are in its description.
  package static func of(_ error: any Error) -> String {
    (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }
}
