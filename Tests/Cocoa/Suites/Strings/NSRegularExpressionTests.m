#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSRegularExpressionTests : XCTestCase
@end

#define XCTAssertEqualRanges(range, first, count) \
  XCTAssertEqualObjects(NSStringFromRange(range), NSStringFromRange(NSMakeRange(first, count)))

@implementation NSRegularExpressionTests

static NSRegularExpression *expression(NSString *pattern) {
  return [NSRegularExpression regularExpressionWithPattern:pattern options:0 error:NULL];
}

static NSRange all(NSString *text) { return NSMakeRange(0, text.length); }

- (void)testReading {
  NSRegularExpression *made = [NSRegularExpression regularExpressionWithPattern:@"(a)(b)?"
                                                                        options:NSRegularExpressionCaseInsensitive
                                                                          error:NULL];
  XCTAssertEqualObjects(made.pattern, @"(a)(b)?");
  XCTAssertEqual(made.options, NSRegularExpressionCaseInsensitive);
  XCTAssertEqual(made.numberOfCaptureGroups, 2);
  XCTAssertEqualObjects([made copy], made);
  XCTAssertNotEqualObjects(made, expression(@"(a)(b)?"));
  XCTAssertEqualObjects(expression(@"a"), expression(@"a"));
}

- (void)testBadPattern {
  NSError *error = nil;
  XCTAssertNil([NSRegularExpression regularExpressionWithPattern:@"(a" options:0 error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 2048);
  XCTAssertEqualObjects(error.userInfo[@"NSInvalidValue"], @"(a");
  XCTAssertNil([NSRegularExpression regularExpressionWithPattern:@"[a" options:0 error:NULL]);
  XCTAssertNil([[NSRegularExpression alloc] initWithPattern:@"*" options:0 error:&error]);
}

- (void)testNilPattern {
  XCTAssertThrowsSpecificNamed(
    [NSRegularExpression regularExpressionWithPattern:(id)nil options:0 error:NULL], NSException,
    NSInvalidArgumentException);
}

- (void)testBadPatternAsText {
  XCTAssertNotNil([NSRegularExpression regularExpressionWithPattern:@"(a" options:NSRegularExpressionIgnoreMetacharacters
                                                              error:NULL]);
}

- (void)testMatches {
  NSArray<NSTextCheckingResult *> *matches = [expression(@"[0-9]+") matchesInString:@"a1b22c" options:0 range:all(@"a1b22c")];
  XCTAssertEqual(matches.count, 2);
  XCTAssertEqualRanges(matches[0].range, 1, 1);
  XCTAssertEqualRanges(matches[1].range, 3, 2);
}

- (void)testRangesCountUnits {
  NSString *text = @"😀é1";
  XCTAssertEqualRanges([expression(@"[0-9]") firstMatchInString:text options:0 range:all(text)].range, 3, 1);
}

- (void)testFirstMatch {
  NSTextCheckingResult *result = [expression(@"b+") firstMatchInString:@"abbb" options:0 range:NSMakeRange(0, 3)];
  XCTAssertEqualRanges(result.range, 1, 2);
  XCTAssertNil([expression(@"x") firstMatchInString:@"abc" options:0 range:all(@"abc")]);
  XCTAssertEqualRanges([expression(@"b") rangeOfFirstMatchInString:@"abc" options:0 range:all(@"abc")], 1, 1);
  XCTAssertEqualRanges([expression(@"x") rangeOfFirstMatchInString:@"abc" options:0 range:all(@"abc")], NSNotFound, 0);
}

- (void)testNumberOfMatches {
  XCTAssertEqual([expression(@"a") numberOfMatchesInString:@"banana" options:0 range:all(@"banana")], 3);
  XCTAssertEqual([expression(@"a") numberOfMatchesInString:@"banana" options:0 range:NSMakeRange(2, 0)], 0);
}

- (void)testAnchored {
  XCTAssertEqual(
    [expression(@"a") numberOfMatchesInString:@"banana" options:NSMatchingAnchored range:all(@"banana")], 0);
}

- (void)testBadRange {
  NSRange bad = NSMakeRange(2, 2);
  NSRegularExpression *a = expression(@"a");
  XCTAssertThrowsSpecificNamed([a matchesInString:@"abc" options:0 range:bad], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([a firstMatchInString:@"abc" options:0 range:bad], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [a stringByReplacingMatchesInString:@"abc" options:0 range:bad withTemplate:@""], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [a enumerateMatchesInString:@"abc" options:0 range:bad
                     usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {}],
    NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [a matchesInString:(id)nil options:0 range:NSMakeRange(0, 0)], NSException, NSInvalidArgumentException);
}

- (void)testOptions {
  NSRegularExpression *lines = [NSRegularExpression regularExpressionWithPattern:@"^b.c$"
                                                                         options:NSRegularExpressionAnchorsMatchLines
                                                                           error:NULL];
  XCTAssertEqual([lines numberOfMatchesInString:@"a\nbxc\n" options:0 range:all(@"a\nbxc\n")], 1);
  NSRegularExpression *dots = [NSRegularExpression
    regularExpressionWithPattern:@"a.b" options:NSRegularExpressionDotMatchesLineSeparators error:NULL];
  XCTAssertEqual([dots numberOfMatchesInString:@"a\nb" options:0 range:all(@"a\nb")], 1);
}

- (void)testEnumerate {
  NSMutableArray *found = [NSMutableArray array];
  [expression(@"[a-z]") enumerateMatchesInString:@"abc" options:0 range:all(@"abc")
                                      usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                                        [found addObject:[@"abc" substringWithRange:result.range]];
                                        *stop = found.count == 2;
                                      }];
  NSArray *expected = @[ @"a", @"b" ];
  XCTAssertEqualObjects(found, expected);
}

- (void)testEnumerateThrows {
  __block int count = 0;
  XCTAssertThrowsSpecificNamed(
    [expression(@"[a-z]") enumerateMatchesInString:@"abc" options:0 range:all(@"abc")
                                        usingBlock:^(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop) {
                                          count++;
                                          [NSException raise:@"Mine" format:@"enough"];
                                        }],
    NSException, @"Mine");
  XCTAssertEqual(count, 1);
}

- (void)testReplacing {
  NSRegularExpression *pairs = expression(@"(\\w+)=(\\w+)");
  NSString *text = @"a=1 b=2";
  XCTAssertEqualObjects(
    [pairs stringByReplacingMatchesInString:text options:0 range:all(text) withTemplate:@"$2:$1"], @"1:a 2:b");
  XCTAssertEqualObjects(
    [pairs stringByReplacingMatchesInString:text options:0 range:NSMakeRange(0, 3) withTemplate:@"[$0]"], @"[a=1] b=2");
  XCTAssertEqualObjects(
    [pairs stringByReplacingMatchesInString:text options:0 range:all(text) withTemplate:@"\\$1"], @"$1 $1");
}

- (void)testReplacingInPlace {
  NSMutableString *text = [@"a1b2" mutableCopy];
  XCTAssertEqual(
    [expression(@"[0-9]") replaceMatchesInString:text options:0 range:NSMakeRange(0, 4) withTemplate:@"<$0>"], 2);
  XCTAssertEqualObjects(text, @"a<1>b<2>");
  XCTAssertThrowsSpecificNamed(
    [expression(@"a") replaceMatchesInString:(id) @"abc" options:0 range:NSMakeRange(0, 1) withTemplate:@""],
    NSException, NSInvalidArgumentException);
}

- (void)testReplacementString {
  NSRegularExpression *digits = expression(@"([0-9])");
  NSTextCheckingResult *result = [digits firstMatchInString:@"a1" options:0 range:all(@"a1")];
  XCTAssertEqualObjects([digits replacementStringForResult:result inString:@"a1" offset:0 template:@"<$1>"], @"<1>");
  XCTAssertThrowsSpecificNamed(
    [digits replacementStringForResult:result inString:@"a" offset:0 template:@"<$1>"], NSException, NSRangeException);
}

- (void)testEscaping {
  XCTAssertEqualObjects([NSRegularExpression escapedPatternForString:@"a.b*"], @"a\\.b\\*");
  XCTAssertEqualObjects([NSRegularExpression escapedTemplateForString:@"$1\\"], @"\\$1\\\\");
}

// MARK: Results

- (void)testGroups {
  NSTextCheckingResult *result = [expression(@"(a)(x)?(b)") firstMatchInString:@"ab" options:0 range:all(@"ab")];
  XCTAssertEqual(result.numberOfRanges, 4);
  XCTAssertEqualRanges([result rangeAtIndex:0], 0, 2);
  XCTAssertEqualRanges([result rangeAtIndex:1], 0, 1);
  XCTAssertEqualRanges([result rangeAtIndex:2], NSNotFound, 0);
  XCTAssertEqualRanges([result rangeAtIndex:3], 1, 1);
  XCTAssertThrowsSpecificNamed([result rangeAtIndex:4], NSException, NSRangeException);
  XCTAssertEqual(result.resultType, NSTextCheckingTypeRegularExpression);
  XCTAssertEqualObjects(result.regularExpression.pattern, @"(a)(x)?(b)");
}

- (void)testNames {
  NSTextCheckingResult *result = [expression(@"(?<year>\\d+)-(?<month>\\d+)") firstMatchInString:@"2013-07" options:0
                                                                                            range:all(@"2013-07")];
  XCTAssertEqualRanges([result rangeWithName:@"month"], 5, 2);
  XCTAssertEqualRanges([result rangeWithName:@"day"], NSNotFound, 0);
}

- (void)testAdjusting {
  NSTextCheckingResult *result = [expression(@"(a)(x)?") firstMatchInString:@"ba" options:0 range:all(@"ba")];
  XCTAssertEqualRanges([result resultByAdjustingRangesWithOffset:3].range, 4, 1);
  XCTAssertEqualRanges([[result resultByAdjustingRangesWithOffset:3] rangeAtIndex:2], NSNotFound, 0);
  XCTAssertThrowsSpecificNamed(
    [result resultByAdjustingRangesWithOffset:-2], NSException, NSInvalidArgumentException);
}

- (void)testResultThatNobodyFound {
  NSTextCheckingResult *result = [[NSTextCheckingResult alloc] init];
  XCTAssertEqualRanges(result.range, NSNotFound, 0);
  XCTAssertNil(result.regularExpression);
  XCTAssertEqual([[[NSRegularExpression alloc] init] numberOfMatchesInString:@"a" options:0 range:all(@"a")], 0);
}

@end
