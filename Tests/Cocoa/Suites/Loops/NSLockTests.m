#import <XCTest/XCTest.h>

@interface NSLockTests : XCTestCase
@end

@implementation NSLockTests

/* Runs a block on another thread, and waits for it. */
static void elsewhere(void (^block)(void)) {
  dispatch_semaphore_t end = dispatch_semaphore_create(0);
  [NSThread detachNewThreadWithBlock:^{
    block();
    dispatch_semaphore_signal(end);
  }];
  dispatch_semaphore_wait(end, DISPATCH_TIME_FOREVER);
}

- (void)testLockKeepsOthersOut {
  NSLock *lock = [NSLock new];
  [lock lock];
  __block BOOL taken = YES, inTime = YES;
  elsewhere(^{
    taken = [lock tryLock];
    inTime = [lock lockBeforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
  });
  XCTAssertFalse(taken);
  XCTAssertFalse(inTime);
  [lock unlock];
  elsewhere(^{
    taken = [lock tryLock];
    [lock unlock];
  });
  XCTAssertTrue(taken);
}

- (void)testCounting {
  NSLock *lock = [NSLock new];
  __block int count = 0;
  dispatch_apply(8, DISPATCH_APPLY_AUTO, ^(size_t number) {
    for (int i = 0; i < 1000; i++) {
      [lock lock];
      count++;
      [lock unlock];
    }
  });
  XCTAssertEqual(count, 8000);
}

- (void)testLockingTwiceIsRefused {
  NSLock *lock = [NSLock new];
  [lock lock];
  XCTAssertThrowsSpecificNamed([lock lock], NSException, NSInternalInconsistencyException);
  XCTAssertFalse([lock tryLock]);
  XCTAssertFalse([lock lockBeforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]]);
  [lock unlock];
}

- (void)testUnlockingWhatIsNotLockedDoesNothing {
  NSLock *lock = [NSLock new];
  [lock unlock];
  XCTAssertTrue([lock tryLock]);
  [lock unlock];
  [lock lock];
  elsewhere(^{ [lock unlock]; });
  XCTAssertFalse([lock tryLock]);
  [lock unlock];
}

- (void)testName {
  NSLock *lock = [NSLock new];
  XCTAssertNil(lock.name);
  lock.name = @"mine";
  XCTAssertEqualObjects(lock.name, @"mine");
}

- (void)testClassesAreLocks {
  for (Class cls in @[ [NSLock class], [NSRecursiveLock class], [NSCondition class], [NSConditionLock class] ])
    XCTAssertTrue([cls conformsToProtocol:@protocol(NSLocking)]);
}

- (void)testRecursiveLock {
  NSRecursiveLock *lock = [NSRecursiveLock new];
  [lock lock];
  [lock lock];
  XCTAssertTrue([lock tryLock]);
  XCTAssertTrue([lock lockBeforeDate:[NSDate date]]);
  for (int i = 0; i < 3; i++) [lock unlock];
  __block BOOL taken = YES;
  elsewhere(^{ taken = [lock tryLock]; });
  XCTAssertFalse(taken);
  [lock unlock];
  elsewhere(^{
    taken = [lock tryLock];
    [lock unlock];
  });
  XCTAssertTrue(taken);
  [lock unlock];
}

- (void)testCondition {
  NSCondition *condition = [NSCondition new];
  __block int items = 0, taken = 0;
  dispatch_group_t group = dispatch_group_create();
  for (int i = 0; i < 3; i++)
    dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
      [condition lock];
      while (items == 0) [condition wait];
      items--;
      taken++;
      [condition unlock];
    });
  for (int i = 0; i < 3; i++) {
    [NSThread sleepForTimeInterval:0.002];
    [condition lock];
    items++;
    [condition signal];
    [condition unlock];
  }
  XCTAssertEqual(dispatch_group_wait(group, dispatch_time(DISPATCH_TIME_NOW, 30 * (int64_t)NSEC_PER_SEC)), 0);
  XCTAssertEqual(taken, 3);
}

- (void)testBroadcast {
  NSCondition *condition = [NSCondition new];
  __block BOOL isOpen = NO;
  dispatch_group_t group = dispatch_group_create();
  for (int i = 0; i < 4; i++)
    dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
      [condition lock];
      while (!isOpen) [condition wait];
      [condition unlock];
    });
  [NSThread sleepForTimeInterval:0.01];
  [condition lock];
  isOpen = YES;
  [condition broadcast];
  [condition unlock];
  XCTAssertEqual(dispatch_group_wait(group, dispatch_time(DISPATCH_TIME_NOW, 30 * (int64_t)NSEC_PER_SEC)), 0);
}

- (void)testWaitingForACondition {
  NSCondition *condition = [NSCondition new];
  XCTAssertThrowsSpecificNamed([condition wait], NSException, NSInternalInconsistencyException);
  [condition lock];
  XCTAssertFalse([condition waitUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]]);
  XCTAssertFalse([condition waitUntilDate:[NSDate distantPast]]);
  [condition unlock];
  [condition signal];
  [condition broadcast];
}

- (void)testConditionLock {
  NSConditionLock *lock = [[NSConditionLock alloc] initWithCondition:1];
  XCTAssertEqual(lock.condition, 1);
  XCTAssertFalse([lock tryLockWhenCondition:2]);
  XCTAssertTrue([lock tryLockWhenCondition:1]);
  [lock unlockWithCondition:2];
  XCTAssertEqual(lock.condition, 2);
  XCTAssertFalse([lock lockWhenCondition:3 beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]]);
  XCTAssertTrue([lock lockWhenCondition:2 beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]]);
  [lock unlock];
  XCTAssertEqual(lock.condition, 2);
  XCTAssertTrue([lock tryLock]);
  [lock unlock];
  NSInteger before = lock.condition;
  [lock unlockWithCondition:5];
  XCTAssertEqual(lock.condition, before);
}

- (void)testConditionLockBetweenThreads {
  NSConditionLock *lock = [[NSConditionLock alloc] initWithCondition:0];
  NSMutableArray *order = [NSMutableArray array];
  dispatch_group_t group = dispatch_group_create();
  dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
    [lock lockWhenCondition:1];
    [order addObject:@"second"];
    [lock unlockWithCondition:2];
  });
  [lock lock];
  [order addObject:@"first"];
  [lock unlockWithCondition:1];
  [lock lockWhenCondition:2];
  [order addObject:@"third"];
  [lock unlock];
  dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  XCTAssertEqualObjects(order, (@[ @"first", @"second", @"third" ]));
}

@end
