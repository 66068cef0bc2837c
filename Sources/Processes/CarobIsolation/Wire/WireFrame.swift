import NIOCore

/// A frame of the protocol.
///
/// On the wire a frame is its length (four bytes, big-endian), its kind (one byte) and its
/// contents. The numbers of messages are the sender's, and are used only once.
enum WireFrame: Hashable, Sendable {
  /// The first frame of both sides.
  case hello(version: UInt16)
  /// A message to an object of the receiver.
  case message(number: UInt64, WireMessage)
  /// A request for the method signature of an object. The answer is a string, or none.
  case signature(number: UInt64, object: UInt64, selector: String)
  /// The result of a message.
  case answer(number: UInt64, WireValue)
  /// The error of a message.
  case failure(number: UInt64, RemoteError)
  /// The release of an object of the receiver, because its proxy is gone. `times` counts how often its number was sent.
  case release(object: UInt64, times: UInt64)

  /// The version of the protocol. It must be equal, because both sides are from one build.
  static let version: UInt16 = 1

  /// The most bytes of a frame, without its length.
  static let largest = 16 << 20

  private static let magic: UInt32 = 0x4341_524F

  private enum Kind: UInt8 { case hello = 1, message, signature, answer, failure, release }

  /// Appends the frame without its length.
  func write(to buffer: inout ByteBuffer) {
    switch self {
    case .hello(let version):
      buffer.begin(Kind.hello.rawValue)
      _ = (buffer.writeInteger(Self.magic), buffer.writeInteger(version))
    case .message(let number, let message):
      buffer.begin(Kind.message.rawValue, number)
      buffer.writeInteger(message.object)
      buffer.write(message.selector)
      buffer.write(message.types)
      buffer.write(message.arguments)
    case .signature(let number, let object, let selector):
      buffer.begin(Kind.signature.rawValue, number)
      buffer.writeInteger(object)
      buffer.write(selector)
    case .answer(let number, let result):
      buffer.begin(Kind.answer.rawValue, number)
      buffer.write(result)
    case .failure(let number, let error):
      buffer.begin(Kind.failure.rawValue, number)
      buffer.write(error)
    case .release(let object, let times):
      buffer.begin(Kind.release.rawValue)
      _ = (buffer.writeInteger(object), buffer.writeInteger(times))
    }
  }

  /// Reads a frame without its length.
  ///
  /// - Throws: `WireError` when the frame is malformed, or bytes are left.
  init(reading buffer: inout ByteBuffer) throws(WireError) {
    let byte = try buffer.integer(UInt8.self, "its kind")
    guard let kind = Kind(rawValue: byte) else {
      throw WireError("sent a frame of the unknown kind \(byte)")
    }
    switch kind {
    case .hello:
      guard try buffer.integer(UInt32.self, "the greeting") == Self.magic else {
        throw WireError("sent a greeting that is none")
      }
      self = .hello(version: try buffer.integer(UInt16.self, "the greeting"))
    case .message:
      self = .message(
        number: try buffer.number(),
        WireMessage(
          object: try buffer.integer(UInt64.self, "a receiver"),
          selector: try buffer.text("a selector"), types: try buffer.text("types"),
          arguments: try buffer.values("arguments")))
    case .signature:
      self = .signature(
        number: try buffer.number(), object: try buffer.integer(UInt64.self, "a receiver"),
        selector: try buffer.text("a selector"))
    case .answer: self = .answer(number: try buffer.number(), try buffer.value())
    case .failure: self = .failure(number: try buffer.number(), try buffer.error())
    case .release:
      self = .release(
        object: try buffer.integer(UInt64.self, "an object"),
        times: try buffer.integer(UInt64.self, "a count"))
    }
    guard buffer.readableBytes == 0 else {
      throw WireError("sent a frame with \(buffer.readableBytes) bytes too many")
    }
  }
}

/// A message to an object of the receiver.
struct WireMessage: Hashable, Sendable {
  /// The number of the object; 0 is the root object.
  let object: UInt64
  let selector: String
  /// The type encoding of the arguments.
  let types: String
  /// The arguments after receiver and selector.
  let arguments: [WireValue]
}

extension ByteBuffer {
  fileprivate mutating func begin(_ kind: UInt8, _ number: UInt64? = nil) {
    writeInteger(kind)
    if let number { writeInteger(number) }
  }

  fileprivate mutating func number() throws(WireError) -> UInt64 {
    try integer(UInt64.self, "its number")
  }
}
