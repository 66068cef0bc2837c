/// A scanner of JSON text (RFC 8259), byte by byte. Refuses other texts.
///
/// It can stop at any value and start at any other, so that the rows of a long file are located without being read, and
/// read singly. A duplicate key is no error; readers use the last one. `NSJSONSerialization` has a reader of its own,
/// CarobFoundation's `JSONReader`, with Apple's messages, and is not so fast.
struct JSONScanner {
  /// The maximum nesting depth, so that no file can exhaust the stack.
  static let maximumDepth = 512

  /// A string in the text, without its quotation marks.
  struct StringToken {
    let range: Range<Int>
    let hasEscapes: Bool
  }

  /// A number in the text.
  struct NumberToken {
    let range: Range<Int>
    /// Whether it has neither fraction nor exponent.
    let isInteger: Bool
  }

  let bytes: [UInt8]
  private(set) var position: Int
  private var nesting = 0

  /// Starts at the first byte of a value, or at white space before it.
  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
    skipWhitespace()
  }

  /// Moves to the first byte of a value, as if it were the whole text.
  mutating func move(to position: Int) {
    self.position = position
    nesting = 0
  }

  /// The byte at the position; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipWhitespace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Checks that only white space is left.
  mutating func finish() throws(JSONSyntaxError) {
    skipWhitespace()
    if let byte = current {
      throw .unexpected(byte, at: position, expected: "the end of the text")
    }
  }

  /// Moves behind the value at the position.
  mutating func skipValue() throws(JSONSyntaxError) {
    switch current {
    case UInt8(ascii: "{"):
      try members { (scanner, _) throws(JSONSyntaxError) in try scanner.skipValue() }
    case UInt8(ascii: "["):
      try elements { (scanner) throws(JSONSyntaxError) in try scanner.skipValue() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: _ = try number()
    }
  }

  /// Visits the members of the object at the position. The visitor must move behind the value.
  mutating func members(
    _ visit: (inout JSONScanner, StringToken) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try items(until: UInt8(ascii: "}"), of: "an object") { (scanner) throws(JSONSyntaxError) in
      guard scanner.current == UInt8(ascii: "\"") else {
        throw scanner.stopped(expected: "a key in quotation marks", inside: "an object")
      }
      let key = try scanner.string()
      scanner.skipWhitespace()
      guard scanner.current == UInt8(ascii: ":") else {
        throw scanner.stopped(expected: "\":\"", inside: "an object")
      }
      scanner.position += 1
      scanner.skipWhitespace()
      try visit(&scanner, key)
    }
  }

  /// Visits the elements of the array at the position. The visitor must move behind the value.
  mutating func elements(
    _ visit: (inout JSONScanner) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try items(until: UInt8(ascii: "]"), of: "an array", visit)
  }

  /// Visits the items of an object or an array, which are separated by commas.
  private mutating func items(
    until end: UInt8, of container: String,
    _ item: (inout JSONScanner) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    guard nesting < Self.maximumDepth else {
      throw JSONSyntaxError(
        offset: position,
        reason: "values are nested more than \(Self.maximumDepth) levels deep")
    }
    nesting += 1
    position += 1
    skipWhitespace()
    if current == end {
      position += 1
    } else {
      while true {
        try item(&self)
        skipWhitespace()
        if current == UInt8(ascii: ",") {
          position += 1
          skipWhitespace()
        } else if current == end {
          position += 1
          break
        } else {
          let closing = String(Unicode.Scalar(end))
          throw stopped(expected: "\",\" or \"\(closing)\"", inside: container)
        }
      }
    }
    nesting -= 1
  }

  /// Moves behind the string at the position.
  mutating func string() throws(JSONSyntaxError) -> StringToken {
    position += 1
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      skipPlainCharacters()
      guard let byte = current else { break }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return StringToken(range: start..<position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape()
      case 0..<0x20:
        throw JSONSyntaxError(
          offset: position, reason: "a control character in a string; it has to be escaped")
      default:
        position += 1
      }
    }
    throw .truncated(at: position, inside: "a string")
  }

  /// Moves to the next byte that ends a string, begins an escape or is a control character, in steps of eight bytes if
  /// possible.
  private mutating func skipPlainCharacters() {
    func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
    // Sets the highest bit of the first byte below the limit; bits of bytes behind it may be set as well.
    func below(_ limit: UInt8, _ word: UInt64) -> UInt64 { (word &- each(limit)) & ~word }
    while position + 8 <= bytes.count {
      // SAFETY: the loop's condition ensures eight bytes.
      let word = UInt64(
        littleEndian: bytes.span.bytes.unsafeLoadUnaligned(
          fromByteOffset: position, as: UInt64.self))
      let stops =
        (below(0x20, word) | below(1, word ^ each(UInt8(ascii: "\"")))
          | below(1, word ^ each(UInt8(ascii: "\\")))) & each(0x80)
      position += stops.trailingZeroBitCount / 8
      if stops != 0 { return }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) {
    position += 1
    switch current {
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard let digit = current, Character(Unicode.Scalar(digit)).isHexDigit else {
          throw stopped(expected: "a hexadecimal digit", inside: "a string")
        }
        position += 1
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    default:
      throw stopped(expected: "a letter that can follow \"\\\"", inside: "a string")
    }
  }

  /// Moves behind the number at the position.
  mutating func number() throws(JSONSyntaxError) -> NumberToken {
    let start = position
    var isInteger = true
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
    } else {
      try digits(expected: start == position ? "a value" : "a digit")
    }
    if current == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      try digits(expected: "a digit")
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits(expected: "a digit")
    }
    return NumberToken(range: start..<position, isInteger: isInteger)
  }

  private mutating func digits(expected: String) throws(JSONSyntaxError) {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    if position == start { throw stopped(expected: expected, inside: "a value") }
  }

  mutating func literal(_ word: StaticString) throws(JSONSyntaxError) {
    for letter in word.description.utf8 {
      guard current == letter else { throw stopped(expected: "\"\(word)\"", inside: "a value") }
      position += 1
    }
  }

  /// Whether the text consists of white space, and maybe a byte order mark.
  private var isBlank: Bool {
    bytes.allSatisfy { [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
  }

  private func stopped(expected: String, inside place: String) -> JSONSyntaxError {
    guard let byte = current else {
      return isBlank ? .empty(at: position) : .truncated(at: position, inside: place)
    }
    return .unexpected(byte, at: position, expected: expected)
  }
}
