#import <XCTest/XCTest.h>

/* Waits until the blocks that now are on the main queue have run, such as layout and the ends of animations. */
static inline void waitForMainQueue(XCTestCase *test) {
  XCTestExpectation *end = [test expectationWithDescription:@"a turn of the main queue"];
  dispatch_async(dispatch_get_main_queue(), ^{ [end fulfill]; });
  [test waitForExpectations:@[end] timeout:30];
}
