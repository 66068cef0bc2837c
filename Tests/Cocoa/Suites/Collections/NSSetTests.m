#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

#define SET(...) ([NSSet setWithArray:@[ __VA_ARGS__ ]])

@interface NSSetTests : XCTestCase
@end

@implementation NSSetTests

- (void)testMaking {
  XCTAssertEqualObjects(([NSSet setWithObjects:@1, @2, @1, nil]), SET(@1, @2));
  XCTAssertEqualObjects(([[NSSet alloc] initWithObjects:@1, nil]), SET(@1));
  XCTAssertEqualObjects(([[NSSet alloc] initWithArray:@[ @1, @1 ]]), SET(@1));
  XCTAssertEqualObjects([[NSSet alloc] initWithSet:SET(@1)], SET(@1));
  XCTAssertEqualObjects([NSSet setWithSet:SET(@1)], SET(@1));
  XCTAssertEqual([NSSet set].count, 0);
  XCTAssertEqual([[NSSet alloc] init].count, 0);
  id objects[] = {@1, @2};
  XCTAssertEqual(([[NSSet alloc] initWithObjects:objects count:2].count), 2);
}

- (void)testCopyingItems {
  Person *ada = [Person named:@"Ada" age:1];
  NSSet *copies = [[NSSet alloc] initWithSet:SET(ada) copyItems:YES];
  XCTAssertTrue([copies containsObject:ada]);
  XCTAssertFalse([copies member:ada] == ada);
}

- (void)testMembers {
  Person *ada = [Person named:@"Ada" age:1];
  NSSet *set = SET(ada);
  XCTAssertTrue([set member:[Person named:@"Ada" age:2]] == ada);
  XCTAssertNil([set member:@"Ada"]);
  XCTAssertFalse([set containsObject:(id)nil]);
  XCTAssertEqualObjects(set.anyObject, ada);
  XCTAssertNil([NSSet set].anyObject);
}

- (void)testComparing {
  XCTAssertTrue([SET(@1, @2) intersectsSet:SET(@2, @3)]);
  XCTAssertFalse([SET(@1) intersectsSet:SET(@2)]);
  XCTAssertTrue([SET(@1) isSubsetOfSet:SET(@1, @2)]);
  XCTAssertFalse([SET(@1, @3) isSubsetOfSet:SET(@1, @2)]);
  XCTAssertTrue([SET(@1, @2) isEqualToSet:SET(@2, @1)]);
  XCTAssertFalse([SET(@1) isEqual:@[ @1 ]]);
  XCTAssertThrowsSpecificNamed(
    [SET(@1) intersectsSet:(id) @[ @1 ]], NSException, NSInvalidArgumentException);
}

- (void)testAdding {
  XCTAssertEqualObjects([SET(@1) setByAddingObject:@2], SET(@1, @2));
  XCTAssertEqualObjects([SET(@1) setByAddingObjectsFromSet:SET(@2)], SET(@1, @2));
  XCTAssertEqualObjects(([SET(@1) setByAddingObjectsFromArray:@[ @2, @2 ]]), SET(@1, @2));
}

- (void)testPassingTest {
  NSSet *even = [SET(@1, @2, @4) objectsPassingTest:^BOOL(NSNumber *number, BOOL *stop) {
    return number.intValue % 2 == 0;
  }];
  XCTAssertEqualObjects(even, SET(@2, @4));
  NSSet *one = [SET(@1, @2) objectsWithOptions:0 passingTest:^BOOL(id object, BOOL *stop) {
    *stop = YES;
    return YES;
  }];
  XCTAssertEqual(one.count, 1);
}

- (void)testEnumerating {
  __block int sum = 0;
  [SET(@1, @2) enumerateObjectsWithOptions:0 usingBlock:^(NSNumber *number, BOOL *stop) {
    sum += number.intValue;
  }];
  for (NSNumber *number in SET(@3, @4)) sum += number.intValue;
  XCTAssertEqual(sum, 10);
  XCTAssertEqual([SET(@1, @2) objectEnumerator].allObjects.count, 2);
}

- (void)testPerformingSelectors {
  Person *ada = [Person named:@"Ada" age:1];
  [SET(ada) makeObjectsPerformSelector:@selector(visit)];
  XCTAssertEqual(ada.visits, 1);
}

- (void)testSorting {
  XCTAssertEqualObjects(
    [SET(@2, @1) sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:NO] ]],
    (@[ @2, @1 ]));
}

- (void)testKeyValueCoding {
  NSSet *people = SET([Person named:@"Ada" age:36], [Person named:@"Grace" age:36]);
  XCTAssertEqualObjects([people valueForKey:@"age"], SET(@36));
  XCTAssertEqualObjects([people valueForKeyPath:@"name.length"], SET(@3, @5));
  XCTAssertEqualObjects([people valueForKeyPath:@"@sum.age"], @72);
  XCTAssertEqualObjects([people valueForKeyPath:@"@count"], @2);
  XCTAssertEqualObjects([people valueForKeyPath:@"@distinctUnionOfObjects.age"], SET(@36));
  [people setValue:@1 forKey:@"age"];
  XCTAssertEqualObjects([people valueForKeyPath:@"@max.age"], @1);
}

