import CarobFoundation
import CarobRuntime

/// Running one test: `-invokeTest` prepares it, runs it, and cleans up. A test may override that.
extension XCTestCase {
  private static let setUp = Selector("setUp")
  private static let tearDown = Selector("tearDown")
  private static let setUpWithError = Selector("setUpWithError:")
  private static let tearDownWithError = Selector("tearDownWithError:")

  static func defineInvoking(_ test: ClassMembers<XCTestCase>) {
    test.method("- (void)invokeTest") { this in try this.invoke() }
    test.classMethod("+ (NSArray<NSInvocation *> *)testInvocations") { cls -> [NSInvocation] in
      try TestDiscovery(in: [cls.instanceClass]).tests.compactMap { test in
        guard let selector = try? Selector(validating: test.method) else { return nil }
        let invocation = try NSInvocation(MethodSignature.interned("v@:"))
        invocation.selector = selector
        return invocation
      }
    }
    test.method("- (instancetype)initWithInvocation:(nullable NSInvocation *)invocation") {
      (this, invocation: NSInvocation?) in
      if let selector = invocation?.selector { this.set(selector) }
      return this
    }
    test.classMethod("+ (instancetype)testCaseWithSelector:(SEL)selector") {
      (cls, selector: Selector) -> Object? in
      try cls.instanceClass.makeInstance().send(Selector("initWithSelector:"), selector)
    }
  }

  /// Tells the observers of tests about this one.
  ///
  /// - Throws: the error of an observer.
  func tellObservers(_ selector: Selector) throws { try TestObservers.tell(selector, self) }

  private func invoke() throws {
    guard let selector else { return }
    let test = identifier
    skipped = Self.attempt(test) {
      try sendWithError(Self.setUpWithError)
      try send(Self.setUp)
      try send(selector)
      try reportUnawaited()
    }
    while let block = takeTeardownBlock() { note(Self.attempt(test) { try block.call() }) }
    note(Self.attempt(test) { try send(Self.tearDown) })
    note(Self.attempt(test) { try sendWithError(Self.tearDownWithError) })
    // Without them, so that none of them expects the report about another one.
    for expected in takeExpectedFailures() {
      Self.attempt(test) { try reportUnmet(expected) }
    }
  }

  /// Keeps the last reason of a skip.
  private func note(_ reason: TestIssue?) {
    if let reason { skipped = reason }
  }

  /// Sends a message that takes an `NSError **`, and throws its error.
  private func sendWithError(_ selector: Selector) throws {
    var error: UnsafeMutableRawPointer?
    let isDone = try withUnsafeMutablePointer(to: &error) { error in
      try send(selector, Pointer(UnsafeMutableRawPointer(error)), returning: Bool.self)
    }
    if isDone { return }
    // SAFETY: what the method put there is an object, or nil as before.
    guard let thrown = try? Object.argument(error) else {
      throw RaisedError("-\(selector) returned NO")
    }
    throw ObjectiveCException(thrown)
  }

  private func reportUnawaited() throws {
    for expectation in takeExpectations() where !expectation.isInverted {
      try record(TestIssue("Failed due to unwaited expectation '\(expectation.text)'."))
    }
  }

  /// Runs a part of a test, and reports its error as a failure.
  ///
  /// - Returns: the reason of a skip, if the part threw one.
  @discardableResult
  static func attempt(_ test: TestIdentifier, _ body: () throws -> Void) -> TestIssue? {
    do {
      try body()
      return nil
    } catch {
      let thrown = ObjectiveCException.object(of: error)
      if let reason = SkipRequest.reason(of: thrown) { return reason }
      if isInterruption(thrown) { return nil }
      let text =
        (thrown as? NSException).map { "\"\($0.name)\", \"\($0.reason ?? "")\"" }
        ?? "\"\(thrown.runtimeClass.name)\", \"\(thrown)\""
      let issue = TestIssue("failed: caught \(text)", isExpected: false)
      guard let running = TestRecorder.runningCase, running.identifier == test else {
        TestRecorder.record(issue, of: test)
        return nil
      }
      do {
        // Overrides and observers hear of exceptions, too.
        try running.record(issue)
      } catch {
        if !isInterruption(ObjectiveCException.object(of: error)) {
          TestRecorder.record(issue, of: test)
        }
      }
      return nil
    }
  }

  private static func isInterruption(_ thrown: Object) -> Bool {
    (thrown as? NSException)?.name == interruption
  }
}
