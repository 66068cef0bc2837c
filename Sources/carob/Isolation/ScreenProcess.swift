import CarobRuntime

/// A process with a screen, as the command uses it. What is behind it is not linked into `carob` itself, which
/// is to start fast.
package protocol ScreenProcess: AnyObject {
  /// Starts it, or starts it anew.
  ///
  /// - Throws: `ScreenProcessFailure`.
  func restart() throws(ScreenProcessFailure)

  /// Sends a message to the `ScreenService` there.
  ///
  /// - Throws: `ScreenProcessFailure` when the process failed, `ServiceError` for what the message raised.
  func send(_ selector: Selector, _ arguments: [any MessageValue]) throws -> Object?

  /// Gives the message that is under way more time.
  func extendDeadline(_ duration: Duration)

  /// Makes the message that is under way a failure, for what the process sent.
  func giveUp(_ reason: String)

  /// Ends it.
  ///
  /// - Returns: why it did not end well; nil when it did.
  func stop() -> ScreenProcessFailure?
}

/// The plugin's process crashed, hung, ended, or did something else that it must not.
package struct ScreenProcessFailure: Error, CustomStringConvertible {
  /// A clause such as `SIGSEGV in -[SKUserList configureCell:withUser:]`.
  package let description: String
  /// Whether the process could not be ended.
  package let leavesProcess: Bool

  /// A failure in these words.
  package init(_ description: String, leavesProcess: Bool = false) {
    self.description = description
    self.leavesProcess = leavesProcess
  }
}

/// What a message raised in the plugin's process.
package struct ServiceError: Error {
  /// The domain of the error.
  package let domain: String
  /// Its code.
  package let code: Int
  /// Its words.
  package let message: String

  /// An error of that domain and code.
  package init(domain: String, code: Int, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }
}

/// How a process for a screen is started.
package struct ScreenProcessStart {
  /// How long a message may take.
  package let deadline: Duration
  /// The most bytes of memory; nil for no limit.
  package let memoryLimit: Int?
  /// A file to be its standard input; nil for nothing.
  package let standardInput: CInt?
  /// What it may send messages to.
  package let delegate: Object
}
