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

/* Foundation's own functions end the process for some of these. */
- (void)testResultsBeyondTheRange {
  NSDecimal large = decimal(@"1e100"), small = decimal(@"1e-100"), tenth = decimal(@"0.1"), result;
  XCTAssertEqual(NSDecimalMultiply(&result, &large, &large, NSRoundPlain), NSCalculationOverflow);
  XCTAssertTrue(NSDecimalIsNotANumber(&result));
  XCTAssertEqual(NSDecimalMultiply(&result, &small, &small, NSRoundPlain), NSCalculationUnderflow);
  XCTAssertEqual(NSDecimalDivide(&result, &large, &small, NSRoundPlain), NSCalculationOverflow);
  XCTAssertEqual(NSDecimalDivide(&result, &small, &large, NSRoundPlain), NSCalculationUnderflow);
  XCTAssertEqual(NSDecimalPower(&result, &tenth, 200, NSRoundPlain), NSCalculationUnderflow);
  XCTAssertEqual(NSDecimalPower(&result, &large, NSUIntegerMax, NSRoundPlain), NSCalculationOverflow);
  XCTAssertEqual(NSDecimalMultiplyByPowerOf10(&result, &large, 100, NSRoundPlain), NSCalculationOverflow);
  XCTAssertEqual(NSDecimalMultiplyByPowerOf10(&result, &small, -100, NSRoundPlain), NSCalculationUnderflow);
  XCTAssertEqual(NSDecimalMultiply(&result, &large, &small, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"1"];
  NSDecimalNumber *number = [NSDecimalNumber decimalNumberWithString:@"1e-100"];
  XCTAssertThrowsSpecificNamed([number decimalNumberByMultiplyingBy:number], NSException,
                               NSDecimalNumberUnderflowException);
  XCTAssertThrowsSpecificNamed([number decimalNumberByRaisingToPower:3], NSException,
                               NSDecimalNumberUnderflowException);
  XCTAssertThrowsSpecificNamed([number decimalNumberByMultiplyingByPowerOf10:-100], NSException,
                               NSDecimalNumberUnderflowException);
}

- (void)testExtremeScalesAndOddBytes {
  NSDecimal number = decimal(@"12e7"), result;
  NSDecimalRound(&result, &number, NSIntegerMax, NSRoundPlain);
  [self expect:result toBe:@"120000000"];
  NSDecimalRound(&result, &number, NSIntegerMin, NSRoundPlain);
  [self expect:result toBe:@"0"];
  memset(&number, 0xff, sizeof number);
  number._exponent = 0;
  number._isNegative = NO;
  number._length = 1;
  number._mantissa[0] = 5;
  [self expect:number toBe:@"5"];
  number._length = 0;
  [self expect:number toBe:@"0"];
  number._isNegative = YES;
  XCTAssertTrue(NSDecimalIsNotANumber(&number));
  XCTAssertEqualObjects([NSDecimalNumber decimalNumberWithDecimal:number], [NSDecimalNumber notANumber]);
}

- (void)testSignsAndLossOfPrecision {
  NSDecimal three = decimal(@"-3"), one = decimal(@"1"), result;
  XCTAssertEqual(NSDecimalDivide(&result, &one, &three, NSRoundPlain), NSCalculationLossOfPrecision);
  XCTAssertTrue(result._isNegative);
  XCTAssertEqual(NSDecimalPower(&result, &three, 3, NSRoundPlain), NSCalculationNoError);
  [self expect:result toBe:@"-27"];
}

@end
