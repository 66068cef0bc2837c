import NIOCore
import RuntimeTestSupport
import Testing

@testable import CarobIsolation

/// Frames as bytes, and bytes that are none.
@Suite struct WireFrameTests {
  static let values: [WireValue] = [
    .none, .null, .string(""), .string("Zoë 🦉\0"), .signed(.min), .unsigned(.max),
    .floating(-0.5), .bool(true), .date(1e9), .data([0, 255]), .data([]), .url("https://a.b/c?d"),
    .indexPath(section: -1, row: .max), .array([]), .array([.string("a"), .array([.null])]),
    .set([.signed(1)]), .dictionary([.string("k"), .none]),
    .error(RemoteError("-[A b]: no", domain: "D", code: -3, cause: "no")),
    .sendersObject(7, className: "NSObject"), .receiversObject(0), .bytes([1, 2, 3]),
    .selector("a:b:"), .cString([]), .cString([0xFF, 1]),
  ]

  static let frames: [WireFrame] =
    [
      .hello(version: 1), .signature(number: 1, object: 0, selector: "count"),
      .failure(number: .max, RemoteError("no", domain: "", code: 0, cause: nil)),
      .release(object: 3, times: 2),
      .message(
        number: 9, WireMessage(object: 1, selector: "a:b:", types: "@@:@q", arguments: values)),
    ] + values.map { .answer(number: 5, $0) }

  static func bytes(_ frame: WireFrame) -> ByteBuffer {
    var buffer = ByteBuffer()
    frame.write(to: &buffer)
    return buffer
  }

  @Test(arguments: frames) func isReadAsItWasWritten(_ frame: WireFrame) throws {
    var buffer = Self.bytes(frame)
    #expect(try WireFrame(reading: &buffer) == frame)
  }

  @Test(arguments: frames) func isRefusedWhenItIsCutShort(_ frame: WireFrame) {
    let whole = Self.bytes(frame)
    for length in 0..<whole.readableBytes {
      var part = whole.getSlice(at: 0, length: length) ?? ByteBuffer()
      #expect(throws: WireError.self) { try WireFrame(reading: &part) }
    }
  }

  @Test(arguments: frames) func isRefusedWithBytesBehindIt(_ frame: WireFrame) {
    var buffer = Self.bytes(frame)
    buffer.writeInteger(UInt8(0))
    #expect(throws: WireError("sent a frame with 1 bytes too many")) {
      try WireFrame(reading: &buffer)
    }
  }

  @Test(
    arguments: [
      ([], "sent a frame that ends inside its kind"),
      ([0], "sent a frame of the unknown kind 0"),
      ([7], "sent a frame of the unknown kind 7"),
      ([1, 0, 0, 0, 0, 0, 1], "sent a greeting that is none"),
      ([4, 0, 0, 0, 0, 0, 0, 0, 1, 99], "sent a value of the unknown kind 99"),
      // A list of four thousand million elements in no bytes.
      (
        [4, 0, 0, 0, 0, 0, 0, 0, 1, 11, 255, 255, 255, 255], "sent a frame that ends inside a list"
      ),
      (
        [4, 0, 0, 0, 0, 0, 0, 0, 1, 8, 255, 255, 255, 255, 1], "sent a frame that ends inside data"
      ),
      ([4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 0xFF], "sent a string that is not UTF-8"),
      (
        [4, 0, 0, 0, 0, 0, 0, 0, 1, 13, 0, 0, 0, 1, 0],
        "sent a dictionary with a key that has no value"
      ),
    ] as [([UInt8], String)])
  func isRefusedWithAReason(_ bytes: [UInt8], _ reason: String) {
    var buffer = ByteBuffer(bytes: bytes)
    #expect(throws: WireError(reason)) { try WireFrame(reading: &buffer) }
  }

  @Test func limitsHowDeepValuesAreNested() throws {
    func nested(_ levels: Int) -> WireValue {
      (0..<levels).reduce(.null) { value, _ in .array([value]) }
    }
    var deep = Self.bytes(.answer(number: 1, nested(64)))
    #expect(try WireFrame(reading: &deep) == .answer(number: 1, nested(64)))
    var tooDeep = Self.bytes(.answer(number: 1, nested(65)))
    #expect(throws: WireError("sent a value nested deeper than 64 levels")) {
      try WireFrame(reading: &tooDeep)
    }
  }

  /// Bytes of any kind are read or refused; nothing else may happen.
  @Test func survivesAnyBytes() {
    var random = SeededGenerator(seed: 0x0CA2_0B15)
    for _ in 0..<20_000 {
      var bytes = (0..<Int(random.next() % 64)).map { _ in UInt8(truncatingIfNeeded: random.next())
      }
      if !bytes.isEmpty { bytes[0] = UInt8(random.next() % 8) }
      if bytes.count > 9 { bytes[9] = UInt8(random.next() % 24) }
      var buffer = ByteBuffer(bytes: bytes)
      if let frame = try? WireFrame(reading: &buffer) {
        #expect(Self.isWrittenAsItWasRead(frame))
      }
    }
  }

  /// What was read can be written, and is the same; but for truth values, which have many bytes.
  private static func isWrittenAsItWasRead(_ frame: WireFrame) -> Bool {
    var again = bytes(frame)
    return (try? WireFrame(reading: &again)).map { bytes($0) } == bytes(frame)
  }

  /// Frames with some bytes changed are refused, or read as what they say now.
  @Test(arguments: frames) func survivesChangedBytes(_ frame: WireFrame) {
    var random = SeededGenerator(seed: UInt64(Self.bytes(frame).readableBytes))
    for _ in 0..<500 {
      var buffer = Self.bytes(frame)
      for _ in 0...random.next() % 3 {
        buffer.setInteger(
          UInt8(truncatingIfNeeded: random.next()),
          at: Int(random.next() % UInt64(buffer.readableBytes)))
      }
      let length = buffer.readableBytes
      guard let read = try? WireFrame(reading: &buffer) else { continue }
      #expect(Self.bytes(read).readableBytes == length && Self.isWrittenAsItWasRead(read))
    }
  }
}
