#import <XCTest/XCTest.h>

@interface CountingThread : NSThread
@property (nonatomic) int count;
@end

@implementation CountingThread
- (void)main {
  self.count++;
  while (!self.isCancelled) [NSThread sleepForTimeInterval:0.001];
}
@end

@interface NSThreadTests : XCTestCase
@property (atomic) NSThread *seen;
@property (atomic) id argument;
@property (atomic) BOOL wasMain;
@end

@implementation NSThreadTests

- (void)look:(id)argument {
  self.argument = argument;
  self.wasMain = [NSThread isMainThread];
  self.seen = [NSThread currentThread];
}

static void wait_for(NSThread *thread) {
  for (int i = 0; i < 30000 && !thread.isFinished; i++) [NSThread sleepForTimeInterval:0.001];
}

- (void)testMainThread {
  XCTAssertTrue([NSThread isMainThread]);
  XCTAssertEqual([NSThread currentThread], [NSThread mainThread]);
  XCTAssertTrue([NSThread mainThread].isMainThread);
  XCTAssertTrue([NSThread mainThread].isExecuting);
  XCTAssertFalse([NSThread mainThread].isFinished);
  XCTAssertThrows([[NSThread mainThread] start]);
}

- (void)testTargetAndSelector {
  NSThread *thread = [[NSThread alloc] initWithTarget:self selector:@selector(look:) object:@"argument"];
  XCTAssertFalse(thread.isExecuting);
  XCTAssertFalse(thread.isFinished);
  [thread start];
  wait_for(thread);
  XCTAssertTrue(thread.isFinished);
  XCTAssertFalse(thread.isExecuting);
  XCTAssertEqual(self.seen, thread);
  XCTAssertEqualObjects(self.argument, @"argument");
  XCTAssertFalse(self.wasMain);
}

- (void)testBlock {
  __block NSThread *current;
  NSThread *thread = [[NSThread alloc] initWithBlock:^{ current = [NSThread currentThread]; }];
  thread.name = @"worker";
  [thread start];
  wait_for(thread);
  XCTAssertEqual(current, thread);
  XCTAssertEqualObjects(thread.name, @"worker");
}

- (void)testSubclass {
  CountingThread *thread = [CountingThread new];
  [thread start];
  while (!thread.isExecuting) [NSThread sleepForTimeInterval:0.001];
  XCTAssertFalse(thread.isCancelled);
  [thread cancel];
  XCTAssertTrue(thread.isCancelled);
  wait_for(thread);
  XCTAssertEqual(thread.count, 1);
}

- (void)testStartingTwiceIsRefused {
  NSThread *thread = [[NSThread alloc] initWithBlock:^{}];
  [thread start];
  XCTAssertThrowsSpecificNamed([thread start], NSException, NSInvalidArgumentException);
  wait_for(thread);
  XCTAssertThrowsSpecificNamed([thread start], NSException, NSInvalidArgumentException);
}

- (void)testThreadThatWasCancelledDoesNothing {
  __block BOOL ran = NO;
  NSThread *thread = [[NSThread alloc] initWithBlock:^{ ran = YES; }];
  [thread cancel];
  [thread start];
  wait_for(thread);
  XCTAssertFalse(ran);
  XCTAssertTrue(thread.isFinished);
}

- (void)testDetaching {
  [NSThread detachNewThreadSelector:@selector(look:) toTarget:self withObject:@7];
  for (int i = 0; i < 30000 && !self.seen; i++) [NSThread sleepForTimeInterval:0.001];
  XCTAssertNotEqual(self.seen, [NSThread mainThread]);
  XCTAssertEqualObjects(self.argument, @7);
}

- (void)testDetachingNilIsRefused {
  XCTAssertThrowsSpecificNamed(
    [NSThread detachNewThreadWithBlock:(id _Nonnull)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSThread detachNewThreadSelector:@selector(look:) toTarget:(id _Nonnull)nil withObject:nil], NSException,
    NSInvalidArgumentException);
}

- (void)testInBackground {
  [self performSelectorInBackground:@selector(look:) withObject:@"back"];
  for (int i = 0; i < 30000 && !self.seen; i++) [NSThread sleepForTimeInterval:0.001];
  XCTAssertFalse(self.wasMain);
  XCTAssertEqualObjects(self.argument, @"back");
}

- (void)testThreadLetsGoOfItsTarget {
  __weak NSObject *weakObject;
  NSThread *thread;
  @autoreleasepool {
    NSObject *object = [NSObject new];
    weakObject = object;
    thread = [[NSThread alloc] initWithBlock:^{ [object description]; }];
  }
  XCTAssertNotNil(weakObject);
  [thread start];
  wait_for(thread);
  for (int i = 0; i < 30000 && weakObject; i++) [NSThread sleepForTimeInterval:0.001];
  XCTAssertNil(weakObject);
}

- (void)testThreadDictionary {
  NSMutableDictionary *mine = [NSThread currentThread].threadDictionary;
  mine[@"key"] = @"main";
  XCTAssertEqual([NSThread currentThread].threadDictionary, mine);
  __block id other = @"unset";
  NSThread *thread = [[NSThread alloc] initWithBlock:^{ other = [NSThread currentThread].threadDictionary[@"key"]; }];
  [thread start];
  wait_for(thread);
  XCTAssertNil(other);
  [mine removeObjectForKey:@"key"];
}

