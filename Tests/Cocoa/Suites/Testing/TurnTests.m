#import "InnerClass.h"
#import <UIKit/UIKit.h>

extern id objc_retainAutorelease(id object);

static NSMutableArray<NSString *> *told;

@interface TurnedTable : UITableView
@end

@implementation TurnedTable
- (void)layoutSubviews {
  [super layoutSubviews];
  [told addObject:@"layout"];
}
@end

/* What happens in a test, between tests, and in a turn of the run loop: docs/testing.md states it. */
@interface TurnTests : XCTestCase
@property (nonatomic) NSInteger number;
@end

@implementation TurnTests

- (void)setUp {
  told = [NSMutableArray new];
}

- (void)tell:(NSString *)text {
  [told addObject:text];
}

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  [told addObject:path];
}

/* Everything that a test can leave for a turn. */
static void leaveWork(TurnTests *self) {
  dispatch_async(dispatch_get_main_queue(), ^{ [self tell:@"queue"]; });
  [self performSelector:@selector(tell:) withObject:@"delayed" afterDelay:0];
  [self performSelectorOnMainThread:@selector(tell:) withObject:@"perform" waitUntilDone:NO];
  [NSTimer scheduledTimerWithTimeInterval:0 repeats:NO block:^(NSTimer *timer) { [self tell:@"timer"]; }];
  [UIView animateWithDuration:1 animations:^{ [self tell:@"animations"]; }
                   completion:^(BOOL finished) { [self tell:@"animated"]; }];
}

/* Takes turns until so many things have happened; on a busy machine that may take some. */
static void takeTurns(NSUInteger count) {
  for (int turn = 0; turn < 500 && (turn == 0 || told.count < count); turn++) {
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
  }
}

- (void)testMethodsRunInTheOrderOfTheirNames {
  void (^note)(XCTestCase *) = ^(XCTestCase *self) {
    [told addObject:NSStringFromSelector(self.invocation.selector)];
  };
  innerRun(@"TurnNames", @{
    @"testB": note, @"test2": note, @"testA": note, @"test10": note, @"testAB": note, @"testa": note,
  });
  XCTAssertEqualObjects(told, (@[@"test10", @"test2", @"testA", @"testAB", @"testB", @"testa"]));
}

- (void)testEachTestHasAnInstanceAndItsSurroundings {
  __block NSMutableSet *instances = [NSMutableSet new];
  void (^test)(XCTestCase *) = ^(XCTestCase *self) {
    [instances addObject:[NSValue valueWithNonretainedObject:self]];
    [told addObject:@"test"];
    [self addTeardownBlock:^{ [told addObject:@"block"]; }];
    [self addTeardownBlock:^{ [told addObject:@"last block"]; }];
  };
  XCTestSuiteRun *run = innerRun(@"TurnSurroundings", @{
    @"setUp": ^(XCTestCase *self) { [told addObject:@"setUp"]; },
    @"testA": test,
    @"testB": test,
    @"tearDown": ^(XCTestCase *self) { [told addObject:@"tearDown"]; },
  });
  NSArray *one = @[@"setUp", @"test", @"last block", @"block", @"tearDown"];
  XCTAssertEqualObjects(told, [one arrayByAddingObjectsFromArray:one]);
  XCTAssertEqual(instances.count, 2u);
  XCTAssertTrue(run.hasSucceeded);
}

- (void)testATestAndItsSurroundingsHaveOnePool {
  __block __weak NSObject *left = nil;
  XCTestSuiteRun *run = innerRun(@"TurnPools", @{
    @"testA": ^(XCTestCase *self) {
      @autoreleasepool {
        XCTAssertNil(left);
      }
      NSObject *object = [NSObject new];
      left = objc_retainAutorelease(object);
    },
    @"tearDown": ^(XCTestCase *self) {
      if ([self.name containsString:@"testA"]) XCTAssertNotNil(left);
    },
    @"testB": ^(XCTestCase *self) { XCTAssertNil(left); },
  });
  XCTAssertTrue(run.hasSucceeded);
}

