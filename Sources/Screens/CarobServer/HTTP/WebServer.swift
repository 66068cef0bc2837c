#if Isolation
import CarobLibc
import CarobRuntime
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server for one page, with a thread of its own. [any-thread]
package final class WebServer: Sendable {
  /// Who answers what was let through. [event-loop]
  package protocol Handler: Sendable {
    /// Answers a request, now or later, once.
    func answer(_ request: WebRequest, _ reply: @escaping @Sendable (WebResponse) -> Void)

    /// Has a stream, or refuses it.
    func open(_ request: WebRequest, _ stream: EventStream) -> WebResponse?
  }

  let check: RequestCheck
  /// What waits for all clients.
  let waiting: WaitingBytes
  private let handler: any Handler
  private let log: @Sendable (String) -> Void
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let open = Locked(Open())
  /// A line of the log each second at most: clients without a token are not to fill it.
  private let lines = EventRate(perSecond: 1)

  private struct Open {
    var listener: (any Channel)?
    var connections: [ConnectionID: Connection] = [:]
    var last: ConnectionID = 0
    var streams = 0
    var isStopped = false
  }

  /// The number of a connection; later ones have higher numbers.
  typealias ConnectionID = Int

  private struct Connection {
    let channel: any Channel
    /// Whether it has shown the token.
    var isTrusted = false
  }

  /// A server that does not listen yet.
  ///
  /// - Parameter log: gets a line when a client that does not take what it asked for loses its connection.
  package init(
    _ check: RequestCheck, _ handler: any Handler, log: @escaping @Sendable (String) -> Void
  ) {
    self.check = check
    self.handler = handler
    self.log = log
    waiting = WaitingBytes(maximum: check.limits.waitingInAll)
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - host: an address of this machine.
  ///   - port: 0 for any.
  /// - Returns: the port.
  /// - Throws: when that cannot be had.
  package func listen(host: String, port: Int) throws(ListenError) -> Int {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = check.limits.headers
    limits.maxHeaderListSize = check.limits.headers
    let bootstrap = ServerBootstrap(group: group)
      // Those that are too many wait here until they are closed. One that found no room here would wait for ever.
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // So many in a turn of the loop, that few turns are needed for many. A connection has several turns to send its request in
      // before as many came as there may be, and it makes way.
      .serverChannelOption(.maxMessagesPerRead, value: UInt(max(1, check.limits.connections / 8)))
      // What the system keeps of requests that are not read yet, and of answers; a connection has these from its listener.
      .serverChannelOption(.socketOption(.so_rcvbuf), value: check.limits.body)
      .serverChannelOption(.socketOption(.so_sndbuf), value: check.limits.buffered)
      // What is read at once is all taken apart, so that it is little.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4 << 10)
      )
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try Self.keepFromPrograms(channel) }
      }
      .childChannelInitializer { [self, limits] channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.keepFromPrograms(channel)
          guard let id = admit(channel) else { throw ChannelError.connectPending }
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            position: .last, withPipeliningAssistance: true, withServerUpgrade: nil,
            withErrorHandling: true, withOutboundHeaderValidation: true,
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
          try channel.pipeline.syncOperations.addHandler(HTTPConnection(self, id))
        }
      }
    let listener: any Channel
    do {
      listener = try bootstrap.bind(host: host, port: port).wait()
    } catch {
      throw ListenError(error, host: host, port: port)
    }
    open.withLock { $0.listener = listener }
    return listener.localAddress?.port ?? port
  }

  /// Keeps programs that are started from inheriting a socket: they would keep the port taken, or a page's connection open, after
  /// the server has ended. One that is started at the very moment of an accept still gets it.
  private static func keepFromPrograms(_ channel: any Channel) throws {
    try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
  }

  /// Takes a connection. When there are too many, the oldest that has not shown the token makes way: clients without one are not
  /// to keep the others out.
  ///
  /// - Returns: nil when all of them have shown it; then the new one is closed.
  private func admit(_ channel: any Channel) -> ConnectionID? {
    let (id, leaving) = open.withLock { open -> (ConnectionID?, Connection?) in
      if open.isStopped { return (nil, nil) }
      var leaving: Connection?
      if open.connections.count >= check.limits.connections {
        guard let oldest = open.connections.filter({ !$0.value.isTrusted }).keys.min() else {
          return (nil, nil)
        }
        leaving = open.connections.removeValue(forKey: oldest)
      }
      open.last += 1
      open.connections[open.last] = Connection(channel: channel)
      return (open.last, leaving)
    }
    leaving?.channel.close(promise: nil)
    if let id {
      channel.closeFuture.whenComplete { [self] _ in
        open.withLock { $0.connections[id] = nil }
      }
    }
    return id
  }

  /// Says that a connection has shown the token.
  func trust(_ id: ConnectionID) { open.withLock { $0.connections[id]?.isTrusted = true } }

  /// Says why a connection is closed.
  func noteClosing(_ reason: String) {
    if lines.allows(0) { log("a connection was closed: \(reason)") }
  }

  func answer(_ request: WebRequest, _ reply: @escaping @Sendable (WebResponse) -> Void) {
    handler.answer(request, reply)
  }

  func open(_ request: WebRequest, _ stream: EventStream) -> WebResponse? {
    let hasRoom = open.withLock { open in
      guard open.streams < check.limits.streams else { return false }
      open.streams += 1
      return true
    }
    guard hasRoom else {
      return .refusal(
        .serviceUnavailable,
        "There are \(check.limits.streams) pages open already; close one of them.")
    }
    let refusal = handler.open(request, stream)
    if refusal == nil {
      stream.onClose { [self] in open.withLock { $0.streams -= 1 } }
    } else {
      open.withLock { $0.streams -= 1 }
    }
    return refusal
  }

  /// Closes all connections, and ends the thread. Not to be called on it.
  package func stop() {
    let connections = open.withLock { open in
      open.isStopped = true
      return open.connections.values.map(\.channel) + [open.listener].compactMap { $0 }
    }
    for connection in connections { connection.close(promise: nil) }
    // Only a loop that was stopped already cannot be.
    try? group.syncShutdownGracefully()
  }
}
#endif
