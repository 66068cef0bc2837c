#import <XCTest/XCTest.h>

@interface DispatchTests : XCTestCase
@end

@implementation DispatchTests

static dispatch_time_t soon(void) { return dispatch_time(DISPATCH_TIME_NOW, 30 * (int64_t)NSEC_PER_SEC); }
static dispatch_queue_t global(void) { return dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0); }

// MARK: Queues

- (void)testQueuesAreObjects {
  XCTAssertEqual(dispatch_get_main_queue(), dispatch_get_main_queue());
  XCTAssertEqual(global(), global());
  XCTAssertEqual(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_LOW, 0));
  XCTAssertTrue([dispatch_get_main_queue() isKindOfClass:[NSObject class]]);
  NSArray *queues = @[ dispatch_get_main_queue(), global() ];
  XCTAssertEqual(queues.count, 2);
}

- (void)testUnknownGlobalQueueIsRefused {
  XCTAssertThrowsSpecificNamed(dispatch_get_global_queue(4711, 0), NSException, NSInvalidArgumentException);
}

- (void)testLabel {
  dispatch_queue_t queue = dispatch_queue_create("com.example.queue", DISPATCH_QUEUE_SERIAL);
  XCTAssertEqual(strcmp(dispatch_queue_get_label(queue), "com.example.queue"), 0);
  XCTAssertEqual(strcmp(dispatch_queue_get_label(dispatch_queue_create(NULL, NULL)), ""), 0);
}

- (void)testAsync {
  dispatch_semaphore_t end = dispatch_semaphore_create(0);
  __block BOOL wasMain = YES;
  dispatch_async(global(), ^{
    wasMain = [NSThread isMainThread];
    dispatch_semaphore_signal(end);
  });
  XCTAssertEqual(dispatch_semaphore_wait(end, soon()), 0);
  XCTAssertFalse(wasMain);
}

- (void)testMainQueue {
  XCTestExpectation *end = [self expectationWithDescription:@"main"];
  __block BOOL wasMain = NO;
  dispatch_async(global(), ^{
    dispatch_async(dispatch_get_main_queue(), ^{
      wasMain = [NSThread isMainThread];
      [end fulfill];
    });
  });
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertTrue(wasMain);
}

- (void)testSerialQueueKeepsTheOrder {
  dispatch_queue_t queue = dispatch_queue_create("serial", NULL);
  NSMutableArray *order = [NSMutableArray array];
  for (int i = 0; i < 200; i++) dispatch_async(queue, ^{ [order addObject:@(i)]; });
  __block NSUInteger count = 0;
  dispatch_sync(queue, ^{ count = order.count; });
  XCTAssertEqual(count, 200);
  for (int i = 0; i < 200; i++) XCTAssertEqualObjects(order[i], @(i));
}

- (void)testSync {
  __block int value = 0;
  dispatch_sync(global(), ^{ value = 1; });
  XCTAssertEqual(value, 1);
  dispatch_sync(dispatch_queue_create("q", DISPATCH_QUEUE_CONCURRENT), ^{ value = 2; });
  XCTAssertEqual(value, 2);
}

- (void)testSyncToTheMainQueueFromAnotherThread {
  XCTestExpectation *end = [self expectationWithDescription:@"end"];
  __block BOOL wasMain = NO;
  dispatch_async(global(), ^{
    dispatch_sync(dispatch_get_main_queue(), ^{ wasMain = [NSThread isMainThread]; });
    [end fulfill];
  });
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertTrue(wasMain);
}

- (void)testSyncToTheMainQueueHereIsRefused {
  __block BOOL ran = NO;
  @try {
    dispatch_sync(dispatch_get_main_queue(), ^{ ran = YES; });
    carob_objc_throw_pending_error();
    XCTFail(@"it should be refused");
  } @catch (NSException *exception) {
    XCTAssertEqualObjects(exception.name, NSInternalInconsistencyException);
    XCTAssertTrue([exception.reason containsString:@"deadlock"]);
  }
  XCTAssertFalse(ran);
}

