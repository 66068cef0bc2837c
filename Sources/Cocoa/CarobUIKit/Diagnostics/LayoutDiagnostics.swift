import CarobRuntime
import Logging

/// Where UIKit reports lengths that cannot be laid out: to the listener of the thread, else to the log as warnings. [any-thread]
public enum LayoutDiagnostics {
  /// Receives each diagnostic.
  public typealias Listener = @Sendable (LayoutDiagnostic) -> Void

  /// A listener in a structure of its own. The optimizer of Swift 6.3 specialises `withValue` for a function type,
  /// and then asks for metadata that does not exist: the process crashes.
  private struct Recipient: Sendable {
    let tell: Listener
  }

  @TaskLocal private static var recipient: Recipient?

  private static let logger = Logger(label: "carob.uikit")

  /// Runs `body`. The listener receives what is reported on this thread meanwhile.
  public static func withListener<Result, Failure: Error>(
    _ listener: @escaping Listener, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $recipient.binding(Recipient(tell: listener), body)
  }

  /// Tells the listener of this thread, or the log.
  static func report(_ diagnostic: LayoutDiagnostic) {
    if let recipient {
      recipient.tell(diagnostic)
    } else {
      logger.warning("\(diagnostic)")
    }
  }
}
