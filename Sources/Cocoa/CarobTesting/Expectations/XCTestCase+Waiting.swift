import CarobFoundation
import CarobRuntime

extension XCTestCase {
  /// Defines expectations, and waits for them in the run loop.
  static func defineWaiting(_ test: ClassMembers<XCTestCase>) {
    test.method("- (XCTestExpectation *)expectationWithDescription:(NSString *)description") {
      (this, text: String) in
      let expectation = XCTestExpectation()
      expectation.set(text: text)
      return this.adopt(expectation)
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
      let waiter = XCTWaiter(delegate: this)
      try waiter.wait(expectations, seconds, inOrder: false)
      try handler?.call(waiter.failure.map { error($0).autoreleased() })
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

  /// Makes an expectation one of the test, which is to be waited for.
  private func adopt(_ expectation: XCTestExpectation) -> XCTestExpectation {
    expectation.belong(to: self)
    add(expectation)
    return expectation
  }

  /// Defines expectations that are fulfilled without a message of the test.
  private static func defineExpecting(_ test: ClassMembers<XCTestCase>) {
    test.method(
      """
      - (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate \
      evaluatedWithObject:(nullable id)object handler:(BOOL (^ _Nullable)(void))handler
      """
    ) { (this, predicate: PredicateBox, object: Object?, handler: Block?) in
      this.adopt(XCTNSPredicateExpectation(predicate, for: object, handler))
    }
    test.method(
      """
      - (XCTestExpectation *)expectationForNotification:(NSString *)name \
      object:(nullable id)object \
      handler:(BOOL (^ _Nullable)(NSNotification *notification))handler
      """
    ) { (this, name: String, object: Object?, handler: Block?) in
      this.adopt(try XCTNSNotificationExpectation(name, from: object, handler))
    }
    test.method(
      """
      - (XCTestExpectation *)expectationForNotification:(NSString *)name \
      object:(nullable id)object notificationCenter:(NSNotificationCenter *)notificationCenter \
      handler:(BOOL (^ _Nullable)(NSNotification *notification))handler
      """
    ) { (this, name: String, object: Object?, center: NSNotificationCenter, handler: Block?) in
      this.adopt(try XCTNSNotificationExpectation(name, from: object, in: center, handler))
    }
    test.method(
      """
      - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object \
      keyPath:(NSString *)keyPath expectedValue:(nullable id)expectedValue
      """
    ) { (this, object: Object, keyPath: String, expected: Object?) in
      this.adopt(try XCTKVOExpectation(keyPath, of: object, expected: expected))
    }
    test.method(
      """
      - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object \
      keyPath:(NSString *)keyPath \
      handler:(BOOL (^ _Nullable)(id observedObject, NSDictionary *change))handler
      """
    ) { (this, object: Object, keyPath: String, handler: Block?) in
      this.adopt(try XCTKVOExpectation(keyPath, of: object, handler: handler))
    }
  }

  private func wait(
    _ expectations: [XCTestExpectation], _ seconds: Double, inOrder isOrdered: Bool
  ) throws {
    try XCTWaiter(delegate: self).wait(expectations, seconds, inOrder: isOrdered)
  }

  /// Defines what the test does as the delegate of waiters, its own ones included: it fails. A test may override that.
  static func defineDelegate(_ test: ClassMembers<XCTestCase>) {
    test.adopt("XCTWaiterDelegate")
    test.method(
      """
      - (void)waiter:(XCTWaiter *)waiter \
      didTimeoutWithUnfulfilledExpectations:(NSArray<XCTestExpectation *> *)unfulfilled
      """
    ) { (this, waiter: XCTWaiter, _: Object?) in try this.fail(waiter) }
    test.method(
      """
      - (void)waiter:(XCTWaiter *)waiter \
      fulfillmentDidViolateOrderingConstraintsForExpectation:(XCTestExpectation *)expectation \
      requiredExpectation:(XCTestExpectation *)required
      """
    ) { (this, waiter: XCTWaiter, _: Object?, _: Object?) in try this.fail(waiter) }
    test.method(
      """
      - (void)waiter:(XCTWaiter *)waiter \
      didFulfillInvertedExpectation:(XCTestExpectation *)expectation
      """
    ) { (this, waiter: XCTWaiter, _: Object?) in try this.fail(waiter) }
    test.method(
      """
      - (void)nestedWaiter:(XCTWaiter *)waiter \
      wasInterruptedByTimedOutWaiter:(XCTWaiter *)outerWaiter
      """
    ) { (this, waiter: XCTWaiter, _: Object?) in try this.fail(waiter) }
  }

  private func fail(_ waiter: XCTWaiter) throws {
    try record(waiter.failure ?? TestIssue("Asynchronous wait failed"))
  }

  private static func error(_ issue: TestIssue) -> ErrorBox {
    ErrorBox(
      domain: "com.apple.XCTestErrorDomain", code: 0,
      userInfo: DictionaryBox(["NSLocalizedDescription": issue.text.boxed()]))
  }
}
