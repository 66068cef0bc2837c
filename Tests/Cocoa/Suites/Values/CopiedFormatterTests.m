#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/* A formatter of a program, with a setting of its own that it copies and archives as Apple's documentation says. */
@interface Framed : NSFormatter
@property (nonatomic, copy) NSString *frame;
@end

@implementation Framed
- (NSString *)stringForObjectValue:(id)object {
  return [NSString stringWithFormat:@"%@%@%@", self.frame, object, self.frame];
}
- (id)copyWithZone:(NSZone *)zone {
  Framed *copy = [super copyWithZone:zone];
  copy.frame = self.frame;
  return copy;
}
- (void)encodeWithCoder:(NSCoder *)coder {
  [super encodeWithCoder:coder];
  [coder encodeObject:self.frame forKey:@"frame"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super initWithCoder:coder])) _frame = [[coder decodeObjectForKey:@"frame"] copy];
  return self;
}
@end

@interface CopiedFormatterTests : XCTestCase
@end

@implementation CopiedFormatterTests

/* A copy, and one that was archived. */
static NSArray *twins(NSFormatter *formatter) {
  NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:formatter];
  return @[[formatter copy], [NSKeyedUnarchiver unarchiveObjectWithData:archive]];
}

- (void)testProtocols {
  for (Class cls in @[
         NSFormatter.class, NSDateFormatter.class, NSNumberFormatter.class, NSByteCountFormatter.class
       ]) {
    XCTAssertTrue([cls conformsToProtocol:@protocol(NSCopying)], @"%@", cls);
    XCTAssertTrue([cls conformsToProtocol:@protocol(NSCoding)], @"%@", cls);
    XCTAssertTrue([cls supportsSecureCoding], @"%@", cls);
  }
}

- (void)testDates {
  NSDate *date = [NSDate dateWithTimeIntervalSince1970:1e9];
  NSDateFormatter *formatter = [NSDateFormatter new];
  formatter.locale = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:7200];
  formatter.dateFormat = @"EEEE d MMMM yyyy HH:mm";
  formatter.lenient = YES;
  for (NSDateFormatter *twin in twins(formatter)) {
    XCTAssertNotEqual(twin, formatter);
    XCTAssertEqualObjects([twin stringFromDate:date], [formatter stringFromDate:date]);
    XCTAssertEqualObjects(twin.dateFormat, formatter.dateFormat);
    XCTAssertTrue(twin.lenient);
    twin.dateFormat = @"yyyy";
    XCTAssertEqualObjects(formatter.dateFormat, @"EEEE d MMMM yyyy HH:mm");
  }
  NSDateFormatter *styled = [NSDateFormatter new];
  styled.dateStyle = NSDateFormatterLongStyle;
  styled.AMSymbol = @"vorm.";
  for (NSDateFormatter *twin in twins(styled)) {
    XCTAssertEqualObjects([twin stringFromDate:date], [styled stringFromDate:date]);
    XCTAssertEqual(twin.dateStyle, NSDateFormatterLongStyle);
    XCTAssertEqualObjects(twin.AMSymbol, @"vorm.");
  }
}

- (void)testNumbers {
  NSNumberFormatter *formatter = [NSNumberFormatter new];
  formatter.locale = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  formatter.numberStyle = NSNumberFormatterCurrencyStyle;
  formatter.currencyCode = @"CHF";
  formatter.maximumFractionDigits = 1;
  formatter.nilSymbol = @"none";
  formatter.multiplier = @2;
  for (NSNumberFormatter *twin in twins(formatter)) {
    XCTAssertEqualObjects([twin stringFromNumber:@1234.56], [formatter stringFromNumber:@1234.56]);
    XCTAssertEqualObjects([twin stringFromNumber:@-3], [formatter stringFromNumber:@-3]);
    XCTAssertEqualObjects(twin.nilSymbol, @"none");
    XCTAssertEqualObjects(twin.multiplier, @2);
  }
  /* Settings that were not made still follow the style. */
  formatter = [NSNumberFormatter new];
  formatter.numberStyle = NSNumberFormatterDecimalStyle;
  for (NSNumberFormatter *twin in twins(formatter)) {
    twin.numberStyle = formatter.numberStyle = NSNumberFormatterPercentStyle;
    XCTAssertEqualObjects([twin stringFromNumber:@0.5], [formatter stringFromNumber:@0.5]);
    formatter.numberStyle = NSNumberFormatterDecimalStyle;
  }
}

- (void)testByteCounts {
  NSByteCountFormatter *formatter = [NSByteCountFormatter new];
  formatter.countStyle = NSByteCountFormatterCountStyleBinary;
  formatter.allowedUnits = NSByteCountFormatterUseKB;
  formatter.includesUnit = NO;
  for (NSByteCountFormatter *twin in twins(formatter)) {
    XCTAssertEqualObjects(
      [twin stringFromByteCount:1 << 20], [formatter stringFromByteCount:1 << 20]);
    XCTAssertEqual(twin.allowedUnits, NSByteCountFormatterUseKB);
    XCTAssertFalse(twin.includesUnit);
  }
}

- (void)testFormattersOfPrograms {
  Framed *formatter = [Framed new];
  formatter.frame = @"|";
  for (Framed *twin in twins(formatter)) {
    XCTAssertNotEqual(twin, formatter);
    XCTAssertEqualObjects([twin stringForObjectValue:@"x"], @"|x|");
  }
}

@end
