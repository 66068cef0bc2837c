import Foundation
import PluginTestSupport
import Testing

/// What observers hear of failures, and failures that are expected.
extension TestCommandTests {
  @Test func observersHearOfEachFailureThatCounts() throws {
    let observer = """
      #import <XCTest/XCTest.h>
      #include <stdio.h>
      @interface Listener : NSObject <XCTestObservation>
      @end
      @implementation Listener
      - (void)testCase:(XCTestCase *)test didRecordIssue:(XCTIssue *)issue {
        printf("heard %s: %s\\n", test.name.UTF8String, issue.compactDescription.UTF8String);
      }
      @end
      static Listener *listener;

      """
    let tests = Self.source(
      "ATests",
      [
        "testAssertion": "XCTFail(@\"broken\");",
        "testException": "[@[] objectAtIndex:1];",
        "testExpected": "XCTExpectFailure(@\"known\"); XCTFail(@\"quiet\");",
        "testUnmet": "XCTExpectFailure(@\"one\"); XCTExpectFailure(@\"two\");",
        "testUnwaited": "[self expectationWithDescription:@\"an answer\"];",
      ]
    ).replacing(
      "@implementation ATests",
      with: """
        @implementation ATests
        + (void)setUp {
          listener = [Listener new];
          [[XCTestObservationCenter sharedTestObservationCenter] addTestObserver:listener];
        }
        """)
    let run = try Self.run([], in: TemporaryDirectory(["A.m": observer + tests]))
    #expect(run.status == 1)
    let heard = run.lines.filter { $0.hasPrefix("heard ") }
    #expect(
      heard == [
        "heard -[ATests testAssertion]: failed - broken",
        "heard -[ATests testException]: failed: caught \"NSRangeException\", "
          + "\"index 1 is out of range: there are 0\"",
        "heard -[ATests testUnmet]: Expected failure 'one' but none recorded.",
        "heard -[ATests testUnmet]: Expected failure 'two' but none recorded.",
        "heard -[ATests testUnwaited]: Failed due to unwaited expectation 'an answer'.",
      ], "\(run)")
    #expect(run.errors.contains("carob: 4 of 5 tests failed"))
  }
}
