import CarobRuntime
import Foundation

/// What is known of a server's answer beside its body. Registered as `NSHTTPURLResponse`. [any-thread]
public final class HTTPURLResponseBox: URLResponseBox {
  private var statusCode = 0
  private var headers = HTTPHeaders()

  /// An answer of a server.
  public convenience init(url: URL, statusCode: Int, headerFields: [String: String]) {
    self.init()
    set(url, statusCode, headerFields)
  }

  private func set(_ url: URL?, _ status: Int, _ fields: [String: String]) {
    self.url = url
    statusCode = status
    headers = HTTPHeaders(fields)
    let type = HeaderValue(headers["Content-Type"] ?? "")
    mimeType = type.value.isEmpty ? nil : type.value.lowercased()
    textEncodingName = type.parameters["charset"]?.lowercased()
    // The length of an encoded body is another one.
    if headers["Content-Encoding"] == nil {
      expectedContentLength = headers["Content-Length"].flatMap { Int($0) } ?? -1
    }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSHTTPURLResponse" }

  /// The name that the server suggests, without a path.
  override var suggestedFilename: String {
    let disposition = HeaderValue(headers["Content-Disposition"] ?? "")
    let name = disposition.parameters["filename"]?.split(separator: "/").last
    return name.map(String.init) ?? super.suggestedFilename
  }

  /// `<NSHTTPURLResponse> { URL: http://example.com } { Status Code: 200 }`.
  public override var objectDescription: String {
    "\(super.objectDescription) { Status Code: \(statusCode) }"
  }

  /// States the members of `NSHTTPURLResponse`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: HTTPURLResponseBox.self) { response in
      response.method("initWithURL:statusCode:HTTPVersion:headerFields:") {
        (this, url: URLBox?, status: Int, _: String?, fields: [String: String]?) in
        this.set(url?.url, status, fields ?? [:])
        return this
      }
      response.classMethod("localizedStringForStatusCode:") { (_, status: Int) in
        HTTPStatusText.text(status)
      }
      response.property("statusCode") { $0.statusCode }
      response.property("allHeaderFields") { $0.headers.fields }
      response.method("valueForHTTPHeaderField:") { (this, name: String) in this.headers[name] }
    }
  }
}

/// A value of a field with its parameters: `text/html; charset=utf-8`.
private struct HeaderValue {
  let value: String
  /// By name in small letters.
  let parameters: [String: String]

  init(_ text: String) {
    let parts = Self.parts(of: text)
    value = parts.first ?? ""
    parameters = Dictionary(
      parts.dropFirst().compactMap { part in
        guard let equals = part.firstIndex(of: "=") else { return nil }
        let name = part[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
        let value = part[part.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        return (name, value.trimmingCharacters(in: ["\""]))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The parts between semicolons that are not in quotation marks.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
