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
        - (void)testSuiteWillStart:(XCTestSuite *)testSuite
        - (void)testCaseWillStart:(XCTestCase *)testCase
        - (void)testCase:(XCTestCase *)testCase didRecordIssue:(XCTIssue *)issue
        - (void)testCase:(XCTestCase *)testCase \
        didFailWithDescription:(NSString *)description inFile:(nullable NSString *)filePath \
        atLine:(NSUInteger)lineNumber
        - (void)testCaseDidFinish:(XCTestCase *)testCase
        - (void)testSuiteDidFinish:(XCTestSuite *)testSuite
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

  /// Sends a message about a test or a suite to the observers that respond to it, in the order in which they were added.
  ///
  /// - Throws: the error of an observer.
  static func tell(_ selector: Selector, _ test: XCTest) throws {
    for observer in told where observer.responds(to: selector) {
      try HandlerCall.send(selector, to: observer, test)
    }
  }

  /// Tells the observers about a failure; those that only have the older message by that.
  ///
  /// - Throws: the error of an observer.
  static func tell(_ test: XCTestCase, _ issue: XCTIssue) throws {
    for observer in told {
      if observer.responds(to: .caseDidRecordIssue) {
        try HandlerCall.send(.caseDidRecordIssue, to: observer, test, issue)
      } else if observer.responds(to: didFail.selector) {
        let failure = issue.issue
        try didFail(
          observer, test, failure.text, failure.file, UInt(clamping: failure.line ?? 0))
      }
    }
  }

  private static let didFail = Message<(XCTestCase, String, String?, UInt) -> Void>(
    "testCase:didFailWithDescription:inFile:atLine:")
}

extension Selector {
  static let suiteWillStart = Selector("testSuiteWillStart:")
  static let suiteDidFinish = Selector("testSuiteDidFinish:")
  static let caseWillStart = Selector("testCaseWillStart:")
  static let caseDidFinish = Selector("testCaseDidFinish:")
  static let caseDidRecordIssue = Selector("testCase:didRecordIssue:")
}
