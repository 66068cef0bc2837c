import CarobFoundation
import CarobRuntime

/// The root of XCTest's classes: a test, or a suite of tests. [any-thread]
public class XCTest: Object {
  private final let lastRun = Locked(XCTestRun?.none)

  /// The last run; nil before the first one.
  final var testRun: XCTestRun? {
    get { lastRun.withLock { $0 } }
    set { lastRun.set(\.self, to: newValue) }
  }

  /// The name for reports.
  var testName: String { runtimeClass.name }

  /// The class of its runs.
  class var runClass: RuntimeClass { XCTestRun.runtimeClass }

  /// Runs the test.
  ///
  /// - Throws: the error of an observer, or of a program's `setUp` of a suite.
  func perform(_ run: XCTestRun) throws {}

  /// The number of tests by `-testCaseCount`, which a program may override.
  final func caseCount() throws -> UInt {
    try send(Selector("testCaseCount"), returning: UInt.self)
  }

  /// Makes a run of the class that the test names.
  ///
  /// - Throws: `RaisedError` when that is no class of runs.
  final func makeRun() throws -> XCTestRun {
    let cls =
      try send(Selector("testRunClass"), returning: RuntimeClass?.self) ?? Self.runClass
    let run: Object? = try cls.makeInstance().send(Selector("initWithTest:"), self)
    guard let run = run as? XCTestRun else {
      throw RaisedError("-testRunClass of \(testName) gives no subclass of XCTestRun")
    }
    return run
  }

  /// Sends `-runTest`, and returns the run.
  final func run() throws -> XCTestRun? {
    try send(Self.runTest)
    return testRun
  }

  private static let runTest = Selector("runTest")
  private static let performTest = Selector("performTest:")

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTest.self, "The root of XCTest's classes: a test, or a suite of tests."
    ) { test in
      test.method("- (void)setUp") { _ in }
      test.method("- (void)tearDown") { _ in }
      test.method("- (BOOL)setUpWithError:(NSError **)error") { (_, _: Pointer) in true }
      test.method("- (BOOL)tearDownWithError:(NSError **)error") { (_, _: Pointer) in true }
      test.property("@property (readonly, copy) NSString *name") { $0.testName }
      test.property("@property (readonly) NSUInteger testCaseCount") { this -> UInt in
        guard let suite = this as? XCTestSuite else { return 1 }
        return try suite.tests.reduce(0) { try $0 + $1.caseCount() }
      }
      test.property("@property (readonly, nullable) Class testRunClass") { this -> RuntimeClass? in
        type(of: this).runClass
      }
      test.property("@property (readonly, nullable) XCTestRun *testRun") { this -> XCTestRun? in
        this.testRun
      }
      test.method("- (void)runTest") { this in
        let run = try this.makeRun()
        this.testRun = run
        try this.send(performTest, run)
      }
      test.method("- (void)performTest:(XCTestRun *)run") { (this, run: XCTestRun) in
        this.testRun = run
        try this.perform(run)
      }
    }
  }
}
