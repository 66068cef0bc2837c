#import <XCTest/XCTest.h>

@interface NSOperationQueueTests : XCTestCase
@end

@implementation NSOperationQueueTests

- (void)testAQueueHasAName {
  NSOperationQueue *queue = [NSOperationQueue new];
  XCTAssertTrue([queue.name hasPrefix:@"NSOperationQueue 0x"], @"%@", queue.name);
  queue.name = @"mine";
  XCTAssertEqualObjects(queue.name, @"mine");
  queue.name = nil;
  XCTAssertTrue([queue.name hasPrefix:@"NSOperationQueue 0x"]);
}

- (void)testBlocksRunElsewhere {
  NSOperationQueue *queue = [NSOperationQueue new];
  __block BOOL wasMain = YES;
  __block NSOperationQueue *current;
  [queue addOperationWithBlock:^{
    wasMain = [NSThread isMainThread];
    current = [NSOperationQueue currentQueue];
  }];
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertFalse(wasMain);
  XCTAssertEqual(current, queue);
}

- (void)testOneAtATime {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.maxConcurrentOperationCount = 1;
  NSMutableArray *order = [NSMutableArray array];
  for (int i = 0; i < 100; i++) [queue addOperationWithBlock:^{ [order addObject:@(i)]; }];
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(order.count, 100);
  for (int i = 0; i < 100; i++) XCTAssertEqualObjects(order[i], @(i));
}

- (void)testSeveralAtATime {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.maxConcurrentOperationCount = 2;
  dispatch_semaphore_t first = dispatch_semaphore_create(0), second = dispatch_semaphore_create(0);
  __block intptr_t a = 1, b = 1;
  const dispatch_time_t limit = dispatch_time(DISPATCH_TIME_NOW, 30 * (int64_t)NSEC_PER_SEC);
  [queue addOperationWithBlock:^{
    dispatch_semaphore_signal(first);
    a = dispatch_semaphore_wait(second, limit);
  }];
  [queue addOperationWithBlock:^{
    dispatch_semaphore_signal(second);
    b = dispatch_semaphore_wait(first, limit);
  }];
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(a + b, 0);
}

- (void)testSuspending {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.suspended = YES;
  XCTAssertTrue(queue.isSuspended);
  __block int count = 0;
  [queue addOperationWithBlock:^{ count++; }];
  [NSThread sleepForTimeInterval:0.01];
  XCTAssertEqual(count, 0);
  XCTAssertEqual(queue.operationCount, 1);
  queue.suspended = NO;
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(count, 1);
}

- (void)testPriorities {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.maxConcurrentOperationCount = 1;
  queue.suspended = YES;
  NSMutableArray *order = [NSMutableArray array];
  NSOperation *low = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"low"]; }];
  NSOperation *normal = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"normal"]; }];
  NSOperation *high = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"high"]; }];
  low.queuePriority = NSOperationQueuePriorityLow;
  high.queuePriority = NSOperationQueuePriorityHigh;
  [queue addOperations:@[ low, normal, high ] waitUntilFinished:NO];
  queue.suspended = NO;
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqualObjects(order, (@[ @"high", @"normal", @"low" ]));
}

- (void)testDependenciesAcrossQueues {
  NSOperationQueue *one = [NSOperationQueue new], *other = [NSOperationQueue new];
  NSMutableArray *order = [NSMutableArray array];
  NSOperation *first = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"first"]; }];
  NSOperation *second = [NSBlockOperation blockOperationWithBlock:^{ [order addObject:@"second"]; }];
  [second addDependency:first];
  [one addOperation:second];
  [NSThread sleepForTimeInterval:0.01];
  XCTAssertFalse(second.isFinished);
  [other addOperation:first];
  [one waitUntilAllOperationsAreFinished];
  XCTAssertEqualObjects(order, (@[ @"first", @"second" ]));
}

- (void)testCancelAll {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.suspended = YES;
  __block int count = 0;
  for (int i = 0; i < 10; i++) [queue addOperationWithBlock:^{ count++; }];
  NSArray *operations = queue.operations;
  XCTAssertEqual(operations.count, 10);
  [queue cancelAllOperations];
  queue.suspended = NO;
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(count, 0);
  for (NSOperation *operation in operations) XCTAssertTrue(operation.isCancelled && operation.isFinished);
}

- (void)testAddingTwiceIsRefused {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.suspended = YES;
  NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{}];
  [queue addOperation:operation];
  XCTAssertThrowsSpecificNamed([queue addOperation:operation], NSException, NSInvalidArgumentException);
  queue.suspended = NO;
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertThrowsSpecificNamed([queue addOperation:operation], NSException, NSInvalidArgumentException);
}

