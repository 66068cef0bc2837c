import CarobLibc
import CarobRuntime

/// An error that code raised where nobody could be given it: on a run loop, a queue or a thread of its own.
package struct UnhandledException: Sendable, CustomStringConvertible {
  /// What raised it, such as `the timer of -[SKClock tick:]`.
  package let cause: String
  /// What was raised.
  package let error: any Error

  /// `the timer of -[SKClock tick:] raised NSRangeException: …`.
  package var description: String { "\(cause) raised \(error)" }
}

/// Where errors go for which no caller waits: to the code that runs this thread's loop, else to the recipient that was
/// set. Without one they end the process, as in Cocoa. [any-thread]
package enum UnhandledExceptions {
  /// Is told of each, on the thread where it was raised.
  package typealias Handler = @Sendable (UnhandledException) -> Void

  private struct Recipient: Sendable {
    let take: Handler
  }

  private static let recipient = Locked<Recipient?>(nil)

  /// Sets who is told from now on; nil to end the process.
  package static func setHandler(_ handler: Handler?) {
    let new = handler.map { Recipient(take: $0) }
    let old = recipient.withLock { recipient in
      defer { recipient = new }
      return recipient
    }
    withExtendedLifetime(old) {}
  }

  /// Tells of an error, once.
  package static func report(_ error: any Error, by cause: String) {
    if RunLoopBox.end(with: error) { return }
    let exception = UnhandledException(cause: cause, error: error)
    if let recipient = recipient.withLock({ $0 }) { return recipient.take(exception) }
    RuntimeLog.error("\(exception), which nothing can catch there: the process ends")
    fflush(nil)
    abort()
  }
}
