/// Reads encodings by recursive descent, one byte ahead.
///
/// Encodings come from plugins: every loop below ends with the bytes, recursion ends at `maximumDepth`, and
/// every number is checked.
struct TypeEncodingParser {
  static let longest = 65_536
  static let maximumDepth = 64

  let encoding: String
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  /// - Throws: `EncodingError` when the string is too long.
  init(_ encoding: String) throws(EncodingError) {
    guard encoding.utf8.count <= Self.longest else {
      throw .tooLong(encoding, limit: Self.longest)
    }
    self.encoding = encoding
    bytes = Array(encoding.utf8)
  }

  /// Reads one type.
  ///
  /// - Parameter isNamedField: whether it is all of a field that has a name, so that a quotation mark
  ///   after `@` may begin the next field's name instead of a class name.
  mutating func type(isNamedField: Bool = false) throws(EncodingError) -> TypeEncoding {
    let start = position
    guard let byte = next() else { throw .missingType(encoding, at: start) }
    if let simple = SimpleType[letter: byte] { return simple.type }
    guard depth < Self.maximumDepth else {
      throw .tooDeep(encoding, at: start, limit: Self.maximumDepth)
    }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "@"):
      return try object(isNamedField: isNamedField)
    case UInt8(ascii: "^"):
      let pointee = try type(isNamedField: isNamedField)
      try refuseBitField(pointee, at: start + 1, as: "what a pointer points at")
      return .pointer(pointee)
    case UInt8(ascii: "["):
      return try array(openedAt: start)
    case UInt8(ascii: "!"):
      return try vector()
    case UInt8(ascii: " "):
      return .unknown
    case UInt8(ascii: "{"):
      let (name, fields) = try aggregate(openedAt: start, closing: UInt8(ascii: "}"))
      return .structure(name: name, fields: fields)
    case UInt8(ascii: "("):
      let (name, fields) = try aggregate(openedAt: start, closing: UInt8(ascii: ")"))
      return .union(name: name, fields: fields)
    case UInt8(ascii: "b"):
      return try bitField()
    case UInt8(ascii: "j"):
      guard let part = next().flatMap({ SimpleType[letter: $0] }),
        part.kind == .integer || part.kind == .floating
      else { throw .notComplex(encoding, at: start + 1) }
      return .complex(part.type)
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"):
      throw .missingType(encoding, at: start, before: byte)
    default:
      guard let qualifier = TypeEncoding.Qualifier(letter: byte) else {
        throw .unknownType(encoding, at: start, byte)
      }
      return .qualified(qualifier, try type(isNamedField: isNamedField))
    }
  }

  /// Reads the type of an argument.
  mutating func argument() throws(EncodingError) -> TypeEncoding {
    let start = position
    let argument = try type()
    try refuseVoid(argument, at: start, as: "an argument")
    try refuseBitField(argument, at: start, as: "an argument")
    // Without the frame offset between them, `@` and `?` side by side would read as a block.
    if argument.unqualified == .unknown {
      throw .misplaced(encoding, at: start, "of unknown type", as: "an argument")
    }
    return argument
  }

  /// Skips a frame offset: digits, after `-` or the `+` of old GNU compilers.
  mutating func skipFrameOffset() {
    if let sign = peek(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
      let digit = peek(1), Self.isDigit(digit)
    {
      position += 1
    }
    while let digit = peek(), Self.isDigit(digit) { position += 1 }
  }

  /// - Throws: `EncodingError` when bytes are left.
  func finish() throws(EncodingError) {
    guard position == bytes.count else {
      throw .trailing(encoding, at: position, after: "the type")
    }
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Skips the byte if it is next, and returns whether it was.
  mutating func accept(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Reads a number.
  mutating func number(of owner: String) throws(EncodingError) -> Int {
    let start = position
    var number = 0
    while let digit = peek(), Self.isDigit(digit) {
      let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      guard !overflow, !carry else { throw .numberTooLarge(encoding, at: start) }
      number = sum
      position += 1
    }
    guard position > start else { throw .missingNumber(encoding, at: start, of: owner) }
    return number
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
