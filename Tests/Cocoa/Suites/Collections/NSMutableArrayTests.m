#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSMutableArrayTests : XCTestCase
@end

@implementation NSMutableArrayTests {
  NSMutableArray *array;
}

- (void)setUp { array = [@[ @0, @1, @2, @3 ] mutableCopy]; }

static NSIndexSet *indexes(NSUInteger first, NSUInteger second) {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndex:first];
  [set addIndex:second];
  return set;
}

- (void)testCapacity {
  XCTAssertEqualObjects([NSMutableArray arrayWithCapacity:10], @[]);
  NSMutableArray *made = [[NSMutableArray alloc] initWithCapacity:NSUIntegerMax];
  [made addObject:@1];
  XCTAssertEqualObjects(made, @[ @1 ]);
}

- (void)testAddingNil {
  XCTAssertThrowsSpecificNamed([array addObject:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [array insertObject:(id)nil atIndex:0], NSException, NSInvalidArgumentException);
  XCTAssertEqual(array.count, 4);
}

- (void)testInsertingBeyondEnd {
  [array insertObject:@4 atIndex:4];
  XCTAssertEqualObjects(array.lastObject, @4);
  XCTAssertThrowsSpecificNamed([array insertObject:@9 atIndex:6], NSException, NSRangeException);
}

- (void)testInsertingManyObjects {
  NSMutableArray *front = [NSMutableArray array], *middle = [NSMutableArray array];
  for (int i = 0; i < 50; i++) {
    [front insertObject:@(i) atIndex:0];
    NSArray *copy = [middle copy];
    [middle insertObject:@(i) atIndex:i / 2];
    XCTAssertEqual(copy.count, (NSUInteger)i);
    XCTAssertEqualObjects(middle[i / 2], @(i));
  }
  for (int i = 0; i < 50; i++) XCTAssertEqualObjects(front[i], @(49 - i));
  XCTAssertEqual([NSSet setWithArray:middle].count, 50);
  XCTAssertThrowsSpecificNamed(
    [front insertObject:@1 atIndex:NSUIntegerMax], NSException, NSRangeException);
}

- (void)testReplacing {
  NSString *literal = @"text", *small = [NSString stringWithFormat:@"%d", 7];
  [array replaceObjectAtIndex:0 withObject:literal];
  [array replaceObjectAtIndex:3 withObject:small];
  XCTAssertEqualObjects(array, (@[ @"text", @1, @2, @"7" ]));
  XCTAssertThrowsSpecificNamed(
    [array replaceObjectAtIndex:0 withObject:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [array setObject:(id)nil atIndexedSubscript:0], NSException, NSInvalidArgumentException);
  for (NSNumber *index in @[ @4, @(NSUIntegerMax) ])
    XCTAssertThrowsSpecificNamed(
      [array replaceObjectAtIndex:index.unsignedIntegerValue withObject:@1], NSException,
      NSRangeException);
  XCTAssertEqual(array.count, 4);
}

- (void)testInsertingAtIndexes {
  [array insertObjects:@[ @"a", @"b" ] atIndexes:indexes(0, 3)];
  XCTAssertEqualObjects(array, (@[ @"a", @0, @1, @"b", @2, @3 ]));
  [array insertObjects:@[ @"y", @"z" ] atIndexes:indexes(6, 7)];
  XCTAssertEqualObjects(array.lastObject, @"z");
  XCTAssertThrowsSpecificNamed(
    [array insertObjects:@[ @1 ] atIndexes:indexes(0, 1)], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    ([array insertObjects:@[ @1, @2 ] atIndexes:indexes(0, 20)]), NSException, NSRangeException);
}

- (void)testRemovingAtIndexes {
  [array removeObjectsAtIndexes:indexes(0, 3)];
  XCTAssertEqualObjects(array, (@[ @1, @2 ]));
  XCTAssertThrowsSpecificNamed(
    [array removeObjectsAtIndexes:indexes(0, 2)], NSException, NSRangeException);
  XCTAssertEqual(array.count, 2);
}

- (void)testReplacingAtIndexes {
  [array replaceObjectsAtIndexes:indexes(1, 2) withObjects:@[ @"a", @"b" ]];
  XCTAssertEqualObjects(array, (@[ @0, @"a", @"b", @3 ]));
  XCTAssertThrowsSpecificNamed(
    [array replaceObjectsAtIndexes:indexes(1, 2) withObjects:@[ @1 ]], NSException,
    NSInvalidArgumentException);
}

- (void)testRemovingRanges {
  [array removeObjectsInRange:NSMakeRange(1, 2)];
  XCTAssertEqualObjects(array, (@[ @0, @3 ]));
  XCTAssertThrowsSpecificNamed(
    [array removeObjectsInRange:NSMakeRange(1, 2)], NSException, NSRangeException);
}

- (void)testReplacingRanges {
  [array replaceObjectsInRange:NSMakeRange(1, 1) withObjectsFromArray:@[ @"a", @"b" ]];
  XCTAssertEqualObjects(array, (@[ @0, @"a", @"b", @2, @3 ]));
  [array replaceObjectsInRange:NSMakeRange(0, 5) withObjectsFromArray:array range:NSMakeRange(1, 1)];
  XCTAssertEqualObjects(array, @[ @"a" ]);
}

- (void)testRemovingObjects {
  NSMutableArray *texts = [@[ @"a", @"b", @"a", @"c" ] mutableCopy];
  [texts removeObject:@"a" inRange:NSMakeRange(1, 3)];
  XCTAssertEqualObjects(texts, (@[ @"a", @"b", @"c" ]));
  [texts removeObject:@"a"];
  [texts removeObject:@"nothing"];
  XCTAssertEqualObjects(texts, (@[ @"b", @"c" ]));
  [texts removeObjectsInArray:@[ @"c", @"d" ]];
  XCTAssertEqualObjects(texts, @[ @"b" ]);
}

- (void)testRemovingIdenticalObjects {
  Person *one = [Person named:@"a" age:1], *other = [Person named:@"a" age:1];
  NSMutableArray *people = [@[ one, other, one ] mutableCopy];
  [people removeObjectIdenticalTo:one inRange:NSMakeRange(1, 2)];
  XCTAssertEqual(people.count, 2);
  [people removeObjectIdenticalTo:one];
  XCTAssertEqual(people.count, 1);
  XCTAssertTrue(people[0] == other);
}

- (void)testRemovingLast {
  [array removeLastObject];
  XCTAssertEqual(array.count, 3);
  [array removeAllObjects];
  XCTAssertThrowsSpecificNamed([array removeLastObject], NSException, NSRangeException);
}

- (void)testSettingAndAdding {
  [array setArray:@[ @9 ]];
  [array addObjectsFromArray:array];
  XCTAssertEqualObjects(array, (@[ @9, @9 ]));
  array[2] = @8;
  array[0] = @7;
  XCTAssertEqualObjects(array, (@[ @7, @9, @8 ]));
  XCTAssertThrowsSpecificNamed(array[5] = @1, NSException, NSRangeException);
}

- (void)testExchanging {
  [array exchangeObjectAtIndex:0 withObjectAtIndex:3];
  XCTAssertEqualObjects(array, (@[ @3, @1, @2, @0 ]));
  XCTAssertThrowsSpecificNamed(
    [array exchangeObjectAtIndex:0 withObjectAtIndex:4], NSException, NSRangeException);
}

static NSInteger backwards(id a, id b, void *context) { return [b compare:a]; }

- (void)testSorting {
  [array sortUsingComparator:^(id a, id b) { return [b compare:a]; }];
  XCTAssertEqualObjects(array[0], @3);
  [array sortUsingSelector:@selector(compare:)];
  XCTAssertEqualObjects(array[0], @0);
  [array sortUsingFunction:backwards context:NULL];
  XCTAssertEqualObjects(array[0], @3);
  [array sortUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:YES] ]];
  XCTAssertEqualObjects(array[0], @0);
}

- (void)testSortThatThrowsChangesNothing {
  XCTAssertThrows([array sortUsingComparator:^NSComparisonResult(id a, id b) {
    [NSException raise:NSGenericException format:@"no"];
    return NSOrderedSame;
  }]);
  XCTAssertEqualObjects(array, (@[ @0, @1, @2, @3 ]));
}

@end
