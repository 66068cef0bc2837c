import CarobRuntime

/// The run of a test. [any-thread]
public final class XCTestCaseRun: XCTestRun {
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTestCaseRun.self, "The run of a test.") { _ in }
  }
}
