import CarobRuntime

extension JSONValue {
  /// The JSON text of the value, ending in a newline.
  ///
  /// - Precondition: numbers are finite.
  /// - Complexity: O(length of the text).
  package var text: String {
    var text = ""
    write(to: &text)
    return text + "\n"
  }

  /// Appends the value's JSON, with one member or element per line.
  ///
  /// - Precondition: numbers are finite.
  /// - Complexity: O(length of the text).
  package func write(to text: inout String, indentation: Int = 0) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .string(let string): Self.write(string, to: &text)
    case .integer(let integer): text += String(integer)
    case .largeInteger(let digits): text += digits
    case .number(let number):
      precondition(number.isFinite, "JSON has no \(number)")
      if let integer = Int(exactly: number) { text += String(integer) } else { text += "\(number)" }
    case .array(let elements):
      Self.writeItems(elements, from: "[", to: "]", in: &text, indentation: indentation) {
        element, text in
        element.write(to: &text, indentation: indentation + 1)
      }
    case .object(let members):
      Self.writeItems(members, from: "{", to: "}", in: &text, indentation: indentation) {
        member, text in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation + 1)
      }
    }
  }

  private static func writeItems<Item>(
    _ items: [Item], from open: String, to close: String, in text: inout String, indentation: Int,
    _ write: (Item, inout String) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: indentation + 1)
      write(item, &text)
    }
    if !items.isEmpty { text += "\n" + String(repeating: "  ", count: indentation) }
    text += close
  }

  /// Appends a string in quotation marks. Escapes, besides the characters that JSON requires, all
  /// that terminals or line readers interpret; none of these is above U+FFFF.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isObeyedByTerminals:
        text += "\\u" + String(scalar.value, radix: 16, digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
