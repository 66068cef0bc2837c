import CarobLibc
import CarobRuntime
import Foundation

/// Sends and receives lines of JSON, between a process and its child. [any-thread]
package final class JSONLines: Sendable {
  /// The socket, which this object closes.
  package let descriptor: CInt
  private let longestLine: Int
  private let received = Locked(ReceivedLines())
  private let sending = Locked(())

  package enum Received<Value> {
    case value(Value)
    /// Nothing came within the time.
    case nothing
    /// The other side closed the socket.
    case ended
    /// A line that is not such a value. Plugins write to descriptors by mistake.
    case malformed
  }

  /// - Parameters:
  ///   - descriptor: a socket.
  ///   - lowest: the lowest number for the descriptor, because plugins close and use low ones by
  ///     mistake. Nil to keep the number, so that such a mistake is noticed.
  ///   - longestLine: the longest line to read, in bytes.
  package init(_ descriptor: CInt, lowest: CInt? = nil, longestLine: Int = 64 << 20) {
    var number = descriptor
    if let lowest {
      number = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
      if number < 0 { number = descriptor } else { close(descriptor) }
    }
    // A program started by a plugin must not keep it open.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    self.descriptor = number
    self.longestLine = longestLine
  }

  deinit { close(descriptor) }

  /// Makes two connected sockets. The caller closes the other one.
  ///
  /// - Throws: `ProcessError` when none is available.
  package static func pair(
    longestLine: Int = 64 << 20
  ) throws(ProcessError) -> (ours: JSONLines, theirs: CInt) {
    let ends = try Descriptors.socketPair()
    return (JSONLines(ends.ours, longestLine: longestLine), ends.theirs)
  }

  // MARK: Sending

  /// Limits the time for sending, because a stopped process reads nothing.
  package func limitSending(toSeconds seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Sends a value in one line, also when several threads send.
  ///
  /// - Returns: false when the other side has gone, or a plugin has closed the descriptor.
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

  /// Closes the socket for sending.
  package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  // MARK: Receiving

  /// Reads a value.
  ///
  /// - Parameter milliseconds: the longest time to wait; nil for no limit.
  package func next<Value: Decodable>(
    _ type: Value.Type = Value.self, within milliseconds: CInt? = nil
  ) -> Received<Value> {
    received.withLock { received in
      // One limit for a line that comes in pieces.
      let deadline = milliseconds.map { ContinuousClock.now + .milliseconds(Int64($0)) }
      while true {
        if let line = received.next() {
          let value = try? JSONDecoder().decode(type, from: Data(line))
          return value.map(Received.value) ?? .malformed
        }
        if received.unfinishedCount > longestLine { return .malformed }
        var request = pollfd(fd: descriptor, events: CShort(POLLIN), revents: 0)
        let isReady = poll(&request, 1, deadline?.milliseconds ?? -1) > 0
        if !isReady, deadline != nil { return .nothing }
        if isReady, !received.read(from: descriptor) { return .ended }
      }
    }
  }

  /// Starts a thread that reads values until the end.
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

extension ContinuousClock.Instant {
  /// How long it is until then; 0 for the past.
  fileprivate var milliseconds: CInt {
    CInt(clamping: max(0, Int64((self - .now) / .milliseconds(1))))
  }
}

/// Splits received bytes into lines.
private struct ReceivedLines {
  private var bytes: [UInt8] = []
  /// The start of the next line.
  private var start = 0
  /// The position up to which there is no end of the line.
  private var searched = 0

  /// The number of bytes of an incomplete line.
  var unfinishedCount: Int { bytes.count - start }

  /// Returns the next complete line.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return bytes[start..<end]
  }

  /// Reads the available bytes, at most one chunk.
  ///
  /// - Returns: false at the end.
  mutating func read(from descriptor: CInt) -> Bool {
    bytes.removeFirst(start)
    (start, searched) = (0, searched - start)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT))
    if count > 0 { bytes += chunk[..<count] }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }
}
