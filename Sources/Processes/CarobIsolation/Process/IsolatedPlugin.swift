import CarobRuntime
import NIOCore
import NIOPosix
import CarobLibc

/// A plugin in a process of its own, which may crash, hang or end without harm to this one.
///
/// ```swift
/// let plugin = IsolatedPlugin(options)
/// try plugin.start()
/// let list = try plugin.send(Selector("classNamed:"), "SKUserList")
/// ```
///
/// Objects of that process are proxies here: what they are sent is sent there, and waits for its answer, but
/// no longer than the deadline. A process that does not answer, ends, or sends what is no message, is ended
/// and reaped, and every later message is an error until `restart()`. Whoever waits also answers what the
/// plugin asks of objects of this process. One thread at a time.
public final class IsolatedPlugin: @unchecked Sendable {
  // SAFETY: what changes is behind the lock; all else is constant.
  private let options: Options
  private let delegate: Object?
  private let state = Locked<Running?>(nil)

  /// - Parameters:
  ///   - options: what is started, and what it may use.
  ///   - delegate: an object of this process that the other may send messages to, as many as its class and
  ///     those between it and `NSObject` have.
  public init(_ options: Options, delegate: Object? = nil) {
    self.options = options
    self.delegate = delegate
  }

  deinit { stop() }

  /// Starts the process and waits until it says that it runs.
  ///
  /// - Throws: `IsolationError`.
  /// - Precondition: it is not running.
  public func start() throws(IsolationError) {
    precondition(!isRunning, "an isolated plugin was started that runs")
    let running = try Running(options, delegate: delegate)
    state.withLock { $0 = running }
    try running.waitForGreeting(options.startDeadline)
  }

  /// Ends the process, if it runs, and starts it anew. Objects of the old one are errors from then on.
  ///
  /// - Throws: `IsolationError`.
  public func restart() throws(IsolationError) {
    stop()
    try start()
  }

  /// Ends the process, if it runs, and waits until it is gone.
  ///
  /// - Returns: what went wrong when it was to end, such as a crash in a destructor; nil for nothing, and when
  ///   it had failed before.
  @discardableResult
  public func stop() -> IsolationError? {
    let running = state.withLock { state in
      defer { state = nil }
      return state
    }
    return running?.stop()
  }

  /// Whether it runs, as far as is known: nobody has noticed its end.
  public var isRunning: Bool { state.withLock { $0 }?.isRunning ?? false }

  /// The object that the process begins with.
  ///
  /// - Throws: `IsolationError` when it does not run.
  public func root() throws(IsolationError) -> Object {
    guard let running = state.withLock({ $0 }) else { throw .notRunning }
    return try running.root()
  }

  /// Sends a message to the object that the process begins with; see `Object.send`.
  ///
  /// - Throws: `IsolationError` when the process failed, `RemoteError` for what the message raised, or
  ///   `MessageError` when it could not be sent.
  @discardableResult
  public func send(_ selector: Selector, _ arguments: any MessageValue...) throws -> Object? {
    try send(selector, arguments: arguments)
  }

  /// The same with a list of arguments.
  @discardableResult
  public func send(_ selector: Selector, arguments: [any MessageValue]) throws -> Object? {
    let root = try root()
    return try within(options.deadline) {
      try root.send(selector, arguments: arguments)
    }
  }

  /// Runs `body`; the messages that it sends to objects of the process have to be answered within a time.
  ///
  /// - Throws: what `body` throws. An error of the other process, or of the connection, is thrown as such
  ///   when it lies beneath a `MessageError`.
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

  /// Gives the messages that are under way more time, from now on: for who knows why they take long.
  public func extendDeadline(_ duration: Duration) {
    state.withLock { $0 }?.connection.extendDeadline(duration)
  }

  /// Ends the process for what it sent: whoever waits for an answer gets an error of the kind `flood`. It may be called
  /// by a method that answers the process. Nothing happens when it does not run.
  ///
  /// - Parameter reason: what it did, as a clause.
  public func giveUp(_ reason: String) { state.withLock { $0 }?.giveUp(reason) }
}
