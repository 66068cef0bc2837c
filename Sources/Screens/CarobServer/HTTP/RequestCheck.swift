#if Isolation
import NIOCore
import NIOHTTP1

/// Refuses, before their body is read, requests that do not come from the server's own page. [any-thread]
package struct RequestCheck: Sendable {
  /// The kind of resource at a path.
  package enum Resource: Sendable {
    /// A file of the page, which has no data and needs no token.
    case page
    /// A stream of events.
    case stream
    /// A call with JSON.
    case call

    var methods: [String] {
      switch self {
      case .page: ["GET", "HEAD"]
      case .stream: ["GET"]
      case .call: ["POST"]
      }
    }
  }

  /// Allowed values of `Host` besides the address of the connection; all without the port.
  package let hosts: [String]
  package let token: AccessToken
  package let resources: [String: Resource]
  package var limits = ServerLimits()

  package init(hosts: [String], token: AccessToken, resources: [String: Resource]) {
    self.hosts = hosts
    self.token = token
    self.resources = resources
  }

  /// Returns the refusal of a request; nil to accept it.
  ///
  /// - Parameter address: the local address of the connection.
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
    if let refusal = refusalOfForeign(head, to: host, for: resource) { return refusal }
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

  /// Returns the refusal of a request that another site may have made.
  private func refusalOfForeign(
    _ head: HTTPRequestHead, to host: String, for resource: Resource?
  ) -> WebResponse? {
    let headers = head.headers
    guard headers["Origin"].allSatisfy({ $0 == "http://\(host)" }) else {
      return .refusal(.forbidden, "Origin is another one than this server's.")
    }
    // A link may lead to the page, which has no data and cannot be framed.
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

/// The limits of a server.
package struct ServerLimits: Sendable {
  /// The most bytes of a URL.
  package var target = 8 << 10
  /// The most bytes of one header, and of all headers together.
  package var headers = 32 << 10
  /// The most bytes of a body.
  package var body = 64 << 10
  /// The most bytes to read of a refused body, so that the client reads the response.
  package var discarded = 1 << 20
  /// The most connections. A further one replaces the oldest that has not shown the token.
  package var connections = 256
  package var streams = 16
  /// The most bytes that wait for a client. Beyond that it loses its stream, and starts anew when it reconnects.
  package var waiting = 1 << 20
  /// The size of the system's send buffer for a client, in bytes.
  package var buffered = 128 << 10
  /// The most bytes that wait for all clients. Beyond that slow clients lose their streams, and calls are refused.
  package var waitingInAll = 64 << 20
  /// The seconds for sending a request, and for taking its response.
  package var requestSeconds: Int64 = 30
  /// The seconds between heartbeats of a stream.
  package var heartbeatSeconds: Int64 = 15

  package init() {}
}
#endif
