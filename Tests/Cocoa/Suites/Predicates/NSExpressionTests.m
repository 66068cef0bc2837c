#import "Employee.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSExpressionTests : XCTestCase
@end

@implementation NSExpressionTests

static id value(NSString *format, id object) {
  return [[NSExpression expressionWithFormat:format argumentArray:@[]] expressionValueWithObject:object context:nil];
}

- (void)testArithmetic {
  XCTAssertEqualObjects(value(@"1 + 2 * 3", nil), @7);
  XCTAssertEqualObjects(value(@"5 / 2", nil), @2);
  XCTAssertEqualObjects(value(@"5.0 / 2", nil), @2.5);
  XCTAssertEqualObjects(value(@"2 ** 10", nil), @1024);
  XCTAssertEqualObjects(value(@"2 ** 0.5", nil), @1.4142135623730951);
  XCTAssertTrue(isinf([value(@"1 / 0", nil) doubleValue]));
  XCTAssertEqualObjects(value(@"modulus:by:(7, 4)", nil), @3);
  XCTAssertEqualObjects(value(@"9223372036854775807 + 1", nil), @9223372036854775808.0);
  XCTAssertEqualObjects(value(@"-3 - -4", nil), @1);
}

- (void)testStatistics {
  XCTAssertEqualObjects(value(@"sum({1, 2, 3})", nil), @6);
  XCTAssertEqualObjects(value(@"sum(1, 2.5)", nil), @3.5);
  XCTAssertEqualObjects(value(@"count({1, 2, 3})", nil), @3);
  XCTAssertEqualObjects(value(@"min({3, 1, 2})", nil), @1);
  XCTAssertEqualObjects(value(@"max(SELF)", (@[ @3, @9, @2 ])), @9);
  XCTAssertEqualObjects(value(@"average({1, 2, 6})", nil), @3);
  XCTAssertEqualObjects(value(@"median({5, 1, 2, 8})", nil), @3.5);
  XCTAssertEqualObjects(value(@"stddev({2, 4, 4, 4, 5, 5, 7, 9})", nil), @2);
  XCTAssertEqualObjects(value(@"mode({1, 2, 2})", nil), @[ @2 ]);
  XCTAssertNil(value(@"average({})", nil));
  XCTAssertThrowsSpecificNamed(value(@"sum({'x'})", nil), NSException, NSInvalidArgumentException);
}

- (void)testFunctions {
  XCTAssertEqualObjects(value(@"sqrt(16)", nil), @4);
  XCTAssertEqualObjects(value(@"abs(-3)", nil), @3);
  XCTAssertEqualObjects(value(@"floor(2.7) + ceiling(2.1)", nil), @5);
  XCTAssertEqualObjects(value(@"uppercase('ab')", nil), @"AB");
  XCTAssertEqualObjects(value(@"lowercase:('AB')", nil), @"ab");
  XCTAssertEqualObjects(value(@"length('abc')", nil), @3);
  XCTAssertTrue([value(@"now()", nil) isKindOfClass:[NSDate class]]);
  XCTAssertEqualObjects(value(@"CAST('3.5', 'NSNumber')", nil), @3.5);
  XCTAssertEqualObjects(value(@"CAST(7, 'NSString')", nil), @"7");
  XCTAssertEqualObjects(
    value(@"CAST(10, 'NSDate')", nil), [NSDate dateWithTimeIntervalSinceReferenceDate:10]);
  XCTAssertEqualObjects(value(@"TERNARY(1 == 1, 'yes', 'no')", nil), @"yes");
  XCTAssertEqualObjects(value(@"FUNCTION(SELF, 'ageIn:', 4)", [Employee named:@"x" age:3]), @7);
}

- (void)testSets {
  XCTAssertEqualObjects(value(@"{1, 2} UNION {2, 3}", nil), ([NSSet setWithObjects:@1, @2, @3, nil]));
  XCTAssertEqualObjects(value(@"{1, 2} INTERSECT {2, 3}", nil), [NSSet setWithObject:@2]);
  XCTAssertEqualObjects(value(@"{1, 2} MINUS {2, 3}", nil), [NSSet setWithObject:@1]);
}

- (void)testMaking {
  NSExpression *path = [NSExpression expressionForKeyPath:@"age"];
  XCTAssertEqual(path.expressionType, NSKeyPathExpressionType);
  XCTAssertEqualObjects(path.keyPath, @"age");
  XCTAssertEqualObjects([path expressionValueWithObject:@{ @"age" : @3 } context:nil], @3);
  NSExpression *constant = [NSExpression expressionForConstantValue:@5];
  XCTAssertEqual(constant.expressionType, NSConstantValueExpressionType);
  XCTAssertEqualObjects(constant.constantValue, @5);
  NSExpression *sum = [NSExpression expressionForFunction:@"add:to:" arguments:@[ path, constant ]];
  XCTAssertEqualObjects(sum.description, @"age + 5");
  XCTAssertEqualObjects(sum.function, @"add:to:");
  XCTAssertEqual(sum.arguments.count, 2);
  XCTAssertEqualObjects([sum expressionValueWithObject:@{ @"age" : @3 } context:nil], @8);
  XCTAssertEqual([NSExpression expressionForEvaluatedObject].expressionType, NSEvaluatedObjectExpressionType);
  XCTAssertEqualObjects([[NSExpression expressionForConstantValue:nil] description], @"nil");
}

- (void)testVariables {
  NSExpression *variable = [NSExpression expressionForVariable:@"x"];
  XCTAssertEqualObjects(variable.variable, @"x");
  NSMutableDictionary *context = [@{ @"x" : @3 } mutableCopy];
  XCTAssertEqualObjects([variable expressionValueWithObject:nil context:context], @3);
  XCTAssertThrowsSpecificNamed(
    [variable expressionValueWithObject:nil context:nil], NSException, NSInvalidArgumentException);
}

- (void)testBlocks {
  NSExpression *block = [NSExpression
    expressionForBlock:^id(id object, NSArray *arguments, NSMutableDictionary *context) {
      return [arguments arrayByAddingObject:object];
    }
             arguments:@[ [NSExpression expressionForConstantValue:@1] ]];
  XCTAssertEqualObjects([block expressionValueWithObject:@"o" context:nil], (@[ @1, @"o" ]));
  XCTAssertEqual(block.expressionType, NSBlockExpressionType);
}

- (void)testAggregates {
  NSExpression *list = [NSExpression expressionForAggregate:@[
    [NSExpression expressionForConstantValue:@1], [NSExpression expressionForKeyPath:@"self"]
  ]];
  XCTAssertEqualObjects([list expressionValueWithObject:@2 context:nil], (@[ @1, @2 ]));
  XCTAssertEqual([(NSArray *)list.collection count], 2);
}

- (void)testWhatItHasNot {
  XCTAssertThrowsSpecificNamed(
    [[NSExpression expressionForConstantValue:@1] keyPath], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [[NSExpression expressionForKeyPath:@"a"] constantValue], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [NSExpression expressionForFunction:@"frobnicate:" arguments:@[]], NSException, NSInvalidArgumentException);
}

- (void)testFormatArguments {
  NSExpression *expression = [NSExpression expressionWithFormat:@"%K + %d * %@", @"age", 2, @3];
  XCTAssertEqualObjects([expression expressionValueWithObject:@{ @"age" : @1 } context:nil], @7);
  XCTAssertThrowsSpecificNamed(
    [NSExpression expressionWithFormat:@"age > 3"], NSException, NSInvalidArgumentException);
}

@end
