import CarobRuntime

/// The tests of a plugin, found by the names of its methods. [any-thread]
public struct TestDiscovery: Codable, Sendable {
  /// The tests, in the order of their classes' names, then of their methods' names. Those that a class makes keep its order.
  public private(set) var tests: [TestIdentifier] = []
  /// Methods and classes that look like tests but are none, a sentence each.
  public private(set) var warnings: [String] = []

  /// The reasons why tests cannot run, by the names of their classes, which are absent.
  public private(set) var absentClasses: [String: String] = [:]

  private static let prefix = "test"

  /// Finds the tests of a plugin, also those in classes that could not be registered.
  ///
  /// - Parameter absent: those classes, from their records. One whose superclass nobody has counts as a class of tests, too.
  package init(in classes: [RuntimeClass], absent: [AbsentClass]) {
    self.init(in: classes)
    for cls in absent where Self.mayHaveTests(cls, among: absent) {
      let methods = Self.ancestry(of: cls, among: absent).flatMap(\.methods)
      let names = methods.filter {
        !$0.isClassMethod && $0.selector.name.hasPrefix(Self.prefix)
          && Self.reasonAgainst($0) == nil
      }
      if names.isEmpty { continue }
      absentClasses[cls.name] = cls.sentence
      tests += Set(names.map(\.selector.name)).sorted().map {
        TestIdentifier(className: cls.name, method: $0)
      }
    }
    sort()
  }

  /// A class, and the absent ones above it.
  private static func ancestry(
    of cls: AbsentClass, among absent: [AbsentClass]
  ) -> [AbsentClass] {
    var ancestry = [cls]
    // The records may name one another in a circle.
    while let name = ancestry.last?.superclassName,
      let next = absent.first(where: { $0.name == name }),
      !ancestry.contains(where: { $0.name == name })
    {
      ancestry.append(next)
    }
    return ancestry
  }

  /// Whether a class is below XCTestCase, as far as that is known.
  private static func mayHaveTests(_ cls: AbsentClass, among absent: [AbsentClass]) -> Bool {
    guard cls.isDeclared, let top = ancestry(of: cls, among: absent).last else { return false }
    guard let name = top.superclassName else { return !top.isDeclared }
    return RuntimeClass(named: name).map { $0.swiftClass is XCTestCase.Type } ?? false
  }

  /// Finds the subclasses of `XCTestCase`, and their methods without arguments whose names begin with `test`.
  public init(in classes: [RuntimeClass]) {
    for cls in classes.sorted(by: { $0.name < $1.name }) where cls.swiftClass is XCTestCase.Type {
      let before = (tests.count, warnings.count)
      add(cls)
      if (tests.count, warnings.count) == before {
        // A superclass of other tests needs none.
        let isSuperclass = classes.contains { $0.superclass == cls }
        if !isSuperclass {
          let advice =
            MadeTests.areMade(by: cls)
            ? "the class makes its tests, and made none"
            : "begin the names of its methods with test"
          warnings.append("\(cls.name) has no tests; \(advice)")
        }
      }
    }
  }

  /// Adds the tests of a class. If it cannot make them, one test fails with the reason.
  private mutating func add(_ cls: RuntimeClass) {
    do {
      // The first message sends +initialize, in which a class may add methods, or define its examples.
      try cls.object.send(Selector("self"))
      if MadeTests.areMade(by: cls) {
        tests += try MadeTests.make(by: cls)
      } else {
        let (methods, reasons) = Self.candidates(of: cls)
        tests += methods.map { TestIdentifier(className: cls.name, method: $0) }
        warnings += reasons
      }
    } catch {
      absentClasses[cls.name] = "\(cls.name) could not make its tests: \(error)"
      tests.append(TestIdentifier(className: cls.name, method: "testInvocations"))
    }
  }

  /// The names of the methods of a class that are tests, in order.
  static func methods(of cls: RuntimeClass) -> [String] { candidates(of: cls).methods }

  /// The methods of a class that are tests, and sentences about those that only look like some.
  private static func candidates(of cls: RuntimeClass) -> (methods: [String], warnings: [String]) {
    var (methods, warnings): ([String], [String]) = ([], [])
    var selectors: Set<Selector> = []
    for ancestor in cls.ancestry.prefix(while: { $0 != XCTestCase.runtimeClass }) {
      for method in ancestor.methods where method.selector.name.hasPrefix(Self.prefix) {
        guard selectors.insert(method.selector).inserted else { continue }
        if let reason = Self.reasonAgainst(method) {
          // An override of a method of XCTestCase, such as -testRunClass, looks like no test.
          if ancestor == cls, !XCTestCase.runtimeClass.responds(to: method.selector) {
            warnings.append("-[\(cls.name) \(method.selector)] \(reason), so that it is no test")
          }
        } else {
          methods.append(method.selector.name)
        }
      }
    }
    return (methods.sorted(), warnings)
  }

  private mutating func sort() {
    // Sorting is stable, so each class keeps its order.
    tests.sort { $0.className < $1.className }
  }

  /// The reason why a method is no test, as the end of a sentence that begins with its name; nil for a test.
  private static func reasonAgainst(_ method: Method) -> String? {
    guard let types = try? MethodSignature.interned(method.encoding).encoding else {
      return "has types that cannot be read"
    }
    if types.arguments.count > 2 { return "takes an argument" }
    return types.result.unqualified == .void ? nil : "returns a value"
  }
}
