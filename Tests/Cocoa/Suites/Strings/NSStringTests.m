#import <XCTest/XCTest.h>

@interface NSStringTests : XCTestCase
@end

/* A plugin's own subclass. */
@interface STTitle : NSString
@property (nonatomic) NSInteger rank;
@end

@implementation STTitle
@end

@implementation NSStringTests

- (void)testHalfOfACharacter {
  NSString *text = @"ab\U0001F600";
  XCTAssertEqual([text substringToIndex:3].length, 3u);
  XCTAssertEqualObjects([text substringToIndex:2], @"ab");
  XCTAssertEqual([text substringFromIndex:3].length, 1u);
  XCTAssertEqual([text substringWithRange:NSMakeRange(1, 2)].length, 2u);
  XCTAssertEqual([text stringByReplacingCharactersInRange:NSMakeRange(3, 1) withString:@"xy"].length, 5u);
  XCTAssertEqual([text stringByPaddingToLength:3 withString:@"" startingAtIndex:0].length, 3u);
  NSMutableString *changing = [text mutableCopy];
  [changing deleteCharactersInRange:NSMakeRange(3, 1)];
  XCTAssertEqual(changing.length, 3u);
  [changing setString:text];
  [changing insertString:@"x" atIndex:3];
  XCTAssertEqual(changing.length, 5u);
  XCTAssertThrowsSpecificNamed([text substringToIndex:5], NSException, NSRangeException);
}

// MARK: Making

