#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSDate *date(NSTimeInterval seconds) {
  return [NSDate dateWithTimeIntervalSinceReferenceDate:seconds];
}

static const NSTimeInterval day = 86400;

@interface NSCalendarTests : XCTestCase
@end

@implementation NSCalendarTests {
  NSCalendar *_calendar;
}

- (void)setUp {
  _calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];
  _calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
  _calendar.locale = [NSLocale localeWithLocaleIdentifier:@"en_US"];
}

- (void)testParts {
  NSDateComponents *parts = [_calendar
    components:NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay | NSCalendarUnitHour
      fromDate:date(3600)];
  XCTAssertEqual(parts.year, 2001);
  XCTAssertEqual(parts.month, 1);
  XCTAssertEqual(parts.day, 1);
  XCTAssertEqual(parts.hour, 1);
  XCTAssertEqual(parts.minute, NSDateComponentUndefined);
  XCTAssertEqual([_calendar component:NSCalendarUnitWeekday fromDate:date(0)], 2);
}

- (void)testADateOfParts {
  NSDateComponents *parts = [NSDateComponents new];
  parts.year = 2001;
  parts.month = 1;
  parts.day = 2;
  parts.hour = 3;
  XCTAssertEqualObjects([_calendar dateFromComponents:parts], date(day + 3 * 3600));
}

- (void)testAddingParts {
  NSDateComponents *parts = [NSDateComponents new];
  parts.month = 1;
  XCTAssertEqualObjects(
    [_calendar dateByAddingComponents:parts toDate:date(30 * day) options:0], date(58 * day));
  XCTAssertEqualObjects(
    [_calendar dateByAddingUnit:NSCalendarUnitDay value:-1 toDate:date(0) options:0], date(-day));
}

- (void)testBetweenDates {
  NSDateComponents *parts = [_calendar components:NSCalendarUnitMonth | NSCalendarUnitDay
                                         fromDate:date(0) toDate:date(40 * day) options:0];
  XCTAssertEqual(parts.month, 1);
  XCTAssertEqual(parts.day, 9);
}

- (void)testDays {
  XCTAssertTrue([_calendar isDate:date(0) inSameDayAsDate:date(day - 1)]);
  XCTAssertFalse([_calendar isDate:date(0) inSameDayAsDate:date(day)]);
  XCTAssertEqualObjects([_calendar startOfDayForDate:date(day + 5)], date(day));
  XCTAssertTrue([_calendar isDateInToday:[NSDate date]]);
  XCTAssertTrue([_calendar isDateInTomorrow:[NSDate dateWithTimeIntervalSinceNow:day]]);
  XCTAssertTrue([_calendar isDateInYesterday:[NSDate dateWithTimeIntervalSinceNow:-day]]);
  XCTAssertTrue([_calendar isDateInWeekend:date(5 * day)]);
}

- (void)testComparing {
  XCTAssertEqual(
    [_calendar compareDate:date(0) toDate:date(5) toUnitGranularity:NSCalendarUnitDay],
    NSOrderedSame);
  XCTAssertEqual(
    [_calendar compareDate:date(0) toDate:date(5) toUnitGranularity:NSCalendarUnitSecond],
    NSOrderedAscending);
  XCTAssertTrue(
    [_calendar isDate:date(0) equalToDate:date(20 * day) toUnitGranularity:NSCalendarUnitMonth]);
}

- (void)testRanges {
  NSRange days = [_calendar rangeOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitMonth
                                forDate:date(40 * day)];
  XCTAssertTrue(NSEqualRanges(days, NSMakeRange(1, 28)));
  XCTAssertEqual(
    [_calendar ordinalityOfUnit:NSCalendarUnitDay inUnit:NSCalendarUnitYear forDate:date(40 * day)],
    41);
  XCTAssertEqual([_calendar maximumRangeOfUnit:NSCalendarUnitMonth].length, 12);
  NSDate *start = nil;
  NSTimeInterval length = 0;
  XCTAssertTrue([_calendar rangeOfUnit:NSCalendarUnitMonth startDate:&start interval:&length
                               forDate:date(40 * day)]);
  XCTAssertEqualObjects(start, date(31 * day));
  XCTAssertEqual(length, 28 * day);
}

