#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// What a predicate is written as is read as the same predicate. The cases are drawn, the same ones each time.
@interface PredicateTextTests : XCTestCase
@end

@implementation PredicateTextTests {
  uint64_t _state;
}

- (unsigned)draw:(unsigned)count {
  _state = _state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(_state >> 33) % count;
}

- (NSExpression *)constant {
  NSArray *values = @[
    @0, @1, @2, @5, @(-1), @(-3), @0.5, @2.0, @(-2.0), @(-1.5), @1e20, @(ULLONG_MAX), @(LLONG_MIN), @(LLONG_MAX), @YES,
    @(INFINITY), @(-INFINITY)
  ];
  return [NSExpression expressionForConstantValue:values[[self draw:(unsigned)values.count]]];
}

- (NSExpression *)calculation:(int)depth {
  if (depth == 0 || [self draw:5] == 0) {
    switch ([self draw:4]) {
      case 0: return [NSExpression expressionForKeyPath:@[ @"a", @"b", @"SELF", @"any.count" ][[self draw:3]]];
      default: return [self constant];
    }
  }
  NSArray *functions = @[
    @"add:to:", @"from:subtract:", @"multiply:by:", @"divide:by:", @"raise:toPower:", @"bitwiseAnd:with:",
    @"bitwiseOr:with:", @"bitwiseXor:with:", @"leftshift:by:", @"rightshift:by:", @"modulus:by:"
  ];
  NSExpression *left = [self calculation:depth - 1], *right = [self calculation:depth - 1];
  switch ([self draw:14]) {
    case 0: return [NSExpression expressionForFunction:@"onesComplement:" arguments:@[ left ]];
    case 1: return [NSExpression expressionForFunction:@"abs:" arguments:@[ left ]];
    case 2:
      return [NSExpression expressionForConditional:[self predicate:depth - 1]
                                     trueExpression:left
                                    falseExpression:right];
    default: {
      NSString *name = functions[[self draw:(unsigned)functions.count]];
      return [NSExpression expressionForFunction:name arguments:@[ left, right ]];
    }
  }
}

- (NSPredicate *)predicate:(int)depth {
  if (depth > 0 && [self draw:3] > 0) {
    NSMutableArray *parts = [NSMutableArray array];
    NSCompoundPredicateType type = [self draw:3];
    int count = type == NSNotPredicateType ? 1 : (int)[self draw:4];
    for (int i = 0; i < count; i++) [parts addObject:[self predicate:depth - 1]];
    return [[NSCompoundPredicate alloc] initWithType:type subpredicates:parts];
  }
  if ([self draw:8] == 0) return [NSPredicate predicateWithValue:[self draw:2] == 0];
  return [NSComparisonPredicate predicateWithLeftExpression:[self calculation:MIN(depth, 2)]
                                            rightExpression:[self calculation:MIN(depth, 2)]
                                                   modifier:NSDirectPredicateModifier
                                                       type:[self draw:6]
                                                    options:0];
}

/// What a block gives, or the name of the exception that it raises.
static id outcome(id (^block)(void)) {
  @try {
    return block() ?: @"nil";
  } @catch (NSException *exception) {
    return exception.name;
  }
}

- (NSArray *)objects {
  return @[ @{@"a" : @3, @"b" : @(-2)}, @{@"a" : @0, @"b" : @0.5}, @{@"a" : @(-7.25), @"b" : @2} ];
}

- (void)testExpressions {
  for (int i = 0; i < 600; i++) {
    _state = (uint64_t)i;
    NSExpression *expression = [self calculation:4];
    NSExpression *read = [NSExpression expressionWithFormat:expression.description argumentArray:@[]];
    XCTAssertEqualObjects(read.description, expression.description);
    for (id object in self.objects) {
      id value = outcome(^{ return [expression expressionValueWithObject:object context:nil]; });
      id other = outcome(^{ return [read expressionValueWithObject:object context:nil]; });
      XCTAssertEqualObjects([value description], [other description], @"%d: %@", i, expression);
    }
  }
}

- (void)testPredicates {
  for (int i = 0; i < 600; i++) {
    _state = (uint64_t)i;
    NSPredicate *predicate = [self predicate:4];
    NSPredicate *read = [NSPredicate predicateWithFormat:predicate.predicateFormat argumentArray:@[]];
    XCTAssertEqualObjects(read.predicateFormat, predicate.predicateFormat);
    for (id object in self.objects) {
      id value = outcome(^id { return @([predicate evaluateWithObject:object]); });
      id other = outcome(^id { return @([read evaluateWithObject:object]); });
      XCTAssertEqualObjects(value, other, @"%d: %@", i, predicate);
    }
  }
}

- (void)testPowersOfNegativeNumbers {
  NSExpression *power = [NSExpression
    expressionForFunction:@"raise:toPower:"
                arguments:@[ [NSExpression expressionForConstantValue:@(-1)], [NSExpression expressionForConstantValue:@0] ]];
  XCTAssertEqualObjects(power.description, @"(-1) ** 0");
  XCTAssertEqualObjects(
    [[NSExpression expressionWithFormat:@"-1 ** 0" argumentArray:@[]] expressionValueWithObject:nil context:nil], @(-1));
}

- (void)testOnePartAlone {
  NSPredicate *either = [NSPredicate predicateWithFormat:@"a == 1 OR a == 2"];
  NSPredicate *alone = [NSCompoundPredicate andPredicateWithSubpredicates:@[ either ]];
  NSPredicate *none = [NSCompoundPredicate notPredicateWithSubpredicate:alone];
  XCTAssertEqualObjects(none.predicateFormat, @"NOT (a == 1 OR a == 2)");
}

@end
