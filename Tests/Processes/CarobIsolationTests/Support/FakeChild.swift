import CarobLibc
import CarobProcess
import CarobRuntime
import Foundation
import NIOCore
import NIOPosix
import PluginTestSupport

@testable import CarobIsolation

/// A connection as a host has it, with a socket in place of a child, to which a test writes what it likes.
final class FakeChild: @unchecked Sendable {
  // SAFETY: constant; the socket may be written by any thread.
  let connection: Connection
  private let socket: CInt
  private let losses: Losses

  /// Why the connection was given up.
  private final class Losses: Sendable {
    let reason = Locked<String?>(nil)

    let mailbox = Locked<Mailbox?>(nil)

    /// Gives the connection up, as a host does.
    func note(_ loss: ConnectionLoss) -> IsolationError {
      mailbox.withLock { $0 }?.close(.stopped)
      let text =
        switch loss {
        case .closed: "closed"
        case .stopped: "stopped"
        case .timeOver: "time over"
        case .malformed(let error): "\(error)"
        case .flood(let what): what
        }
      reason.withLock { if $0 == nil { $0 = text } }
      return IsolationError(.malformed, text)
    }
  }

  private static let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// - Parameter deadline: for messages that no test has given a time.
  init(root: Object? = nil, deadline: Duration? = nil) throws {
    let ends = try Descriptors.socketPair()
    socket = ends.theirs
    let losses = Losses()
    self.losses = losses
    connection = Connection(root: root, access: .ownMessages, deadline: deadline) {
      losses.note($0)
    }
    let mailbox = connection.mailbox
    losses.mailbox.withLock { $0 = mailbox }
    connection.open(try Self.channel(ends.ours, connection))
  }

  deinit {
    connection.close(.stopped)
    close(socket)
  }

  static func channel(_ descriptor: CInt, _ connection: Connection) throws -> any Channel {
    let mailbox = connection.mailbox
    return try ClientBootstrap(group: loops).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandlers([
          ByteToMessageHandler(FrameDecoder(largest: WireFrame.largest)),
          ConnectionHandler(mailbox, ended: {}),
        ])
      }
    }.withConnectedSocket(descriptor).wait()
  }

  /// Why the connection was given up; nil while it was not.
  var loss: String? { losses.reason.withLock { $0 } }

  func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      start += count
    }
  }

  /// Writes frames, each answer when there is something to be answered, and ends what is written.
  func play(_ frames: [WireFrame]) {
    Thread.detachNewThread { [self] in
      for frame in frames {
        switch frame {
        case .answer, .failure: readFrame()
        default: break
        }
        write(frame)
      }
      // One that is closed early must not be a wait for ever.
      finish()
    }
  }

  /// Waits for a frame of the host's that is not its greeting.
  func readFrame() {
    var length: UInt32 = 0
    guard recv(socket, &length, 4, CInt(MSG_WAITALL)) == 4 else { return }
    var body = [UInt8](repeating: 0, count: Int(UInt32(bigEndian: length)))
    recv(socket, &body, body.count, CInt(MSG_WAITALL))
    if body.first == 1 { readFrame() }
  }

  func write(_ frames: WireFrame...) {
    for frame in frames {
      var body = ByteBuffer()
      frame.write(to: &body)
      write(Array(ByteBuffer(integer: UInt32(body.readableBytes)).readableBytesView))
      write(Array(body.readableBytesView))
    }
  }

  /// Ends what is written.
  func finish() { shutdown(socket, Int32(SHUT_WR)) }

  /// Sends a message to the child's first object, for no longer than a test waits.
  func ask(
    _ selector: StaticString = "count", within limit: Duration = TimeLimit.generous
  ) throws {
    _ = try connection.within(limit) {
      try connection.root().send(Selector(selector), arguments: [])
    }
  }
}
