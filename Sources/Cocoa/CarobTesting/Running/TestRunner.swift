import CarobFoundation
import CarobRuntime
import Foundation

/// Runs tests in this process, one after the other, as XCTest does: `+setUp` before the first test of a class;
/// `-setUp`, the test, its teardown blocks and `-tearDown` on one instance per test; `+tearDown` before another class.
@MainActor
public final class TestRunner {
  private var current: RuntimeClass?

  private static let setUp = Selector("setUp")
  private static let tearDown = Selector("tearDown")
  private static let setUpWithError = Selector("setUpWithError:")
  private static let tearDownWithError = Selector("tearDownWithError:")
  private static let initWithSelector = Selector("initWithSelector:")

  /// Makes the runner. There is one in a process.
  ///
  /// - Parameter report: receives the events, on the thread where they happen.
  public init(_ report: @escaping @Sendable (TestEvent) -> Void) {
    TestRecorder.setReport(report)
    UnhandledExceptions.setHandler { exception in
      let issue = TestIssue("failed: \(exception)", isExpected: false)
      if !TestRecorder.recordUnattributed(issue) { RuntimeLog.error("\(exception)") }
    }
  }

  /// Runs a test.
  public func run(_ test: TestIdentifier) {
    guard let cls = RuntimeClass(named: test.className),
      let selector = try? Selector(validating: test.method)
    else {
      TestRecorder.report(
        .issue(test, TestIssue("there is no such test any more", isExpected: false)))
      return TestRecorder.report(.ended(test, seconds: 0, skipped: nil))
    }
    if cls != current {
      finish()
      current = cls
      sendToClass(cls, Self.setUp)
    }
    let clock = ContinuousClock()
    let begin = clock.now
    TestRecorder.running = test
    let (count, uses) = (NSRunLoop.countOfMain, Zombies.uses.count)
    let skipped = autoreleasePool { runInstance(of: cls, selector, test) }
    for use in Zombies.uses.dropFirst(uses) {
      TestRecorder.record(TestIssue("\(use); \(Zombies.advice)", isExpected: false), of: test)
    }
    for pending in NSRunLoop.pendingOnMain(after: count) {
      TestRecorder.report(.left(test, pending))
    }
    fflush(nil)
    TestRecorder.running = nil
    TestRecorder.report(
      .ended(test, seconds: (clock.now - begin) / .seconds(1), skipped: skipped))
  }

  /// Sends `+tearDown` to the class of the last test, if that is still due.
  public func finish() {
    guard let cls = current else { return }
    sendToClass(cls, Self.tearDown)
    current = nil
    fflush(nil)
  }

  private func sendToClass(_ cls: RuntimeClass, _ selector: Selector) {
    let test = TestIdentifier(className: cls.name, method: selector.name)
    TestRecorder.running = test
    _ = attempt(test) { try cls.object.send(selector) }
    TestRecorder.running = nil
  }

  /// - Returns: the reason why the test was skipped; nil when it was not.
  private func runInstance(
    of cls: RuntimeClass, _ selector: Selector, _ test: TestIdentifier
  ) -> TestIssue? {
    var made: XCTestCase?
    _ = attempt(test) {
      made = try cls.makeInstance().send(Self.initWithSelector, selector) as? XCTestCase
      if made == nil { throw RaisedError("-initWithSelector: gave no test") }
    }
    guard let instance = made else { return nil }
    var skipped = attempt(test) {
      try Self.sendWithError(Self.setUpWithError, to: instance)
      try instance.send(Self.setUp)
      try instance.send(selector)
      Self.reportUnawaited(instance, test)
    }
    while let block = instance.takeTeardownBlock() {
      skipped = attempt(test) { try block.call() } ?? skipped
    }
    skipped = attempt(test) { try instance.send(Self.tearDown) } ?? skipped
    return attempt(test) { try Self.sendWithError(Self.tearDownWithError, to: instance) } ?? skipped
  }

  /// Sends a message that takes an `NSError **`, and throws its error.
  private static func sendWithError(_ selector: Selector, to test: XCTestCase) throws {
    var error: UnsafeMutableRawPointer?
    let isDone = try withUnsafeMutablePointer(to: &error) { error in
      try test.send(selector, Pointer(UnsafeMutableRawPointer(error)), returning: Bool.self)
    }
    if isDone { return }
    // SAFETY: what the method put there is an object, or nil as before.
    guard let thrown = try? Object.argument(error) else {
      throw RaisedError("-\(selector) returned NO")
    }
    throw ObjectiveCException(thrown)
  }

  private static func reportUnawaited(_ instance: XCTestCase, _ test: TestIdentifier) {
    for expectation in instance.takeExpectations() where !expectation.isInverted {
      TestRecorder.record(
        TestIssue("Failed due to unwaited expectation '\(expectation.text)'."), of: test)
    }
  }

  /// Runs a part of a test, and reports its error as a failure.
  ///
  /// - Returns: the reason of a skip, if the part threw one.
  private func attempt(_ test: TestIdentifier, _ body: () throws -> Void) -> TestIssue? {
    do {
      try body()
      return nil
    } catch {
      let thrown = ObjectiveCException.object(of: error)
      if let reason = SkipRequest.reason(of: thrown) { return reason }
      if let exception = thrown as? NSException, exception.name == XCTestCase.interruption {
        return nil
      }
      let text =
        (thrown as? NSException).map { "\"\($0.name)\", \"\($0.reason ?? "")\"" }
        ?? "\"\(thrown.runtimeClass.name)\", \"\(thrown)\""
      TestRecorder.record(TestIssue("failed: caught \(text)", isExpected: false), of: test)
      return nil
    }
  }
}
