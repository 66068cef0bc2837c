#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSArrayTests : XCTestCase
@end

@implementation NSArrayTests

static NSIndexSet *range(NSUInteger first, NSUInteger count) {
  return [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(first, count)];
}

- (void)testMakingWithObjects {
  NSArray *array = [NSArray arrayWithObjects:@1, @2, @3, nil];
  XCTAssertEqualObjects(array, (@[ @1, @2, @3 ]));
  XCTAssertEqualObjects([NSArray arrayWithObjects:nil], @[]);
  XCTAssertEqualObjects(([[NSArray alloc] initWithObjects:@"a", @"b", nil]), (@[ @"a", @"b" ]));
  NSArray *many = [NSArray arrayWithObjects:@0, @1, @2, @3, @4, @5, @6, @7, @8, @9, @10, @11, @12,
                                            @13, @14, @15, @16, @17, @18, @19, nil];
  XCTAssertEqual(many.count, 20);
  XCTAssertEqualObjects(many.lastObject, @19);
}

- (void)testMakingMutableWithObjects {
  NSMutableArray *array = [NSMutableArray arrayWithObjects:@1, @2, nil];
  [array addObject:@3];
  XCTAssertEqualObjects(array, (@[ @1, @2, @3 ]));
  XCTAssertTrue(([[[NSMutableArray alloc] initWithObjects:@1, nil] isKindOfClass:[NSMutableArray class]]));
}

- (void)testMakingWithArray {
  NSMutableArray *source = [@[ @1 ] mutableCopy];
  NSArray *copy = [[NSArray alloc] initWithArray:source];
  [source addObject:@2];
  XCTAssertEqualObjects(copy, @[ @1 ]);
  NSString *x = @"x", *y = @"y";
  id objects[] = {x, y};
  XCTAssertEqualObjects(([[NSArray alloc] initWithObjects:objects count:2]), (@[ @"x", @"y" ]));
  XCTAssertEqualObjects([[NSArray alloc] init], @[]);
}

- (void)testCopyingItems {
  Person *ada = [Person named:@"Ada" age:36];
  NSArray *copies = [[NSArray alloc] initWithArray:@[ ada ] copyItems:YES];
  XCTAssertEqualObjects(copies, @[ ada ]);
  XCTAssertFalse(copies[0] == ada);
  XCTAssertTrue([[NSArray alloc] initWithArray:@[ ada ] copyItems:NO][0] == ada);
  XCTAssertThrows([[NSArray alloc] initWithArray:@[ [NSObject new] ] copyItems:YES]);
}

- (void)testNilObjectInCArray {
  NSString *x = @"x";
  id objects[] = {x, nil};
  XCTAssertThrowsSpecificNamed(
    [NSArray arrayWithObjects:objects count:2], NSException, NSInvalidArgumentException);
}

