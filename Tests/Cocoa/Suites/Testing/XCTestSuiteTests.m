#import "InnerClass.h"

static NSMutableArray<NSString *> *calls;

@interface SuiteListener : NSObject <XCTestObservation>
@end

@implementation SuiteListener
- (void)testSuiteWillStart:(XCTestSuite *)suite {
  [calls addObject:[@"begin " stringByAppendingString:suite.name]];
}
- (void)testSuiteDidFinish:(XCTestSuite *)suite {
  [calls addObject:[@"end " stringByAppendingString:suite.name]];
}
- (void)testCase:(XCTestCase *)test didFailWithDescription:(NSString *)text inFile:(NSString *)file
          atLine:(NSUInteger)line {
  [calls addObject:[@"failed " stringByAppendingString:NSStringFromSelector(test.invocation.selector)]];
}
@end

@interface XCTestSuiteTests : XCTestCase
@end

@implementation XCTestSuiteTests

+ (void)setUp {
  calls = [NSMutableArray new];
}

- (void)testAnInnerRunIsCounted {
  Class cls = innerClass(@"InnerCounted", @{
    @"testPasses": ^(XCTestCase *self) { [calls addObject:@"passes"]; },
    @"testFails": ^(XCTestCase *self) { XCTFail(@"on purpose"); XCTFail(@"again"); },
    @"testRaises": ^(XCTestCase *self) { (void)@[][1]; },
    @"testSkips": ^(XCTestCase *self) { XCTSkip(@"no"); },
  });
  XCTestSuite *suite = [XCTestSuite testSuiteForTestCaseClass:cls];
  XCTAssertEqualObjects(suite.name, @"InnerCounted");
  XCTAssertEqual(suite.testCaseCount, 4u);
  XCTAssertNil(suite.testRun);
  [calls removeAllObjects];
  [suite runTest];
  XCTAssertEqualObjects(calls, @[@"passes"]);
  XCTestSuiteRun *run = (XCTestSuiteRun *)suite.testRun;
  XCTAssertTrue([run isKindOfClass:XCTestSuiteRun.class]);
  XCTAssertEqual(run.testRuns.count, 4u);
  XCTAssertEqual(run.executionCount, 4u);
  XCTAssertEqual(run.failureCount, 2u);
  XCTAssertEqual(run.unexpectedExceptionCount, 1u);
  XCTAssertEqual(run.totalFailureCount, 3u);
  XCTAssertEqual(run.skipCount, 1u);
  XCTAssertFalse(run.hasSucceeded);
  XCTAssertGreaterThanOrEqual(run.totalDuration, 0);
  XCTAssertNotNil(run.stopDate);
  XCTestRun *passed = run.testRuns[1];
  XCTAssertEqualObjects(passed.test.name, @"-[InnerCounted testPasses]");
  XCTAssertTrue(passed.hasSucceeded);
}

- (void)testObserversHearOfSuites {
  Class cls = innerClass(@"InnerObserved", @{@"testFails": ^(XCTestCase *self) { XCTFail(@"on purpose"); }});
  XCTestObservationCenter *center = [XCTestObservationCenter sharedTestObservationCenter];
  SuiteListener *listener = [SuiteListener new];
  [center addTestObserver:listener];
  [calls removeAllObjects];
  XCTestSuite *all = [XCTestSuite testSuiteWithName:@"all"];
  [all addTest:[XCTestSuite testSuiteForTestCaseClass:cls]];
  [all runTest];
  [center removeTestObserver:listener];
  XCTAssertEqualObjects(calls, (@[
    @"begin all", @"begin InnerObserved", @"failed testFails", @"end InnerObserved", @"end all"
  ]));
  XCTAssertEqual(all.testRun.totalFailureCount, 1u);
}

- (void)testSuitesByName {
  innerClass(@"InnerNamed", @{@"testA": ^(XCTestCase *self) {}, @"testB": ^(XCTestCase *self) {}});
  XCTAssertEqual([XCTestSuite testSuiteForTestCaseWithName:@"InnerNamed"].tests.count, 2u);
  XCTestSuite *one = [XCTestSuite testSuiteForTestCaseWithName:@"InnerNamed/testB"];
  XCTAssertEqual(one.tests.count, 1u);
  XCTAssertEqualObjects(one.tests.firstObject.name, @"-[InnerNamed testB]");
  XCTAssertEqual([XCTestSuite testSuiteForTestCaseWithName:@"NoSuchClass"].tests.count, 0u);
  [one runTest];
  XCTAssertTrue(one.testRun.hasSucceeded);
}

- (void)testInvocationsOfTheClass {
  NSArray<NSInvocation *> *invocations = [XCTestSuiteTests testInvocations];
  XCTAssertGreaterThan(invocations.count, 3u);
  NSMutableArray *names = [NSMutableArray new];
  for (NSInvocation *invocation in invocations) {
    [names addObject:NSStringFromSelector(invocation.selector)];
  }
  XCTAssertTrue([names containsObject:@"testInvocationsOfTheClass"]);
  XCTAssertEqualObjects(names, [names sortedArrayUsingSelector:@selector(compare:)]);
  XCTAssertEqual(self.invocation.selector, _cmd);
}

- (void)testMeasuring {
  Class cls = innerClass(@"InnerMeasured", @{
    @"testWhole": ^(XCTestCase *self) { [self measureBlock:^{ [calls addObject:@"whole"]; }]; },
    @"testPart": ^(XCTestCase *self) {
      [self measureMetrics:XCTestCase.defaultPerformanceMetrics automaticallyStartMeasuring:NO
                  forBlock:^{
                    [self startMeasuring];
                    [self stopMeasuring];
                  }];
    },
    @"testTwice": ^(XCTestCase *self) {
      [self measureBlock:^{ XCTAssertThrows([self startMeasuring]); }];
    },
    @"testOutside": ^(XCTestCase *self) { XCTAssertThrows([self stopMeasuring]); },
  });
  [calls removeAllObjects];
  XCTestSuite *suite = [XCTestSuite testSuiteForTestCaseClass:cls];
  [suite runTest];
  XCTAssertEqual(calls.count, 10u);
  XCTAssertTrue(suite.testRun.hasSucceeded);
}

- (void)testActivitiesAndAttachments {
  __block NSString *name = nil;
  XCTAttachment *attachment = [XCTAttachment attachmentWithString:@"text"];
  XCTAssertEqual(attachment.lifetime, XCTAttachmentLifetimeDeleteOnSuccess);
  XCTAssertEqualObjects(attachment.uniformTypeIdentifier, @"public.plain-text");
  attachment.name = @"note";
  attachment.userInfo = @{@"a": @1};
  XCTAssertEqualObjects(attachment.userInfo, @{@"a": @1});
  [XCTContext runActivityNamed:@"a part" block:^(id<XCTActivity> activity) {
    name = activity.name;
    [activity addAttachment:attachment];
  }];
  XCTAssertEqualObjects(name, @"a part");
  [self addAttachment:attachment];
  XCTAssertThrows([XCTContext runActivityNamed:@"raises" block:^(id<XCTActivity> activity) {
    (void)@[][1];
  }]);
}

@end
