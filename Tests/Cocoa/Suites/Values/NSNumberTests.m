#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CNTAmount : NSNumber
@end

@implementation CNTAmount
- (int)intValue { return 7; }
@end

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

- (void)testMakersOfAllTypes {
  XCTAssertEqual([NSNumber numberWithChar:-128].charValue, -128);
  XCTAssertEqual([NSNumber numberWithUnsignedChar:255].unsignedCharValue, 255);
  XCTAssertEqual([NSNumber numberWithShort:SHRT_MIN].shortValue, SHRT_MIN);
  XCTAssertEqual([NSNumber numberWithUnsignedShort:USHRT_MAX].unsignedShortValue, USHRT_MAX);
  XCTAssertEqual([NSNumber numberWithInt:INT_MIN].intValue, INT_MIN);
  XCTAssertEqual([NSNumber numberWithUnsignedInt:UINT_MAX].unsignedIntValue, UINT_MAX);
  XCTAssertEqual([NSNumber numberWithLong:LONG_MIN].longValue, LONG_MIN);
  XCTAssertEqual([NSNumber numberWithUnsignedLong:ULONG_MAX].unsignedLongValue, ULONG_MAX);
  XCTAssertEqual([NSNumber numberWithLongLong:LLONG_MIN].longLongValue, LLONG_MIN);
  XCTAssertEqual([NSNumber numberWithUnsignedLongLong:ULLONG_MAX].unsignedLongLongValue, ULLONG_MAX);
  XCTAssertEqual([NSNumber numberWithInteger:NSIntegerMin].integerValue, NSIntegerMin);
  XCTAssertEqual([NSNumber numberWithUnsignedInteger:NSUIntegerMax].unsignedIntegerValue, NSUIntegerMax);
  XCTAssertEqual([NSNumber numberWithFloat:-1.5f].floatValue, -1.5f);
  XCTAssertEqual([NSNumber numberWithDouble:1e300].doubleValue, 1e300);
  XCTAssertTrue([NSNumber numberWithBool:YES].boolValue);
  XCTAssertFalse([NSNumber numberWithBool:NO].boolValue);
}

- (void)testReadingAsOtherTypes {
  XCTAssertEqual(@(-1).unsignedCharValue, 255);
  XCTAssertEqual(@(-1).unsignedShortValue, USHRT_MAX);
  XCTAssertEqual(@(-1).unsignedIntValue, UINT_MAX);
  XCTAssertEqual(@(-1).unsignedIntegerValue, NSUIntegerMax);
  XCTAssertEqual(@(0x12345678).charValue, 0x78);
  XCTAssertEqual(@(1LL << 40).intValue, 0);
  XCTAssertEqual(@(-2.9).intValue, -2);
  XCTAssertEqual(@(1e30).intValue, INT_MAX);
  XCTAssertEqual(@(NAN).integerValue, 0);
  XCTAssertTrue(@(0.5).boolValue);
  XCTAssertTrue(@(256).boolValue);
  XCTAssertFalse(@(0.0).boolValue);
  XCTAssertEqual(@YES.doubleValue, 1);
}

- (void)testASubclassOfItsOwn {
  CNTAmount *amount = [[CNTAmount alloc] initWithInt:-5];
  XCTAssertTrue([amount isKindOfClass:[CNTAmount class]]);
  XCTAssertEqual(amount.intValue, 7);
  XCTAssertEqual(amount.integerValue, -5);
  XCTAssertTrue([amount isEqualToNumber:@(-5)]);
  XCTAssertEqual([@(-6) compare:amount], NSOrderedAscending);
}

- (void)testManyNumbersInAPool {
  NSMutableArray *kept = [NSMutableArray array];
  @autoreleasepool {
    for (int i = 0; i < 1000; i++) [kept addObject:[NSNumber numberWithInt:i]];
    @autoreleasepool {
      for (int i = 0; i < 1000; i++) [kept replaceObjectAtIndex:i withObject:@(i + 0.5)];
    }
  }
  XCTAssertEqual([kept[999] doubleValue], 999.5);
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
  XCTAssertThrowsSpecificNamed(
    [@1 compare:(NSNumber *)@"1"], NSException, NSInvalidArgumentException);
  XCTAssertFalse([@1 isEqualToNumber:nothing]);
  XCTAssertFalse([@1 isEqualToNumber:(NSNumber *)@"1"]);
}

- (void)testNumbersAreNoOtherValues {
  int one = 1;
  XCTAssertNotEqualObjects(@1, [NSValue valueWithBytes:&one objCType:@encode(int)]);
  XCTAssertNotEqualObjects(@1, @"1");
}

@end