- (void)testSubarrays {
  NSArray *array = @[ @0, @1, @2, @3 ];
  XCTAssertEqualObjects([array subarrayWithRange:NSMakeRange(1, 2)], (@[ @1, @2 ]));
  XCTAssertEqualObjects([array subarrayWithRange:NSMakeRange(4, 0)], @[]);
  XCTAssertThrowsSpecificNamed([array subarrayWithRange:NSMakeRange(3, 2)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [array subarrayWithRange:NSMakeRange(NSNotFound, 1)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [array subarrayWithRange:NSMakeRange(NSUIntegerMax, 2)], NSException, NSRangeException);
}

- (void)testObjectsAtIndexes {
  NSArray *array = @[ @0, @1, @2, @3 ];
  XCTAssertEqualObjects([array objectsAtIndexes:range(1, 2)], (@[ @1, @2 ]));
  XCTAssertEqualObjects([array objectsAtIndexes:[NSIndexSet indexSet]], @[]);
  XCTAssertThrowsSpecificNamed([array objectsAtIndexes:range(3, 2)], NSException, NSRangeException);
}

- (void)testGettingObjects {
  NSArray *array = @[ @"a", @"b", @"c" ];
  id __unsafe_unretained objects[2];
  [array getObjects:objects range:NSMakeRange(1, 2)];
  XCTAssertEqualObjects(objects[0], @"b");
  XCTAssertEqualObjects(objects[1], @"c");
  XCTAssertThrowsSpecificNamed(
    [array getObjects:objects range:NSMakeRange(2, 2)], NSException, NSRangeException);
}

- (void)testIndexOfObjectInRange {
  NSArray *array = @[ @"a", @"b", @"a" ];
  XCTAssertEqual([array indexOfObject:@"a" inRange:NSMakeRange(1, 2)], 2);
  XCTAssertEqual([array indexOfObject:@"b" inRange:NSMakeRange(2, 1)], NSNotFound);
  XCTAssertThrowsSpecificNamed(
    [array indexOfObject:@"a" inRange:NSMakeRange(2, 2)], NSException, NSRangeException);
}

- (void)testIdenticalObjects {
  Person *one = [Person named:@"Ada" age:1], *other = [Person named:@"Ada" age:2];
  NSArray *array = @[ one, other ];
  XCTAssertEqual([array indexOfObject:other], 0);
  XCTAssertEqual([array indexOfObjectIdenticalTo:other], 1);
  XCTAssertEqual([array indexOfObjectIdenticalTo:other inRange:NSMakeRange(0, 1)], NSNotFound);
  XCTAssertEqual([array indexOfObjectIdenticalTo:[Person named:@"Ada" age:1]], NSNotFound);
}

- (void)testIdenticalStrings {
  NSString *text = [NSString stringWithFormat:@"a longer text %d", 1];
  NSString *same = [NSString stringWithFormat:@"a longer text %d", 1];
  NSString *small = [NSString stringWithFormat:@"%d", 1];
  NSArray *array = @[ @"literal", text, small ];
  XCTAssertEqual([array indexOfObjectIdenticalTo:@"literal"], 0);
  XCTAssertEqual([array indexOfObjectIdenticalTo:same], NSNotFound);
  XCTAssertEqual([array indexOfObject:same], 1);
  XCTAssertEqual([array indexOfObjectIdenticalTo:array[2]], 2);
  XCTAssertEqual([array indexOfObjectIdenticalTo:(id)nil], NSNotFound);
  XCTAssertEqual([array indexOfObject:(id)nil], NSNotFound);
  XCTAssertFalse([array containsObject:(id)nil]);
  XCTAssertEqual([@[] indexOfObjectIdenticalTo:text], NSNotFound);
}

- (void)testFirstAndLastObject {
  XCTAssertNil(@[].firstObject);
  XCTAssertNil(@[].lastObject);
  NSMutableArray *array = [NSMutableArray array];
  XCTAssertNil(array.firstObject);
  XCTAssertNil(array.lastObject);
  [array addObject:@"a"];
  XCTAssertTrue(array.firstObject == array.lastObject);
  [array addObject:@"b"];
  XCTAssertEqualObjects(array.firstObject, @"a");
  XCTAssertEqualObjects(array.lastObject, @"b");
}

- (void)testIndexBeyondEnd {
  for (NSArray *array in @[ @[], @[ @1 ], [@[ @1 ] mutableCopy] ]) {
    for (NSNumber *index in @[ @(array.count), @(NSNotFound), @(NSUIntegerMax) ])
      XCTAssertThrowsSpecificNamed(
        [array objectAtIndex:index.unsignedIntegerValue], NSException, NSRangeException);
  }
}

- (void)testEnumeratingManyObjects {
  NSMutableArray *array = [NSMutableArray array];
  for (int count = 0; count < 40; count++) {
    int sum = 0, pairs = 0;
    for (NSNumber *number in array) {
      sum += number.intValue;
      for (id other in [array copy]) pairs += other != nil;
    }
    XCTAssertEqual(sum, count * (count - 1) / 2);
    XCTAssertEqual(pairs, count * count);
    [array addObject:@(count)];
  }
}

- (void)testFirstObjectInCommon {
  XCTAssertEqualObjects(([(@[ @1, @2, @3 ]) firstObjectCommonWithArray:@[ @3, @2 ]]), @2);
  XCTAssertNil([@[ @1 ] firstObjectCommonWithArray:@[ @2 ]]);
}

- (void)testIndexesPassingTest {
  NSArray *array = @[ @5, @1, @7, @2 ];
  NSIndexSet *large = [array indexesOfObjectsPassingTest:^BOOL(NSNumber *number, NSUInteger index, BOOL *stop) {
    return number.intValue > 2;
  }];
  NSMutableIndexSet *expected = [NSMutableIndexSet indexSetWithIndex:0];
  [expected addIndex:2];
  XCTAssertEqualObjects(large, expected);
}

- (void)testIndexesPassingTestStop {
  NSIndexSet *found = [(@[ @1, @1, @1 ])
    indexesOfObjectsPassingTest:^BOOL(NSNumber *number, NSUInteger index, BOOL *stop) {
      *stop = index == 1;
      return YES;
    }];
  XCTAssertEqualObjects(found, range(0, 2));
}

- (void)testIndexPassingTest {
  NSArray *array = @[ @5, @1, @7 ];
  XCTAssertEqual(
    [array indexOfObjectPassingTest:^BOOL(NSNumber *number, NSUInteger index, BOOL *stop) {
      return number.intValue == 7;
    }], 2);
  XCTAssertEqual(
    [array indexOfObjectPassingTest:^BOOL(id object, NSUInteger index, BOOL *stop) { return NO; }], NSNotFound);
  XCTAssertEqual(
    [array indexOfObjectWithOptions:NSEnumerationReverse
                        passingTest:^BOOL(NSNumber *number, NSUInteger index, BOOL *stop) {
                          return number.intValue > 4;
                        }], 2);
  XCTAssertEqual(
    [array indexOfObjectAtIndexes:range(1, 1)
                          options:0
                      passingTest:^BOOL(id object, NSUInteger index, BOOL *stop) { return YES; }], 1);
}

- (void)testTestThatThrows {
  XCTAssertThrowsSpecificNamed(
    [@[ @1 ] indexOfObjectPassingTest:^BOOL(id object, NSUInteger index, BOOL *stop) {
      [NSException raise:NSGenericException format:@"from the test"];
      return NO;
    }], NSException, NSGenericException);
}

- (void)testTestIsNil {
  XCTAssertThrowsSpecificNamed(
    [@[ @1 ] indexesOfObjectsPassingTest:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testEnumeratingWithIndexes {
  NSMutableArray *seen = [NSMutableArray array];
  [(@[ @"a", @"b", @"c", @"d" ])
    enumerateObjectsAtIndexes:range(1, 3)
                      options:NSEnumerationReverse
                   usingBlock:^(NSString *text, NSUInteger index, BOOL *stop) {
                     [seen addObject:[NSString stringWithFormat:@"%@%lu", text, index]];
                     *stop = index == 2;
                   }];
  XCTAssertEqualObjects(seen, (@[ @"d3", @"c2" ]));
  XCTAssertThrowsSpecificNamed(
    [@[] enumerateObjectsAtIndexes:range(0, 1)
                           options:0
                        usingBlock:^(id object, NSUInteger index, BOOL *stop) {}],
    NSException, NSRangeException);
}

- (void)testEnumeratingWhileChanging {
  NSMutableArray *array = [@[ @1, @2, @3 ] mutableCopy];
  NSMutableArray *seen = [NSMutableArray array];
  [array enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
    [seen addObject:object];
    [array removeAllObjects];
  }];
  XCTAssertEqualObjects(seen[0], @1);
  XCTAssertThrows(({
    NSMutableArray *changed = [@[ @1, @2 ] mutableCopy];
    for (id object in changed) [changed addObject:object];
  }));
}

- (void)testSortingByComparator {
  NSArray *sorted = [(@[ @3, @1, @2 ]) sortedArrayUsingComparator:^(NSNumber *a, NSNumber *b) {
    return [b compare:a];
  }];
  XCTAssertEqualObjects(sorted, (@[ @3, @2, @1 ]));
  XCTAssertEqualObjects([@[] sortedArrayUsingComparator:^(id a, id b) { return NSOrderedSame; }], @[]);
}

- (void)testSortingIsStable {
  NSMutableArray *people = [NSMutableArray array];
  for (NSInteger i = 0; i < 200; i++) [people addObject:[Person named:@(i).stringValue age:i % 3]];
  NSArray *sorted = [people sortedArrayWithOptions:NSSortStable
                                   usingComparator:^(Person *a, Person *b) { return [a compareAge:b]; }];
  for (NSUInteger i = 1; i < sorted.count; i++) {
    Person *before = sorted[i - 1], *after = sorted[i];
    XCTAssertTrue(
      before.age < after.age || (before.age == after.age && before.name.intValue < after.name.intValue));
  }
}

- (void)testSortingBySelector {
  Person *old = [Person named:@"a" age:9], *young = [Person named:@"b" age:1];
  XCTAssertEqualObjects([(@[ old, young ]) sortedArrayUsingSelector:@selector(compareAge:)], (@[ young, old ]));
  XCTAssertEqualObjects([(@[ @"b", @"a" ]) sortedArrayUsingSelector:@selector(compare:)], (@[ @"a", @"b" ]));
  XCTAssertThrowsSpecificNamed(
    [(@[ @1, @2 ]) sortedArrayUsingSelector:@selector(compareAge:)], NSException, NSInvalidArgumentException);
}

static NSInteger byNumber(id a, id b, void *context) {
  const NSInteger sign = *(const NSInteger *)context;
  return sign * [a compare:b];
}

- (void)testSortingByFunction {
  NSInteger down = -1;
  XCTAssertEqualObjects(
    [(@[ @1, @3, @2 ]) sortedArrayUsingFunction:byNumber context:&down], (@[ @3, @2, @1 ]));
}

- (void)testSortingManyObjects {
  NSInteger up = 1, down = -1;
  for (int count = 0; count < 70; count++) {
    NSMutableArray *expected = [NSMutableArray array], *mixed = [NSMutableArray array];
    for (int i = 0; i < count; i++) {
      [expected addObject:@(i)];
      [mixed addObject:@(i * 73 % count)];
    }
    NSArray *sorted = [mixed sortedArrayUsingFunction:byNumber context:&up];
    XCTAssertEqualObjects(sorted, expected);
    XCTAssertEqualObjects([sorted sortedArrayUsingSelector:@selector(compare:)], expected);
    NSArray *back = [sorted sortedArrayUsingFunction:byNumber context:&down];
    XCTAssertEqualObjects(back, expected.reverseObjectEnumerator.allObjects);
    XCTAssertEqualObjects(
      [back sortedArrayUsingComparator:^(NSNumber *a, NSNumber *b) { return [a compare:b]; }], expected);
  }
}

- (void)testSortedObjectsAreComparedOnce {
  NSMutableArray *array = [NSMutableArray array];
  for (int i = 0; i < 1000; i++) [array addObject:@(i)];
  __block int calls = 0;
  NSArray *sorted = [array sortedArrayUsingComparator:^(NSNumber *a, NSNumber *b) {
    calls++;
    return [a compare:b];
  }];
  XCTAssertEqualObjects(sorted, array);
  XCTAssertEqual(calls, 999);
}

- (void)testComparatorThatThrows {
  NSArray *array = @[ @2, @1 ];
  XCTAssertThrowsSpecificNamed(
    [array sortedArrayUsingComparator:^NSComparisonResult(id a, id b) {
      @throw [NSException exceptionWithName:@"Mine" reason:nil userInfo:nil];
    }], NSException, @"Mine");
}

- (void)testComparatorWithoutRules {
  NSMutableArray *array = [NSMutableArray array];
  for (int i = 0; i < 300; i++) [array addObject:@(i)];
  __block unsigned state = 7;
  NSArray *sorted = [array sortedArrayUsingComparator:^NSComparisonResult(id a, id b) {
    state = state * 1103515245 + 12345;
    return (NSComparisonResult)((state >> 16) % 3) - 1;
  }];
  XCTAssertEqualObjects([NSSet setWithArray:sorted], [NSSet setWithArray:array]);
}

- (void)testSearchingSorted {
  NSArray *array = @[ @1, @3, @3, @3, @7 ];
  NSComparator order = ^(id a, id b) { return [a compare:b]; };
  NSRange all = NSMakeRange(0, 5);
  XCTAssertEqual([array indexOfObject:@7 inSortedRange:all options:0 usingComparator:order], 4);
  XCTAssertEqual([array indexOfObject:@2 inSortedRange:all options:0 usingComparator:order], NSNotFound);
  XCTAssertEqual(
    [array indexOfObject:@3 inSortedRange:all options:NSBinarySearchingFirstEqual usingComparator:order], 1);
  XCTAssertEqual(
    [array indexOfObject:@3 inSortedRange:all options:NSBinarySearchingLastEqual usingComparator:order], 3);
  XCTAssertEqual(
    [array indexOfObject:@5 inSortedRange:all options:NSBinarySearchingInsertionIndex usingComparator:order], 4);
  XCTAssertEqual(
    [array indexOfObject:@3
           inSortedRange:all
                 options:NSBinarySearchingInsertionIndex | NSBinarySearchingLastEqual
         usingComparator:order], 4);
  XCTAssertEqual(
    [array indexOfObject:@9 inSortedRange:all options:NSBinarySearchingInsertionIndex usingComparator:order], 5);
  XCTAssertThrowsSpecificNamed(
    [array indexOfObject:@3
           inSortedRange:all
                 options:NSBinarySearchingFirstEqual | NSBinarySearchingLastEqual
         usingComparator:order], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [array indexOfObject:@3 inSortedRange:NSMakeRange(0, 6) options:0 usingComparator:order],
    NSException, NSRangeException);
}

- (void)testPerformingSelectors {
  Person *one = [Person named:@"a" age:1], *other = [Person named:@"b" age:2];
  [(@[ one, other ]) makeObjectsPerformSelector:@selector(visit)];
  XCTAssertEqual(one.visits + other.visits, 2);
  [(@[ one, other ]) makeObjectsPerformSelector:@selector(call:) withObject:@"x"];
  XCTAssertEqualObjects(other.name, @"x");
  XCTAssertThrowsSpecificNamed(
    [@[ @1 ] makeObjectsPerformSelector:@selector(visit)], NSException, NSInvalidArgumentException);
}

- (void)testCopies {
  NSMutableArray *array = [@[ @1 ] mutableCopy];
  NSArray *copy = [array copy];
  [array addObject:@2];
  XCTAssertEqualObjects(copy, @[ @1 ]);
  XCTAssertThrowsSpecificNamed([(id)copy addObject:@3], NSException, NSInvalidArgumentException);
  XCTAssertTrue([copy copy] == copy);
}

- (void)testPathsMatchingExtensions {
  XCTAssertEqualObjects(
    [(@[ @"a.png", @"b.txt", @"c" ]) pathsMatchingExtensions:@[ @"png" ]], @[ @"a.png" ]);
}

@end
