#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wformat"
#pragma clang diagnostic ignored "-Wformat-extra-args"
#pragma clang diagnostic ignored "-Wformat-security"

@interface NSStringFormatTests : XCTestCase
@end

#define XCTAssertFormat(expected, ...) XCTAssertEqualObjects(([NSString stringWithFormat:__VA_ARGS__]), expected)

@implementation NSStringFormatTests

- (void)testObjects {
  XCTAssertFormat(@"a 1 (\n    1,\n    2\n)", @"%@ %@ %@", @"a", @1, (@[ @1, @2 ]));
  XCTAssertFormat(@"(null)", @"%@", nil);
  XCTAssertFormat(@"NSString", @"%@", [NSString class]);
}

- (void)testObjectWidths {
  XCTAssertFormat(@"[   ab]", @"[%5@]", @"ab");
  XCTAssertFormat(@"[ab   ]", @"[%-5@]", @"ab");
  XCTAssertFormat(@"[ab]", @"[%.2@]", @"abc");
}

- (void)testIntegers {
  XCTAssertFormat(@"-1 2 3", @"%d %i %u", -1, 2, 3u);
  XCTAssertFormat(@"ff FF 17", @"%x %X %o", 255, 255, 15);
  XCTAssertFormat(@"4294967295", @"%u", -1);
  XCTAssertFormat(@"0xff 017", @"%#x %#o", 255, 15);
}

- (void)testIntegerFlags {
  XCTAssertFormat(@"[    7][7    ][00007][+7][ 7]", @"[%5d][%-5d][%05d][%+d][% d]", 7, 7, 7, 7, 7);
  XCTAssertFormat(@"[007][  007]", @"[%.3d][%5.3d]", 7, 7);
}

- (void)testModifiers {
  XCTAssertFormat(@"-1 255", @"%hhd %hhu", 255, 255);
  XCTAssertFormat(@"-1 65535", @"%hd %hu", 65535, 65535);
  XCTAssertFormat(@"-9223372036854775808", @"%ld", LONG_MIN);
  XCTAssertFormat(@"18446744073709551615", @"%lu", ULONG_MAX);
  XCTAssertFormat(@"9223372036854775807 18446744073709551615", @"%lld %llu", LLONG_MAX, ULLONG_MAX);
  XCTAssertFormat(@"-5 5", @"%qd %qu", -5ll, 5ull);
  XCTAssertFormat(@"7 -7 9", @"%zu %td %jd", (size_t)7, (ptrdiff_t)-7, (intmax_t)9);
  XCTAssertFormat(@"7fffffffffffffff", @"%lx", LONG_MAX);
}

- (void)testOldLetters { XCTAssertFormat(@"-1 2 10", @"%D %U %O", -1l, 2ul, 8ul); }

- (void)testFloating {
  XCTAssertFormat(@"1.500000 1.50", @"%f %.2f", 1.5, 1.5);
  XCTAssertFormat(@"1.5e+00 1.5E+00", @"%.1e %.1E", 1.5, 1.5);
  XCTAssertFormat(@"0.0001 1e-05 1E-05", @"%g %g %G", 0.0001, 0.00001, 0.00001);
  XCTAssertFormat(@"0x1.8p+0", @"%a", 1.5);
  XCTAssertFormat(@"1.25", @"%.2Lf", 1.25L);
  XCTAssertFormat(@"inf nan -inf", @"%f %f %f", INFINITY, (double)NAN, -INFINITY);
  XCTAssertFormat(@"[  1.5][1.5  ][001.5]", @"[%5.1f][%-5.1f][%05.1f]", 1.5, 1.5, 1.5);
}

- (void)testCharacters {
  XCTAssertFormat(@"aé", @"%c%C", 'a', (unichar)0xe9);
  XCTAssertFormat(@"😀", @"%C%C", (unichar)0xd83d, (unichar)0xde00);
  XCTAssertFormat(@"[  a][a  ]", @"[%3c][%-3c]", 'a', 'a');
}

- (void)testStrings {
  unichar units[] = {'a', 0xe9, 0};
  XCTAssertFormat(@"abc é", @"%s %s", "abc", "é");
  XCTAssertFormat(@"aé a", @"%S %.1S", units, units);
  XCTAssertFormat(@"(null)", @"%s", NULL);
  XCTAssertFormat(@"(null)", @"%S", NULL);
  XCTAssertFormat(@"[  abc][abc  ][ab]", @"[%5s][%-5s][%.2s]", "abc", "abc", "abc");
}

- (void)testPointers {
  XCTAssertFormat(@"0x1f", @"%p", (void *)0x1f);
  XCTAssertFormat(@"0x0", @"%p", NULL);
  XCTAssertFormat(@"[  0x1f]", @"[%6p]", (void *)0x1f);
}

- (void)testPercent {
  XCTAssertFormat(@"100%", @"%d%%", 100);
  XCTAssertFormat(@"%", @"%");
  XCTAssertFormat(@"", @"");
}

- (void)testPositions {
  XCTAssertFormat(@"b a", @"%2$@ %1$@", @"a", @"b");
  XCTAssertFormat(@"2 1 2", @"%2$d %1$d %2$d", 1, 2);
  XCTAssertFormat(@"1.5 a", @"%2$.1f %1$@", @"a", 1.5);
}

- (void)testStars {
  XCTAssertFormat(@"[    7]", @"[%*d]", 5, 7);
  XCTAssertFormat(@"[7    ]", @"[%*d]", -5, 7);
  XCTAssertFormat(@"1.50", @"%.*f", 2, 1.5);
  XCTAssertFormat(@"[  1.5]", @"[%*.*f]", 5, 1, 1.5);
  XCTAssertFormat(@"[   ab]", @"[%*@]", 5, @"ab");
  XCTAssertFormat(@"[    7]", @"[%2$*1$d]", 5, 7);
}

- (void)testNothingIsWritten {
  int written = 42;
  XCTAssertFormat(@"ab", @"a%nb", &written);
  XCTAssertEqual(written, 42);
}

- (void)testNilFormat {
  XCTAssertThrows([NSString stringWithFormat:(id)nil]);
  XCTAssertThrows([[NSString alloc] initWithFormat:(id)nil]);
}

static NSString *formatted(NSString *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
  va_end(arguments);
  return text;
}

static NSString *localized(NSString *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[NSString alloc] initWithFormat:format locale:nil arguments:arguments];
  va_end(arguments);
  return text;
}

- (void)testArguments {
  XCTAssertEqualObjects(formatted(@"%d %@ %.1f", 1, @"a", 2.5), @"1 a 2.5");
  XCTAssertEqualObjects(localized(@"%d %@ %.1f", 1, @"a", 2.5), @"1 a 2.5");
}

- (void)testLocale {
  XCTAssertEqualObjects(([[NSString alloc] initWithFormat:@"%d %@" locale:nil, 1, @"a"]), @"1 a");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:@"%d %@", 1, @"a"]), @"1 a");
}

- (void)testAppending {
  XCTAssertEqualObjects(([@"a" stringByAppendingFormat:@"-%d", 1]), @"a-1");
}

- (void)testManyArguments {
  XCTAssertFormat(
    @"1 2 3 4 5 6 7 8 9 10 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 a",
    @"%d %d %d %d %d %d %d %d %d %d %.1f %.1f %.1f %.1f %.1f %.1f %.1f %.1f %.1f %@", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1.5,
    2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, @"a");
}

@end
