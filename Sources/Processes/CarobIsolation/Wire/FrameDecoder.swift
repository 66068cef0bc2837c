import NIOCore

/// Cuts what arrives into frames, and reads them. Runs on the event loop's thread.
struct FrameDecoder: ByteToMessageDecoder {
  typealias InboundOut = ReceivedFrame

  /// The most bytes of a frame that are accepted.
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
    // What ends in the middle of a frame is the end of a process, which has a better reason.
    return .needMoreData
  }

  /// Takes the next frame; nil as long as it is not there as a whole.
  ///
  /// - Throws: `WireError`.
  func next(in buffer: inout ByteBuffer) throws(WireError) -> ReceivedFrame? {
    guard let length = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self) else {
      return nil
    }
    // Known before anything is kept for it.
    guard length <= largest else { throw .tooLong(Int(length), limit: largest) }
    guard buffer.readableBytes - 4 >= length else { return nil }
    buffer.moveReaderIndex(forwardBy: 4)
    guard var body = buffer.readSlice(length: Int(length)) else { return nil }
    return ReceivedFrame(frame: try Frame(reading: &body), size: Int(length))
  }
}

/// A frame, and how many bytes it was.
struct ReceivedFrame: Sendable {
  let frame: Frame
  let size: Int
}
