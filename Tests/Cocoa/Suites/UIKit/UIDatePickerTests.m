#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIDatePickerTests : XCTestCase
@property (nonatomic, strong) NSMutableArray *dates;
@end

@implementation UIDatePickerTests

- (void)setUp {
  self.dates = [NSMutableArray array];
}

- (void)picked:(UIDatePicker *)picker {
  [self.dates addObject:picker.date];
}

- (NSDate *)date:(NSTimeInterval)seconds {
  return [NSDate dateWithTimeIntervalSince1970:seconds];
}

- (void)testDefaults {
  UIDatePicker *picker = [UIDatePicker new];
  XCTAssertEqual(picker.datePickerMode, UIDatePickerModeDateAndTime);
  XCTAssertEqualWithAccuracy(picker.date.timeIntervalSinceNow, 0, 60);
  XCTAssertNil(picker.minimumDate);
  XCTAssertNil(picker.timeZone);
  XCTAssertNotNil(picker.calendar);
  XCTAssertEqual(picker.minuteInterval, 1);
  XCTAssertEqual(picker.countDownDuration, 0);
  XCTAssertTrue(CGSizeEqualToSize(picker.frame.size, CGSizeMake(320, 216)));
  XCTAssertEqual([[UIDatePicker alloc] initWithFrame:CGRectMake(0, 0, 10, 20)].frame.size.width, 10);
  XCTAssertThrows(picker.datePickerMode = (UIDatePickerMode)7);
}

- (void)testDateIsBetweenItsLimits {
  UIDatePicker *picker = [UIDatePicker new];
  picker.maximumDate = [self date:1000];
  XCTAssertEqualObjects(picker.date, [self date:1000]);
  picker.minimumDate = [self date:500];
  [picker setDate:[self date:1] animated:NO];
  XCTAssertEqualObjects(picker.date, [self date:500]);
  picker.minimumDate = [self date:2000];
  picker.date = [self date:1];
  XCTAssertEqualObjects(picker.date, [self date:1]);
  picker.minimumDate = nil;
  XCTAssertEqualObjects(picker.maximumDate, [self date:1000]);
}

- (void)testMinutes {
  UIDatePicker *picker = [UIDatePicker new];
  picker.date = [self date:60 * 44];
  picker.minuteInterval = 7;
  XCTAssertEqual(picker.minuteInterval, 1);
  picker.minuteInterval = 15;
  XCTAssertEqualObjects(picker.date, [self date:60 * 30]);
  picker.countDownDuration = 60 * 50;
  XCTAssertEqual(picker.countDownDuration, 60 * 45);
  picker.countDownDuration = 1e9;
  XCTAssertLessThan(picker.countDownDuration, 86400);
  picker.countDownDuration = NAN;
  XCTAssertEqual(picker.countDownDuration, 0);
}

- (void)testUserPicks {
  UIDatePicker *picker = [UIDatePicker new];
  picker.datePickerMode = UIDatePickerModeDate;
  [picker addTarget:self action:@selector(picked:) forControlEvents:UIControlEventValueChanged];
  picker.date = [self date:0];
  XCTAssertEqual(self.dates.count, 0u);
  XCTAssertTrue([picker carob_changeValue:86400 * 3]);
  XCTAssertEqualObjects(self.dates, @[ [self date:86400 * 3] ]);
  XCTAssertFalse([picker carob_changeValue:1e300]);
  XCTAssertFalse([picker carob_changeValue:NAN]);
}

/// In Berlin, 29 March 2026 has 23 hours.
- (void)testDaysKeepTheTime {
  UIDatePicker *picker = [UIDatePicker new];
  picker.datePickerMode = UIDatePickerModeDate;
  picker.timeZone = [NSTimeZone timeZoneWithName:@"Europe/Berlin"];
  NSDate *start = [self date:1774695600];
  picker.date = start;
  [picker carob_changeValue:start.timeIntervalSince1970 + 86400];
  XCTAssertEqual([picker.date timeIntervalSinceDate:start], 86400 - 3600);
}

@end
