import CarobRuntime
import Foundation

/// `NSData` as text in base 64.
extension DataBox {
  static func defineBase64(_ data: ClassMembers<DataBox>) {
    data.method("- (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options")
    { (this, options: UInt) in
      encoded(this.data, options)
    }
    data.method("- (NSData *)base64EncodedDataWithOptions:(NSDataBase64EncodingOptions)options") {
      (this, options: UInt) in
      Data(encoded(this.data, options).utf8)
    }
    data.method(
      """
      - (nullable instancetype)initWithBase64EncodedString:(NSString *)string \
      options:(NSDataBase64DecodingOptions)options
      """
    ) { (this, text: String, options: UInt) -> DataBox? in
      decoded(Data(text.utf8), options, into: this)
    }
    data.method(
      """
      - (nullable instancetype)initWithBase64EncodedData:(NSData *)data \
      options:(NSDataBase64DecodingOptions)options
      """
    ) { (this, text: Data, options: UInt) -> DataBox? in
      decoded(text, options, into: this)
    }
  }

  private static func encoded(_ data: Data, _ options: UInt) -> String {
    data.base64EncodedString(options: Data.Base64EncodingOptions(rawValue: options))
  }

  private static func decoded(_ text: Data, _ options: UInt, into box: DataBox) -> DataBox? {
    let options = Data.Base64DecodingOptions(rawValue: options)
    guard let bytes = Data(base64Encoded: text, options: options) else {
      // Foundation refuses a text that has nothing but what is ignored.
      guard options.contains(.ignoreUnknownCharacters), !text.contains(where: isDigit) else {
        return nil
      }
      box.take(Data())
      return box
    }
    box.take(bytes)
    return box
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
