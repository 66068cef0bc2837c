#import "InnerClass.h"
#import <XCTest/XCTest.h>
#import <objc/runtime.h>

/* Private methods of XCTest that frameworks know. */
@interface XCTestCase (Private)
+ (NSArray *)allSubclasses;
- (void)_recordUnexpectedFailureWithDescription:(NSString *)description exception:(NSException *)exception;
@end

/* Hears of all tests of this module. */
@interface RunListener : NSObject <XCTestObservation>
@property (nonatomic) NSMutableArray<NSBundle *> *bundles;
@property (nonatomic) NSMutableArray<XCTestSuite *> *suites;
@property (nonatomic) NSMutableArray<NSString *> *issues;
@end

@implementation RunListener
- (void)testBundleWillStart:(NSBundle *)bundle {
  [self.bundles addObject:bundle];
}
- (void)testSuiteWillStart:(XCTestSuite *)suite {
  [self.suites addObject:suite];
}
- (void)testCase:(XCTestCase *)test didRecordIssue:(XCTIssue *)issue {
  [self.issues addObject:[@"case " stringByAppendingString:issue.compactDescription]];
}
- (void)testSuite:(XCTestSuite *)suite didRecordIssue:(XCTIssue *)issue {
  [self.issues addObject:[@"suite " stringByAppendingString:issue.compactDescription]];
}
@end

/* Knows the message from before Xcode 12 alone. */
@interface OldListener : NSObject <XCTestObservation>
@property (nonatomic) NSMutableArray<NSString *> *issues;
@end

@implementation OldListener
- (void)testSuite:(XCTestSuite *)suite didFailWithDescription:(NSString *)text
           inFile:(NSString *)file atLine:(NSUInteger)line {
  [self.issues addObject:[NSString stringWithFormat:@"%@ %@:%lu", text, file, (unsigned long)line]];
}
@end

/* A run that a test class asks for. */
@interface CountingRun : XCTestCaseRun
@property (nonatomic) NSUInteger heard;
@end

@implementation CountingRun
- (void)recordIssue:(XCTIssue *)issue {
  self.heard += 1;
  [super recordIssue:issue];
}
@end

/* A run of a class directly below XCTestRun. */
@interface PlainRun : XCTestRun
@end

@implementation PlainRun
@end

/* A run that raises before it records, or after that. */
@interface RaisingRun : XCTestCaseRun
@end

@implementation RaisingRun
- (void)recordIssue:(XCTIssue *)issue {
  if ([issue.compactDescription containsString:@"late"]) [super recordIssue:issue];
  [NSException raise:NSGenericException format:@"by the run"];
}
@end

/* Raises whenever it hears something. */
@interface RaisingListener : NSObject <XCTestObservation>
@end

@implementation RaisingListener
- (void)testSuiteWillStart:(XCTestSuite *)suite {
  [NSException raise:NSGenericException format:@"at a start"];
}
- (void)testCase:(XCTestCase *)test didRecordIssue:(XCTIssue *)issue {
  [NSException raise:NSGenericException format:@"by an observer"];
}
@end

static RunListener *listener;

@interface XCTestRunTests : XCTestCase
@end

@implementation XCTestRunTests

+ (void)load {
  listener = [RunListener new];
  listener.bundles = [NSMutableArray new];
  listener.suites = [NSMutableArray new];
  listener.issues = [NSMutableArray new];
  [[XCTestObservationCenter sharedTestObservationCenter] addTestObserver:listener];
}

- (void)setUp {
  [listener.issues removeAllObjects];
}

- (void)testABundleStartsOnceBeforeItsTests {
  XCTAssertEqualObjects(listener.bundles, @[[NSBundle bundleForClass:self.class]]);
}

- (void)testTheSuiteOfAClassHasARunWithThatSuite {
  XCTestSuite *suite = nil;
  for (XCTestSuite *started in listener.suites) {
    if ([started.name isEqualToString:@"XCTestRunTests"]) suite = started;
  }
  XCTAssertNotNil(suite);
  XCTAssertEqual(suite.testRun.test, suite);
  XCTAssertNotNil(suite.testRun.startDate);
  XCTAssertGreaterThanOrEqual(suite.testRun.testCaseCount, 1u);
}

/* Runs a block as the test of a class that is made here. */
static XCTestCase *ran(NSString *name, Class runClass, void (^block)(XCTestCase *)) {
  Class cls = innerClass(name, @{@"testOnce": block});
  class_addMethod(
    cls, @selector(testRunClass), imp_implementationWithBlock(^(id self) { return runClass; }), "#@:");
  XCTestCase *test = [cls testCaseWithSelector:NSSelectorFromString(@"testOnce")];
  [test runTest];
  return test;
}

- (void)testARunRecordsIssues {
  XCTestCase *test = ran(@"RunRecords", XCTestCaseRun.class, ^(XCTestCase *self) {
    [self.testRun recordIssue:[[XCTIssue alloc] initWithType:XCTIssueTypeAssertionFailure
                                          compactDescription:@"by the run"]];
    [self.testRun recordFailureWithDescription:@"older" inFile:@"A.m" atLine:7 expected:NO];
  });
  XCTAssertEqual(test.testRun.failureCount, 1u);
  XCTAssertEqual(test.testRun.unexpectedExceptionCount, 1u);
  XCTAssertEqualObjects(listener.issues, (@[@"case by the run", @"case older"]));
}

