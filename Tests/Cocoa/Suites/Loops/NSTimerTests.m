#import <XCTest/XCTest.h>

@interface TimerTarget : NSObject
@property (nonatomic) int count;
@property (nonatomic, weak) NSTimer *timer;
@property (nonatomic) id userInfo;
@end

@implementation TimerTarget
- (void)tick:(NSTimer *)timer {
  self.count++;
  self.timer = timer;
  self.userInfo = timer.userInfo;
}
- (void)tickAlone { self.count++; }
@end

@interface NSTimerTests : XCTestCase
@end

@implementation NSTimerTests

static int ticksOfClass;
+ (void)tick:(NSTimer *)timer { ticksOfClass++; }

static void turn(NSTimeInterval seconds) {
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:seconds]];
}

- (void)testScheduledTimerWithTarget {
  TimerTarget *target = [TimerTarget new];
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.01 target:target selector:@selector(tick:) userInfo:@"info" repeats:NO];
  XCTAssertTrue(timer.isValid);
  XCTAssertEqualObjects(timer.userInfo, @"info");
  turn(0.05);
  XCTAssertEqual(target.count, 1);
  XCTAssertEqual(target.timer, timer);
  XCTAssertEqualObjects(target.userInfo, @"info");
  XCTAssertFalse(timer.valid);
  XCTAssertNil(timer.userInfo);
}

- (void)testRepeatingTimer {
  TimerTarget *target = [TimerTarget new];
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.005 target:target selector:@selector(tickAlone) userInfo:nil repeats:YES];
  for (int i = 0; i < 100 && target.count < 3; i++) turn(0.01);
  XCTAssertGreaterThanOrEqual(target.count, 3);
  XCTAssertTrue(timer.isValid);
  [timer invalidate];
  const int count = target.count;
  turn(0.03);
  XCTAssertEqual(target.count, count);
}

- (void)testBlocks {
  __block NSTimer *seen;
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.001 repeats:NO block:^(NSTimer *fired) { seen = fired; }];
  turn(0.02);
  XCTAssertEqual(seen, timer);
}

- (void)testTimerOnNoLoopDoesNotFire {
  __block int count = 0;
  NSTimer *timer = [NSTimer timerWithTimeInterval:0.001 repeats:NO block:^(NSTimer *fired) { count++; }];
  turn(0.02);
  XCTAssertEqual(count, 0);
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
  turn(0.02);
  XCTAssertEqual(count, 1);
}

- (void)testFireDate {
  NSDate *date = [NSDate dateWithTimeIntervalSinceNow:0.01];
  __block int count = 0;
  NSTimer *timer = [[NSTimer alloc] initWithFireDate:date interval:60 repeats:YES block:^(NSTimer *fired) { count++; }];
  XCTAssertEqualWithAccuracy([timer.fireDate timeIntervalSinceDate:date], 0, 1e-6);
  XCTAssertEqual(timer.timeInterval, 60);
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  turn(0.04);
  XCTAssertEqual(count, 1);
  XCTAssertEqualWithAccuracy([timer.fireDate timeIntervalSinceDate:date], 60, 1e-6);
  [timer invalidate];
}

- (void)testInitWithFireDateAndTarget {
  TimerTarget *target = [TimerTarget new];
  NSTimer *timer = [[NSTimer alloc] initWithFireDate:[NSDate date] interval:0 target:target selector:@selector(tick:) userInfo:@3 repeats:NO];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
  turn(0.02);
  XCTAssertEqual(target.count, 1);
}

- (void)testSettingTheFireDate {
  __block int count = 0;
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:60 repeats:YES block:^(NSTimer *fired) { count++; }];
  timer.fireDate = [NSDate date];
  turn(0.02);
  XCTAssertEqual(count, 1);
  XCTAssertEqualWithAccuracy([timer.fireDate timeIntervalSinceNow], 60, 30);
  timer.fireDate = [NSDate distantFuture];
  turn(0.01);
  XCTAssertEqual(count, 1);
  timer.fireDate = [NSDate distantPast];
  turn(0.01);
  XCTAssertEqual(count, 2);
  XCTAssertGreaterThan([timer.fireDate timeIntervalSinceNow], 0);
  [timer invalidate];
}

