/// The place and the reason of a syntax error.
struct JSONSyntaxError: Error {
  /// The byte at which reading stopped.
  let offset: Int
  /// The mistake, as the end of a sentence.
  let reason: String
  /// Whether the text ends too early, so that its beginning may be correct.
  var isTruncation = false

  static func truncated(at offset: Int, inside place: String) -> Self {
    Self(offset: offset, reason: "the text ends inside \(place)", isTruncation: true)
  }

  /// A text without a value, which ends at the offset.
  static func empty(at offset: Int) -> Self {
    Self(
      offset: offset, reason: offset == 0 ? "the text is empty" : "the text is white space only",
      isTruncation: true)
  }

  static func unexpected(_ byte: UInt8, at offset: Int, expected: String) -> Self {
    Self(offset: offset, reason: "\(name(of: byte)) where \(expected) should be")
  }

  /// The character as text for people; only its first byte is known.
  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "\"\(String(Unicode.Scalar(byte)).replacing("\"", with: "\\\""))\""
    case 0x80...: "a character outside ASCII"
    default: "a control character or space"
    }
  }
}

extension JSONSyntaxError {
  /// The line and column, both from 1; columns count Unicode scalars.
  ///
  /// - Complexity: O(offset).
  func position(in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
