#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSNumberFormatterTests : XCTestCase
@end

@implementation NSNumberFormatterTests {
  NSNumberFormatter *_formatter;
}

- (void)setUp { _formatter = [NSNumberFormatter new]; }

- (void)testStyles {
  XCTAssertEqualObjects([_formatter stringFromNumber:@1234.567], @"1235");
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  XCTAssertEqualObjects([_formatter stringFromNumber:@1234.567], @"1,234.567");
  _formatter.numberStyle = NSNumberFormatterCurrencyStyle;
  XCTAssertEqualObjects([_formatter stringFromNumber:@1234.5], @"$1,234.50");
  _formatter.numberStyle = NSNumberFormatterPercentStyle;
  XCTAssertEqualObjects([_formatter stringFromNumber:@0.25], @"25%");
  _formatter.numberStyle = NSNumberFormatterSpellOutStyle;
  XCTAssertEqualObjects([_formatter stringFromNumber:@42], @"forty-two");
  _formatter.numberStyle = NSNumberFormatterOrdinalStyle;
  XCTAssertEqualObjects([_formatter stringFromNumber:@2], @"2nd");
}

- (void)testFractionDigits {
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  _formatter.minimumFractionDigits = 2;
  XCTAssertEqualObjects([_formatter stringFromNumber:@1], @"1.00");
  _formatter.minimumFractionDigits = 0;
  _formatter.maximumFractionDigits = 1;
  XCTAssertEqualObjects([_formatter stringFromNumber:@1.26], @"1.3");
  XCTAssertEqual(_formatter.maximumFractionDigits, 1);
}

- (void)testIntegerDigits {
  _formatter.minimumIntegerDigits = 3;
  XCTAssertEqualObjects([_formatter stringFromNumber:@7], @"007");
}

- (void)testLanguages {
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  _formatter.locale = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  XCTAssertEqualObjects([_formatter stringFromNumber:@1234.5], @"1.234,5");
  XCTAssertEqualObjects(_formatter.decimalSeparator, @",");
  XCTAssertEqualObjects([_formatter numberFromString:@"1.234,5"], @1234.5);
}

- (void)testCurrencies {
  _formatter.numberStyle = NSNumberFormatterCurrencyStyle;
  _formatter.currencyCode = @"EUR";
  XCTAssertEqualObjects([_formatter stringFromNumber:@2], @"€2.00");
}

- (void)testSeparators {
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  _formatter.groupingSeparator = @"'";
  XCTAssertEqualObjects([_formatter stringFromNumber:@12345], @"12'345");
  _formatter.usesGroupingSeparator = NO;
  XCTAssertEqualObjects([_formatter stringFromNumber:@12345], @"12345");
}

- (void)testPatterns {
  _formatter.positiveFormat = @"#,##0.00";
  XCTAssertEqualObjects([_formatter stringFromNumber:@1234.5], @"1,234.50");
}

- (void)testRounding {
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  _formatter.maximumFractionDigits = 0;
  _formatter.roundingMode = NSNumberFormatterRoundUp;
  XCTAssertEqualObjects([_formatter stringFromNumber:@1.1], @"2");
  _formatter.roundingMode = NSNumberFormatterRoundDown;
  XCTAssertEqualObjects([_formatter stringFromNumber:@1.9], @"1");
}

- (void)testReading {
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  XCTAssertEqualObjects([_formatter numberFromString:@"12"], @12);
  XCTAssertEqualObjects([_formatter numberFromString:@"1,234.5"], @1234.5);
  XCTAssertNil([_formatter numberFromString:@"carob"]);
  XCTAssertNil([_formatter numberFromString:@""]);
  NSString *nothing = nil;
  XCTAssertNil([_formatter numberFromString:nothing]);
}

