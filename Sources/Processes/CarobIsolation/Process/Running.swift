import CarobProcess
import CarobRuntime
import NIOCore
import NIOPosix
import CarobLibc

/// A run of a plugin's process, with its socket and streams. [any-thread]
final class Running: @unchecked Sendable {
  // SAFETY: constant after the initialiser, but what is behind the lock.
  let connection: Connection
  private let child: ChildProcess
  private let note: HandlerNote
  private let outcome: Outcome
  private let deadline: Duration
  private let streams = ChildStreams()

  /// The time for the process to end by itself, in milliseconds.
  private static let timeout = 2000

  /// The thread that starts all plugins' processes, and reads and writes their sockets and pipes.
  /// It ends with this process.
  private static let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// The error at the end of the process, once known. The first one counts.
  private final class Outcome: Sendable {
    let error = Locked<IsolationError?>(nil)
    /// A clause about excess output. It may arrive while no message is waiting.
    let flood = Locked<String?>(nil)
    let run = Locked<Weak<Running>?>(nil)
  }

  /// Starts a process.
  ///
  /// - Throws: `IsolationError` when it cannot be started.
  init(_ options: IsolatedPlugin.Options, delegate: Object?) throws(IsolationError) {
    deadline = options.deadline
    let pipes: ChildPipes
    do throws(ProcessError) {
      pipes = try ChildPipes()
      note = pipes.note
      if let input = options.standardInput { lseek(input, 0, SEEK_SET) }
      child = try Self.spawn(options, pipes)
    } catch {
      throw IsolationError(.notStarted, "\(error)")
    }
    let outcome = Outcome()
    self.outcome = outcome
    connection = Connection(
      root: delegate, access: .ownMessages, deadline: options.deadline
    ) { loss in
      outcome.run.withLock { $0 }?.object?.lost(loss) ?? .notRunning
    }
    outcome.run.withLock { $0 = Weak(self) }
    do {
      try open(pipes, options)
    } catch {
      _ = child.end(within: 0)
      throw IsolationError(
        .notStarted, "the plugin's process cannot be reached: \(SystemReason.of(error))")
    }
  }

  deinit { _ = stop() }

  /// Starts a process on the event loop's thread, because the kernel ends a child with the thread
  /// that started it (`PR_SET_PDEATHSIG`), and the calling thread may end.
  private static func spawn(
    _ options: IsolatedPlugin.Options, _ pipes: ChildPipes
  ) throws(ProcessError) -> ChildProcess {
    // SAFETY: this thread waits for the other.
    nonisolated(unsafe) let pipes = pipes
    let started = try? loops.next().submit {
      Result { () throws(ProcessError) in try pipes.spawn(options) }
    }.wait()
    guard let started else { preconditionFailure("the event loop of plugins has ended") }
    return try started.get()
  }

