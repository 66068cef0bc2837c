#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSDate *date(NSTimeInterval seconds) {
  return [NSDate dateWithTimeIntervalSinceReferenceDate:seconds];
}

@interface NSDateFormatterTests : XCTestCase
@end

@implementation NSDateFormatterTests {
  NSDateFormatter *_formatter;
}

- (void)setUp { _formatter = [NSDateFormatter new]; }

- (void)testTheFormatOfANewOne {
  NSDateFormatter *formatter = [NSDateFormatter new];
  XCTAssertEqualObjects(formatter.dateFormat, @"");
  formatter.dateFormat = @"yyyy";
  formatter.dateFormat = nil;
  XCTAssertEqualObjects(formatter.dateFormat, @"");
}

- (void)testFormats {
  _formatter.dateFormat = @"yyyy-MM-dd HH:mm:ss ZZZ";
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"2001-01-01 00:00:00 +0000");
  XCTAssertEqualObjects([_formatter dateFromString:@"2001-01-01 01:00:00 +0100"], date(0));
  XCTAssertNil([_formatter dateFromString:@"2001-13-01 00:00:00 +0000"]);
  XCTAssertNil([_formatter dateFromString:@"carob"]);
}

- (void)testEnglishAndGreenwichUnlessSaidOtherwise {
  XCTAssertEqualObjects(_formatter.locale.localeIdentifier, @"en_US_POSIX");
  XCTAssertEqual(_formatter.timeZone.secondsFromGMT, 0);
  _formatter.dateFormat = @"d MMMM yyyy";
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"1 January 2001");
}

- (void)testNeitherFormatNorStyle {
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"");
  XCTAssertNil([_formatter dateFromString:@"2001-01-01"]);
  NSDate *nothing = nil;
  XCTAssertNil([_formatter stringFromDate:nothing]);
}

- (void)testStyles {
  _formatter.dateStyle = NSDateFormatterMediumStyle;
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"Jan 1, 2001");
  _formatter.dateStyle = NSDateFormatterShortStyle;
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"1/1/01");
  XCTAssertEqual(_formatter.dateStyle, NSDateFormatterShortStyle);
  XCTAssertEqual(_formatter.timeStyle, NSDateFormatterNoStyle);
  XCTAssertTrue(_formatter.dateFormat.length > 0);
  _formatter.dateStyle = NSDateFormatterNoStyle;
  _formatter.timeStyle = NSDateFormatterShortStyle;
  XCTAssertTrue([[_formatter stringFromDate:date(0)] hasPrefix:@"12:00"]);
}

- (void)testAFormatAfterAStyleAndBack {
  _formatter.dateStyle = NSDateFormatterMediumStyle;
  _formatter.dateFormat = @"yyyy";
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"2001");
  _formatter.dateStyle = NSDateFormatterShortStyle;
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"1/1/01");
}

- (void)testAStyleOfALanguage {
  _formatter.dateStyle = NSDateFormatterLongStyle;
  _formatter.locale = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"1. Januar 2001");
}

- (void)testAFormatStaysWhenTheLanguageChanges {
  _formatter.dateFormat = @"MMMM";
  _formatter.locale = [NSLocale localeWithLocaleIdentifier:@"fr_FR"];
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"janvier");
  XCTAssertEqualObjects(_formatter.dateFormat, @"MMMM");
}

- (void)testTimeZones {
  _formatter.dateFormat = @"HH:mm";
  _formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:5400];
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"01:30");
  _formatter.timeZone = [NSTimeZone timeZoneWithName:@"America/New_York"];
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"19:00");
  _formatter.timeZone = nil;
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"00:00");
}

- (void)testLenient {
  XCTAssertFalse(_formatter.isLenient);
  _formatter.lenient = YES;
  XCTAssertTrue(_formatter.isLenient);
  _formatter.dateFormat = @"yyyy-MM-dd";
  XCTAssertEqualObjects([_formatter dateFromString:@"2001-01-32"], date(31 * 86400));
  XCTAssertFalse(_formatter.doesRelativeDateFormatting);
}

