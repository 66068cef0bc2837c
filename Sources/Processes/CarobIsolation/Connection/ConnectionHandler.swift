import NIOCore

/// Passes incoming frames to the mailbox. Runs on the event loop's thread, and never waits.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ReceivedFrame

  private let mailbox: Mailbox
  private let ended: @Sendable () -> Void

  /// - Parameter ended: called when nothing more will arrive.
  init(_ mailbox: Mailbox, ended: @escaping @Sendable () -> Void) {
    self.mailbox = mailbox
    self.ended = ended
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    do throws(WireError) {
      try mailbox.deliver(unwrapInboundIn(data))
    } catch {
      fail(error, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    mailbox.close(.closed)
    ended()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? WireError {
      fail(error, context)
    } else {
      // A socket error means that the other side is gone.
      mailbox.close(.closed)
      context.close(promise: nil)
    }
  }

  private func fail(_ error: WireError, _ context: ChannelHandlerContext) {
    mailbox.close(.malformed(error))
    context.close(promise: nil)
  }
}
