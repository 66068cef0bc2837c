import CarobRuntime
import InstantCocoaRemote

/// Reads the option `--header`.
enum RequestHeader {
  /// The headers by name; of several with the same name, whatever its case, the last.
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
      let name = String(text[..<colon])
      if let same = headers.keys.first(where: { $0.lowercased() == name.lowercased() }) {
        headers[same] = nil
      }
      headers[name] = String(
        text[text.index(after: colon)...].drop { $0 == " " })
    }
    return headers
  }
}
