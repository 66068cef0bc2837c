import CarobRuntime
import Foundation
import Synchronization
import CarobLibc

/// A server on the loopback interface that answers as a test says, until it is stopped or the process ends:
/// the requests of a test that has forgotten it are answered as well.
package final class ScriptedServer: Sendable {
  /// What arrived.
  package struct Request: Sendable {
    package let verb: String
    /// Path and query.
    package let target: String
    package let headers: [String: String]
    package let body: String
    /// Which connection it came on, counted from 0.
    package let connection: Int
  }

  /// What goes back.
  package enum Answer: Sendable {
    /// A whole response.
    case response(
      status: Int = 200, headers: [String: String] = ["Content-Type": "application/json"], String)
    /// Some bytes as they are, after which the connection is closed.
    case bytes(String)
    /// The same in parts, with so many seconds before each.
    case bits([String], pause: Double)
    /// Nothing until the client goes away.
    case silence
  }

  package typealias Script = @Sendable (Request) -> Answer

  /// The port, chosen by the system.
  package let port: Int
  private let listener: Int32
  private let script: Script
  private let certificate: TestCertificates.Kind?
  private let received = Received()

  /// Shared with the thread that listens, which must not keep the server.
  private final class Received: Sendable {
    let requests = Locked<[Request]>([])
  }

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - certificate: for a server with TLS, which is `openssl s_server`; nil for one without.
  ///   - pauseOfBytes: how many seconds to wait before each byte that goes to a client with TLS; nil to send them as
  ///     they come.
  package init(
    certificate: TestCertificates.Kind? = nil, pauseOfBytes: Double? = nil,
    _ script: @escaping Script
  ) {
    self.script = script
    self.certificate = certificate
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    // SAFETY: a `sockaddr_in` is passed as the `sockaddr` that it starts like, with its size.
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        precondition(bind(listener, pointer, length) == 0, "no port could be had")
        precondition(listen(listener, 64) == 0, "nobody can be listened to")
        getsockname(listener, pointer, &length)
      }
      return Int(UInt16(bigEndian: pointer.pointee.sin_port))
    }
    Thread.detachNewThread { [script, received] in
      Self.serve(listener, script, certificate, pauseOfBytes) { request in
        received.requests.withLock { $0.append(request) }
      }
    }
  }

  /// A server that says the same to everybody.
  package convenience init(certificate: TestCertificates.Kind? = nil, always answer: Answer) {
    self.init(certificate: certificate) { _ in answer }
  }

  /// Stops to listen. Connections that there are go on.
  package func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// What arrived so far.
  package var requests: [Request] { received.requests.withLock { $0 } }

  /// `http://127.0.0.1:PORT`, or `https:`, with a path.
  package func url(_ path: String = "", host: String = "127.0.0.1") -> String {
    "http\(certificate == nil ? "" : "s")://\(host):\(port)\(path)"
  }

  private static func serve(
    _ listener: Int32, _ script: @escaping Script, _ certificate: TestCertificates.Kind?,
    _ pauseOfBytes: Double?,
    log: @escaping @Sendable (Request) -> Void
  ) {
    var count = 0
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { break }
      let number = count
      count += 1
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread {
        if let certificate {
          if let end = TLSEnd(for: client, certificate, pauseOfBytes: pauseOfBytes) {
            converse(end.plain, number, script, log: log)
            end.end()
          }
        } else {
          converse(client, number, script, log: log)
        }
        close(client)
      }
    }
    close(listener)
  }

  private static func converse(
    _ client: Int32, _ number: Int, _ script: Script, log: (Request) -> Void
  ) {
    var buffer: [UInt8] = []
    // The beginning of a handshake, which gets an answer that is none.
    var first: UInt8 = 0
    if recv(client, &first, 1, Int32(MSG_PEEK)) == 1, first == 0x16 {
      return send("HTTP/1.1 400 Bad Request\r\n\r\n", to: client)
    }
    while let request = read(from: client, number, &buffer) {
      log(request)
      switch script(request) {
      case .response(let status, let headers, let body):
        var text = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        send(text + "\r\n" + body, to: client)
      case .bytes(let text):
        send(text, to: client)
        return
      case .bits(let texts, let pause):
        for text in texts {
          usleep(UInt32(pause * 1e6))
          send(text, to: client)
        }
        return
      case .silence:
        var byte: UInt8 = 0
        while recv(client, &byte, 1, 0) > 0 {}
        return
      }
    }
  }

  private static func send(_ text: String, to client: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes {
        Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent <= 0 { return }
      bytes = bytes.dropFirst(sent)
    }
  }

  /// The next request; nil when the client has closed the connection.
  private static func read(
    from client: Int32, _ number: Int, _ buffer: inout [UInt8]
  ) -> Request? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = buffer.firstRange(of: end) {
        let lines = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
          .components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
          headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        if buffer.count >= range.upperBound + length {
          let body = buffer[range.upperBound..<range.upperBound + length]
          let words = lines[0].split(separator: " ")
          buffer.removeFirst(range.upperBound + length)
          return Request(
            verb: String(words[0]), target: String(words[1]), headers: headers,
            body: String(decoding: body, as: UTF8.self), connection: number)
        }
      }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = recv(client, &chunk, chunk.count, 0)
      if count <= 0 { return nil }
      buffer += chunk[..<count]
    }
  }
}
