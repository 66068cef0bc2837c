#import "Employee.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSComparisonPredicateTests : XCTestCase
@end

@implementation NSComparisonPredicateTests

- (void)testMaking {
  NSComparisonPredicate *predicate =
    [NSComparisonPredicate predicateWithLeftExpression:[NSExpression expressionForKeyPath:@"name"]
                                       rightExpression:[NSExpression expressionForConstantValue:@"ADA"]
                                              modifier:NSDirectPredicateModifier
                                                  type:NSEqualToPredicateOperatorType
                                               options:NSCaseInsensitivePredicateOption];
  XCTAssertEqualObjects(predicate.predicateFormat, @"name ==[c] \"ADA\"");
  XCTAssertTrue([predicate evaluateWithObject:@{ @"name" : @"Ada" }]);
  XCTAssertEqual(predicate.predicateOperatorType, NSEqualToPredicateOperatorType);
  XCTAssertEqual(predicate.options, NSCaseInsensitivePredicateOption);
  XCTAssertEqual(predicate.comparisonPredicateModifier, NSDirectPredicateModifier);
  XCTAssertEqualObjects(predicate.leftExpression.keyPath, @"name");
  XCTAssertTrue(predicate.customSelector == NULL);
}

- (void)testOfFormat {
  NSComparisonPredicate *predicate = (NSComparisonPredicate *)[NSPredicate predicateWithFormat:@"ALL x IN {1}"];
  XCTAssertTrue([predicate isKindOfClass:[NSComparisonPredicate class]]);
  XCTAssertEqual(predicate.comparisonPredicateModifier, NSAllPredicateModifier);
  XCTAssertEqual(predicate.predicateOperatorType, NSInPredicateOperatorType);
  XCTAssertEqual(predicate.rightExpression.expressionType, NSAggregateExpressionType);
}

- (void)testCustomSelector {
  NSComparisonPredicate *predicate =
    [[NSComparisonPredicate alloc] initWithLeftExpression:[NSExpression expressionForEvaluatedObject]
                                          rightExpression:[NSExpression expressionForVariable:@"other"]
                                           customSelector:@selector(likes:)];
  Employee *young = [Employee named:@"a" age:1], *old = [Employee named:@"b" age:2];
  XCTAssertTrue([predicate evaluateWithObject:young substitutionVariables:@{ @"other" : old }]);
  XCTAssertFalse([predicate evaluateWithObject:old substitutionVariables:@{ @"other" : young }]);
  XCTAssertEqual(predicate.predicateOperatorType, NSCustomSelectorPredicateOperatorType);
}

- (void)testWrongTypes {
  NSExpression *one = [NSExpression expressionForConstantValue:@1];
  XCTAssertThrowsSpecificNamed(
    [NSComparisonPredicate predicateWithLeftExpression:one rightExpression:one modifier:0 type:77 options:0],
    NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSComparisonPredicate predicateWithLeftExpression:one
                                       rightExpression:(id)nil
                                              modifier:0
                                                  type:NSEqualToPredicateOperatorType
                                               options:0], NSException, NSInvalidArgumentException);
}

@end

@interface NSCompoundPredicateTests : XCTestCase
@end

@implementation NSCompoundPredicateTests

- (void)testMaking {
  NSPredicate *yes = [NSPredicate predicateWithValue:YES], *no = [NSPredicate predicateWithValue:NO];
  XCTAssertTrue(([[NSCompoundPredicate andPredicateWithSubpredicates:@[ yes, yes ]] evaluateWithObject:nil]));
  XCTAssertFalse(([[NSCompoundPredicate andPredicateWithSubpredicates:@[ yes, no ]] evaluateWithObject:nil]));
  XCTAssertTrue(([[NSCompoundPredicate orPredicateWithSubpredicates:@[ no, yes ]] evaluateWithObject:nil]));
  XCTAssertTrue([[NSCompoundPredicate notPredicateWithSubpredicate:no] evaluateWithObject:nil]);
  XCTAssertTrue([[NSCompoundPredicate andPredicateWithSubpredicates:@[]] evaluateWithObject:nil]);
  XCTAssertFalse([[NSCompoundPredicate orPredicateWithSubpredicates:@[]] evaluateWithObject:nil]);
}