- (void)testSyncToTheQueueThatRunsIsRefused {
  dispatch_queue_t queue = dispatch_queue_create("outer", NULL);
  __block NSString *name;
  dispatch_sync(queue, ^{
    dispatch_sync(dispatch_queue_create("between", NULL), ^{
      @try {
        dispatch_sync(queue, ^{});
        carob_objc_throw_pending_error();
      } @catch (NSException *exception) {
        name = exception.name;
      }
    });
  });
  XCTAssertEqualObjects(name, NSInternalInconsistencyException);
}

- (void)testSyncToAConcurrentQueueThatRuns {
  dispatch_queue_t queue = dispatch_queue_create("concurrent", DISPATCH_QUEUE_CONCURRENT);
  __block BOOL ran = NO;
  dispatch_sync(queue, ^{ dispatch_sync(queue, ^{ ran = YES; }); });
  XCTAssertTrue(ran);
}

- (void)testExceptionInASyncBlockReachesTheCaller {
  XCTAssertThrowsSpecificNamed(
    dispatch_sync(global(), ^{ [NSException raise:NSRangeException format:@"far"]; }), NSException, NSRangeException);
}

- (void)testNullIsRefused {
  XCTAssertThrows(dispatch_async((dispatch_queue_t _Nonnull)nil, ^{}));
  XCTAssertThrows(dispatch_sync((dispatch_queue_t _Nonnull)nil, ^{}));
  XCTAssertThrows(dispatch_async(global(), (dispatch_block_t _Nonnull)nil));
  XCTAssertThrows(dispatch_async_f(global(), NULL, (dispatch_function_t _Nonnull)NULL));
  XCTAssertThrows(dispatch_group_leave((dispatch_group_t _Nonnull)nil));
  XCTAssertThrows(dispatch_semaphore_signal((dispatch_semaphore_t _Nonnull)nil));
}

- (void)testBarrier {
  dispatch_queue_t queue = dispatch_queue_create("concurrent", DISPATCH_QUEUE_CONCURRENT);
  NSLock *lock = [NSLock new];
  __block int before = 0, seen = -1;
  for (int i = 0; i < 8; i++)
    dispatch_async(queue, ^{
      [NSThread sleepForTimeInterval:0.002];
      [lock lock];
      before++;
      [lock unlock];
    });
  dispatch_barrier_async(queue, ^{ seen = before; });
  __block int last = -1;
  dispatch_barrier_sync(queue, ^{ last = seen; });
  XCTAssertEqual(last, 8);
}

static void add(void *context) { *(int *)context += 1; }
static void addNumber(void *context, size_t number) {
  __atomic_fetch_add((int *)context, (int)number, __ATOMIC_RELAXED);
}

- (void)testFunctions {
  int count = 0;
  dispatch_queue_t queue = dispatch_queue_create("functions", NULL);
  dispatch_async_f(queue, &count, add);
  dispatch_barrier_async_f(queue, &count, add);
  dispatch_after_f(DISPATCH_TIME_NOW, queue, &count, add);
  dispatch_sync_f(queue, &count, add);
  dispatch_group_t group = dispatch_group_create();
  dispatch_group_async_f(group, queue, &count, add);
  dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  [NSThread sleepForTimeInterval:0.01];
  dispatch_sync(queue, ^{});
  XCTAssertEqual(count, 5);
  dispatch_apply_f(5, global(), &count, addNumber);
  XCTAssertEqual(count, 15);
}

- (void)testApply {
  int *squares = calloc(100, sizeof *squares);
  dispatch_apply(100, global(), ^(size_t i) { squares[i] = (int)(i * i); });
  for (int i = 0; i < 100; i++) XCTAssertEqual(squares[i], i * i);
  free(squares);
  NSMutableArray *order = [NSMutableArray array];
  dispatch_apply(10, dispatch_queue_create("serial", NULL), ^(size_t i) { [order addObject:@(i)]; });
  XCTAssertEqualObjects(order.firstObject, @0);
  XCTAssertEqual(order.count, 10);
  dispatch_apply(0, global(), ^(size_t i) { XCTFail(@"no turn"); });
}

- (void)testExceptionInApplyReachesTheCaller {
  XCTAssertThrowsSpecificNamed(
    dispatch_apply(4, global(), ^(size_t i) {
      if (i == 2) [NSException raise:NSRangeException format:@"two"];
    }),
    NSException, NSRangeException);
}

