#if Isolation
import CarobLibc
import CarobRuntime
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server for one page, with one thread. [any-thread]
package final class WebServer: Sendable {
  /// Handles accepted requests. [event-loop]
  package protocol Handler: Sendable {
    /// Replies to a request, once, now or later.
    func answer(_ request: WebRequest, _ reply: @escaping @Sendable (WebResponse) -> Void)

    /// Takes over a stream, or refuses it.
    func open(_ request: WebRequest, _ stream: EventStream) -> WebResponse?
  }

  let check: RequestCheck
  /// The bytes that wait for all clients.
  let waiting: WaitingBytes
  private let handler: any Handler
  private let log: @Sendable (String) -> Void
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let open = Locked(Open())
  /// Allows one line per second, so that clients without a token cannot fill the log.
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

  /// Creates a server that does not listen yet.
  ///
  /// - Parameter log: gets a line when a client loses its connection because it does not read.
  package init(
    _ check: RequestCheck, _ handler: any Handler, log: @escaping @Sendable (String) -> Void
  ) {
    self.check = check
    self.handler = handler
    self.log = log
    waiting = WaitingBytes(maximum: check.limits.waitingInAll)
  }

  /// Listens.
  ///
  /// - Parameters:
  ///   - host: an address of this machine.
  ///   - port: the port; 0 for any free one.
  /// - Returns: the port.
  /// - Throws: `ListenError` when the port or address is not available.
  package func listen(host: String, port: Int) throws(ListenError) -> Int {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = check.limits.headers
    limits.maxHeaderListSize = check.limits.headers
    let bootstrap = ServerBootstrap(group: group)
      // Connections beyond the limit wait here until they are closed. Without room here they would wait for ever.
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Accepts several connections per turn, so that many need few turns. A part of the limit, so
      // that a connection has several turns to send its request before it is replaced.
      .serverChannelOption(.maxMessagesPerRead, value: UInt(max(1, check.limits.connections / 8)))
      // Sizes of the system's buffers for requests and responses. Connections inherit them from the listener.
      .serverChannelOption(.socketOption(.so_rcvbuf), value: check.limits.body)
      .serverChannelOption(.socketOption(.so_sndbuf), value: check.limits.buffered)
      // Reads little at once, because all of it is parsed at once.
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

  /// Keeps child processes from inheriting a socket, which would keep the port in use or a page's
  /// connection open. A child started between `accept` and this call still inherits it.
  private static func keepFromPrograms(_ channel: any Channel) throws {
    try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
  }

  /// Registers a connection. Beyond the limit, closes the oldest one that has not shown the token,
  /// so that clients without a token cannot keep others out.
  ///
  /// - Returns: nil when all connections have shown the token; the new one is closed then.
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

  /// Records that a connection has shown the token.
  func trust(_ id: ConnectionID) { open.withLock { $0.connections[id]?.isTrusted = true } }

  /// Logs the reason for closing a connection.
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

  /// Closes all connections, and ends the thread. Do not call it on that thread.
  package func stop() {
    let connections = open.withLock { open in
      open.isStopped = true
      return open.connections.values.map(\.channel) + [open.listener].compactMap { $0 }
    }
    for connection in connections { connection.close(promise: nil) }
    // Fails only when the loop was stopped before.
    try? group.syncShutdownGracefully()
  }
}
#endif