- (void)testInitWithString {
  NSString *plain = @"plain", *text = [[NSString alloc] initWithString:plain];
  XCTAssertEqualObjects(text, @"plain");
  XCTAssertThrowsSpecificNamed([[NSString alloc] initWithString:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testInitIsEmpty {
  XCTAssertEqualObjects([[NSString alloc] init], @"");
  XCTAssertEqualObjects([NSString string], @"");
}

- (void)testStringWithStringOfNil {
  XCTAssertThrowsSpecificNamed([NSString stringWithString:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testSubclassIsMadeOfItsClass {
  STTitle *title = [STTitle stringWithString:@"Dr."];
  title.rank = 3;
  XCTAssertTrue([title isKindOfClass:[STTitle class]]);
  XCTAssertEqual(title.rank, 3);
  XCTAssertEqualObjects(title, @"Dr.");
  XCTAssertEqual(([[STTitle stringWithFormat:@"%d", 4] class]), [STTitle class]);
  XCTAssertEqual(([[[STTitle alloc] initWithFormat:@"%d", 4] class]), [STTitle class]);
}

- (void)testCopyIsTheSame {
  NSString *text = [NSString stringWithFormat:@"%@", @"something long enough"];
  XCTAssertIdentical([text copy], text);
}

- (void)testMutableCopyIsAnother {
  NSMutableString *copy = [@"abc" mutableCopy];
  [copy appendString:@"d"];
  XCTAssertEqualObjects(copy, @"abcd");
  XCTAssertTrue([copy isKindOfClass:[NSMutableString class]]);
  XCTAssertTrue([@"abc" conformsToProtocol:@protocol(NSMutableCopying)]);
}

// MARK: Parts

- (void)testSubstringWithRange {
  XCTAssertEqualObjects([@"abcdef" substringWithRange:NSMakeRange(2, 3)], @"cde");
  XCTAssertEqualObjects([@"abcdef" substringWithRange:NSMakeRange(6, 0)], @"");
  XCTAssertEqualObjects([@"héllo" substringWithRange:NSMakeRange(1, 1)], @"é");
}

- (void)testSubstringCountsUnits {
  XCTAssertEqualObjects([@"a😀b" substringWithRange:NSMakeRange(1, 2)], @"😀");
  XCTAssertEqualObjects([@"a😀b" substringWithRange:NSMakeRange(3, 1)], @"b");
}

- (void)testSubstringWithBadRange {
  XCTAssertThrowsSpecificNamed([@"abc" substringWithRange:NSMakeRange(2, 2)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@"abc" substringWithRange:NSMakeRange(4, 0)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@"abc" substringWithRange:NSMakeRange(1, NSUIntegerMax)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@"abc" substringWithRange:NSMakeRange(NSNotFound, 0)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@"abc" substringWithRange:NSMakeRange(NSUIntegerMax, 1)], NSException, NSRangeException);
}

- (void)testHalfOfACharacterIsAReplacement {
  XCTAssertEqualObjects([@"a😀b" substringWithRange:NSMakeRange(1, 1)], @"\uFFFD");
}

- (void)testSubstringFromAndTo {
  XCTAssertEqualObjects([@"abc" substringFromIndex:3], @"");
  XCTAssertEqualObjects([@"abc" substringToIndex:1], @"a");
  XCTAssertThrowsSpecificNamed([@"abc" substringFromIndex:4], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@"abc" substringToIndex:4], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@"abc" characterAtIndex:3], NSException, NSRangeException);
}

- (void)testPartsOfALongString {
  NSString *text = @"0123456789012345678901234567890123456789";
  XCTAssertEqualObjects([text substringWithRange:NSMakeRange(12, 20)], @"23456789012345678901");
  XCTAssertEqualObjects([text substringFromIndex:38], @"89");
  XCTAssertEqualObjects([text substringToIndex:17], @"01234567890123456");
  XCTAssertEqualObjects([text substringToIndex:40], text);
  XCTAssertEqualObjects([text substringFromIndex:40], @"");
  XCTAssertThrowsSpecificNamed([text substringFromIndex:NSUIntegerMax], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([text characterAtIndex:NSUIntegerMax], NSException, NSRangeException);
}

- (void)testPartsOfAStringWithTwoUnits {
  NSString *text = [@"😀é" stringByAppendingString:@"0123456789012345678901234567890123456789"];
  XCTAssertEqual(text.length, 43);
  XCTAssertEqual([text characterAtIndex:1], 0xde00);
  XCTAssertEqual([text characterAtIndex:42], '9');
  XCTAssertEqualObjects([text substringFromIndex:41], @"89");
  XCTAssertEqualObjects([text substringToIndex:3], @"😀é");
  XCTAssertEqualObjects([text substringToIndex:1], @"\uFFFD");
  XCTAssertEqual([text substringFromIndex:1].length, 42);
}

- (void)testComponentsAtLineEnds {
  NSArray *expected = @[ @"a", @"b\rc", @"" ];
  XCTAssertEqualObjects([@"a\nb\rc\n" componentsSeparatedByString:@"\n"], expected);
  expected = @[ @"a", @"b" ];
  XCTAssertEqualObjects([@"a\r\nb" componentsSeparatedByString:@"\r\n"], expected);
  XCTAssertEqualObjects([@"a\r\nb" componentsSeparatedByString:@"\r"], @[ @"a\r\nb" ]);
  XCTAssertEqualObjects([@"aaa" componentsSeparatedByString:@"aa"], (@[ @"", @"a" ]));
  XCTAssertEqualObjects([@"abc" componentsSeparatedByString:@""], @[ @"abc" ]);
  XCTAssertEqualObjects([@"aéb" componentsSeparatedByString:@"e\u0301"], expected);
  XCTAssertEqualObjects([@"a;b" componentsSeparatedByString:@"\u037e"], expected);
}

- (void)testComponentsSeparatedByString {
  NSArray *expected = @[ @"a", @"", @"b", @"" ];
  XCTAssertEqualObjects([@"a,,b," componentsSeparatedByString:@","], expected);
  XCTAssertEqualObjects([@"" componentsSeparatedByString:@","], @[ @"" ]);
}

- (void)testComponentsSeparatedByCharacters {
  NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:@",; "];
  NSArray *expected = @[ @"a", @"", @"b", @"c" ];
  XCTAssertEqualObjects([@"a, b;c" componentsSeparatedByCharactersInSet:set], expected);
  XCTAssertEqualObjects([@"abc" componentsSeparatedByCharactersInSet:set], @[ @"abc" ]);
  XCTAssertEqualObjects([@"" componentsSeparatedByCharactersInSet:set], @[ @"" ]);
  XCTAssertEqualObjects([@"abc" componentsSeparatedByCharactersInSet:(id)nil], @[ @"abc" ]);
}

- (void)testTrimming {
  NSCharacterSet *spaces = [NSCharacterSet whitespaceAndNewlineCharacterSet];
  XCTAssertEqualObjects([@" \n a b\t " stringByTrimmingCharactersInSet:spaces], @"a b");
  XCTAssertEqualObjects([@"  " stringByTrimmingCharactersInSet:spaces], @"");
  XCTAssertEqualObjects(
    [@"😀xa😀" stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"a😀"]], @"x");
  XCTAssertThrowsSpecificNamed(
    [@"a" stringByTrimmingCharactersInSet:(id) @"a"], NSException, NSInvalidArgumentException);
}

- (void)testPadding {
  XCTAssertEqualObjects([@"abc" stringByPaddingToLength:9 withString:@"." startingAtIndex:0], @"abc......");
  XCTAssertEqualObjects([@"abc" stringByPaddingToLength:2 withString:@"." startingAtIndex:0], @"ab");
  XCTAssertEqualObjects([@"abc" stringByPaddingToLength:9 withString:@". " startingAtIndex:1], @"abc . . .");
}

- (void)testPaddingWithNothing {
  XCTAssertThrowsSpecificNamed(
    [@"abc" stringByPaddingToLength:9 withString:@"" startingAtIndex:0], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [@"abc" stringByPaddingToLength:9 withString:@"." startingAtIndex:1], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [@"abc" stringByPaddingToLength:NSUIntegerMax withString:@"." startingAtIndex:0], NSException,
    NSInvalidArgumentException);
}

// MARK: Replacing

- (void)testReplacingCharactersInRange {
  XCTAssertEqualObjects([@"abcd" stringByReplacingCharactersInRange:NSMakeRange(1, 2) withString:@"-"], @"a-d");
  XCTAssertEqualObjects([@"abcd" stringByReplacingCharactersInRange:NSMakeRange(4, 0) withString:@"e"], @"abcde");
  XCTAssertThrowsSpecificNamed(
    [@"abcd" stringByReplacingCharactersInRange:NSMakeRange(3, 2) withString:@"-"], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [@"abcd" stringByReplacingCharactersInRange:NSMakeRange(0, 1) withString:(id)nil], NSException,
    NSInvalidArgumentException);
}

- (void)testReplacingOccurrences {
  NSString *text = @"Aa bb aa";
  NSRange all = NSMakeRange(0, text.length);
  XCTAssertEqualObjects([text stringByReplacingOccurrencesOfString:@"a" withString:@"x"], @"Ax bb xx");
  XCTAssertEqualObjects(
    [text stringByReplacingOccurrencesOfString:@"a" withString:@"x" options:NSCaseInsensitiveSearch range:all],
    @"xx bb xx");
  XCTAssertEqualObjects(
    [text stringByReplacingOccurrencesOfString:@"a" withString:@"x" options:0 range:NSMakeRange(3, 4)], @"Aa bb xa");
  XCTAssertEqualObjects(
    [text stringByReplacingOccurrencesOfString:@"aa" withString:@"x" options:NSAnchoredSearch range:all], text);
  XCTAssertEqualObjects([text stringByReplacingOccurrencesOfString:@"" withString:@"x" options:0 range:all], text);
}

- (void)testReplacingByRegularExpression {
  NSString *text = @"a1b22";
  XCTAssertEqualObjects(
    [text stringByReplacingOccurrencesOfString:@"([0-9]+)" withString:@"<$1>" options:NSRegularExpressionSearch
                                         range:NSMakeRange(0, text.length)],
    @"a<1>b<22>");
}

- (void)testReplacingInBadRange {
  XCTAssertThrowsSpecificNamed(
    [@"abc" stringByReplacingOccurrencesOfString:@"a" withString:@"b" options:0 range:NSMakeRange(1, 3)], NSException,
    NSRangeException);
}

// MARK: Cases and forms

- (void)testLocalizedCases {
  XCTAssertEqualObjects(@"straße".localizedUppercaseString, @"STRASSE");
  XCTAssertEqualObjects(@"ÄB".localizedLowercaseString, @"äb");
  XCTAssertEqualObjects(@"ada lovelace".localizedCapitalizedString, @"Ada Lovelace");
  XCTAssertEqualObjects([@"ab" uppercaseStringWithLocale:nil], @"AB");
}

- (void)testForms {
  XCTAssertEqual(@"é".decomposedStringWithCanonicalMapping.length, 2);
  XCTAssertEqual(@"e\u0301".precomposedStringWithCanonicalMapping.length, 1);
  XCTAssertEqualObjects(@"ﬁ".decomposedStringWithCompatibilityMapping, @"fi");
}

- (void)testFolding {
  XCTAssertEqualObjects(
    [@"Éclair" stringByFoldingWithOptions:NSDiacriticInsensitiveSearch | NSCaseInsensitiveSearch locale:nil], @"eclair");
}

- (void)testTransform {
  XCTAssertEqualObjects([@"Élan" stringByApplyingTransform:NSStringTransformStripDiacritics reverse:NO], @"Elan");
  XCTAssertNil([@"a" stringByApplyingTransform:@"No-Such" reverse:NO]);
}

// MARK: Equality

- (void)testEqualityIsLiteral {
  XCTAssertNotEqualObjects(@"e\u0301", @"é");
  XCTAssertEqual([@"e\u0301" compare:@"é"], NSOrderedSame);
  XCTAssertFalse([@"a" isEqualToString:(id)nil]);
  XCTAssertFalse([@"1" isEqual:@1]);
}

- (void)testPrefixAndSuffixAreCharacters {
  XCTAssertFalse([@"e\u0301a" hasPrefix:@"e"]);
  XCTAssertTrue([@"e\u0301a" hasPrefix:@"é"]);
  XCTAssertFalse([@"ae\u0301" hasSuffix:@"\u0301"]);
  XCTAssertTrue([@"ae\u0301" hasSuffix:@"é"]);
  XCTAssertTrue([[NSMutableString stringWithString:@"abc"] hasPrefix:[STTitle stringWithString:@"ab"]]);
}

- (void)testLeadingNumbers {
  XCTAssertEqual([@" \n-12x" integerValue], -12);
  XCTAssertEqual([@"\u00a0+7" intValue], 7);
  XCTAssertEqual([@"- 7" integerValue], 0);
  XCTAssertEqual([@"99999999999999999999" integerValue], NSIntegerMax);
  XCTAssertEqual([@"-99999999999999999999" integerValue], NSIntegerMin);
  XCTAssertEqual([@"99999999999" intValue], INT_MAX);
  XCTAssertEqual([@"1.5e2x" doubleValue], 150.0);
  XCTAssertEqual([@"-.5" doubleValue], -0.5);
  XCTAssertEqual([@"1.e1" doubleValue], 10.0);
  XCTAssertEqual([@"7." doubleValue], 7.0);
  XCTAssertEqual([@"2e" doubleValue], 2.0);
  XCTAssertEqual([@"." doubleValue], 0.0);
  XCTAssertFalse(signbit([@"-x" doubleValue]));
  XCTAssertTrue(signbit([@"-0" doubleValue]));
  XCTAssertTrue([@" +0012" boolValue]);
  XCTAssertTrue([@"Yes" boolValue]);
  XCTAssertFalse([@"0y" boolValue]);
}

- (void)testCases {
  NSString *upper = @"A LONGER TEXT, Z[@`{", *lower = @"a longer text, z[@`{";
  XCTAssertEqualObjects(upper.lowercaseString, lower);
  XCTAssertEqualObjects(lower.uppercaseString, @"A LONGER TEXT, Z[@`{");
  XCTAssertEqualObjects(@"Straße".uppercaseString, @"STRASSE");
  XCTAssertEqualObjects([NSMutableString stringWithString:@"ÀB"].lowercaseString, @"àb");
  XCTAssertEqualObjects(@"".uppercaseString, @"");
}

- (void)testPrefixAndSuffix {
  XCTAssertTrue([@"abc" hasPrefix:@"ab"]);
  XCTAssertTrue([@"abc" hasSuffix:@"bc"]);
  XCTAssertTrue([@"abc" containsString:@"b"]);
  XCTAssertFalse([@"abc" hasPrefix:@""]);
  XCTAssertFalse([@"abc" hasSuffix:@""]);
  XCTAssertFalse([@"abc" containsString:@""]);
}

@end
