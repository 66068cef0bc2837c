import CarobRuntime

/// The tests of classes that make their own: those that override `+testInvocations` or `+defaultTestSuite`, as frameworks for
/// specifications do. Each is made once, and runs once. [any-thread]
enum MadeTests {
  private static let tests = Locked([TestIdentifier: XCTestCase]())
  private static let makers = [Selector("testInvocations"), Selector("defaultTestSuite")]

  /// Whether a class, or one between it and XCTestCase, makes its tests.
  static func areMade(by cls: RuntimeClass) -> Bool {
    cls.ancestry.prefix { $0 != XCTestCase.runtimeClass }.contains { cls in
      cls.metaclass.methods.contains { makers.contains($0.selector) }
    }
  }

  /// Lets a class make its tests.
  ///
  /// - Throws: the error of the class.
  static func make(by cls: RuntimeClass) throws -> [TestIdentifier] {
    var names: [String: Int] = [:]
    return try XCTestSuite.suite(of: cls).cases.map { test in
      let name = try name(of: test, cls)
      let count = names[name, default: 0] + 1
      names[name] = count
      // Tests with parameters may share a name.
      let identifier = TestIdentifier(
        className: cls.name, method: count == 1 ? name : "\(name) (\(count))")
      test.setIdentifier(identifier)
      tests.withLock { $0[identifier] = test }
      return identifier
    }
  }

  /// The name that the test gives itself, without the class.
  private static func name(of test: XCTestCase, _ cls: RuntimeClass) throws -> String {
    let name = try test.send(Selector("name"), returning: String?.self) ?? ""
    let begin = "-[\(cls.name) "
    guard name.hasPrefix(begin), name.hasSuffix("]") else { return name.onOneLine }
    return String(name.dropFirst(begin.count).dropLast()).onOneLine
  }

  /// The test of a name, once.
  static func take(_ identifier: TestIdentifier) -> XCTestCase? {
    tests.withLock { $0.removeValue(forKey: identifier) }
  }
}
