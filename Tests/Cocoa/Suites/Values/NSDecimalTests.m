#import <XCTest/XCTest.h>

/// Decimal numbers as structures, and the functions for them.
@interface NSDecimalTests : XCTestCase
@end

@implementation NSDecimalTests

static NSDecimal decimal(NSString *text) { return [[NSDecimalNumber decimalNumberWithString:text] decimalValue]; }

- (void)expect:(NSDecimal)number toBe:(NSString *)text {
  XCTAssertEqualObjects(NSDecimalString(&number, nil), text);
}

- (void)testNumbersAreStructures {
  NSDecimal number = [@-1.25 decimalValue];
  XCTAssertEqual(sizeof number, 20u);
  XCTAssertTrue(number._isNegative);
  XCTAssertEqual((int)number._exponent, -2);
  XCTAssertEqual((unsigned)number._length, 1u);
  XCTAssertEqual(number._mantissa[0], 125);
  XCTAssertEqualObjects([NSDecimalNumber decimalNumberWithDecimal:number], @-1.25);
  XCTAssertEqualObjects([[NSDecimalNumber alloc] initWithDecimal:decimal(@"7")], @7);
  NSDecimal none = [[NSDecimalNumber notANumber] decimalValue];
  XCTAssertTrue(NSDecimalIsNotANumber(&none));
  XCTAssertFalse(NSDecimalIsNotANumber(&number));
}

- (void)testArithmetic {
  NSDecimal a = decimal(@"10.5"), b = decimal(@"-4"), result;
  XCTAssertEqual(NSDecimalAdd(&result, &a, &b, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"6.5"];
  XCTAssertEqual(NSDecimalSubtract(&result, &a, &b, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"14.5"];
  XCTAssertEqual(NSDecimalMultiply(&result, &a, &b, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"-42"];
  XCTAssertEqual(NSDecimalDivide(&result, &a, &b, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"-2.625"];
  XCTAssertEqual(NSDecimalPower(&result, &b, 3, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"-64"];
  XCTAssertEqual(NSDecimalMultiplyByPowerOf10(&result, &a, -2, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"0.105"];
  NSDecimal zero = decimal(@"0");
  XCTAssertEqual(NSDecimalDivide(&result, &a, &zero, NSRoundPlain), NSCalculationDivideByZero);
}

- (void)testRoundingAndOrder {
  NSDecimal number = decimal(@"2.345"), copy, result;
  NSDecimalRound(&result, &number, 2, NSRoundDown);
  [self expect:result toBe:@"2.34"];
  NSDecimalRound(&result, &number, 2, NSRoundUp);
  [self expect:result toBe:@"2.35"];
  NSDecimalCopy(&copy, &number);
  XCTAssertEqual(NSDecimalCompare(&copy, &number), NSOrderedSame);
  XCTAssertEqual(NSDecimalCompare(&result, &number), NSOrderedDescending);
  NSDecimal tens = [[NSDecimalNumber decimalNumberWithMantissa:500 exponent:0 isNegative:NO] decimalValue];
  NSDecimalCompact(&tens);
  XCTAssertEqual((int)tens._exponent, 2);
  NSDecimal one = decimal(@"1"), small = decimal(@"0.25");
  XCTAssertEqual(NSDecimalNormalize(&one, &small, NSRoundPlain), NSCalculationNoError);
  XCTAssertEqual((int)one._exponent, (int)small._exponent);
}

@end
