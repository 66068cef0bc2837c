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

  @Test func aFailureCountsInARunOfAnyClass() throws {
    let run = """
      #import <XCTest/XCTest.h>
      @interface PlainRun : XCTestRun
      @end
      @implementation PlainRun
      @end

      """
    let tests = Self.source("ATests", ["testA": "XCTFail(@\"broken\");"]).replacing(
      "@implementation ATests",
      with: "@implementation ATests\n- (Class)testRunClass { return PlainRun.class; }")
    let result = try Self.run([], in: TemporaryDirectory(["A.m": run + tests]))
    #expect(result.status == 1)
    #expect(result.output.contains("failed - broken"), "\(result)")
    // An override of a method of XCTestCase is no test that went wrong.
    #expect(result.errors == "carob: 1 of 1 test failed: -[ATests testA]\n", "\(result)")
  }

  @Test func anObserverThatRaisesAtTheStartHidesNothing() throws {
    let observer = """
      #import <XCTest/XCTest.h>
      #include <stdio.h>
      @interface Raising : NSObject <XCTestObservation>
      @end
      @implementation Raising
      + (void)load {
        [[XCTestObservationCenter sharedTestObservationCenter] addTestObserver:[self new]];
      }
      - (void)testBundleWillStart:(NSBundle *)bundle { (void)@[][1]; }
      @end
      @interface Second : NSObject <XCTestObservation>
      @end
      @implementation Second
      + (void)load {
        [[XCTestObservationCenter sharedTestObservationCenter] addTestObserver:[self new]];
      }
      - (void)testBundleWillStart:(NSBundle *)bundle { puts("heard the bundle"); }
      - (void)testSuiteWillStart:(XCTestSuite *)suite { puts("heard the suite"); }
      - (void)testSuiteDidFinish:(XCTestSuite *)suite {
        printf("heard the end after %lu tests\\n", (unsigned long)suite.testRun.executionCount);
      }
      @end

      """
    let tests = Self.source("ATests", ["testA": ""])
    let run = try Self.run([], in: TemporaryDirectory(["A.m": observer + tests]))
    #expect(
      run.lines.filter { $0.hasPrefix("heard ") } == [
        "heard the bundle", "heard the suite", "heard the end after 1 tests",
      ], "\(run)")
    #expect(run.status == 1)
    #expect(run.output.contains("error: +[ATests setUp] : failed: caught"), "\(run)")
  }

  @Test func anIssueOfASuiteIsLoggedWhenNothingRuns() throws {
    let tests = Self.source("ATests", ["testA": ""]).replacing(
      "@implementation ATests",
      with: """
        @implementation ATests
        + (void)initialize {
          XCTestSuite *suite = [XCTestSuite testSuiteWithName:@"early"];
          [suite runTest];
          [suite.testRun recordFailureWithDescription:@"before any test" inFile:@"B.m" atLine:3 expected:YES];
        }
        """)
    let run = try Self.run([], in: TemporaryDirectory(["A.m": tests]))
    #expect(run.errors.contains("B.m:3: before any test"), "\(run)")
  }
}