- (void)testSleeping {
  NSDate *begin = [NSDate date];
  [NSThread sleepForTimeInterval:0.02];
  [NSThread sleepUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
  XCTAssertGreaterThanOrEqual(-[begin timeIntervalSinceNow], 0.039);
  [NSThread sleepForTimeInterval:-1];
  [NSThread sleepForTimeInterval:NAN];
  [NSThread sleepUntilDate:[NSDate distantPast]];
  XCTAssertLessThan(-[begin timeIntervalSinceNow], 30);
}

- (void)testCallStack {
  XCTAssertGreaterThan([NSThread callStackSymbols].count, 0);
  XCTAssertGreaterThan([NSThread callStackReturnAddresses].count, 0);
}

- (void)testSettings {
  NSThread *thread = [NSThread new];
  thread.stackSize = 1 << 20;
  XCTAssertEqual(thread.stackSize, 1 << 20);
  thread.threadPriority = 0.25;
  XCTAssertEqual(thread.threadPriority, 0.25);
  thread.qualityOfService = NSQualityOfServiceUtility;
  XCTAssertEqual(thread.qualityOfService, NSQualityOfServiceUtility);
  XCTAssertNil(thread.name);
}

- (void)testSmallStack {
  __block BOOL ran = NO;
  NSThread *thread = [[NSThread alloc] initWithBlock:^{ ran = YES; }];
  thread.stackSize = 1 << 19;
  [thread start];
  wait_for(thread);
  XCTAssertTrue(ran);
}

// MARK: Messages on other threads

- (void)testOnMainThreadFromHere {
  [self performSelectorOnMainThread:@selector(look:) withObject:@"now" waitUntilDone:YES];
  XCTAssertEqualObjects(self.argument, @"now");
  [self performSelectorOnMainThread:@selector(look:) withObject:@"later" waitUntilDone:NO];
  XCTAssertEqualObjects(self.argument, @"now");
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
  XCTAssertEqualObjects(self.argument, @"later");
}

- (void)testOnMainThreadFromAnother {
  XCTestExpectation *end = [self expectationWithDescription:@"thread"];
  __block id after;
  [NSThread detachNewThreadWithBlock:^{
    [self performSelectorOnMainThread:@selector(look:) withObject:@"waited" waitUntilDone:YES];
    after = self.argument;
    [end fulfill];
  }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqualObjects(after, @"waited");
  XCTAssertTrue(self.wasMain);
}

- (void)testOnAnotherThread {
  __block BOOL goesOn = YES;
  NSThread *thread = [[NSThread alloc] initWithBlock:^{
    NSTimer *keeper = [NSTimer scheduledTimerWithTimeInterval:1000 repeats:YES block:^(NSTimer *fired) {}];
    while (goesOn) [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]];
    [keeper invalidate];
  }];
  [thread start];
  NSDate *begin = [NSDate date];
  [self performSelector:@selector(look:) onThread:thread withObject:@"there" waitUntilDone:YES];
  XCTAssertEqual(self.seen, thread);
  XCTAssertEqualObjects(self.argument, @"there");
  goesOn = NO;
  [self performSelector:@selector(look:) onThread:thread withObject:@"end" waitUntilDone:NO];
  wait_for(thread);
  XCTAssertTrue(thread.isFinished);
  XCTAssertLessThan(-[begin timeIntervalSinceNow], 30);
}

- (void)testOnAThreadThatHasEnded {
  NSThread *thread = [[NSThread alloc] initWithBlock:^{}];
  [thread start];
  wait_for(thread);
  XCTAssertThrowsSpecificNamed(
    [self performSelector:@selector(look:) onThread:thread withObject:nil waitUntilDone:YES], NSException,
    NSDestinationInvalidException);
  XCTAssertThrowsSpecificNamed(
    [self performSelector:@selector(look:) onThread:thread withObject:nil waitUntilDone:NO], NSException,
    NSDestinationInvalidException);
}

- (void)testWaitingForAThreadThatEndsWithoutRunningItsLoop {
  NSThread *thread = [[NSThread alloc] initWithBlock:^{ [NSThread sleepForTimeInterval:0.03]; }];
  [thread start];
  XCTAssertThrowsSpecificNamed(
    [self performSelector:@selector(look:) onThread:thread withObject:nil waitUntilDone:YES], NSException,
    NSDestinationInvalidException);
}

- (void)raise { [NSException raise:NSGenericException format:@"raised"]; }

- (void)testExceptionOnThisThreadReachesTheCaller {
  XCTAssertThrowsSpecificNamed(
    [self performSelectorOnMainThread:@selector(raise) withObject:nil waitUntilDone:YES], NSException,
    NSGenericException);
}

- (void)testNoModesPerformNothing {
  [self performSelectorOnMainThread:@selector(look:) withObject:@"x" waitUntilDone:YES modes:nil];
  [self performSelectorOnMainThread:@selector(look:) withObject:@"x" waitUntilDone:NO modes:@[]];
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
  XCTAssertNil(self.seen);
}

@end
