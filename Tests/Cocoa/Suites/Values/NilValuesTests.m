#import <XCTest/XCTest.h>

/* nil for dates, zones, locales, texts of scanners and attributes: a nil date is the reference date, as for methods of NSDate,
 * and nothing is found under nil. */
@interface NilValuesTests : XCTestCase
@end

@implementation NilValuesTests {
  id _none;
}

- (void)testCalendarsTakeTheReferenceDate {
  NSCalendar *calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];
  calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
  NSDate *reference = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  XCTAssertEqual([calendar component:NSCalendarUnitYear fromDate:_none], 2001);
  XCTAssertEqual([calendar components:NSCalendarUnitYear fromDate:_none].year, 2001);
  XCTAssertEqualObjects([calendar startOfDayForDate:_none], reference);
  XCTAssertEqualObjects(
    [calendar dateByAddingUnit:NSCalendarUnitDay value:1 toDate:_none options:0],
    [calendar dateByAddingUnit:NSCalendarUnitDay value:1 toDate:reference options:0]);
  XCTAssertFalse([calendar isDateInToday:_none]);
  XCTAssertFalse([calendar isDate:NSDate.date inSameDayAsDate:_none]);
  XCTAssertEqual(
    [calendar compareDate:NSDate.date toDate:_none toUnitGranularity:NSCalendarUnitDay],
    NSOrderedDescending);
  NSTimeZone *zone = [NSTimeZone timeZoneWithName:@"Europe/Berlin"];
  XCTAssertEqual([zone secondsFromGMTForDate:_none], [zone secondsFromGMTForDate:reference]);
  XCTAssertFalse([zone isDaylightSavingTimeForDate:_none]);
}

- (void)testNothingIsFoundUnderNil {
  NSLocale *locale = [NSLocale localeWithLocaleIdentifier:@"en_US"];
  XCTAssertNil([locale objectForKey:_none]);
  XCTAssertNil([locale displayNameForKey:_none value:@"en"]);
  XCTAssertNil([locale displayNameForKey:NSLocaleLanguageCode value:_none]);
  XCTAssertNil([locale localizedStringForLanguageCode:_none]);
  XCTAssertNil([NSTimeZone timeZoneWithAbbreviation:_none]);
  NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"http://a.b"]];
  XCTAssertNil([request valueForHTTPHeaderField:_none]);
  NSAttributedString *text = [[NSAttributedString alloc] initWithString:@"a" attributes:@{@"k": @1}];
  NSRange range = {9, 9};
  XCTAssertNil([text attribute:_none atIndex:0 effectiveRange:&range]);
  XCTAssertEqual(range.length, 1u);
  XCTAssertNil([text attribute:_none atIndex:0 longestEffectiveRange:&range
                       inRange:NSMakeRange(0, 1)]);
  NSMutableAttributedString *changed = [text mutableCopy];
  [changed addAttributes:_none range:NSMakeRange(0, 1)];
  XCTAssertEqualObjects(changed, text);
  NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSetWithObject:@1];
  [set removeObject:_none];
  XCTAssertEqual(set.count, 1u);
}

- (void)testTextsOfNil {
  XCTAssertTrue([NSScanner scannerWithString:_none].isAtEnd);
  XCTAssertTrue([[NSScanner alloc] initWithString:_none].isAtEnd);
  XCTAssertEqualObjects([NSDecimalNumber decimalNumberWithString:_none], NSDecimalNumber.notANumber);
  XCTAssertNil([NSDateFormatter localizedStringFromDate:_none dateStyle:NSDateFormatterLongStyle
                                              timeStyle:NSDateFormatterNoStyle]);
  XCTAssertNil([NSNumberFormatter localizedStringFromNumber:_none
                                                numberStyle:NSNumberFormatterDecimalStyle]);
  XCTAssertEqualObjects([NSString pathWithComponents:_none], @"");
  XCTAssertEqualObjects([@"/a" stringsByAppendingPaths:_none], @[]);
}

- (void)testSelectorsOfNull {
  XCTAssertNil([@"a" methodSignatureForSelector:NULL]);
  XCTAssertNil([NSString instanceMethodSignatureForSelector:NULL]);
  XCTAssertFalse([NSString instancesRespondToSelector:NULL]);
  XCTAssertFalse([NSProxy respondsToSelector:NULL]);
}

@end
