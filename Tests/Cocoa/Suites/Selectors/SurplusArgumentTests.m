#import <XCTest/XCTest.h>
#import <objc/runtime.h>

@interface SurplusArgumentTests : XCTestCase
@end

@implementation SurplusArgumentTests {
    int count;
    id given;
}

- (void)none { count++; }
- (int)number { return ++count; }
- (void)one:(id)object { count++; given = object; }
- (void)one:(id)object two:(id)other three:(id)third { count++; given = third; }
- (void)one:(id)object number:(long)number { count += (int)number; }

- (void)testMethodsGetAsManyObjectsAsTheyTake {
    [self performSelector:@selector(none) withObject:@1];
    [self performSelector:@selector(none) withObject:@1 withObject:@2];
    XCTAssertEqual(count, 2);
    [self performSelector:@selector(one:) withObject:@1 withObject:@2];
    XCTAssertEqualObjects(given, @1);
    XCTAssertEqualObjects([self performSelector:@selector(number) withObject:@1], @4);
    [@[self, self] makeObjectsPerformSelector:@selector(none) withObject:@1];
    [[NSSet setWithObject:self] makeObjectsPerformSelector:@selector(none) withObject:@1];
    XCTAssertEqual(count, 7);
}

- (void)testArgumentsThatAreNotPassedAreZero {
    given = @1;
    [self performSelector:@selector(one:)];
    XCTAssertNil(given);
    given = @1;
    [self performSelector:@selector(one:two:three:) withObject:@1 withObject:@2];
    XCTAssertNil(given);
    [self performSelector:@selector(one:number:) withObject:@1];
    XCTAssertEqual(count, 2);
}

- (void)testLaterMessagesToo {
    [self performSelector:@selector(one:two:three:) withObject:@1 afterDelay:0];
    [self performSelector:@selector(none) withObject:@1 afterDelay:0];
    [self performSelectorOnMainThread:@selector(one:two:three:) withObject:@1 waitUntilDone:YES];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    XCTAssertEqual(count, 3);
}

- (void)testTimersAndThreadsToo {
    [NSTimer scheduledTimerWithTimeInterval:0 target:self selector:@selector(none) userInfo:nil repeats:NO];
    [NSTimer scheduledTimerWithTimeInterval:0 target:self selector:@selector(one:two:three:) userInfo:nil repeats:NO];
    given = @1;
    NSDate *end = [NSDate dateWithTimeIntervalSinceNow:30];
    while (count < 2 && end.timeIntervalSinceNow > 0) {
        // A timer does not end a turn of the loop.
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }
    XCTAssertEqual(count, 2);
    XCTAssertNil(given);
    for (NSString *name in @[ @"none", @"one:two:three:" ]) {
        NSThread *thread = [[NSThread alloc] initWithTarget:self selector:NSSelectorFromString(name) object:@1];
        given = @1;
        [thread start];
        while (!thread.isFinished && end.timeIntervalSinceNow > 0) [NSThread sleepForTimeInterval:0.001];
    }
    XCTAssertEqual(count, 4);
    XCTAssertNil(given);
}

@end
