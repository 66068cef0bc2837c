import NIOCore

/// Passes on the child's output to a standard stream, up to a limit. Runs on the event loop's thread.
final class OutputRelay: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private var left: Int
  private let pass: @Sendable ([UInt8]) -> Void
  private let flooded: @Sendable () -> Void

  /// - Parameters:
  ///   - limit: the most bytes to pass on.
  ///   - pass: gets the output.
  ///   - flooded: called once, when there is more.
  init(
    limit: Int, pass: @escaping @Sendable ([UInt8]) -> Void,
    flooded: @escaping @Sendable () -> Void
  ) {
    left = limit
    self.pass = pass
    self.flooded = flooded
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = [UInt8](buffer: unwrapInboundIn(data))
    guard left >= 0 else { return }
    let passed = bytes.prefix(left)
    if !passed.isEmpty { pass(Array(passed)) }
    left -= bytes.count
    guard left < 0 else { return }
    flooded()
    context.close(promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
