import CarobLibc
import Foundation
import PluginTestSupport

/// A connection to a port of 127.0.0.1, on which a test says what it wants.
final class Socket {
  private let descriptor: Int32
  private var received: [UInt8] = []

  /// Why there is no answer.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// What came back.
  struct Response: Equatable {
    let status: Int
    /// Names in small letters.
    let headers: [String: String]
    let body: String
  }

  init(port: Int) throws {
    descriptor = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = UInt16(port).bigEndian
    var time = timeval(tv_sec: TimeLimit.seconds, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    // SAFETY: a `sockaddr_in` is passed as the `sockaddr` that it starts like, with its size.
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: "port \(port) does not answer") }
  }

  deinit { close(descriptor) }

  /// Sends as much as the other side takes.
  ///
  /// - Returns: whether that was all; it is not when the connection was closed.
  @discardableResult
  func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes.withUnsafeBytes {
        CarobLibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Reads until something is there that the closure takes.
  ///
  /// - Parameter take: gets all that was received, and gives how many bytes of it are done; nil to wait for more.
  private func read<Result>(
    _ take: ([UInt8]) throws -> (Result, Int)?
  ) throws -> Result {
    // A stream has signs of life, so the time of a single read says nothing.
    let deadline = ContinuousClock.now + TimeLimit.generous
    while true {
      if ContinuousClock.now > deadline {
        let text = String(decoding: received.suffix(1000), as: UTF8.self)
        throw Failure(description: "what is waited for does not come: \(text)")
      }
      if let (result, count) = try take(received) {
        received.removeFirst(count)
        return result
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count == 0 { throw Failure(description: "the connection was closed") }
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        throw Failure(description: "nothing arrives: \(String(cString: strerror(errno)))")
      }
      received += chunk[..<count]
    }
  }

  /// Reads until there is a text, and takes all up to its end.
  @discardableResult
  func read(until text: String) throws -> String {
    let wanted = Array(text.utf8)
    // What was looked at before is not looked at again: there may be megabytes.
    var seen = 0
    return try read { bytes in
      defer { seen = bytes.count }
      return bytes[max(0, seen - wanted.count)...].firstRange(of: wanted).map { range in
        (String(decoding: bytes[..<range.upperBound], as: UTF8.self), range.upperBound)
      }
    }
  }

  /// Reads a response with a length.
  func response() throws -> Response {
    let head = try read(until: "\r\n\r\n")
    let lines = head.components(separatedBy: "\r\n").dropLast(2)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
    let length = Int(headers["content-length"] ?? "") ?? 0
    let body = try read { bytes in
      bytes.count < length ? nil : (String(decoding: bytes[..<length], as: UTF8.self), length)
    }
    return Response(status: status, headers: headers, body: body)
  }

  /// Whether the other side closes the connection, after whatever it still sends.
  func isClosed() -> Bool {
    do {
      let _: Void = try read { _ in nil }
      return false
    } catch {
      return "\(error)".contains("closed") || "\(error)".contains("reset")
    }
  }
}
