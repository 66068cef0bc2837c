import CarobIsolation
import CarobLibc
import CarobProcess
import CarobScreens
import CarobTesting
import Foundation

/// A process that runs tests, as the command sees it. [main-thread]
final class TestProcess {
  private let lines: JSONLines
  private let child: ChildProcess
  /// The page in which it records a stack overflow.
  let note: HandlerNote

  /// The running test, or the `+tearDown` of a class. Nil before the first test.
  var running: (test: TestIdentifier, since: ContinuousClock.Instant)?
  /// The tests to run after it.
  var remaining: ArraySlice<TestIdentifier> = []
  /// Whether the process was asked to end.
  private(set) var isEnding = false
  /// The time when the process was started, or asked to end.
  private(set) var waitingSince = ContinuousClock.now
  /// Whether the process has sent its list of tests.
  var hasGreeted = false

  /// Starts a test process, which ends with this one.
  ///
  /// - Throws: `CommandError` when it cannot be started.
  init(_ modules: TestFiles, attachments: String?) throws(CommandError) {
    do throws(ProcessError) {
      let socket: CInt
      (lines, socket) = try JSONLines.pair()
      defer { close(socket) }
      var noteFile: CInt = -1
      note = try HandlerNote(makingFile: &noteFile)
      defer { close(noteFile) }
      child = try ChildProcess(
        RunningExecutable.path,
        ["test", "--worker", "3"] + (attachments.map { ["--attachments", $0] } ?? [])
          + modules.others.flatMap { ["--with", $0] } + ["--"] + modules.paths,
        environment: CrashSignal.withoutBacktrace(ProcessInfo.processInfo.environment),
        descriptors: [nil, STDOUT_FILENO, STDERR_FILENO, socket, noteFile], ending: SIGKILL)
    } catch {
      throw CommandError(.unavailable, "\(error); try again")
    }
  }

  deinit { kill() }

  /// The socket, for `poll`.
  var socket: CInt { lines.descriptor }

  /// The last test; nil before the first one.
  private(set) var lastTest: TestIdentifier?
  /// The class whose `+tearDown` has not run; nil when there is none.
  private(set) var openClass: String?

  func run(_ test: TestIdentifier) {
    running = (test, .now)
    lastTest = test
    openClass = test.className
    lines.send(TestWorker.Command.run(test))
  }

  /// Starts the `+tearDown` of a class.
  func finish(_ className: String) {
    running = (.tearDown(of: className), .now)
    openClass = nil
    lines.send(TestWorker.Command.finish(className))
  }

  func end() {
    isEnding = true
    running = nil
    waitingSince = .now
    lines.send(TestWorker.Command.end)
  }

  /// The most answers to read at once, before looking at signals, deadlines and other processes.
  private static let maximumAnswers = 1000

  /// Reads the answers since the last call.
  ///
  /// - Throws: `Loss` when the process has closed the socket, or sent a malformed line.
  func answers() throws(Loss) -> [TestWorker.Answer] {
    var answers: [TestWorker.Answer] = []
    // A test may report failures without end.
    while answers.count < Self.maximumAnswers {
      switch lines.next(TestWorker.Answer.self, within: 0) {
      case .value(let answer): answers.append(answer)
      case .nothing: return answers
      case .malformed: throw .malformed
      // Answers from before the end count.
      case .ended where !answers.isEmpty: return answers
      case .ended: throw .ended(outcome())
      }
    }
    return answers
  }

  /// Whether the process has ended, though a child of it may hold its socket.
  var isOver: Bool { child.outcome != nil }

  func kill() { child.kill(Worker.endingSignal) }

  /// The reason why a test process is lost.
  enum Loss: Error {
    case ended(ProcessEnd)
    /// A malformed line from the process.
    case malformed
    case overdue

    /// Returns the reason as the text of a failure.
    func text(timeout: String, _ note: HandlerNote) -> String {
      switch self {
      case .overdue: "did not end within \(timeout) s; it was killed"
      case .malformed:
        "wrote to a file descriptor that it had not opened, through which carob learns of results"
      case .ended(.signalled(let signal)):
        "\(CrashSignal.includes(signal) ? "crashed:" : "was ended by") \(SignalName.of(signal)) "
          + "(\(SignalName.words(for: signal)))" + Self.hint(signal, note)
      case .ended(.exited(let status)): "ended the process with exit status \(status)"
      case .ended(.held): "did not end; a debugger may hold its process"
      case .ended(.unknown): "ended the process"
      }
    }

    private static func hint(_ signal: Int32, _ note: HandlerNote) -> String {
      if note.hasOverflowed(endedBy: signal) {
        return "; its stack overflowed, as endless recursion does"
      }
      let zombies = CrashSignal.zombies
      return CrashSignal.isOfMemory(signal) ? "; \(zombies.variable) \(zombies.effect)" : ""
    }
  }

  /// Waits for the process's end, and kills it if necessary.
  func outcome() -> ProcessEnd { child.end(within: 2000).end }
}
