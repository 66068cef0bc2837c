#if Isolation
import CarobRuntime
import NIOCore
import NIOHTTP1
import Synchronization

/// A response that goes on: server-sent events. [any-thread]
package final class EventStream: Sendable {
  private let channel: any Channel
  private let maximum: Int
  /// Bytes that were not written yet.
  private let waiting = Atomic(0)
  private let longest = Atomic(0)
  private let state = Locked(State())

  private struct State {
    var isClosed = false
    var onClose: [@Sendable () -> Void] = []
  }

  init(_ channel: any Channel, maximum: Int) {
    self.channel = channel
    self.maximum = maximum
  }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - id: what the client says it has seen, when it comes back.
  ///   - data: without line breaks, such as JSON.
  package func send(id: Int? = nil, data: some Sequence<UInt8>) {
    var buffer = ByteBuffer()
    if let id { buffer.writeString("id: \(id)\n") }
    buffer.writeString("data: ")
    buffer.writeBytes(data)
    buffer.writeString("\n\n")
    write(buffer)
  }

  /// Sends nothing, so that a client that has vanished is noticed.
  func beat() { write(ByteBuffer(string: ": \n\n")) }

  private func write(_ buffer: ByteBuffer) {
    let count = buffer.readableBytes
    let (before, _) = waiting.add(count, ordering: .relaxed)
    // A client that does not read costs no more than that, or than a few of the longest events: the first is often the longest, and
    // others follow while it is read.
    let (_, longest) = longest.max(count, ordering: .relaxed)
    guard before < max(maximum, 4 * longest) else { return close() }
    channel.eventLoop.execute { [self] in
      channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(buffer))).whenComplete { _ in
        self.waiting.subtract(count, ordering: .relaxed)
      }
    }
  }

  /// Ends it.
  package func close() { channel.close(promise: nil) }

  /// Has something done when the client has gone or was dropped; at once if it has already.
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
