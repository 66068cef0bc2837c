#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSDecimalNumber *decimal(NSString *text) {
  return [NSDecimalNumber decimalNumberWithString:text];
}

@interface NSDecimalNumberTests : XCTestCase
@end

@implementation NSDecimalNumberTests

- (void)testArithmeticIsExact {
  XCTAssertEqualObjects([decimal(@"0.1") decimalNumberByAdding:decimal(@"0.2")], decimal(@"0.3"));
  XCTAssertEqualObjects([decimal(@"1") decimalNumberBySubtracting:decimal(@"0.9")], decimal(@"0.1"));
  XCTAssertEqualObjects([decimal(@"1.1") decimalNumberByMultiplyingBy:decimal(@"3")], decimal(@"3.3"));
  XCTAssertEqualObjects([decimal(@"1") decimalNumberByDividingBy:decimal(@"8")], decimal(@"0.125"));
  XCTAssertEqualObjects([decimal(@"1.5") decimalNumberByRaisingToPower:3], decimal(@"3.375"));
  XCTAssertEqualObjects([decimal(@"2") decimalNumberByRaisingToPower:0], [NSDecimalNumber one]);
  XCTAssertEqualObjects([decimal(@"7") decimalNumberByMultiplyingByPowerOf10:-2], decimal(@"0.07"));
}

- (void)testManyDigits {
  NSString *text = @"12345678901234567890123456789.012345678";
  XCTAssertEqualObjects(decimal(text).stringValue, text);
  XCTAssertEqualObjects(decimal(@"1e3").stringValue, @"1000");
}

- (void)testDividingByZeroThrows {
  XCTAssertThrowsSpecificNamed(
    [decimal(@"1") decimalNumberByDividingBy:[NSDecimalNumber zero]], NSException,
    NSDecimalNumberDivideByZeroException);
}

- (void)testOverflowThrows {
  XCTAssertThrowsSpecificNamed(
    [[NSDecimalNumber maximumDecimalNumber] decimalNumberByMultiplyingBy:decimal(@"10")],
    NSException, NSDecimalNumberOverflowException);
}

- (void)testNoNumber {
  XCTAssertEqualObjects(decimal(@"carob"), [NSDecimalNumber notANumber]);
  XCTAssertEqualObjects(decimal(@"carob").stringValue, @"NaN");
  XCTAssertEqualObjects(
    [decimal(@"1") decimalNumberByAdding:[NSDecimalNumber notANumber]], [NSDecimalNumber notANumber]);
}

- (void)testRounding {
  NSDecimalNumberHandler *cents = [NSDecimalNumberHandler
    decimalNumberHandlerWithRoundingMode:NSRoundPlain scale:2 raiseOnExactness:NO
    raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:NO];
  XCTAssertEqualObjects(
    [decimal(@"2.345") decimalNumberByRoundingAccordingToBehavior:cents], decimal(@"2.35"));
  XCTAssertEqualObjects(
    [decimal(@"10") decimalNumberByDividingBy:decimal(@"3") withBehavior:cents], decimal(@"3.33"));
}

- (void)testItIsANumber {
  XCTAssertEqual(decimal(@"2.5").doubleValue, 2.5);
  XCTAssertEqual(decimal(@"2.5").integerValue, 2);
  XCTAssertEqualObjects(decimal(@"2"), @2);
  XCTAssertEqual([decimal(@"2") compare:@3], NSOrderedAscending);
  XCTAssertTrue([decimal(@"1") isKindOfClass:[NSNumber class]]);
}

- (void)testMakersOfNumbers {
  NSDecimalNumber *three = [[NSDecimalNumber alloc] initWithInt:3];
  XCTAssertEqualObjects(three.stringValue, @"3");
  XCTAssertEqualObjects([three decimalNumberByAdding:@0.5], decimal(@"3.5"));
  XCTAssertEqualObjects([[NSDecimalNumber alloc] initWithDouble:0.1], decimal(@"0.1"));
  XCTAssertEqualObjects([NSDecimalNumber zero], @0);
}

- (void)testMantissaAndExponent {
  XCTAssertEqualObjects(
    [NSDecimalNumber decimalNumberWithMantissa:125 exponent:-2 isNegative:YES], decimal(@"-1.25"));
  XCTAssertEqualObjects(
    [[NSDecimalNumber alloc] initWithMantissa:1 exponent:500 isNegative:NO],
    [NSDecimalNumber notANumber]);
}

- (void)testLanguages {
  NSLocale *german = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  XCTAssertEqualObjects(
    [NSDecimalNumber decimalNumberWithString:@"1,5" locale:german], decimal(@"1.5"));
  XCTAssertEqualObjects([decimal(@"1.5") descriptionWithLocale:german], @"1,5");
}

/* The makers of NSNumber make decimal numbers of the class that is asked. */
- (void)testMadeAsOtherNumbersAre {
  for (NSNumber *number in @[
         [NSDecimalNumber numberWithDouble:66.5], [NSDecimalNumber numberWithInt:-3],
         [NSDecimalNumber numberWithUnsignedLongLong:ULLONG_MAX], [NSDecimalNumber numberWithFloat:0.5f],
         [NSDecimalNumber numberWithInteger:7], [NSDecimalNumber numberWithChar:'a']
       ]) {
    XCTAssertTrue([number isKindOfClass:NSDecimalNumber.class], @"%@", number);
  }
  XCTAssertEqualObjects([NSDecimalNumber numberWithDouble:66.66].description, @"66.66");
  XCTAssertEqualObjects(
    [NSDecimalNumber numberWithUnsignedLongLong:ULLONG_MAX].description, @"18446744073709551615");
}

@end
