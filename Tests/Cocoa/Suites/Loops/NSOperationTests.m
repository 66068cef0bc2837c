#import <XCTest/XCTest.h>

@interface CountingOperation : NSOperation
@property (atomic) int count;
@property (atomic) BOOL wasMain;
@end

@implementation CountingOperation
- (void)main {
  self.count++;
  self.wasMain = [NSThread isMainThread];
}
@end

/* As programs from before blocks wrote them: it goes on after -start, and tells when it ends. */
@interface LongOperation : NSOperation
@property (atomic) BOOL goesOn, isDone;
@end

@implementation LongOperation
- (BOOL)isConcurrent { return YES; }
- (BOOL)isExecuting { return self.goesOn; }
- (BOOL)isFinished { return self.isDone; }
- (void)start {
  [self willChangeValueForKey:@"isExecuting"];
  self.goesOn = YES;
  [self didChangeValueForKey:@"isExecuting"];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 10 * (int64_t)NSEC_PER_MSEC), dispatch_get_global_queue(0, 0), ^{
    [self willChangeValueForKey:@"isExecuting"];
    [self willChangeValueForKey:@"isFinished"];
    self.goesOn = NO;
    self.isDone = YES;
    [self didChangeValueForKey:@"isExecuting"];
    [self didChangeValueForKey:@"isFinished"];
  });
}
@end

@interface NSOperationTests : XCTestCase
@end

@implementation NSOperationTests

- (void)testANumberAsAResult {
  NSInvocationOperation *operation =
    [[NSInvocationOperation alloc] initWithTarget:@"abc" selector:@selector(length) object:nil];
  [operation start];
  NSValue *result = operation.result;
  NSUInteger length = 0;
  XCTAssertEqual(strcmp(result.objCType, @encode(NSUInteger)), 0);
  [result getValue:&length];
  XCTAssertEqual(length, 3u);
}

- (id)two { return @2; }
- (id)doubled:(NSNumber *)number { return @(number.intValue * 2); }
- (void)nothing {}

- (void)testStart {
  CountingOperation *operation = [CountingOperation new];
  XCTAssertTrue(operation.isReady);
  XCTAssertFalse(operation.isFinished);
  XCTAssertFalse(operation.isConcurrent);
  [operation start];
  XCTAssertEqual(operation.count, 1);
  XCTAssertTrue(operation.wasMain);
  XCTAssertTrue(operation.isFinished);
  XCTAssertFalse(operation.isExecuting);
  [operation start];
  XCTAssertEqual(operation.count, 1);
  [operation waitUntilFinished];
}

- (void)testCancel {
  CountingOperation *operation = [CountingOperation new];
  [operation cancel];
  XCTAssertTrue(operation.isCancelled);
  XCTAssertFalse(operation.isFinished);
  [operation start];
  XCTAssertEqual(operation.count, 0);
  XCTAssertTrue(operation.isFinished);
}

- (void)testDependencies {
  CountingOperation *first = [CountingOperation new], *second = [CountingOperation new];
  [second addDependency:first];
  [second addDependency:first];
  XCTAssertEqualObjects(second.dependencies, (@[ first ]));
  XCTAssertFalse(second.isReady);
  XCTAssertThrowsSpecificNamed([second start], NSException, NSInvalidArgumentException);
  [first start];
  XCTAssertTrue(second.isReady);
  [second start];
  XCTAssertEqual(second.count, 1);
}

- (void)testRemovingADependency {
  NSOperation *first = [NSOperation new], *second = [NSOperation new];
  [second addDependency:first];
  [second removeDependency:first];
  XCTAssertTrue(second.isReady);
  XCTAssertEqual(second.dependencies.count, 0);
  [second removeDependency:first];
}

- (void)testCancelledOperationIsReady {
  NSOperation *first = [NSOperation new], *second = [NSOperation new];
  [second addDependency:first];
  [second cancel];
  XCTAssertTrue(second.isReady);
}