- (void)testAFailureOfATestIsRecordedByItsRun {
  XCTestCase *test = ran(@"RunOfClass", CountingRun.class, ^(XCTestCase *self) {
    XCTFail(@"on purpose");
    (void)@[][1];
  });
  XCTAssertEqual(((CountingRun *)test.testRun).heard, 2u);
  XCTAssertEqual(test.testRun.totalFailureCount, 2u);
}

- (void)testARunOfAnyClassRecords {
  XCTestCase *test = ran(@"RunPlain", PlainRun.class, ^(XCTestCase *self) { XCTFail(@"on purpose"); });
  XCTAssertEqual(test.testRun.class, PlainRun.class);
  XCTAssertEqual(test.testRun.executionCount, 1u);
  XCTAssertEqual(test.testRun.failureCount, 1u);
  XCTAssertFalse(test.testRun.hasSucceeded);
  XCTAssertEqualObjects(listener.issues, @[@"case failed - on purpose"]);
  XCTAssertTrue(ran(@"RunPlainPassed", PlainRun.class, ^(XCTestCase *self) {}).testRun.hasSucceeded);
}

- (void)testARunThatRaisesLosesNoFailure {
  for (NSString *text in @[@"early", @"late"]) {
    [listener.issues removeAllObjects];
    XCTestCase *test = ran([@"RunRaises" stringByAppendingString:text], RaisingRun.class,
                           ^(XCTestCase *self) { XCTFail(@"%@", text); });
    XCTAssertEqual(test.testRun.totalFailureCount, 2u, @"%@", text);
    XCTAssertEqualObjects(listener.issues, (@[
      [@"case failed - " stringByAppendingString:text],
      @"case failed: caught \"NSGenericException\", \"by the run\""
    ]));
  }
}

- (void)testAnObserverThatRaisesHidesNothingFromOthers {
  XCTestObservationCenter *center = [XCTestObservationCenter sharedTestObservationCenter];
  RaisingListener *raising = [RaisingListener new];
  [center addTestObserver:raising];
  RunListener *second = [RunListener new];
  second.suites = [NSMutableArray new];
  second.issues = [NSMutableArray new];
  [center addTestObserver:second];
  XCTestCase *test = ran(@"RunObserved", XCTestCaseRun.class, ^(XCTestCase *self) { XCTFail(@"on purpose"); });
  XCTestSuite *suite = [XCTestSuite testSuiteWithName:@"A suite"];
  [suite addTest:ran(@"RunInSuite", XCTestCaseRun.class, ^(XCTestCase *self) {})];
  XCTAssertThrowsSpecificNamed([suite runTest], NSException, NSGenericException);
  [center removeTestObserver:second];
  [center removeTestObserver:raising];
  XCTAssertEqual(test.testRun.failureCount, 1u);
  XCTAssertEqual(test.testRun.unexpectedExceptionCount, 1u);
  NSArray *issues = @[
    @"case failed - on purpose",
    @"case failed: caught \"NSGenericException\", \"by an observer\"",
  ];
  XCTAssertEqualObjects(listener.issues, issues);
  XCTAssertEqualObjects(second.issues, issues);
  XCTAssertEqualObjects(second.suites, @[suite]);
  XCTAssertEqual(suite.testRun.executionCount, 1u);
  XCTAssertNotNil(suite.testRun.stopDate);
}

- (void)testARunAroundAnotherOneRecordsWhileThatRuns {
  XCTestCase *outer = ran(@"RunOuter", XCTestCaseRun.class, ^(XCTestCase *outer) {
    XCTestCase *inner = ran(@"RunInner", XCTestCaseRun.class, ^(XCTestCase *self) {
      [outer.testRun recordIssue:[[XCTIssue alloc] initWithType:XCTIssueTypeAssertionFailure
                                             compactDescription:@"of the outer one"]];
    });
    XCTAssertTrue(inner.testRun.hasSucceeded);
  });
  XCTAssertEqual(outer.testRun.failureCount, 1u);
}

- (void)testASuiteRecordsIssues {
  OldListener *old = [OldListener new];
  old.issues = [NSMutableArray new];
  XCTestObservationCenter *center = [XCTestObservationCenter sharedTestObservationCenter];
  [center addTestObserver:old];
  XCTestSuite *suite = [XCTestSuite testSuiteWithName:@"A suite"];
  [suite runTest];
  [suite.testRun recordFailureWithDescription:@"of the suite" inFile:@"B.m" atLine:3 expected:YES];
  [center removeTestObserver:old];
  XCTAssertEqual(suite.testRun.failureCount, 1u);
  XCTAssertEqual(suite.testRun.executionCount, 0u);
  XCTAssertEqualObjects(listener.issues, @[@"suite of the suite"]);
  XCTAssertEqualObjects(old.issues, @[@"of the suite B.m:3"]);
}

- (void)testPrivateMethodsThatFrameworksKnow {
  XCTestCase *test = ran(@"RunPrivate", XCTestCaseRun.class, ^(XCTestCase *self) {
    [self _recordUnexpectedFailureWithDescription:@"an exception" exception:nil];
  });
  XCTAssertEqual(test.testRun.unexpectedExceptionCount, 1u);
  XCTAssertEqualObjects(listener.issues, @[@"case an exception"]);
  NSArray *all = [XCTestCase allSubclasses];
  XCTAssertTrue([all containsObject:XCTestRunTests.class]);
  XCTAssertFalse([all containsObject:XCTestCase.class]);
  XCTAssertEqualObjects([XCTestRunTests allSubclasses], @[]);
}

@end
