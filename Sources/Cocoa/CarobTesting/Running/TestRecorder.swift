import CarobRuntime

/// Takes what tests report, on whatever thread, and hands it on. There is one in a process. [any-thread]
enum TestRecorder {
  private struct State {
    var running: TestIdentifier?
    var report: @Sendable (TestEvent) -> Void = { _ in }
  }

  private static let state = Locked(State())

  /// Who is told of events from now on.
  static func setReport(_ report: @escaping @Sendable (TestEvent) -> Void) {
    state.withLock { $0.report = report }
  }

  /// The test that runs; nil between tests.
  static var running: TestIdentifier? {
    get { state.withLock { $0.running } }
    set { state.withLock { $0.running = newValue } }
  }

  static func report(_ event: TestEvent) { state.withLock { $0.report }(event) }

  /// Reports a failure.
  ///
  /// - Parameter test: the one that failed. Its failures count after its end, too.
  static func record(_ issue: TestIssue, of test: TestIdentifier) {
    var issue = issue
    if running != test { issue.text += " (after the test had ended)" }
    report(.issue(test, issue))
  }

  /// Reports a failure of which nobody knows the test, such as an exception on a queue: of the one that runs.
  ///
  /// - Returns: whether one runs.
  @discardableResult
  static func recordUnattributed(_ issue: TestIssue) -> Bool {
    guard let running else { return false }
    record(issue, of: running)
    return true
  }
}
