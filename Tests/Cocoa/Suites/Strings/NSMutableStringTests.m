#import <XCTest/XCTest.h>

@interface NSMutableStringTests : XCTestCase
@end

@interface STLog : NSMutableString
@property (nonatomic) NSInteger lines;
@end

@implementation STLog
- (void)addLine:(NSString *)line {
  self.lines++;
  [self appendFormat:@"%@\n", line];
}
@end

@interface STHolder : NSObject
@property (nonatomic, copy) NSString *title;
@end

@implementation STHolder
@end

@implementation NSMutableStringTests

- (void)testMaking {
  XCTAssertTrue([[NSMutableString string] isKindOfClass:[NSMutableString class]]);
  XCTAssertTrue([[NSMutableString stringWithString:@"a"] isKindOfClass:[NSMutableString class]]);
  XCTAssertTrue(([[NSMutableString stringWithFormat:@"%d", 1] isKindOfClass:[NSMutableString class]]));
  XCTAssertTrue([[NSMutableString stringWithUTF8String:"a"] isKindOfClass:[NSMutableString class]]);
  XCTAssertEqualObjects([NSMutableString stringWithCapacity:10], @"");
  XCTAssertEqualObjects([[NSMutableString alloc] initWithCapacity:10], @"");
  XCTAssertEqualObjects([[NSMutableString alloc] initWithString:@"abc"], @"abc");
}

