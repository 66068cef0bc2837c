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
  private static let invokeTest = Selector("invokeTest")
  private static let willStart = Selector("testCaseWillStart:")
  private static let didFinish = Selector("testCaseDidFinish:")
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
    attempt(test) { try cls.object.send(selector) }
    TestRecorder.running = nil
  }

  /// - Returns: the reason why the test was skipped; nil when it was not.
  private func runInstance(
    of cls: RuntimeClass, _ selector: Selector, _ test: TestIdentifier
  ) -> TestIssue? {
    var made: XCTestCase?
    attempt(test) {
      made = try cls.makeInstance().send(Self.initWithSelector, selector) as? XCTestCase
      if made == nil { throw RaisedError("-initWithSelector: gave no test") }
    }
    guard let instance = made else { return nil }
    TestRecorder.runningCase = instance
    defer { TestRecorder.runningCase = nil }
    attempt(test) { try instance.tellObservers(Self.willStart) }
    let skipped = attempt(test) { try instance.send(Self.invokeTest) }
    attempt(test) { try instance.tellObservers(Self.didFinish) }
    return skipped ?? instance.skipped
  }

  /// Runs a part of a test, and reports its error as a failure.
  ///
  /// - Returns: the reason of a skip, if the part threw one.
  @discardableResult
  private func attempt(_ test: TestIdentifier, _ body: () throws -> Void) -> TestIssue? {
    XCTestCase.attempt(test, body)
  }
}
