import CarobRuntime
import Foundation

/// The status and header fields of a server's response. [any-thread]
public final class NSHTTPURLResponse: NSURLResponse {
  private var statusCode = 0
  private var headers = HTTPHeaders()

  /// A response of a server.
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
    // An encoded body has another length.
    if headers["Content-Encoding"] == nil {
      expectedContentLength = headers["Content-Length"].flatMap { Int($0) } ?? -1
    }
  }

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
    definition.members(
      of: NSHTTPURLResponse.self, "What is known of a server's answer beside its body."
    ) { response in
      response.method(
        """
        - (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)statusCode \
        HTTPVersion:(nullable NSString *)version \
        headerFields:(nullable NSDictionary<NSString *, NSString *> *)fields
        """
      ) { (this, url: URLBox?, status: Int, _: String?, fields: [String: String]?) in
        this.set(url?.url, status, fields ?? [:])
        return this
      }
      response.classMethod("+ (NSString *)localizedStringForStatusCode:(NSInteger)code") {
        (_, status: Int) in
        HTTPStatusText.text(status)
      }
      response.property("@property (nonatomic, readonly) NSInteger statusCode") { $0.statusCode }
      response.property("@property (nonatomic, readonly, copy) NSDictionary *allHeaderFields") {
        $0.headers.fields
      }
      response.method("- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field") {
        (this, name: String?) in name.flatMap { this.headers[$0] }
      }
    }
  }
}

/// A value of a field with its parameters: `text/html; charset=utf-8`.
private struct HeaderValue {
  let value: String
  /// The parameters by name, in lower case.
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

/// The meanings of HTTP's status codes, in Apple's words.
enum HTTPStatusText {
  /// `not found`; for a code without a text that of its class.
  static func text(_ status: Int) -> String {
    texts[status] ?? kinds[status / 100] ?? "server error"
  }

  private static let kinds = [
    1: "informational", 2: "success", 3: "redirected", 4: "client error", 5: "server error",
  ]

  private static let texts = [
    100: "continue", 101: "switching protocols", 200: "no error", 201: "created",
    202: "accepted", 203: "non authoritative information", 204: "no content",
    205: "reset content", 206: "partial content", 300: "multiple choices",
    301: "moved permanently", 302: "found", 303: "see other", 304: "not modified",
    305: "needs proxy", 307: "temporarily redirected", 308: "moved permanently",
    400: "bad request", 401: "unauthorized", 402: "payment required", 403: "forbidden",
    404: "not found", 405: "method not allowed", 406: "unacceptable",
    407: "proxy authentication required", 408: "request timed out", 409: "conflict",
    410: "no longer exists", 411: "length required", 412: "precondition failed",
    413: "request too large", 414: "requested URL too long", 415: "unsupported media type",
    416: "requested range not satisfiable", 417: "expectation failed",
    500: "internal server error", 501: "unimplemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timed out", 505: "unsupported version",
  ]
}
