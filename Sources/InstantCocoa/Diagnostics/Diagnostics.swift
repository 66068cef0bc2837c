import CarobRuntime
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
    try $recipient.binding(Recipient(tell: listener), body)
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
      Diagnostics.$recipient.binding(recipient, body)
    }
  }
}

extension TaskLocal {
  /// `withValue` with a typed error.
  func binding<Wrapped: Sendable, Result, Failure: Error>(
    _ value: Wrapped, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result where Value == Wrapped? {
    let outcome = withValue(value) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
