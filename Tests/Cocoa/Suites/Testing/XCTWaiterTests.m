#import "InnerClass.h"

@interface WaiterListener : NSObject <XCTWaiterDelegate>
@property (nonatomic) NSMutableArray<NSString *> *heard;
@end

@implementation WaiterListener
- (instancetype)init {
  self = [super init];
  _heard = [NSMutableArray new];
  return self;
}
- (void)waiter:(XCTWaiter *)waiter didTimeoutWithUnfulfilledExpectations:(NSArray *)unfulfilled {
  [self.heard addObject:[NSString stringWithFormat:@"%lu late", (unsigned long)unfulfilled.count]];
}
- (void)waiter:(XCTWaiter *)waiter
  fulfillmentDidViolateOrderingConstraintsForExpectation:(XCTestExpectation *)expectation
                                     requiredExpectation:(XCTestExpectation *)required {
  [self.heard addObject:[NSString stringWithFormat:@"%@ before %@", expectation.expectationDescription,
                                                   required.expectationDescription]];
}
- (void)waiter:(XCTWaiter *)waiter didFulfillInvertedExpectation:(XCTestExpectation *)expectation {
  [self.heard addObject:[@"inverted " stringByAppendingString:expectation.expectationDescription]];
}
- (void)nestedWaiter:(XCTWaiter *)waiter wasInterruptedByTimedOutWaiter:(XCTWaiter *)outerWaiter {
  [self.heard addObject:outerWaiter.delegate == self ? @"interrupted by another one" : @"interrupted"];
}
@end

/* A test that hears why its waits failed, and fails for inverted expectations alone. */
@interface WaitingTest : XCTestCase
@property (nonatomic) NSMutableArray<NSString *> *heard;
@end

@implementation WaitingTest
- (void)waiter:(XCTWaiter *)waiter didTimeoutWithUnfulfilledExpectations:(NSArray *)unfulfilled {
  [self.heard addObject:[NSString stringWithFormat:@"%lu late", (unsigned long)unfulfilled.count]];
}
- (void)waiter:(XCTWaiter *)waiter didFulfillInvertedExpectation:(XCTestExpectation *)expectation {
  [self.heard addObject:@"inverted"];
  [super waiter:waiter didFulfillInvertedExpectation:expectation];
}
- (void)waitInManyWays {
  self.heard = [NSMutableArray new];
  XCTestExpectation *never = [[XCTestExpectation alloc] initWithDescription:@"never"];
  [[[XCTWaiter alloc] initWithDelegate:self] waitForExpectations:@[never] timeout:0.01];
  [self waitForExpectations:@[never] timeout:0.01];
  [self expectationWithDescription:@"own"];
  [self waitForExpectationsWithTimeout:0.01 handler:^(NSError *error) {
    [self.heard addObject:error ? @"error" : @"no error"];
  }];
  XCTestExpectation *inverted = [[XCTestExpectation alloc] initWithDescription:@"inverted"];
  inverted.inverted = YES;
  [inverted fulfill];
  [self waitForExpectations:@[inverted] timeout:1];
}
@end

@interface XCTWaiterTests : XCTestCase
@end

@implementation XCTWaiterTests

static XCTestExpectation *expectation(NSString *text) {
  return [[XCTestExpectation alloc] initWithDescription:text];
}

- (void)testAWaitIsCompleted {
  XCTestExpectation *first = expectation(@"first"), *second = expectation(@"second");
  dispatch_async(dispatch_get_main_queue(), ^{
    [second fulfill];
    [first fulfill];
  });
  XCTWaiter *waiter = [XCTWaiter new];
  XCTAssertEqual([waiter waitForExpectations:(@[first, second]) timeout:30], XCTWaiterResultCompleted);
  XCTAssertEqualObjects(waiter.fulfilledExpectations, (@[second, first]));
}