- (void)testAppend {
  NSMutableString *text = [NSMutableString string];
  [text appendString:@"a"];
  [text appendFormat:@"%d%@", 1, @"b"];
  XCTAssertEqualObjects(text, @"a1b");
  XCTAssertEqual(text.length, 3);
  XCTAssertThrowsSpecificNamed([text appendString:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrows([text appendFormat:(id)nil]);
  XCTAssertEqualObjects(text, @"a1b");
}

- (void)testAppendItself {
  NSMutableString *text = [@"ab" mutableCopy];
  [text appendString:text];
  XCTAssertEqualObjects(text, @"abab");
  [text appendFormat:@"%@", text];
  XCTAssertEqualObjects(text, @"abababab");
}

- (void)testInsert {
  NSMutableString *text = [@"ad" mutableCopy];
  [text insertString:@"bc" atIndex:1];
  [text insertString:@"e" atIndex:4];
  XCTAssertEqualObjects(text, @"abcde");
  XCTAssertThrowsSpecificNamed([text insertString:@"x" atIndex:6], NSException, NSRangeException);
}

- (void)testDelete {
  NSMutableString *text = [@"a😀bc" mutableCopy];
  [text deleteCharactersInRange:NSMakeRange(1, 2)];
  XCTAssertEqualObjects(text, @"abc");
  XCTAssertThrowsSpecificNamed([text deleteCharactersInRange:NSMakeRange(2, 2)], NSException, NSRangeException);
  [text deleteCharactersInRange:NSMakeRange(0, 3)];
  XCTAssertEqualObjects(text, @"");
}

- (void)testReplace {
  NSMutableString *text = [@"abc" mutableCopy];
  [text replaceCharactersInRange:NSMakeRange(1, 1) withString:@"xyz"];
  XCTAssertEqualObjects(text, @"axyzc");
  XCTAssertThrowsSpecificNamed(
    [text replaceCharactersInRange:NSMakeRange(5, 1) withString:@""], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [text replaceCharactersInRange:NSMakeRange(0, 1) withString:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testReplaceHalfACharacter {
  NSMutableString *text = [@"a\U0001F600b" mutableCopy];
  [text replaceCharactersInRange:NSMakeRange(1, 1) withString:@"x"];
  XCTAssertEqual(text.length, 4);
  XCTAssertEqualObjects([text substringToIndex:2], @"ax");
  [text deleteCharactersInRange:NSMakeRange(2, 1)];
  XCTAssertEqualObjects(text, @"axb");
  text = [@"a\U0001F600b" mutableCopy];
  NSRange range;
  XCTAssertTrue([text applyTransform:@"Any-Upper"
                             reverse:NO
                               range:NSMakeRange(2, 2)
                        updatedRange:&range]);
  XCTAssertEqual(text.length, 4);
  XCTAssertTrue([text hasSuffix:@"B"]);
}

- (void)testReplaceOccurrences {
  NSMutableString *text = [@"banana" mutableCopy];
  XCTAssertEqual([text replaceOccurrencesOfString:@"a" withString:@"oo" options:0 range:NSMakeRange(0, 6)], 3);
  XCTAssertEqualObjects(text, @"boonoonoo");
  XCTAssertEqual([text replaceOccurrencesOfString:@"x" withString:@"" options:0 range:NSMakeRange(0, 9)], 0);
  XCTAssertEqual([text replaceOccurrencesOfString:@"o" withString:@"" options:0 range:NSMakeRange(0, 3)], 2);
  XCTAssertEqualObjects(text, @"bnoonoo");
  XCTAssertThrowsSpecificNamed(
    [text replaceOccurrencesOfString:@"o" withString:@"" options:0 range:NSMakeRange(0, 8)], NSException,
    NSRangeException);
}

- (void)testSetString {
  NSMutableString *text = [@"abc" mutableCopy];
  [text setString:@"x"];
  XCTAssertEqualObjects(text, @"x");
  XCTAssertThrowsSpecificNamed([text setString:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testCopyIsImmutable {
  NSMutableString *text = [@"abc" mutableCopy];
  NSString *copy = [text copy];
  [text appendString:@"d"];
  XCTAssertEqualObjects(copy, @"abc");
  XCTAssertFalse([copy isKindOfClass:[NSMutableString class]]);
}

- (void)testMutableCopyIsApart {
  NSMutableString *text = [@"abc" mutableCopy], *copy = [text mutableCopy];
  [copy appendString:@"d"];
  XCTAssertEqualObjects(text, @"abc");
}

- (void)testCopyProperty {
  NSMutableString *text = [@"abc" mutableCopy];
  STHolder *holder = [STHolder new];
  holder.title = text;
  [text setString:@"other"];
  XCTAssertEqualObjects(holder.title, @"abc");
}

- (void)testEquality {
  NSMutableString *text = [@"abc" mutableCopy];
  XCTAssertEqualObjects(text, @"abc");
  XCTAssertEqualObjects(@"abc", text);
  XCTAssertEqual(text.hash, @"abc".hash);
  XCTAssertTrue([text isEqualToString:@"abc"]);
}

- (void)testKeyIsCopied {
  NSMutableString *key = [@"key" mutableCopy];
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  dictionary[key] = @1;
  [key setString:@"other"];
  XCTAssertEqualObjects(dictionary[@"key"], @1);
  XCTAssertNil(dictionary[@"other"]);
  XCTAssertNil(dictionary[key]);
}

- (void)testIsFoundAsKey {
  NSDictionary *dictionary = @{ @"key" : @1 };
  XCTAssertEqualObjects(dictionary[[@"key" mutableCopy]], @1);
}

- (void)testUTF8StringIsOfNow {
  NSMutableString *text = [@"abc" mutableCopy];
  const char *before = text.UTF8String;
  [text appendString:@"d"];
  XCTAssertEqual(strcmp(text.UTF8String, "abcd"), 0);
  XCTAssertEqual(strcmp(before, "abc"), 0);
}

- (void)testSubclass {
  STLog *log = [STLog string];
  [log addLine:@"one"];
  [log addLine:@"two"];
  XCTAssertEqual(log.lines, 2);
  XCTAssertEqualObjects(log, @"one\ntwo\n");
  XCTAssertEqualObjects([log copy], @"one\ntwo\n");
}

- (void)testImmutableDoesNotAnswer {
  XCTAssertFalse(([[NSString stringWithFormat:@"%d", 123456789] respondsToSelector:@selector(appendString:)]));
  XCTAssertThrowsSpecificNamed([(id) @"abc" appendString:@"d"], NSException, NSInvalidArgumentException);
}

- (void)testTransform {
  NSMutableString *text = [@"Élan é" mutableCopy];
  NSRange updated = {9, 9};
  XCTAssertTrue([text applyTransform:NSStringTransformStripDiacritics reverse:NO range:NSMakeRange(0, 4)
                        updatedRange:&updated]);
  XCTAssertEqualObjects(text, @"Elan é");
  XCTAssertTrue(NSEqualRanges(updated, NSMakeRange(0, 4)));
}

- (void)testAppendingItself {
  NSMutableString *text = [@"ab" mutableCopy];
  for (int i = 0; i < 5; i++) [text appendString:text];
  XCTAssertEqual(text.length, 64);
  XCTAssertEqualObjects([text substringFromIndex:60], @"abab");
}

- (void)testUnitsAfterChanges {
  NSMutableString *text = [@"ab" mutableCopy];
  XCTAssertEqual(text.length, 2);
  [text appendString:@"é😀"];
  XCTAssertEqual(text.length, 5);
  XCTAssertEqual([text characterAtIndex:2], 0xe9);
  XCTAssertEqual([text characterAtIndex:4], 0xde00);
  NSString *part = [text substringToIndex:3];
  [text deleteCharactersInRange:NSMakeRange(2, 3)];
  XCTAssertEqual(text.length, 2);
  XCTAssertEqualObjects([text substringFromIndex:1], @"b");
  XCTAssertThrowsSpecificNamed([text characterAtIndex:2], NSException, NSRangeException);
  XCTAssertEqualObjects(part, @"abé");
  // A mark joins the character before it.
  [text appendString:@"\u0301"];
  XCTAssertEqual(text.length, 3);
  XCTAssertEqual([text characterAtIndex:2], 0x301);
}

- (void)testPartDoesNotChange {
  NSMutableString *text = [@"0123456789012345678901234567890123456789" mutableCopy];
  NSString *whole = [text substringToIndex:40];
  [text appendString:@"x"];
  XCTAssertEqual(whole.length, 40);
  XCTAssertFalse([whole isKindOfClass:[NSMutableString class]]);
}

- (void)testLargeText {
  NSMutableString *text = [NSMutableString string];
  for (int i = 0; i < 10000; i++) [text appendFormat:@"%d,", i % 10];
  XCTAssertEqual(text.length, 20000);
  XCTAssertEqual([text characterAtIndex:19998], '9');
}

@end
