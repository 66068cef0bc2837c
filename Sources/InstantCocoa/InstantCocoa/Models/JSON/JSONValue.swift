/// A value of a JSON text, with the keys of objects in the order of the text. For programs that inspect data.
package enum JSONValue: Sendable {
  /// Of several members with one key, only the last is kept.
  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A number without fraction and exponent that fits into an `Int`.
  case integer(Int)
  /// Any other integer, however large.
  case largeInteger
  case double(Double)
  case bool(Bool)
  case null

  /// A key and its value.
  package struct Member: Sendable {
    /// The key, without escapes.
    package let key: String
    package let value: JSONValue
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
        let member = JSONValue.Member(key: key, value: try scanner.value())
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
      return token.isInteger ? .largeInteger : .double(double(of: token))
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
