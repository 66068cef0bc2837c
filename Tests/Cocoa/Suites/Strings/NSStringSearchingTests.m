#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSStringSearchingTests : XCTestCase
@end

#define XCTAssertEqualRanges(range, first, count) \
  XCTAssertEqualObjects(NSStringFromRange(range), NSStringFromRange(NSMakeRange(first, count)))

@implementation NSStringSearchingTests

- (void)testRangeOfString {
  XCTAssertEqualRanges([@"banana" rangeOfString:@"an"], 1, 2);
  XCTAssertEqualRanges([@"banana" rangeOfString:@"x"], NSNotFound, 0);
  XCTAssertEqualRanges([@"" rangeOfString:@"x"], NSNotFound, 0);
}

- (void)testLineEndsAndNULs {
  XCTAssertEqualRanges([@"a\r\nb" rangeOfString:@"\n"], 2, 1);
  XCTAssertEqualRanges([@"a\r\nb" rangeOfString:@"\r"], 1, 1);
  XCTAssertEqualRanges([@"a\0b" rangeOfString:@"\0b"], 1, 2);
  XCTAssertEqualRanges([@"ab" rangeOfString:@"b\0"], NSNotFound, 0);
  XCTAssertEqualRanges([@"aaab" rangeOfString:@"aab"], 1, 3);
  XCTAssertEqualRanges([@"aab" rangeOfString:@"aabb"], NSNotFound, 0);
}

- (void)testMarksAreParts {
  XCTAssertEqualRanges([@"xe\u0301" rangeOfString:@"e"], NSNotFound, 0);
  XCTAssertEqualRanges([@"xe\u0301" rangeOfString:@"e" options:NSLiteralSearch], 1, 1);
  XCTAssertEqualRanges([@"a;b" rangeOfString:@"\u037e"], 1, 1);
}

- (void)testEmptyIsNowhere { XCTAssertEqualRanges([@"banana" rangeOfString:@""], NSNotFound, 0); }

