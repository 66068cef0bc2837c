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

- (void)testTextInALanguage {
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  NSString *text = [date descriptionWithLocale:[NSLocale localeWithLocaleIdentifier:@"en_US"]];
  XCTAssertTrue([text containsString:@"200"], @"%@", text);
  XCTAssertEqualObjects([date descriptionWithLocale:nil], date.description);
}

@end
