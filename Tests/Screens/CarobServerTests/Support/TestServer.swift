import CarobRuntime
import CarobServer
import NIOCore
import NIOHTTP1
import Synchronization

/// A server whose one call answers with the body that it got, and whose streams a test has.
final class TestServer: Sendable {
  let port: Int
  let token: AccessToken
  private let server: WebServer
  private let handler = Handler()
  private let lines = Lines()

  private final class Lines: Sendable { let all = Locked<[String]>([]) }

  private final class Handler: WebServer.Handler {
    let streams = Locked<[EventStream]>([])
    let answers = Atomic(0)

    func answer(_ request: WebRequest, _ reply: @escaping @Sendable (WebResponse) -> Void) {
      answers.add(1, ordering: .relaxed)
      reply(WebResponse(request.body))
    }

    func open(_ request: WebRequest, _ stream: EventStream) -> WebResponse? {
      streams.withLock { $0.append(stream) }
      return nil
    }
  }

  init(_ change: (inout ServerLimits) -> Void = { _ in }) throws {
    token = AccessToken()
    var check = RequestCheck(
      hosts: ["localhost"], token: token,
      resources: ["/": .page, "/event": .call, "/live": .stream])
    change(&check.limits)
    let lines = lines
    server = WebServer(check, handler) { line in lines.all.withLock { $0.append(line) } }
    port = try server.listen(host: "127.0.0.1", port: 0)
  }

  deinit { server.stop() }

  /// The lines of its log.
  var log: [String] { lines.all.withLock { $0 } }

  /// How many calls it has answered.
  var answers: Int { handler.answers.load(ordering: .relaxed) }

  var streams: [EventStream] { handler.streams.withLock { $0 } }

  /// The text of a request that is let through, but for what is changed.
  func request(
    _ method: String = "POST", _ path: String = "/event", host: String? = nil,
    origin: String? = "http://127.0.0.1:", token: String? = nil,
    type: String? = "application/json", headers: [String] = [], body: String = "{}"
  ) -> String {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
    if let origin {
      lines.append("Origin: \(origin == "http://127.0.0.1:" ? origin + "\(port)" : origin)")
    }
    lines.append("X-Carob-Token: \(token ?? self.token.text)")
    if let type { lines.append("Content-Type: \(type)") }
    let hasLength = headers.contains { $0.hasPrefix("Content-Length") || $0.hasPrefix("Transfer") }
    lines += headers
    if method == "POST", !hasLength { lines.append("Content-Length: \(body.utf8.count)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (method == "POST" ? body : "")
  }

  /// Sends a request, and gives the answer.
  func answer(_ text: String) throws -> Socket.Response {
    let socket = try Socket(port: port)
    socket.send(text)
    return try socket.response()
  }
}