- (void)testCopies {
  NSMutableSet *set = [SET(@1) mutableCopy];
  NSSet *copy = [set copy];
  [set addObject:@2];
  XCTAssertEqualObjects(copy, SET(@1));
  XCTAssertThrowsSpecificNamed([(id)copy addObject:@3], NSException, NSInvalidArgumentException);
  XCTAssertTrue([set isKindOfClass:[NSMutableSet class]]);
  XCTAssertTrue([set isEqual:SET(@1, @2)]);
}

@end

@interface NSMutableSetTests : XCTestCase
@end

@implementation NSMutableSetTests

- (void)testMaking {
  NSMutableSet *set = [NSMutableSet setWithObjects:@1, @2, nil];
  [set addObject:@3];
  XCTAssertEqual(set.count, 3);
  XCTAssertTrue([[NSMutableSet set] isKindOfClass:[NSMutableSet class]]);
  XCTAssertTrue([[NSMutableSet setWithArray:@[]] isKindOfClass:[NSMutableSet class]]);
  XCTAssertEqual([NSMutableSet setWithCapacity:9].count, 0);
  XCTAssertEqual([[NSMutableSet alloc] initWithCapacity:9].count, 0);
}

- (void)testChanging {
  NSMutableSet *set = [NSMutableSet set];
  [set addObjectsFromArray:@[ @1, @2, @3, @4 ]];
  [set removeObject:@1];
  [set removeObject:@9];
  XCTAssertEqualObjects(set, SET(@2, @3, @4));
  [set minusSet:SET(@2)];
  [set unionSet:SET(@5)];
  XCTAssertEqualObjects(set, SET(@3, @4, @5));
  [set intersectSet:SET(@4, @5, @6)];
  XCTAssertEqualObjects(set, SET(@4, @5));
  [set setSet:SET(@7)];
  XCTAssertEqualObjects(set, SET(@7));
  [set unionSet:set];
  [set minusSet:set];
  XCTAssertEqual(set.count, 0);
  [set addObject:@1];
  [set removeAllObjects];
  XCTAssertEqual(set.count, 0);
}

- (void)testNil {
  NSMutableSet *set = [NSMutableSet set];
  XCTAssertThrowsSpecificNamed([set addObject:(id)nil], NSException, NSInvalidArgumentException);
  [set removeObject:(id)nil];
  XCTAssertEqual(set.count, 0);
}

- (void)testFirstOfEqualObjectsStays {
  Person *one = [Person named:@"Ada" age:1], *other = [Person named:@"Ada" age:2];
  NSMutableSet *set = [NSMutableSet setWithObject:one];
  [set addObject:other];
  XCTAssertTrue(set.anyObject == one);
}

- (void)testChangingWhileEnumerating {
  XCTAssertThrows(({
    NSMutableSet *set = [NSMutableSet setWithObjects:@1, @2, @3, nil];
    for (id object in set) [set removeObject:object];
  }));
  XCTAssertThrows(({
    NSMutableSet *set = [NSMutableSet setWithObjects:@1, @2, @3, nil];
    for (NSNumber *object in set) [set addObject:@(object.intValue + 10)];
  }));
}

- (void)testManyObjects {
  NSMutableSet *set = [NSMutableSet set];
  for (int i = 0; i < 10000; i++) [set addObject:@(i % 5000)];
  XCTAssertEqual(set.count, 5000);
}

@end

@interface NSCountedSetTests : XCTestCase
@end

@implementation NSCountedSetTests

- (void)testCounting {
  NSCountedSet *set = [[NSCountedSet alloc] initWithArray:@[ @"a", @"b", @"a" ]];
  XCTAssertEqual(set.count, 2);
  XCTAssertEqual([set countForObject:@"a"], 2);
  XCTAssertEqual([set countForObject:@"b"], 1);
  XCTAssertEqual([set countForObject:@"c"], 0);
  [set addObject:@"a"];
  XCTAssertEqual([set countForObject:@"a"], 3);
  [set removeObject:@"a"];
  [set removeObject:@"a"];
  XCTAssertEqual([set countForObject:@"a"], 1);
  [set removeObject:@"a"];
  XCTAssertFalse([set containsObject:@"a"]);
  [set removeObject:@"a"];
  [set addObject:@"a"];
  XCTAssertEqual([set countForObject:@"a"], 1);
}

- (void)testMaking {
  XCTAssertEqual(([[NSCountedSet setWithObjects:@1, @1, nil] countForObject:@1]), 2);
  XCTAssertTrue([[NSCountedSet set] isKindOfClass:[NSMutableSet class]]);
}

- (void)testCopying {
  NSCountedSet *set = [NSCountedSet setWithObjects:@1, @1, nil];
  NSCountedSet *copy = [set mutableCopy];
  [set addObject:@1];
  XCTAssertEqual([copy countForObject:@1], 2);
  XCTAssertEqualObjects(set, [NSSet setWithObject:@1]);
}

- (void)testRemovingAll {
  NSCountedSet *set = [NSCountedSet setWithObjects:@1, @1, nil];
  [set removeAllObjects];
  XCTAssertEqual([set countForObject:@1], 0);
  [set unionSet:[NSSet setWithObject:@1]];
  XCTAssertEqual([set countForObject:@1], 1);
}

@end
