extension JSONReader {
  /// Reads the string that begins at the place.
  mutating func string() throws(JSONFailure) -> String {
    place += 1
    let start = place
    skipPlain()
    // Most strings have no escapes.
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
      place += 1
      return try text(bytes[start..<place - 1])
    }
    var unescaped = Array(bytes[start..<place])
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return try unescaped.withUnsafeBufferPointer { (all) throws(JSONFailure) in
          try text(all[...])
        }
      case UInt8(ascii: "\\"):
        place += 1
        try escape(into: &unescaped)
      case 0..<0x20: throw failure("Unescaped control character")
      default:
        let plain = place
        skipPlain()
        unescaped += bytes[plain..<place]
      }
    }
    throw failure("Unterminated string")
  }

  private mutating func skipPlain() {
    while place < bytes.count, bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\""),
      bytes[place] != UInt8(ascii: "\\")
    {
      place += 1
    }
  }

  private func text(_ part: Slice<UnsafeBufferPointer<UInt8>>) throws(JSONFailure) -> String {
    guard let text = String(validating: part, as: UTF8.self) else {
      throw failure("Unable to convert data to string")
    }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFailure) {
    guard place < bytes.count else { throw failure("Unterminated string") }
    let letter = bytes[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default:
      place -= 1
      throw failure("Invalid escape sequence")
    }
  }

  /// The character of `\u0041`, or of two such units.
  private mutating func scalar() throws(JSONFailure) -> Character {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard UTF16.isLeadSurrogate(UInt16(first)), place + 1 < bytes.count,
      bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
    else { throw failure("Missing low code point in surrogate pair") }
    place += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(UInt16(second)),
      let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    else { throw failure("Missing low code point in surrogate pair") }
    return Character(scalar)
  }

  private mutating func unit() throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard place < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue
      else { throw failure("Invalid hex digit in unicode escape sequence") }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }
}
