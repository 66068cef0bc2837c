// Expectations.
#import <XCTest/XCTest.h>
#include <pthread.h>
#include <unistd.h>

@interface WaitTests : XCTestCase
@end

static void *fail(void *test) {
    WaitTests *self = (__bridge WaitTests *)test;
    XCTFail(@"on another thread");
    return 0;
}

static void *fail_later(void *test) {
    WaitTests *self = (__bridge WaitTests *)test;
    usleep(100000);
    XCTFail(@"too late");
    return 0;
}

@implementation WaitTests
- (void)testIsNeverFulfilled {
    [self expectationWithDescription:@"an answer"];
    [self waitForExpectationsWithTimeout:0.05 handler:nil];
}

- (void)testIsNotWaitedFor {
    [self expectationWithDescription:@"an answer"];
}

- (void)testWaitsForNothing {
    [self waitForExpectationsWithTimeout:0.05 handler:nil];
}

- (void)testIsFulfilledTwice {
    XCTestExpectation *answer = [self expectationWithDescription:@"an answer"];
    [answer fulfill];
    [answer fulfill];
    [self waitForExpectationsWithTimeout:0.05 handler:nil];
}

- (void)testIsFulfilledThoughInverted {
    XCTestExpectation *answer = [self expectationWithDescription:@"an error"];
    answer.inverted = YES;
    [answer fulfill];
    [self waitForExpectationsWithTimeout:0.05 handler:nil];
}

- (void)testComesInTheWrongOrder {
    XCTestExpectation *first = [[XCTestExpectation alloc] initWithDescription:@"first"];
    XCTestExpectation *second = [[XCTestExpectation alloc] initWithDescription:@"second"];
    [second fulfill];
    [first fulfill];
    [self waitForExpectations:@[first, second] timeout:0.05 enforceOrder:YES];
}

- (void)testFailsOnAnotherThread {
    pthread_t thread;
    pthread_create(&thread, 0, fail, (__bridge void *)self);
    pthread_join(thread, 0);
}

- (void)testAFailsAfterItsEnd {
    static id keeper;
    keeper = self;
    pthread_t thread;
    pthread_create(&thread, 0, fail_later, (__bridge void *)self);
    pthread_detach(thread);
}

- (void)testBWaitsForAnother {
    usleep(300000);
}
@end