- (void)testTemplates {
  NSLocale *english = [NSLocale localeWithLocaleIdentifier:@"en_US"];
  XCTAssertEqualObjects(
    [NSDateFormatter dateFormatFromTemplate:@"MMMd" options:0 locale:english], @"MMM d");
  [_formatter setLocalizedDateFormatFromTemplate:@"MMMd"];
  XCTAssertEqualObjects([_formatter stringFromDate:date(0)], @"Jan 1");
}

- (void)testTheClassWrites {
  XCTAssertEqualObjects(
    [NSDateFormatter localizedStringFromDate:date(0) dateStyle:NSDateFormatterMediumStyle
                                   timeStyle:NSDateFormatterNoStyle],
    @"Jan 1, 2001");
}

- (void)testSymbols {
  XCTAssertEqualObjects(_formatter.monthSymbols[0], @"January");
  XCTAssertEqualObjects(_formatter.shortWeekdaySymbols[0], @"Sun");
}

- (void)testAsAFormatter {
  _formatter.dateFormat = @"yyyy";
  XCTAssertTrue([_formatter isKindOfClass:[NSFormatter class]]);
  XCTAssertEqualObjects([_formatter stringForObjectValue:date(0)], @"2001");
  XCTAssertNil([_formatter stringForObjectValue:@"a"]);
  id found = nil;
  NSString *reason = nil;
  XCTAssertTrue([_formatter getObjectValue:&found forString:@"2001" errorDescription:NULL]);
  XCTAssertEqualObjects(found, date(0));
  XCTAssertFalse([_formatter getObjectValue:&found forString:@"x" errorDescription:&reason]);
  XCTAssertNotNil(reason);
}

- (void)testFarDatesHaveNoText {
  _formatter.dateFormat = @"yyyy";
  XCTAssertEqualObjects([_formatter stringFromDate:date(NAN)], @"");
  XCTAssertEqualObjects([_formatter stringFromDate:date(1e300)], @"");
}

/// Abbreviations of zones that have no summer time are names of zones, too.
- (void)testZonesAreThoseOfNSTimeZone {
  NSMutableSet *names = [NSMutableSet setWithArray:[NSTimeZone knownTimeZoneNames]];
  [names addObjectsFromArray:[NSTimeZone abbreviationDictionary].allKeys];
  [names addObjectsFromArray:@[
    @"EST", @"MST", @"HST", @"EST5EDT", @"MST7MDT", @"WET", @"CET", @"MET", @"EET", @"UTC", @"GMT-5", @"NST", @"BST",
    @"Etc/GMT+5", @"US/Eastern", @"GMT+0300"
  ]];
  NSDateFormatter *formatter = [NSDateFormatter new], *offset = [NSDateFormatter new];
  formatter.dateFormat = offset.dateFormat = @"yyyy-MM-dd HH:mm:ss";
  NSCalendar *calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];
  for (NSString *name in names) {
    NSTimeZone *zone = [NSTimeZone timeZoneWithName:name];
    if (zone == nil) continue;
    formatter.timeZone = calendar.timeZone = zone;
    XCTAssertEqualObjects(formatter.timeZone.name, zone.name);
    for (int month = 0; month < 12; month += 6) {
      NSDate *date = [NSDate dateWithTimeIntervalSince1970:1704067200.0 + month * 30.4 * 86400];
      offset.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:[zone secondsFromGMTForDate:date]];
      NSString *text = [formatter stringFromDate:date];
      XCTAssertEqualObjects(text, [offset stringFromDate:date], @"%@", name);
      XCTAssertEqual(
        [calendar component:NSCalendarUnitHour fromDate:date], [text substringWithRange:NSMakeRange(11, 2)].integerValue,
        @"%@", name);
    }
  }
  XCTAssertEqual([NSTimeZone timeZoneWithName:@"EST"].secondsFromGMT, -5 * 3600);
  XCTAssertEqual([NSTimeZone timeZoneWithName:@"MST"].secondsFromGMT, -7 * 3600);
  formatter.timeZone = [NSTimeZone timeZoneWithName:@"EST"];
  NSDate *summer = [NSDate dateWithTimeIntervalSince1970:1720000000];
  formatter.dateFormat = @"HH z";
  XCTAssertEqualObjects([formatter stringFromDate:summer], @"04 EST");
}

@end
