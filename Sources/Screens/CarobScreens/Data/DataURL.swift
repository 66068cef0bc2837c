import Foundation
import InstantCocoaRemote

/// A URL that data is fetched from.
struct DataURL {
  /// The URL as it was given.
  let text: String
  /// The URL for people, without user and password.
  let name: String
  /// The folder that the URL is in. Relative paths of other requests are resolved against it.
  let base: String
  /// The names of the parameters in its query.
  let parameters: [String]

  private static let schemes = ["http", "https", "file"]

  /// Returns nil when the request names a file or no data.
  ///
  /// - Throws: `ScreenError` for a malformed URL or an unsupported scheme.
  init?(of request: ScreenRequest) throws(ScreenError) {
    guard let text = request.data, let scheme = Self.scheme(of: text) else { return nil }
    let name = RequestURL.withoutUser(text)
    guard Self.schemes.contains(scheme) else {
      throw request.naming.error(
        .data, name,
        "\(scheme): is none of http:, https: and file:; for a file of that name write ./\(name)")
    }
    guard var parts = URLComponents(string: text), parts.url != nil,
      scheme == "file" ? !parts.path.isEmpty : !(parts.host ?? "").isEmpty
    else {
      throw request.naming.error(
        .data, name, "is no URL; give one such as http://localhost:8080/packages")
    }
    if scheme == "file", !RequestURL.isOfThisHost(parts.host) {
      throw request.naming.error(
        .data, name,
        "names another host, whose files cannot be read; leave it out, as in file:///data.json")
    }
    parameters = parts.queryItems?.map(\.name) ?? []
    parts.percentEncodedQuery = nil
    parts.percentEncodedFragment = nil
    let path = parts.percentEncodedPath
    parts.percentEncodedPath = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
    self.text = text
    self.name = name
    base = parts.string ?? text
  }

  /// Returns the scheme in front of `://`, or of `file:/path`; nil when there is none.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix(":/") else { return nil }
    let scheme = text[..<colon].lowercased()
    guard scheme == "file" || text[colon...].hasPrefix("://"),
      scheme.first?.isLetter == true, scheme.allSatisfy(isOfScheme)
    else { return nil }
    return scheme
  }

  private static func isOfScheme(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
  }
}
