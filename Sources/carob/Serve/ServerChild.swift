import CIsolation
import CarobLibc
import CarobScreens
import Foundation

/// The process that serves pages, and the line to it. [main-thread]
///
/// It is another program, so that `carob` links no server. It ends when the line is closed, so with this process, too.
struct ServerChild {
  private let process: pid_t
  private let line: CInt
  private var received: [UInt8] = []

  /// Where the child has its end.
  private static let descriptor: CInt = 3

  /// Starts it. It loads the plugin, and reports.
  ///
  /// - Throws: `CommandError` when it cannot be started.
  init(_ setup: ServerSetup) throws(CommandError) {
    let own = URL(fileURLWithPath: RunningExecutable.path ?? "/")
    let program = own.deletingLastPathComponent().appendingPathComponent("carob-server").path
    guard access(program, X_OK) == 0 else {
      throw CommandError(
        .unavailable, "\(program): is not there", advice: "build or install carob again",
        place: program)
    }
    var ends: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw Self.cannotStart(program, errno)
    }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], Self.descriptor)
    carob_isolation_close_from(&actions, Self.descriptor + 1)
    var child = pid_t()
    let arguments = [strdup(program), nil]
    defer { free(arguments[0]) }
    let failure = posix_spawn(&child, program, &actions, nil, arguments, environ)
    guard failure == 0 else {
      close(ends[0])
      throw Self.cannotStart(program, failure)
    }
    process = child
    line = ends[0]
    send(setup)
  }

  private static func cannotStart(_ program: String, _ number: CInt) -> CommandError {
    CommandError(.unavailable, "\(program): cannot be run: \(String(cString: strerror(number)))")
  }

  /// Tells those who look something.
  func tell(_ text: String) { send(ServerCommand(told: text)) }

  private func send(_ value: some Encodable) {
    // Values of this kind can all be written.
    guard let data = try? JSONEncoder().encode(value) else { return }
    var bytes = (Array(data) + [UInt8(ascii: "\n")])[...]
    while !bytes.isEmpty {
      // SAFETY: the buffer is valid during the call, which reads no more than its count.
      let count = bytes.withUnsafeBytes {
        CarobLibc.send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // Its end is noticed elsewhere.
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// What it reports; nil for nothing within a while.
  mutating func report(within milliseconds: Int32) -> ServerReport? {
    var poll = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    if CarobLibc.poll(&poll, 1, milliseconds) > 0 {
      var chunk = [UInt8](repeating: 0, count: 1 << 12)
      let count = recv(line, &chunk, chunk.count, 0)
      if count > 0 { received += chunk[..<count] } else { usleep(UInt32(milliseconds) * 1000) }
    }
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { received.removeFirst(end + 1) }
    return try? JSONDecoder().decode(ServerReport.self, from: Data(received[..<end]))
  }

  /// How it has ended; nil while it runs.
  func outcome() -> ChildCommand.Outcome? {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) == process
      ? ChildCommand.Outcome(waitStatus: status) : nil
  }

  /// Ends it, and waits for that: it closes its connections within two seconds.
  func end() {
    shutdown(line, Int32(SHUT_WR))
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    close(line)
  }

  /// Lets go of one that has ended.
  func release() { close(line) }
}
