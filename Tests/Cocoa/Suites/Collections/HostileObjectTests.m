#import "Asked.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang diagnostic ignored "-Wobjc-circular-container"

/* The only reference to the collection that is being used, which its objects take away. */
static id held;

/* Lets go of the collection, and puts other objects where it and they may have been. */
static void letGo(void) {
  if (!held) return;
  held = nil;
  for (int number = 0; number < 8; number++) {
    @autoreleasepool {
      (void)[[NSMutableArray alloc] initWithObjects:@"other", @"objects", @(number), nil];
      (void)[[NSMutableSet alloc] initWithArray:@[ @"other", @"objects" ]];
    }
  }
}

static NSInteger compareAndLetGo(id first, id second, void *context) {
  letGo();
  return [first number] < [second number] ? NSOrderedAscending : NSOrderedDescending;
}

/* Lets go of the collection whatever it is asked for. */
@interface Leaver : Asked
@end

@implementation Leaver
- (NSUInteger)hash {
  letGo();
  return 7;
}
- (BOOL)isEqual:(id)other {
  letGo();
  return [super isEqual:other];
}
- (NSComparisonResult)compare:(Asked *)other {
  letGo();
  return [@(self.number) compare:@(other.number)];
}
- (NSString *)description {
  letGo();
  return @"leaver";
}
- (id)valueForKey:(NSString *)key {
  letGo();
  return [super valueForKey:key];
}
- (id)copyWithZone:(NSZone *)zone {
  letGo();
  return self;
}
- (void)dealloc {
  letGo();
}
- (void)leave {
  letGo();
}
- (void)leaveWith:(id)object {
  letGo();
}
@end

/* Collections that are let go of while they are used: by objects, blocks and functions that they call. */
@interface HostileObjectTests : XCTestCase
@end

@implementation HostileObjectTests

/* Does something to a collection with three objects that let go of it; an exception is as good as none. */
- (void)useEach:(NSArray<Class> *)classes by:(void (^)(Leaver *other, Asked *asked))body {
  for (Class cls in classes) {
    __weak id collection = nil;
    /* Pools of their own: nothing but the collection is to refer to the objects. */
    @autoreleasepool {
      id made = [[cls alloc] init];
      for (NSUInteger number = 3; number > 0; number--) {
        Leaver *leaver = [Leaver numbered:number];
        if ([made respondsToSelector:@selector(setObject:forKey:)]) [made setObject:leaver forKey:leaver];
        else [made addObject:leaver];
      }
      collection = made;
      held = made;
    }
    @autoreleasepool {
      @try {
        Asked *asked = [Asked numbered:9];
        asked.whenCompared = ^{ letGo(); };
        body([Leaver numbered:9], asked);
      } @catch (NSException *exception) {
        XCTAssertEqualObjects(exception.name, NSGenericException);
      }
    }
    XCTAssertNil(held, @"nothing was asked of the objects of %@", cls);
    XCTAssertNil(collection);
    held = nil;
  }
}

#define USE(classes, ...) [self useEach:classes by:^(Leaver *other, Asked *asked) { __VA_ARGS__; }]

