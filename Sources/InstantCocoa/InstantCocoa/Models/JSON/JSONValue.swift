/// A value of JSON whose objects keep the order of their members, to inspect data and to write reports.
///
/// Not `JSONEncoder`, which sorts members or leaves their order to chance. Models are made without such values: see
/// `JSONModelReader`.
package enum JSONValue: Sendable {
  /// A key, without escapes, and its value.
  package typealias Member = (key: String, value: JSONValue)

  case null
  case bool(Bool)
  case string(String)
  /// A number without fraction and exponent that fits into an `Int`.
  case integer(Int)
  /// The digits of any other integer, however large.
  case largeInteger(String)
  case number(Double)
  case array([JSONValue])
  /// Of several members with one key in a text, only the last is kept.
  case object([Member])

  package init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  /// Returns an object with more members at its end; other values unchanged.
  package func adding(_ members: [Member]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

extension JSONScanner {
  /// Reads the value at the position, and moves behind it.
  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    switch current {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      var places: [String: Int] = [:]
      try self.members { (scanner, token) throws(JSONSyntaxError) in
        let key = scanner.text(of: token)
        let member = (key: key, value: try scanner.value())
        if let place = places[key] {
          members[place] = member
        } else {
          places[key] = members.count
          members.append(member)
        }
      }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try elements { (scanner) throws(JSONSyntaxError) in values.append(try scanner.value()) }
      return .array(values)
    case UInt8(ascii: "\""):
      let token = try string()
      return .string(text(of: token))
    case UInt8(ascii: "t"):
      try literal("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    default:
      let token = try number()
      if let integer = integer(of: token) { return .integer(integer) }
      return token.isInteger ? .largeInteger(text(of: token)) : .number(double(of: token))
    }
  }
}

extension JSONRows {
  /// Reads a row.
  ///
  /// - Precondition: there is such a row.
  /// - Complexity: O(length of the row).
  package func value(at row: Int) throws(MappingError) -> JSONValue {
    do throws(JSONSyntaxError) {
      var scanner = JSONScanner(bytes, at: offsets[row])
      return try scanner.value()
    } catch {
      throw .notJSON(error, in: bytes)
    }
  }
}
