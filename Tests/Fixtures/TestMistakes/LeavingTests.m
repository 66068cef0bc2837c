// What goes on when a test has ended.
#import <XCTest/XCTest.h>

@interface LeavingTests : XCTestCase
@end

@implementation LeavingTests
- (void)tick:(NSTimer *)timer {
}

- (void)later {
}

- (void)testLeavesATimer {
    [NSTimer scheduledTimerWithTimeInterval:0.5 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
}

- (void)testLeavesADelayedMessage {
    [self performSelector:@selector(later) withObject:nil afterDelay:600];
}

- (void)testLeavesAMessageOfAnotherThread {
    [self performSelector:@selector(later) onThread:[NSThread mainThread] withObject:nil waitUntilDone:NO];
}

- (void)testLeavesNothing {
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.5
                                                      target:self
                                                    selector:@selector(tick:)
                                                    userInfo:nil
                                                     repeats:YES];
    [self addTeardownBlock:^{
      [timer invalidate];
    }];
    [self performSelector:@selector(later) withObject:nil afterDelay:600];
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
}
@end
