/// A violation of the protocol by the other side, which closes the connection.
struct WireError: Error, Equatable, CustomStringConvertible {
  /// The end of a sentence that begins with the other side.
  let description: String

  init(_ description: String) { self.description = description }

  static func truncated(_ part: String) -> Self { Self("sent a frame that ends inside \(part)") }

  static func tooLong(_ length: Int, limit: Int) -> Self {
    Self("sent a frame of \(length) bytes; the limit is \(limit)")
  }
}
