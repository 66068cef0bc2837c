// What a test throws.
#import <XCTest/XCTest.h>

@interface ThrowTests : XCTestCase
@end

@implementation ThrowTests
- (void)testThrows {
    [NSException raise:NSGenericException format:@"thrown by a test"];
}

- (void)testThrowsAString {
    @throw @"a string";
}

- (void)testIndexOutOfRange {
    NSArray *rows = @[@1, @2];
    NSLog(@"%@", rows[2]);
}

- (void)testUnknownSelector {
    [self performSelector:@selector(frobnicate)];
}

- (void)testThrowsInAnAssertion {
    XCTAssertEqual([@[] objectAtIndex:1], nil);
}

- (void)testThrowsWhatItShouldNot {
    XCTAssertThrowsSpecificNamed([@[] objectAtIndex:1], NSException, NSInvalidArgumentException);
}
@end

// The same around a test.
@interface AroundTests : XCTestCase
@end

@implementation AroundTests
- (void)setUp {
    if ([self.name containsString:@"SetUp"]) [NSException raise:NSGenericException format:@"thrown by setUp"];
}

- (void)tearDown {
    if ([self.name containsString:@"TearDown"]) [NSException raise:NSGenericException format:@"thrown by tearDown"];
}

- (void)testSetUpThrows {
    XCTFail(@"the test is not run");
}

- (void)testTearDownThrows {
}

- (void)testBlockThrows {
    [self addTeardownBlock:^{ [NSException raise:NSGenericException format:@"thrown by a block"]; }];
}
@end

@interface ClassSetUpTests : XCTestCase
@end

@implementation ClassSetUpTests
+ (void)setUp {
    [NSException raise:NSGenericException format:@"thrown by +setUp"];
}

- (void)testIsRunAllTheSame {
}
@end
