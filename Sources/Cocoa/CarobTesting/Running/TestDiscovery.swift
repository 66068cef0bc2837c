import CarobRuntime

/// The tests of a plugin, found by the names of its methods. [any-thread]
public struct TestDiscovery: Codable, Sendable {
  /// The tests, in the order of their classes' and methods' names.
  public private(set) var tests: [TestIdentifier] = []
  /// Methods and classes that look like tests but are none, a sentence each.
  public private(set) var warnings: [String] = []

  private static let prefix = "test"

  /// Finds the subclasses of `XCTestCase`, and their methods without arguments whose names begin with `test`.
  public init(in classes: [RuntimeClass]) {
    for cls in classes.sorted(by: { $0.name < $1.name }) where cls.swiftClass is XCTestCase.Type {
      let before = (tests.count, warnings.count)
      add(cls)
      if (tests.count, warnings.count) == before {
        // A superclass of other tests needs none.
        let isSuperclass = classes.contains { $0.superclass == cls }
        if !isSuperclass {
          warnings.append("\(cls.name) has no tests; begin the names of its methods with test")
        }
      }
    }
  }

  private mutating func add(_ cls: RuntimeClass) {
    var selectors: Set<Selector> = []
    for ancestor in cls.ancestry.prefix(while: { $0 != XCTestCase.runtimeClass }) {
      for method in ancestor.methods where method.selector.name.hasPrefix(Self.prefix) {
        guard selectors.insert(method.selector).inserted else { continue }
        if let reason = Self.reasonAgainst(method) {
          if ancestor == cls {
            warnings.append("-[\(cls.name) \(method.selector)] \(reason), so that it is no test")
          }
        } else {
          tests.append(TestIdentifier(className: cls.name, method: method.selector.name))
        }
      }
    }
    tests.sort { ($0.className, $0.method) < ($1.className, $1.method) }
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
