#if Isolation
import CarobRuntime
import NIOCore
import NIOHTTP1
import Synchronization

/// A response that does not end: server-sent events. [any-thread]
package final class EventStream: Sendable {
  private let channel: any Channel
  private let server: WebServer
  /// The number of bytes not written yet.
  private let waiting = Atomic(0)
  private let longest = Atomic(0)
  /// The number of all bytes sent, and how many of them the system had taken at the last heartbeat.
  private let sent = Atomic(0)
  private let taken = Atomic(-1)
  private let state = Locked(State())

  private struct State {
    var isClosed = false
    var onClose: [@Sendable () -> Void] = []
  }

  init(_ channel: any Channel, _ server: WebServer) {
    self.channel = channel
    self.server = server
  }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - id: the number that the client repeats when it reconnects.
  ///   - data: data without line breaks, such as JSON.
  package func send(id: Int? = nil, data: some Sequence<UInt8>) {
    var buffer = ByteBuffer()
    if let id { buffer.writeString("id: \(id)\n") }
    buffer.writeString("data: ")
    buffer.writeBytes(data)
    buffer.writeString("\n\n")
    write(buffer)
  }

  /// Sends a heartbeat, which detects clients that have vanished. Closes the stream of a client
  /// that has taken nothing since the last one.
  func beat() {
    let left = (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    let now = sent.load(ordering: .relaxed) - left
    let before = taken.exchange(now, ordering: .relaxed)
    if left > 0, now <= before {
      let seconds = server.check.limits.heartbeatSeconds
      return drop("its client has taken nothing of its events for \(seconds) s")
    }
    write(ByteBuffer(string: ": \n\n"))
  }

  private func write(_ buffer: ByteBuffer) {
    let count = buffer.readableBytes
    let (before, _) = waiting.add(count, ordering: .relaxed)
    // Limits the bytes that wait for a slow client. The longest event counts, because the first one
    // is often the longest, and others follow while the client reads it.
    let (_, longest) = longest.max(count, ordering: .relaxed)
    let maximum = max(server.check.limits.waiting, 4 * longest)
    let hasRoom = server.waiting.add(count)
    // A client without a backlog does not suffer from slow ones.
    guard before == 0 || before < maximum && hasRoom else {
      remove(count)
      return drop("\(before) bytes of events wait for its client")
    }
    channel.eventLoop.execute { [self] in
      sent.add(count, ordering: .relaxed)
      channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(buffer))).whenComplete { _ in
        self.remove(count)
      }
    }
  }

  private func remove(_ count: Int) {
    waiting.subtract(count, ordering: .relaxed)
    server.waiting.remove(count)
  }

  private func drop(_ reason: String) {
    server.noteClosing(reason)
    close()
  }

  package func close() { channel.close(promise: nil) }

  /// Runs `body` when the stream has closed; at once if it has already.
  package func onClose(_ body: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.onClose.append(body) }
      return state.isClosed
    }
    if isClosed { body() }
  }

  func hasClosed() {
    let bodies = state.withLock { state in
      state.isClosed = true
      defer { state.onClose = [] }
      return state.onClose
    }
    for body in bodies { body() }
  }
}
#endif
