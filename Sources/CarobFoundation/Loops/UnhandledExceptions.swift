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

/// Where errors go for which no caller waits: to the code that runs this thread's loop, else to the recipient that was set, else to
/// the log. [any-thread]
package enum UnhandledExceptions {
  /// Is told of each, on the thread where it was raised.
  ///
  /// - Returns: whether that is enough; else it is logged.
  package typealias Handler = @Sendable (UnhandledException) -> Bool

  private struct Recipient: Sendable {
    let take: Handler
  }

  private static let recipient = Locked<Recipient?>(nil)

  /// Sets who is told from now on; nil for the log alone.
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
    if recipient.withLock({ $0 })?.take(exception) == true { return }
    RuntimeLog.error("\(exception)")
  }
}
