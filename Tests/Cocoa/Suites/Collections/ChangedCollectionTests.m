#import "Asked.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang diagnostic ignored "-Wobjc-circular-container"

/* Collections whose objects read or change them. */
@interface ChangedCollectionTests : XCTestCase
@end

@implementation ChangedCollectionTests

- (void)expectMutation:(void (^)(void))body {
  @try {
    body();
  } @catch (NSException *exception) {
    XCTAssertEqualObjects(exception.name, NSGenericException);
    XCTAssertTrue([exception.reason containsString:@"was mutated while"]);
    return;
  }
  XCTFail(@"nothing was raised");
}

- (void)testCollectionsChangedByThemselves {
  NSMutableArray *array = [@[ @1, @2 ] mutableCopy];
  [array setArray:array];
  XCTAssertEqual(array.count, 2);
  [array replaceObjectsInRange:NSMakeRange(0, 1) withObjectsFromArray:array];
  XCTAssertEqualObjects(array, (@[ @1, @2, @2 ]));
  [array insertObjects:array atIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 3)]];
  XCTAssertEqual(array.count, 6);
  [array removeObjectsInArray:array];
  XCTAssertEqual(array.count, 0);
  for (Class cls in @[ [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class] ]) {
    id set = [[cls alloc] init];
    [set addObject:@1];
    [set addObject:@2];
    BOOL isOrdered = cls == [NSMutableOrderedSet class];
    if (isOrdered) [set unionOrderedSet:set];
    else [set unionSet:set];
    XCTAssertEqual([set count], 2);
    if (isOrdered) [set intersectOrderedSet:set];
    else [set setSet:set], [set intersectSet:set];
    XCTAssertEqual([set count], 2);
    if (isOrdered) [set minusOrderedSet:set];
    else [set minusSet:set];
    XCTAssertLessThan([set count], cls == [NSCountedSet class] ? 3 : 1);
  }
  NSMutableDictionary *dictionary = [@{ @1 : @1, @2 : @2 } mutableCopy];
  [dictionary addEntriesFromDictionary:dictionary];
  [dictionary setDictionary:dictionary];
  XCTAssertEqual(dictionary.count, 2);
  [dictionary removeObjectsForKeys:dictionary.allKeys];
  XCTAssertEqual(dictionary.count, 0);
}

- (void)testObjectsThatReadTheSet {
  for (Class cls in @[ [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class] ]) {
    NSMutableSet *set = [[cls alloc] init];
    for (NSUInteger number = 0; number < 20; number++) {
      Asked *object = [Asked numbered:number];
      __weak NSMutableSet *weakSet = set;
      __weak Asked *weakObject = object;
      __block BOOL isAsked = NO;
      void (^read)(void) = ^{
        if (isAsked || !weakSet) return;
        isAsked = YES;
        [weakSet containsObject:weakObject];
        for (id member in weakSet) (void)member;
        isAsked = NO;
      };
      object.whenHashed = read;
      object.whenCompared = read;
      [set addObject:object];
      [set addObject:[Asked numbered:number]];
    }
    XCTAssertEqual(set.count, 20);
    for (NSUInteger number = 0; number < 20; number += 2) [set removeObject:[Asked numbered:number]];
    XCTAssertTrue([set containsObject:[Asked numbered:1]]);
  }
}

- (void)testObjectsThatReadTheDictionary {
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  for (NSUInteger number = 0; number < 20; number++) {
    Asked *key = [Asked numbered:number];
    __weak NSMutableDictionary *weakDictionary = dictionary;
    key.whenCompared = ^{ XCTAssertEqual(weakDictionary.allKeys.count, weakDictionary.count); };
    dictionary[key] = @(number);
    dictionary[[Asked numbered:number]] = @(number + 1);
  }
  XCTAssertEqual(dictionary.count, 20);
  XCTAssertEqualObjects(dictionary[[Asked numbered:5]], @6);
}

