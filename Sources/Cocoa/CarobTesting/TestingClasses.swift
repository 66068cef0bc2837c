import CarobRuntime

/// The classes of XCTest that plugins may look up by name. [any-thread]
public enum TestingClasses {
  /// All classes, superclasses first.
  public static let all: [Object.Type] = [
    XCTest.self, XCTestCase.self, XCTestSuite.self, XCTestRun.self, XCTestCaseRun.self,
    XCTestSuiteRun.self, XCTContext.self, XCTAttachment.self, XCTestExpectation.self,
    XCTNSPredicateExpectation.self, XCTNSNotificationExpectation.self, XCTKVOExpectation.self,
    XCTWaiter.self, XCTSourceCodeLocation.self, XCTSourceCodeContext.self, XCTIssue.self,
    XCTMutableIssue.self, XCTExpectedFailureOptions.self,
    XCTestObservationCenter.self,
  ]

  /// Announces the classes to the runtime. A second call does nothing.
  public static func register() { announced() }

  private static let announced = Once { AnnouncedClasses.announce(all) }
}

/// The entry point that the plugin loader looks up in programs that link this library (`CHostLibraries`).
@_cdecl("carob_announce_testing")
func announceTesting() { TestingClasses.register() }