- (void)testSuspendAndResume {
  dispatch_queue_t queue = dispatch_queue_create("suspended", NULL);
  __block int count = 0;
  dispatch_suspend(queue);
  dispatch_async(queue, ^{ count++; });
  [NSThread sleepForTimeInterval:0.01];
  XCTAssertEqual(count, 0);
  dispatch_resume(queue);
  dispatch_sync(queue, ^{});
  XCTAssertEqual(count, 1);
  XCTAssertThrowsSpecificNamed(dispatch_resume(queue), NSException, NSInternalInconsistencyException);
}

- (void)testSuspendedQueueMayGo {
  @autoreleasepool {
    dispatch_queue_t queue = dispatch_queue_create("left", NULL);
    dispatch_suspend(queue);
    dispatch_suspend(queue);
  }
}

- (void)testBlocksAreLetGo {
  __weak NSObject *weakObject;
  dispatch_queue_t queue = dispatch_queue_create("q", NULL);
  @autoreleasepool {
    NSObject *object = [NSObject new];
    weakObject = object;
    dispatch_async(queue, ^{ [object description]; });
  }
  for (int i = 0; i < 30000 && weakObject; i++) [NSThread sleepForTimeInterval:0.001];
  XCTAssertNil(weakObject);
}

- (void)testQueueAttributes {
  dispatch_queue_attr_t attributes = dispatch_queue_attr_make_with_qos_class(DISPATCH_QUEUE_SERIAL, QOS_CLASS_UTILITY, 0);
  dispatch_queue_t queue = dispatch_queue_create("quality", attributes);
  __block BOOL ran = NO;
  dispatch_sync(queue, ^{ ran = YES; });
  XCTAssertTrue(ran);
}

// MARK: Time

- (void)testTime {
  const dispatch_time_t now = dispatch_time(DISPATCH_TIME_NOW, 0);
  XCTAssertEqual(dispatch_time(now, 5) - now, 5);
  XCTAssertEqual(dispatch_time(DISPATCH_TIME_FOREVER, -5), DISPATCH_TIME_FOREVER);
  XCTAssertEqual(dispatch_time(now, INT64_MAX), DISPATCH_TIME_FOREVER);
  XCTAssertGreaterThan(dispatch_time(now, INT64_MIN), 0);
  struct timespec when = {1000, 5};
  const dispatch_time_t wall = dispatch_walltime(&when, 10);
  XCTAssertEqual(-(int64_t)wall, 1000000000015);
  XCTAssertEqual(-(int64_t)dispatch_time(wall, 5), 1000000000020);
}

/// What blocks say that are due now, soon and later, in the order in which they run.
- (NSArray *)orderOfBlocksWithin:(int64_t)milliseconds {
  XCTestExpectation *end = [self expectationWithDescription:@"after"];
  NSMutableArray *order = [NSMutableArray array];
  dispatch_queue_t queue = dispatch_get_main_queue();
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, milliseconds * (int64_t)NSEC_PER_MSEC), queue, ^{
    [order addObject:@"late"];
    [end fulfill];
  });
  dispatch_after(dispatch_walltime(NULL, milliseconds * (int64_t)NSEC_PER_MSEC / 4), queue, ^{ [order addObject:@"wall"]; });
  dispatch_after(DISPATCH_TIME_NOW, queue, ^{ [order addObject:@"now"]; });
  dispatch_after(DISPATCH_TIME_FOREVER, queue, ^{ [order addObject:@"never"]; });
  XCTAssertEqual(order.count, 0);
  [self waitForExpectationsWithTimeout:30 handler:nil];
  return order;
}

- (void)testAfter {
  NSArray *expected = @[ @"now", @"wall", @"late" ], *order = nil;
  // A busy machine may take longer than that from one line to the next.
  for (int64_t time = 20; time <= 20000 && ![order isEqual:expected]; time *= 10) order = [self orderOfBlocksWithin:time];
  XCTAssertEqualObjects(order, expected);
}

// MARK: Once

- (void)testOnce {
  static dispatch_once_t once;
  __block int count = 0;
  for (int i = 0; i < 3; i++) dispatch_once(&once, ^{ count++; });
  XCTAssertEqual(count, 1);
}

