#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#include <math.h>

/// Numbers, dates and ranges that no method of Foundation was made for. Each answers, or raises an exception.
@interface ExtremeValuesTests : XCTestCase
@end

static const NSInteger integers[] = {
  0, 1, -1, 2, 7, 63, 64, 64800, -64801, 1000000, 1LL << 31, -(1LL << 31), 1LL << 32, 1LL << 40, 1LL << 62,
  -(1LL << 62), NSIntegerMax - 1, NSIntegerMax, NSIntegerMin + 1, NSIntegerMin};
static const double numbers[] = {
  0, -0.5, 5e-324, 1e10, 1e12, -1e12, 253402300800.0, 1e15, 1e18, 9.3e18, -9.3e18, 1.85e19, 1e300, -1e300,
  INFINITY, -INFINITY, NAN};

/// What follows is tried also when this raises.
#define TRY(call)                    \
  @try {                             \
    (void)(call);                    \
  } @catch (NSException * exception) { \
  }

static void withIntegers(void (^block)(NSInteger)) {
  for (size_t i = 0; i < sizeof integers / sizeof *integers; i++) {
    @autoreleasepool {
      @try {
        block(integers[i]);
      } @catch (NSException *exception) {
      }
    }
  }
}

static void withDates(void (^block)(NSDate *)) {
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    @autoreleasepool {
      @try {
        block([NSDate dateWithTimeIntervalSinceReferenceDate:numbers[i]]);
      } @catch (NSException *exception) {
      }
    }
  }
}

@implementation ExtremeValuesTests {
  NSString *_path;
}

- (void)setUp {
  _path = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
}

- (void)tearDown { [[NSFileManager defaultManager] removeItemAtPath:_path error:NULL]; }

- (void)testZones {
  withIntegers(^(NSInteger seconds) {
    (void)[NSTimeZone timeZoneForSecondsFromGMT:seconds].description;
  });
  XCTAssertNil([NSTimeZone timeZoneForSecondsFromGMT:NSIntegerMin]);
  XCTAssertEqual([NSTimeZone timeZoneForSecondsFromGMT:-64800].secondsFromGMT, -64800);
}

- (void)testPartsOfDates {
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  for (NSString *name in @[ NSCalendarIdentifierGregorian, NSCalendarIdentifierChinese ]) {
    NSCalendar *calendar = [NSCalendar calendarWithIdentifier:name];
    for (int bit = 1; bit <= 16; bit++) {
      NSCalendarUnit unit = 1u << bit;
      withIntegers(^(NSInteger value) {
        NSDateComponents *parts = [NSDateComponents new];
        [parts setValue:value forComponent:unit];
        TRY([calendar dateFromComponents:parts]);
        TRY([calendar dateByAddingComponents:parts toDate:date options:0]);
        TRY([calendar dateByAddingComponents:parts toDate:date options:NSCalendarWrapComponents]);
        TRY([calendar date:date matchesComponents:parts]);
        TRY([calendar nextDateAfterDate:date matchingComponents:parts options:NSCalendarMatchNextTime]);
        TRY([calendar dateBySettingUnit:unit value:value ofDate:date options:0]);
        TRY([calendar dateByAddingUnit:unit value:value toDate:date options:0]);
        TRY([calendar dateByAddingUnit:unit value:value toDate:date options:NSCalendarWrapComponents]);
        TRY([calendar components:unit fromDateComponents:parts toDateComponents:[NSDateComponents new] options:0]);
        parts.calendar = calendar;
        TRY([parts.date description]);
        TRY(parts.validDate);
      });
    }
  }
}

- (void)testPartsThatNoDateHas {
  NSCalendar *calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:0];
  NSDateComponents *parts = [NSDateComponents new];
  for (NSNumber *day in @[ @(-1), @32, @(NSIntegerMin), @(NSIntegerMax - 1) ]) {
    parts.day = day.integerValue;
    XCTAssertNil([calendar nextDateAfterDate:date
                          matchingComponents:parts
                                     options:NSCalendarMatchNextTime]);
    XCTAssertNil([calendar dateBySettingUnit:NSCalendarUnitDay value:parts.day ofDate:date options:0]);
    XCTAssertFalse([calendar date:date matchesComponents:parts]);
  }
  parts.day = 31;
  NSDate *next = [calendar nextDateAfterDate:date
                          matchingComponents:parts
                                     options:NSCalendarMatchNextTime];
  XCTAssertEqual([calendar component:NSCalendarUnitDay fromDate:next], 31);
}

