import CarobFoundation
import CarobRuntime

/// How failures become reports: `-recordFailure…` sends `recordIssue:`, which a test may override, and that reports.
extension XCTestCase {
  private static let recordIssue = Message<(XCTIssue) -> Void>("recordIssue:")
  private static let recordFailure = Message<(String, String?, UInt, Bool) -> Void>(
    "recordFailureWithDescription:inFile:atLine:expected:")

  /// The exception that stops a test after its first failure.
  static let interruption = "_XCTestCaseInterruptionException"

  /// Sends a failure to the test itself.
  ///
  /// - Throws: an exception when the test must stop, or that of an override.
  func record(_ issue: TestIssue) throws { try Self.recordIssue(self, XCTIssue(issue)) }

  static func defineFailures(_ test: ClassMembers<XCTestCase>) {
    test.method("- (void)recordIssue:(XCTIssue *)issue") { (this, issue: XCTIssue) in
      let failure = issue.issue
      // Older programs override the other method alone.
      if this.overridesRecordFailure,
        try this.recording({
          try recordFailure(
            this, failure.text, failure.file, UInt(clamping: failure.line ?? 0), failure.isExpected)
        })
      {
        return
      }
      try this.report(issue)
    }
    test.method(
      """
      - (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)file \
      atLine:(NSUInteger)line expected:(BOOL)expected
      """
    ) { (this, text: String, file: String?, line: UInt, isExpected: Bool) in
      let issue = TestIssue(text, file: file, line: Int(clamping: line), isExpected: isExpected)
      if try this.recording({ try this.record(issue) }) { return }
      try this.report(XCTIssue(issue))
    }
    // Frameworks report exceptions by it.
    test.method("_recordUnexpectedFailureWithDescription:exception:") {
      (this, text: String?, _: Object?) in
      try this.record(TestIssue(text ?? "", isExpected: false))
    }
    test.method(
      """
      - (void)recordSkipWithDescription:(NSString *)description inFile:(NSString *)file \
      atLine:(NSUInteger)line
      """
    ) { (_, text: String, file: String?, line: UInt) in
      throw ObjectiveCException(
        SkipRequest.exception(TestIssue(text, file: file, line: Int(clamping: line))))
    }
    test.classMethod("+ (XCTestCase *)carob_runningTest") { _ in
      try runningTest("an assertion was made, or a test skipped,")
    }
    test.classMethod(
      """
      + (void)carob_expectFailure:(nullable NSString *)reason \
      options:(nullable XCTExpectedFailureOptions *)options inBlock:(void (^ _Nullable)(void))block
      """
    ) { (_, reason: String?, options: XCTExpectedFailureOptions?, block: Block?) in
      let running = try runningTest("XCTExpectFailure was called")
      let expected = ExpectedFailure(reason ?? "", options)
      running.expect(expected)
      guard let block else { return }
      defer { running.removeExpected(expected) }
      try block.call()
      try running.reportUnmet(expected)
    }
  }

  /// The test that runs, for code that is not a method of one.
  ///
  /// - Throws: an exception that says what happened while no test runs.
  private static func runningTest(_ event: String) throws -> XCTestCase {
    guard let running = TestRecorder.runningCase else {
      throw RaisedError(
        "\(event) while no test runs", exceptionName: "NSInternalInconsistencyException")
    }
    return running
  }

  /// Whether a class of the program has its own `-recordFailure…`.
  private var overridesRecordFailure: Bool {
    runtimeClass.ancestry.prefix { $0 != XCTestCase.runtimeClass }.contains { cls in
      cls.methods.contains { $0.selector == Self.recordFailure.selector }
    }
  }

  /// Records an exception that ended a part of the test. Overrides and observers hear of it, and may raise themselves.
  func recordException(_ issue: TestIssue) {
    let issue = XCTIssue(issue)
    let count = testRun?.recordings
    do {
      try Self.recordIssue(self, issue)
    } catch {
      if Self.isInterruption(ObjectiveCException.object(of: error)) { return }
      // An override may raise before it passes the issue on.
      if testRun?.recordings == count { try? report(issue) }
    }
  }

  /// Sends an issue to the run, which a program may have a class for.
  ///
  /// - Throws: the error of the run's override, or of an observer. The issue is recorded before that.
  private func send(_ issue: XCTIssue, to run: XCTestRun) throws {
    let count = run.recordings
    do {
      try run.send(XCTestRun.recordIssue, issue)
    } catch {
      // The error tells about the override, not about the failure of the test.
      if run.recordings == count { try? run.record(issue) }
      throw error
    }
  }

  /// Reports a failure that is not expected.
  private func report(_ issue: XCTIssue) throws {
    if try expects(issue) { return }
    if let testRun {
      try send(issue, to: testRun)
    } else {
      TestRecorder.record(issue.issue, of: identifier)
    }
    if continuesAfterFailure { return }
    throw ObjectiveCException(
      NSException(
        name: Self.interruption, reason: "\(identifier) failed, and is not to go on after that"))
  }

  /// Returns whether the test expects a failure, which then does not count.
  private func expects(_ issue: XCTIssue) throws -> Bool {
    for expected in expectedFailures.reversed() where try expected.matches(issue) { return true }
    return false
  }

  /// Records that an expected failure has not happened.
  func reportUnmet(_ expected: ExpectedFailure) throws {
    guard expected.isUnmet else { return }
    removeExpected(expected)
    try record(
      TestIssue("Expected failure '\(expected.reason)' but none recorded.", isExpected: false))
  }
}
