#if Isolation
import NIOCore
import NIOHTTP1

/// An HTTP connection: reads requests within the limits, and writes responses. [event-loop]
///
/// A client that sends requests without reading costs at most one response: `HTTPServerPipelineHandler` reads
/// no further request before the end of a response, which is written when the client has taken the rest.
final class HTTPConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case reading(WebRequest)
    /// Refused already. Reads the rest, because closing at once would discard the response.
    case discarding(Int)
    case answering
    case streaming(EventStream)
  }

  private let server: WebServer
  private let id: WebServer.ConnectionID
  private var state = State.waiting
  private var isHead = false
  private var staysOpen = true
  /// Closes the connection when a request takes too long.
  private var timeout: Scheduled<Void>?
  private var heartbeat: RepeatedTask?
  /// Completes when the client has taken the last response.
  private var taken: EventLoopFuture<Void>?

  init(_ server: WebServer, _ id: WebServer.ConnectionID) {
    self.server = server
    self.id = id
  }

  func channelActive(context: ChannelHandlerContext) {
    close(context, after: .seconds(server.check.limits.requestSeconds))
  }

  func channelInactive(context: ChannelHandlerContext) {
    timeout?.cancel()
    heartbeat?.cancel()
    if case .streaming(let stream) = state { stream.hasClosed() }
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes): add(bytes, context)
    case .end: end(context)
    }
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    // The connection is about to close.
    guard case .waiting = state else { return }
    isHead = head.method == .HEAD
    staysOpen = head.isKeepAlive
    if let refusal = server.check.refusal(of: head, at: context.localAddress) {
      return refuse(refusal, context)
    }
    if case .stream? = server.check.resources[WebRequest(head).path], head.version.major == 1,
      head.version.minor == 0
    {
      return refuse(.refusal(.httpVersionNotSupported, "A stream needs HTTP/1.1."), context)
    }
    if head.headers["Expect"].contains("100-continue") {
      let goOn = HTTPResponseHead(version: head.version, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
    }
    state = .reading(WebRequest(head))
  }

  private func add(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    switch state {
    case .reading(var request):
      // Clears the state first, so that the buffer has one owner and is not copied.
      state = .waiting
      request.body.writeImmutableBuffer(bytes)
      if request.body.readableBytes > server.check.limits.body {
        return refuse(RequestCheck.tooLarge(server.check.limits), context)
      }
      state = .reading(request)
    case .discarding(let count):
      let count = count + bytes.readableBytes
      state = .discarding(count)
      if count > server.check.limits.discarded { context.close(promise: nil) }
    case .waiting, .answering, .streaming: break
    }
  }

  private func end(_ context: ChannelHandlerContext) {
    switch state {
    case .reading(let request): answer(request, context)
    case .discarding: closeWhenTaken(context)
    case .waiting, .answering, .streaming: break
    }
  }

  /// Responds before the request is read.
  private func refuse(_ response: WebResponse, _ context: ChannelHandlerContext) {
    state = .discarding(0)
    staysOpen = false
    write(response, context)
    close(context, after: .seconds(1))
  }

  private func answer(_ request: WebRequest, _ context: ChannelHandlerContext) {
    timeout?.cancel()
    state = .answering
    if case .stream? = server.check.resources[request.path] {
      return open(request, context)
    }
    if case .call? = server.check.resources[request.path] { server.trust(id) }
    let channel = context.channel
    let connection = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    server.answer(request) { response in
      channel.eventLoop.execute {
        // The context ends with the connection.
        guard channel.isActive else { return }
        let (handler, context) = connection.value
        handler.finish(response, context)
      }
    }
  }

  private func finish(_ response: WebResponse, _ context: ChannelHandlerContext) {
    var (response, count) = (response, isHead ? 0 : response.body.readableBytes)
    if !server.waiting.add(count) {
      server.waiting.remove(count)
      (response, count) = (RequestCheck.tooMuchWaits, 0)
    }
    let seconds = server.check.limits.requestSeconds
    close(
      context, after: .seconds(seconds),
      because: "its client has not taken an answer of \(count) bytes within \(seconds) s")
    write(response, context)
    let channel = context.channel
    taken?.assumeIsolated().whenComplete { [self, count] result in
      server.waiting.remove(count)
      guard staysOpen, case .success = result else { return channel.close(promise: nil) }
      state = .waiting
      close(context, after: .seconds(seconds))
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }

  private func open(_ request: WebRequest, _ context: ChannelHandlerContext) {
    server.trust(id)
    let stream = EventStream(context.channel, server)
    if let refusal = server.open(request, stream) { return finish(refusal, context) }
    state = .streaming(stream)
    var head = HTTPResponseHead(version: .http1_1, status: .ok)
    head.headers = HTTPHeaders(
      WebResponse.securityHeaders + [("Content-Type", "text/event-stream")])
    context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
    let interval = TimeAmount.seconds(server.check.limits.heartbeatSeconds)
    heartbeat = context.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: interval) { _ in
      stream.beat()
    }
  }

  private func write(_ response: WebResponse, _ context: ChannelHandlerContext) {
    var head = HTTPResponseHead(version: .http1_1, status: response.status)
    head.headers = HTTPHeaders(
      WebResponse.securityHeaders + [
        ("Content-Type", response.type), ("Content-Length", "\(response.body.readableBytes)"),
      ])
    if let allowed = response.allowed { head.headers.add(name: "Allow", value: allowed) }
    if !staysOpen { head.headers.add(name: "Connection", value: "close") }
    let written = context.write(wrapOutboundOut(.head(head)))
    taken = isHead ? written : context.write(wrapOutboundOut(.body(.byteBuffer(response.body))))
    context.flush()
  }

  private func closeWhenTaken(_ context: ChannelHandlerContext) {
    let channel = context.channel
    taken?.whenComplete { _ in channel.close(promise: nil) }
  }

  /// Closes the connection after a time, unless it is called again or the timeout is cancelled before.
  ///
  /// - Parameter reason: a line for the log; nil for no line.
  private func close(
    _ context: ChannelHandlerContext, after time: TimeAmount, because reason: String? = nil
  ) {
    timeout?.cancel()
    let (channel, server) = (context.channel, server)
    timeout = context.eventLoop.scheduleTask(in: time) {
      if let reason { server.noteClosing(reason) }
      channel.close(promise: nil)
    }
  }
}
#endif
