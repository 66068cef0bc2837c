#import <XCTest/XCTest.h>

@interface NSRunLoopTests : XCTestCase
@property (nonatomic) NSMutableArray *told;
@end

@implementation NSRunLoopTests

- (void)setUp { self.told = [NSMutableArray array]; }

- (void)tell:(id)object { [self.told addObject:object ?: @"nil"]; }
- (void)tellNothing { [self.told addObject:@"nothing"]; }

static void turn(NSTimeInterval seconds) {
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:seconds]];
}

- (void)testThereIsOneLoopPerThread {
  XCTAssertEqual([NSRunLoop currentRunLoop], [NSRunLoop currentRunLoop]);
  XCTAssertEqual([NSRunLoop currentRunLoop], [NSRunLoop mainRunLoop]);
  __block NSRunLoop *other;
  XCTestExpectation *end = [self expectationWithDescription:@"thread"];
  [NSThread detachNewThreadWithBlock:^{
    other = [NSRunLoop currentRunLoop];
    [end fulfill];
  }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertNotNil(other);
  XCTAssertNotEqual(other, [NSRunLoop mainRunLoop]);
}

- (void)testRunUntilDateWaits {
  NSDate *begin = [NSDate date];
  turn(0.05);
  XCTAssertGreaterThanOrEqual(-[begin timeIntervalSinceNow], 0.049);
}

- (void)testRunUntilAPastDateServesWhatIsDue {
  [self performSelector:@selector(tell:) withObject:@"due" afterDelay:0];
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate distantPast]];
  XCTAssertEqualObjects(self.told, (@[ @"due" ]));
}

- (void)testPerformSelectorAfterDelay {
  [self performSelector:@selector(tell:) withObject:@"later" afterDelay:0.01];
  XCTAssertEqual(self.told.count, 0);
  turn(0.05);
  XCTAssertEqualObjects(self.told, (@[ @"later" ]));
  turn(0.03);
  XCTAssertEqual(self.told.count, 1);
}

- (void)testDelayedMessagesComeInTheOrderOfTheirTimes {
  NSArray *expected = @[ @"first", @"second", @"third" ];
  // A busy machine may take longer than that from one line to the next.
  for (NSTimeInterval time = 0.01; time <= 10 && ![self.told isEqual:expected]; time *= 10) {
    [self.told removeAllObjects];
    [self performSelector:@selector(tell:) withObject:@"third" afterDelay:3 * time];
    [self performSelector:@selector(tell:) withObject:@"first" afterDelay:time];
    [self performSelector:@selector(tell:) withObject:@"second" afterDelay:2 * time];
    turn(4 * time);
  }
  XCTAssertEqualObjects(self.told, expected);
}

- (void)testDelayedMessagesOfOneTimeComeInOrder {
  for (int i = 0; i < 50; i++) [self performSelector:@selector(tell:) withObject:@(i) afterDelay:0];
  turn(0.02);
  XCTAssertEqual(self.told.count, 50);
  for (int i = 0; i < 50; i++) XCTAssertEqualObjects(self.told[i], @(i));
}

- (void)testNilArgumentAndMessageWithoutArgument {
  [self performSelector:@selector(tell:) withObject:nil afterDelay:0];
  [self performSelector:@selector(tellNothing) withObject:@"unused" afterDelay:0];
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"nil", @"nothing" ]));
}

- (void)testNegativeAndNaNDelaysAreDueAtOnce {
  [self performSelector:@selector(tell:) withObject:@"past" afterDelay:-5];
  [self performSelector:@selector(tell:) withObject:@"nan" afterDelay:NAN];
  turn(0.02);
  XCTAssertEqual(self.told.count, 2);
}

- (void)testEmptyModesPerformNothing {
  [self performSelector:@selector(tell:) withObject:@"no" afterDelay:0 inModes:@[]];
  turn(0.02);
  XCTAssertEqual(self.told.count, 0);
}

