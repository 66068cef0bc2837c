#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSIndexSetTests : XCTestCase
@end

@implementation NSIndexSetTests

static NSIndexSet *set(void) {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 3)];
  [set addIndex:9];
  return [set copy];
}

- (void)testMaking {
  XCTAssertEqual(set().count, 4);
  XCTAssertEqualObjects([[NSIndexSet alloc] initWithIndexSet:set()], set());
  XCTAssertEqual([[NSIndexSet alloc] init].count, 0);
  XCTAssertEqual([NSIndexSet indexSet].firstIndex, NSNotFound);
  XCTAssertEqual([NSIndexSet indexSetWithIndex:NSNotFound - 1].count, 1);
  XCTAssertThrowsSpecificNamed([NSIndexSet indexSetWithIndex:NSNotFound], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(NSNotFound - 2, 9)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, -1)], NSException, NSRangeException);
  XCTAssertEqual([NSIndexSet indexSetWithIndexesInRange:NSMakeRange(-1, 0)].count, 0);
  @try {
    [[NSMutableIndexSet indexSet] addIndex:NSNotFound];
  } @catch (NSException *exception) {
    XCTAssertTrue([exception.reason
      containsString:@"Range {9223372036854775807, 1} exceeds maximum index value of NSNotFound - 1"]);
  }
}

- (void)testContains {
  XCTAssertTrue([set() containsIndex:3]);
  XCTAssertFalse([set() containsIndex:5]);
  XCTAssertFalse([set() containsIndex:NSNotFound]);
  XCTAssertTrue([set() containsIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(3, 2)]]);
  XCTAssertFalse([set() containsIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(4, 2)]]);
  XCTAssertTrue([set() containsIndexesInRange:NSMakeRange(2, 3)]);
  XCTAssertFalse([set() containsIndexesInRange:NSMakeRange(2, 4)]);
  XCTAssertTrue([set() intersectsIndexesInRange:NSMakeRange(4, 100)]);
  XCTAssertFalse([set() intersectsIndexesInRange:NSMakeRange(5, 4)]);
  XCTAssertEqual([set() countOfIndexesInRange:NSMakeRange(4, 6)], 2);
  XCTAssertEqual([set() countOfIndexesInRange:NSMakeRange(0, NSUIntegerMax)], 0);
}

- (void)testEquality {
  XCTAssertTrue([set() isEqualToIndexSet:[set() mutableCopy]]);
  XCTAssertEqualObjects(set(), [set() mutableCopy]);
  XCTAssertFalse([set() isEqualToIndexSet:[NSIndexSet indexSet]]);
  XCTAssertEqual(set().hash, [[set() mutableCopy] hash]);
}

- (void)testNeighbours {
  XCTAssertEqual([set() indexGreaterThanIndex:4], 9);
  XCTAssertEqual([set() indexGreaterThanIndex:9], NSNotFound);
  XCTAssertEqual([set() indexGreaterThanOrEqualToIndex:9], 9);
  XCTAssertEqual([set() indexLessThanIndex:9], 4);
  XCTAssertEqual([set() indexLessThanIndex:2], NSNotFound);
  XCTAssertEqual([set() indexLessThanOrEqualToIndex:8], 4);
  XCTAssertEqual([set() indexLessThanIndex:NSNotFound], 9);
  XCTAssertEqual([set() indexGreaterThanIndex:NSNotFound], NSNotFound);
}

- (void)testEnumeratingIndexes {
  NSMutableArray *seen = [NSMutableArray array];
  [set() enumerateIndexesUsingBlock:^(NSUInteger index, BOOL *stop) {
    [seen addObject:@(index)];
    *stop = index == 4;
  }];
  XCTAssertEqualObjects(seen, (@[ @2, @3, @4 ]));
  [seen removeAllObjects];
  [set() enumerateIndexesWithOptions:NSEnumerationReverse
                          usingBlock:^(NSUInteger index, BOOL *stop) { [seen addObject:@(index)]; }];
  XCTAssertEqualObjects(seen, (@[ @9, @4, @3, @2 ]));
  [seen removeAllObjects];
  [set() enumerateIndexesInRange:NSMakeRange(3, 2)
                         options:0
                      usingBlock:^(NSUInteger index, BOOL *stop) { [seen addObject:@(index)]; }];
  XCTAssertEqualObjects(seen, (@[ @3, @4 ]));
}

- (void)testEnumeratingRanges {
  NSMutableArray *seen = [NSMutableArray array];
  [set() enumerateRangesUsingBlock:^(NSRange range, BOOL *stop) { [seen addObject:NSStringFromRange(range)]; }];
  XCTAssertEqualObjects(seen, (@[ @"{2, 3}", @"{9, 1}" ]));
  [seen removeAllObjects];
  [set() enumerateRangesWithOptions:NSEnumerationReverse
                         usingBlock:^(NSRange range, BOOL *stop) {
                           [seen addObject:NSStringFromRange(range)];
                           *stop = YES;
                         }];
  XCTAssertEqualObjects(seen, @[ @"{9, 1}" ]);
  [seen removeAllObjects];
  [set() enumerateRangesInRange:NSMakeRange(4, 2)
                        options:0
                     usingBlock:^(NSRange range, BOOL *stop) { [seen addObject:NSStringFromRange(range)]; }];
  XCTAssertEqualObjects(seen, @[ @"{4, 1}" ]);
}

