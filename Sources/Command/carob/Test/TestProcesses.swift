import CarobLibc
import CarobProcess
import CarobScreens
import CarobTesting
import Foundation

/// Runs tests in test processes, and replaces those that crash or hang. [main-thread]
final class TestProcesses {
  private let modules: TestFiles
  private let timeout: Double
  private let attachments: String?
  private var processes: [TestProcess] = []
  private var suites: [TestPlan.Suite] = []
  /// One object for all waits, so that no signal is lost between them.
  private let signals = InterruptSignal(InterruptSignal.endings, once: false)

  /// The longest time between two looks at signals and deadlines, in milliseconds.
  private static let turn: Int32 = 50

  /// - Parameters:
  ///   - modules: the modules with tests, and the plugins to load before.
  ///   - timeout: the time limit for a test, in seconds.
  ///   - attachments: a folder for the attachments of tests; nil to drop them.
  init(modules: TestFiles, timeout: Double, attachments: String?) {
    self.modules = modules
    self.timeout = timeout
    self.attachments = attachments
  }

  /// Gets the list of tests from a test process, which then runs the first of them.
  ///
  /// - Throws: `CommandError` when a module cannot be loaded.
  func discover() throws(CommandError) -> [TestModule] {
    let process = try TestProcess(modules, attachments: attachments)
    processes = [process]
    while true {
      try wait()
      do throws(TestProcess.Loss) {
        for case .found(let modules) in try process.answers() {
          process.hasGreeted = true
          return modules
        }
      } catch {
        throw Self.failedToLoad(process.outcome(), modules.paths)
      }
      if process.isOver { throw Self.failedToLoad(process.outcome(), modules.paths) }
      if isOverdue(since: process.waitingSince) {
        throw CommandError(
          .badPlugin,
          "\(modules.paths.joined(separator: ", ")): loading did not end within \(seconds) s",
          advice: "look at +load and constructors, or pass a longer --timeout")
      }
    }
  }

  private var seconds: String { String(format: "%g", timeout) }

  private static func failedToLoad(_ end: ProcessEnd, _ modules: [String]) -> CommandError {
    switch end {
    // The test process has reported the reason.
    case .exited(let status) where ExitStatus(rawValue: status) != nil: ProcessLife.end(status)
    case .exited(let status):
      CommandError(
        .badPlugin,
        "\(modules.joined(separator: ", ")): loading ended the process with exit status \(status); look at +load and constructors"
      )
    case .signalled(let signal):
      CommandError(
        .badPlugin,
        "\(modules.joined(separator: ", ")): loading crashed with \(SignalName.of(signal)); look at +load and constructors"
      )
    case .held:
      CommandError(.badPlugin, "loading did not end, and its process is held by a debugger")
    case .unknown: CommandError(.badPlugin, "loading ended the process")
    }
  }

  /// Runs all tests of a plan.
  ///
  /// - Parameters:
  ///   - count: the number of simultaneous processes.
  ///   - isIsolating: whether each test gets a process.
  /// - Throws: `CommandError` for a signal.
  func run(
    _ plan: TestPlan, count: Int, isolating isIsolating: Bool, _ reporter: TestReporter
  ) throws(CommandError) {
    suites = plan.suites
    try reporter.start()
    for process in processes { try goOn(process, isIsolating, reporter) }
    while !processes.isEmpty || !suites.isEmpty {
      while processes.count < count, !suites.isEmpty {
        let process = try TestProcess(modules, attachments: attachments)
        process.remaining = suites.removeFirst().tests[...]
        processes.append(process)
      }
      try wait()
      for process in processes { try look(at: process, isIsolating, reporter) }
    }
  }

  /// Waits for an answer, at most for `turn`.
  private func wait() throws(CommandError) {
    var requests = processes.map { pollfd(fd: $0.socket, events: CShort(POLLIN), revents: 0) }
    poll(&requests, nfds_t(requests.count), Self.turn)
    guard let (signal, _) = signals.next() else { return }
    processes = []
    throw CommandError(ExitStatus(endedBy: signal), "")
  }

  private func look(
    at process: TestProcess, _ isIsolating: Bool, _ reporter: TestReporter
  ) throws(CommandError) {
    // Asked before reading, so that the last answers are read.
    let wasOver = process.isOver
    let answers: [TestWorker.Answer]
    do throws(TestProcess.Loss) {
      answers = try process.answers()
    } catch {
      process.kill()
      return try replace(process, reporter, error)
    }
    for answer in answers {
      switch answer {
      case .found:
        process.hasGreeted = true
        try goOn(process, isIsolating, reporter)
      case .event(let event):
        try reporter.report(event)
        if case .ended(let test, _, _) = event, test == process.running?.test {
          process.running = nil
          try goOn(process, isIsolating, reporter)
        }
      }
    }
    if answers.isEmpty, wasOver {
      return try replace(process, reporter, .ended(process.outcome()))
    }
    if isOverdue(since: process.running?.since ?? process.waitingSince),
      process.running != nil || process.isEnding || !process.hasGreeted
    {
      process.kill()
      try replace(process, reporter, .overdue)
    }
  }

  private func isOverdue(since start: ContinuousClock.Instant) -> Bool {
    (ContinuousClock.now - start) / .seconds(1) > timeout
  }

  /// Starts the process's next test, or ends the process. A class ends before another one begins.
  private func goOn(
    _ process: TestProcess, _ isIsolating: Bool, _ reporter: TestReporter
  ) throws(CommandError) {
    if process.isEnding || !process.hasGreeted { return }
    let isDone = isIsolating && process.lastTest != nil
    if let open = process.openClass, isDone || process.remaining.first?.className != open {
      return process.finish(open)
    }
    if isDone { return process.end() }
    if process.remaining.isEmpty, !suites.isEmpty {
      process.remaining = suites.removeFirst().tests[...]
    }
    guard let test = process.remaining.popFirst() else { return process.end() }
    if isIsolating, !process.remaining.isEmpty {
      // Another process continues the class.
      putBack(process)
    }
    try reporter.willRun(test)
    process.run(test)
  }

  /// Puts back the tests that a process has not begun.
  private func putBack(_ process: TestProcess) {
    guard let next = process.remaining.first else { return }
    suites.insert(
      TestPlan.Suite(
        module: "", className: next.className, tests: Array(process.remaining)), at: 0)
    process.remaining = []
  }

  /// Reports the loss of a process. Another one continues its tests.
  private func replace(
    _ process: TestProcess, _ reporter: TestReporter, _ loss: TestProcess.Loss
  ) throws(CommandError) {
    processes.removeAll { $0 === process }
    putBack(process)
    if case .ended(.exited(0)) = loss, process.isEnding { return }
    let text = loss.text(timeout: seconds, process.note)
    let issue = TestIssue(text, isExpected: false)
    if let running = process.running {
      try reporter.report(.issue(running.test, issue))
      let duration = (ContinuousClock.now - running.since) / .seconds(1)
      try reporter.report(.ended(running.test, seconds: duration, skipped: nil))
      // If this was the last test of its class, there will be no `+tearDown`.
      if !running.test.isOfClass {
        try reporter.report(
          .ended(.tearDown(of: running.test.className), seconds: 0, skipped: nil))
      }
    } else if process.isEnding, let last = process.lastTest {
      try reporter.report(
        .issue(
          .tearDown(of: last.className),
          TestIssue("after it, when the process ended: \(text)", isExpected: false)))
    } else {
      throw CommandError(
        .badPlugin,
        "a process for tests \(text) before the first test; look at +load and constructors"
      )
    }
  }
}
