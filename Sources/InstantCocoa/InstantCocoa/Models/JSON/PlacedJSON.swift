/// A value of JSON that keeps its place and all members of objects, also those with the same key. For files that are
/// read strictly, with errors that name the line. Data and reports are `JSONValue`s.
package struct PlacedJSON: Sendable {
  /// The value.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case string(String)
    case number
    case array([PlacedJSON])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The key, without escapes.
    package let key: String
    package let value: PlacedJSON
  }

  package let content: Content
  /// The index of the first byte.
  package let offset: Int

  /// The kind of the value, with its article, for sentences.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .string: "a string"
    case .number: "a number"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONDocument {
  /// Reads the whole text.
  ///
  /// - Throws: `MappingError` when it is not JSON.
  /// - Complexity: O(length).
  package func placedValue() throws(MappingError) -> PlacedJSON {
    var whole = PlacedJSON(content: .null, offset: start)
    try scan(at: start, true) { (scanner) throws(JSONSyntaxError) in
      whole = try scanner.placedValue()
    }
    return whole
  }

  /// Returns the line and the column of a value, both from 1.
  ///
  /// - Complexity: O(offset).
  package func position(of value: PlacedJSON) -> (line: Int, column: Int) {
    JSONSyntaxError(offset: value.offset, reason: "").position(in: bytes)
  }
}

extension JSONScanner {
  /// Reads the value at the position, and moves behind it.
  fileprivate mutating func placedValue() throws(JSONSyntaxError) -> PlacedJSON {
    let offset = position
    let content: PlacedJSON.Content
    switch current {
    case UInt8(ascii: "{"):
      var members: [PlacedJSON.Member] = []
      try self.members { (scanner, token) throws(JSONSyntaxError) in
        let key = scanner.text(of: token)
        members.append(PlacedJSON.Member(key: key, value: try scanner.placedValue()))
      }
      content = .object(members)
    case UInt8(ascii: "["):
      var values: [PlacedJSON] = []
      try elements { (scanner) throws(JSONSyntaxError) in
        values.append(try scanner.placedValue())
      }
      content = .array(values)
    case UInt8(ascii: "\""):
      let token = try string()
      content = .string(text(of: token))
    case UInt8(ascii: "t"):
      try literal("true")
      content = .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      content = .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      content = .null
    default:
      _ = try number()
      content = .number
    }
    return PlacedJSON(content: content, offset: offset)
  }
}