- (void)testOnceOnManyThreads {
  static dispatch_once_t once;
  __block int count = 0, wrong = 0;
  dispatch_apply(16, global(), ^(size_t i) {
    dispatch_once(&once, ^{
      [NSThread sleepForTimeInterval:0.01];
      count++;
    });
    if (count != 1) wrong++;
  });
  XCTAssertEqual(count, 1);
  XCTAssertEqual(wrong, 0);
}

- (void)testOnceAfterAnException {
  static dispatch_once_t once;
  __block int count = 0;
  XCTAssertThrowsSpecificNamed(
    dispatch_once(&once, ^{ [NSException raise:NSGenericException format:@"not yet"]; }), NSException,
    NSGenericException);
  dispatch_once(&once, ^{ count++; });
  dispatch_once(&once, ^{ count++; });
  XCTAssertEqual(count, 1);
}

- (void)testOnceInsideItselfIsRefused {
  static dispatch_once_t once;
  XCTAssertThrows(dispatch_once(&once, ^{ dispatch_once(&once, ^{}); }));
}

- (void)testOnceWithAFunction {
  static dispatch_once_t once;
  int count = 0;
  dispatch_once_f(&once, &count, add);
  dispatch_once_f(&once, &count, add);
  XCTAssertEqual(count, 1);
}

// MARK: Groups and semaphores

- (void)testGroup {
  dispatch_group_t group = dispatch_group_create();
  NSLock *lock = [NSLock new];
  __block int count = 0;
  for (int i = 0; i < 20; i++)
    dispatch_group_async(group, global(), ^{
      [lock lock];
      count++;
      [lock unlock];
    });
  XCTAssertEqual(dispatch_group_wait(group, DISPATCH_TIME_FOREVER), 0);
  XCTAssertEqual(count, 20);
  XCTAssertEqual(dispatch_group_wait(group, DISPATCH_TIME_NOW), 0);
}

- (void)testGroupWaitGivesUp {
  dispatch_group_t group = dispatch_group_create();
  dispatch_group_enter(group);
  XCTAssertNotEqual(dispatch_group_wait(group, DISPATCH_TIME_NOW), 0);
  XCTAssertNotEqual(dispatch_group_wait(group, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_MSEC)), 0);
  dispatch_group_leave(group);
  XCTAssertEqual(dispatch_group_wait(group, DISPATCH_TIME_NOW), 0);
}

- (void)testGroupNotify {
  dispatch_group_t group = dispatch_group_create();
  XCTestExpectation *told = [self expectationWithDescription:@"told"];
  __block BOOL isDone = NO, wasDone = NO;
  dispatch_group_enter(group);
  dispatch_group_notify(group, dispatch_get_main_queue(), ^{
    wasDone = isDone;
    [told fulfill];
  });
  dispatch_async(global(), ^{
    isDone = YES;
    dispatch_group_leave(group);
  });
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertTrue(wasDone);
  XCTestExpectation *again = [self expectationWithDescription:@"empty group"];
  dispatch_group_notify(group, dispatch_get_main_queue(), ^{ [again fulfill]; });
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testLeavingTooOftenIsRefused {
  dispatch_group_t group = dispatch_group_create();
  XCTAssertThrowsSpecificNamed(dispatch_group_leave(group), NSException, NSInternalInconsistencyException);
}

- (void)testGroupThatWasEnteredMayGo {
  @autoreleasepool {
    dispatch_group_enter(dispatch_group_create());
  }
}

- (void)testSemaphore {
  dispatch_semaphore_t semaphore = dispatch_semaphore_create(1);
  XCTAssertEqual(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER), 0);
  XCTAssertNotEqual(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_NOW), 0);
  XCTAssertNotEqual(dispatch_semaphore_wait(semaphore, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_MSEC)), 0);
  XCTAssertEqual(dispatch_semaphore_signal(semaphore), 0);
  XCTAssertEqual(dispatch_semaphore_wait(semaphore, DISPATCH_TIME_NOW), 0);
  XCTAssertNil(dispatch_semaphore_create(-1));
}

- (void)testSemaphoreThatIsWaitedForMayGo {
  @autoreleasepool {
    dispatch_semaphore_t semaphore = dispatch_semaphore_create(2);
    dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER);
  }
}

@end
