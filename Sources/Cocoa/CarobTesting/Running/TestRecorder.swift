import CarobRuntime

/// Receives the reports of tests, on any thread, and passes them on. There is one in a process. [any-thread]
enum TestRecorder {
  private struct State {
    var running: TestIdentifier?
    /// The tests that run, each within the one before.
    var cases: [XCTestCase] = []
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
  static var runningCase: XCTestCase? { state.withLock { $0.cases.last } }

  /// Notes that a test begins, maybe within another one that runs a suite.
  ///
  /// - Returns: the test around it, for `end`.
  static func begin(_ test: XCTestCase) -> TestIdentifier? {
    let identifier = test.identifier
    return state.withLock { state in
      defer { state.running = identifier }
      state.cases.append(test)
      return state.running
    }
  }

  /// Notes that the last test has ended; the one around it goes on.
  static func end(_ outer: TestIdentifier?) {
    state.withLock { state in
      state.running = outer
      _ = state.cases.popLast()
    }
  }

  static func report(_ event: TestEvent) { state.withLock { $0.report }(event) }

  /// Reports what a test measured, unless it runs within another one.
  static func measured(_ text: String, by test: TestIdentifier) {
    if state.withLock({ $0.cases.count }) <= 1 { report(.measured(test, text)) }
  }

  /// Counts and reports a failure.
  ///
  /// - Parameters:
  ///   - test: the failed test. Failures are reported even after its end.
  ///   - run: its run; nil for that of the test that runs now.
  static func record(_ issue: TestIssue, of test: TestIdentifier, in run: XCTestRun? = nil) {
    var issue = issue
    let (running, cases) = state.withLock { ($0.running, $0.cases) }
    // The test is one of the running ones, maybe around another one.
    let index = run.map { run in cases.lastIndex { $0.testRun === run } } ?? cases.indices.last
    if run == nil ? running == test : index != nil {
      (run ?? cases.last?.testRun)?.count(isExpected: issue.isExpected)
      // The test around it looks at the run.
      if let index, index > 0 { return }
    } else {
      issue.text += " (after the test had ended)"
    }
    report(.issue(test, issue))
  }

  /// Reports a failure of a suite, as one of the class method or the test that runs. A suite within a test only counts it.
  static func recordOfSuite(_ issue: TestIssue) {
    if state.withLock({ $0.cases.isEmpty }) { recordUnattributed(issue) }
  }

  /// Reports a failure of an unknown test, such as an exception on a queue, as one of the running test; logs it if none runs.
  static func recordUnattributed(_ issue: TestIssue) {
    guard let running else {
      return RuntimeLog.error(issue.file == nil ? issue.text : "\(issue.place): \(issue.text)")
    }
    record(issue, of: running)
  }
}
