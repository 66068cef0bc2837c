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
  private let handler: any Handler
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let open = Locked(Open())

  private struct Open {
    var connections: [ObjectIdentifier: any Channel] = [:]
    var streams = 0
    var isStopped = false
  }

  /// A server that does not listen yet.
  package init(_ check: RequestCheck, _ handler: any Handler) {
    self.check = check
    self.handler = handler
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - host: an address of this machine.
  ///   - port: 0 for any.
  /// - Returns: the port.
  /// - Throws: when that cannot be had.
  package func listen(host: String, port: Int) throws -> Int {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = check.limits.headers
    limits.maxHeaderListSize = check.limits.headers
    let listener = try ServerBootstrap(group: group)
      // Those that are too many wait here until they are closed. One that found no room here would wait for ever.
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try Self.keepFromPrograms(channel) }
      }
      .childChannelInitializer { [self, limits] channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.keepFromPrograms(channel)
          guard admit(channel) else { throw ChannelError.connectPending }
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            position: .last, withPipeliningAssistance: true, withServerUpgrade: nil,
            withErrorHandling: true, withOutboundHeaderValidation: true,
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
          try channel.pipeline.syncOperations.addHandler(HTTPConnection(self))
        }
      }
      .bind(host: host, port: port).wait()
    open.withLock { $0.connections[ObjectIdentifier(listener)] = listener }
    return listener.localAddress?.port ?? port
  }

  /// Keeps programs that are started from inheriting a socket: they would keep the port taken, or a page's connection open, after
  /// the server has ended. One that is started at the very moment of an accept still gets it.
  private static func keepFromPrograms(_ channel: any Channel) throws {
    try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
  }

  /// Takes a connection, unless there are too many: then it is closed.
  private func admit(_ channel: any Channel) -> Bool {
    let id = ObjectIdentifier(channel)
    let isAdmitted = open.withLock { open in
      // One of them is the listener.
      guard !open.isStopped, open.connections.count <= check.limits.connections else {
        return false
      }
      open.connections[id] = channel
      return true
    }
    if isAdmitted {
      channel.closeFuture.whenComplete { [self] _ in
        open.withLock { $0.connections[id] = nil }
      }
    }
    return isAdmitted
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
      return Array(open.connections.values)
    }
    for connection in connections { connection.close(promise: nil) }
    // Only a loop that was stopped already cannot be.
    try? group.syncShutdownGracefully()
  }
}
#endif