- (void)testObjectsThatChangeTheCollection {
  for (Class cls in @[ [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class] ]) {
    NSMutableSet *set = [[cls alloc] init];
    Asked *first = [Asked numbered:1];
    [set addObject:first];
    __weak NSMutableSet *weakSet = set;
    __block NSUInteger added = 0;
    first.whenCompared = ^{ [weakSet addObject:@(added++)]; };
    [self expectMutation:^{ [set addObject:[Asked numbered:2]]; }];
    [self expectMutation:^{ [set removeObject:[Asked numbered:2]]; }];
    [self expectMutation:^{ [set containsObject:[Asked numbered:2]]; }];
    XCTAssertEqual(set.count, 1 + added);
    first.whenCompared = nil;
    XCTAssertFalse([set containsObject:[Asked numbered:2]]);
    first.whenCompared = ^{ [weakSet removeAllObjects]; };
    [self expectMutation:^{ [set addObject:[Asked numbered:2]]; }];
    XCTAssertEqual(set.count, 0);
  }
}

- (void)testKeysThatChangeTheDictionary {
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  Asked *first = [Asked numbered:1];
  dictionary[first] = @"first";
  __weak NSMutableDictionary *weakDictionary = dictionary;
  first.whenCompared = ^{ [weakDictionary removeAllObjects]; };
  [self expectMutation:^{ dictionary[[Asked numbered:2]] = @"second"; }];
  XCTAssertEqual(dictionary.count, 0);
  dictionary[first] = @"first";
  [self expectMutation:^{ (void)dictionary[[Asked numbered:2]]; }];
  XCTAssertEqual(dictionary.count, 0);
}

/* The hash is asked for before the set is searched, so this changes nothing that is being done. */
- (void)testHashThatChangesTheSet {
  NSMutableSet *set = [NSMutableSet set];
  Asked *object = [Asked numbered:1];
  __weak NSMutableSet *weakSet = set;
  object.whenHashed = ^{ [weakSet addObject:@"added"]; };
  [set addObject:object];
  XCTAssertEqualObjects(set.allObjects, (@[ @"added", object ]));
}

- (void)testComparatorThatChangesTheArray {
  NSMutableArray *array = [@[ @3, @1, @2 ] mutableCopy];
  __block NSUInteger calls = 0;
  NSComparator comparator = ^NSComparisonResult(id a, id b) {
    if (calls++ == 0) [array addObject:@9];
    return [a compare:b];
  };
  [self expectMutation:^{ [array sortUsingComparator:comparator]; }];
  XCTAssertEqualObjects(array, (@[ @3, @1, @2, @9 ]));
  [array sortUsingComparator:comparator];
  XCTAssertEqualObjects(array, (@[ @1, @2, @3, @9 ]));
  NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSetWithArray:@[ @3, @1, @2 ]];
  [self expectMutation:^{
    [set sortUsingComparator:^NSComparisonResult(id a, id b) {
      [set removeObject:@1];
      return [a compare:b];
    }];
  }];
  XCTAssertEqualObjects(set.array, (@[ @3, @2 ]));
}

/* What is compared lives until the sort is over, although nothing else holds it any more. */
- (void)testComparatorThatLetsGo {
  NSMutableArray *array = [NSMutableArray array];
  __block NSUInteger gone = 0;
  @autoreleasepool {
    for (NSUInteger number = 0; number < 20; number++) {
      Asked *object = [Asked numbered:19 - number];
      object.whenGone = ^{ gone++; };
      [array addObject:object];
    }
    NSComparator comparator = ^NSComparisonResult(Asked *a, Asked *b) {
      [array removeAllObjects];
      XCTAssertEqual(gone, 0);
      return a.number < b.number ? NSOrderedAscending : NSOrderedDescending;
    };
    NSArray *sorted = [array sortedArrayUsingComparator:comparator];
    XCTAssertEqual(sorted.count, 20);
    XCTAssertEqual(((Asked *)sorted[0]).number, 0);
    [array setArray:sorted];
    sorted = nil;
    [self expectMutation:^{ [array sortUsingComparator:comparator]; }];
  }
  XCTAssertEqual(array.count, 0);
  XCTAssertEqual(gone, 20);
}

