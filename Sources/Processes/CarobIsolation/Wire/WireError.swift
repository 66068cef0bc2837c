/// Why what the other side sent is no part of the protocol. Such a connection is closed.
struct WireError: Error, Equatable, CustomStringConvertible {
  /// What was wrong, as the end of a sentence that begins with who sent it.
  let description: String

  init(_ description: String) { self.description = description }

  static func truncated(_ part: String) -> Self { Self("sent a frame that ends inside \(part)") }

  static func tooLong(_ length: Int, limit: Int) -> Self {
    Self("sent a frame of \(length) bytes; the limit is \(limit)")
  }
}