- (void)testArrays {
  NSArray *arrays = @[ [NSMutableArray class] ];
  USE(arrays, [held containsObject:other]);
  USE(arrays, [held indexOfObject:other]);
  USE(arrays, [held indexOfObject:other inRange:NSMakeRange(0, 3)]);
  USE(arrays, [held removeObject:other]);
  USE(arrays, [held removeObject:other inRange:NSMakeRange(0, 3)]);
  USE(arrays, [held removeObjectsInArray:@[ other ]]);
  USE(arrays, [held isEqual:@[ other, other, other ]]);
  USE(arrays, [held isEqualToArray:@[ other, other, other ]]);
  USE(arrays, [held firstObjectCommonWithArray:@[ other ]]);
  USE(arrays, [held sortUsingFunction:compareAndLetGo context:NULL]);
  USE(arrays, [held sortUsingSelector:@selector(compare:)]);
  USE(arrays, [held sortedArrayUsingFunction:compareAndLetGo context:NULL]);
  USE(arrays, [held sortedArrayUsingSelector:@selector(compare:)]);
  USE(arrays, [held sortUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"number" ascending:YES] ]]);
  USE(arrays, [held componentsJoinedByString:@", "]);
  USE(arrays, (void)[held description]);
  USE(arrays, [held valueForKey:@"number"]);
  USE(arrays, [held valueForKeyPath:@"@sum.number"]);
  USE(arrays, [held valueForKeyPath:@"@distinctUnionOfObjects.self"]);
  USE(arrays, [held makeObjectsPerformSelector:@selector(leave)]);
  USE(arrays, [held makeObjectsPerformSelector:@selector(leaveWith:) withObject:other]);
  USE(arrays, (void)[[NSArray alloc] initWithArray:held copyItems:YES]);
  USE(arrays, [NSSet setWithArray:held]);
  USE(arrays, [NSOrderedSet orderedSetWithArray:held]);
  USE(arrays, [NSDictionary dictionaryWithObjects:@[ @1, @2, @3 ] forKeys:held]);
  USE(arrays, [[NSMutableSet set] addObjectsFromArray:held]);
}

static NSHashTable *tableOf(id object) {
  NSHashTable *table = [NSHashTable new];
  [table addObject:object];
  return table;
}

- (void)testTables {
  NSArray *tables = @[ [NSHashTable class] ];
  USE(tables, [held containsObject:other]);
  USE(tables, [held member:other]);
  USE(tables, [held addObject:other]);
  USE(tables, [held removeObject:other]);
  USE(tables, (void)[held description]);
  USE(tables, [held setRepresentation]);
  USE(tables, [held unionHashTable:tableOf(asked)]);
  USE(tables, [held minusHashTable:tableOf(asked)]);
  USE(tables, [held intersectHashTable:[NSHashTable new]]);
  USE(tables, [held intersectsHashTable:[NSHashTable new]]);
  NSArray *maps = @[ [NSMapTable class] ];
  USE(maps, [held objectForKey:other]);
  USE(maps, [held setObject:@1 forKey:other]);
  USE(maps, [held removeObjectForKey:other]);
  USE(maps, (void)[held description]);
  USE(maps, [held dictionaryRepresentation]);
}

- (void)testSets {
  NSArray *sets = @[ [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class] ];
  USE(sets, [held containsObject:other]);
  USE(sets, [held addObject:other]);
  USE(sets, [held removeObject:other]);
  USE(sets, [held addObjectsFromArray:@[ other, [Leaver numbered:10] ]]);
  USE(sets, [held addObjectsFromArray:@[ asked, other, [Leaver numbered:10] ]]);
  USE(sets, [held isEqual:[NSSet setWithObjects:asked, @1, @2, nil]]; letGo());
  USE(sets, [held minusSet:[NSSet setWithObject:asked]]);
  USE(sets, [held unionSet:[NSSet setWithObject:asked]]; letGo());
  USE(sets, [held intersectSet:[NSSet setWithObject:asked]]);
  USE(sets, [held intersectsSet:[NSSet setWithObject:asked]]);
  USE(sets, [held isSubsetOfSet:[NSSet setWithObjects:asked, @1, @2, @3, nil]]);
  USE(sets, (void)[held description]);
  USE(sets, [held valueForKey:@"number"]);
  USE((@[ [NSMutableSet class], [NSCountedSet class] ]), [held member:other]);
  USE((@[ [NSMutableSet class] ]), [held makeObjectsPerformSelector:@selector(leave)]);
  USE((@[ [NSMutableSet class] ]), [held sortedArrayUsingDescriptors:@[
    [NSSortDescriptor sortDescriptorWithKey:@"number" ascending:YES]
  ]]);
  USE((@[ [NSCountedSet class] ]), [held countForObject:other]);
  USE((@[ [NSMutableOrderedSet class] ]), [held indexOfObject:other]);
  USE((@[ [NSMutableOrderedSet class] ]), [held insertObject:other atIndex:0]);
  USE((@[ [NSMutableOrderedSet class] ]), [held replaceObjectAtIndex:0 withObject:other]);
  USE((@[ [NSMutableOrderedSet class] ]), [held setObject:other atIndexedSubscript:1]);
}