- (void)testWrongObjectsAreRefused {
  NSOperationQueue *queue = [NSOperationQueue new];
  XCTAssertThrowsSpecificNamed([queue addOperation:(id)@"text"], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([queue addOperation:(id _Nonnull)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([queue addOperationWithBlock:(id _Nonnull)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    ([queue addOperations:@[ [NSOperation new], (id) @"text" ] waitUntilFinished:NO]), NSException,
    NSInvalidArgumentException);
  XCTAssertEqual(queue.operationCount, 0);
  XCTAssertThrowsSpecificNamed(queue.maxConcurrentOperationCount = -2, NSException, NSInvalidArgumentException);
}

- (void)testAddingAndWaiting {
  NSOperationQueue *queue = [NSOperationQueue new];
  __block int count = 0;
  NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{
    [NSThread sleepForTimeInterval:0.01];
    count++;
  }];
  [queue addOperations:@[ operation ] waitUntilFinished:YES];
  XCTAssertEqual(count, 1);
}

- (void)testMainQueue {
  XCTAssertEqual([NSOperationQueue mainQueue], [NSOperationQueue mainQueue]);
  XCTAssertEqual([NSOperationQueue currentQueue], [NSOperationQueue mainQueue]);
  XCTAssertEqual([NSOperationQueue mainQueue].maxConcurrentOperationCount, 1);
  XCTestExpectation *end = [self expectationWithDescription:@"main"];
  __block BOOL wasMain = NO;
  [[NSOperationQueue mainQueue] addOperationWithBlock:^{
    wasMain = [NSThread isMainThread];
    [end fulfill];
  }];
  XCTAssertFalse(wasMain);
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertTrue(wasMain);
}

- (void)testWaitingForTheMainQueueOnItsThreadIsRefused {
  NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{}];
  [[NSOperationQueue mainQueue] addOperation:operation];
  XCTAssertThrowsSpecificNamed(
    [[NSOperationQueue mainQueue] waitUntilAllOperationsAreFinished], NSException, NSInternalInconsistencyException);
  XCTAssertThrowsSpecificNamed([operation waitUntilFinished], NSException, NSInternalInconsistencyException);
  XCTestExpectation *end = [self expectationWithDescription:@"main"];
  [[NSOperationQueue mainQueue] addOperationWithBlock:^{ [end fulfill]; }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  [[NSOperationQueue mainQueue] waitUntilAllOperationsAreFinished];
}

- (void)testBarrier {
  NSOperationQueue *queue = [NSOperationQueue new];
  NSLock *lock = [NSLock new];
  __block int before = 0, atBarrier = -1, after = 0;
  queue.suspended = YES;
  for (int i = 0; i < 5; i++)
    [queue addOperationWithBlock:^{
      [NSThread sleepForTimeInterval:0.002];
      [lock lock];
      before++;
      [lock unlock];
    }];
  [queue addBarrierBlock:^{ atBarrier = before * 10 + after; }];
  [queue addOperationWithBlock:^{ after++; }];
  queue.suspended = NO;
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(atBarrier, 50);
  XCTAssertEqual(after, 1);
}

- (void)testUnderlyingQueue {
  dispatch_queue_t serial = dispatch_queue_create("operations", DISPATCH_QUEUE_SERIAL);
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.underlyingQueue = serial;
  __block int count = 0;
  for (int i = 0; i < 20; i++) [queue addOperationWithBlock:^{ count++; }];
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(count, 20);
  XCTAssertEqual(queue.underlyingQueue, serial);
}

- (void)testQueueStaysUntilItsOperationsHaveRun {
  XCTestExpectation *end = [self expectationWithDescription:@"last"];
  end.expectedFulfillmentCount = 20;
  @autoreleasepool {
    NSOperationQueue *queue = [NSOperationQueue new];
    queue.maxConcurrentOperationCount = 1;
    for (int i = 0; i < 20; i++) [queue addOperationWithBlock:^{ [end fulfill]; }];
  }
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testQueueGoes {
  __weak NSOperationQueue *weakQueue;
  @autoreleasepool {
    NSOperationQueue *queue = [NSOperationQueue new];
    weakQueue = queue;
    [queue addOperationWithBlock:^{}];
    [queue waitUntilAllOperationsAreFinished];
  }
  for (int i = 0; i < 30000 && weakQueue; i++) [NSThread sleepForTimeInterval:0.001];
  XCTAssertNil(weakQueue);
}

- (void)testNotificationsOnAQueue {
  NSOperationQueue *queue = [NSOperationQueue new];
  __block BOOL wasMain = YES;
  id token = [[NSNotificationCenter defaultCenter] addObserverForName:@"loops" object:nil queue:queue usingBlock:^(NSNotification *note) {
    wasMain = [NSThread isMainThread];
  }];
  [[NSNotificationCenter defaultCenter] postNotificationName:@"loops" object:self];
  [queue waitUntilAllOperationsAreFinished];
  [[NSNotificationCenter defaultCenter] removeObserver:token];
  XCTAssertFalse(wasMain);
}

@end
