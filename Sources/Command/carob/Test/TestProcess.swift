import CarobIsolation
import CarobLibc
import CarobProcess
import CarobScreens
import CarobTesting
import Foundation

/// A worker, seen from the process that has started it. [main-thread]
final class TestProcess {
  private let lines: JSONLines
  private let child: ChildProcess
  /// Where it notes that its stack has overflowed.
  let note: HandlerNote

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

  /// Starts a worker, which ends with this process.
  ///
  /// - Throws: `CommandError` when there can be none.
  init(_ modules: [String]) throws(CommandError) {
    do throws(ProcessError) {
      let socket: CInt
      (lines, socket) = try JSONLines.pair()
      defer { close(socket) }
      var noteFile: CInt = -1
      note = try HandlerNote(makingFile: &noteFile)
      let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer {
        close(nothing)
        close(noteFile)
      }
      child = try ChildProcess(
        RunningExecutable.path ?? "/proc/self/exe", ["test", "--worker", "3", "--"] + modules,
        environment: Self.environment,
        descriptors: [nothing, STDOUT_FILENO, STDERR_FILENO, socket, noteFile], ending: SIGKILL)
    } catch {
      throw CommandError(.unavailable, "\(error); try again")
    }
  }

  deinit { kill() }

  /// The socket, to wait for what it says.
  var socket: CInt { lines.descriptor }

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
    lines.send(TestWorker.Command.run(test))
  }

  /// Has it run the `+tearDown` of a class.
  func finish(_ className: String) {
    running = (.tearDown(of: className), .now)
    openClass = nil
    lines.send(TestWorker.Command.finish(className))
  }

  /// Has it end.
  func end() {
    isEnding = true
    running = nil
    waitingSince = .now
    lines.send(TestWorker.Command.end)
  }

  /// The most answers that are taken at once. Then signals, deadlines and other workers have their turn.
  private static let maximumAnswers = 1000

  /// What it has sent since the last time.
  ///
  /// - Throws: `Loss` when it has closed the socket, or sent what is no answer.
  func answers() throws(Loss) -> [TestWorker.Answer] {
    var answers: [TestWorker.Answer] = []
    // A test may fail without end.
    while answers.count < Self.maximumAnswers {
      switch lines.next(TestWorker.Answer.self, within: 0) {
      case .value(let answer): answers.append(answer)
      case .nothing: return answers
      case .malformed: throw .malformed
      // What came before the end counts.
      case .ended where !answers.isEmpty: return answers
      case .ended: throw .ended(outcome())
      }
    }
    return answers
  }

  /// Whether the process is over, though somebody else may hold its socket.
  var isOver: Bool { child.outcome != nil }

  /// Ends it at once.
  func kill() { child.kill(Worker.endingSignal) }

  /// Why a worker is of no use any more.
  enum Loss: Error {
    case ended(ProcessEnd)
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

  /// Waits a little for its end, and says how it came.
  func outcome() -> ProcessEnd { child.end(within: 2000).end }
}