- (void)testDictionaries {
  NSArray *dictionaries = @[ [NSMutableDictionary class] ];
  USE(dictionaries, [held objectForKey:other]);
  USE(dictionaries, (void)held[other]);
  USE(dictionaries, [held setObject:@1 forKey:other]);
  USE(dictionaries, held[other] = @1);
  USE(dictionaries, [held removeObjectForKey:other]);
  USE(dictionaries, [held removeObjectsForKeys:@[ other ]]);
  USE(dictionaries, [held addEntriesFromDictionary:@{asked : @1}]; letGo());
  USE(dictionaries, [[NSMutableDictionary dictionary] addEntriesFromDictionary:held]; letGo());
  USE(dictionaries, (void)[held isEqual:@{asked : @1, @1 : @1, @2 : @2}]; letGo());
  USE(dictionaries, [held allKeysForObject:other]);
  USE(dictionaries, [held objectsForKeys:@[ other ] notFoundMarker:@0]);
  USE(dictionaries, [held objectsForKeys:@[ other, [Leaver numbered:10] ] notFoundMarker:@0]);
  USE(dictionaries, [held keysSortedByValueUsingSelector:@selector(compare:)]);
  USE(dictionaries, (void)[held description]);
  USE(dictionaries, (void)[[NSDictionary alloc] initWithDictionary:held copyItems:YES]);
}

/* The objects let go of the collection when they go themselves. */
- (void)testRemoving {
  NSArray *arrays = @[ [NSMutableArray class] ];
  NSArray *lists = @[ [NSMutableArray class], [NSMutableOrderedSet class] ];
  NSArray *sets = @[ [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class] ];
  NSArray *dictionaries = @[ [NSMutableDictionary class] ];
  NSArray *all = @[
    [NSMutableArray class], [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class],
    [NSMutableDictionary class]
  ];
  NSRange both = NSMakeRange(0, 2);
  NSIndexSet *indexes = [NSIndexSet indexSetWithIndexesInRange:both];
  USE(all, [held removeAllObjects]);
  USE(lists, [held removeObjectAtIndex:1]);
  USE(lists, [held removeObjectsInRange:both]);
  USE(lists, [held removeObjectsAtIndexes:indexes]);
  USE(lists, [held replaceObjectAtIndex:0 withObject:@1]);
  USE(lists, held[0] = @1);
  USE(lists, [held replaceObjectsAtIndexes:indexes withObjects:@[ @1, @2 ]]);
  USE(arrays, [held removeLastObject]);
  USE(arrays, [held setArray:@[ @1 ]]);
  USE(arrays, [held replaceObjectsInRange:both withObjectsFromArray:@[ @1 ]]);
  USE(lists, [held filterUsingPredicate:[NSPredicate predicateWithValue:NO]]);
  USE((@[ [NSMutableSet class], [NSCountedSet class] ]), [held setSet:[NSSet set]]);
  USE(sets, [held intersectSet:[NSSet set]]);
  USE(sets, [held filterUsingPredicate:[NSPredicate predicateWithValue:NO]]);
  USE(dictionaries, [held setDictionary:@{}]);
}

- (void)testReplacedValues {
  void (^changes[])(void) = {
    ^{ held[@"key"] = @1; },
    ^{ [held setObject:@1 forKey:@"key"]; },
    ^{ [held removeObjectForKey:@"key"]; },
    ^{ [held setDictionary:@{@"key" : @1}]; },
    ^{ [held addEntriesFromDictionary:@{@"key" : @1}]; },
    ^{ [held removeObjectsForKeys:@[ @"key" ]]; },
    ^{ held[@"key"] = nil; },
  };
  for (size_t number = 0; number < sizeof changes / sizeof *changes; number++) {
    @autoreleasepool {
      held = [NSMutableDictionary dictionaryWithObject:[Leaver numbered:1] forKey:@"key"];
    }
    changes[number]();
    XCTAssertNil(held);
  }
}

