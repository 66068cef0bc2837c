import CarobRuntime
import NIOCore
import NIOPosix
import CarobLibc

/// A plugin in another process, which may crash, hang or exit without harm to this one.
///
/// ```swift
/// let plugin = IsolatedPlugin(options)
/// try plugin.start()
/// let list = try plugin.send(Selector("classNamed:"), "SKUserList")
/// ```
///
/// Objects of that process are proxies here. A message to a proxy waits for the answer, until the deadline. A process
/// that does not answer, exits, or sends malformed data is ended and reaped, and all later messages throw until
/// `restart()`. While waiting, the thread also handles messages from the plugin. Use it on one thread at a time.
public final class IsolatedPlugin: @unchecked Sendable {
  // SAFETY: what changes is behind the lock; all else is constant.
  private let options: Options
  private let delegate: Object?
  private let state = Locked<Running?>(nil)

  /// - Parameters:
  ///   - options: the program to start, and its limits.
  ///   - delegate: an object that the other process may send messages to. Only methods of its class
  ///     and those up to `NSObject` are available.
  public init(_ options: Options, delegate: Object? = nil) {
    self.options = options
    self.delegate = delegate
  }

  deinit { stop() }

  /// Starts the process and waits for its greeting.
  ///
  /// - Throws: `IsolationError`.
  /// - Precondition: it is not running.
  public func start() throws(IsolationError) {
    precondition(!isRunning, "an isolated plugin was started that runs")
    let running = try Running(options, delegate: delegate)
    state.withLock { $0 = running }
    try running.waitForGreeting(options.startDeadline)
  }

  /// Ends the process, if it is running, and starts it again. Messages to objects of the old one throw from then on.
  ///
  /// - Throws: `IsolationError`.
  public func restart() throws(IsolationError) {
    stop()
    try start()
  }

  /// Ends the process, if it is running, and waits for its end.
  ///
  /// - Returns: an error at the end, such as a crash in a destructor; nil for none, or when the
  ///   process had failed before.
  @discardableResult
  public func stop() -> IsolationError? {
    let running = state.withLock { state in
      defer { state = nil }
      return state
    }
    return running?.stop()
  }

  /// Whether the process is running, as far as known: a crash is noticed only at the next message.
  public var isRunning: Bool { state.withLock { $0 }?.isRunning ?? false }

  /// Returns the root object of the process.
  ///
  /// - Throws: `IsolationError` when it is not running.
  public func root() throws(IsolationError) -> Object {
    guard let running = state.withLock({ $0 }) else { throw .notRunning }
    return try running.root()
  }

  /// Sends a message to the root object of the process; see `Object.send`.
  ///
  /// - Throws: `IsolationError` when the process fails, `RemoteError` for the method's error, or
  ///   `MessageError` when the message cannot be sent.
  @discardableResult
  public func send(_ selector: Selector, _ arguments: any MessageValue...) throws -> Object? {
    try send(selector, arguments: arguments)
  }

  /// Sends a message with a list of arguments to the root object.
  @discardableResult
  public func send(_ selector: Selector, arguments: [any MessageValue]) throws -> Object? {
    let root = try root()
    return try within(options.deadline) {
      try root.send(selector, arguments: arguments)
    }
  }

  /// Runs `body` with a time limit for its messages to objects of the process.
  ///
  /// - Throws: the errors of `body`. If an `IsolationError` or `RemoteError` underlies a
  ///   `MessageError`, throws the former.
  public func within<Result>(
    _ duration: Duration, _ body: () throws -> Result
  ) throws -> Result {
    guard let running = state.withLock({ $0 }) else { throw IsolationError.notRunning }
    do {
      return try running.connection.within(duration, body)
    } catch let error as MessageError {
      if let cause = error.underlying as? IsolationError { throw cause }
      if let cause = error.underlying as? RemoteError { throw cause }
      throw error
    }
  }

  /// Sets the deadline of all waiting messages, from now on, if they take long for a known reason.
  public func extendDeadline(_ duration: Duration) {
    state.withLock { $0 }?.connection.extendDeadline(duration)
  }

  /// Ends the process because of what it sent: waiting messages throw an error with the code
  /// `flood`. Methods that handle its messages may call this. Does nothing when it is not running.
  ///
  /// - Parameter reason: a clause that says what it did.
  public func giveUp(_ reason: String) { state.withLock { $0 }?.giveUp(reason) }
}