- (void)testTextsThatGoOnBehindTheNumber {
  for (NSString *text in @[
         @"12abc", @"12 abc", @"1,234.5", @"1.2.3", @"12-", @"12%", @"0x10", @"12E", @"1,"
       ])
    XCTAssertNil([_formatter numberFromString:text], @"%@", text);
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  for (NSString *text in @[ @"12abc", @"1.234,5", @"1,234.5 kg", @"1,,2" ])
    XCTAssertNil([_formatter numberFromString:text], @"%@", text);
  _formatter.allowsFloats = NO;
  XCTAssertNil([_formatter numberFromString:@"1.5"]);
  _formatter = [NSNumberFormatter new];
  _formatter.numberStyle = NSNumberFormatterSpellOutStyle;
  XCTAssertNil([_formatter numberFromString:@"forty-two x"]);
}

- (void)testTextsThatAreWhole {
  NSDictionary *numbers = @{
    @" 12 " : @12, @"1.5" : @1.5, @".5" : @0.5, @"5." : @5, @"-12" : @(-12), @"1E-2" : @0.01,
    @"1e5" : @100000, @"0.333333333333333333333" : @(1.0 / 3)
  };
  for (NSString *text in numbers)
    XCTAssertEqualObjects([_formatter numberFromString:text], numbers[text], @"%@", text);
  _formatter.numberStyle = NSNumberFormatterPercentStyle;
  XCTAssertEqualObjects([_formatter numberFromString:@"25%"], @0.25);
  _formatter.numberStyle = NSNumberFormatterCurrencyStyle;
  XCTAssertEqualObjects([_formatter numberFromString:@"-$1,234.50"], @(-1234.5));
  _formatter.numberStyle = NSNumberFormatterSpellOutStyle;
  XCTAssertEqualObjects([_formatter numberFromString:@"forty-two"], @42);
  _formatter.numberStyle = NSNumberFormatterOrdinalStyle;
  XCTAssertEqualObjects([_formatter numberFromString:@"2nd"], @2);
  _formatter = [NSNumberFormatter new];
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  _formatter.locale = [NSLocale localeWithLocaleIdentifier:@"fr_FR"];
  XCTAssertEqualObjects([_formatter numberFromString:@"1 234,5"], @1234.5);
  _formatter = [NSNumberFormatter new];
  _formatter.positiveFormat = @"#,##0.00 kg";
  XCTAssertEqualObjects([_formatter numberFromString:@"12 kg"], @12);
}

- (void)testNothing {
  NSNumber *nothing = nil;
  XCTAssertNil([_formatter stringFromNumber:nothing]);
  XCTAssertNil([_formatter stringForObjectValue:@"a"]);
}

- (void)testLargeNumbers {
  _formatter.numberStyle = NSNumberFormatterDecimalStyle;
  XCTAssertEqualObjects(
    [_formatter stringFromNumber:@(LLONG_MAX)], @"9,223,372,036,854,775,807");
}

- (void)testTheClassWrites {
  XCTAssertEqualObjects(
    [NSNumberFormatter localizedStringFromNumber:@1234
                                     numberStyle:NSNumberFormatterDecimalStyle],
    @"1,234");
}

- (void)testUnitsThatAreNone {
  NSByteCountFormatter *formatter = [NSByteCountFormatter new];
  formatter.allowedUnits = 1 << 15;
  XCTAssertEqualObjects([formatter stringFromByteCount:2000], @"2 KB");
  XCTAssertTrue([formatter stringFromByteCount:LLONG_MIN].length > 0);
}

- (void)testBytes {
  NSByteCountFormatter *formatter = [NSByteCountFormatter new];
  XCTAssertEqualObjects([formatter stringFromByteCount:1234567], @"1.2 MB");
  formatter.allowedUnits = NSByteCountFormatterUseKB;
  XCTAssertEqualObjects([formatter stringFromByteCount:2000], @"2 KB");
  XCTAssertEqualObjects(
    [NSByteCountFormatter stringFromByteCount:1024
                                   countStyle:NSByteCountFormatterCountStyleMemory],
    @"1 KB");
}

@end
