import CarobIsolation
import CarobLibc
import CarobScreens
import Foundation

/// The process that serves pages, and the line to it. [main-thread]
///
/// It is another program, so that `carob` links no server. It ends when the line is closed, and with this process, too.
struct ServerChild {
  private let process: ChildLife
  private let line: CInt
  private var received: [UInt8] = []

  /// The longest line that is read, in bytes.
  private static let longestLine = 1 << 20
  /// How many milliseconds it has to end in: it takes up to two seconds for its pages and plugins, whatever these do.
  private static let timeout = 3000
  /// How many milliseconds a server has to end in that has lost its line: less than one takes that ends by itself since the plugin has
  /// closed the line, so that its end is not taken for its own.
  private static let timeoutWithoutLine = 1000

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
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do throws(IsolationError) {
      process = try ChildLife(
        program, [], environment: ProcessInfo.processInfo.environment,
        descriptors: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, ends[1]])
    } catch {
      close(ends[0])
      throw CommandError(.unavailable, "\(error); try again")
    }
    line = ends[0]
    // One that stands still takes nothing, and is not waited for.
    var time = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(line, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
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

  /// What it reports.
  enum Report {
    case report(ServerReport)
    /// It has not said anything within the time.
    case pending
    /// It has closed the line, or wrote something else: there will be no report.
    case lineLost
  }

  /// Waits a while for what it reports.
  mutating func report(within milliseconds: Int32) -> Report {
    var poll = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    if CarobLibc.poll(&poll, 1, milliseconds) > 0 {
      var chunk = [UInt8](repeating: 0, count: 1 << 12)
      let count = recv(line, &chunk, chunk.count, 0)
      if count <= 0 { return .lineLost }
      received += chunk[..<count]
    }
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else {
      return received.count > Self.longestLine ? .lineLost : .pending
    }
    defer { received.removeFirst(end + 1) }
    let report = try? JSONDecoder().decode(ServerReport.self, from: Data(received[..<end]))
    return report.map(Report.report) ?? .lineLost
  }

  /// How it has ended; nil while it runs.
  func outcome() -> ChildLife.End? { process.outcome }

  /// Ends it, and waits for that.
  ///
  /// - Returns: how it ended, if that was its own doing.
  @discardableResult
  func end() -> ChildLife.End? {
    shutdown(line, Int32(SHUT_WR))
    let (end, wasKilled) = process.end(within: Self.timeout)
    close(line)
    return wasKilled ? nil : end
  }

  /// The end of one whose line is closed: it is about to end, or a plugin has spoiled the line. Then it is ended.
  ///
  /// - Returns: how it ended, if that was its own doing.
  func endAfterLostLine() -> ChildLife.End? {
    // Before the line's other end is closed, which a server ends of by itself.
    let (end, wasKilled) = process.end(within: Self.timeoutWithoutLine)
    close(line)
    return wasKilled ? nil : end
  }

  /// Lets go of one that has ended.
  func release() { close(line) }
}
