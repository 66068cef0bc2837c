import CarobRuntime

/// The classes of XCTest that plugins may look up by name. [any-thread]
public enum TestingClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] = [Test.self, TestCase.self, TestExpectation.self]

  /// Lets them be found by name; a second call does nothing.
  public static func register() { announced }

  private static let announced: Void = AnnouncedClasses.announce(all)
}

/// What the loader of plugins calls, and finds in programs that link this library (`carob_announce_library`).
@_cdecl("carob_announce_testing")
func announceTesting() { TestingClasses.register() }
