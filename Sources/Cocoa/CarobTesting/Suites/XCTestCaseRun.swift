import CarobRuntime

/// The run of a test. [any-thread]
public final class XCTestCaseRun: XCTestRun {
  override func stop() {
    super.stop()
    countExecution()
  }

  override func record(_ issue: XCTIssue) throws {
    guard let test = test as? XCTestCase else { return try super.record(issue) }
    TestRecorder.record(issue.issue, of: test.identifier, in: self)
    try TestObservers.tell(test, issue)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTestCaseRun.self, "The run of a test.") { _ in }
  }
}