- (void)testDigits {
  withIntegers(^(NSInteger count) {
    NSNumberFormatter *formatter = [NSNumberFormatter new];
    formatter.numberStyle = NSNumberFormatterDecimalStyle;
    formatter.maximumFractionDigits = count;
    XCTAssertNotNil([formatter stringFromNumber:@0.1]);
  });
}

- (void)testErrors {
  withIntegers(^(NSInteger code) {
    for (NSErrorDomain domain in @[ NSPOSIXErrorDomain, NSCocoaErrorDomain, @"own" ]) {
      NSError *error = [NSError errorWithDomain:domain code:code userInfo:nil];
      XCTAssertGreaterThan(error.localizedDescription.length, 0);
    }
  });
}

- (void)testFiles {
  NSFileManager *manager = [NSFileManager defaultManager];
  XCTAssertTrue([manager createFileAtPath:_path contents:nil attributes:nil]);
  withIntegers(^(NSInteger mode) {
    TRY([manager createFileAtPath:self->_path contents:nil attributes:@{NSFilePosixPermissions : @(mode)}]);
    TRY([manager setAttributes:@{NSFilePosixPermissions : @(mode)} ofItemAtPath:self->_path error:NULL]);
  });
  withDates(^(NSDate *date) {
    TRY([manager createFileAtPath:self->_path contents:nil attributes:@{NSFileModificationDate : date}]);
    TRY([manager setAttributes:@{NSFileModificationDate : date} ofItemAtPath:self->_path error:NULL]);
  });
  XCTAssertThrowsSpecificNamed(
    [[NSData data] writeToFile:_path
                       options:NSDataWritingAtomic | NSDataWritingWithoutOverwriting
                         error:NULL],
    NSException, NSInvalidArgumentException);
}

- (void)testRangesOfTexts {
  withIntegers(^(NSInteger location) {
    withIntegers(^(NSInteger length) {
      NSRange range = NSMakeRange(location, length);
      NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"abc"];
      if (location == 1 && length == 2) return;
      @try {
        [text replaceCharactersInRange:range withString:@"x"];
      } @catch (NSException *exception) {
        XCTAssertEqualObjects(exception.name, NSRangeException);
      }
    });
  });
}

- (void)testMuchData {
  withIntegers(^(NSInteger length) {
    NSMutableData *data = [NSMutableData dataWithLength:5];
    @try {
      [data increaseLengthBy:length];
    } @catch (NSException *exception) {
      XCTAssertEqual(data.length, 5);
    }
    data = [NSMutableData dataWithLength:5];
    @try {
      [data resetBytesInRange:NSMakeRange(2, length)];
    } @catch (NSException *exception) {
      XCTAssertEqual(data.length, 5);
    }
  });
}

- (void)testWaiting {
  NSLock *lock = [NSLock new];
  NSCondition *condition = [NSCondition new];
  withDates(^(NSDate *date) {
    // Until it is the time of the date, or the other thread is ready.
    dispatch_semaphore_t isReady = dispatch_semaphore_create(0);
    [lock lock];
    NSThread *thread = [[NSThread alloc] initWithBlock:^{
      if ([lock lockBeforeDate:date]) [lock unlock];
      [condition lock];
      [condition signal];
      [condition unlock];
      dispatch_semaphore_signal(isReady);
    }];
    [condition lock];
    [thread start];
    [lock unlock];
    [condition waitUntilDate:date];
    [condition unlock];
    dispatch_semaphore_wait(isReady, DISPATCH_TIME_FOREVER);
  });
}

- (void)testWaitingForQueues {
  withIntegers(^(NSInteger time) {
    dispatch_semaphore_t semaphore = dispatch_semaphore_create(0);
    dispatch_group_t group = dispatch_group_create();
    dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
      dispatch_semaphore_signal(semaphore);
    });
    dispatch_semaphore_wait(semaphore, (dispatch_time_t)time);
    dispatch_group_wait(group, (dispatch_time_t)time);
    dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
  });
}

@end