- (void)testEachTurnHasAPool {
  for (int isWait = 0; isWait < 2; isWait++) {
    __block __weak NSObject *left = nil;
    __block BOOL isLeft = NO;
    XCTestExpectation *end = [self expectationWithDescription:@"a later turn"];
    dispatch_async(dispatch_get_main_queue(), ^{
      NSObject *object = [NSObject new];
      left = objc_retainAutorelease(object);
      isLeft = left != nil;
      [NSTimer scheduledTimerWithTimeInterval:0 repeats:NO block:^(NSTimer *timer) {
        XCTAssertTrue(isLeft);
        XCTAssertNil(left);
        [end fulfill];
      }];
    });
    if (isWait) {
      [self waitForExpectations:@[end] timeout:30];
    } else {
      [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.06]];
      [self waitForExpectations:@[end] timeout:30];
    }
  }
}

- (void)testNoTurnIsTakenBetweenTests {
  XCTestSuiteRun *run = innerRun(@"TurnBetween", @{
    @"testA": ^(XCTestCase *test) { leaveWork(self); },
    @"testB": ^(XCTestCase *test) {
      XCTAssertEqualObjects(told, @[@"animations"]);
      XCTestExpectation *end = [test expectationWithDescription:@"a turn"];
      [end performSelector:@selector(fulfill) withObject:nil afterDelay:0.05];
      [test waitForExpectations:@[end] timeout:30];
      XCTAssertEqual(told.count, 6u);
    },
  });
  XCTAssertTrue(run.hasSucceeded, @"%@", told);
}

- (void)testTheOrderOfATurn {
  leaveWork(self);
  [NSThread sleepForTimeInterval:0.01];
  XCTAssertEqualObjects(told, @[@"animations"]);
  takeTurns(6);
  XCTAssertEqualObjects(
    told, (@[@"animations", @"perform", @"queue", @"animated", @"delayed", @"timer"]));
}

- (void)testAWaitHasTheSameOrder {
  leaveWork(self);
  XCTestExpectation *end = [self expectationWithDescription:@"a later turn"];
  [end performSelector:@selector(fulfill) withObject:nil afterDelay:0.02];
  [NSThread sleepForTimeInterval:0.01];
  [self waitForExpectations:@[end] timeout:30];
  XCTAssertEqualObjects(
    told, (@[@"animations", @"perform", @"queue", @"animated", @"delayed", @"timer"]));
}

- (void)testBlocksOfTheLoopComeBeforeMessages {
  [self performSelectorOnMainThread:@selector(tell:) withObject:@"message" waitUntilDone:NO];
  CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopCommonModes, ^{ [self tell:@"block"]; });
  takeTurns(2);
  XCTAssertEqualObjects(told, (@[@"block", @"message"]));
}

- (void)testDelayedMessagesAndTimersFireByTheirDates {
  [self performSelector:@selector(tell:) withObject:@"third" afterDelay:0.3];
  [NSTimer scheduledTimerWithTimeInterval:0.2 repeats:NO block:^(NSTimer *timer) { [self tell:@"second"]; }];
  [self performSelector:@selector(tell:) withObject:@"first" afterDelay:0.1];
  [NSThread sleepForTimeInterval:0.4];
  takeTurns(3);
  XCTAssertEqualObjects(told, (@[@"first", @"second", @"third"]));
}

/* Adds a block to the main queue that adds itself again. */
static void repeatOnQueue(TurnTests *self, BOOL *ends) {
  dispatch_async(dispatch_get_main_queue(), ^{
    [self tell:@"queue"];
    if (!*ends) repeatOnQueue(self, ends);
  });
}

- (void)testATimerWaitsForTheMainQueueOnce {
  static BOOL ends;
  ends = NO;
  repeatOnQueue(self, &ends);
  XCTestExpectation *end = [self expectationWithDescription:@"a timer"];
  [NSTimer scheduledTimerWithTimeInterval:0 repeats:NO block:^(NSTimer *timer) {
    [self tell:@"timer"];
    ends = YES;
    [end fulfill];
  }];
  [NSThread sleepForTimeInterval:0.01];
  [self waitForExpectations:@[end] timeout:30];
  XCTAssertEqualObjects(told, (@[@"queue", @"timer"]));
  takeTurns(3);
  XCTAssertEqualObjects(told, (@[@"queue", @"timer", @"queue"]));
}

