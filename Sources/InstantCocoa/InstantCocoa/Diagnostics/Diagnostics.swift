import CarobRuntime
import CarobUIKit
import Logging

/// Where diagnostics go: to whoever listens, else to the log as warnings. [any-thread]
public enum Diagnostics {
  /// Is told of each diagnostic.
  public typealias Listener = @Sendable (Diagnostic) -> Void

  /// A listener in a structure of its own. The optimizer of Swift 6.3 specialises `withValue` for a function type,
  /// and then asks for metadata that does not exist: the process crashes.
  private struct Recipient: Sendable {
    let tell: Listener
  }

  @TaskLocal private static var recipient: Recipient?

  private static let logger = Logger(label: "carob.instant-cocoa")

  /// Runs `body`; what is reported meanwhile, on this thread, is told to `listener`.
  public static func withListener<Result, Failure: Error>(
    _ listener: @escaping Listener, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try listening(with: Recipient(tell: listener), body)
  }

  /// Runs `body`; what is reported meanwhile, here or by UIKit, is told to a recipient.
  private static func listening<Result, Failure: Error>(
    with recipient: Recipient, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $recipient.binding(recipient) { () throws(Failure) in
      try LayoutDiagnostics.withListener({ recipient.tell(.layout($0)) }, body)
    }
  }

  /// What the log has of data that does not fit, which would be the same again for each answer.
  private static let logged = Locked<Set<String>>([])

  /// Tells the listener of this thread, or the log.
  package static func report(_ diagnostic: Diagnostic) {
    if let recipient {
      recipient.tell(diagnostic)
    } else if logged.withLock({ diagnostic.isNew(among: &$0) }) {
      logger.warning("\(diagnostic)")
    }
  }
}

extension Diagnostics {
  /// Whoever listened at some time, for work that was asked for then and runs later.
  package struct Listening {
    private let recipient: Recipient?

    /// Whoever listens now.
    package init() { recipient = Diagnostics.recipient }

    /// Runs `body`; what is reported meanwhile is told to them.
    package func during(_ body: () -> Void) {
      guard let recipient else { return body() }
      Diagnostics.listening(with: recipient, body)
    }
  }
}
