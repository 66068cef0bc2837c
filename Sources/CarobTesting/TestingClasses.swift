import CarobRuntime

/// The classes of XCTest that plugins may look up by name. [any-thread]
public enum TestingClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] = []
}