- (void)testAMessageAndABlockOfTheMainQueueHappenInOneTurn {
  dispatch_async(dispatch_get_main_queue(), ^{ [self tell:@"queue"]; });
  [self performSelectorOnMainThread:@selector(tell:) withObject:@"message" waitUntilDone:NO];
  [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode
                           beforeDate:[NSDate dateWithTimeIntervalSinceNow:30]];
  XCTAssertEqualObjects(told, (@[@"message", @"queue"]));
}

- (void)testAWaitOnAnotherThreadRunsItsLoop {
  XCTestExpectation *end = [self expectationWithDescription:@"the thread"];
  [NSThread detachNewThreadWithBlock:^{
    XCTestExpectation *timer = [[XCTestExpectation alloc] initWithDescription:@"a timer"];
    [timer performSelector:@selector(fulfill) withObject:nil afterDelay:0];
    XCTAssertEqual([XCTWaiter waitForExpectations:@[timer] timeout:30], XCTWaiterResultCompleted);
    [end fulfill];
  }];
  [self waitForExpectations:@[end] timeout:60];
}

- (void)testABlockOfABlockRunsAfterTheOthers {
  XCTestExpectation *end = [self expectationWithDescription:@"the last block"];
  dispatch_async(dispatch_get_main_queue(), ^{
    [self tell:@"first"];
    dispatch_async(dispatch_get_main_queue(), ^{
      [self tell:@"third"];
      [end fulfill];
    });
    [self tell:@"still first"];
  });
  dispatch_async(dispatch_get_main_queue(), ^{ [self tell:@"second"]; });
  [self waitForExpectations:@[end] timeout:30];
  XCTAssertEqualObjects(told, (@[@"first", @"still first", @"second", @"third"]));
}

- (void)testAWaitRunsTheDefaultMode {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  NSTimer *tracking = [NSTimer timerWithTimeInterval:0 repeats:NO block:^(NSTimer *timer) {
    [self tell:@"tracking"];
  }];
  [loop addTimer:tracking forMode:@"UITrackingRunLoopMode"];
  XCTestExpectation *end = [self expectationWithDescription:@"a timer"];
  [NSTimer scheduledTimerWithTimeInterval:0.02 repeats:NO block:^(NSTimer *timer) {
    XCTAssertEqualObjects(loop.currentMode, NSDefaultRunLoopMode);
    [end fulfill];
  }];
  [self waitForExpectations:@[end] timeout:30];
  XCTAssertEqualObjects(told, @[]);
  [tracking invalidate];
}

- (void)testAWaitThatIsFulfilledTakesNoTurn {
  dispatch_async(dispatch_get_main_queue(), ^{ [self tell:@"queue"]; });
  XCTestExpectation *end = [self expectationWithDescription:@"done already"];
  [end fulfill];
  [self waitForExpectations:@[end] timeout:30];
  XCTAssertEqualObjects(told, @[]);
  takeTurns(1);
  XCTAssertEqualObjects(told, @[@"queue"]);
}

- (void)testObserversOfKeysAreToldAtOnce {
  [self addObserver:self forKeyPath:@"number" options:0 context:NULL];
  self.number = 1;
  XCTAssertEqualObjects(told, @[@"number"]);
  [self removeObserver:self forKeyPath:@"number"];
}

- (void)testLayoutWaitsForATurn {
  TurnedTable *table = [[TurnedTable alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  [[UIApplication sharedApplication].keyWindow addSubview:table];
  takeTurns(1);
  [told removeAllObjects];
  [table setNeedsLayout];
  [table setNeedsLayout];
  XCTAssertEqualObjects(told, @[]);
  takeTurns(1);
  XCTAssertEqualObjects(told, @[@"layout"]);
  [table setNeedsLayout];
  [table layoutIfNeeded];
  XCTAssertEqualObjects(told, (@[@"layout", @"layout"]));
  takeTurns(0);
  XCTAssertEqual(told.count, 2u);
  [table removeFromSuperview];
}

@end
