/// Types that have parts.
extension TypeEncodingParser {
  /// Parses the rest of an object or block, behind `@`.
  mutating func object(isNamedField: Bool) throws(EncodingError) -> TypeEncoding {
    if accept(UInt8(ascii: "?")) { return .block(signature: try blockSignature()) }
    guard peek() == UInt8(ascii: "\""), !(isNamedField && quotedTextNamesNextField()) else {
      return .object(className: nil, protocols: [])
    }
    let opening = position
    position += 1
    let start = position
    let ends = [UInt8(ascii: "\""), UInt8(ascii: "<")]
    let className = try name(endingAt: ends, without: [UInt8(ascii: ">")], openedAt: opening)
    var protocols: [String] = []
    while !accept(UInt8(ascii: "\"")) {
      let bracket = position
      guard accept(UInt8(ascii: "<")) else {
        guard let byte = peek() else {
          throw .neverClosed(encoding, at: opening, UInt8(ascii: "\""))
        }
        throw .invalidName(encoding, at: position, byte)
      }
      let name = try name(
        endingAt: [UInt8(ascii: ">")], without: [UInt8(ascii: "<"), UInt8(ascii: "\"")],
        openedAt: bracket)
      guard !name.isEmpty else { throw .emptyName(encoding, at: position) }
      protocols.append(name)
      position += 1
    }
    guard !className.isEmpty || !protocols.isEmpty else { throw .emptyName(encoding, at: start) }
    return .object(className: className.isEmpty ? nil : className, protocols: protocols)
  }

  /// Parses the rest of an array, behind `[`.
  mutating func array(openedAt opening: Int) throws(EncodingError) -> TypeEncoding {
    let count = try number(of: "an array")
    return .array(count: count, element: try element(openedAt: opening))
  }

  /// The type of an array's or vector's elements, and `]`.
  private mutating func element(openedAt opening: Int) throws(EncodingError) -> TypeEncoding {
    let start = position
    guard peek() != nil else { throw .neverClosed(encoding, at: opening, bytes[opening]) }
    let element = try type()
    try refuseVoid(element, at: start, as: "an element")
    try refuseBitField(element, at: start, as: "an element")
    guard let closing = next() else { throw .neverClosed(encoding, at: opening, bytes[opening]) }
    guard closing == UInt8(ascii: "]") else {
      throw .trailing(encoding, at: position - 1, after: "the array's element")
    }
    return element
  }

  /// Parses the rest of a vector, behind `!`.
  mutating func vector() throws(EncodingError) -> TypeEncoding {
    let opening = position
    guard accept(UInt8(ascii: "[")) else {
      throw .missingNumber(encoding, at: opening, of: "a vector")
    }
    let size = try number(of: "a vector")
    guard accept(UInt8(ascii: ",")) else {
      throw .missingNumber(encoding, at: position, of: "a vector")
    }
    let alignment = try number(of: "a vector")
    return .vector(size: size, alignment: alignment, element: try element(openedAt: opening))
  }

  /// Parses the rest of a structure or union, behind `{` or `(`: a name, `?` or nothing for none, and after `=` the fields.
  mutating func aggregate(
    openedAt opening: Int, closing: UInt8
  ) throws(EncodingError) -> (name: String?, fields: [TypeEncoding.Field]?) {
    let written = try name(
      endingAt: [UInt8(ascii: "="), closing], without: [bytes[opening], UInt8(ascii: "\"")],
      openedAt: opening)
    let name = written.isEmpty || written == "?" ? nil : written
    if accept(closing) { return (name, nil) }
    position += 1
    var fields: [TypeEncoding.Field] = []
    while !accept(closing) {
      guard peek() != nil else { throw .neverClosed(encoding, at: opening, bytes[opening]) }
      let start = position
      let field = try field()
      if let first = fields.first, (first.name == nil) != (field.name == nil) {
        throw .missingName(encoding, at: start)
      }
      fields.append(field)
    }
    return (name, fields)
  }

  /// Parses the rest of a bit-field, behind `b`: a width, or a position, a type's letter and a width.
  ///
  /// A letter and a digit after the first number mean the second form: nothing else in a
  /// structure has a digit after a type.
  mutating func bitField() throws(EncodingError) -> TypeEncoding {
    var start = position
    var width = try number(of: "a bit-field")
    var widest = 64
    var declaration: TypeEncoding.BitFieldDeclaration?
    if let simple = peek().flatMap({ SimpleType[letter: $0] }), let size = simple.size,
      simple.kind == .integer || simple.kind == .boolean,
      let digit = peek(1), Self.isDigit(digit)
    {
      position += 1
      start = position
      declaration = .init(position: width, type: simple.type)
      widest = 8 * size
      width = try number(of: "a bit-field")
    }
    guard width <= widest else {
      throw .bitFieldTooWide(encoding, at: start, width: width, widest: widest)
    }
    return .bitField(width: width, declaration: declaration)
  }

  func refuseVoid(
    _ type: TypeEncoding, at offset: Int, as place: String
  ) throws(EncodingError) {
    if type.unqualified == .void { throw .misplaced(encoding, at: offset, "void", as: place) }
  }

  func refuseBitField(
    _ type: TypeEncoding, at offset: Int, as place: String
  ) throws(EncodingError) {
    if case .bitField = type.unqualified {
      throw .misplaced(encoding, at: offset, "a bit-field", as: place)
    }
  }

  private mutating func field() throws(EncodingError) -> TypeEncoding.Field {
    let opening = position
    var name: String?
    if accept(UInt8(ascii: "\"")) {
      name = try self.name(endingAt: [UInt8(ascii: "\"")], without: [], openedAt: opening)
      position += 1
    }
    let start = position
    let type = try type(isNamedField: name != nil)
    try refuseVoid(type, at: start, as: "a field")
    return TypeEncoding.Field(name: name, type: type)
  }

  private mutating func blockSignature() throws(EncodingError) -> TypeEncoding.BlockSignature? {
    let opening = position
    guard accept(UInt8(ascii: "<")) else { return nil }
    guard peek() != nil else { throw .neverClosed(encoding, at: opening, bytes[opening]) }
    let start = position
    let result = try type()
    try refuseBitField(result, at: start, as: "a result")
    skipFrameOffset()
    var arguments: [TypeEncoding] = []
    while !accept(UInt8(ascii: ">")) {
      guard peek() != nil else { throw .neverClosed(encoding, at: opening, bytes[opening]) }
      arguments.append(try argument())
      skipFrameOffset()
    }
    return TypeEncoding.BlockSignature(result: result, arguments: arguments)
  }

  /// Whether the quoted text after an `@` is the name of the next field: a type follows it then, while
  /// another name or the end of the fields follows a class name.
  private func quotedTextNamesNextField() -> Bool {
    guard let closing = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "\"")),
      closing + 1 < bytes.count
    else { return false }
    switch bytes[closing + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: ")"): return false
    default: return true
    }
  }

  /// Reads up to, not including, one of `ends`.
  ///
  /// - Throws: `EncodingError` at a control character or one of `excluded`, and at the opening bracket
  ///   or quotation mark when the string ends first.
  private mutating func name(
    endingAt ends: [UInt8], without excluded: [UInt8], openedAt opening: Int
  ) throws(EncodingError) -> String {
    let start = position
    while let byte = peek() {
      if ends.contains(byte) { return String(decoding: bytes[start..<position], as: UTF8.self) }
      guard byte >= 0x20, byte != 0x7F, !excluded.contains(byte) else {
        throw .invalidName(encoding, at: position, byte)
      }
      position += 1
    }
    throw .neverClosed(encoding, at: opening, bytes[opening])
  }
}
