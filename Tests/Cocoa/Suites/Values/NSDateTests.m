#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSDateTests : XCTestCase
@end

@implementation NSDateTests

- (void)testInitializers {
  NSDate *start = [NSDate dateWithTimeIntervalSinceReferenceDate:100];
  XCTAssertEqualObjects([[NSDate alloc] initWithTimeIntervalSinceReferenceDate:100], start);
  XCTAssertEqualObjects(
    [[NSDate alloc] initWithTimeInterval:20 sinceDate:start],
    [NSDate dateWithTimeIntervalSinceReferenceDate:120]);
  XCTAssertEqualObjects(
    [NSDate dateWithTimeInterval:-20 sinceDate:start],
    [NSDate dateWithTimeIntervalSinceReferenceDate:80]);
  XCTAssertEqual([[NSDate alloc] initWithTimeIntervalSince1970:5].timeIntervalSince1970, 5);
  XCTAssertTrue([[NSDate alloc] initWithTimeIntervalSinceNow:60].timeIntervalSinceNow > 30);
}

- (void)testNow {
  NSTimeInterval now = [NSDate timeIntervalSinceReferenceDate];
  XCTAssertTrue(fabs([NSDate now].timeIntervalSinceReferenceDate - now) < 60);
  XCTAssertTrue(fabs([[NSDate alloc] init].timeIntervalSinceNow) < 60);
}

- (void)testMakersAndReaders {
  NSDate *date = [NSDate dateWithTimeIntervalSince1970:5];
  XCTAssertEqual(date.timeIntervalSince1970, 5);
  XCTAssertEqual(date.timeIntervalSinceReferenceDate, 5 - 978307200.0);
  XCTAssertEqual([[date dateByAddingTimeInterval:1.5] timeIntervalSinceDate:date], 1.5);
  XCTAssertTrue([NSDate dateWithTimeIntervalSinceNow:60].timeIntervalSinceNow > 30);
  XCTAssertTrue(fabs([NSDate date].timeIntervalSinceNow) < 60);
}

- (void)testComparing {
  NSDate *early = [NSDate dateWithTimeIntervalSinceReferenceDate:-1];
  NSDate *late = [NSDate dateWithTimeIntervalSinceReferenceDate:1];
  NSDate *same = [NSDate dateWithTimeIntervalSinceReferenceDate:1];
  XCTAssertEqual([early compare:late], NSOrderedAscending);
  XCTAssertEqual([late compare:early], NSOrderedDescending);
  XCTAssertEqual([late compare:same], NSOrderedSame);
  XCTAssertTrue([late isEqualToDate:same]);
  XCTAssertFalse([late isEqualToDate:early]);
  XCTAssertEqual([early earlierDate:late], early);
  XCTAssertEqual([late earlierDate:early], early);
  XCTAssertEqual([early laterDate:late], late);
  XCTAssertEqual([late laterDate:same], late);
  NSDate *never = [NSDate dateWithTimeIntervalSinceReferenceDate:NAN];
  XCTAssertEqual([never compare:early], NSOrderedAscending);
  XCTAssertEqual([never compare:never], NSOrderedSame);
}

- (void)testComparingWithOtherThings {
  NSDate *date = [NSDate date], *nothing = nil, *text = (NSDate *)@"today";
  XCTAssertEqual([date compare:nothing], NSOrderedDescending);
  XCTAssertThrowsSpecificNamed([date compare:text], NSException, NSInvalidArgumentException);
  XCTAssertEqual([date timeIntervalSinceDate:nothing], date.timeIntervalSinceReferenceDate);
  XCTAssertThrowsSpecificNamed(
    [date earlierDate:text], NSException, NSInvalidArgumentException);
  XCTAssertFalse([date isEqualToDate:nothing]);
  XCTAssertFalse([date isEqualToDate:text]);
}

- (void)testTextInALanguage {
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  NSString *text = [date descriptionWithLocale:[NSLocale localeWithLocaleIdentifier:@"en_US"]];
  XCTAssertTrue([text containsString:@"200"], @"%@", text);
  XCTAssertEqualObjects([date descriptionWithLocale:nil], date.description);
}

@end
