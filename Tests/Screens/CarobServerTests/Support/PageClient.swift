import Testing

/// A page without a browser.
final class PageClient {
  let stream: Socket
  let served: ServedPage
  let session: Int
  let list: Int
  let version: Int
  /// What came at first.
  let text: String

  init(_ served: ServedPage) throws {
    self.served = served
    stream = try Socket(port: try served.port())
    stream.send(try Self.head("GET", "/live", served) + "\r\n")
    text = try stream.read(until: #""op":"rows""#)
    session = Int(try #require(text.firstMatch(of: /"session":(\d+)/)).1) ?? 0
    list = Int(try #require(text.firstMatch(of: /"list":(\d+)/)).1) ?? 0
    version = Int(try #require(text.firstMatch(of: /id: (\d+)/)).1) ?? 0
  }

  static func head(_ method: String, _ path: String, _ served: ServedPage) throws -> String {
    let host = "127.0.0.1:\(try served.port())"
    return "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
      + "X-Carob-Token: \(try served.token())\r\n"
  }

  /// Sends a call, on a connection of its own.
  func send(_ what: String, _ body: String) throws -> Socket {
    let socket = try Socket(port: try served.port())
    socket.send(
      try Self.head("POST", "/\(what)?session=\(session)", served)
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return socket
  }

  func select(_ row: Int) throws -> Socket {
    try send(
      "event", #"{"do": "select", "list": \#(list), "at": [0, \#(row)], "v": \#(version)}"#)
  }
}
