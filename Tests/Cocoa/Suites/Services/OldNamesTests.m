#import <Cocoa/Cocoa.h>
#import <XCTest/XCTest.h>

// Old names of Foundation that Apple's headers still have.
@interface OldNamesTests : XCTestCase
@end

@implementation OldNamesTests

- (void)testTables {
  NSMapTable *table = [NSMapTable mapTableWithWeakToStrongObjects];
  [table setObject:@1 forKey:self];
  XCTAssertEqualObjects([table objectForKey:self], @1);
  XCTAssertEqual([[NSMapTable mapTableWithStrongToWeakObjects] count], 0);
  XCTAssertEqual([[NSMapTable mapTableWithStrongToStrongObjects] count], 0);
  XCTAssertEqual([[NSMapTable mapTableWithWeakToWeakObjects] count], 0);
  NSPointerArray *pointers = [NSPointerArray pointerArrayWithWeakObjects];
  @autoreleasepool {
    [pointers addPointer:(__bridge void *)[NSObject new]];
  }
  XCTAssertEqual([pointers pointerAtIndex:0], NULL);
  XCTAssertEqual([[NSPointerArray pointerArrayWithStrongObjects] count], 0);
}

- (void)testTextsInFilesWithoutAnEncoding {
  NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  NSURL *url = [NSURL fileURLWithPath:path];
  XCTAssertTrue([@"héllo" writeToFile:path atomically:YES]);
  XCTAssertEqualObjects([NSString stringWithContentsOfFile:path], @"héllo");
  XCTAssertEqualObjects([[NSString alloc] initWithContentsOfFile:path], @"héllo");
  XCTAssertTrue([@"more" writeToURL:url atomically:NO]);
  XCTAssertEqualObjects([NSString stringWithContentsOfURL:url], @"more");
  XCTAssertEqualObjects([[NSMutableString alloc] initWithContentsOfURL:url], @"more");
  [[NSFileManager defaultManager] removeItemAtPath:path error:NULL];
  XCTAssertNil([NSString stringWithContentsOfFile:path]);
  XCTAssertFalse([@"a" writeToFile:[path stringByAppendingString:@"/a"] atomically:NO]);
}

- (void)testFormatters {
  NSDateFormatter *dates = [NSDateFormatter new];
  XCTAssertEqual(dates.formatterBehavior, NSDateFormatterBehavior10_4);
  dates.formatterBehavior = NSDateFormatterBehaviorDefault;
  XCTAssertEqual(dates.formatterBehavior, NSDateFormatterBehaviorDefault);
  XCTAssertEqual([NSNumberFormatter new].formatterBehavior, NSNumberFormatterBehavior10_4);
  [NSNumberFormatter setDefaultFormatterBehavior:NSNumberFormatterBehaviorDefault];
  XCTAssertEqual([NSNumberFormatter new].formatterBehavior, NSNumberFormatterBehaviorDefault);
  [NSNumberFormatter setDefaultFormatterBehavior:NSNumberFormatterBehavior10_4];
  XCTAssertEqual([NSDateFormatter defaultFormatterBehavior], NSDateFormatterBehavior10_4);
}

- (void)testGeometry {
  NSValue *point = [NSValue valueWithPoint:NSMakePoint(1, 2)];
  XCTAssertEqual(point.pointValue.y, 2);
  XCTAssertEqualObjects(point, [NSValue valueWithCGPoint:CGPointMake(1, 2)]);
  XCTAssertEqual([NSValue valueWithSize:NSMakeSize(1, 2)].sizeValue.height, 2);
  XCTAssertEqual([NSValue valueWithRect:NSMakeRect(1, 2, 3, 4)].rectValue.size.width, 3);
}

- (void)testDatesOfTexts {
  NSDate *date = [NSDate dateWithString:@"2001-01-01 01:00:00 +0100"];
  XCTAssertEqual(date.timeIntervalSinceReferenceDate, 0);
  XCTAssertEqualObjects([[NSDate alloc] initWithString:@"2001-01-01 00:00:00 +0000"], date);
  XCTAssertNil([NSDate dateWithString:@"yesterday"]);
}

- (void)testTheProcessAndItsUser {
  NSProcessInfo *process = [NSProcessInfo processInfo];
  XCTAssertEqualObjects(process.operatingSystemName, @"NSMACHOperatingSystem");
  XCTAssertEqual(process.operatingSystem, NSMACHOperatingSystem);
  XCTAssertEqual(process.thermalState, NSProcessInfoThermalStateNominal);
  XCTAssertEqualObjects(NSHomeDirectoryForUser(@"root"), @"/root");
  XCTAssertEqualObjects(NSHomeDirectoryForUser(nil), NSHomeDirectory());
  XCTAssertNil(NSHomeDirectoryForUser(@"nobody of this name"));
}

- (void)testUnitsOfCalendars {
  XCTAssertEqual(NSWeekdayOrdinalCalendarUnit, NSCalendarUnitWeekdayOrdinal);
  XCTAssertEqual(NSWeekCalendarUnit, 256);
}

- (void)testOrdersOfBytes {
  XCTAssertEqual(NSHostByteOrder(), NS_LittleEndian);
  XCTAssertEqual(NSSwapInt(0x01020304), 0x04030201);
  XCTAssertEqual(NSSwapHostIntToBig(0x01020304), 0x04030201);
  XCTAssertEqual(NSSwapLittleIntToHost(0x01020304), 0x01020304);
  XCTAssertEqual(NSSwapBigShortToHost(0x0102), 0x0201);
  XCTAssertEqual(NSConvertSwappedFloatToHost(NSConvertHostFloatToSwapped(1.5f)), 1.5f);
  XCTAssertEqual(NSSwapBigDoubleToHost(NSSwapHostDoubleToBig(1.5)), 1.5);
  XCTAssertEqual(NSSwapHostDoubleToBig(1).v, 0xf03f);
  XCTAssertEqual(CFSwapInt32HostToBig(0x01020304), 0x04030201);
  XCTAssertEqual(CFSwapInt16LittleToHost(0x0102), 0x0102);
  XCTAssertEqual(CFConvertDoubleSwappedToHost(CFConvertDoubleHostToSwapped(2.5)), 2.5);
}

- (void)testCharactersInABuffer {
  NSMutableString *text = [NSMutableString string];
  for (int i = 0; i < 200; i++) [text appendFormat:@"%c", 'a' + i % 26];
  CFStringInlineBuffer buffer;
  CFStringInitInlineBuffer((__bridge CFStringRef)text, &buffer, CFRangeMake(1, 198));
  for (CFIndex i = 0; i < 198; i++)
    XCTAssertEqual(CFStringGetCharacterFromInlineBuffer(&buffer, i), [text characterAtIndex:i + 1]);
  XCTAssertEqual(CFStringGetCharacterFromInlineBuffer(&buffer, 3), 'e');
  XCTAssertEqual(CFStringGetCharacterFromInlineBuffer(&buffer, 198), 0);
  XCTAssertEqual(CFStringGetCharacterFromInlineBuffer(&buffer, -1), 0);
}

- (void)testANotificationsDescription {
  NSNotification *notification = [NSNotification notificationWithName:@"n" object:@"o"];
  XCTAssertEqualObjects(notification.description,
                        ([NSString stringWithFormat:@"NSConcreteNotification %p {name = n; object = o}", notification]));
}

@end