/* A member lets go of the object that it is compared with. */
- (void)testArguments {
  for (Class cls in @[
         [NSMutableArray class], [NSMutableSet class], [NSCountedSet class], [NSMutableOrderedSet class],
         [NSMutableDictionary class]
       ]) {
    id collection = [[cls alloc] init];
    for (NSUInteger number = 0; number < 3; number++) {
      Asked *member = [Asked numbered:number];
      if ([collection respondsToSelector:@selector(setObject:forKey:)]) [collection setObject:@1 forKey:member];
      else [collection addObject:member];
      member.whenCompared = ^{ letGo(); };
    }
    void (^uses[])(void) = {
      ^{ [collection containsObject:held]; },
      ^{ [collection indexOfObject:held]; },
      ^{ [collection indexOfObject:held inRange:NSMakeRange(0, 3)]; },
      ^{ [collection removeObject:held inRange:NSMakeRange(0, 3)]; },
      ^{ [collection removeObject:held]; },
      ^{ [collection addObject:held]; },
      ^{ [collection objectForKey:held]; },
      ^{ [collection setObject:@1 forKey:held]; },
      ^{ [collection removeObjectForKey:held]; },
    };
    for (size_t number = 0; number < sizeof uses / sizeof *uses; number++) {
      @autoreleasepool {
        held = [Asked numbered:9];
        @try {
          uses[number]();
        } @catch (NSException *exception) {
          NSArray *names = @[ NSGenericException, NSInvalidArgumentException ];
          XCTAssertTrue([names containsObject:exception.name], @"%@", exception);
        }
        held = nil;
      }
    }
    XCTAssertGreaterThanOrEqual([collection count], 3);
  }
}

- (void)testBlocks {
  NSArray *lists = @[ [NSMutableArray class], [NSMutableOrderedSet class] ];
  NSArray *sets = @[ [NSMutableSet class], [NSCountedSet class] ];
  NSArray *all = [lists arrayByAddingObjectsFromArray:sets];
  void (^withIndex)(id, NSUInteger, BOOL *) = ^(id object, NSUInteger index, BOOL *stop) { letGo(); };
  void (^withoutIndex)(id, BOOL *) = ^(id object, BOOL *stop) { letGo(); };
  NSComparator comparator = ^NSComparisonResult(id first, id second) { return compareAndLetGo(first, second, NULL); };
  NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) {
    letGo();
    return [object number] > 1;
  }];
  USE(lists, [held enumerateObjectsUsingBlock:withIndex]);
  USE(lists, [held enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:withIndex]);
  USE(lists, [held indexOfObjectPassingTest:^BOOL(id object, NSUInteger index, BOOL *stop) {
    letGo();
    return NO;
  }]);
  USE(lists, [held indexesOfObjectsPassingTest:^BOOL(id object, NSUInteger index, BOOL *stop) {
    letGo();
    return YES;
  }]);
  USE(lists, [held sortUsingComparator:comparator]);
  USE(lists, [held sortedArrayUsingComparator:comparator]);
  USE(lists, [held indexOfObject:other inSortedRange:NSMakeRange(0, 3) options:0 usingComparator:comparator]);
  USE(sets, [held enumerateObjectsUsingBlock:withoutIndex]);
  USE(sets, [held objectsPassingTest:^BOOL(id object, BOOL *stop) {
    letGo();
    return YES;
  }]);
  USE(all, [held filterUsingPredicate:predicate]);
  USE(all, for (id object in held) [object leave]);
  USE((@[ [NSMutableDictionary class] ]), [held enumerateKeysAndObjectsUsingBlock:^(id key, id object, BOOL *stop) {
    letGo();
  }]);
  USE((@[ [NSMutableDictionary class] ]), [held keysSortedByValueUsingComparator:comparator]);
  USE((@[ [NSMutableDictionary class] ]), for (id key in held) [key leave]);
}

@end