  private func open(_ pipes: ChildPipes, _ options: IsolatedPlugin.Options) throws {
    let (mailbox, connection, outcome) = (connection.mailbox, connection, outcome)
    for (stream, descriptor) in [
      (CInt(1), pipes.takeOutput()), (CInt(2), pipes.takeErrors()),
    ] {
      try streams.read(stream, from: descriptor, options, on: Self.loops) { words in
        outcome.flood.withLock { $0 = $0 ?? words }
        mailbox.close(.flood(words))
      }
    }
    let channel = try ClientBootstrap(group: Self.loops).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandlers([
          ByteToMessageHandler(FrameDecoder(largest: WireFrame.largest)),
          ConnectionHandler(mailbox, ended: {}),
        ])
      }
    }.withConnectedSocket(pipes.takeSocket()).wait()
    connection.open(channel)
  }

  /// Waits for the greeting.
  func waitForGreeting(_ duration: Duration) throws(IsolationError) {
    switch connection.mailbox.greeting(until: Deadline(in: duration)) {
    case .ended(let end): throw lost(ConnectionLoss(end))
    case .timeOver: throw lost(.timeOver, after: duration)
    case .greeting, .answer, .request: break
    }
  }

  /// Makes waiting messages end the process, because of what it sent.
  func giveUp(_ reason: String) { connection.mailbox.close(.flood(reason)) }

  /// Whether the end of the process was not noticed yet.
  var isRunning: Bool { outcome.error.withLock { $0 } == nil }

  func root() throws(IsolationError) -> Object {
    if let error = outcome.error.withLock({ $0 }) { throw error }
    return try connection.root()
  }

  /// Ends the process and waits for its end.
  ///
  /// - Returns: the error at its end; nil when the process had failed before.
  func stop() -> IsolationError? {
    connection.close(.stopped)
    let hadFailed = outcome.error.withLock { known in
      defer { if known == nil { known = .notRunning } }
      return known != nil
    }
    let (end, wasKilled) = child.end(within: Self.timeout)
    streams.drain()
    if hadFailed { return nil }
    // Excess output counts more than the exit status, because reading was stopped.
    if let flood = outcome.flood.withLock({ $0 }) {
      return IsolationError(.flood, flood, handler: note.name)
    }
    switch end {
    case .exited(0), .exited(PluginProcess.statusAfterConnection), .unknown: return nil
    case .exited(PluginProcess.statusAfterUses):
      return IsolationError(.exit, "used objects that had been freed")
    case .exited(PluginProcess.statusWithoutHost):
      return IsolationError(.deadline, "did not end", handler: note.name)
    case .held: return IsolationError(.deadline, "did not end\(end.afterthought)")
    case .exited(let status):
      return IsolationError(.exit, "exited with status \(status)", handler: note.name)
    case .signalled(let signal):
      return wasKilled
        ? IsolationError(.deadline, "did not end", handler: note.name)
        : IsolationError(.signal, name(of: signal), handler: note.name)
    }
  }

  /// Ends the process, and returns an error with the reason.
  private func lost(_ loss: ConnectionLoss, after duration: Duration? = nil) -> IsolationError {
    if let error = outcome.error.withLock({ $0 }) { return error }
    let selector = connection.selector
    // The process is probably about to end by itself, and its exit status is the best reason.
    let timeout = if case .closed = loss { Self.timeout } else { 0 }
    let (end, wasKilled) = child.end(within: timeout)
    streams.drain()
    let (code, reason) = reason(loss, end, wasKilled, duration ?? deadline)
    // The recorded handler had ended: the process exited normally after the end of the connection.
    let handler: String? =
      if case .exited(PluginProcess.statusAfterConnection) = end { nil } else { note.name }
    let afterthought = end.afterthought
    let error = IsolationError(
      code, reason + afterthought, handler: handler, selector: selector,
      leavesProcess: !afterthought.isEmpty)
    let first = outcome.error.withLock { known in
      if known == nil { known = error }
      return known ?? error
    }
    connection.close(.stopped)
    return first
  }

  /// Returns the name of the signal that ended the process.
  private func name(of signal: Int32) -> String {
    let name = SignalName.of(signal)
    return note.hasOverflowed(endedBy: signal) ? "stack overflow (\(name))" : name
  }

  private func reason(
    _ loss: ConnectionLoss, _ end: ProcessEnd, _ wasKilled: Bool, _ duration: Duration
  ) -> (IsolationError.Code, String) {
    switch loss {
    case .malformed(let error): return (.malformed, "the plugin's process \(error)")
    case .flood(let what): return (.flood, what)
    case .timeOver where wasKilled:
      return (.deadline, "no answer within \(duration.formatted)")
    default: break
    }
    switch end {
    case .signalled(let signal) where !wasKilled: return (.signal, name(of: signal))
    case .exited(let status)
    where ![PluginProcess.statusWithoutHost, PluginProcess.statusAfterConnection].contains(status):
      return (.exit, "exited with status \(status)")
    case .signalled, .exited, .held, .unknown: return (.exit, "closed its connection")
    }
  }
}

extension ProcessEnd {
  /// A further clause for the error: the process could not be collected.
  fileprivate var afterthought: String {
    guard case .held(let process) = self else { return "" }
    return ", and its process \(process) was killed but cannot be collected: a debugger may hold it"
  }
}

extension Duration {
  /// `5 s`, `0.25 s`.
  fileprivate var formatted: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return "\(seconds) s" }
    return "\(Double(seconds) + Double(attoseconds / 1_000_000_000_000_000) / 1000) s"
  }
}
