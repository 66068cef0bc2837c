import Foundation

extension URL {
  /// The URL for people: without user and password, and without the question mark, or the ampersand, that stands
  /// before no parameters.
  var name: String {
    let text = RequestURL.withoutUser(absoluteString)
    return text.hasSuffix("?") || text.hasSuffix("&") ? String(text.dropLast()) : text
  }
}

/// How paths become URLs.
package enum RequestURL {
  /// A base URL of text; nil when it is no http, https or file URL.
  static func base(_ text: String) -> URL? {
    guard let url = URL(string: encoded(text), encodingInvalidCharacters: false), isUsable(url)
    else { return nil }
    return url
  }

  /// Whether requests can be sent to such a URL.
  static func isUsable(_ url: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case "http", "https": !(url.host ?? "").isEmpty
    case "file": !url.path.isEmpty && isOfThisHost(url.host)
    default: false
    }
  }

  /// Whether the host in a file's URL is this one: its files are the only ones that can be read.
  package static func isOfThisHost(_ host: String?) -> Bool {
    ["", "localhost"].contains((host ?? "").lowercased())
  }

  /// Why no http or https request can be sent to a text, as the end of a sentence.
  static func flaw(of text: String) -> String {
    guard let start = text.range(of: "://"),
      ["http", "https"].contains(text[..<start.lowerBound].lowercased())
    else { return "which is no http or https URL" }
    let host = text[start.upperBound...].prefix { !"/?#".contains($0) }
    let port = host.lastIndex(of: ":").map { host[host.index(after: $0)...] } ?? ""
    return port.isEmpty || port.contains("]") || UInt16(port) != nil
      ? "which is no URL" : "whose port is no number from 0 to 65535"
  }

  /// The URL of a path below a base, or of a whole URL.
  ///
  /// A base is a folder, whether it ends with a slash or not; an empty path is the base as it is.
  ///
  /// - Returns: nil when that is no URL.
  static func url(_ path: String, below base: URL?) -> URL? {
    if path.isEmpty { return base }
    let folder = base.map { $0.path.isEmpty || $0.path.hasSuffix("/") ? $0 : asFolder($0) }
    return URL(string: encoded(path), relativeTo: folder)?.absoluteURL
  }

  /// `URL.path` leaves a last slash out, so that the text has to be looked at.
  private static func asFolder(_ url: URL) -> URL {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    if let path = parts?.percentEncodedPath, !path.hasSuffix("/") {
      parts?.percentEncodedPath = path + "/"
    }
    return parts?.url ?? url
  }

  /// The URL with more parameters behind those that it has. An empty text leaves the question mark.
  static func adding(query: String, to url: URL) -> URL? {
    var text = url.absoluteString
    var fragment = ""
    if let hash = text.firstIndex(of: "#") {
      fragment = String(text[hash...])
      text = String(text[..<hash])
    }
    let separator = text.contains("?") ? "&" : "?"
    return URL(string: text + separator + query + fragment, encodingInvalidCharacters: false)
  }

  /// Text in which every byte may stand in a URL: others are written with a percent sign, and so is
  /// a percent sign that is none of those.
  ///
  /// Foundation does that only to the whole of a text, in which it then encodes what was encoded.
  /// The host, which may be an address in brackets, is left as it is.
  static func encoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let path = endOfHost(in: bytes)
    var result = Array(bytes[..<path])
    for index in path..<bytes.count {
      let byte = bytes[index]
      let isAllowed =
        byte == UInt8(ascii: "%")
        ? index + 2 < bytes.count && isHexadecimal(bytes[index + 1])
          && isHexadecimal(bytes[index + 2]) : isAllowed(byte)
      if isAllowed { result.append(byte) } else { result += percentEncoded(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A URL without the user and the password in it, for people. Other text stays as it is.
  package static func withoutUser(_ text: String) -> String {
    guard let start = text.range(of: "://")?.upperBound else { return text }
    let host = text[start...].prefix { !"/?#".contains($0) }
    guard let at = host.lastIndex(of: "@") else { return text }
    return String(text[..<start] + text[text.index(after: at)...])
  }

  /// Text as one component of a path or one part of a query: all but unreserved characters (RFC
  /// 3986) encoded.
  static func encodedComponent(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) { result.append(byte) } else { result += percentEncoded(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether text can be a header's name or a verb (RFC 9110).
  package static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { isAlphanumeric($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }

  /// Where the part behind `scheme://host` begins; 0 when there is none.
  private static func endOfHost(in bytes: [UInt8]) -> Int {
    guard let colon = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }),
      bytes[colon...].starts(with: "://".utf8)
    else { return 0 }
    return bytes[(colon + 3)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || ":/?#@!$&'()*+,;=".utf8.contains(byte)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || "-._~".utf8.contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }

  private static func percentEncoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