- (void)testSettingATime {
  XCTAssertEqualObjects(
    [_calendar dateBySettingHour:1 minute:2 second:3 ofDate:date(50) options:0],
    date(3600 + 120 + 3));
}

- (void)testUnitsThatAreNone {
  XCTAssertThrowsSpecificNamed(
    [_calendar component:0 fromDate:date(0)], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [_calendar component:NSCalendarUnitTimeZone fromDate:date(0)], NSException,
    NSInvalidArgumentException);
}

- (void)testDatesThatAreTooFarThrow {
  XCTAssertThrowsSpecificNamed(
    [_calendar component:NSCalendarUnitYear fromDate:date(NAN)], NSException,
    NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [_calendar startOfDayForDate:date(1e300)], NSException, NSInvalidArgumentException);
  XCTAssertEqual(
    [_calendar component:NSCalendarUnitYear fromDate:[NSDate distantFuture]], 4001);
}

- (void)testSettings {
  XCTAssertEqualObjects(_calendar.calendarIdentifier, NSCalendarIdentifierGregorian);
  _calendar.firstWeekday = 2;
  XCTAssertEqual(_calendar.firstWeekday, 2);
  XCTAssertThrowsSpecificNamed(
    _calendar.firstWeekday = 8, NSException, NSInvalidArgumentException);
  XCTAssertNil([NSCalendar calendarWithIdentifier:@"carob"]);
  XCTAssertNil([[NSCalendar alloc] initWithCalendarIdentifier:@"carob"]);
  XCTAssertEqualObjects(_calendar.monthSymbols[11], @"December");
  XCTAssertNotNil([NSCalendar currentCalendar].timeZone);
}

- (void)testCopy {
  NSCalendar *copy = [_calendar copy];
  XCTAssertEqualObjects(copy, _calendar);
  copy.firstWeekday = 3;
  XCTAssertNotEqual(_calendar.firstWeekday, 3);
}

- (void)testPartsByUnit {
  NSDateComponents *parts = [NSDateComponents new];
  [parts setValue:5 forComponent:NSCalendarUnitMonth];
  XCTAssertEqual(parts.month, 5);
  XCTAssertEqual([parts valueForComponent:NSCalendarUnitMonth], 5);
  XCTAssertEqual([parts valueForComponent:NSCalendarUnitDay], NSDateComponentUndefined);
  parts.month = NSDateComponentUndefined;
  XCTAssertEqualObjects(parts, [NSDateComponents new]);
  parts.month = 13;
  parts.year = 2001;
  XCTAssertFalse([parts isValidDateInCalendar:_calendar]);
  parts.calendar = _calendar;
  XCTAssertFalse(parts.isValidDate);
  XCTAssertEqualObjects(parts.calendar, _calendar);
  XCTAssertEqualObjects([parts copy], parts);
}

- (void)testOtherCalendars {
  NSCalendar *buddhist = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierBuddhist];
  buddhist.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
  XCTAssertEqual([buddhist component:NSCalendarUnitYear fromDate:date(0)], 2544);
}

- (void)testYearsOfWeeksOccur {
  NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSCalendarIdentifierISO8601];
  NSDate *date = [NSDate dateWithTimeIntervalSince1970:1750000000];
  const NSCalendarUnit units = NSCalendarUnitWeekday | NSCalendarUnitWeekOfYear | NSCalendarUnitYearForWeekOfYear;
  NSDateComponents *parts = [calendar components:units fromDate:date];
  XCTAssertTrue([calendar date:date matchesComponents:parts]);
  NSDate *before = [date dateByAddingTimeInterval:-10 * 86400];
  XCTAssertNotNil([calendar nextDateAfterDate:before matchingComponents:parts options:NSCalendarMatchNextTime]);
}

@end
