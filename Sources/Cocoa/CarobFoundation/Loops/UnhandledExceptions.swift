import CarobLibc
import CarobRuntime

/// An error of code without a caller that could get it: on a run loop, a queue or a new thread.
package struct UnhandledException: Sendable, CustomStringConvertible {
  /// The code that raised it, such as `the timer of -[SKClock tick:]`.
  package let cause: String
  /// The error.
  package let error: any Error

  /// `the timer of -[SKClock tick:] raised NSRangeException: …`.
  package var description: String { "\(cause) raised \(error)" }
}

/// Takes errors of code without a caller: passes them to the code that runs this thread's loop, else
/// to the handler that was set. Without a handler they end the process, as in Cocoa. [any-thread]
package enum UnhandledExceptions {
  /// Called for each error, on the thread where it was raised.
  package typealias Handler = @Sendable (UnhandledException) -> Void

  private struct Recipient: Sendable {
    let take: Handler
  }

  private static let recipient = Locked<Recipient?>(nil)

  /// Sets the handler; nil to end the process.
  package static func setHandler(_ handler: Handler?) {
    let new = handler.map { Recipient(take: $0) }
    let old = recipient.withLock { recipient in
      defer { recipient = new }
      return recipient
    }
    withExtendedLifetime(old) {}
  }

  /// Reports an error.
  package static func report(_ error: any Error, by cause: String) {
    if NSRunLoop.end(with: error) { return }
    let exception = UnhandledException(cause: cause, error: error)
    if let recipient = recipient.withLock({ $0 }) { return recipient.take(exception) }
    RuntimeLog.error("\(exception), which nothing can catch there: the process ends")
    fflush(nil)
    abort()
  }
}
