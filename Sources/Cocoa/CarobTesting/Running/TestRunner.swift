import CarobFoundation
import CarobRuntime
import Foundation

/// Runs tests in this process, one after the other, as XCTest does: `+setUp` before the first test of a class;
/// `-setUp`, the test, its teardown blocks and `-tearDown` on one instance per test; `+tearDown` before another class.
@MainActor
public final class TestRunner {
  private var current: RuntimeClass?
  /// The class of the last test, also after its end.
  private var last: RuntimeClass?
  /// The tests of that class, for observers.
  private var suite: XCTestSuite?
  private let attachments: AttachmentFolder?
  /// The bundles whose tests have begun.
  private var bundles: [NSBundle] = []

  private static let setUp = Selector("setUp")
  private static let tearDown = Selector("tearDown")
  private static let initWithSelector = Selector("initWithSelector:")

  /// Makes the runner. There is one in a process.
  ///
  /// - Parameters:
  ///   - attachments: a folder for the attachments of tests; nil to drop them.
  ///   - report: receives the events, on the thread where they happen.
  public init(
    attachments: String? = nil, _ report: @escaping @Sendable (TestEvent) -> Void
  ) {
    self.attachments = attachments.map(AttachmentFolder.init)
    TestRecorder.setReport(report)
    UnhandledExceptions.setHandler { exception in
      let issue = TestIssue("failed: \(exception)", isExpected: false)
      TestRecorder.recordUnattributed(issue)
    }
  }

  /// Runs a test.
  public func run(_ test: TestIdentifier) {
    let made = MadeTests.take(test)
    guard let cls = RuntimeClass(named: test.className),
      made != nil || (try? Selector(validating: test.method)) != nil
    else {
      TestRecorder.report(
        .issue(test, TestIssue("there is no such test any more", isExpected: false)))
      return TestRecorder.report(.ended(test, seconds: 0, skipped: nil))
    }
    if cls != current {
      finish()
      (current, last) = (cls, cls)
      begin(cls)
      sendToClass(cls, Self.setUp)
    }
    let clock = ContinuousClock()
    let begin = clock.now
    TestRecorder.running = test
    let (count, uses) = (NSRunLoop.countOfMain, Zombies.uses.count)
    let skipped = autoreleasePool { runInstance(of: cls, made, test) }
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

  /// Tells observers that the bundles have no more tests. Nothing is run after that.
  public func end() {
    finish()
    guard let last else { return }
    for bundle in bundles {
      attempt(ofClass: last, Self.tearDown) { try TestObservers.tell(.bundleDidFinish, bundle) }
    }
  }

  /// Sends `+tearDown` to the class of the last test, if that is still due.
  public func finish() {
    guard let cls = current else { return }
    sendToClass(cls, Self.tearDown)
    end(cls)
    current = nil
    fflush(nil)
  }

  private func sendToClass(_ cls: RuntimeClass, _ selector: Selector) {
    attempt(ofClass: cls, selector) { try cls.object.send(selector) }
  }

  /// Runs a part of a class's suite, whose failure is one of the class method.
  private func attempt(
    ofClass cls: RuntimeClass, _ selector: Selector, _ body: () throws -> Void
  ) {
    let test = TestIdentifier(className: cls.name, method: selector.name)
    TestRecorder.running = test
    attempt(test) { try autoreleasePool { try body() } }
    TestRecorder.running = nil
  }

  /// Tells observers of the suite that a class is.
  private func begin(_ cls: RuntimeClass) {
    attempt(ofClass: cls, Self.setUp) {
      let bundle = NSBundle.of(cls)
      if bundles.contains(where: { $0 === bundle }) { return }
      bundles.append(bundle)
      try TestObservers.tell(.bundleWillStart, bundle)
    }
    attempt(ofClass: cls, Self.setUp) {
      let suite = XCTestSuite(cls.name)
      self.suite = suite
      let run = try suite.makeRun()
      suite.testRun = run
      run.start()
      try TestObservers.tell(.suiteWillStart, suite)
    }
  }

  private func end(_ cls: RuntimeClass) {
    guard let suite else { return }
    suite.testRun?.stop()
    attempt(ofClass: cls, Self.tearDown) { try TestObservers.tell(.suiteDidFinish, suite) }
    self.suite = nil
  }

  /// - Returns: the reason why the test was skipped; nil when it was not.
  private func runInstance(
    of cls: RuntimeClass, _ made: XCTestCase?, _ test: TestIdentifier
  ) -> TestIssue? {
    var made = made
    if made == nil {
      attempt(test) {
        let selector = try Selector(validating: test.method)
        made = try cls.makeInstance().send(Self.initWithSelector, selector) as? XCTestCase
        if made == nil { throw RaisedError("-initWithSelector: gave no test") }
      }
    }
    guard let instance = made else { return nil }
    suite?.add(instance)
    let reason = attempt(test) {
      let run = try instance.run()
      if let run { (suite?.testRun as? XCTestSuiteRun)?.add(run) }
    }
    let kept = instance.takeAttachments()
    if let problem = attachments?.write(kept, of: test) {
      TestRecorder.record(TestIssue(problem, isExpected: false), of: test)
    }
    return reason ?? instance.skipped
  }

  /// Runs a part of a test, and reports its error as a failure.
  ///
  /// - Returns: the reason of a skip, if the part threw one.
  @discardableResult
  private func attempt(_ test: TestIdentifier, _ body: () throws -> Void) -> TestIssue? {
    XCTestCase.attempt(test, body)
  }
}