- (void)testPassingTest {
  BOOL (^even)(NSUInteger, BOOL *) = ^BOOL(NSUInteger index, BOOL *stop) { return index % 2 == 0; };
  XCTAssertEqual([set() indexPassingTest:even], 2);
  XCTAssertEqual([set() indexWithOptions:NSEnumerationReverse passingTest:even], 4);
  XCTAssertEqual([set() indexInRange:NSMakeRange(9, 1) options:0 passingTest:even], NSNotFound);
  XCTAssertEqual([set() indexesPassingTest:even].count, 2);
  XCTAssertEqual([set() indexesWithOptions:0 passingTest:even].lastIndex, 4);
  XCTAssertEqual([set() indexesInRange:NSMakeRange(0, 3) options:0 passingTest:even].count, 1);
}

- (void)testGettingIndexes {
  NSUInteger room[3] = {0};
  NSRange range = NSMakeRange(0, 20);
  XCTAssertEqual([set() getIndexes:room maxCount:3 inIndexRange:&range], 3);
  XCTAssertEqual(room[2], 4);
  XCTAssertEqual([set() getIndexes:room maxCount:3 inIndexRange:&range], 1);
  XCTAssertEqual(room[0], 9);
  XCTAssertEqual([set() getIndexes:room maxCount:3 inIndexRange:NULL], 3);
}

@end

@interface NSMutableIndexSetTests : XCTestCase
@end

@implementation NSMutableIndexSetTests

- (void)testChanging {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSet];
  [set addIndex:5];
  [set addIndexesInRange:NSMakeRange(1, 2)];
  [set addIndexes:[NSIndexSet indexSetWithIndex:8]];
  XCTAssertEqual(set.count, 4);
  [set removeIndex:5];
  [set removeIndex:77];
  [set removeIndexesInRange:NSMakeRange(2, 4)];
  [set removeIndexes:[NSIndexSet indexSetWithIndex:8]];
  XCTAssertEqualObjects(set, [NSIndexSet indexSetWithIndex:1]);
  [set removeAllIndexes];
  XCTAssertEqual(set.count, 0);
  XCTAssertThrowsSpecificNamed([set addIndex:NSNotFound], NSException, NSRangeException);
}

- (void)testShiftingUp {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 4)];
  [set shiftIndexesStartingAtIndex:2 by:3];
  NSMutableIndexSet *expected = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
  [expected addIndexesInRange:NSMakeRange(5, 2)];
  XCTAssertEqualObjects(set, expected);
}

- (void)testShiftingDown {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 6)];
  [set shiftIndexesStartingAtIndex:4 by:-2];
  XCTAssertEqualObjects(set, [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 4)]);
  XCTAssertThrowsSpecificNamed(
    [set shiftIndexesStartingAtIndex:0 by:-1], NSException, NSRangeException);
}

- (void)testShiftingTooFar {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndex:NSNotFound - 1];
  XCTAssertThrowsSpecificNamed(
    [set shiftIndexesStartingAtIndex:0 by:NSIntegerMax], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [set shiftIndexesStartingAtIndex:3 by:NSIntegerMin], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [set shiftIndexesStartingAtIndex:3 by:1], NSException, NSRangeException);
  XCTAssertEqualObjects(set, [NSIndexSet indexSetWithIndex:NSNotFound - 1]);
}

- (void)testNumbersThatNoSetHolds {
  NSMutableIndexSet *set = [NSMutableIndexSet indexSet];
  XCTAssertEqual(set.firstIndex, NSNotFound);
  XCTAssertEqual(set.lastIndex, NSNotFound);
  [set addIndex:NSNotFound - 1];
  XCTAssertThrowsSpecificNamed([set addIndex:NSNotFound], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([set addIndex:NSUIntegerMax], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([set removeIndex:NSNotFound], NSException, NSRangeException);
  XCTAssertFalse([set containsIndex:NSNotFound]);
  XCTAssertEqual([set indexLessThanIndex:NSUIntegerMax], NSNotFound - 1);
  XCTAssertEqual([set indexGreaterThanIndex:NSUIntegerMax], NSNotFound);
  [set removeIndex:3];
  [set removeIndex:NSNotFound - 1];
  XCTAssertEqual(set.count, 0);
}

- (void)testCopies {
  NSMutableIndexSet *set = [[NSIndexSet indexSetWithIndex:1] mutableCopy];
  NSIndexSet *copy = [set copy];
  [set addIndex:2];
  XCTAssertEqual(copy.count, 1);
  XCTAssertThrowsSpecificNamed([(id)copy addIndex:3], NSException, NSInvalidArgumentException);
}

@end
