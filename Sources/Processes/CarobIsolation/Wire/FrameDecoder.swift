import NIOCore

/// Splits incoming bytes into frames, and decodes them. Runs on the event loop's thread.
struct FrameDecoder: ByteToMessageDecoder {
  typealias InboundOut = ReceivedFrame

  /// The most bytes of a frame.
  let largest: Int

  mutating func decode(
    context: ChannelHandlerContext, buffer: inout ByteBuffer
  ) throws -> DecodingState {
    guard let frame = try next(in: &buffer) else { return .needMoreData }
    context.fireChannelRead(wrapInboundOut(frame))
    return .continue
  }

  mutating func decodeLast(
    context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
  ) throws -> DecodingState {
    if try decode(context: context, buffer: &buffer) == .continue { return .continue }
    // An incomplete frame means that the process has ended, which is reported with a better reason.
    return .needMoreData
  }

  /// Reads the next frame; nil when it is incomplete.
  ///
  /// - Throws: `WireError`.
  func next(in buffer: inout ByteBuffer) throws(WireError) -> ReceivedFrame? {
    guard let length = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self) else {
      return nil
    }
    // Checked before any memory is reserved.
    guard length <= largest else { throw .tooLong(Int(length), limit: largest) }
    guard buffer.readableBytes - 4 >= length else { return nil }
    buffer.moveReaderIndex(forwardBy: 4)
    guard var body = buffer.readSlice(length: Int(length)) else { return nil }
    return ReceivedFrame(frame: try WireFrame(reading: &body), size: Int(length))
  }
}

/// A frame with its size in bytes.
struct ReceivedFrame: Sendable {
  let frame: WireFrame
  let size: Int
}
