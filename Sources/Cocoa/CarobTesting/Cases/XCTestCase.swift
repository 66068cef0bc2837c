import CarobFoundation
import CarobRuntime
import Foundation

/// A test: an instance runs one method of its class.
///
/// Plugins derive classes from it, whose methods `-test…` without arguments are tests. `TestRunner` makes the
/// instances. Assertions may be made on any thread.
public final class XCTestCase: XCTest {
  private struct State {
    var identifier: TestIdentifier?
    var selector: Selector?
    var invocation: NSInvocation?
    var continuesAfterFailure = true
    var teardownBlocks: [Block] = []
    var expectations: [XCTestExpectation] = []
    var expectedFailures: [ExpectedFailure] = []
    var skipped: TestIssue?
    var attachments: [XCTAttachment] = []
    var measurement: Measurement?
    /// The threads that send `-recordFailure…` to an override.
    var recordingThreads: Set<UInt> = []
  }

  private let state = Locked(State())

  /// The test that the instance runs; only the class before it is set.
  var identifier: TestIdentifier {
    state.withLock { $0.identifier }
      ?? TestIdentifier(className: runtimeClass.name, method: "")
  }

  override var testName: String { identifier.description }

  override func perform(_ run: XCTestRun) throws { try performCase(run) }

  override class var runClass: RuntimeClass { XCTestCaseRun.runtimeClass }

  /// The invocation that the test was made with; nil for one that was made with a selector.
  var invocation: NSInvocation? {
    get { state.withLock { $0.invocation } }
    set {
      state.set(\.invocation, to: newValue)
      if let selector = newValue?.selector { set(selector) }
    }
  }

  public override var objectDescription: String { identifier.description }

  /// The method that the test runs; nil before it is set.
  var selector: Selector? { state.withLock { $0.selector } }

  /// The reason why the test was skipped; nil when it was not.
  var skipped: TestIssue? {
    get { state.withLock { $0.skipped } }
    set { state.withLock { $0.skipped = newValue } }
  }

  /// Runs a closure while this thread counts as one that records a failure; returns false when it already did.
  func recording(_ body: () throws -> Void) rethrows -> Bool {
    let thread = UInt(pthread_self())
    guard state.withLock({ $0.recordingThreads.insert(thread).inserted }) else { return false }
    defer { state.withLock { _ = $0.recordingThreads.remove(thread) } }
    try body()
    return true
  }

  /// Sets the name under which the test is reported.
  func setIdentifier(_ identifier: TestIdentifier) {
    state.withLock { $0.identifier = identifier }
  }

  /// Sets the method that the test runs.
  func set(_ selector: Selector) {
    let identifier = TestIdentifier(className: runtimeClass.name, method: selector.name)
    state.withLock { state in
      state.selector = selector
      state.identifier = identifier
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTestCase.self, "A test: its subclasses have methods whose names begin with test."
    ) { test in
      test.classMethod("+ (void)setUp") { _ in }
      test.classMethod("+ (void)tearDown") { _ in }
      test.method("- (instancetype)initWithSelector:(SEL)selector") {
        (this, selector: Selector) -> Object? in
        let invocation = try NSInvocation(MethodSignature.interned("v@:"))
        invocation.selector = selector
        return try this.send(Selector("initWithInvocation:"), invocation)
      }
      test.property("@property (nonatomic, readonly) SEL selector") {
        $0.selector ?? Selector("init")
      }
      test.property(
        "@property (nonatomic) BOOL continueAfterFailure",
        get: { this in this.state.withLock { $0.continuesAfterFailure } },
        set: { (this, value: Bool) in this.state.withLock { $0.continuesAfterFailure = value } })
      test.method("- (void)addTeardownBlock:(void (^)(void))block") { (this, block: Block) in
        this.state.withLock { $0.teardownBlocks.append(block) }
      }
      test.method("- (void)addAttachment:(XCTAttachment *)attachment") {
        (this, attachment: XCTAttachment) in
        this.add(attachment)
      }
      defineFailures(test)
      defineInvoking(test)
      defineMeasuring(test)
      defineWaiting(test)
      defineDelegate(test)
      DescribedValue.define(test)
    }
  }

  /// Whether the test goes on after a failure.
  var continuesAfterFailure: Bool { state.withLock { $0.continuesAfterFailure } }

  /// What is measured now; nil outside of a measured block.
  var measurement: Measurement? {
    get { state.withLock { $0.measurement } }
    set { state.withLock { $0.measurement = newValue } }
  }

  // MARK: Expected failures

  /// The failures that the test expects, the last one first to be asked.
  var expectedFailures: [ExpectedFailure] { state.withLock { $0.expectedFailures } }

  /// Expects a failure until the test ends, or until it is removed.
  func expect(_ failure: ExpectedFailure) {
    state.withLock { $0.expectedFailures.append(failure) }
  }

  /// No longer expects a failure.
  func removeExpected(_ failure: ExpectedFailure) {
    state.withLock { $0.expectedFailures.removeAll { $0 === failure } }
  }

  /// Takes the failures that the test expects: from now on it expects none.
  func takeExpectedFailures() -> [ExpectedFailure] {
    state.withLock { state in
      defer { state.expectedFailures = [] }
      return state.expectedFailures
    }
  }

  // MARK: Ending

  /// Keeps an attachment until the test has ended.
  func add(_ attachment: XCTAttachment) { state.withLock { $0.attachments.append(attachment) } }

  /// Takes the attachments to keep: all of a failed test.
  func takeAttachments() -> [XCTAttachment] {
    let all = state.withLock { state in
      defer { state.attachments = [] }
      return state.attachments
    }
    let counts = testRun?.counts
    let hasFailed = (counts?.failures ?? 0) + (counts?.unexpected ?? 0) > 0
    return all.filter { hasFailed || $0.isKept }
  }

  /// Takes the last teardown block that has not run.
  func takeTeardownBlock() -> Block? { state.withLock { $0.teardownBlocks.popLast() } }

  /// Adds an expectation that was made with the test.
  func add(_ expectation: XCTestExpectation) {
    state.withLock { $0.expectations.append(expectation) }
  }

  /// Takes the expectations that nobody has waited for.
  func takeExpectations() -> [XCTestExpectation] {
    state.withLock { state in
      defer { state.expectations = [] }
      return state.expectations
    }
  }

  /// Forgets expectations that the test now waits for.
  func forget(_ expectations: [XCTestExpectation]) {
    state.withLock { state in
      state.expectations.removeAll { known in expectations.contains { $0 === known } }
    }
  }
}

/// The exception of `XCTSkip`.
enum SkipRequest {
  private static let name = "_XCTSkippedTestException"

  /// Makes the exception for a reason.
  static func exception(_ reason: TestIssue) -> NSException {
    var information: [String: Object] = [:]
    information["file"] = reason.file?.boxed()
    information["line"] = reason.line.map { NumberBox($0) }
    return NSException(name: name, reason: reason.text, userInfo: DictionaryBox(information))
  }

  /// The reason in an exception; nil for other exceptions.
  static func reason(of thrown: Object) -> TestIssue? {
    guard let exception = thrown as? NSException, exception.name == name else { return nil }
    let file = exception.userInfo?.object(forKey: StringBox("file")) as? StringBox
    let line = exception.userInfo?.object(forKey: StringBox("line")) as? NumberBox
    return TestIssue(
      exception.reason ?? "", file: file?.string, line: line?.integer(as: Int.self))
  }
}
