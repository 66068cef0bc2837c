#import "Asked.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

/* What a comparison does beside comparing. */
static void (^whenOrdered)(void);

static NSComparisonResult order(Asked *first, Asked *second) {
  if (whenOrdered) whenOrdered();
  return first.number < second.number   ? NSOrderedAscending
         : first.number > second.number ? NSOrderedDescending
                                        : NSOrderedSame;
}

static NSInteger orderByFunction(id first, id second, void *context) {
  return order(first, second);
}

@interface Ordered : Asked
@end

@implementation Ordered
- (NSComparisonResult)compare:(Asked *)other {
  return order(self, other);
}
@end

/* Sorts whose comparisons change the array, end early, or contradict each other. */
@interface HostileSortTests : XCTestCase
@end

@implementation HostileSortTests

- (void)tearDown {
  whenOrdered = nil;
}

- (NSMutableArray *)objects:(NSUInteger)count {
  NSMutableArray *objects = [NSMutableArray array];
  for (NSUInteger i = 0; i < count; i++) [objects addObject:[Ordered numbered:i * 37 % 101]];
  return objects;
}

/* Sorts an array in each way. */
- (void)eachSort:(void (^)(void (^sort)(NSMutableArray *array)))body {
  NSComparator comparator = ^NSComparisonResult(id first, id second) { return order(first, second); };
  body(^(NSMutableArray *array) { [array sortUsingFunction:orderByFunction context:NULL]; });
  body(^(NSMutableArray *array) { [array sortUsingSelector:@selector(compare:)]; });
  body(^(NSMutableArray *array) { [array sortUsingComparator:comparator]; });
  body(^(NSMutableArray *array) { [array sortWithOptions:NSSortStable usingComparator:comparator]; });
  body(^(NSMutableArray *array) {
    [array sortUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:YES comparator:comparator] ]];
  });
  body(^(NSMutableArray *array) {
    [array sortUsingDescriptors:@[
      [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:YES selector:@selector(compare:)]
    ]];
  });
}

- (void)testComparisonsThatChangeTheArray {
  for (NSUInteger count = 2; count <= 200; count += 99) {
    [self eachSort:^(void (^sort)(NSMutableArray *)) {
      NSMutableArray *array = [self objects:count];
      NSMutableArray *expected = [array mutableCopy];
      __block NSUInteger calls = 0;
      whenOrdered = ^{
        if (calls++ > 0) return;
        [array removeObjectAtIndex:0];
        [array addObject:@"new"];
      };
      XCTAssertThrowsSpecificNamed(sort(array), NSException, NSGenericException);
      [expected removeObjectAtIndex:0];
      [expected addObject:@"new"];
      XCTAssertEqualObjects(array, expected);
      [array setArray:[self objects:count]];
      whenOrdered = ^{ [array removeAllObjects]; };
      XCTAssertThrowsSpecificNamed(sort(array), NSException, NSGenericException);
      XCTAssertEqual(array.count, 0);
    }];
  }
}

- (void)testComparisonsThatSort {
  [self eachSort:^(void (^sort)(NSMutableArray *)) {
    NSMutableArray *array = [self objects:40], *other = [self objects:30];
    __block NSUInteger depth = 0;
    whenOrdered = ^{
      if (depth > 0) return;
      depth++;
      sort(other);
      depth--;
    };
    sort(array);
    for (NSUInteger i = 1; i < array.count; i++) {
      XCTAssertLessThanOrEqual([array[i - 1] number], [array[i] number]);
    }
  }];
}

/* An array whose sort ends early is as it was. */
- (void)testComparisonsThatRaise {
  for (NSUInteger last = 1; last < 150; last += 24) {
    [self eachSort:^(void (^sort)(NSMutableArray *)) {
      NSMutableArray *array = [self objects:60];
      NSArray *before = [array copy];
      __block NSUInteger calls = 0;
      whenOrdered = ^{
        if (++calls == last) [NSException raise:@"Enough" format:@"after %d", (int)last];
      };
      XCTAssertThrowsSpecificNamed(sort(array), NSException, @"Enough");
      XCTAssertEqual(array.count, 60);
      for (NSUInteger i = 0; i < 60; i++) XCTAssertTrue(array[i] == before[i]);
    }];
  }
}

/* Whatever is answered, each object stays in the array once. */
- (void)testComparisonsThatContradictEachOther {
  __block unsigned state = 1;
  NSComparator random = ^NSComparisonResult(id first, id second) {
    state = state * 1664525 + 1013904223;
    return (NSComparisonResult)(state >> 16) % 3 - 1;
  };
  NSComparator ascending = ^NSComparisonResult(id first, id second) { return NSOrderedAscending; };
  NSComparator descending = ^NSComparisonResult(id first, id second) { return NSOrderedDescending; };
  for (NSComparator comparator in @[ random, ascending, descending ]) {
    for (NSUInteger count = 0; count < 300; count += 13) {
      NSMutableArray *array = [self objects:count];
      NSMutableSet *before = [NSMutableSet set], *after = [NSMutableSet set];
      for (id object in array) [before addObject:[NSValue valueWithPointer:(__bridge void *)object]];
      [array sortUsingComparator:comparator];
      for (id object in array) [after addObject:[NSValue valueWithPointer:(__bridge void *)object]];
      XCTAssertEqual(array.count, count);
      XCTAssertEqualObjects(before, after);
    }
  }
}

/* Equal objects keep their order. */
- (void)testStability {
  [self eachSort:^(void (^sort)(NSMutableArray *)) {
    NSMutableArray *array = [NSMutableArray array];
    for (NSUInteger i = 0; i < 500; i++) [array addObject:[Ordered numbered:i % 7]];
    NSArray *before = [array copy];
    sort(array);
    for (NSUInteger i = 1; i < array.count; i++) {
      XCTAssertLessThanOrEqual([array[i - 1] number], [array[i] number]);
      if ([array[i - 1] number] != [array[i] number]) continue;
      XCTAssertLessThan([before indexOfObjectIdenticalTo:array[i - 1]], [before indexOfObjectIdenticalTo:array[i]]);
    }
  }];
}

@end
