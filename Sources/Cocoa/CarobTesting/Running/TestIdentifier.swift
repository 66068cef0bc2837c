/// The name of a test: a class and one of its methods.
public struct TestIdentifier: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The class that runs the test, which may inherit the method.
  public let className: String
  /// The method, such as `testNames`.
  public let method: String

  /// Makes the name of a test.
  public init(className: String, method: String) {
    self.className = className
    self.method = method
  }

  /// The name of a class's `+tearDown`.
  public static func tearDown(of className: String) -> Self {
    Self(className: className, method: "tearDown")
  }

  /// Whether this is a class's `+setUp` or `+tearDown` and no test.
  public var isOfClass: Bool { ["setUp", "tearDown"].contains(method) }

  /// `-[NameTests testNames]`, as XCTest prints it.
  public var description: String { "\(isOfClass ? "+" : "-")[\(className) \(method)]" }

  /// `NameTests/testNames`, as filters name it.
  public var path: String { "\(className)/\(method)" }
}
