import CarobRuntime

/// Receives the reports of tests, on any thread, and passes them on. There is one in a process. [any-thread]
enum TestRecorder {
  private struct State {
    var running: TestIdentifier?
    var runningCase: XCTestCase?
    /// How many tests run, each within the one before.
    var depth = 0
    var report: @Sendable (TestEvent) -> Void = { _ in }
  }

  private static let state = Locked(State())

  /// Sets the receiver of later events.
  static func setReport(_ report: @escaping @Sendable (TestEvent) -> Void) {
    state.set(\.report, to: report)
  }

  /// The test that runs; nil between tests.
  static var running: TestIdentifier? {
    get { state.withLock { $0.running } }
    set { state.withLock { $0.running = newValue } }
  }

  /// The object that runs the test; nil between tests.
  static var runningCase: XCTestCase? { state.withLock { $0.runningCase } }

  /// The tests that were running when another one began.
  struct Outer {
    fileprivate let running: TestIdentifier?
    fileprivate let runningCase: XCTestCase?
  }

  /// Notes that a test begins, maybe within another one that runs a suite.
  static func begin(_ test: XCTestCase) -> Outer {
    let identifier = test.identifier
    return state.withLock { state in
      let outer = Outer(running: state.running, runningCase: state.runningCase)
      state.running = identifier
      state.runningCase = test
      state.depth += 1
      return outer
    }
  }

  /// Notes that a test has ended; the one around it goes on.
  static func end(_ outer: Outer) {
    state.withLock { state in
      state.running = outer.running
      state.runningCase = outer.runningCase
      state.depth -= 1
    }
  }

  static func report(_ event: TestEvent) { state.withLock { $0.report }(event) }

  /// Reports what a test measured, unless it runs within another one.
  static func measured(_ text: String, by test: TestIdentifier) {
    if state.withLock({ $0.depth }) <= 1 { report(.measured(test, text)) }
  }

  /// Reports a failure.
  ///
  /// - Parameter test: the failed test. Failures count even after its end.
  static func record(_ issue: TestIssue, of test: TestIdentifier) {
    var issue = issue
    let (isRunning, isInner, run) = state.withLock { state in
      (state.running == test, state.depth > 1, state.runningCase?.testRun)
    }
    if isRunning {
      run?.count(isExpected: issue.isExpected)
      // The test around it looks at the run.
      if isInner { return }
    } else {
      issue.text += " (after the test had ended)"
    }
    report(.issue(test, issue))
  }

  /// Reports a failure of an unknown test, such as an exception on a queue, as one of the running test.
  ///
  /// - Returns: false when no test is running.
  @discardableResult
  static func recordUnattributed(_ issue: TestIssue) -> Bool {
    guard let running else { return false }
    record(issue, of: running)
    return true
  }
}
