#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSAttributedStringTests : XCTestCase
@end

#define XCTAssertEqualRanges(range, first, count) \
  XCTAssertEqualObjects(NSStringFromRange(range), NSStringFromRange(NSMakeRange(first, count)))

@implementation NSAttributedStringTests

static NSMutableAttributedString *text(NSString *string) {
  return [[NSMutableAttributedString alloc] initWithString:string];
}

- (void)testMaking {
  NSAttributedString *plain = [[NSAttributedString alloc] initWithString:@"abc"];
  XCTAssertEqualObjects(plain.string, @"abc");
  XCTAssertEqual(plain.length, 3);
  XCTAssertEqualObjects([plain attributesAtIndex:0 effectiveRange:NULL], @{});
  NSAttributedString *red = [[NSAttributedString alloc] initWithString:@"abc" attributes:@{ @"colour" : @"red" }];
  XCTAssertEqualObjects([red attribute:@"colour" atIndex:2 effectiveRange:NULL], @"red");
  XCTAssertEqualObjects([[NSAttributedString alloc] initWithAttributedString:red], red);
  XCTAssertThrowsSpecificNamed(
    [[NSAttributedString alloc] initWithString:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testAttributesAreCopied {
  NSMutableDictionary *attributes = [@{ @"a" : @1 } mutableCopy];
  NSAttributedString *made = [[NSAttributedString alloc] initWithString:@"x" attributes:attributes];
  attributes[@"a"] = @2;
  XCTAssertEqualObjects([made attribute:@"a" atIndex:0 effectiveRange:NULL], @1);
}

- (void)testEffectiveRange {
  NSMutableAttributedString *made = text(@"abcdef");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(2, 2)];
  NSRange range;
  XCTAssertEqualObjects([made attribute:@"a" atIndex:3 effectiveRange:&range], @1);
  XCTAssertEqualRanges(range, 2, 2);
  XCTAssertNil([made attribute:@"a" atIndex:4 effectiveRange:&range]);
  XCTAssertEqualRanges(range, 4, 2);
}

- (void)testLongestEffectiveRange {
  NSMutableAttributedString *made = text(@"abcdef");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(0, 5)];
  [made addAttribute:@"b" value:@1 range:NSMakeRange(2, 1)];
  NSRange range;
  [made attribute:@"a" atIndex:3 longestEffectiveRange:&range inRange:NSMakeRange(0, 6)];
  XCTAssertEqualRanges(range, 0, 5);
  [made attribute:@"a" atIndex:3 longestEffectiveRange:&range inRange:NSMakeRange(1, 3)];
  XCTAssertEqualRanges(range, 1, 3);
  [made attributesAtIndex:3 longestEffectiveRange:&range inRange:NSMakeRange(0, 6)];
  XCTAssertEqualRanges(range, 3, 2);
}

- (void)testBadIndex {
  NSAttributedString *made = text(@"abc");
  XCTAssertThrowsSpecificNamed([made attributesAtIndex:3 effectiveRange:NULL], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([text(@"") attributesAtIndex:0 effectiveRange:NULL], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [made attributedSubstringFromRange:NSMakeRange(2, 2)], NSException, NSRangeException);
}

- (void)testSubstring {
  NSMutableAttributedString *made = text(@"abcdef");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(2, 2)];
  NSAttributedString *part = [made attributedSubstringFromRange:NSMakeRange(1, 2)];
  XCTAssertEqualObjects(part.string, @"bc");
  XCTAssertNil([part attribute:@"a" atIndex:0 effectiveRange:NULL]);
  XCTAssertEqualObjects([part attribute:@"a" atIndex:1 effectiveRange:NULL], @1);
}

- (void)testEnumerateAttributes {
  NSMutableAttributedString *made = text(@"abcdef");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(2, 2)];
  NSMutableArray *found = [NSMutableArray array];
  [made enumerateAttributesInRange:NSMakeRange(1, 5) options:0
                        usingBlock:^(NSDictionary *attributes, NSRange range, BOOL *stop) {
                          [found addObject:NSStringFromRange(range)];
                        }];
  NSArray *expected = @[ @"{1, 1}", @"{2, 2}", @"{4, 2}" ];
  XCTAssertEqualObjects(found, expected);
}

- (void)testEnumerateAttribute {
  NSMutableAttributedString *made = text(@"abcdef");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(0, 4)];
  [made addAttribute:@"b" value:@1 range:NSMakeRange(2, 1)];
  NSMutableArray *found = [NSMutableArray array];
  [made enumerateAttribute:@"a" inRange:NSMakeRange(0, 6) options:NSAttributedStringEnumerationReverse
                usingBlock:^(id value, NSRange range, BOOL *stop) {
                  [found addObject:value ?: @"none"];
                  [found addObject:NSStringFromRange(range)];
                }];
  NSArray *expected = @[ @"none", @"{4, 2}", @1, @"{0, 4}" ];
  XCTAssertEqualObjects(found, expected);
  XCTAssertThrowsSpecificNamed(
    [made enumerateAttribute:@"a" inRange:NSMakeRange(0, 7) options:0
                  usingBlock:^(id value, NSRange range, BOOL *stop) {}],
    NSException, NSRangeException);
}

- (void)testEquality {
  NSMutableAttributedString *one = text(@"ab"), *other = text(@"ab");
  XCTAssertEqualObjects(one, other);
  [one addAttribute:@"a" value:@1 range:NSMakeRange(0, 1)];
  XCTAssertNotEqualObjects(one, other);
  [other addAttribute:@"a" value:@1 range:NSMakeRange(0, 1)];
  XCTAssertTrue([one isEqualToAttributedString:other]);
  XCTAssertNotEqualObjects(one, @"ab");
}

