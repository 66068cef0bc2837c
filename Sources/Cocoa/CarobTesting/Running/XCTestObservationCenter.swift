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
        - (void)testCaseWillStart:(XCTestCase *)testCase
        - (void)testCase:(XCTestCase *)testCase didRecordIssue:(XCTIssue *)issue
        - (void)testCaseDidFinish:(XCTestCase *)testCase
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
    }
  }
}

/// The observers of tests, which are retained. [any-thread]
enum TestObservers {
  private static let observers = Locked([Object]())

  static func add(_ observer: Object) { observers.withLock { $0.append(observer) } }

  static func remove(_ observer: Object) {
    observers.withLock { $0.removeAll { $0 === observer } }
  }

  /// Sends a message about a test to the observers that respond to it, in the order in which they were added.
  ///
  /// - Throws: the error of an observer.
  static func tell(_ selector: Selector, _ test: XCTestCase, _ issue: XCTIssue? = nil) throws {
    for observer in observers.withLock({ $0 }) where observer.responds(to: selector) {
      if let issue {
        try HandlerCall.send(selector, to: observer, test, issue)
      } else {
        try HandlerCall.send(selector, to: observer, test)
      }
    }
  }
}
