// What ends the process of a test.
#import <XCTest/XCTest.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

@interface CrashTests : XCTestCase
@end

@implementation CrashTests
- (void)testWritesToNull {
    volatile int *null = (int *)8;
    *null = 1;
}

- (void)testAborts {
    abort();
}

- (void)testCallsExit {
    exit(3);
}

- (void)testOverflowsTheStack {
    volatile char bytes[4096];
    bytes[0] = 1;
    [self testOverflowsTheStack];
    bytes[1] = 2;
}

- (void)testEndsItself {
    kill(getpid(), SIGTERM);
    sleep(5);
}

- (void)testLoopsForEver {
    for (volatile int i = 0;; i++) {
    }
}

- (void)testStopsItself {
    raise(SIGSTOP);
}

- (void)testWritesToEveryDescriptor {
    for (int descriptor = 3; descriptor < 64; descriptor++) (void)!write(descriptor, "nonsense\n", 9);
}

- (void)testPassesAfterAll {
    XCTAssertTrue(YES);
}
@end

// The same after the tests of a class.
@interface ClassTearDownTests : XCTestCase
@end

@implementation ClassTearDownTests
+ (void)tearDown {
    *(volatile int *)8 = 1;
}

- (void)testPasses {
}
@end

@interface ClassTearDownThatNeverEndsTests : XCTestCase
@end

@implementation ClassTearDownThatNeverEndsTests
+ (void)tearDown {
    for (volatile int i = 0;; i++) {
    }
}

- (void)testPasses {
}
@end
