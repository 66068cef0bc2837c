#import "Primitives.h"
#import <XCTest/XCTest.h>

/// Immutable collections below Foundation's that have the primitive methods.
@interface CollectionClusterTests : XCTestCase
@end

/// Overrides one primitive method, and uses the superclass's for the rest.
@interface DefaultingDictionary : NSDictionary
@end

@implementation DefaultingDictionary
- (id)objectForKey:(id)key {
  return [super objectForKey:key] ?: @"default";
}
@end

/// Has a count that is no count, as after a mistake.
@interface EndlessArray : NSArray
@end

@implementation EndlessArray
- (NSUInteger)count {
  return NSUIntegerMax;
}
- (id)objectAtIndex:(NSUInteger)index {
  if (index == 3) [NSException raise:NSRangeException format:@"no object %d", (int)index];
  return @(index);
}
@end

@implementation CollectionClusterTests

- (void)testReadingArrays {
  NSArray *numbers = [PrimitiveArray counting:4];
  XCTAssertEqualObjects(numbers.firstObject, @0);
  XCTAssertEqualObjects(numbers.lastObject, @3);
  XCTAssertEqualObjects(numbers[2], @2);
  XCTAssertTrue([numbers containsObject:@3]);
  XCTAssertEqual([numbers indexOfObject:@2], 2);
  XCTAssertEqualObjects([numbers componentsJoinedByString:@"-"], @"0-1-2-3");
  XCTAssertEqualObjects([numbers subarrayWithRange:NSMakeRange(1, 2)], (@[ @1, @2 ]));
  XCTAssertEqualObjects([numbers arrayByAddingObject:@9].lastObject, @9);
  XCTAssertEqualObjects([numbers reverseObjectEnumerator].nextObject, @3);
  XCTAssertEqualObjects(numbers.description, (@[ @0, @1, @2, @3 ]).description);
  XCTAssertThrowsSpecificNamed(numbers[4], NSException, NSRangeException);
  XCTAssertNil([PrimitiveArray counting:0].firstObject);
}

- (void)testLoopingOverArrays {
  NSUInteger sum = 0;
  for (NSNumber *number in [PrimitiveArray counting:100]) sum += number.unsignedIntegerValue;
  XCTAssertEqual(sum, 4950);
  __block NSUInteger visited = 0;
  [[PrimitiveArray counting:100]
      enumerateObjectsUsingBlock:^(NSNumber *number, NSUInteger index, BOOL *stop) {
        visited += number.unsignedIntegerValue == index;
        *stop = index == 9;
      }];
  XCTAssertEqual(visited, 10);
}

- (void)testEqualityBothWays {
  NSArray *own = [PrimitiveArray counting:2];
  NSArray *theirs = @[ @0, @1 ];
  XCTAssertTrue([own isEqualToArray:theirs]);
  XCTAssertTrue([theirs isEqualToArray:own]);
  XCTAssertTrue([own isEqual:theirs]);
  XCTAssertTrue([theirs isEqual:own]);
  XCTAssertEqual(own.hash, theirs.hash);
  XCTAssertEqualObjects(@[ own ], @[ theirs ]);
  NSDictionary *entries = [PrimitiveDictionary lengthsOf:@[ @"a", @"bc" ]];
  XCTAssertTrue([entries isEqual:(@{@"a" : @1, @"bc" : @2})]);
  XCTAssertTrue([(@{@"a" : @1, @"bc" : @2}) isEqualToDictionary:entries]);
  XCTAssertEqual(entries.hash, (@{@"a" : @1, @"bc" : @2}).hash);
  NSSet *members = [PrimitiveSet of:@[ @1, @2 ]];
  XCTAssertTrue(([members isEqual:[NSSet setWithArray:@[ @2, @1 ]]]));
  XCTAssertTrue(([[NSSet setWithArray:@[ @2, @1 ]] isEqualToSet:members]));
}

- (void)testCopies {
  NSArray *copy = [[PrimitiveArray counting:2] copy];
  XCTAssertFalse([copy isKindOfClass:[PrimitiveArray class]]);
  XCTAssertEqualObjects(copy, (@[ @0, @1 ]));
  NSMutableArray *mutable = [[PrimitiveArray counting:2] mutableCopy];
  [mutable addObject:@2];
  XCTAssertEqual(mutable.count, 3);
  XCTAssertEqual([NSArray arrayWithArray:[PrimitiveArray counting:5]].count, 5);
  NSDictionary *entries = [PrimitiveDictionary lengthsOf:@[ @"a" ]];
  XCTAssertEqualObjects([entries copy], @{@"a" : @1});
  XCTAssertEqualObjects([entries mutableCopy], @{@"a" : @1});
  XCTAssertEqualObjects([[PrimitiveSet of:@[ @1 ]] copy], [NSSet setWithObject:@1]);
  XCTAssertEqualObjects([[PrimitiveSet of:@[ @1 ]] mutableCopy], [NSSet setWithObject:@1]);
}

- (void)testReadingDictionaries {
  NSDictionary *entries = [PrimitiveDictionary lengthsOf:@[ @"one", @"three" ]];
  XCTAssertEqualObjects(entries[@"three"], @5);
  XCTAssertNil(entries[@"none"]);
  XCTAssertEqualObjects(entries.allKeys, (@[ @"one", @"three" ]));
  XCTAssertEqualObjects(entries.allValues, (@[ @3, @5 ]));
  XCTAssertEqualObjects([entries allKeysForObject:@5], @[ @"three" ]);
  XCTAssertEqualObjects([entries valueForKey:@"one"], @3);
  XCTAssertEqualObjects([entries valueForKeyPath:@"@count"], @2);
  XCTAssertEqualObjects(([entries objectsForKeys:@[ @"one", @"x" ] notFoundMarker:@0]),
                        (@[ @3, @0 ]));
  XCTAssertEqualObjects(entries.objectEnumerator.allObjects, (@[ @3, @5 ]));
  NSMutableArray *keys = [NSMutableArray array];
  for (NSString *key in entries) [keys addObject:key];
  XCTAssertEqualObjects(keys, (@[ @"one", @"three" ]));
  __block int sum = 0;
  [entries enumerateKeysAndObjectsUsingBlock:^(id key, NSNumber *length, BOOL *stop) {
    sum += length.intValue;
  }];
  XCTAssertEqual(sum, 8);
  XCTAssertEqualObjects(entries.description, (@{@"one" : @3, @"three" : @5}).description);
}

