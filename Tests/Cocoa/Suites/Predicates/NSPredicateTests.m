#import "Employee.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSPredicateTests : XCTestCase
@end

@implementation NSPredicateTests {
  Employee *ada, *bo, *cy;
}

- (void)setUp {
  ada = [Employee named:@"Ada" age:36];
  ada.pay = 1500.5;
  ada.active = YES;
  ada.tags = @[ @"math", @"poetry" ];
  ada.hired = [NSDate dateWithTimeIntervalSinceReferenceDate:1000];
  bo = [Employee named:@"Bo" age:20];
  bo.boss = ada;
  bo.tags = @[];
  cy = [Employee named:@"Çy" age:50];
  cy.boss = bo;
  cy.reports = [NSSet setWithObjects:ada, bo, nil];
}

static BOOL holds(NSString *format, id object) {
  return [[NSPredicate predicateWithFormat:format argumentArray:nil] evaluateWithObject:object];
}

#define HOLDS(format) XCTAssertTrue(holds(format, self->ada), @"%@", format)
#define FAILS(format) XCTAssertFalse(holds(format, self->ada), @"%@", format)

- (void)testComparisons {
  HOLDS(@"age = 36");
  HOLDS(@"age == 36");
  HOLDS(@"age != 37");
  HOLDS(@"age <> 37");
  HOLDS(@"age > 35");
  HOLDS(@"age >= 36");
  HOLDS(@"age => 36");
  HOLDS(@"age < 36.5");
  HOLDS(@"age <= 36");
  HOLDS(@"age =< 36");
  FAILS(@"age > 36");
  FAILS(@"age < 36");
  HOLDS(@"36 == age");
  HOLDS(@"pay == 1500.5");
  HOLDS(@"pay > 1.5e3");
  HOLDS(@"age == 0x24");
  HOLDS(@"age == 0b100100");
}

- (void)testBetween {
  HOLDS(@"age BETWEEN {36, 40}");
  HOLDS(@"age between {1, 36}");
  FAILS(@"age BETWEEN {37, 40}");
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"age BETWEEN %@", @[ @1, @99 ]] evaluateWithObject:ada]));
  XCTAssertThrowsSpecificNamed(holds(@"age BETWEEN {1}", ada), NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(holds(@"age BETWEEN 4", ada), NSException, NSInvalidArgumentException);
}

- (void)testIn {
  HOLDS(@"name IN {'Ada', 'Bo'}");
  FAILS(@"name IN {}");
  HOLDS(@"'math' IN tags");
  HOLDS(@"'da' IN name");
  HOLDS(@"name IN[c] {'ADA'}");
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"age IN %@", [NSSet setWithObject:@36]] evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"age IN %@", @{ @"x" : @36 }] evaluateWithObject:ada]));
  XCTAssertThrowsSpecificNamed(holds(@"name IN 5", ada), NSException, NSInvalidArgumentException);
}

- (void)testInMutableCollection {
  NSMutableArray *names = [@[ @"x" ] mutableCopy];
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"name IN %@", names];
  XCTAssertFalse([predicate evaluateWithObject:ada]);
  [names addObject:@"Ada"];
  XCTAssertTrue([predicate evaluateWithObject:ada]);
}

- (void)testStrings {
  HOLDS(@"name CONTAINS 'da'");
  HOLDS(@"name BEGINSWITH \"Ad\"");
  HOLDS(@"name ENDSWITH 'da'");
  FAILS(@"name CONTAINS 'DA'");
  HOLDS(@"name CONTAINS[c] 'DA'");
  HOLDS(@"name BEGINSWITH[cd] 'AD'");
  HOLDS(@"name ==[c] 'ADA'");
  FAILS(@"name !=[c] 'ADA'");
  FAILS(@"name CONTAINS ''");
  FAILS(@"name BEGINSWITH 'Adaa'");
  HOLDS(@"name endswith[C] 'A'");
  HOLDS(@"tags CONTAINS 'math'");
  HOLDS(@"tags CONTAINS[c] 'MATH'");
}