- (void)testNilThrows {
  XCTAssertThrowsSpecificNamed([@"banana" rangeOfString:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([@"banana" rangeOfString:(id)nil options:0], NSException, NSInvalidArgumentException);
}

- (void)testRangesCountUnits { XCTAssertEqualRanges([@"😀é b" rangeOfString:@"b"], 4, 1); }

- (void)testBackwards { XCTAssertEqualRanges([@"banana" rangeOfString:@"an" options:NSBackwardsSearch], 3, 2); }

- (void)testCaseInsensitive {
  XCTAssertEqualRanges([@"Hello WÖRLD" rangeOfString:@"wörld" options:NSCaseInsensitiveSearch], 6, 5);
}

- (void)testDiacriticInsensitive {
  XCTAssertEqualRanges([@"le café" rangeOfString:@"cafe" options:NSDiacriticInsensitiveSearch], 3, 4);
}

- (void)testAnchored {
  XCTAssertEqualRanges([@"banana" rangeOfString:@"an" options:NSAnchoredSearch], NSNotFound, 0);
  XCTAssertEqualRanges([@"banana" rangeOfString:@"ba" options:NSAnchoredSearch], 0, 2);
  XCTAssertEqualRanges([@"banana" rangeOfString:@"na" options:NSAnchoredSearch | NSBackwardsSearch], 4, 2);
}

- (void)testLiteral {
  XCTAssertEqualRanges([@"e\u0301" rangeOfString:@"é"], 0, 2);
  XCTAssertEqualRanges([@"e\u0301" rangeOfString:@"é" options:NSLiteralSearch], NSNotFound, 0);
}

- (void)testRegularExpression {
  XCTAssertEqualRanges([@"abc123" rangeOfString:@"[0-9]+" options:NSRegularExpressionSearch], 3, 3);
  XCTAssertEqualRanges([@"abc123" rangeOfString:@"(" options:NSRegularExpressionSearch], NSNotFound, 0);
}

- (void)testInRange {
  XCTAssertEqualRanges([@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(2, 4)], 3, 2);
  XCTAssertEqualRanges([@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(2, 2)], NSNotFound, 0);
  XCTAssertEqualRanges([@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(6, 0)], NSNotFound, 0);
  XCTAssertEqualRanges([@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(0, 6) locale:nil], 1, 2);
}

- (void)testInBadRange {
  XCTAssertThrowsSpecificNamed(
    [@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(2, 5)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [@"banana" rangeOfString:@"an" options:0 range:NSMakeRange(NSNotFound, 0) locale:nil], NSException, NSRangeException);
}

- (void)testRangeOfCharacter {
  NSCharacterSet *digits = [NSCharacterSet decimalDigitCharacterSet];
  XCTAssertEqualRanges([@"ab12" rangeOfCharacterFromSet:digits], 2, 1);
  XCTAssertEqualRanges([@"ab12" rangeOfCharacterFromSet:digits options:NSBackwardsSearch], 3, 1);
  XCTAssertEqualRanges([@"ab12" rangeOfCharacterFromSet:digits options:NSAnchoredSearch], NSNotFound, 0);
  XCTAssertEqualRanges([@"ab12" rangeOfCharacterFromSet:digits options:NSAnchoredSearch | NSBackwardsSearch], 3, 1);
  XCTAssertEqualRanges([@"abc" rangeOfCharacterFromSet:digits], NSNotFound, 0);
}

- (void)testRangeOfCharacterOfTwoUnits {
  NSCharacterSet *faces = [NSCharacterSet characterSetWithCharactersInString:@"😀"];
  XCTAssertEqualRanges([@"ab😀" rangeOfCharacterFromSet:faces], 2, 2);
}

- (void)testRangeOfCharacterInRange {
  NSCharacterSet *digits = [NSCharacterSet decimalDigitCharacterSet];
  XCTAssertEqualRanges([@"1ab2" rangeOfCharacterFromSet:digits options:0 range:NSMakeRange(1, 3)], 3, 1);
  XCTAssertThrowsSpecificNamed(
    [@"1ab2" rangeOfCharacterFromSet:digits options:0 range:NSMakeRange(1, 4)], NSException, NSRangeException);
}

- (void)testLocalizedSearch {
  XCTAssertTrue([@"Le Café" localizedCaseInsensitiveContainsString:@"CAFÉ"]);
  XCTAssertFalse([@"Le Café" localizedCaseInsensitiveContainsString:@"cafe"]);
  XCTAssertTrue([@"Le Café" localizedStandardContainsString:@"cafe"]);
  XCTAssertEqualRanges([@"Le Café" localizedStandardRangeOfString:@"cafe"], 3, 4);
}

- (void)testCommonPrefix {
  XCTAssertEqualObjects([@"prefix" commonPrefixWithString:@"preset" options:0], @"pre");
  XCTAssertEqualObjects([@"Prefix" commonPrefixWithString:@"preset" options:NSCaseInsensitiveSearch], @"Pre");
  XCTAssertEqualObjects([@"a" commonPrefixWithString:@"b" options:0], @"");
}

// MARK: Comparing

- (void)testCompareOptions {
  XCTAssertEqual([@"a" compare:@"B" options:NSCaseInsensitiveSearch], NSOrderedAscending);
  XCTAssertEqual([@"a" compare:@"B" options:0], NSOrderedDescending);
  XCTAssertEqual([@"file9" compare:@"file10" options:NSNumericSearch], NSOrderedAscending);
  XCTAssertEqual([@"file9" compare:@"file10" options:0], NSOrderedDescending);
  XCTAssertEqual([@"café" compare:@"cafe" options:NSDiacriticInsensitiveSearch], NSOrderedSame);
}

- (void)testCompareRange {
  XCTAssertEqual([@"xabc" compare:@"abc" options:0 range:NSMakeRange(1, 3)], NSOrderedSame);
  XCTAssertEqual([@"xabc" compare:@"abc" options:0 range:NSMakeRange(1, 3) locale:nil], NSOrderedSame);
  XCTAssertThrowsSpecificNamed([@"xabc" compare:@"abc" options:0 range:NSMakeRange(1, 4)], NSException, NSRangeException);
}

- (void)testCaseInsensitiveCompare {
  XCTAssertEqual([@"ABC" caseInsensitiveCompare:@"abc"], NSOrderedSame);
  XCTAssertEqual([@"ABC" caseInsensitiveCompare:@"abd"], NSOrderedAscending);
  XCTAssertEqual([@"ABC" caseInsensitiveCompare:(id)nil], NSOrderedDescending);
}

- (void)testLocalizedCompare {
  XCTAssertEqual([@"äpfel" localizedCompare:@"zebra"], NSOrderedAscending);
  XCTAssertEqual([@"Äpfel" localizedCaseInsensitiveCompare:@"äpfel"], NSOrderedSame);
  XCTAssertEqual([@"File 9" localizedStandardCompare:@"file 10"], NSOrderedAscending);
}

- (void)testSortingByCompare {
  NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:YES selector:@selector(caseInsensitiveCompare:)];
  NSArray *expected = @[ @"a", @"B", @"c" ];
  NSArray *names = @[ @"c", @"a", @"B" ];
  XCTAssertEqualObjects([names sortedArrayUsingDescriptors:@[ byName ]], expected);
}

// MARK: Lines and characters

- (void)testLineRange {
  XCTAssertEqualRanges([@"a\nbc\r\nd" lineRangeForRange:NSMakeRange(3, 0)], 2, 4);
  XCTAssertEqualRanges([@"a\nbc\r\nd" lineRangeForRange:NSMakeRange(0, 3)], 0, 6);
  XCTAssertEqualRanges([@"" lineRangeForRange:NSMakeRange(0, 0)], 0, 0);
  XCTAssertThrowsSpecificNamed([@"a" lineRangeForRange:NSMakeRange(1, 1)], NSException, NSRangeException);
  XCTAssertEqualRanges([@"a\u2028b\nc" lineRangeForRange:NSMakeRange(0, 0)], 0, 2);
  XCTAssertEqualRanges([@"a\u2028b\nc" paragraphRangeForRange:NSMakeRange(0, 0)], 0, 4);
}

- (void)testLineStart {
  NSUInteger start = 9, end = 9, contentsEnd = 9;
  [@"a\nbc\r\nd" getLineStart:&start end:&end contentsEnd:&contentsEnd forRange:NSMakeRange(3, 0)];
  XCTAssertEqual(start, 2);
  XCTAssertEqual(end, 6);
  XCTAssertEqual(contentsEnd, 4);
  [@"a\nb" getLineStart:NULL end:&end contentsEnd:NULL forRange:NSMakeRange(0, 0)];
  XCTAssertEqual(end, 2);
}

- (void)testComposedCharacters {
  XCTAssertEqualRanges([@"ae\u0301b" rangeOfComposedCharacterSequenceAtIndex:2], 1, 2);
  XCTAssertEqualRanges([@"a👍🏽b" rangeOfComposedCharacterSequenceAtIndex:3], 1, 4);
  XCTAssertEqualRanges([@"a👍🏽b" rangeOfComposedCharacterSequencesForRange:NSMakeRange(0, 2)], 0, 5);
  XCTAssertEqualRanges([@"ab" rangeOfComposedCharacterSequencesForRange:NSMakeRange(1, 0)], 1, 0);
  XCTAssertThrowsSpecificNamed([@"a" rangeOfComposedCharacterSequenceAtIndex:1], NSException, NSRangeException);
}

// MARK: Enumerating

static NSArray *substrings(NSString *text, NSRange range, NSStringEnumerationOptions options) {
  NSMutableArray *all = [NSMutableArray array];
  [text enumerateSubstringsInRange:range options:options
                        usingBlock:^(NSString *part, NSRange place, NSRange enclosing, BOOL *stop) {
                          [all addObject:part ?: NSStringFromRange(place)];
                        }];
  return all;
}

- (void)testEnumerateLines {
  NSMutableArray *lines = [NSMutableArray array];
  [@"a\n\nb\r\nc" enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) { [lines addObject:line]; }];
  NSArray *expected = @[ @"a", @"", @"b", @"c" ];
  XCTAssertEqualObjects(lines, expected);
}

- (void)testEnumerateLinesStops {
  __block NSUInteger count = 0;
  [@"a\nb\nc" enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) {
    count++;
    *stop = [line isEqualToString:@"b"];
  }];
  XCTAssertEqual(count, 2);
  [@"" enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) { XCTFail(@"there is no line"); }];
}

