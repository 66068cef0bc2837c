import CarobRuntime
import InstantCocoaRemote

/// Reads the option `--header`.
enum RequestHeader {
  /// The headers by name; of several with the same name the last.
  ///
  /// - Parameter texts: each `Name: value`.
  static func all(_ texts: [String]) throws(CommandError) -> [String: String] {
    var headers: [String: String] = [:]
    for text in texts {
      guard let colon = text.firstIndex(of: ":"), RequestURL.isToken(String(text[..<colon])),
        text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
      else {
        throw .option(
          "header", text, "is no header; give a name and a value, such as \"Accept-Language: de\"")
      }
      headers[String(text[..<colon])] = String(
        text[text.index(after: colon)...].drop { $0 == " " })
    }
    return headers
  }
}