- (void)testReadingSets {
  NSSet *members = [PrimitiveSet of:@[ @1, @2 ]];
  XCTAssertTrue([members containsObject:@2]);
  XCTAssertFalse([members containsObject:@3]);
  XCTAssertEqualObjects(members.allObjects, (@[ @1, @2 ]));
  XCTAssertEqualObjects(members.anyObject, @1);
  XCTAssertTrue(([members isSubsetOfSet:[NSSet setWithArray:@[ @1, @2, @3 ]]]));
  XCTAssertTrue([[NSSet setWithObject:@2] intersectsSet:members]);
  int sum = 0;
  for (NSNumber *number in members) sum += number.intValue;
  XCTAssertEqual(sum, 3);
  XCTAssertEqual([members setByAddingObject:@3].count, 3);
  XCTAssertEqualObjects(members.description, ([NSSet setWithArray:@[ @1, @2 ]].description));
}

- (void)testKeysOfElements {
  NSArray *numbers = [PrimitiveArray counting:4];
  XCTAssertEqualObjects([numbers valueForKey:@"stringValue"], (@[ @"0", @"1", @"2", @"3" ]));
  XCTAssertEqualObjects([numbers valueForKeyPath:@"@count"], @4);
  XCTAssertEqualObjects([numbers valueForKeyPath:@"@sum.self"], @6);
  NSPredicate *odd = [NSPredicate predicateWithFormat:@"SELF > 1"];
  XCTAssertEqualObjects([numbers filteredArrayUsingPredicate:odd], (@[ @2, @3 ]));
  XCTAssertTrue(([[NSPredicate predicateWithFormat:@"2 IN %@", numbers] evaluateWithObject:@0]));
  NSSortDescriptor *down = [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:NO];
  XCTAssertEqualObjects([numbers sortedArrayUsingDescriptors:@[ down ]].firstObject, @3);
}

- (void)testStoring {
  NSDictionary *tree = @{
    @"list" : [PrimitiveArray counting:2],
    @"map" : [PrimitiveDictionary lengthsOf:@[ @"a" ]]
  };
  NSDictionary *plain = @{@"list" : @[ @0, @1 ], @"map" : @{@"a" : @1}};
  NSData *json = [NSJSONSerialization dataWithJSONObject:tree options:0 error:NULL];
  XCTAssertEqualObjects([NSJSONSerialization JSONObjectWithData:json options:0 error:NULL], plain);
  NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:tree];
  XCTAssertEqualObjects([NSKeyedUnarchiver unarchiveObjectWithData:archive], plain);
  XCTAssertEqualObjects(([NSString stringWithFormat:@"%@", [PrimitiveArray counting:1]]),
                        (@[ @0 ]).description);
}

- (void)testAsArguments {
  NSMutableArray *array = [NSMutableArray array];
  [array addObjectsFromArray:[PrimitiveArray counting:3]];
  [array removeObjectsInArray:[PrimitiveArray counting:2]];
  XCTAssertEqualObjects(array, @[ @2 ]);
  NSMutableDictionary *entries = [NSMutableDictionary dictionary];
  [entries addEntriesFromDictionary:[PrimitiveDictionary lengthsOf:@[ @"a" ]]];
  XCTAssertEqualObjects(entries, @{@"a" : @1});
  NSMutableSet *members = [NSMutableSet set];
  [members unionSet:[PrimitiveSet of:@[ @1, @2 ]]];
  [members minusSet:[PrimitiveSet of:@[ @1 ]]];
  XCTAssertEqualObjects(members, [NSSet setWithObject:@2]);
  XCTAssertEqual([NSSet setWithArray:[PrimitiveArray counting:3]].count, 3);
  XCTAssertEqual([NSDictionary dictionaryWithObjects:[PrimitiveArray counting:1]
                                             forKeys:[PrimitiveArray counting:1]]
                     .count,
                 1);
}

- (void)testAWrongCount {
  NSArray *endless = [[EndlessArray alloc] init];
  XCTAssertThrowsSpecificNamed([endless componentsJoinedByString:@""], NSException,
                               NSRangeException);
  XCTAssertThrowsSpecificNamed([endless copy], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([@[] arrayByAddingObjectsFromArray:endless], NSException,
                               NSRangeException);
  XCTAssertEqualObjects(endless.firstObject, @0);
}

- (void)testOnePrimitiveOverridden {
  DefaultingDictionary *entries = [[DefaultingDictionary alloc] initWithObjects:@[ @1 ]
                                                                        forKeys:@[ @"a" ]];
  XCTAssertEqualObjects(entries[@"a"], @1);
  XCTAssertEqualObjects(entries[@"zz"], @"default");
  XCTAssertEqualObjects([entries objectForKey:@"zz"], @"default");
  XCTAssertEqualObjects([entries valueForKey:@"zz"], @"default");
  XCTAssertEqual(entries.count, 1);
  XCTAssertEqualObjects(entries.allKeys, @[ @"a" ]);
}

@end
