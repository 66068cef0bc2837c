#if Isolation
import NIOCore
import NIOHTTP1

/// Says, before a body is read, which requests are refused: those that do not come from the server's own page. [any-thread]
package struct RequestCheck: Sendable {
  /// What a path offers.
  package enum Resource: Sendable {
    /// A file of the page, which holds no data and needs no token.
    case page
    /// A stream of events.
    case stream
    /// Takes JSON.
    case call

    var methods: [String] {
      switch self {
      case .page: ["GET", "HEAD"]
      case .stream: ["GET"]
      case .call: ["POST"]
      }
    }
  }

  /// What `Host` may be besides the address that a request came to; all without the port.
  package let hosts: [String]
  package let token: AccessToken
  package let resources: [String: Resource]
  package var limits = ServerLimits()

  package init(hosts: [String], token: AccessToken, resources: [String: Resource]) {
    self.hosts = hosts
    self.token = token
    self.resources = resources
  }

  /// The refusal of a request; nil for one that is let through.
  ///
  /// - Parameter address: to which it came.
  package func refusal(of head: HTTPRequestHead, at address: SocketAddress?) -> WebResponse? {
    let headers = head.headers
    guard head.uri.utf8.count <= limits.target else {
      return .refusal(.uriTooLong, "The URL is longer than \(limits.target) bytes.")
    }
    let named = headers["Host"]
    let allowed = (hosts + [address?.ipAddress ?? ""]).map { host in
      "\(host.contains(":") ? "[\(host)]" : host):\(address?.port ?? 0)"
    }
    guard named.count == 1, let host = named.first, allowed.contains(host) else {
      return .refusal(
        .misdirectedRequest,
        "Host has to be there once, and to be \(allowed.last ?? "").")
    }
    let resource = resources[String(head.uri.prefix { $0 != "?" })]
    if let refusal = refusalOfForeign(head, host, resource) { return refusal }
    guard let resource else { return .refusal(.notFound, "There is nothing here.") }
    guard resource.methods.contains(head.method.rawValue) else {
      let methods = resource.methods.joined(separator: ", ")
      var response = WebResponse.refusal(.methodNotAllowed, "Use \(methods).")
      response.allowed = methods
      return response
    }
    if case .page = resource { return nil }
    if case .call = resource, headers["Origin"].isEmpty {
      return .refusal(.forbidden, "Origin is missing.")
    }
    let given = headers["X-Carob-Token"]
    guard given.count == 1, token.matches(given[0]) else {
      return .refusal(
        .unauthorized, "X-Carob-Token is missing or wrong; open the URL that carob has printed.")
    }
    guard case .call = resource else { return nil }
    guard isJSON(headers["Content-Type"]) else {
      return .refusal(.unsupportedMediaType, "Content-Type has to be application/json.")
    }
    if let length = headers.first(name: "Content-Length").flatMap({ Int($0) }), length > limits.body
    {
      return Self.tooLarge(limits)
    }
    return nil
  }

  /// The refusal of a request that another site's page may have made; nil for none.
  private func refusalOfForeign(
    _ head: HTTPRequestHead, _ host: String, _ resource: Resource?
  ) -> WebResponse? {
    let headers = head.headers
    guard headers["Origin"].allSatisfy({ $0 == "http://\(host)" }) else {
      return .refusal(.forbidden, "Origin is another one than this server's.")
    }
    // A link may lead to the page, which holds no data and cannot be framed.
    if case .page? = resource, headers["Sec-Fetch-Mode"] == ["navigate"],
      headers["Sec-Fetch-Dest"] == ["document"]
    {
      return nil
    }
    let sites = headers["Sec-Fetch-Site"]
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      return .refusal(.forbidden, "Sec-Fetch-Site is another one than same-origin.")
    }
    return nil
  }

  private func isJSON(_ types: [String]) -> Bool {
    guard types.count == 1 else { return false }
    let type = types[0].prefix { $0 != ";" }.lowercased()
    return type.filter { $0 != " " } == "application/json"
  }

  static func tooLarge(_ limits: ServerLimits) -> WebResponse {
    .refusal(.payloadTooLarge, "The body is longer than \(limits.body) bytes.")
  }

  static let tooMuchWaits = WebResponse.refusal(
    .serviceUnavailable, "Other clients do not take their answers; try again.")
}

/// How much of everything a server takes.
package struct ServerLimits: Sendable {
  /// Bytes of a URL.
  package var target = 8 << 10
  /// Bytes of all headers of a request, and of one.
  package var headers = 32 << 10
  /// Bytes of a body.
  package var body = 64 << 10
  /// Bytes that are still read of a body that is too long, so that its sender sees the answer.
  package var discarded = 1 << 20
  /// When there are more, those that have not shown the token make way, the oldest first.
  package var connections = 256
  package var streams = 16
  /// Bytes that may wait for a client. Then it loses its stream, and begins anew when it comes back.
  package var waiting = 1 << 20
  /// Bytes that the system keeps for a client besides.
  package var buffered = 128 << 10
  /// Bytes that may wait for all clients. Then those that are behind lose their streams, and answers are refused.
  package var waitingInAll = 64 << 20
  /// Seconds until a request has to be there, and until its answer has to be taken.
  package var requestSeconds: Int64 = 30
  /// Seconds between two signs of life on a stream on which nothing happens.
  package var heartbeatSeconds: Int64 = 15

  package init() {}
}
#endif
