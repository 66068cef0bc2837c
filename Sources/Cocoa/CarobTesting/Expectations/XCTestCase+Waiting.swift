import CarobFoundation
import CarobRuntime
import Foundation

extension XCTestCase {
  /// Defines expectations, and waits for them in the run loop.
  static func defineWaiting(_ test: ClassMembers<XCTestCase>) {
    test.method("- (XCTestExpectation *)expectationWithDescription:(NSString *)description") {
      (this, text: String) in
      let expectation = XCTestExpectation(text, of: this)
      this.add(expectation)
      return expectation
    }
    defineExpecting(test)
    test.method(
      """
      - (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout \
      handler:(void (^ _Nullable)(NSError *error))handler
      """
    ) { (this, seconds: Double, handler: Block?) in
      let expectations = this.takeExpectations()
      if expectations.isEmpty {
        try this.record(
          TestIssue(
            "API violation - call made to wait without any expectations having been set.",
            isExpected: false))
        return
      }
      let failure = try wait(for: expectations, seconds, inOrder: false)
      if let failure { try this.record(failure) }
      try handler?.call(failure.map { error($0).autoreleased() })
    }
    test.method(
      """
      - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations \
      timeout:(NSTimeInterval)seconds
      """
    ) { (this, expectations: [XCTestExpectation], seconds: Double) in
      try this.wait(expectations, seconds, inOrder: false)
    }
    test.method(
      """
      - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations \
      timeout:(NSTimeInterval)seconds enforceOrder:(BOOL)enforceOrder
      """
    ) { (this, expectations: [XCTestExpectation], seconds: Double, isOrdered: Bool) in
      try this.wait(expectations, seconds, inOrder: isOrdered)
    }
  }

  private static let evaluate = Message<(Object?) -> Bool>("evaluateWithObject:")

  /// Defines expectations that are fulfilled without a message of the test.
  private static func defineExpecting(_ test: ClassMembers<XCTestCase>) {
    test.method(
      """
      - (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate \
      evaluatedWithObject:(nullable id)object handler:(BOOL (^ _Nullable)(void))handler
      """
    ) { (this, predicate: PredicateBox, object: Object?, handler: Block?) in
      let subject = object.map { "object \($0)" } ?? "nil"
      let expectation = XCTestExpectation(
        "Expect predicate `\(predicate)` for \(subject)", of: this)
      expectation.expect {
        guard try evaluate(predicate, object) else { return false }
        return try handler?.call(returning: Bool.self) ?? true
      }
      this.add(expectation)
      return expectation
    }
    test.method(
      """
      - (XCTestExpectation *)expectationForNotification:(NSString *)name \
      object:(nullable id)object \
      handler:(BOOL (^ _Nullable)(NSNotification *notification))handler
      """
    ) { (this, name: String, object: Object?, handler: Block?) in
      let subject = object.map { "\($0)" } ?? "any object"
      let expectation = XCTestExpectation(
        "Expect notification '\(name)' from \(subject)", of: this)
      try NotificationObserver.observe(name, object, for: expectation, handler)
      this.add(expectation)
      return expectation
    }
  }

  private func wait(
    _ expectations: [XCTestExpectation], _ seconds: Double, inOrder isOrdered: Bool
  ) throws {
    forget(expectations)
    if let failure = try Self.wait(for: expectations, seconds, inOrder: isOrdered) {
      try record(failure)
    }
  }

  private static func error(_ issue: TestIssue) -> ErrorBox {
    ErrorBox(
      domain: "com.apple.XCTestErrorDomain", code: 0,
      userInfo: DictionaryBox(["NSLocalizedDescription": issue.text.boxed()]))
  }

  /// The longest turn of the run loop, in seconds. Short, because other threads may fulfil an expectation meanwhile.
  private static let longestTurn = 0.005

  /// Runs the loop of this thread until all expectations are fulfilled, or the time is over.
  ///
  /// - Returns: the failure of the wait; nil for success.
  /// - Throws: the error of an expectation's predicate.
  private static func wait(
    for expectations: [XCTestExpectation], _ seconds: Double, inOrder isOrdered: Bool
  ) throws -> TestIssue? {
    let end = Date(timeIntervalSinceNow: seconds)
    let needed = expectations.filter { !$0.isInverted }
    let unwanted = expectations.filter(\.isInverted)
    while true {
      try autoreleasePool { for expectation in expectations { try expectation.ask() } }
      if unwanted.isEmpty, needed.allSatisfy(\.isFulfilled) { break }
      if let happened = unwanted.first(where: \.isFulfilled) {
        return TestIssue(
          "Asynchronous wait failed: Fulfilled inverted expectation \"\(happened.text)\".")
      }
      guard end.timeIntervalSinceNow > 0 else { break }
      autoreleasePool {
        let turn = min(end, Date(timeIntervalSinceNow: longestTurn))
        // Without sources, the run loop returns at once.
        if !RunLoop.current.run(mode: .default, before: turn) { Thread.sleep(until: turn) }
      }
    }
    let missing = needed.filter { !$0.isFulfilled }
    if !missing.isEmpty {
      let names = missing.map { "\"\($0.text)\"" }.joined(separator: ", ")
      return TestIssue(
        "Asynchronous wait failed: Exceeded timeout of \(String(format: "%g", seconds)) seconds, with unfulfilled "
          + "expectations: \(names).")
    }
    guard isOrdered else { return nil }
    for (first, second) in zip(needed, needed.dropFirst()) where first.order > second.order {
      return TestIssue(
        "Asynchronous wait failed: Failed due to expectation fulfilled in incorrect order: requires "
          + "\"\(first.text)\", actually fulfilled \"\(second.text)\".")
    }
    return nil
  }
}