- (void)testEnumerateCharacters {
  NSString *text = @"a👍🏽e\u0301";
  NSArray *expected = @[ @"a", @"👍🏽", @"e\u0301" ];
  XCTAssertEqualObjects(
    substrings(text, NSMakeRange(0, text.length), NSStringEnumerationByComposedCharacterSequences), expected);
}

- (void)testEnumerateReversed {
  NSArray *expected = @[ @"c", @"b" ];
  XCTAssertEqualObjects(
    substrings(@"abc", NSMakeRange(1, 2), NSStringEnumerationByComposedCharacterSequences | NSStringEnumerationReverse),
    expected);
}

- (void)testEnumerateWords {
  NSString *text = @"Hello, wörld's 3.14 days!";
  NSArray *expected = @[ @"Hello", @"wörld's", @"3.14", @"days" ];
  XCTAssertEqualObjects(substrings(text, NSMakeRange(0, text.length), NSStringEnumerationByWords), expected);
  XCTAssertEqualObjects(substrings(@"...", NSMakeRange(0, 3), NSStringEnumerationByWords), @[]);
}

- (void)testWordsHaveWhatIsBetween {
  NSMutableArray *places = [NSMutableArray array];
  [@"ab, c" enumerateSubstringsInRange:NSMakeRange(0, 5) options:NSStringEnumerationByWords
                            usingBlock:^(NSString *part, NSRange place, NSRange enclosing, BOOL *stop) {
                              [places addObject:NSStringFromRange(place)];
                              [places addObject:NSStringFromRange(enclosing)];
                            }];
  NSArray *expected = @[ @"{0, 2}", @"{0, 4}", @"{4, 1}", @"{4, 1}" ];
  XCTAssertEqualObjects(places, expected);
}