- (void)testModesKeepMessagesApart {
  [self performSelector:@selector(tell:) withObject:@"mine" afterDelay:0 inModes:@[ @"mine" ]];
  [self performSelector:@selector(tell:) withObject:@"default" afterDelay:0];
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"default" ]));
  [[NSRunLoop currentRunLoop] runMode:@"mine" beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
  XCTAssertEqualObjects(self.told, (@[ @"default", @"mine" ]));
}

- (void)testCommonModesIncludeTheDefaultMode {
  [self performSelector:@selector(tell:) withObject:@"common" afterDelay:0 inModes:@[ NSRunLoopCommonModes ]];
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"common" ]));
}

- (void)testRunningInCommonModesIsRefused {
  XCTAssertThrowsSpecificNamed(
    [[NSRunLoop currentRunLoop] runMode:NSRunLoopCommonModes beforeDate:[NSDate date]], NSException,
    NSInvalidArgumentException);
}

- (void)testANilDateIsOver {
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1000 target:self selector:@selector(tellNothing) userInfo:nil repeats:NO];
  [[NSRunLoop currentRunLoop] runUntilDate:(id _Nonnull)nil];
  XCTAssertTrue(timer.valid);
  [timer invalidate];
}

- (void)testCancellingByTarget {
  [self performSelector:@selector(tell:) withObject:@"a" afterDelay:0];
  [self performSelector:@selector(tellNothing) withObject:nil afterDelay:0];
  [NSObject cancelPreviousPerformRequestsWithTarget:self];
  turn(0.02);
  XCTAssertEqual(self.told.count, 0);
}

- (void)testCancellingBySelectorAndEqualObject {
  [self performSelector:@selector(tell:) withObject:[@"long text number " stringByAppendingString:@"1"] afterDelay:0];
  [self performSelector:@selector(tell:) withObject:@"long text number 2" afterDelay:0];
  [self performSelector:@selector(tell:) withObject:nil afterDelay:0];
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(tell:) object:@"long text number 1"];
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(tell:) object:nil];
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"long text number 2" ]));
}

- (void)cancelOthers { [NSObject cancelPreviousPerformRequestsWithTarget:self]; }

- (void)testCancellingWhileOthersAreDue {
  [self performSelector:@selector(cancelOthers) withObject:nil afterDelay:0];
  [self performSelector:@selector(tell:) withObject:@"cancelled" afterDelay:0];
  turn(0.02);
  XCTAssertEqual(self.told.count, 0);
}

- (void)testDelayedMessageKeepsItsTarget {
  __weak NSMutableArray *weakTarget;
  @autoreleasepool {
    NSMutableArray *target = [NSMutableArray array];
    weakTarget = target;
    [target performSelector:@selector(addObject:) withObject:@"x" afterDelay:0.01];
  }
  XCTAssertNotNil(weakTarget);
  turn(0.03);
  XCTAssertNil(weakTarget);
}

- (void)testPerformInOrder {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  NSArray *modes = @[ NSDefaultRunLoopMode ];
  [loop performSelector:@selector(tell:) target:self argument:@"second" order:2 modes:modes];
  [loop performSelector:@selector(tell:) target:self argument:@"first" order:1 modes:modes];
  [loop performSelector:@selector(tell:) target:self argument:@"third" order:3 modes:modes];
  [loop performSelector:@selector(tell:) target:self argument:@"cancelled" order:0 modes:modes];
  [loop cancelPerformSelector:@selector(tell:) target:self argument:@"cancelled"];
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"first", @"second", @"third" ]));
}

- (void)testCancelPerformSelectorsWithTarget {
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  [loop performSelector:@selector(tell:) target:self argument:@"no" order:2 modes:@[ NSDefaultRunLoopMode ]];
  [self performSelector:@selector(tell:) withObject:@"delayed" afterDelay:0];
  [loop cancelPerformSelectorsWithTarget:self];
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"delayed" ]));
}

