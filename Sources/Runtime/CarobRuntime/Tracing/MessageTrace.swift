import Synchronization

/// Traces messages: the receiver's class, the class that has the method, and the time it took.
///
/// ```swift
/// let messages = MessageTrace.record { try? table.reloadData() }
/// for message in messages { print(message, "by", message.implementor) }
/// ```
///
/// Without a listener sends have their usual speed. With one, the methods that the pattern may
/// concern are called through a trampoline, on every thread; all other methods are as fast as
/// ever. Not traced: methods of types that libffi cannot pass (each is reported once), calls of
/// an implementation by its address, and the root's `dealloc`, which does nothing. [any-thread]
public enum MessageTrace {
  /// An event that a listener gets.
  public enum Event: Sendable {
    /// A message was sent, and its handler is about to run; there is no outcome yet.
    case sent(TracedMessage)
    /// The handler returned. Listeners that got the message when it was sent get this too, on the same thread.
    case answered(TracedMessage)
    /// A method that cannot be traced was called, or is about to be. Once for each listener.
    case untraced(UntracedMethod)
  }

  /// Begins to call a listener for the messages of all threads.
  ///
  /// - Parameters:
  ///   - pattern: the messages to trace.
  ///   - listener: called on the thread that sends, before and after the handler. Messages that
  ///     it sends itself are not traced. It must not wait for other threads that send.
  /// - Returns: an object that ends the trace; releasing it does not.
  /// - Complexity: O(classes × selectors ever sent to them), since all caches are cleared.
  @discardableResult
  public static func start(
    _ pattern: MessagePattern = .everything, _ listener: @escaping @Sendable (Event) -> Void
  ) -> TraceListener {
    let made = TraceListener(pattern, thread: nil, listener)
    Tracer.add(made)
    return made
  }

  /// Runs `body` and gives the messages that were sent meanwhile on the calling thread, in the order in which
  /// they were sent. A message that was still under way at the end has no outcome.
  ///
  /// - Throws: the error of `body`; the messages are lost then.
  /// - Complexity: as `start`, twice.
  public static func record<Failure: Error>(
    _ pattern: MessagePattern = .everything, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> [TracedMessage] {
    let recording = TraceRecording()
    let listener = TraceListener(pattern, thread: TraceThread.current.number) {
      recording.note($0)
    }
    Tracer.add(listener)
    defer { listener.stop() }
    try body()
    return recording.messages
  }
}

/// A listener for messages. [any-thread]
public final class TraceListener: Sendable {
  let pattern: MessagePattern
  private let thread: Int?
  private let listener: @Sendable (MessageTrace.Event) -> Void
  private let isStopped = Atomic<Bool>(false)

  init(
    _ pattern: MessagePattern, thread: Int?,
    _ listener: @escaping @Sendable (MessageTrace.Event) -> Void
  ) {
    self.pattern = pattern
    self.thread = thread
    self.listener = listener
  }

  /// Ends the trace: this thread does not call the listener any more, nor does any thread that
  /// begins to send now. A second call does nothing.
  ///
  /// - Complexity: as `MessageTrace.start`.
  public func stop() {
    if !isStopped.exchange(true, ordering: .acquiringAndReleasing) { Tracer.remove(self) }
  }

  func isConcerned(with thread: TraceThread) -> Bool {
    self.thread == nil || self.thread == thread.number
  }

  /// Passes an event on. The listener is Swift code, which never runs with a pending error.
  func tell(_ event: MessageTrace.Event) {
    if isStopped.load(ordering: .acquiring) { return }
    PendingError.settingAside { listener(event) }
  }
}

/// The messages of one thread, as `MessageTrace.record` collects them.
private final class TraceRecording: Sendable {
  private let state = Locked<[TracedMessage]>([])

  var messages: [TracedMessage] { state.withLock { $0 } }

  func note(_ event: MessageTrace.Event) {
    state.withLock { messages in
      switch event {
      case .sent(let message): messages.append(message)
      case .answered(let message):
        // A handler that never returned, because C code jumped out of it, has no outcome.
        let sent = messages.lastIndex { $0.depth == message.depth && $0.outcome == nil }
        if let sent { messages[sent] = message }
      case .untraced: break
      }
    }
  }
}
