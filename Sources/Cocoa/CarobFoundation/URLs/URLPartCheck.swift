import CarobRuntime
import Foundation

/// Checks parts of a URL for which Foundation would end the program.
enum URLPartCheck {
  /// - Throws: an `NSInvalidArgumentException` unless it is a scheme: a letter, then letters, digits, `+`, `-` and `.`.
  static func scheme(_ text: String?) throws -> String? {
    guard let text else { return nil }
    let isScheme =
      text.utf8.first.map { isLetter($0) } ?? false
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    guard isScheme else { throw invalid("scheme", text) }
    return text
  }

  /// - Throws: an `NSInvalidArgumentException` unless it is a port.
  static func port(_ number: NumberBox?) throws -> Int? {
    guard let number else { return nil }
    guard number.integerValue >= 0 else { throw invalid("port", number.description) }
    return number.integerValue
  }

  /// - Throws: an `NSInvalidArgumentException` for a part that should be encoded, and is not.
  static func encoded(
    _ text: String?, _ allowed: CharacterSet, _ name: String
  ) throws -> String? {
    guard let text else { return nil }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
          throw invalid(name, text)
        }
        rest = rest.dropFirst(2)
      } else if !scalar.isASCII || !allowed.contains(scalar) {
        throw invalid(name, text)
      }
    }
    return text
  }

  private static func invalid(_ name: String, _ text: String) -> ObjectiveCException {
    .invalidArgument("\"\(text)\" cannot be the \(name) of an NSURLComponents")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
