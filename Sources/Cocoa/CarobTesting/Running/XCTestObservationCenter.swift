import CarobRuntime

/// Tells observers which tests run. [any-thread]
public final class XCTestObservationCenter: Object, @unchecked Sendable {
  // SAFETY: it has no state; the observers are behind a lock.
  private static let shared = XCTestObservationCenter()

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTestObservationCenter.self, "Tells observers which tests run, and what failed."
    ) { center in
      center.declareProtocol(
        """
        @protocol XCTestObservation <NSObject>
        @optional
        - (void)testBundleWillStart:(NSBundle *)testBundle
        - (void)testSuiteWillStart:(XCTestSuite *)testSuite
        - (void)testCaseWillStart:(XCTestCase *)testCase
        - (void)testCase:(XCTestCase *)testCase didRecordIssue:(XCTIssue *)issue
        - (void)testCase:(XCTestCase *)testCase \
        didFailWithDescription:(NSString *)description inFile:(nullable NSString *)filePath \
        atLine:(NSUInteger)lineNumber
        - (void)testCaseDidFinish:(XCTestCase *)testCase
        - (void)testSuite:(XCTestSuite *)testSuite didRecordIssue:(XCTIssue *)issue
        - (void)testSuite:(XCTestSuite *)testSuite \
        didFailWithDescription:(NSString *)description inFile:(nullable NSString *)filePath \
        atLine:(NSUInteger)lineNumber
        - (void)testSuiteDidFinish:(XCTestSuite *)testSuite
        - (void)testBundleDidFinish:(NSBundle *)testBundle
        """,
        "Hears when each test starts, fails and finishes.")
      center.classMethod("+ (XCTestObservationCenter *)sharedTestObservationCenter") { _ in shared }
      center.method("- (void)addTestObserver:(id<XCTestObservation>)observer") {
        (_, observer: Object) in
        TestObservers.add(observer)
      }
      center.method("- (void)removeTestObserver:(id<XCTestObservation>)observer") {
        (_, observer: Object) in
        TestObservers.remove(observer)
      }
      // Frameworks test themselves by it: they run suites whose tests fail.
      center.method("_suspendObservationForBlock:") { (_, block: Block) in
        try TestObservers.suspending { try block.call() }
      }
    }
  }
}

/// The observers of tests, which are retained. [any-thread]
enum TestObservers {
  private struct State {
    var observers: [Object] = []
    /// How often they are told nothing for now.
    var suspensions = 0
  }

  private static let state = Locked(State())

  static func add(_ observer: Object) { state.withLock { $0.observers.append(observer) } }

  static func remove(_ observer: Object) {
    state.withLock { $0.observers.removeAll { $0 === observer } }
  }

  /// Runs a closure while the observers are told nothing.
  static func suspending(_ body: () throws -> Void) rethrows {
    state.withLock { $0.suspensions += 1 }
    defer { state.withLock { $0.suspensions -= 1 } }
    try body()
  }

  private static var told: [Object] {
    state.withLock { $0.suspensions > 0 ? [] : $0.observers }
  }

  /// Sends a message about a test, a suite or a bundle to the observers that respond to it, in the order in which they
  /// were added.
  ///
  /// - Throws: the first error of an observer, after all of them were told.
  static func tell(_ selector: Selector, _ subject: Object) throws {
    var errors = FirstError()
    for observer in told where observer.responds(to: selector) {
      errors.keep { try HandlerCall.send(selector, to: observer, subject) }
    }
    try errors.rethrow()
  }

  /// Tells the observers about a failure; those that only have the older message by that.
  ///
  /// - Throws: the first error of an observer, after all of them were told.
  static func tell(_ subject: XCTest, _ issue: XCTIssue) throws {
    let messages = subject is XCTestSuite ? ofSuites : ofCases
    var errors = FirstError()
    for observer in told {
      errors.keep { try tell(observer, subject, issue, messages) }
    }
    try errors.rethrow()
  }

  private static func tell(
    _ observer: Object, _ subject: XCTest, _ issue: XCTIssue, _ messages: FailureMessages
  ) throws {
    if observer.responds(to: messages.issue) {
      try HandlerCall.send(messages.issue, to: observer, subject, issue)
    } else if observer.responds(to: messages.older.selector) {
      let failure = issue.issue
      try messages.older(
        observer, subject, failure.text, failure.file, UInt(clamping: failure.line ?? 0))
    }
  }

  /// The messages about a failure.
  private struct FailureMessages {
    let issue: Selector
    /// What observers from before Xcode 12 have.
    let older: Message<(XCTest, String, String?, UInt) -> Void>
  }

  private static let ofCases = FailureMessages(
    issue: Selector("testCase:didRecordIssue:"),
    older: Message("testCase:didFailWithDescription:inFile:atLine:"))
  private static let ofSuites = FailureMessages(
    issue: Selector("testSuite:didRecordIssue:"),
    older: Message("testSuite:didFailWithDescription:inFile:atLine:"))
}

extension Selector {
  static let suiteWillStart = Selector("testSuiteWillStart:")
  static let suiteDidFinish = Selector("testSuiteDidFinish:")
  static let caseWillStart = Selector("testCaseWillStart:")
  static let caseDidFinish = Selector("testCaseDidFinish:")
  static let bundleWillStart = Selector("testBundleWillStart:")
  static let bundleDidFinish = Selector("testBundleDidFinish:")
}

/// The first error of several steps, which all run.
struct FirstError {
  private var error: (any Error)?

  /// Runs a step, and keeps its error if it is the first one.
  mutating func keep(_ step: () throws -> Void) {
    do { try step() } catch { if self.error == nil { self.error = error } }
  }

  /// Throws the error that was kept.
  ///
  /// - Throws: that error.
  func rethrow() throws {
    if let error { throw error }
  }
}