- (void)testTimerSetsItsOwnFireDate {
  __block int count = 0;
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:60 repeats:YES block:^(NSTimer *fired) {
    if (++count < 3) fired.fireDate = [NSDate dateWithTimeIntervalSinceNow:0.002];
  }];
  timer.fireDate = [NSDate date];
  for (int i = 0; i < 1000 && count < 3; i++) turn(0.01);
  XCTAssertEqual(count, 3);
  [timer invalidate];
}

- (void)testMissedTimesAreLeftOut {
  __block int count = 0;
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.002 repeats:YES block:^(NSTimer *fired) {
    if (!count++) [NSThread sleepForTimeInterval:0.05];
  }];
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.051]];
  XCTAssertLessThan(count, 10);
  [timer invalidate];
}

- (void)testFire {
  TimerTarget *target = [TimerTarget new];
  NSTimer *once = [NSTimer timerWithTimeInterval:60 target:target selector:@selector(tick:) userInfo:nil repeats:NO];
  [once fire];
  XCTAssertEqual(target.count, 1);
  XCTAssertFalse(once.isValid);
  [once fire];
  XCTAssertEqual(target.count, 1);
  NSTimer *often = [NSTimer timerWithTimeInterval:60 target:target selector:@selector(tick:) userInfo:nil repeats:YES];
  [often fire];
  [often fire];
  XCTAssertEqual(target.count, 3);
  XCTAssertTrue(often.isValid);
  [often invalidate];
}

- (void)testTimerKeepsItsTargetUntilItIsInvalid {
  __weak TimerTarget *weakTarget;
  NSTimer *timer;
  @autoreleasepool {
    TimerTarget *target = [TimerTarget new];
    weakTarget = target;
    timer = [NSTimer scheduledTimerWithTimeInterval:60 target:target selector:@selector(tick:) userInfo:nil repeats:YES];
  }
  XCTAssertNotNil(weakTarget);
  [timer invalidate];
  XCTAssertNil(weakTarget);
}

- (void)testTargetGoesAfterATimerThatFiresOnce {
  __weak TimerTarget *weakTarget;
  @autoreleasepool {
    TimerTarget *target = [TimerTarget new];
    weakTarget = target;
    [NSTimer scheduledTimerWithTimeInterval:0.001 target:target selector:@selector(tickAlone) userInfo:nil repeats:NO];
  }
  turn(0.03);
  XCTAssertNil(weakTarget);
}

- (void)testTheLoopKeepsTheTimer {
  __weak NSTimer *weakTimer;
  __block int count = 0;
  @autoreleasepool {
    weakTimer = [NSTimer scheduledTimerWithTimeInterval:0.005 repeats:NO block:^(NSTimer *fired) { count++; }];
  }
  XCTAssertNotNil(weakTimer);
  turn(0.03);
  XCTAssertEqual(count, 1);
  XCTAssertNil(weakTimer);
}

- (void)testTimerThatNobodyHasGoes {
  __weak NSTimer *weakTimer;
  @autoreleasepool {
    NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *fired) {}];
    weakTimer = timer;
  }
  XCTAssertNil(weakTimer);
}

- (void)testInvalidateInsideTheCall {
  __block int count = 0;
  [NSTimer scheduledTimerWithTimeInterval:0.001 repeats:YES block:^(NSTimer *fired) {
    count++;
    [fired invalidate];
  }];
  turn(0.02);
  XCTAssertEqual(count, 1);
}

- (void)testInvalidTimerIsNotAdded {
  __block int count = 0;
  NSTimer *timer = [NSTimer timerWithTimeInterval:0.001 repeats:YES block:^(NSTimer *fired) { count++; }];
  [timer invalidate];
  [timer invalidate];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
  turn(0.02);
  XCTAssertEqual(count, 0);
}

