#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSNumberTests : XCTestCase
@end

@implementation NSNumberTests

- (void)testTypesThatNumbersWereMadeFrom {
  XCTAssertEqual(strcmp(@YES.objCType, "c"), 0);
  XCTAssertEqual(strcmp(@(1).objCType, "i"), 0);
  XCTAssertEqual(strcmp(@(1L).objCType, "q"), 0);
  XCTAssertEqual(strcmp(@(1.5f).objCType, "f"), 0);
  XCTAssertEqual(strcmp(@(1.5).objCType, "d"), 0);
  XCTAssertEqual(strcmp([NSNumber numberWithShort:1].objCType, "s"), 0);
}

- (void)testInitializers {
  XCTAssertEqualObjects([[NSNumber alloc] initWithBool:YES], @YES);
  XCTAssertEqualObjects([[NSNumber alloc] initWithChar:'a'], @97);
  XCTAssertEqualObjects([[NSNumber alloc] initWithUnsignedChar:255], @255);
  XCTAssertEqualObjects([[NSNumber alloc] initWithShort:-3], @-3);
  XCTAssertEqualObjects([[NSNumber alloc] initWithUnsignedShort:3], @3);
  XCTAssertEqualObjects([[NSNumber alloc] initWithInt:-4], @-4);
  XCTAssertEqualObjects([[NSNumber alloc] initWithUnsignedInt:4], @4);
  XCTAssertEqualObjects([[NSNumber alloc] initWithLong:-5], @-5);
  XCTAssertEqualObjects([[NSNumber alloc] initWithUnsignedLong:5], @5);
  XCTAssertEqualObjects([[NSNumber alloc] initWithLongLong:LLONG_MIN], @(LLONG_MIN));
  XCTAssertEqualObjects([[NSNumber alloc] initWithUnsignedLongLong:ULLONG_MAX], @(ULLONG_MAX));
  XCTAssertEqualObjects([[NSNumber alloc] initWithFloat:0.5f], @0.5);
  XCTAssertEqualObjects([[NSNumber alloc] initWithDouble:0.25], @0.25);
  XCTAssertEqualObjects([[NSNumber alloc] initWithInteger:6], @6);
  XCTAssertEqualObjects([[NSNumber alloc] initWithUnsignedInteger:7], @7);
}

- (void)testGetValueInTheTypeOfTheNumber {
  float part = 0;
  [@1.5f getValue:&part];
  XCTAssertEqual(part, 1.5f);
  BOOL yes = NO;
  [@YES getValue:&yes size:sizeof yes];
  XCTAssertTrue(yes);
}

- (void)testText {
  XCTAssertEqualObjects(@(0.1f).stringValue, @"0.1");
  XCTAssertEqualObjects(@(0.1).stringValue, @"0.1");
  XCTAssertEqualObjects(@YES.stringValue, @"1");
  XCTAssertEqualObjects(@(ULLONG_MAX).stringValue, @"18446744073709551615");
  XCTAssertEqualObjects(@(-12).description, @"-12");
}

- (void)testTextInALanguage {
  NSLocale *german = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  XCTAssertEqualObjects([@1.5 descriptionWithLocale:german], @"1,5");
  XCTAssertEqualObjects([@1.5 descriptionWithLocale:nil], @"1.5");
}

- (void)testComparing {
  XCTAssertEqual([@1 compare:@2], NSOrderedAscending);
  XCTAssertEqual([@2.0 compare:@2], NSOrderedSame);
  XCTAssertEqual([@(ULLONG_MAX) compare:@-1], NSOrderedDescending);
  XCTAssertTrue([@1 isEqualToNumber:@1.0]);
  XCTAssertEqual(@(1).hash, @(1.0).hash);
}

- (void)testComparingWithNothingThrows {
  NSNumber *nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [@1 compare:nothing], NSException, NSInvalidArgumentException);
}

- (void)testNumbersAreNoOtherValues {
  int one = 1;
  XCTAssertNotEqualObjects(@1, [NSValue valueWithBytes:&one objCType:@encode(int)]);
  XCTAssertNotEqualObjects(@1, @"1");
}

@end
