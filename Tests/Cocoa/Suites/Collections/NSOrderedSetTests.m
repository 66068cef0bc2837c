#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

#define ORDERED(...) ([NSOrderedSet orderedSetWithArray:@[ __VA_ARGS__ ]])

@interface NSOrderedSetTests : XCTestCase
@end

@implementation NSOrderedSetTests

- (void)testMaking {
  NSOrderedSet *set = [NSOrderedSet orderedSetWithObjects:@3, @1, @3, @2, nil];
  XCTAssertEqualObjects(set.array, (@[ @3, @1, @2 ]));
  XCTAssertEqualObjects(set, ORDERED(@3, @1, @2));
  XCTAssertEqualObjects(([[NSOrderedSet alloc] initWithObjects:@1, nil]), ORDERED(@1));
  XCTAssertEqualObjects([NSOrderedSet orderedSetWithObject:@1], ORDERED(@1));
  XCTAssertEqualObjects([NSOrderedSet orderedSetWithSet:[NSSet setWithObject:@1]], ORDERED(@1));
  XCTAssertEqualObjects([NSOrderedSet orderedSetWithOrderedSet:set], set);
  XCTAssertEqualObjects([[NSOrderedSet alloc] initWithOrderedSet:set], set);
  XCTAssertEqual([NSOrderedSet orderedSet].count, 0);
  XCTAssertEqualObjects(
    ([NSOrderedSet orderedSetWithArray:@[ @1, @2, @3 ] range:NSMakeRange(1, 2) copyItems:NO]), ORDERED(@2, @3));
  XCTAssertThrowsSpecificNamed(
    [NSOrderedSet orderedSetWithArray:@[ @1 ] range:NSMakeRange(1, 1) copyItems:NO], NSException,
    NSRangeException);
}

- (void)testReading {
  NSOrderedSet *set = ORDERED(@3, @1, @2);
  XCTAssertEqual(set.count, 3);
  XCTAssertEqualObjects(set[1], @1);
  XCTAssertEqualObjects([set objectAtIndex:2], @2);
  XCTAssertEqualObjects(set.firstObject, @3);
  XCTAssertEqualObjects(set.lastObject, @2);
  XCTAssertNil([NSOrderedSet orderedSet].lastObject);
  XCTAssertEqual([set indexOfObject:@2], 2);
  XCTAssertEqual([set indexOfObject:@9], NSNotFound);
  XCTAssertTrue([set containsObject:@3]);
  XCTAssertEqualObjects(set.set, ([NSSet setWithObjects:@1, @2, @3, nil]));
  XCTAssertEqualObjects(set.reversedOrderedSet, ORDERED(@2, @1, @3));
  XCTAssertThrowsSpecificNamed(set[3], NSException, NSRangeException);
}

- (void)testComparing {
  XCTAssertFalse([ORDERED(@1, @2) isEqual:ORDERED(@2, @1)]);
  XCTAssertTrue([ORDERED(@1, @2) isEqualToOrderedSet:ORDERED(@1, @2)]);
  XCTAssertTrue([ORDERED(@1) intersectsSet:[NSSet setWithObject:@1]]);
  XCTAssertTrue([ORDERED(@1) intersectsOrderedSet:ORDERED(@2, @1)]);
  XCTAssertTrue([ORDERED(@1) isSubsetOfOrderedSet:ORDERED(@2, @1)]);
  XCTAssertFalse([ORDERED(@1) isSubsetOfSet:[NSSet set]]);
  XCTAssertEqual(ORDERED(@1, @2).hash, ORDERED(@1, @2).hash);
}

- (void)testEnumerating {
  NSMutableArray *seen = [NSMutableArray array];
  NSOrderedSet *set = ORDERED(@"a", @"b", @"c");
  for (id object in set) [seen addObject:object];
  [set enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
    [seen addObject:@(index)];
    *stop = index == 1;
  }];
  [set enumerateObjectsWithOptions:NSEnumerationReverse
                        usingBlock:^(id object, NSUInteger index, BOOL *stop) { [seen addObject:object]; }];
  XCTAssertEqualObjects(seen, (@[ @"a", @"b", @"c", @0, @1, @"c", @"b", @"a" ]));
  XCTAssertEqualObjects([set reverseObjectEnumerator].nextObject, @"c");
}

- (void)testSearching {
  NSOrderedSet *set = ORDERED(@5, @6, @7);
  XCTAssertEqual(
    [set indexOfObjectPassingTest:^BOOL(NSNumber *number, NSUInteger index, BOOL *stop) {
      return number.intValue == 6;
    }], 1);
  XCTAssertEqual(
    [set indexesOfObjectsPassingTest:^BOOL(NSNumber *number, NSUInteger index, BOOL *stop) {
      return number.intValue > 5;
    }].count, 2);
  XCTAssertEqualObjects([set objectsAtIndexes:[NSIndexSet indexSetWithIndex:2]], @[ @7 ]);
  XCTAssertEqualObjects([set sortedArrayUsingComparator:^(id a, id b) { return [b compare:a]; }][0], @7);
}

