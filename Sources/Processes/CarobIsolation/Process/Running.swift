import CarobProcess
import CarobRuntime
import NIOCore
import NIOPosix
import CarobLibc

/// One run of a plugin's process: the process, the socket to it, and its streams. [any-thread]
final class Running: @unchecked Sendable {
  // SAFETY: constant after the initialiser, but what is behind the lock.
  let connection: Connection
  private let child: ChildProcess
  private let note: HandlerNote
  private let outcome: Outcome
  private let deadline: Duration
  private let streams = ChildStreams()

  /// How many milliseconds a process is given that is to end.
  private static let timeout = 2000

  /// The thread that starts processes, and reads and writes sockets and pipes, for all plugins; it ends with this process.
  private static let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// How it ended, once that is known; the first reason stays.
  private final class Outcome: Sendable {
    let error = Locked<IsolationError?>(nil)
    /// What it wrote too much of to its standard streams; it may be that nobody waited for an answer then.
    let flood = Locked<String?>(nil)
    let run = Locked<Weak>(Weak())

    struct Weak: @unchecked Sendable {
      // SAFETY: read and written behind the lock.
      weak var run: Running?
    }
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
      outcome.run.withLock { $0 }.run?.lost(loss) ?? .notRunning
    }
    outcome.run.withLock { $0.run = self }
    do {
      try open(pipes, options)
    } catch {
      _ = child.end(within: 0)
      throw IsolationError(
        .notStarted, "the plugin's process cannot be reached: \(SystemReason.of(error))")
    }
  }

  deinit { _ = stop() }

  /// Starts a process on a thread that goes on: a child is ended with the thread that started it (`PR_SET_PDEATHSIG`), and the
  /// thread that has a plugin started may end.
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
          ByteToMessageHandler(FrameDecoder(largest: Frame.largest)),
          ConnectionHandler(mailbox, ended: {}),
        ])
      }
    }.withConnectedSocket(pipes.takeSocket()).wait()
    connection.open(channel)
  }

  /// Waits for the first sign of life.
  func waitForGreeting(_ duration: Duration) throws(IsolationError) {
    switch connection.mailbox.greeting(until: Deadline(in: duration)) {
    case .ended(let end): throw lost(ConnectionLoss(end))
    case .timeOver: throw lost(.timeOver, after: duration)
    case .greeting, .answer, .request: break
    }
  }

  /// Has whoever waits for an answer end the process for what it sent.
  func giveUp(_ reason: String) { connection.mailbox.close(.flood(reason)) }

  /// Whether nobody has noticed its end.
  var isRunning: Bool { outcome.error.withLock { $0 } == nil }

  func root() throws(IsolationError) -> Object {
    if let error = outcome.error.withLock({ $0 }) { throw error }
    return try connection.root()
  }

  /// Ends the process and waits for its end.
  ///
  /// - Returns: what went wrong then, unless the process had failed before.
  func stop() -> IsolationError? {
    connection.close(.stopped)
    let hadFailed = outcome.error.withLock { known in
      defer { if known == nil { known = .notRunning } }
      return known != nil
    }
    let (end, wasKilled) = child.end(within: Self.timeout)
    streams.drain()
    if hadFailed { return nil }
    // However it ended: it was not read any more.
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

  /// Makes sure that the process is gone, and says how that came.
  private func lost(_ loss: ConnectionLoss, after duration: Duration? = nil) -> IsolationError {
    if let error = outcome.error.withLock({ $0 }) { return error }
    let selector = connection.selector
    // A process whose socket is closed is about to end; how is what people want to know.
    let timeout = if case .closed = loss { Self.timeout } else { 0 }
    let (end, wasKilled) = child.end(within: timeout)
    streams.drain()
    let (code, reason) = reason(loss, end, wasKilled, duration ?? deadline)
    // What ran then is over: it was asked for nothing more, and came to its end.
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

  /// What a signal that ended the process is called.
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
  /// What else is to be said of it, behind what happened.
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
