#import "Employee.h"
#import <XCTest/XCTest.h>

@interface NSPredicateFormatTests : XCTestCase
@end

@implementation NSPredicateFormatTests

static NSString *written(NSString *format) {
  return [NSPredicate predicateWithFormat:format argumentArray:nil].predicateFormat;
}

#define WRITES(format, text) XCTAssertEqualObjects(written(format), text)

- (void)testComparisons {
  WRITES(@"name='Bob'", @"name == \"Bob\"");
  WRITES(@"age=>18", @"age >= 18");
  WRITES(@"age <> 18.5", @"age != 18.5");
  WRITES(@"name contains[cd] 'x'", @"name CONTAINS[cd] \"x\"");
  WRITES(@"name like[dc] 'x*'", @"name LIKE[cd] \"x*\"");
  WRITES(@"age between {1, 10}", @"age BETWEEN {1, 10}");
  WRITES(@"name in {'a', \"b\"}", @"name IN {\"a\", \"b\"}");
  WRITES(@"boss == NULL", @"boss == nil");
  WRITES(@"active == YES", @"active == 1");
  WRITES(@"SELF.boss.age > 3", @"SELF.boss.age > 3");
  WRITES(@"self > $x", @"SELF > $x");
}

- (void)testLogic {
  WRITES(@"a = 1 and b = 2", @"a == 1 AND b == 2");
  WRITES(@"a = 1 && b = 2 && c = 3", @"a == 1 AND b == 2 AND c == 3");
  WRITES(@"a = 1 and (b = 2 or c = 3)", @"a == 1 AND (b == 2 OR c == 3)");
  WRITES(@"a = 1 and b = 2 or c = 3", @"(a == 1 AND b == 2) OR c == 3");
  WRITES(@"!(a = 1)", @"NOT a == 1");
  WRITES(@"not (a = 1 or b = 2)", @"NOT (a == 1 OR b == 2)");
  WRITES(@"any x.y = 1", @"ANY x.y == 1");
  WRITES(@"none x.y = 1", @"NOT ANY x.y == 1");
  WRITES(@"truepredicate", @"TRUEPREDICATE");
}

- (void)testExpressions {
  WRITES(@"a + b*2 = 7", @"a + b * 2 == 7");
  WRITES(@"(a + b)*2 = 7", @"(a + b) * 2 == 7");
  WRITES(@"a - (b - c) = 7", @"a - (b - c) == 7");
  WRITES(@"items.@count > 3", @"items.@count > 3");
  WRITES(@"subquery(items,$x,$x.price>3).@count>0", @"SUBQUERY(items, $x, $x.price > 3).@count > 0");
  WRITES(@"list[0] = 1", @"list[0] == 1");
  WRITES(@"list[last] = 1", @"list[LAST] == 1");
  WRITES(@"#in == 1", @"#in == 1");
  WRITES(@"max(a, 3) > 2", @"max:(a, 3) > 2");
  WRITES(@"name == 'a\"b\\\\c\\n'", @"name == \"a\\\"b\\\\c\\n\"");
}

- (void)testWhatIsWrittenIsReadAgain {
  for (NSString *format in @[
         @"a == 1 AND (b == 2 OR NOT c CONTAINS[cd] \"x\\\"\")", @"ANY items.price > 3.5 + tax ** 2",
         @"SUBQUERY(items, $x, $x.a == $y AND ANY $x.b IN {1, 2}).@count == 0", @"now() > CAST(0, \"NSDate\")",
         @"TERNARY(a == 1, \"x\", \"y\") == name", @"FUNCTION(SELF, \"ageIn:\", 3) > 40", @"(a & 3) << 2 == -4",
       ])
    WRITES(written(format), written(format));
}

// The reason of the exception that a format throws.
static NSString *refused(NSString *format) {
  @try {
    [NSPredicate predicateWithFormat:format argumentArray:nil];
    carob_objc_throw_pending_error();
  } @catch (NSException *exception) {
    return [exception.name isEqualToString:NSInvalidArgumentException] ? exception.reason : exception.name;
  }
  return nil;
}