- (void)testKeyValueCoding {
  NSOrderedSet *people = ORDERED([Person named:@"Ada" age:36], [Person named:@"Grace" age:36]);
  XCTAssertEqualObjects([people valueForKey:@"age"], ORDERED(@36));
  XCTAssertEqualObjects([people valueForKeyPath:@"@sum.age"], @72);
}

- (void)testCopies {
  NSMutableOrderedSet *set = [ORDERED(@1) mutableCopy];
  NSOrderedSet *copy = [set copy];
  [set addObject:@2];
  XCTAssertEqualObjects(copy, ORDERED(@1));
  XCTAssertTrue([copy copy] == copy);
  XCTAssertThrowsSpecificNamed([(id)copy addObject:@2], NSException, NSInvalidArgumentException);
}

@end

@interface NSMutableOrderedSetTests : XCTestCase
@end

@implementation NSMutableOrderedSetTests {
  NSMutableOrderedSet *set;
}

- (void)setUp { set = [NSMutableOrderedSet orderedSetWithObjects:@1, @2, @3, nil]; }

- (void)testAdding {
  [set addObject:@1];
  [set addObject:@4];
  [set addObjectsFromArray:@[ @4, @5 ]];
  [set insertObject:@0 atIndex:0];
  [set insertObject:@3 atIndex:0];
  XCTAssertEqualObjects(set.array, (@[ @0, @1, @2, @3, @4, @5 ]));
  XCTAssertThrowsSpecificNamed([set insertObject:@9 atIndex:7], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([set addObject:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testRemoving {
  [set removeObject:@2];
  [set removeObject:@9];
  XCTAssertEqualObjects(set.array, (@[ @1, @3 ]));
  [set removeObjectAtIndex:0];
  XCTAssertFalse([set containsObject:@1]);
  XCTAssertThrowsSpecificNamed([set removeObjectAtIndex:1], NSException, NSRangeException);
  [set addObjectsFromArray:@[ @4, @5, @6 ]];
  [set removeObjectsInRange:NSMakeRange(0, 2)];
  XCTAssertEqualObjects(set.array, (@[ @5, @6 ]));
  [set removeObjectsInArray:@[ @6 ]];
  [set removeObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0]];
  XCTAssertEqual(set.count, 0);
}

- (void)testReplacing {
  [set replaceObjectAtIndex:0 withObject:@9];
  XCTAssertEqualObjects(set.array, (@[ @9, @2, @3 ]));
  [set setObject:@10 atIndex:3];
  set[0] = @8;
  XCTAssertEqualObjects(set.array, (@[ @8, @2, @3, @10 ]));
  XCTAssertFalse([set containsObject:@9]);
  [set exchangeObjectAtIndex:0 withObjectAtIndex:3];
  XCTAssertEqualObjects(set.firstObject, @10);
}

- (void)testMoving {
  [set moveObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)] toIndex:1];
  XCTAssertEqualObjects(set.array, (@[ @3, @1, @2 ]));
  XCTAssertThrowsSpecificNamed(
    [set moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] toIndex:3], NSException, NSRangeException);
}

- (void)testUniting {
  [set unionSet:[NSSet setWithObject:@4]];
  [set unionOrderedSet:[NSOrderedSet orderedSetWithObject:@5]];
  XCTAssertEqualObjects(set.array, (@[ @1, @2, @3, @4, @5 ]));
  [set minusSet:[NSSet setWithObject:@1]];
  [set intersectOrderedSet:[NSOrderedSet orderedSetWithArray:@[ @5, @2, @7 ]]];
  XCTAssertEqualObjects(set.array, (@[ @2, @5 ]));
}

- (void)testSorting {
  [set sortUsingComparator:^(id a, id b) { return [b compare:a]; }];
  XCTAssertEqualObjects(set.array, (@[ @3, @2, @1 ]));
  [set sortRange:NSMakeRange(1, 2) options:0 usingComparator:^(id a, id b) { return [a compare:b]; }];
  XCTAssertEqualObjects(set.array, (@[ @3, @1, @2 ]));
}

- (void)testChangingWhileEnumerating {
  @try {
    for (id object in set) [set removeObject:object];
    XCTFail(@"it was not noticed");
  } @catch (NSException *exception) {
    XCTAssertEqualObjects(exception.name, NSGenericException);
  }
}

@end
