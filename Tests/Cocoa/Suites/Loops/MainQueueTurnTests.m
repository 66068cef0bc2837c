#import <XCTest/XCTest.h>
#include <unistd.h>

@interface MainQueueTurnTests : XCTestCase
@end

@implementation MainQueueTurnTests

/// Blocks of the main queue that come while a turn ends: each ends a turn, so that nobody waits for ever.
- (void)testABlockEndsATurnWheneverItComes {
    for (useconds_t delay = 9000; delay < 11000; delay += 20) {
        __block BOOL isDone = NO;
        dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), ^{
            usleep(delay);
            dispatch_async(dispatch_get_main_queue(), ^{
                isDone = YES;
            });
        });
        NSRunLoop *loop = [NSRunLoop currentRunLoop];
        while (!isDone && [loop runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]]) {
        }
        XCTAssertTrue(isDone);
    }
}

@end