#define REFUSES(format, text)                                                             \
  XCTAssertEqualObjects(                                                                  \
    refused(format), ([NSString stringWithFormat:@"Unable to parse the format string \"%@\": %@", format, text]))

- (void)testWhatIsExpected {
  REFUSES(@"", @"at its end, a value is expected");
  REFUSES(@"age", @"at its end, an operator such as ==, < or CONTAINS is expected");
  REFUSES(@"age >", @"at its end, a value is expected");
  REFUSES(@"age > > 3", @"at character 7, \"> 3\", a value is expected");
  REFUSES(@"age > 3 name", @"at character 9, \"name\", the end, AND or OR is expected");
  REFUSES(@"age > 3 AND", @"at its end, a value is expected");
  REFUSES(@"(age > 3", @"at its end, \")\" is expected");
  REFUSES(@"age > 3)", @"at character 8, \")\", the end, AND or OR is expected");
  REFUSES(@"name == 'x", @"at character 9, \"'x\", the string has no end");
  REFUSES(@"a IN {1, 2", @"at its end, \",\" or \"}\" is expected");
  REFUSES(@"a == %", @"at character 6, \"%\", a conversion such as %@, %K or %d is expected");
  REFUSES(@"a CONTAINS[x] 'b'", @"at character 12, \"x] 'b'\", options are the letters c, d, n and l");
  REFUSES(@"a == ;", @"at character 6, \";\", this character means nothing");
  REFUSES(@"a == AND", @"at character 6, \"AND\", a value is expected; write #AND for the key");
  REFUSES(@"a == b.", @"at its end, a key is expected");
  REFUSES(@"a == %@", @"at character 6, \"%@\", argument 1 is missing: 0 are given");
  REFUSES(@"SUBQUERY(a, b, c)", @"at character 13, \"b, c)\", a variable such as $item is expected");
}

- (void)testUnknownFunction {
  XCTAssertTrue([refused(@"frobnicate(3) > 1") containsString:@"there is no function named frobnicate"]);
  XCTAssertTrue([refused(@"sqrt(3, 4) > 1") containsString:@"takes 1 argument, given 2"]);
}

- (void)testDeepNesting {
  NSMutableString *format = [NSMutableString string];
  for (int i = 0; i < 100000; i++) [format appendString:@"("];
  XCTAssertNotNil(refused(format));
  NSMutableString *negations = [NSMutableString string];
  for (int i = 0; i < 100000; i++) [negations appendString:@"! "];
  XCTAssertNotNil(refused(negations));
  NSMutableString *fine = [NSMutableString string];
  for (int i = 0; i < 50; i++) [fine appendString:@"("];
  [fine appendString:@"a"];
  for (int i = 0; i < 50; i++) [fine appendString:@")"];
  XCTAssertEqualObjects(written([fine stringByAppendingString:@" == 1"]), @"a == 1");
}

- (void)testNil {
  XCTAssertThrowsSpecificNamed(
    [NSPredicate predicateWithFormat:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSPredicate predicateWithFormat:(id)nil argumentArray:nil], NSException, NSInvalidArgumentException);
}

// Whatever the text is, it is a predicate or an exception.
- (void)testNonsense {
  NSArray *pieces = @[ @"a", @" == ", @"(", @")", @"AND ", @"NOT ", @"'x'", @"3", @"{", @"}", @",", @"ANY ",
                              @"$v", @".", @"[", @"]", @"IN ", @"-", @"SUBQUERY(", @"#", @"@count", @"\\", @"%" ];
  unsigned state = 1;
  for (int i = 0; i < 3000; i++) {
    NSMutableString *format = [NSMutableString string];
    for (int j = 0; j < 12; j++) {
      state = state * 1664525 + 1013904223;
      [format appendString:pieces[(state >> 16) % 23]];
    }
    NSString *reason = refused(format);
    XCTAssertTrue(!reason || [reason hasPrefix:@"Unable to parse"], @"%@: %@", format, reason);
  }
}

@end