- (void)testPerformBlock {
  [[NSRunLoop mainRunLoop] performBlock:^{ [self tell:@"block"]; }];
  XCTAssertEqual(self.told.count, 0);
  turn(0.02);
  XCTAssertEqualObjects(self.told, (@[ @"block" ]));
}

- (void)rememberMode { [self tell:[NSRunLoop currentRunLoop].currentMode]; }

- (void)testCurrentMode {
  XCTAssertNil([NSRunLoop currentRunLoop].currentMode);
  [self performSelector:@selector(rememberMode) withObject:nil afterDelay:0];
  turn(0.02);
  [self performSelector:@selector(rememberMode) withObject:nil afterDelay:0 inModes:@[ @"other" ]];
  [[NSRunLoop currentRunLoop] runMode:@"other" beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
  XCTAssertEqualObjects(self.told, (@[ NSDefaultRunLoopMode, @"other" ]));
  XCTAssertNil([NSRunLoop currentRunLoop].currentMode);
}

- (void)testLimitDate {
  NSTimer *timer = [NSTimer timerWithTimeInterval:60 repeats:NO block:^(NSTimer *fired) {}];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:@"limit"];
  NSDate *limit = [[NSRunLoop currentRunLoop] limitDateForMode:@"limit"];
  XCTAssertEqualWithAccuracy([limit timeIntervalSinceDate:timer.fireDate], 0, 0.001);
  [timer invalidate];
}

- (void)testMainQueueEndsATurn {
  __block BOOL ran = NO;
  dispatch_async(dispatch_get_main_queue(), ^{ ran = YES; });
  NSDate *begin = [NSDate date];
  int turns = 0;
  while (!ran && turns++ < 1000)
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:60]];
  XCTAssertTrue(ran);
  XCTAssertLessThan(-[begin timeIntervalSinceNow], 30);
}

- (void)runNested {
  [self tell:@"outer"];
  turn(0.03);
  [self tell:@"outer ends"];
}

- (void)testLoopsNest {
  [self performSelector:@selector(runNested) withObject:nil afterDelay:0];
  [self performSelector:@selector(tell:) withObject:@"inner" afterDelay:0.01];
  turn(0.06);
  XCTAssertEqualObjects(self.told, (@[ @"outer", @"inner", @"outer ends" ]));
}

- (void)testLoopOfAnotherThreadIsNotRunHere {
  __block NSRunLoop *other;
  dispatch_semaphore_t ready = dispatch_semaphore_create(0), end = dispatch_semaphore_create(0);
  [NSThread detachNewThreadWithBlock:^{
    other = [NSRunLoop currentRunLoop];
    dispatch_semaphore_signal(ready);
    dispatch_semaphore_wait(end, DISPATCH_TIME_FOREVER);
  }];
  dispatch_semaphore_wait(ready, DISPATCH_TIME_FOREVER);
  XCTAssertThrowsSpecificNamed(
    [other runUntilDate:[NSDate date]], NSException, NSInternalInconsistencyException);
  dispatch_semaphore_signal(end);
}

- (void)testEmptyLoopOfAThreadReturnsAtOnce {
  XCTestExpectation *end = [self expectationWithDescription:@"thread"];
  __block BOOL ran = YES;
  [NSThread detachNewThreadWithBlock:^{
    ran = [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    [[NSRunLoop currentRunLoop] run];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate distantFuture]];
    [end fulfill];
  }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertFalse(ran);
}

- (void)testLoopOfAThreadEndsWithItsLastTimer {
  XCTestExpectation *end = [self expectationWithDescription:@"thread"];
  __block int count = 0;
  [NSThread detachNewThreadWithBlock:^{
    [NSTimer scheduledTimerWithTimeInterval:0.005 repeats:YES block:^(NSTimer *timer) {
      if (++count == 3) [timer invalidate];
    }];
    [[NSRunLoop currentRunLoop] run];
    [end fulfill];
  }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqual(count, 3);
}

@end