- (void)testEnumerateSentences {
  NSString *text = @"It is 3.5 big. Really? Yes!";
  NSArray *expected = @[ @"It is 3.5 big. ", @"Really? ", @"Yes!" ];
  XCTAssertEqualObjects(substrings(text, NSMakeRange(0, text.length), NSStringEnumerationBySentences), expected);
}

- (void)testEnumerateLinesInRange {
  NSMutableArray *places = [NSMutableArray array];
  [@"ab\ncd" enumerateSubstringsInRange:NSMakeRange(0, 5) options:NSStringEnumerationByLines
                             usingBlock:^(NSString *part, NSRange place, NSRange enclosing, BOOL *stop) {
                               [places addObject:part];
                               [places addObject:NSStringFromRange(enclosing)];
                             }];
  NSArray *expected = @[ @"ab", @"{0, 3}", @"cd", @"{3, 2}" ];
  XCTAssertEqualObjects(places, expected);
}

- (void)testEnumerateWithoutSubstrings {
  XCTAssertEqualObjects(
    substrings(@"ab c", NSMakeRange(0, 2), NSStringEnumerationByWords | NSStringEnumerationSubstringNotRequired),
    @[ @"{0, 2}" ]);
}

- (void)testEnumerateBadRange {
  XCTAssertThrowsSpecificNamed(
    substrings(@"ab", NSMakeRange(1, 2), NSStringEnumerationByWords), NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(substrings(@"ab", NSMakeRange(0, 2), 77), NSException, NSInvalidArgumentException);
}

- (void)testBlockThrows {
  void (^block)(NSString *, BOOL *) = ^(NSString *line, BOOL *stop) {
    [NSException raise:@"Mine" format:@"line %@", line];
  };
  XCTAssertThrowsSpecificNamed([@"a\nb" enumerateLinesUsingBlock:block], NSException, @"Mine");
}

- (void)testTextsWithNUL {
  unichar characters[] = {0xDF, 0};
  NSString *part = [NSString stringWithCharacters:characters length:2];
  NSString *end = [NSString stringWithCharacters:characters + 1 length:1];
  NSString *text = @"ßß";
  XCTAssertEqualObjects([text stringByReplacingOccurrencesOfString:part withString:@"x"], text);
  XCTAssertFalse([text containsString:part]);
  XCTAssertFalse([text containsString:end]);
  XCTAssertEqual([text rangeOfString:part].location, NSNotFound);
  XCTAssertEqual([text rangeOfString:part options:NSBackwardsSearch].location, NSNotFound);
  NSString *longer = [[text stringByAppendingString:part] stringByAppendingString:@"ßaß"];
  for (NSNumber *options in @[ @0, @(NSBackwardsSearch), @(NSCaseInsensitiveSearch), @(NSLiteralSearch) ]) {
    NSRange range = [longer rangeOfString:part options:options.unsignedIntegerValue];
    XCTAssertTrue(NSEqualRanges(range, NSMakeRange(2, 2)), @"%@", options);
    NSMutableString *changed = [longer mutableCopy];
    NSUInteger count = [changed replaceOccurrencesOfString:part
                                                withString:@"-"
                                                   options:options.unsignedIntegerValue
                                                     range:NSMakeRange(0, longer.length)];
    XCTAssertEqual(count, 1);
    XCTAssertEqualObjects(changed, @"ßß-ßaß");
  }
  NSString *many = [part stringByAppendingString:[part stringByAppendingString:part]];
  XCTAssertEqualObjects([many stringByReplacingOccurrencesOfString:part withString:@"x"], @"xxx");
}

- (void)testMatchesOfPartsOfCharacters {
  NSString *text = @"e\u0301e\u0301";
  XCTAssertEqualObjects(
    [text stringByReplacingOccurrencesOfString:@"(\u0301)"
                                    withString:@"<$1>"
                                       options:NSRegularExpressionSearch
                                         range:NSMakeRange(0, 4)],
    @"e<\u0301>e<\u0301>");
  NSMutableString *changed = [text mutableCopy];
  NSUInteger count = [changed replaceOccurrencesOfString:@"E"
                                              withString:@"a"
                                                 options:NSRegularExpressionSearch | NSCaseInsensitiveSearch
                                                   range:NSMakeRange(1, 3)];
  XCTAssertEqual(count, 1);
  XCTAssertEqualObjects(changed, @"e\u0301a\u0301");
}

@end
