#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSLocaleTests : XCTestCase
@end

@implementation NSLocaleTests

- (void)testParts {
  NSLocale *locale = [[NSLocale alloc] initWithLocaleIdentifier:@"de_CH"];
  XCTAssertEqualObjects(locale.localeIdentifier, @"de_CH");
  XCTAssertEqualObjects(locale.languageCode, @"de");
  XCTAssertEqualObjects(locale.countryCode, @"CH");
  XCTAssertNil(locale.scriptCode);
  XCTAssertEqualObjects(locale.currencyCode, @"CHF");
  XCTAssertEqualObjects(locale.decimalSeparator, @".");
  XCTAssertTrue(locale.usesMetricSystem);
}

- (void)testKeys {
  NSLocale *locale = [NSLocale localeWithLocaleIdentifier:@"de_DE"];
  XCTAssertEqualObjects([locale objectForKey:NSLocaleLanguageCode], @"de");
  XCTAssertEqualObjects([locale objectForKey:NSLocaleCountryCode], @"DE");
  XCTAssertEqualObjects([locale objectForKey:NSLocaleDecimalSeparator], @",");
  XCTAssertEqualObjects([locale objectForKey:NSLocaleUsesMetricSystem], @YES);
  XCTAssertTrue([[locale objectForKey:NSLocaleCalendar] isKindOfClass:[NSCalendar class]]);
  XCTAssertNil([locale objectForKey:@"carob"]);
}

- (void)testNames {
  NSLocale *english = [NSLocale localeWithLocaleIdentifier:@"en_US"];
  XCTAssertEqualObjects([english displayNameForKey:NSLocaleIdentifier value:@"de_DE"],
                        @"German (Germany)");
  XCTAssertEqualObjects([english displayNameForKey:NSLocaleCountryCode value:@"FR"], @"France");
  XCTAssertEqualObjects([english localizedStringForLanguageCode:@"fr"], @"French");
  XCTAssertNil([english displayNameForKey:@"carob" value:@"x"]);
}

- (void)testIdentifiersThatAreNone {
  for (NSString *identifier in
       @[@"", @"§§", @"日本", @"en_US@numbers=zzz", @"en-US-u-nu-zzz", @"../x", @"en_US@calendar=foo"]) {
    NSLocale *locale = [NSLocale localeWithLocaleIdentifier:identifier];
    NSNumberFormatter *numbers = [NSNumberFormatter new];
    numbers.locale = locale;
    XCTAssertNotNil([numbers stringFromNumber:@1], @"%@", identifier);
    NSDateFormatter *dates = [NSDateFormatter new];
    dates.dateStyle = NSDateFormatterShortStyle;
    dates.locale = locale;
    XCTAssertTrue([dates stringFromDate:[NSDate date]].length > 0, @"%@", identifier);
  }
}

- (void)testEquality {
  XCTAssertEqualObjects(
    [NSLocale localeWithLocaleIdentifier:@"en_US"], [NSLocale localeWithLocaleIdentifier:@"en_US"]);
  XCTAssertNotEqualObjects(
    [NSLocale localeWithLocaleIdentifier:@"en_US"], [NSLocale localeWithLocaleIdentifier:@"en_GB"]);
}

- (void)testTheSystems {
  XCTAssertNotNil([NSLocale currentLocale]);
  XCTAssertTrue([[NSLocale availableLocaleIdentifiers] containsObject:@"en_US"]);
  XCTAssertTrue([[NSLocale ISOCountryCodes] containsObject:@"CH"]);
  XCTAssertTrue([NSLocale preferredLanguages].count > 0);
}

- (void)testTimeZones {
  NSTimeZone *berlin = [NSTimeZone timeZoneWithName:@"Europe/Berlin"];
  NSDate *winter = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  NSDate *summer = [NSDate dateWithTimeIntervalSinceReferenceDate:180 * 86400];
  XCTAssertEqualObjects(berlin.name, @"Europe/Berlin");
  XCTAssertEqual([berlin secondsFromGMTForDate:winter], 3600);
  XCTAssertEqual([berlin secondsFromGMTForDate:summer], 7200);
  XCTAssertTrue([berlin isDaylightSavingTimeForDate:summer]);
  XCTAssertEqual([berlin daylightSavingTimeOffsetForDate:winter], 0);
  XCTAssertNotNil([berlin nextDaylightSavingTimeTransitionAfterDate:winter]);
  XCTAssertEqualObjects(berlin, [[NSTimeZone alloc] initWithName:@"Europe/Berlin"]);
}

- (void)testTimeZonesThatAreNone {
  XCTAssertNil([NSTimeZone timeZoneWithName:@"Europe/Carob"]);
  XCTAssertNil([[NSTimeZone alloc] initWithName:@"Europe/Carob"]);
  XCTAssertNil([NSTimeZone timeZoneForSecondsFromGMT:1000000]);
  NSDate *far = [NSDate dateWithTimeIntervalSinceReferenceDate:NAN];
  XCTAssertThrowsSpecificNamed(
    [[NSTimeZone timeZoneForSecondsFromGMT:0] secondsFromGMTForDate:far], NSException,
    NSInvalidArgumentException);
}

- (void)testDefaultTimeZone {
  NSTimeZone *old = [NSTimeZone defaultTimeZone];
  [NSTimeZone setDefaultTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:3600]];
  XCTAssertEqual([NSTimeZone defaultTimeZone].secondsFromGMT, 3600);
  XCTAssertEqual([NSTimeZone localTimeZone].secondsFromGMT, 3600);
  [NSTimeZone setDefaultTimeZone:nil];
  XCTAssertEqualObjects([NSTimeZone defaultTimeZone], old);
  XCTAssertTrue([[NSTimeZone knownTimeZoneNames] containsObject:@"Europe/Berlin"]);
  XCTAssertEqual([NSTimeZone timeZoneWithAbbreviation:@"GMT"].secondsFromGMT, 0);
}

@end
