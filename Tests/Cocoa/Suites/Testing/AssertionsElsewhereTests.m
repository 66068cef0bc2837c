#import "InnerClass.h"

/* Makes assertions, and is no test. */
@interface AssertingObject : NSObject
@end

@implementation AssertingObject
+ (void)fail {
  XCTAssertEqual(1, 2, @"in a class method");
}
- (void)fail {
  XCTFail(@"in another object");
}
+ (void)skip {
  XCTSkip(@"in a class method");
}
@end

@interface AssertingProxy : NSProxy
@end

@implementation AssertingProxy
- (void)fail {
  XCTFail(@"in a proxy");
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  return [NSObject instanceMethodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
  [invocation invokeWithTarget:@""];
}
@end

/* Assertions that are not in a method of the test. */
@interface AssertionsElsewhereTests : XCTestCase
@end

@implementation AssertionsElsewhereTests

- (void)testTheyFailTheTestThatRuns {
  XCTestSuiteRun *run = innerRun(@"AssertingElsewhere", @{
    @"testA": ^(XCTestCase *self) {
      [AssertingObject fail];
      [[AssertingObject new] fail];
      [[AssertingProxy alloc] fail];
    },
    @"testB": ^(XCTestCase *self) {},
  });
  XCTAssertEqual(run.totalFailureCount, 3u);
  XCTAssertTrue(run.testRuns.lastObject.hasSucceeded);
}

- (void)testTheyEndATestThatDoesNotContinue {
  __block BOOL isReached = NO;
  XCTestSuiteRun *run = innerRun(@"AssertingElsewhereOnce", @{
    @"testA": ^(XCTestCase *self) {
      self.continueAfterFailure = NO;
      [AssertingObject fail];
      isReached = YES;
    },
  });
  XCTAssertFalse(isReached);
  XCTAssertEqual(run.totalFailureCount, 1u);
}

- (void)testTheySkipTheTestThatRuns {
  XCTestSuiteRun *run = innerRun(@"SkippingElsewhere", @{
    @"testA": ^(XCTestCase *self) { [AssertingObject skip]; },
  });
  XCTAssertEqual(run.skipCount, 1u);
  XCTAssertTrue(run.hasSucceeded);
}

@end