/* An object that empties the array that is searched for it. */
- (void)testSearchThatLetsGo {
  NSMutableArray *array = [NSMutableArray array];
  __block NSUInteger gone = 0;
  @autoreleasepool {
    for (NSUInteger number = 0; number < 5; number++) {
      Asked *object = [Asked numbered:number];
      __weak NSMutableArray *weakArray = array;
      object.whenCompared = ^{ [weakArray removeAllObjects]; };
      object.whenGone = ^{ gone++; };
      [array addObject:object];
    }
    XCTAssertEqual([array indexOfObject:[Asked numbered:3]], 3);
    XCTAssertFalse([array containsObject:[Asked numbered:0]]);
  }
  XCTAssertEqual(gone, 5);
}

- (void)testFilterThatChangesTheCollection {
  NSMutableArray *array = [@[ @1, @2, @3 ] mutableCopy];
  NSPredicate *adding = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) {
    [array addObject:object];
    return YES;
  }];
  [self expectMutation:^{ [array filterUsingPredicate:adding]; }];
  XCTAssertEqual(array.count, 6);
  Asked *object = [Asked numbered:1];
  __weak NSMutableArray *weakArray = array;
  [array setArray:@[ object, @2 ]];
  object.whenCompared = ^{ [weakArray addObject:@3]; };
  [self expectMutation:^{ [array removeObject:@2]; }];
  XCTAssertEqual(array.count, 3);
  NSMutableSet *set = [NSMutableSet setWithArray:@[ @1, @2 ]];
  [self expectMutation:^{
    [set filterUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id member, NSDictionary *bindings) {
      [set removeObject:@2];
      return YES;
    }]];
  }];
  XCTAssertEqual(set.count, 1);
}

/* What is removed goes when the collection has changed, so that its `dealloc` may look at the collection and change it. */
- (void)testObjectsThatGo {
  __block NSUInteger made = 0, gone = 0;
  NSMutableArray *array = [NSMutableArray array];
  NSMutableSet *set = [NSMutableSet set];
  NSMutableOrderedSet *ordered = [NSMutableOrderedSet orderedSet];
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  NSCountedSet *counted = [NSCountedSet set];
  id (^make)(void) = ^id {
    Asked *object = [Asked numbered:made++];
    object.whenGone = ^{
      gone++;
      (void)[array containsObject:@-1];
      (void)[set containsObject:@-1];
      (void)[ordered containsObject:@-1];
      (void)[counted countForObject:@-1];
      (void)dictionary[@"none"];
      [array addObject:@(gone)];
      [set addObject:@(gone)];
      [ordered addObject:@(gone)];
      [counted addObject:@(gone)];
      dictionary[@(gone)] = @(gone);
    };
    return object;
  };
  void (^changes[])(void) = {
    ^{ [array addObject:make()]; },
    ^{ array[0] = make(); },
    ^{ [array replaceObjectAtIndex:0 withObject:make()]; },
    ^{ [array insertObject:make() atIndex:0]; },
    ^{ [array removeObjectAtIndex:0]; },
    ^{ [array addObject:make()]; },
    ^{ [array removeLastObject]; },
    ^{ [array addObject:make()]; },
    ^{ [array removeObjectIdenticalTo:array.lastObject]; },
    ^{ [array addObject:make()]; },
    ^{ [array removeObjectsInRange:NSMakeRange(0, array.count)]; },
    ^{ [array setArray:@[ make(), make() ]]; },
    ^{ [array replaceObjectsInRange:NSMakeRange(0, 1) withObjectsFromArray:@[ make() ]]; },
    ^{ [array replaceObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] withObjects:@[ make() ]]; },
    ^{ [array removeObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0]]; },
    ^{ [array addObject:make()]; },
    ^{ [array filterUsingPredicate:[NSPredicate predicateWithValue:NO]]; },
    ^{ [array addObject:make()]; },
    ^{ [array removeAllObjects]; },
    ^{ [set addObject:make()]; },
    ^{ [set setSet:[NSSet setWithObject:make()]]; },
    ^{ [set filterUsingPredicate:[NSPredicate predicateWithValue:NO]]; },
    ^{ [set addObject:make()]; },
    ^{ [set removeObject:set.allObjects.lastObject]; },
    ^{ [set addObject:make()]; },
    ^{ [set minusSet:[set copy]]; },
    ^{ [set addObject:make()]; },
    ^{ [set intersectSet:[NSSet set]]; },
    ^{ [set addObject:make()]; },
    ^{ [set removeAllObjects]; },
    ^{ [counted addObject:make()]; },
    ^{ [counted removeObject:counted.allObjects.firstObject]; },
    ^{ [counted addObject:make()]; },
    ^{ [counted setSet:[NSSet setWithObject:make()]]; },
    ^{ [counted minusSet:[counted copy]]; },
    ^{ [counted addObject:make()]; },
    ^{ [counted removeAllObjects]; },
    ^{ [ordered addObject:make()]; },
    ^{ ordered[ordered.count - 1] = make(); },
    ^{ [ordered removeObjectAtIndex:0]; },
    ^{ [ordered addObject:make()]; },
    ^{ [ordered replaceObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] withObjects:@[ make() ]]; },
    ^{ [ordered removeObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0]]; },
    ^{ [ordered addObject:make()]; },
    ^{ [ordered intersectSet:[NSSet set]]; },
    ^{ [ordered addObject:make()]; },
    ^{ [ordered removeAllObjects]; },
    ^{ dictionary[@"key"] = make(); },
    ^{ dictionary[@"key"] = make(); },
    ^{ [dictionary removeObjectForKey:@"key"]; },
    ^{ dictionary[@"key"] = make(); },
    ^{ [dictionary setDictionary:@{@"key" : make()}]; },
    ^{ [dictionary addEntriesFromDictionary:@{@"key" : make()}]; },
    ^{ [dictionary removeObjectsForKeys:@[ @"key" ]]; },
    ^{ dictionary[@"key"] = make(); },
    ^{ [dictionary setDictionary:@{}]; },
    ^{ dictionary[make()] = make(); },
    ^{ [dictionary removeAllObjects]; },
  };
  for (size_t number = 0; number < sizeof changes / sizeof *changes; number++) {
    @autoreleasepool {
      changes[number]();
    }
  }
  XCTAssertEqual(gone, made);
  XCTAssertEqual(array.count, [NSSet setWithArray:array].count);
  XCTAssertEqual(ordered.count, ordered.set.count);
}

