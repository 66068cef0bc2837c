import CarobRuntime
import CarobUIKit
import Logging

/// Receives diagnostics, and passes them to the thread's listener, else as warnings to the log. [any-thread]
public enum Diagnostics {
  /// Receives each diagnostic.
  public typealias Listener = @Sendable (Diagnostic) -> Void

  /// A listener, wrapped in a structure: the optimizer of Swift 6.3 specialises `withValue` for a function type, and
  /// then asks for metadata that does not exist, so that the process crashes.
  private struct Recipient: Sendable {
    let tell: Listener
  }

  @TaskLocal private static var recipient: Recipient?

  private static let logger = Logger(label: "carob.instant-cocoa")

  /// Runs `body`. The listener receives the diagnostics that this thread reports meanwhile.
  public static func withListener<Result, Failure: Error>(
    _ listener: @escaping Listener, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try listening(with: Recipient(tell: listener), body)
  }

  /// Runs `body`. The recipient receives the diagnostics of this library and of UIKit meanwhile.
  private static func listening<Result, Failure: Error>(
    with recipient: Recipient, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $recipient.binding(recipient) { () throws(Failure) in
      try LayoutDiagnostics.withListener({ recipient.tell(.layout($0)) }, body)
    }
  }

  /// The causes in the log so far, because data that does not fit would repeat them with each response.
  private static let logged = Locked<Set<String>>([])

  /// Passes a diagnostic to the thread's listener, or to the log.
  package static func report(_ diagnostic: Diagnostic) {
    if let recipient {
      recipient.tell(diagnostic)
    } else if logged.withLock({ diagnostic.isNew(among: &$0) }) {
      logger.warning("\(diagnostic)")
    }
  }
}

extension Diagnostics {
  /// The listener of some time, for work that was requested then and runs later.
  package struct Listening {
    private let recipient: Recipient?

    /// Captures the present listener.
    package init() { recipient = Diagnostics.recipient }

    /// Runs `body`. The captured listener receives the diagnostics meanwhile.
    package func during(_ body: () -> Void) {
      guard let recipient else { return body() }
      Diagnostics.listening(with: recipient, body)
    }
  }
}