- (void)testParts {
  NSCompoundPredicate *predicate = (NSCompoundPredicate *)[NSPredicate predicateWithFormat:@"a = 1 OR b = 2 OR c = 3"];
  XCTAssertEqual(predicate.compoundPredicateType, NSOrPredicateType);
  XCTAssertEqual(predicate.subpredicates.count, 3);
  XCTAssertEqualObjects(predicate.subpredicates[1].predicateFormat, @"b == 2");
}

- (void)testInit {
  NSPredicate *yes = [NSPredicate predicateWithValue:YES];
  NSCompoundPredicate *predicate = [[NSCompoundPredicate alloc] initWithType:NSNotPredicateType subpredicates:@[ yes ]];
  XCTAssertEqualObjects(predicate.predicateFormat, @"NOT TRUEPREDICATE");
  XCTAssertThrowsSpecificNamed(
    ([[NSCompoundPredicate alloc] initWithType:NSNotPredicateType subpredicates:@[ yes, yes ]]), NSException,
    NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [[NSCompoundPredicate alloc] initWithType:9 subpredicates:@[]], NSException, NSInvalidArgumentException);
  XCTAssertThrows([NSCompoundPredicate andPredicateWithSubpredicates:(id) @[ @1 ]]);
}

- (void)testShortCircuit {
  __block int asked = 0;
  NSPredicate *counting = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) {
    asked++;
    return YES;
  }];
  NSPredicate *no = [NSPredicate predicateWithValue:NO], *yes = [NSPredicate predicateWithValue:YES];
  [[NSCompoundPredicate andPredicateWithSubpredicates:@[ no, counting ]] evaluateWithObject:nil];
  [[NSCompoundPredicate orPredicateWithSubpredicates:@[ yes, counting ]] evaluateWithObject:nil];
  XCTAssertEqual(asked, 0);
}

@end

@interface FilteringTests : XCTestCase
@end

@implementation FilteringTests {
  NSPredicate *large;
}

- (void)setUp { large = [NSPredicate predicateWithFormat:@"SELF > 2"]; }

- (void)testArrays {
  XCTAssertEqualObjects([(@[ @1, @3, @2, @5 ]) filteredArrayUsingPredicate:large], (@[ @3, @5 ]));
  NSMutableArray *array = [@[ @1, @3 ] mutableCopy];
  [array filterUsingPredicate:large];
  XCTAssertEqualObjects(array, @[ @3 ]);
  XCTAssertThrowsSpecificNamed(
    [@[ @1 ] filteredArrayUsingPredicate:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testSets {
  NSSet *set = [NSSet setWithObjects:@1, @3, nil];
  XCTAssertEqualObjects([set filteredSetUsingPredicate:large], [NSSet setWithObject:@3]);
  NSMutableSet *mutable = [set mutableCopy];
  [mutable filterUsingPredicate:large];
  XCTAssertEqual(mutable.count, 1);
}

- (void)testOrderedSets {
  NSOrderedSet *set = [NSOrderedSet orderedSetWithObjects:@5, @1, @3, nil];
  XCTAssertEqualObjects([set filteredOrderedSetUsingPredicate:large].array, (@[ @5, @3 ]));
  NSMutableOrderedSet *mutable = [set mutableCopy];
  [mutable filterUsingPredicate:large];
  XCTAssertFalse([mutable containsObject:@1]);
}

- (void)testMany {
  NSMutableArray *employees = [NSMutableArray array];
  for (int i = 0; i < 100000; i++)
    [employees addObject:[Employee named:[NSString stringWithFormat:@"Employee %d", i] age:i % 90]];
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"age >= 45 AND name CONTAINS[c] 'E 9'"];
  NSUInteger expected = 0;
  for (Employee *employee in employees)
    if (employee.age >= 45 && [employee.name.lowercaseString containsString:@"e 9"]) expected++;
  XCTAssertEqual([employees filteredArrayUsingPredicate:predicate].count, expected);
}

- (void)testThrowing {
  XCTAssertThrowsSpecificNamed(
    [@[ @"text" ] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"age > 3"]], NSException,
    NSUndefinedKeyException);
}

@end
