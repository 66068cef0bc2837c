import CarobFoundation
import CarobRuntime

extension JSONScanner {
  /// Reads the value at the position as an object of the runtime, and moves behind it.
  ///
  /// Integers stay exact as far as 64 bits go; all other numbers become the nearest `double`, which
  /// is infinite for those that are too large. Null becomes an `NSNull`.
  mutating func box() throws(JSONSyntaxError) -> Object {
    switch current {
    case UInt8(ascii: "{"):
      return try dictionary { (scanner) throws(JSONSyntaxError) in try scanner.box() }
    case UInt8(ascii: "["):
      var objects: [Object] = []
      try elements { (scanner) throws(JSONSyntaxError) in objects.append(try scanner.box()) }
      return ArrayBox(objects)
    case UInt8(ascii: "\""):
      let token = try string()
      return StringBox(text(of: token))
    case UInt8(ascii: "t"):
      try literal("true")
      return NumberBox.boolean(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return NumberBox.boolean(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return NullBox.shared
    default:
      let token = try number()
      return numberBox(of: token)
    }
  }

  /// Reads the value like `box`, but lists of objects read their elements at their first use. Lists inside of lists are
  /// read with the outer one.
  mutating func boxWithUnreadLists() throws(JSONSyntaxError) -> Object {
    switch current {
    case UInt8(ascii: "{"):
      return try dictionary { (scanner) throws(JSONSyntaxError) in
        try scanner.boxWithUnreadLists()
      }
    case UInt8(ascii: "["):
      let start = self
      let rows = JSONRows(bytes: bytes, offsets: try offsetsOfElements())
      if rows.firstThatIsNoObject == nil { return JSONList(rows) }
      self = start
      return try box()
    default: return try box()
    }
  }

  /// Returns the offsets of the elements of the array at the position, and moves behind it.
  mutating func offsetsOfElements() throws(JSONSyntaxError) -> [Int] {
    var offsets: [Int] = []
    try elements { (scanner) throws(JSONSyntaxError) in
      offsets.append(scanner.position)
      try scanner.skipValue()
    }
    return offsets
  }

  private mutating func dictionary(
    _ value: (inout JSONScanner) throws(JSONSyntaxError) -> Object
  ) throws(JSONSyntaxError) -> DictionaryBox {
    var entries = ObjectTable<Object>()
    try members { (scanner, key) throws(JSONSyntaxError) in
      let key = StringBox(scanner.text(of: key))
      entries[key] = try value(&scanner)
    }
    return DictionaryBox(entries: entries)
  }

  private func numberBox(of token: NumberToken) -> NumberBox {
    if let value = integer(of: token) { return NumberBox(value) }
    if token.isInteger, let value = UInt64(text(of: token)) { return NumberBox(value) }
    return NumberBox(double(of: token))
  }

  /// The decoded characters of a string.
  func text(of token: StringToken) -> String {
    guard token.hasEscapes else { return String(decoding: bytes[token.range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(token.range.count)
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      if letter == UInt8(ascii: "u") {
        result += Array(String(escapedScalar(at: &index)).utf8)
      } else {
        result.append(Self.shortEscapes[letter] ?? letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let shortEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// The character of a `\u` escape whose digits start at the index, which moves behind them. Half of a surrogate pair
  /// becomes U+FFFD.
  private func escapedScalar(at index: inout Int) -> Unicode.Scalar {
    let first = codeUnit(at: index)
    index += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let second = codeUnit(at: index + 2)
      if UTF16.isTrailSurrogate(second) {
        index += 6
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    return "\u{FFFD}"
  }

  /// - Precondition: the scanner has found four hexadecimal digits there.
  private func codeUnit(at index: Int) -> UInt16 {
    UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16) ?? 0
  }
}
