/// The name of a test: a class and a method of it.
public struct TestIdentifier: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The class, which need not be the one that has the method: subclasses inherit tests.
  public let className: String
  /// The method, such as `testNames`.
  public let method: String

  /// Names a test.
  public init(className: String, method: String) {
    self.className = className
    self.method = method
  }

  /// A class's own `+tearDown`.
  public static func tearDown(of className: String) -> Self {
    Self(className: className, method: "tearDown")
  }

  /// Whether it is no test but a class's own `+setUp` or `+tearDown`.
  public var isOfClass: Bool { ["setUp", "tearDown"].contains(method) }

  /// `-[NameTests testNames]`, as XCTest prints it.
  public var description: String { "\(isOfClass ? "+" : "-")[\(className) \(method)]" }

  /// `NameTests/testNames`, as filters name it.
  public var path: String { "\(className)/\(method)" }
}
