#if Isolation
import CarobLibc
import CarobRuntime
import CarobScreens
import Foundation

/// Lines of JSON to and from the process that started this one. [any-thread]
final class ControlChannel: Sendable {
  private let descriptor: CInt
  /// What was read behind the last line.
  private let rest = Locked<[UInt8]>([])

  /// The lowest number of the descriptor: plugins close and use low ones by mistake.
  private static let lowestDescriptor: CInt = 64

  init(descriptor: CInt) {
    // A program that a plugin starts must not keep it open.
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, Self.lowestDescriptor)
    if moved >= 0 { close(descriptor) } else { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    self.descriptor = moved >= 0 ? moved : descriptor
  }

  /// The longest line that is read, in bytes.
  private static let longestLine = 64 << 20

  /// Reads a line; nil when there are no more, or it is something else.
  func next<Value: Decodable>(_ type: Value.Type) -> Value? {
    line().flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
  }

  private func line() -> [UInt8]? {
    rest.withLock { rest in
      var chunk = [UInt8](repeating: 0, count: 1 << 12)
      while true {
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          defer { rest.removeFirst(end + 1) }
          return Array(rest[..<end])
        }
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 || rest.count > Self.longestLine { return nil }
        rest += chunk[..<count]
      }
    }
  }

  /// Writes a line.
  ///
  /// - Returns: whether it was written; not when the other side has gone, or a plugin has closed the descriptor.
  @discardableResult
  func send(_ report: ServerReport) -> Bool {
    var bytes = (LiveJSON.bytes(report) + [UInt8(ascii: "\n")])[...]
    while !bytes.isEmpty {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      bytes = bytes.dropFirst(max(count, 0))
    }
    return true
  }

  /// Has a thread read commands, to their end.
  ///
  /// - Parameter end: called at the end, on that thread.
  func follow(
    _ body: @escaping @Sendable (ServerCommand) -> Void, end: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [self] in
      while let command = next(ServerCommand.self) { body(command) }
      end()
    }
  }
}
#endif
