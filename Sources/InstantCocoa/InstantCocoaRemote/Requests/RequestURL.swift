import CarobFoundation
import Foundation

extension URL {
  /// The URL for people: without user and password, and without a question mark or ampersand at the end.
  var name: String {
    let text = RequestURL.withoutUser(absoluteString)
    return text.hasSuffix("?") || text.hasSuffix("&") ? String(text.dropLast()) : text
  }
}

/// Makes URLs from paths, and checks them.
package enum RequestURL {
  /// Makes a base URL from text; nil when it is no http, https or file URL.
  static func base(_ text: String) -> URL? {
    guard let url = URL(string: encoded(text), encodingInvalidCharacters: false), isUsable(url)
    else { return nil }
    return url
  }

  /// Whether requests to the URL are possible.
  static func isUsable(_ url: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case "http", "https": !(url.host ?? "").isEmpty
    case "file": !url.path.isEmpty && isOfThisHost(url.host)
    default: false
    }
  }

  /// Whether the host in a file's URL is this one. Only its files can be read.
  package static func isOfThisHost(_ host: String?) -> Bool {
    ["", "localhost"].contains((host ?? "").lowercased())
  }

  /// The reason why a text is no http or https URL, as the end of a sentence.
  static func flaw(of text: String) -> String {
    guard let start = text.range(of: "://"),
      ["http", "https"].contains(text[..<start.lowerBound].lowercased())
    else { return "which is no http or https URL" }
    let host = text[start.upperBound...].prefix { !"/?#".contains($0) }
    let port = host.lastIndex(of: ":").map { host[host.index(after: $0)...] } ?? ""
    return port.isEmpty || port.contains("]") || UInt16(port) != nil
      ? "which is no URL" : "whose port is no number from 0 to 65535"
  }

  /// Makes a URL of a path below a base, or of a whole URL.
  ///
  /// A base counts as a folder, with or without a slash at its end; an empty path gives the base unchanged.
  ///
  /// - Returns: nil when the result is no URL.
  static func url(_ path: String, below base: URL?) -> URL? {
    if path.isEmpty { return base }
    let folder = base.map { $0.path.isEmpty || $0.path.hasSuffix("/") ? $0 : asFolder($0) }
    return URL(string: encoded(path), relativeTo: folder)?.absoluteURL
  }

  /// Adds a slash at the end of a path. `URL.path` drops it, so the text is checked.
  private static func asFolder(_ url: URL) -> URL {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    if let path = parts?.percentEncodedPath, !path.hasSuffix("/") {
      parts?.percentEncodedPath = path + "/"
    }
    return parts?.url ?? url
  }

  /// Adds parameters behind the present ones. An empty text adds the question mark only.
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

  /// The text with all bytes that are invalid in a URL percent-encoded, including a percent sign that begins no escape.
  ///
  /// Foundation encodes only whole texts, and then encodes existing escapes again. The host, which may be an address in
  /// brackets, stays unchanged.
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
      if isAllowed { result.append(byte) } else { result.append(percentEncoded: byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A URL without its user and password, for people. Other text stays unchanged.
  package static func withoutUser(_ text: String) -> String {
    guard let start = text.range(of: "://")?.upperBound else { return text }
    let host = text[start...].prefix { !"/?#".contains($0) }
    guard let at = host.lastIndex(of: "@") else { return text }
    return String(text[..<start] + text[text.index(after: at)...])
  }

  /// The text as one component of a path or one part of a query, with all but unreserved characters (RFC 3986) encoded.
  static func encodedComponent(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) { result.append(byte) } else { result.append(percentEncoded: byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether text can be a header's name or a verb (RFC 9110).
  package static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { isAlphanumeric($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }

  /// The offset behind `scheme://host`; 0 when there is none.
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
}
