import NIOCore
import Testing

@testable import CarobIsolation

/// Frames in a stream that arrives in any portions.
@Suite struct FrameDecoderTests {
  private let decoder = FrameDecoder(largest: 1000)

  private static func framed(_ frame: WireFrame) -> [UInt8] {
    let body = WireFrameTests.bytes(frame)
    var buffer = ByteBuffer(integer: UInt32(body.readableBytes))
    buffer.writeImmutableBuffer(body)
    return Array(buffer.readableBytesView)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 64, 10_000]) func cutsFramesApart(_ portion: Int) throws {
    let stream = WireFrameTests.frames.flatMap(Self.framed)
    var buffer = ByteBuffer()
    var read: [WireFrame] = []
    for start in Swift.stride(from: 0, to: stream.count, by: portion) {
      buffer.writeBytes(stream[start..<min(start + portion, stream.count)])
      while let next = try decoder.next(in: &buffer) { read.append(next.frame) }
    }
    #expect(read == WireFrameTests.frames)
    #expect(buffer.readableBytes == 0)
  }

  @Test func refusesALengthBeforeItArrives() {
    var buffer = ByteBuffer(integer: UInt32(1001))
    #expect(throws: WireError("sent a frame of 1001 bytes; the limit is 1000")) {
      try decoder.next(in: &buffer)
    }
    var largest = ByteBuffer(integer: UInt32.max)
    #expect(throws: WireError("sent a frame of 4294967295 bytes; the limit is 1000")) {
      try decoder.next(in: &largest)
    }
  }

  @Test func refusesAnEmptyFrame() {
    var buffer = ByteBuffer(integer: UInt32(0))
    #expect(throws: WireError("sent a frame that ends inside its kind")) {
      try decoder.next(in: &buffer)
    }
  }
}
