import CarobLibc
import CarobRuntime
import Foundation

/// Lines of JSON, to and from a process that this one has started, or that has started this one. [any-thread]
package final class JSONLines: Sendable {
  /// The socket, which this object closes.
  package let descriptor: CInt
  private let longestLine: Int
  private let received = Locked(ReceivedLines())
  private let sending = Locked(())

  /// What was read.
  package enum Received<Value> {
    case value(Value)
    /// The other side has said nothing within the time.
    case nothing
    /// It has closed the socket.
    case ended
    /// A line that is not such a value. Plugins write to descriptors by mistake.
    case malformed
  }

  /// - Parameters:
  ///   - descriptor: a socket.
  ///   - lowest: the lowest number that the descriptor may have: plugins close and use low ones by mistake. Nil to leave
  ///     it as it is, so that such a mistake is seen.
  ///   - longestLine: the longest line that is read, in bytes.
  package init(_ descriptor: CInt, lowest: CInt? = nil, longestLine: Int = 64 << 20) {
    var number = descriptor
    if let lowest {
      number = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
      if number < 0 { number = descriptor } else { close(descriptor) }
    }
    // A program that a plugin starts must not keep it open.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    self.descriptor = number
    self.longestLine = longestLine
  }

  deinit { close(descriptor) }

  /// Our end of two sockets that are connected, and the other one, which the caller closes.
  ///
  /// - Throws: `ProcessError` when none is left.
  package static func pair(
    longestLine: Int = 64 << 20
  ) throws(ProcessError) -> (ours: JSONLines, theirs: CInt) {
    let ends = try Descriptors.socketPair()
    return (JSONLines(ends.ours, longestLine: longestLine), ends.theirs)
  }

  // MARK: Sending

  /// Limits how long sending may take: a process that stands still takes nothing.
  package func limitSending(toSeconds seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Sends a value, as a whole line also when several threads do.
  ///
  /// - Returns: whether it was sent; not when the other side has gone, or a plugin has closed the descriptor.
  @discardableResult
  package func send(_ value: some Encodable) -> Bool {
    guard let data = try? JSONEncoder().encode(value) else { return false }
    let line = Array(data) + [UInt8(ascii: "\n")]
    return sending.withLock { _ in
      var rest = line[...]
      while !rest.isEmpty {
        // SAFETY: the buffer is valid during the call, which reads no more than its count.
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      return true
    }
  }

  /// Says that there is no more to come from this side.
  package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  // MARK: Receiving

  /// Reads a value.
  ///
  /// - Parameter milliseconds: how long to wait for it; nil for as long as it takes.
  package func next<Value: Decodable>(
    _ type: Value.Type = Value.self, within milliseconds: CInt? = nil
  ) -> Received<Value> {
    received.withLock { received in
      var timeout = milliseconds ?? -1
      while true {
        if let line = received.next() {
          let value = try? JSONDecoder().decode(type, from: Data(line))
          return value.map(Received.value) ?? .malformed
        }
        if received.unfinishedCount > longestLine { return .malformed }
        var request = pollfd(fd: descriptor, events: CShort(POLLIN), revents: 0)
        let isReady = poll(&request, 1, timeout) > 0
        if !isReady, milliseconds != nil { return .nothing }
        if isReady, !received.read(from: descriptor) { return .ended }
        // A line that comes in pieces is waited for once.
        if milliseconds != nil { timeout = 0 }
      }
    }
  }

  /// Has a thread read values, to their end.
  ///
  /// - Parameter end: called at the end, on that thread.
  package func follow<Value: Decodable & Sendable>(
    _ body: @escaping @Sendable (Value) -> Void, end: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [self] in
      while case .value(let value) = next(Value.self) { body(value) }
      end()
    }
  }
}

/// Bytes that were received, on their way to be lines.
private struct ReceivedLines {
  private var bytes: [UInt8] = []
  /// Where the first line begins that was not taken.
  private var start = 0
  /// Up to where there is no end of a line, from the start on.
  private var searched = 0

  /// How many bytes there are of a line without an end.
  var unfinishedCount: Int { bytes.count - start }

  /// Takes the next line that is whole.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return bytes[start..<end]
  }

  /// Reads what there is, at most one piece.
  ///
  /// - Returns: whether there may be more.
  mutating func read(from descriptor: CInt) -> Bool {
    bytes.removeFirst(start)
    (start, searched) = (0, searched - start)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT))
    if count > 0 { bytes += chunk[..<count] }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }
}
