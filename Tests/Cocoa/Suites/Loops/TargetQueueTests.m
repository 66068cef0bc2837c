#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

// Queues that run their blocks on another one.
@interface TargetQueueTests : XCTestCase
@end

@implementation TargetQueueTests

- (void)testBlocksOfQueuesWithOneTargetRunOneAfterTheOther {
  dispatch_queue_t target = dispatch_queue_create("target", DISPATCH_QUEUE_SERIAL);
  dispatch_queue_t first = dispatch_queue_create("first", DISPATCH_QUEUE_CONCURRENT);
  dispatch_queue_t second = dispatch_queue_create("second", DISPATCH_QUEUE_SERIAL);
  dispatch_set_target_queue(first, target);
  dispatch_set_target_queue(second, target);
  __block int running = 0, overlaps = 0, done = 0;
  dispatch_group_t group = dispatch_group_create();
  for (int i = 0; i < 200; i++) {
    dispatch_group_async(group, i % 2 ? first : second, ^{
      if (__atomic_add_fetch(&running, 1, __ATOMIC_SEQ_CST) > 1) overlaps++;
      done++;
      __atomic_sub_fetch(&running, 1, __ATOMIC_SEQ_CST);
    });
  }
  dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  XCTAssertEqual(overlaps, 0);
  XCTAssertEqual(done, 200);
}

- (void)testWaitingForTheTargetsOwnBlockRaises {
  dispatch_queue_t target = dispatch_queue_create("target", DISPATCH_QUEUE_SERIAL);
  dispatch_queue_t queue = dispatch_queue_create("queue", DISPATCH_QUEUE_SERIAL);
  dispatch_set_target_queue(queue, target);
  __block NSString *name = nil;
  dispatch_sync(target, ^{
    @try {
      dispatch_sync(queue, ^{});
    } @catch (NSException *exception) {
      name = exception.name;
    }
  });
  XCTAssertEqualObjects(name, NSInternalInconsistencyException);
}

- (void)testAQueueThatAllocMadeRunsBlocks {
  dispatch_queue_t queue = [[NSClassFromString(@"OS_dispatch_queue") alloc] init];
  __block BOOL done = NO;
  dispatch_sync(queue, ^{ done = YES; });
  XCTAssertTrue(done);
}

- (void)testAQueueIsNotItsOwnTarget {
  dispatch_queue_t first = dispatch_queue_create("first", DISPATCH_QUEUE_SERIAL);
  dispatch_queue_t second = dispatch_queue_create("second", DISPATCH_QUEUE_SERIAL);
  dispatch_set_target_queue(first, second);
  XCTAssertThrowsSpecificNamed(dispatch_set_target_queue(second, first), NSException, NSInvalidArgumentException);
  dispatch_set_target_queue(first, NULL);
  dispatch_set_target_queue(second, first);
  __block BOOL done = NO;
  dispatch_sync(second, ^{ done = YES; });
  XCTAssertTrue(done);
}

@end