- (void)testDiacritics {
  XCTAssertTrue(holds(@"name BEGINSWITH[d] 'C'", cy));
  XCTAssertTrue(holds(@"name ==[cd] 'cy'", cy));
  XCTAssertFalse(holds(@"name ==[c] 'cy'", cy));
  XCTAssertTrue(holds(@"name ==[c] 'çy'", cy));
  XCTAssertTrue(holds(@"name CONTAINS[cd] 'C'", cy));
  XCTAssertTrue(holds(@"name ENDSWITH 'y'", cy));
  XCTAssertTrue(holds(@"name LIKE[cd] 'c*'", cy));
  XCTAssertTrue(holds(@"name MATCHES[cd] 'c.'", cy));
}

- (void)testLike {
  HOLDS(@"name LIKE 'A*'");
  HOLDS(@"name LIKE '?da'");
  HOLDS(@"name LIKE '*'");
  HOLDS(@"name LIKE '*d*'");
  HOLDS(@"name LIKE[c] 'a?A'");
  FAILS(@"name LIKE 'A'");
  FAILS(@"name LIKE '?\\?'");
  XCTAssertTrue(holds(@"SELF LIKE 'a\\\\*b'", @"a*b"));
  XCTAssertFalse(holds(@"SELF LIKE 'a\\\\*b'", @"axb"));
  XCTAssertTrue(holds(@"SELF LIKE 'a*b*c'", @"a-b-b-c"));
  XCTAssertFalse(holds(@"SELF LIKE 'a*b*c'", @"a-b-b"));
}

- (void)testMatches {
  HOLDS(@"name MATCHES 'A[a-z]+'");
  FAILS(@"name MATCHES 'A'");
  HOLDS(@"name MATCHES 'A|Ada'");
  HOLDS(@"name MATCHES[c] 'ADA'");
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"\\d{3}"] evaluateWithObject:@"123"]));
  XCTAssertFalse(([[NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"\\d{3}"] evaluateWithObject:@"123\n"]));
  XCTAssertThrowsSpecificNamed(holds(@"name MATCHES '('", ada), NSException, NSInvalidArgumentException);
}