- (void)testCopies {
  NSMutableAttributedString *made = text(@"ab");
  NSAttributedString *copy = [made copy];
  NSMutableAttributedString *other = [copy mutableCopy];
  [made deleteCharactersInRange:NSMakeRange(0, 2)];
  [other addAttribute:@"a" value:@1 range:NSMakeRange(0, 2)];
  XCTAssertEqualObjects(copy, [[NSAttributedString alloc] initWithString:@"ab"]);
  XCTAssertIdentical([copy copy], copy);
}

// MARK: Changing

- (void)testAppend {
  NSMutableAttributedString *made = text(@"ab");
  [made appendAttributedString:[[NSAttributedString alloc] initWithString:@"c" attributes:@{ @"a" : @1 }]];
  XCTAssertEqualObjects(made.string, @"abc");
  XCTAssertNil([made attribute:@"a" atIndex:1 effectiveRange:NULL]);
  XCTAssertEqualObjects([made attribute:@"a" atIndex:2 effectiveRange:NULL], @1);
  [made appendAttributedString:made];
  XCTAssertEqualObjects(made.string, @"abcabc");
}

- (void)testInsertAndDelete {
  NSMutableAttributedString *made = text(@"ad");
  [made insertAttributedString:[[NSAttributedString alloc] initWithString:@"bc"] atIndex:1];
  XCTAssertEqualObjects(made.string, @"abcd");
  [made deleteCharactersInRange:NSMakeRange(0, 2)];
  XCTAssertEqualObjects(made.string, @"cd");
  XCTAssertThrowsSpecificNamed([made deleteCharactersInRange:NSMakeRange(1, 2)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [made insertAttributedString:made atIndex:3], NSException, NSRangeException);
}

- (void)testReplacedTextInheritsAttributes {
  NSMutableAttributedString *made = text(@"abcd");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(1, 2)];
  [made replaceCharactersInRange:NSMakeRange(1, 2) withString:@"xyz"];
  NSRange range;
  XCTAssertEqualObjects([made attribute:@"a" atIndex:1 effectiveRange:&range], @1);
  XCTAssertEqualRanges(range, 1, 3);
  [made replaceCharactersInRange:NSMakeRange(4, 0) withString:@"!"];
  XCTAssertEqualObjects([made attribute:@"a" atIndex:4 effectiveRange:NULL], @1);
}

- (void)testSetAttributes {
  NSMutableAttributedString *made = text(@"abc");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(0, 3)];
  [made setAttributes:@{ @"b" : @2 } range:NSMakeRange(0, 1)];
  NSDictionary *expected = @{ @"b" : @2 };
  XCTAssertEqualObjects([made attributesAtIndex:0 effectiveRange:NULL], expected);
  [made setAttributes:nil range:NSMakeRange(0, 3)];
  XCTAssertEqualObjects([made attributesAtIndex:2 effectiveRange:NULL], @{});
}

- (void)testAddAndRemoveAttributes {
  NSMutableAttributedString *made = text(@"abc");
  [made addAttributes:@{ @"a" : @1, @"b" : @2 } range:NSMakeRange(0, 3)];
  [made removeAttribute:@"a" range:NSMakeRange(1, 1)];
  NSDictionary *expected = @{ @"b" : @2 };
  XCTAssertEqualObjects([made attributesAtIndex:1 effectiveRange:NULL], expected);
  [made removeAttribute:@"none" range:NSMakeRange(0, 3)];
  XCTAssertThrowsSpecificNamed(
    [made addAttribute:@"a" value:@1 range:NSMakeRange(2, 2)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [made addAttribute:@"a" value:(id)nil range:NSMakeRange(0, 1)], NSException, NSInvalidArgumentException);
}

- (void)testNeighboursAreJoined {
  NSMutableAttributedString *made = text(@"abcd");
  [made addAttribute:@"a" value:@1 range:NSMakeRange(0, 2)];
  [made addAttribute:@"a" value:@1 range:NSMakeRange(2, 2)];
  NSRange range;
  [made attribute:@"a" atIndex:0 effectiveRange:&range];
  XCTAssertEqualRanges(range, 0, 4);
}

- (void)testSetAttributedString {
  NSMutableAttributedString *made = text(@"abcd");
  [made setAttributedString:[[NSAttributedString alloc] initWithString:@"x" attributes:@{ @"a" : @1 }]];
  XCTAssertEqualObjects(made.string, @"x");
  XCTAssertEqualObjects([made attribute:@"a" atIndex:0 effectiveRange:NULL], @1);
}

// MARK: Labels

- (void)testLabelShowsIt {
  UILabel *label = [[UILabel alloc] init];
  label.attributedText = [[NSAttributedString alloc] initWithString:@"Hi" attributes:@{
    NSForegroundColorAttributeName : [UIColor redColor],
    NSFontAttributeName : [UIFont systemFontOfSize:12]
  }];
  XCTAssertEqualObjects(label.text, @"Hi");
  XCTAssertNotNil([label.attributedText attribute:NSFontAttributeName atIndex:0 effectiveRange:NULL]);
  label.text = @"plain";
  XCTAssertEqualObjects(label.attributedText.string, @"plain");
  XCTAssertNil([label.attributedText attribute:NSFontAttributeName atIndex:0 effectiveRange:NULL]);
  label.attributedText = nil;
  XCTAssertNil(label.text);
}

- (void)testLabelCopies {
  NSMutableAttributedString *made = text(@"one");
  UILabel *label = [[UILabel alloc] init];
  label.attributedText = made;
  [made deleteCharactersInRange:NSMakeRange(0, 3)];
  XCTAssertEqualObjects(label.attributedText.string, @"one");
}

@end