- (void)testDependenciesInACircleAreRefused {
  NSOperation *a = [NSOperation new], *b = [NSOperation new], *c = [NSOperation new];
  [b addDependency:a];
  [c addDependency:b];
  XCTAssertThrowsSpecificNamed([a addDependency:c], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([a addDependency:a], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([a addDependency:(id _Nonnull)nil], NSException, NSInvalidArgumentException);
}

- (void)testCompletionBlock {
  XCTestExpectation *end = [self expectationWithDescription:@"completion"];
  NSOperation *operation = [CountingOperation new];
  XCTAssertNil(operation.completionBlock);
  operation.completionBlock = ^{ [end fulfill]; };
  XCTAssertNotNil(operation.completionBlock);
  [operation start];
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testCompletionBlockOfACancelledOperation {
  XCTestExpectation *end = [self expectationWithDescription:@"completion"];
  NSOperation *operation = [CountingOperation new];
  operation.completionBlock = ^{ [end fulfill]; };
  [operation cancel];
  [operation start];
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testSettings {
  NSOperation *operation = [NSOperation new];
  XCTAssertEqual(operation.queuePriority, NSOperationQueuePriorityNormal);
  operation.queuePriority = NSOperationQueuePriorityVeryHigh;
  XCTAssertEqual(operation.queuePriority, NSOperationQueuePriorityVeryHigh);
  operation.queuePriority = (NSOperationQueuePriority)100;
  XCTAssertEqual(operation.queuePriority, NSOperationQueuePriorityVeryHigh);
  operation.queuePriority = (NSOperationQueuePriority)-6;
  XCTAssertEqual(operation.queuePriority, NSOperationQueuePriorityLow);
  operation.name = @"name";
  XCTAssertEqualObjects(operation.name, @"name");
  operation.qualityOfService = NSQualityOfServiceUtility;
  XCTAssertEqual(operation.qualityOfService, NSQualityOfServiceUtility);
}

- (void)testBlockOperation {
  NSLock *lock = [NSLock new];
  __block int count = 0;
  NSBlockOperation *operation = [NSBlockOperation blockOperationWithBlock:^{
    [lock lock];
    count++;
    [lock unlock];
  }];
  [operation addExecutionBlock:^{
    [lock lock];
    count++;
    [lock unlock];
  }];
  XCTAssertEqual(operation.executionBlocks.count, 2);
  [operation start];
  XCTAssertEqual(count, 2);
  XCTAssertThrowsSpecificNamed([operation addExecutionBlock:^{}], NSException, NSInvalidArgumentException);
}

- (void)testNilBlocksAreRefused {
  XCTAssertThrowsSpecificNamed(
    [NSBlockOperation blockOperationWithBlock:(id _Nonnull)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [[NSBlockOperation new] addExecutionBlock:(id _Nonnull)nil], NSException, NSInvalidArgumentException);
}

- (void)testExceptionOfAnOperationThatIsStartedReachesTheCaller {
  NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{
    [NSException raise:NSRangeException format:@"too far"];
  }];
  XCTAssertThrowsSpecificNamed([operation start], NSException, NSRangeException);
  XCTAssertTrue(operation.isFinished);
}

- (void)testInvocationOperation {
  NSInvocationOperation *operation = [[NSInvocationOperation alloc] initWithTarget:self selector:@selector(doubled:) object:@21];
  XCTAssertNil(operation.result);
  [operation start];
  XCTAssertEqualObjects(operation.result, @42);
  XCTAssertEqual(operation.invocation.selector, @selector(doubled:));
  operation = [[NSInvocationOperation alloc] initWithTarget:self selector:@selector(two) object:nil];
  [operation start];
  XCTAssertEqualObjects(operation.result, @2);
}

- (void)testInvocationOperationWithoutResult {
  NSInvocationOperation *operation = [[NSInvocationOperation alloc] initWithTarget:self selector:@selector(nothing) object:nil];
  [operation start];
  XCTAssertThrowsSpecificNamed([operation result], NSException, NSInvocationOperationVoidResultException);
  operation = [[NSInvocationOperation alloc] initWithTarget:self selector:@selector(two) object:nil];
  [operation cancel];
  XCTAssertThrowsSpecificNamed([operation result], NSException, NSInvocationOperationCancelledException);
  XCTAssertThrowsSpecificNamed(
    [[NSInvocationOperation alloc] initWithTarget:self selector:NSSelectorFromString(@"unknown") object:nil], NSException,
    NSInvalidArgumentException);
}

- (void)testOperationThatGoesOn {
  LongOperation *operation = [LongOperation new];
  NSOperationQueue *queue = [NSOperationQueue new];
  CountingOperation *next = [CountingOperation new];
  [next addDependency:operation];
  [queue addOperation:next];
  [queue addOperation:operation];
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertTrue(operation.isDone);
  XCTAssertEqual(next.count, 1);
  XCTAssertEqual(queue.operationCount, 0);
}

@end