- (void)testStringsOfOtherThings {
  XCTAssertThrowsSpecificNamed(holds(@"age CONTAINS 'x'", ada), NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(holds(@"age BEGINSWITH 'x'", ada), NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(holds(@"name MATCHES 5", ada), NSException, NSInvalidArgumentException);
}

- (void)testLogic {
  HOLDS(@"age > 1 AND age < 99");
  HOLDS(@"age > 1 && age < 99");
  HOLDS(@"age > 99 OR age < 99");
  HOLDS(@"age > 99 || name == 'Ada'");
  HOLDS(@"NOT age > 99");
  HOLDS(@"! (age > 99)");
  FAILS(@"not age = 36");
  HOLDS(@"(age = 1 or age = 36) and name = 'Ada'");
  HOLDS(@"age = 36 or age = 1 and name = 'nobody'");
  HOLDS(@"NOT (NOT age = 36)");
  HOLDS(@"TRUEPREDICATE");
  FAILS(@"FALSEPREDICATE OR falsepredicate");
}

- (void)testLiterals {
  HOLDS(@"active == YES");
  HOLDS(@"active == true");
  FAILS(@"active == NO");
  HOLDS(@"boss == nil");
  HOLDS(@"boss == NULL");
  FAILS(@"boss != nil");
  HOLDS(@"name == 'A\\x' OR name == \"A\\\"\" OR name == 'Ad\\u0061'");
  HOLDS(@"-age == -36");
  HOLDS(@"age == -(-36)");
}

- (void)testNil {
  FAILS(@"boss.age > 3");
  FAILS(@"boss.age < 3");
  HOLDS(@"boss.age == nil");
  FAILS(@"boss.name CONTAINS 'x'");
  XCTAssertFalse(holds(@"name == 'x'", nil));
  XCTAssertTrue(holds(@"SELF == nil", nil));
  XCTAssertTrue(holds(@"SELF == nil", [NSNull null]));
  XCTAssertTrue(holds(@"x == nil", @{ @"x" : [NSNull null] }));
}

- (void)testKeyPaths {
  XCTAssertTrue(holds(@"boss.boss.name == 'Ada'", cy));
  XCTAssertTrue(holds(@"SELF.boss.boss.name == 'Ada'", cy));
  HOLDS(@"tags.@count == 2");
  HOLDS(@"tags[0] == 'math'");
  HOLDS(@"tags[FIRST] == 'math'");
  HOLDS(@"tags[last] == 'poetry'");
  HOLDS(@"tags[SIZE] == 2");
  XCTAssertTrue(holds(@"x['y'] == 1", @{ @"x" : @{ @"y" : @1 } }));
  XCTAssertTrue(holds(@"#size == 3 AND #in == 1", (@{ @"size" : @3, @"in" : @1 })));
  XCTAssertTrue(holds(@"reports.@max.age == 36", cy));
  XCTAssertTrue(holds(@"SELF > 4", @5));
  XCTAssertThrowsSpecificNamed(holds(@"nothing == 3", ada), NSException, NSUndefinedKeyException);
}

- (void)testAggregates {
  XCTAssertTrue(holds(@"ANY reports.age > 30", cy));
  XCTAssertTrue(holds(@"SOME reports.name == 'Bo'", cy));
  XCTAssertFalse(holds(@"ALL reports.age > 30", cy));
  XCTAssertTrue(holds(@"NONE reports.age > 40", cy));
  HOLDS(@"ANY tags BEGINSWITH 'p'");
  HOLDS(@"ALL tags LIKE '*t*'");
  HOLDS(@"ANY tags IN {'math', 'x'}");
  XCTAssertFalse(holds(@"ANY tags == 'x'", bo));
  XCTAssertTrue(holds(@"ALL tags == 'x'", bo));
  XCTAssertThrowsSpecificNamed(holds(@"ANY name == 'x'", ada), NSException, NSInvalidArgumentException);
}

- (void)testSubqueries {
  XCTAssertTrue(holds(@"SUBQUERY(reports, $r, $r.age > 30).@count == 1", cy));
  XCTAssertTrue(holds(@"SUBQUERY(reports, $r, $r.age > 30 AND ANY $r.tags == 'math').@count > 0", cy));
  XCTAssertTrue(
    holds(@"SUBQUERY(reports, $a, SUBQUERY(reports, $b, $b.age > $a.age).@count > 0)[FIRST].name == 'Bo'"
          @" OR TRUEPREDICATE", cy));
  XCTAssertTrue(holds(@"SUBQUERY(SELF, $x, $x > 2).@count == 2", (@[ @1, @3, @4 ])));
}

- (void)testArithmetic {
  HOLDS(@"age + 4 == 40");
  HOLDS(@"age - 6 == 30");
  HOLDS(@"age * 2 + 1 == 73");
  HOLDS(@"1 + age * 2 == 73");
  HOLDS(@"(1 + age) * 2 == 74");
  HOLDS(@"age / 5 == 7");
  HOLDS(@"age / 5.0 == 7.2");
  HOLDS(@"2 ** 3 == 8");
  HOLDS(@"10 - 3 - 2 == 5");
  HOLDS(@"(age & 4) == 4");
  HOLDS(@"(1 << 4 | 1) == 17");
  FAILS(@"boss.age + 1 > 0");
  XCTAssertThrowsSpecificNamed(holds(@"name + 1 == 2", ada), NSException, NSInvalidArgumentException);
}

- (void)testArguments {
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"name == %@ AND age == %d", @"Ada", 36] evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"%K == %@", @"boss.name", @"Ada"] evaluateWithObject:bo]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"%K.%K == %@", @"boss", @"name", @"Ada"] evaluateWithObject:bo]));
  XCTAssertTrue(
    ([[NSPredicate predicateWithFormat:@"age == %ld AND age == %lld AND age == %lu AND age == %i", 36L, 36LL, 36UL, 36]
      evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"pay == %f AND pay > %g", 1500.5, 1.0] evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"age > %d", -3] evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"boss == %@", nil] evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"boss == %@", ada] evaluateWithObject:bo]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"hired < %@", [NSDate date]] evaluateWithObject:ada]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"name == '%@'"] evaluateWithObject:@{ @"name" : @"%@" }]));
}

