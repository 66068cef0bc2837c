import CarobRuntime
import InstantCocoaRemote

enum RequestHeader {
  /// Returns the headers by name. Of several with the same name, in any case, the last one wins.
  ///
  /// - Throws: `ScreenError` for a malformed header.
  static func all(of request: ScreenRequest) throws(ScreenError) -> [String: String] {
    var headers: [String: String] = [:]
    for text in request.headers {
      guard let colon = text.firstIndex(of: ":"), RequestURL.isToken(String(text[..<colon])),
        text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
      else {
        throw request.naming.error(
          .headers, text, "is no header; give a name and a value, such as \"Accept-Language: de\"")
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