- (void)testOrderFollowsTheHistory {
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  NSMutableSet *set = [NSMutableSet set];
  NSMutableArray *expected = [NSMutableArray array];
  for (int number = 0; number < 200; number++) {
    NSString *name = [NSString stringWithFormat:@"name %d", number * 7919 % 200];
    dictionary[name] = @(number);
    [set addObject:name];
    [expected addObject:name];
  }
  for (int number = 0; number < 200; number += 3) {
    NSString *name = [NSString stringWithFormat:@"name %d", number];
    [dictionary removeObjectForKey:name];
    [set removeObject:name];
    [expected removeObject:name];
  }
  XCTAssertEqualObjects(dictionary.allKeys, expected);
  XCTAssertEqualObjects(set.allObjects, expected);
  NSMutableArray *walked = [NSMutableArray array];
  for (id key in dictionary) [walked addObject:key];
  XCTAssertEqualObjects(walked, expected);
  XCTAssertEqualObjects([dictionary copy], dictionary);
  XCTAssertEqualObjects([[dictionary mutableCopy] allKeys], expected);
}

- (void)testCopiesDoNotChange {
  NSMutableSet *set = [NSMutableSet setWithArray:@[ @1, @2, @3 ]];
  NSSet *copy = [set copy];
  [set removeObject:@2];
  [set addObject:@4];
  XCTAssertEqualObjects(copy.allObjects, (@[ @1, @2, @3 ]));
  XCTAssertEqualObjects(set.allObjects, (@[ @1, @3, @4 ]));
  NSCountedSet *counted = [NSCountedSet setWithArray:@[ @1, @1 ]];
  NSCountedSet *other = [counted copy];
  [counted removeObject:@1];
  XCTAssertEqual([counted countForObject:@1], 1);
  XCTAssertEqual([other countForObject:@1], 2);
}

@end
