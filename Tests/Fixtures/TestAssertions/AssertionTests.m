// Each assertion fails once. Those that hold are in Tests/Cocoa/Suites.
#import <XCTest/XCTest.h>

@interface OtherException : NSException
@end

@implementation OtherException
@end

@interface AssertionTests : XCTestCase
@end

@implementation AssertionTests
- (void)testFail {
    XCTFail();
}

- (void)testFailWithAMessage {
    XCTFail(@"%d", 3);
}

- (void)testAssert {
    XCTAssert(1 > 2);
}

- (void)testTrue {
    XCTAssertTrue(1 > 2, @"%@", @"why");
}

- (void)testFalse {
    XCTAssertFalse(2 > 1);
}

- (void)testNil {
    XCTAssertNil(@"one");
}

- (void)testNotNil {
    XCTAssertNotNil(nil);
}

- (void)testEqual {
    XCTAssertEqual(1, 2);
}

- (void)testEqualOfText {
    XCTAssertEqual("ab", "cd");
}

- (void)testNotEqual {
    XCTAssertNotEqual(1, 1);
}

- (void)testEqualObjects {
    XCTAssertEqualObjects(@"one", @"two");
}

- (void)testNotEqualObjects {
    XCTAssertNotEqualObjects(@"one", @"one");
}

- (void)testIdentical {
    XCTAssertIdentical(@1, nil);
}

- (void)testNotIdentical {
    XCTAssertNotIdentical(self, self);
}

- (void)testEqualWithAccuracy {
    XCTAssertEqualWithAccuracy(1.0, 1.5, 0.25);
}

- (void)testNotEqualWithAccuracy {
    XCTAssertNotEqualWithAccuracy(1.0, 1.125, 0.25);
}

- (void)testGreaterThan {
    XCTAssertGreaterThan(1, 1);
}

- (void)testGreaterThanOrEqual {
    XCTAssertGreaterThanOrEqual(1, 2);
}

- (void)testLessThan {
    XCTAssertLessThan(1, 1);
}

- (void)testLessThanOrEqual {
    XCTAssertLessThanOrEqual(2, 1);
}

- (void)testThrows {
    XCTAssertThrows([@[] count]);
}

- (void)testThrowsSpecific {
    XCTAssertThrowsSpecific([@[] count], NSException);
}

- (void)testThrowsSpecificOfAnotherClass {
    XCTAssertThrowsSpecific([@[] objectAtIndex:1], OtherException);
}

- (void)testThrowsSpecificNamed {
    XCTAssertThrowsSpecificNamed([@[] count], NSException, NSRangeException);
}

- (void)testThrowsSpecificNamedOfAnotherName {
    XCTAssertThrowsSpecificNamed([@[] objectAtIndex:1], NSException, NSGenericException);
}

- (void)testNoThrow {
    XCTAssertNoThrow([@[] objectAtIndex:1]);
}

- (void)testNoThrowSpecific {
    XCTAssertNoThrowSpecific([@[] objectAtIndex:1], NSException);
}

- (void)testNoThrowSpecificNamed {
    XCTAssertNoThrowSpecificNamed([@[] objectAtIndex:1], NSException, NSRangeException);
}
@end

// What else the macros and the methods of XCTestCase do.
@interface FlowTests : XCTestCase
@end

@implementation FlowTests
- (BOOL)setUpWithError:(NSError **)error {
    if (self.selector != @selector(testSetUpWithError)) return YES;
    *error = [NSError errorWithDomain:@"Tests" code:1 userInfo:@{NSLocalizedDescriptionKey: @"no set-up"}];
    return NO;
}

- (BOOL)tearDownWithError:(NSError **)error {
    if (self.selector != @selector(testTearDownWithError)) return YES;
    *error = [NSError errorWithDomain:@"Tests" code:2 userInfo:@{NSLocalizedDescriptionKey: @"no tear-down"}];
    return NO;
}

- (void)testSetUpWithError {
    XCTFail(@"the test is not run");
}

- (void)testTearDownWithError {
}

- (void)testStopsAtTheFirstFailure {
    self.continueAfterFailure = NO;
    XCTFail(@"first");
    XCTFail(@"second");
}

- (void)testGoesOnAfterAFailure {
    XCTFail(@"first");
    XCTFail(@"second");
}

- (void)testSkip {
    XCTSkip(@"not here");
}

- (void)testSkipIf {
    XCTSkipIf(NO);
    XCTSkipIf(YES, @"not %@", @"here");
    XCTFail(@"the rest is not run");
}

- (void)testSkipUnless {
    XCTSkipUnless(YES);
    XCTSkipUnless(1 > 2);
    XCTFail(@"the rest is not run");
}

- (void)testMeasure {
    __block int count = 0;
    [self measureBlock:^{ count++; }];
    XCTAssertEqual(count, 10);
}
@end
