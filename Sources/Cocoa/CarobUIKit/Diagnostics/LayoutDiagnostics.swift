import CarobRuntime
import Logging

/// Reports lengths that cannot be laid out: to the thread's listener, else as warnings to the log. [any-thread]
public enum LayoutDiagnostics {
  /// Receives each diagnostic.
  public typealias Listener = @Sendable (LayoutDiagnostic) -> Void

  /// A listener, wrapped in a structure: the optimizer of Swift 6.3 specialises `withValue` for a function type, and
  /// then asks for metadata that does not exist, so that the process crashes.
  private struct Recipient: Sendable {
    let tell: Listener
  }

  @TaskLocal private static var recipient: Recipient?

  private static let logger = Logger(label: "carob.uikit")

  /// Runs `body`. The listener receives the diagnostics that this thread reports meanwhile.
  public static func withListener<Result, Failure: Error>(
    _ listener: @escaping Listener, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $recipient.binding(Recipient(tell: listener), body)
  }

  /// Passes a diagnostic to the thread's listener, or to the log.
  static func report(_ diagnostic: LayoutDiagnostic) {
    if let recipient {
      recipient.tell(diagnostic)
    } else {
      logger.warning("\(diagnostic)")
    }
  }
}

/// A length from a delegate that a flow layout cannot use. The layout used its own instead.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class of the delegate.
  public let delegate: RuntimeClass
  /// The message that asked for the length.
  public let selector: Selector
  /// The delegate's answer.
  public let given: String
  /// The length that the layout used.
  public let used: String

  /// One line for people, with the delegate, the message and both lengths.
  public var description: String {
    "-[\(delegate) \(selector)] gave \(given), which cannot be laid out; \(used) is used instead"
  }
}
