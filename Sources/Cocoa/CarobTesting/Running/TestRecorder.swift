import CarobRuntime

/// Receives the reports of tests, on any thread, and passes them on. There is one in a process. [any-thread]
enum TestRecorder {
  private struct State {
    var running: TestIdentifier?
    var runningCase: XCTestCase?
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
  static var runningCase: XCTestCase? {
    get { state.withLock { $0.runningCase } }
    set { state.set(\.runningCase, to: newValue) }
  }

  static func report(_ event: TestEvent) { state.withLock { $0.report }(event) }

  /// Reports a failure.
  ///
  /// - Parameter test: the failed test. Failures count even after its end.
  static func record(_ issue: TestIssue, of test: TestIdentifier) {
    var issue = issue
    if running != test { issue.text += " (after the test had ended)" }
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