- (void)testAResultIsNoFailure {
  XCTAssertEqual(
    [XCTWaiter waitForExpectations:@[expectation(@"never")] timeout:0.01], XCTWaiterResultTimedOut);
  XCTestExpectation *first = expectation(@"first"), *second = expectation(@"second");
  [second fulfill];
  [first fulfill];
  XCTAssertEqual(
    [XCTWaiter waitForExpectations:(@[first, second]) timeout:1 enforceOrder:YES],
    XCTWaiterResultIncorrectOrder);
  XCTestExpectation *inverted = expectation(@"inverted");
  inverted.inverted = YES;
  [inverted fulfill];
  XCTAssertEqual(
    [XCTWaiter waitForExpectations:@[inverted] timeout:1], XCTWaiterResultInvertedFulfillment);
}

- (void)testAWaitForAnExpectationOfTheTestIsAWait {
  XCTestExpectation *own = [self expectationWithDescription:@"own"];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[own] timeout:0.01], XCTWaiterResultTimedOut);
}

- (void)testADelegateHearsWhyAWaitFailed {
  WaiterListener *listener = [WaiterListener new];
  XCTWaiter *waiter = [[XCTWaiter alloc] initWithDelegate:listener];
  XCTAssertEqual(waiter.delegate, listener);
  XCTestExpectation *first = expectation(@"first"), *second = expectation(@"second");
  [waiter waitForExpectations:(@[first, second]) timeout:0.01];
  [second fulfill];
  [first fulfill];
  [waiter waitForExpectations:(@[first, second]) timeout:1 enforceOrder:YES];
  second.inverted = YES;
  [waiter waitForExpectations:@[second] timeout:1];
  XCTAssertEqualObjects(
    listener.heard, (@[@"2 late", @"second before first", @"inverted second"]));
}

/* The waiter around it has less time. */
- (void)testAWaitWithinAnotherOneIsInterrupted {
  WaiterListener *listener = [WaiterListener new];
  XCTWaiter *outer = [[XCTWaiter alloc] initWithDelegate:listener];
  __block XCTWaiterResult result = 0;
  dispatch_async(dispatch_get_main_queue(), ^{
    XCTWaiter *inner = [[XCTWaiter alloc] initWithDelegate:listener];
    result = [inner waitForExpectations:@[expectation(@"never")] timeout:60];
  });
  XCTAssertEqual([outer waitForExpectations:@[expectation(@"never")] timeout:0.5], XCTWaiterResultTimedOut);
  XCTAssertEqual(result, XCTWaiterResultInterrupted);
  XCTAssertEqualObjects(listener.heard, (@[@"interrupted by another one", @"1 late"]));
}

- (void)testATestFailsWhenItsWaitIsInterrupted {
  XCTestSuiteRun *run = innerRun(@"WaiterWithinAnother", @{
    @"testWaits": ^(XCTestCase *self) {
      dispatch_async(dispatch_get_main_queue(), ^{
        [self waitForExpectations:@[expectation(@"never")] timeout:60];
      });
      [XCTWaiter waitForExpectations:@[expectation(@"never")] timeout:0.5];
    },
  });
  XCTAssertEqual(run.totalFailureCount, 1u);
}

- (void)testATestThatIsTheDelegateFails {
  XCTestSuiteRun *run = innerRun(@"WaiterOfTest", @{
    @"testWaits": ^(XCTestCase *self) {
      [[[XCTWaiter alloc] initWithDelegate:(id)self] waitForExpectations:@[expectation(@"never")]
                                                                  timeout:0.01];
    },
  });
  XCTAssertEqual(run.totalFailureCount, 1u);
}

- (void)testATestThatIsTheDelegateMayHearOfItInstead {
  XCTAssertTrue([XCTestCase conformsToProtocol:@protocol(XCTWaiterDelegate)]);
  WaitingTest *test = [WaitingTest testCaseWithSelector:@selector(waitInManyWays)];
  [test runTest];
  XCTAssertEqualObjects(test.heard, (@[@"1 late", @"1 late", @"1 late", @"error", @"inverted"]));
  XCTAssertEqual(test.testRun.totalFailureCount, 1u);
}

@end
