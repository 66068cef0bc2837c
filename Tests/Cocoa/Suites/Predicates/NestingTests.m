#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// Predicates and expressions that are deep in one another.
@interface NestingTests : XCTestCase
@end

@implementation NestingTests

static NSString *repeated(NSString *text, NSUInteger count) {
  return [@"" stringByPaddingToLength:text.length * count withString:text startingAtIndex:0];
}

#define ASSERT_TOO_DEEP(expression) \
  XCTAssertThrowsSpecificNamed(expression, NSException, NSInvalidArgumentException)

- (void)testLongCalculations {
  for (NSString *term in @[ @"1+", @"1*", @"2**", @"1|", @"a UNION " ]) {
    NSString *format = [repeated(term, 100000) stringByAppendingString:@"1 == 1"];
    ASSERT_TOO_DEEP([NSPredicate predicateWithFormat:format argumentArray:nil]);
  }
  NSString *indexes = [@"a" stringByAppendingString:repeated(@"[0]", 30000)];
  ASSERT_TOO_DEEP([NSExpression expressionWithFormat:indexes argumentArray:nil]);
  NSString *sum = [repeated(@"1 + ", 400) stringByAppendingString:@"1"];
  XCTAssertEqualObjects(
    [[NSExpression expressionWithFormat:sum argumentArray:nil] expressionValueWithObject:nil
                                                                                 context:nil],
    @401);
}

- (void)testLongLogicIsNotDeep {
  NSString *format = [repeated(@"1 == 1 AND ", 10000) stringByAppendingString:@"1 == 2"];
  XCTAssertFalse([[NSPredicate predicateWithFormat:format argumentArray:nil]
    evaluateWithObject:nil]);
}

- (void)testCompoundPredicates {
  NSPredicate *start = [NSPredicate predicateWithValue:YES];
  NSPredicate * (^makers[])(NSPredicate *) = {
    ^(NSPredicate *part) {
      return (NSPredicate *)[NSCompoundPredicate notPredicateWithSubpredicate:part];
    },
    ^(NSPredicate *part) {
      return (NSPredicate *)[NSCompoundPredicate andPredicateWithSubpredicates:@[ part ]];
    },
    ^(NSPredicate *part) {
      return (NSPredicate *)[NSCompoundPredicate orPredicateWithSubpredicates:@[ part, start ]];
    },
    ^(NSPredicate *part) {
      return (NSPredicate *)[[NSCompoundPredicate alloc] initWithType:NSAndPredicateType
                                                        subpredicates:@[ start, part ]];
    },
  };
  for (NSUInteger i = 0; i < 4; i++) {
    NSPredicate *deep = start;
    for (NSUInteger depth = 0; depth < 400; depth++) deep = makers[i](deep);
    XCTAssertTrue([deep evaluateWithObject:@1]);
    XCTAssertNotNil(deep.predicateFormat);
    ASSERT_TOO_DEEP(({
      for (NSUInteger depth = 0; depth < 20000; depth++) deep = makers[i](deep);
    }));
  }
}

- (void)testExpressions {
  NSExpression *one = [NSExpression expressionForConstantValue:@1];
  NSExpression * (^makers[])(NSExpression *) = {
    ^(NSExpression *part) {
      return [NSExpression expressionForFunction:@"abs:" arguments:@[ part ]];
    },
    ^(NSExpression *part) { return [NSExpression expressionForAggregate:@[ part ]]; },
    ^(NSExpression *part) { return [NSExpression expressionForConstantValue:part]; },
    ^(NSExpression *part) { return [NSExpression expressionForUnionSet:part with:one]; },
    ^(NSExpression *part) {
      NSPredicate *condition = [NSComparisonPredicate
        predicateWithLeftExpression:part
                    rightExpression:one
                           modifier:NSDirectPredicateModifier
                               type:NSEqualToPredicateOperatorType
                            options:0];
      return [NSExpression expressionForConditional:condition
                                     trueExpression:one
                                    falseExpression:one];
    },
  };
  for (NSUInteger i = 0; i < 5; i++) {
    NSExpression *deep = one;
    for (NSUInteger depth = 0; depth < 200; depth++) deep = makers[i](deep);
    XCTAssertNotNil(deep.description);
    ASSERT_TOO_DEEP(({
      for (NSUInteger depth = 0; depth < 20000; depth++) deep = makers[i](deep);
    }));
  }
}

- (void)testValuesOfVariables {
  NSString *sum = [repeated(@"1 + ", 400) stringByAppendingString:@"$x"];
  NSPredicate *predicate =
    [NSPredicate predicateWithFormat:[sum stringByAppendingString:@" == 1"] argumentArray:nil];
  NSPredicate *made = [predicate predicateWithSubstitutionVariables:@{ @"x" : @1 }];
  XCTAssertFalse([made evaluateWithObject:nil]);
}

- (void)testPredicatesAsValuesOfVariables {
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"$x == 1"];
  ASSERT_TOO_DEEP(({
    NSPredicate *made = predicate;
    for (NSUInteger depth = 0; depth < 20000; depth++)
      made = [predicate predicateWithSubstitutionVariables:@{ @"x" : made }];
  }));
}

- (void)testTheMessage {
  NSString *format = [repeated(@"1+", 600) stringByAppendingString:@"1 == 1"];
  @try {
    [NSPredicate predicateWithFormat:format argumentArray:nil];
    XCTFail(@"nothing was raised");
  } @catch (NSException *exception) {
    XCTAssertTrue([exception.reason hasPrefix:@"no more than 500 levels of predicates and "
                                              @"expressions are accepted"],
                  @"%@", exception.reason);
  }
}

@end
