import CarobRuntime
import Foundation

/// Encodes and decodes characters of URLs, such as `%20`.
extension StringBox {
  static func definePercentEncoding(_ string: ClassMembers<StringBox>) {
    string.method(
      """
      - (nullable NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set
      """
    ) { (this, set: CharacterSetBox) in
      encoded(this.string.utf8, except: set.members)
    }
    string.property(
      "@property (nonatomic, readonly, nullable) NSString *stringByRemovingPercentEncoding"
    ) { $0.string.removingPercentEncoding }
    string.method(
      """
      - (nullable NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding
      """
    ) { (this, encoding: UInt) -> String? in
      // Characters allowed in a URL, and existing escapes, stay.
      this.string.data(using: .init(rawValue: encoding)).map {
        encoded($0, except: KnownCharacters.urlQuery)
      }
    }
    string.method(
      """
      - (nullable NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSStringEncoding)encoding
      """
    ) { (this, encoding: UInt) -> String? in
      decoded(this.string).flatMap { String(data: $0, encoding: .init(rawValue: encoding)) }
    }
  }

  /// Encodes bytes. As with Apple's, only ASCII is ever left unchanged.
  private static func encoded(_ bytes: some Sequence<UInt8>, except set: ScalarSet) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if byte < 0x80, set.contains(UInt32(byte)) {
        text.append(byte)
      } else {
        text.append(percentEncoded: byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a percent-encoded text; nil if an escape is incomplete.
  private static func decoded(_ text: String) -> Data? {
    var data = Data()
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        data.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      data.append(value)
      rest = rest.dropFirst(2)
    }
    return data
  }
}

extension [UInt8] {
  /// Appends the percent-encoded form of a byte, such as `%20`.
  package mutating func append(percentEncoded byte: UInt8) {
    append(UInt8(ascii: "%"))
    for digit in [byte >> 4, byte & 15] {
      append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
    }
  }
}
