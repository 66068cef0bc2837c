import CarobIsolation
import CarobLibc
import CarobScreens
import CarobTesting
import Foundation

/// A worker, seen from the process that has started it. [main-thread]
final class TestProcess {
  /// Our end of the socket.
  let socket: Int32
  private let child: ChildLife
  /// Where it notes that its stack has overflowed.
  let note: HandlerNote
  private var buffer: [UInt8] = []

  /// What it is to do now: a test, or the `+tearDown` of a class. Nil before the first test.
  var running: (test: TestIdentifier, since: ContinuousClock.Instant)?
  /// The tests that it is to run after that.
  var remaining: ArraySlice<TestIdentifier> = []
  /// Whether it was told to end.
  private(set) var isEnding = false
  /// When it was started, or told to end.
  private(set) var waitingSince = ContinuousClock.now
  /// Whether it has said which tests there are.
  var hasGreeted = false

  /// More bytes than that without an end of the line are no answer.
  private static let longestLine = 64 << 20

  /// Starts a worker.
  ///
  /// - Throws: `CommandError` when there can be none.
  init(_ modules: [String]) throws(CommandError) {
    var ends: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw CommandError(
        .unavailable, "no socket is left: \(String(cString: strerror(errno))); try again")
    }
    var noteFile: CInt = -1
    guard let note = HandlerNote(makingFile: &noteFile) else {
      for end in ends { close(end) }
      throw CommandError(
        .unavailable, "no memory can be shared: \(String(cString: strerror(errno))); try again")
    }
    self.note = note
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(nothing)
      close(noteFile)
      close(ends[1])
    }
    do throws(IsolationError) {
      child = try ChildLife(
        RunningExecutable.path ?? "/proc/self/exe", ["test", "--worker", "3", "--"] + modules,
        environment: Self.environment,
        descriptors: [nothing, STDOUT_FILENO, STDERR_FILENO, ends[1], noteFile])
    } catch {
      close(ends[0])
      throw CommandError(.unavailable, "\(error); try again")
    }
    socket = ends[0]
  }

  deinit {
    kill()
    close(socket)
  }

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // The report says what happened; a backtrace would only delay it.
    environment.updateValue("enable=no", forKey: "SWIFT_BACKTRACE")
    return environment
  }

  /// The test that it was given last; nil before the first one.
  private(set) var lastTest: TestIdentifier?
  /// The class whose `+tearDown` is to come; nil when there is none.
  private(set) var openClass: String?

  /// Has it run a test.
  func run(_ test: TestIdentifier) {
    running = (test, .now)
    lastTest = test
    openClass = test.className
    send("run \(test.className) \(test.method)\n")
  }

  /// Has it run the `+tearDown` of a class.
  func finish(_ className: String) {
    running = (.tearDown(of: className), .now)
    openClass = nil
    send("finish \(className)\n")
  }

  /// Has it end.
  func end() {
    isEnding = true
    running = nil
    waitingSince = .now
    send("end\n")
  }

  private func send(_ line: String) {
    // When it has gone, the socket's end says so.
    _ = line.utf8CString.withUnsafeBytes {
      Foundation.send(socket, $0.baseAddress, $0.count - 1, Int32(MSG_NOSIGNAL))
    }
  }

  /// What it has sent since the last time.
  ///
  /// - Throws: `Loss` when it has closed the socket, or sent what is no answer.
  func answers() throws(Loss) -> [TestWorker.Answer] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &chunk, chunk.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        buffer += chunk[..<count]
        if buffer.count > Self.longestLine { throw .malformed }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        return try takeLines()
      } else {
        // What came before the end counts.
        let last = try takeLines()
        if last.isEmpty { throw .ended(outcome()) }
        return last
      }
    }
  }

  private func takeLines() throws(Loss) -> [TestWorker.Answer] {
    guard let end = buffer.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = buffer[..<end].split(separator: UInt8(ascii: "\n"))
    buffer.removeSubrange(...end)
    var answers: [TestWorker.Answer] = []
    for line in lines {
      guard let answer = try? JSONDecoder().decode(TestWorker.Answer.self, from: Data(line)) else {
        throw .malformed
      }
      answers.append(answer)
    }
    return answers
  }

  /// Whether the process is over, though somebody else may hold its socket.
  var isOver: Bool { child.outcome != nil }

  /// Ends it at once.
  func kill() { child.kill(PluginProcess.endingSignal) }

  /// Why a worker is of no use any more.
  enum Loss: Error {
    case ended(ChildLife.End)
    /// It sent what is no answer.
    case malformed
    /// It took too long.
    case overdue

    /// What happened, as the text of a failure.
    func text(timeout: String, _ note: HandlerNote) -> String {
      switch self {
      case .overdue: "did not end within \(timeout) s; it was killed"
      case .malformed:
        "wrote to a file descriptor that it had not opened, through which carob learns of results"
      case .ended(.signalled(let signal)):
        "\(Self.crashes.contains(signal) ? "crashed:" : "was ended by") \(SignalName.of(signal)) "
          + "(\(String(cString: strsignal(signal))))"
          + ([SIGSEGV, SIGBUS].contains(signal)
            ? note.hasOverflowed(endedBy: signal)
              ? "; its stack overflowed, as endless recursion does"
              : "; CAROB_ZOMBIES=1 names objects that were freed too early" : "")
      case .ended(.exited(let status)): "ended the process with exit status \(status)"
      case .ended(.held): "did not end; a debugger may hold its process"
      }
    }

    private static let crashes: Set<Int32> = [
      SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS,
    ]
  }

  /// Waits a little for its end, and says how it came.
  func outcome() -> ChildLife.End { child.end(within: 2000).end }
}
