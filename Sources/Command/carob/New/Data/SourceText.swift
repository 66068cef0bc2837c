import CarobRuntime

enum SourceText {
  /// Returns a C literal. Keeps visible characters outside of ASCII.
  static func literalInC(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      // `??` may begin a trigraph.
      case "?": literal += "\\?"
      case "\n": literal += "\\n"
      case _ where !isInvisible(scalar): literal.unicodeScalars.append(scalar)
      case _ where scalar.value < 0xA0:
        for byte in String(scalar).utf8 {
          literal += "\\" + String(byte, radix: 8, digits: 3)
        }
      case _ where scalar.value <= 0xFFFF:
        literal += "\\u" + String(scalar.value, radix: 16, digits: 4)
      default: literal += "\\U" + String(scalar.value, radix: 16, digits: 8)
      }
    }
    return "\"\(literal)\""
  }

  static func literalInSwift(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where isInvisible(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return "\"\(literal)\""
  }

  /// Returns an Objective-C literal, an object.
  static func literalInObjectiveC(_ text: String) -> String { "@" + literalInC(text) }

  /// Returns whether a character is invisible or confusing in source code.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
