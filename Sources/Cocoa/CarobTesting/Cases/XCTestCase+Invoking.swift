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
    defineMaking(test)
  }

  private static func defineMaking(_ test: ClassMembers<XCTestCase>) {
    // Frameworks exchange it, and look for their classes in it.
    test.classMethod("+ (NSArray *)allSubclasses") { cls -> ArrayBox in
      let top = cls.instanceClass
      let all = RuntimeClass.all.filter { $0 != top && $0.isSubclass(of: top) }
      return ArrayBox(all.sorted { $0.name < $1.name }.map(\.object))
    }
    test.classMethod("+ (NSArray<NSInvocation *> *)testInvocations") { cls -> [NSInvocation] in
      try TestDiscovery.methods(of: cls.instanceClass).compactMap { name in
        guard let selector = try? Selector(validating: name) else { return nil }
        let invocation = try NSInvocation(MethodSignature.interned("v@:"))
        invocation.selector = selector
        return invocation
      }
    }
    test.classMethod("+ (XCTestSuite *)defaultTestSuite") { cls in
      let suite = XCTestSuite(cls.instanceClass.name, of: cls.instanceClass)
      let invocations = try cls.send(testInvocations, returning: Object?.self) as? ArrayBox
      for case let invocation as NSInvocation in try invocations?.allElements() ?? [] {
        let made = try cls.send(testCaseWithInvocation, invocation, returning: Object?.self)
        if let test = made as? XCTestCase { suite.add(test) }
      }
      return suite
    }
    test.property(
      "@property (strong, nullable) NSInvocation *invocation", get: { $0.invocation },
      set: { (this, invocation: NSInvocation?) in this.invocation = invocation })
    test.classMethod(
      "+ (instancetype)testCaseWithInvocation:(nullable NSInvocation *)invocation"
    ) { (cls, invocation: NSInvocation?) -> Object? in
      try cls.instanceClass.makeInstance().send(Selector("initWithInvocation:"), invocation)
    }
    test.method("- (instancetype)initWithInvocation:(nullable NSInvocation *)invocation") {
      (this, invocation: NSInvocation?) in
      this.invocation = invocation
      return this
    }
    test.classMethod("+ (instancetype)testCaseWithSelector:(SEL)selector") {
      (cls, selector: Selector) -> Object? in
      try cls.instanceClass.makeInstance().send(Selector("initWithSelector:"), selector)
    }
  }

  private static let testInvocations = Selector("testInvocations")
  private static let testCaseWithInvocation = Selector("testCaseWithInvocation:")
  private static let invokeTest = Selector("invokeTest")

  /// Runs the test, which is the running one meanwhile, also within another test that runs a suite.
  func performCase(_ run: XCTestRun) throws {
    let outer = TestRecorder.begin(self)
    defer { TestRecorder.end(outer) }
    run.start()
    let test = identifier
    Self.attempt(test) { try tellObservers(.caseWillStart) }
    note(autoreleasePool { Self.attempt(test) { try send(Self.invokeTest) } })
    if skipped != nil { run.countSkip() }
    run.stop()
    Self.attempt(test) { try tellObservers(.caseDidFinish) }
  }

  /// Runs the method of the test: by its invocation, if that is of a program with more than a selector.
  private func invokeMethod(_ selector: Selector) throws {
    if let invocation, invocation.signature.encoding.arguments.count > 2 {
      try invocation.send(Self.invokeWithTarget, self)
    } else {
      try send(selector)
    }
  }

  private static let invokeWithTarget = Selector("invokeWithTarget:")

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
      try invokeMethod(selector)
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
      running.recordException(issue)
      return nil
    }
  }

  static func isInterruption(_ thrown: Object) -> Bool {
    (thrown as? NSException)?.name == interruption
  }
}
