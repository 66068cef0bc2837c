import CarobFoundation
import CarobRuntime

/// Tests that run one after the other. [any-thread]
public class XCTestSuite: XCTest {
  private struct State {
    var name = ""
    var tests: [XCTest] = []
    /// The class whose tests they are; its `+setUp` and `+tearDown` run with them.
    var cls: RuntimeClass?
  }

  private let state = Locked(State())

  /// Makes a suite.
  convenience init(_ name: String, of cls: RuntimeClass? = nil) {
    self.init(isa: Self.runtimeClass)
    state.withLock { state in
      state.name = name
      state.cls = cls
    }
  }

  /// The tests, in order; some may be suites.
  var tests: [XCTest] { state.withLock { $0.tests } }

  /// The tests in it and in its suites, in order.
  var cases: [XCTestCase] {
    tests.flatMap { test in
      (test as? XCTestSuite)?.cases ?? (test as? XCTestCase).map { [$0] } ?? []
    }
  }

  /// Adds a test at the end.
  func add(_ test: XCTest) { state.withLock { $0.tests.append(test) } }

  override var testName: String { state.withLock { $0.name } }

  override class var runClass: RuntimeClass { XCTestSuiteRun.runtimeClass }

  override func perform(_ run: XCTestRun) throws {
    run.start()
    // An observer that raises hides neither the tests nor their end.
    var errors = FirstError()
    errors.keep { try TestObservers.tell(.suiteWillStart, self) }
    errors.keep { try performTests(run) }
    run.stop()
    errors.keep { try TestObservers.tell(.suiteDidFinish, self) }
    try errors.rethrow()
  }

  private func performTests(_ run: XCTestRun) throws {
    let cls = state.withLock { $0.cls }
    try send(Self.setUp)
    if let cls { try cls.object.send(Self.setUp) }
    for test in tests {
      if let part = try test.run() { (run as? XCTestSuiteRun)?.add(part) }
    }
    if let cls { try cls.object.send(Self.tearDown) }
    try send(Self.tearDown)
  }

  private static let setUp = Selector("setUp")
  private static let tearDown = Selector("tearDown")

  /// The suite of a class, which may make its own.
  ///
  /// - Throws: the error of the class.
  static func suite(of cls: RuntimeClass) throws -> XCTestSuite {
    try cls.object.send(Selector("defaultTestSuite"), returning: Object?.self) as? XCTestSuite
      ?? XCTestSuite(cls.name, of: cls)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTestSuite.self, "Tests that run one after the other."
    ) { suite in
      suite.classMethod("+ (instancetype)testSuiteWithName:(NSString *)name") {
        (cls, name: String) -> Object? in
        try cls.instanceClass.makeInstance().send(Selector("initWithName:"), StringBox(name))
      }
      suite.method("- (instancetype)initWithName:(NSString *)name") { (this, name: String) in
        this.state.withLock { $0.name = name }
        return this
      }
      suite.classMethod("+ (instancetype)testSuiteForTestCaseClass:(Class)testCaseClass") {
        (_, cls: RuntimeClass) in
        try XCTestSuite.suite(of: cls)
      }
      suite.classMethod("+ (instancetype)testSuiteForTestCaseWithName:(NSString *)name") {
        (_, name: String) -> XCTestSuite? in
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let cls = RuntimeClass(named: first) else {
          return XCTestSuite(name)
        }
        let all = try XCTestSuite.suite(of: cls)
        guard parts.count == 2 else { return all }
        let chosen = XCTestSuite(name, of: cls)
        for test in all.cases where test.identifier.method == parts[1] { chosen.add(test) }
        return chosen
      }
      suite.classMethod("+ (XCTestSuite *)defaultTestSuite") { _ in
        let all = XCTestSuite("All tests")
        for cls in RuntimeClass.all.sorted(by: { $0.name < $1.name })
        where cls.swiftClass is XCTestCase.Type && cls != XCTestCase.runtimeClass {
          let suite = try XCTestSuite.suite(of: cls)
          if !suite.tests.isEmpty { all.add(suite) }
        }
        return all
      }
      suite.property("@property (readonly, copy) NSArray<XCTest *> *tests") { ArrayBox($0.tests) }
      suite.method("- (void)addTest:(XCTest *)test") { (this, test: XCTest) in this.add(test) }
    }
  }
}
