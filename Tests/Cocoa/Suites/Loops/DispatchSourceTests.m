#import <XCTest/XCTest.h>

@interface DispatchSourceTests : XCTestCase
@end

@implementation DispatchSourceTests

static dispatch_queue_t global(void) { return dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0); }

- (void)testTimer {
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  XCTestExpectation *end = [self expectationWithDescription:@"three"];
  __block int count = 0;
  dispatch_source_set_timer(timer, DISPATCH_TIME_NOW, 2 * NSEC_PER_MSEC, 0);
  dispatch_source_set_event_handler(timer, ^{
    if (++count == 3) [end fulfill];
  });
  dispatch_resume(timer);
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqual(dispatch_source_testcancel(timer), 0);
  dispatch_source_cancel(timer);
  XCTAssertNotEqual(dispatch_source_testcancel(timer), 0);
  const int seen = count;
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
  XCTAssertEqual(count, seen);
}

- (void)testTimerOnce {
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  __block int count = 0;
  dispatch_source_set_timer(timer, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_MSEC), DISPATCH_TIME_FOREVER, 0);
  dispatch_source_set_event_handler(timer, ^{ count++; });
  dispatch_activate(timer);
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.03]];
  XCTAssertEqual(count, 1);
}

- (void)testCancelHandler {
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  XCTestExpectation *cancelled = [self expectationWithDescription:@"cancelled"];
  dispatch_source_set_cancel_handler(timer, ^{ [cancelled fulfill]; });
  dispatch_resume(timer);
  dispatch_source_cancel(timer);
  dispatch_source_cancel(timer);
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testSuspendedTimerMayGo {
  @autoreleasepool {
    dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, NULL);
    dispatch_source_set_event_handler(timer, ^{});
  }
}

- (void)testOtherSourcesAreRefused {
  XCTAssertThrows(dispatch_source_create((dispatch_source_type_t)(void *)64, 0, 0, global()));
}

- (void)testResumingATimerTwiceIsRefused {
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, global());
  dispatch_resume(timer);
  XCTAssertThrowsSpecificNamed(dispatch_resume(timer), NSException, NSInternalInconsistencyException);
}

@end