- (void)testArgumentArray {
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"%K == %@" argumentArray:@[ @"age", @36 ]];
  XCTAssertTrue([predicate evaluateWithObject:ada]);
  XCTAssertThrowsSpecificNamed(
    [NSPredicate predicateWithFormat:@"age == %@" argumentArray:@[]], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSPredicate predicateWithFormat:@"%K == 1" argumentArray:@[ @5 ]], NSException, NSInvalidArgumentException);
}

static NSPredicate *made(NSString *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSPredicate *predicate = [NSPredicate predicateWithFormat:format arguments:arguments];
  va_end(arguments);
  return predicate;
}

- (void)testArgumentList {
  XCTAssertTrue([made(@"age == %d AND name BEGINSWITH %@", 36, @"A") evaluateWithObject:ada]);
}

- (void)testVariables {
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"age > $AGE AND name == $NAME"];
  NSDictionary *values = @{ @"AGE" : @3, @"NAME" : @"Ada" };
  XCTAssertTrue([predicate evaluateWithObject:ada substitutionVariables:values]);
  NSPredicate *substituted = [predicate predicateWithSubstitutionVariables:values];
  XCTAssertTrue([substituted evaluateWithObject:ada]);
  XCTAssertEqualObjects(substituted.predicateFormat, @"age > 3 AND name == \"Ada\"");
  XCTAssertThrowsSpecificNamed([predicate evaluateWithObject:ada], NSException, NSInvalidArgumentException);
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"boss == $BOSS"]
    evaluateWithObject:ada
    substitutionVariables:@{ @"BOSS" : [NSNull null] }]));
}

- (void)testBlocksAndValues {
  NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(Employee *object, NSDictionary *bindings) {
    return object.age > [bindings[@"AGE"] integerValue];
  }];
  XCTAssertTrue([predicate evaluateWithObject:ada]);
  XCTAssertFalse([predicate evaluateWithObject:ada substitutionVariables:@{ @"AGE" : @40 }]);
  XCTAssertTrue([[NSPredicate predicateWithValue:YES] evaluateWithObject:nil]);
  XCTAssertFalse([[NSPredicate predicateWithValue:NO] evaluateWithObject:nil]);
  NSPredicate *thrower = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) {
    @throw [NSException exceptionWithName:@"Mine" reason:nil userInfo:nil];
  }];
  XCTAssertThrowsSpecificNamed([thrower evaluateWithObject:nil], NSException, @"Mine");
  XCTAssertThrowsSpecificNamed(
    [NSPredicate predicateWithBlock:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testPredicateOfAnotherClass {
  OddPredicate *odd = [[OddPredicate alloc] init];
  XCTAssertEqualObjects(([@[ @1, @2, @3 ] filteredArrayUsingPredicate:odd]), (@[ @1, @3 ]));
  NSPredicate *both = [NSCompoundPredicate
    andPredicateWithSubpredicates:@[ odd, [NSPredicate predicateWithFormat:@"SELF > 1"] ]];
  XCTAssertEqualObjects(([@[ @1, @2, @3 ] filteredArrayUsingPredicate:both]), @[ @3 ]);
  XCTAssertEqual(odd.asked, 6);
}

- (void)testEquality {
  NSPredicate *one = [NSPredicate predicateWithFormat:@"age > 3"];
  XCTAssertEqualObjects(one, [NSPredicate predicateWithFormat:@"(age>3)"]);
  XCTAssertEqual(one.hash, [NSPredicate predicateWithFormat:@"(age>3)"].hash);
  XCTAssertNotEqualObjects(one, [NSPredicate predicateWithFormat:@"age > 4"]);
  XCTAssertTrue([one copy] == one);
}

@end
