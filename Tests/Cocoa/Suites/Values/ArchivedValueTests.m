#import <XCTest/XCTest.h>

/// Foundation's values in archives, also under secure coding.
@interface ArchivedValueTests : XCTestCase
@end

@implementation ArchivedValueTests

static NSArray *values(void) {
  NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"ab" attributes:@{@"k" : @1}];
  [text addAttribute:@"other" value:@"v" range:NSMakeRange(1, 1)];
  NSCountedSet *counted = [NSCountedSet setWithObject:@"a"];
  [counted addObject:@"a"];
  NSMutableIndexSet *indexes = [NSMutableIndexSet indexSetWithIndex:3];
  [indexes addIndexesInRange:NSMakeRange(7, 4)];
  NSDateComponents *parts = [NSDateComponents new];
  parts.year = 2001;
  parts.timeZone = [NSTimeZone timeZoneWithName:@"Europe/Berlin"];
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"http://a"]];
  request.HTTPMethod = @"POST";
  [request setValue:@"v" forHTTPHeaderField:@"X-Field"];
  return @[
    parts, request, @"s", [@"m" mutableCopy], @1, @1.5, @YES, [NSDate dateWithTimeIntervalSince1970:0], [NSData data], @[ @1 ], @{@"a" : @1},
    [NSSet setWithObject:@1], [NSMutableSet setWithObject:@1], counted, [NSOrderedSet orderedSetWithArray:@[ @2, @1 ]],
    [NSMutableOrderedSet orderedSetWithObject:@3], [NSNull null], [NSURL URLWithString:@"http://a"], [NSUUID UUID], indexes,
    [NSIndexSet indexSet], [NSIndexPath indexPathForRow:1 inSection:2], text, [[NSAttributedString alloc] initWithString:@""],
    [NSCharacterSet characterSetWithCharactersInString:@"ab"], [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:NO],
    [NSLocale localeWithLocaleIdentifier:@"de_DE"], [NSCalendar currentCalendar], [NSTimeZone timeZoneWithName:@"Europe/Berlin"],
    [NSDecimalNumber one], [NSValue valueWithRange:NSMakeRange(1, 2)],
    [NSError errorWithDomain:@"d" code:1 userInfo:@{@"k" : @"v"}], [NSPredicate predicateWithFormat:@"a == 1 AND b == 'x'"],
    [NSNotification notificationWithName:@"a" object:nil userInfo:@{@"k" : @1}],
    [NSException exceptionWithName:@"a" reason:@"b" userInfo:nil]
  ];
}

- (void)testTheyConform {
  for (id value in values()) {
    XCTAssertTrue([value conformsToProtocol:@protocol(NSCoding)], @"%@", [value class]);
    XCTAssertTrue([value conformsToProtocol:@protocol(NSSecureCoding)], @"%@", [value class]);
    XCTAssertTrue([value conformsToProtocol:@protocol(NSCopying)], @"%@", [value class]);
    XCTAssertTrue([[value class] supportsSecureCoding]);
    XCTAssertTrue([value respondsToSelector:@selector(encodeWithCoder:)]);
  }
}

- (void)testTheyComeBackEqual {
  for (id value in values()) {
    id other = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:value]];
    XCTAssertEqualObjects(other, value, @"%@", [value class]);
  }
}

- (void)testTheyAreReadSecurely {
  for (id value in values()) {
    NSKeyedUnarchiver *unarchiver =
      [[NSKeyedUnarchiver alloc] initForReadingWithData:[NSKeyedArchiver archivedDataWithRootObject:value]];
    unarchiver.requiresSecureCoding = YES;
    NSSet *classes = [NSSet setWithObjects:[value class], [NSString class], [NSNumber class], nil];
    XCTAssertEqualObjects([unarchiver decodeObjectOfClasses:classes forKey:@"root"], value, @"%@", [value class]);
  }
}

- (void)testTheKindOfASetStays {
  NSData *data = [NSKeyedArchiver archivedDataWithRootObject:[NSCountedSet setWithArray:@[ @1, @1 ]]];
  NSCountedSet *counted = [NSKeyedUnarchiver unarchiveObjectWithData:data];
  XCTAssertEqual([counted countForObject:@1], 2u);
  data = [NSKeyedArchiver archivedDataWithRootObject:[NSMutableSet setWithObject:@1]];
  NSMutableSet *set = [NSKeyedUnarchiver unarchiveObjectWithData:data];
  [set addObject:@2];
  XCTAssertEqual(set.count, 2u);
}

/// Reads a text of nine units in three parts, with other lengths in its archive. Returns nil if it is refused.
- (NSAttributedString *)textWithLengths:(NSArray<NSString *> *)lengths {
  NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"abcdefghi"];
  [text addAttribute:@"k" value:@"v" range:NSMakeRange(0, 4)];
  [text addAttribute:@"k" value:@"w" range:NSMakeRange(4, 3)];
  NSData *data = [NSKeyedArchiver archivedDataWithRootObject:text];
  NSString *archive = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
  NSArray *written = @[ @"4", @"3", @"2" ];
  for (NSUInteger index = 0; index < 3; index++) {
    NSString *old = [NSString stringWithFormat:@"\"%@\"", written[index]];
    // The mark keeps the next round from replacing it again.
    NSString *new = [NSString stringWithFormat:@"\"#%@\"", lengths[index]];
    XCTAssertEqual([archive componentsSeparatedByString:old].count, 2u);
    archive = [archive stringByReplacingOccurrencesOfString:old withString:new];
  }
  archive = [archive stringByReplacingOccurrencesOfString:@"#" withString:@""];
  id read = nil;
  @try {
    read = [NSKeyedUnarchiver unarchiveObjectWithData:[archive dataUsingEncoding:NSUTF8StringEncoding]];
  } @catch (NSException *exception) {
  }
  return read;
}

- (void)testLengthsThatDoNotFitATextAreRefused {
  NSAttributedString *fitting = [self textWithLengths:@[ @"1", @"6", @"2" ]];
  XCTAssertEqualObjects([fitting attribute:@"k" atIndex:1 effectiveRange:NULL], @"w");
  XCTAssertNil(([self textWithLengths:@[ @"4", @"3", @"3" ]]));
  XCTAssertNil(([self textWithLengths:@[ @"4", @"3", @"1" ]]));
  XCTAssertNil(([self textWithLengths:@[ @"9", @"0", @"0" ]]));
  XCTAssertNil(([self textWithLengths:@[ @"9", @"-1", @"1" ]]));
  XCTAssertNil(([self textWithLengths:@[ @"9223372036854775807", @"9223372036854775807", @"11" ]]));
}

- (void)testABlockIsNotArchived {
  NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) { return YES; }];
  XCTAssertThrows([NSKeyedArchiver archivedDataWithRootObject:predicate]);
}

@end
