import CarobRuntime

extension StringProtocol {
  /// The text with everything that a terminal would interpret made visible.
  ///
  /// - Control characters become their pictures: `␛` for escape, `␤` for a newline, `␀` for zero.
  /// - Those without a picture, line separators and bidirectional controls become `\u{9B}`, `\u{2028}`, `\u{202E}`.
  ///
  /// The result is one line, starts no escape sequence and cannot reorder the text around it.
  /// Printable text stays unchanged, so applying it twice has no further effect.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var printableText: String {
    guard unicodeScalars.contains(where: \.isObeyedByTerminals) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isObeyedByTerminals {
        result += scalar.picture
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var picture: String {
    switch value {
    case 0x0A: "␤"
    case 0x7F: "␡"
    case 0..<0x20: String(Unicode.Scalar(UInt16(0x2400 + value)).map(Character.init) ?? "�")
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