- (void)testPlainTimerIsInvalid {
  NSTimer *timer = [NSTimer new];
  XCTAssertFalse(timer.isValid);
  [timer fire];
  [timer invalidate];
}

- (void)testModes {
  __block int count = 0;
  NSTimer *timer = [NSTimer timerWithTimeInterval:0.001 repeats:YES block:^(NSTimer *fired) { count++; }];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:@"mine"];
  turn(0.02);
  XCTAssertEqual(count, 0);
  [[NSRunLoop currentRunLoop] runMode:@"mine" beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
  XCTAssertGreaterThan(count, 0);
  [timer invalidate];
}

- (void)testInvocation {
  TimerTarget *target = [TimerTarget new];
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:[target methodSignatureForSelector:@selector(setCount:)]];
  invocation.target = target;
  invocation.selector = @selector(setCount:);
  int number = 42;
  [invocation setArgument:&number atIndex:2];
  [NSTimer scheduledTimerWithTimeInterval:0.001 invocation:invocation repeats:NO];
  turn(0.02);
  XCTAssertEqual(target.count, 42);
}

- (void)testClassAsTarget {
  ticksOfClass = 0;
  [NSTimer scheduledTimerWithTimeInterval:0.001 target:[NSTimerTests class] selector:@selector(tick:) userInfo:nil repeats:NO];
  turn(0.02);
  XCTAssertEqual(ticksOfClass, 1);
}

- (void)testTolerance {
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *fired) {}];
  XCTAssertEqual(timer.tolerance, 0);
  timer.tolerance = 0.5;
  XCTAssertEqual(timer.tolerance, 0.5);
  [timer invalidate];
}

- (void)testIntervalOfATimerThatFiresOnceIsZero {
  NSTimer *timer = [NSTimer timerWithTimeInterval:7 repeats:NO block:^(NSTimer *fired) {}];
  XCTAssertEqual(timer.timeInterval, 0);
  XCTAssertEqualWithAccuracy([timer.fireDate timeIntervalSinceNow], 7, 6);
}

- (void)testZeroIntervalDoesNotBlockTheLoop {
  __block int count = 0;
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0 repeats:YES block:^(NSTimer *fired) { count++; }];
  for (int i = 0; i < 1000 && count < 2; i++) turn(0.01);
  XCTAssertGreaterThan(count, 1);
  [timer invalidate];
}

- (void)testNilTargetAndNilBlockAreRefused {
  XCTAssertThrowsSpecificNamed(
    [NSTimer scheduledTimerWithTimeInterval:1 target:(id _Nonnull)nil selector:@selector(tick:) userInfo:nil repeats:NO],
    NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:(id _Nonnull)nil], NSException,
    NSInvalidArgumentException);
}

- (void)testTimeThatIsNoNumberIsRefused {
  XCTAssertThrowsSpecificNamed(
    [NSTimer timerWithTimeInterval:NAN repeats:YES block:^(NSTimer *fired) {}], NSException,
    NSInvalidArgumentException);
}

- (void)testAddingNilIsRefused {
  XCTAssertThrowsSpecificNamed(
    [[NSRunLoop currentRunLoop] addTimer:(id _Nonnull)nil forMode:NSDefaultRunLoopMode], NSException,
    NSInvalidArgumentException);
}

- (void)testTimerRunsWhileATestWaits {
  XCTestExpectation *fired = [self expectationWithDescription:@"timer"];
  [NSTimer scheduledTimerWithTimeInterval:0.01 repeats:NO block:^(NSTimer *timer) { [fired fulfill]; }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testManyTimers {
  __block int count = 0;
  for (int i = 0; i < 2000; i++)
    [NSTimer scheduledTimerWithTimeInterval:0.001 * (i % 7) repeats:NO block:^(NSTimer *timer) { count++; }];
  for (int i = 0; i < 100 && count < 2000; i++) turn(0.02);
  XCTAssertEqual(count, 2000);
}

@end
