#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSHashTableTests : XCTestCase
@end

@implementation NSHashTableTests

static NSHashTable *tableOf(NSArray *objects) {
  NSHashTable *table = [NSHashTable hashTableWithOptions:NSPointerFunctionsStrongMemory];
  for (id object in objects) [table addObject:object];
  return table;
}

- (void)testMembers {
  NSHashTable<NSString *> *table = tableOf(@[ @"a", @"b", @"a" ]);
  XCTAssertEqual(table.count, 2u);
  XCTAssertEqualObjects(table.allObjects, (@[ @"a", @"b" ]));
  XCTAssertTrue([table containsObject:[@"a" mutableCopy]]);
  XCTAssertFalse([table containsObject:@"c"]);
  XCTAssertFalse([table containsObject:nil]);
  XCTAssertEqualObjects([table member:[@"b" mutableCopy]], @"b");
  XCTAssertNil([table member:@"c"]);
  XCTAssertEqualObjects(table.anyObject, @"a");
  XCTAssertEqualObjects(table.setRepresentation, ([NSSet setWithObjects:@"a", @"b", nil]));
  XCTAssertEqualObjects(table.objectEnumerator.allObjects, (@[ @"a", @"b" ]));
  [table removeObject:@"a"];
  [table removeObject:@"z"];
  [table addObject:nil];
  XCTAssertEqualObjects(table.allObjects, @[ @"b" ]);
  [table removeAllObjects];
  XCTAssertNil(table.anyObject);
}

- (void)testWeakMembers {
  NSHashTable *table = [NSHashTable weakObjectsHashTable];
  NSObject *stays = [NSObject new];
  [table addObject:stays];
  @autoreleasepool {
    for (int i = 0; i < 100; i++) [table addObject:[NSObject new]];
  }
  XCTAssertEqual(table.count, 1u);
  XCTAssertEqualObjects(table.allObjects, @[ stays ]);
  NSUInteger seen = 0;
  for (id object in table) {
    XCTAssertTrue(object == stays);
    seen++;
  }
  XCTAssertEqual(seen, 1u);
}

- (void)testAlgebra {
  NSHashTable *first = tableOf(@[ @1, @2, @3 ]), *second = tableOf(@[ @2, @3, @4 ]);
  XCTAssertTrue([first intersectsHashTable:second]);
  XCTAssertFalse([first intersectsHashTable:tableOf(@[ @9 ])]);
  XCTAssertTrue([tableOf(@[ @1, @3 ]) isSubsetOfHashTable:first]);
  XCTAssertFalse([second isSubsetOfHashTable:first]);
  XCTAssertEqualObjects(first, tableOf(@[ @3, @2, @1 ]));
  XCTAssertEqual(first.hash, tableOf(@[ @3, @2, @1 ]).hash);
  XCTAssertFalse([first isEqual:second]);
  NSHashTable *result = [first copy];
  [result intersectHashTable:second];
  XCTAssertEqualObjects(result.allObjects, (@[ @2, @3 ]));
  result = [first copy];
  [result unionHashTable:second];
  XCTAssertEqualObjects(result.allObjects, (@[ @1, @2, @3, @4 ]));
  result = [first copy];
  [result minusHashTable:second];
  XCTAssertEqualObjects(result.allObjects, @[ @1 ]);
  [result minusHashTable:result];
  XCTAssertEqual(result.count, 0u);
  XCTAssertEqual(first.count, 3u);
}

static NSUInteger hashByTens(const void *item, __attribute__((unused)) NSUInteger (*size)(const void *)) {
  return (NSUInteger)item / 10;
}

static BOOL equalByTens(
  const void *a, const void *b, __attribute__((unused)) NSUInteger (*size)(const void *)) {
  return (NSUInteger)a / 10 == (NSUInteger)b / 10;
}

- (void)testFunctionsOfAProgram {
  NSPointerFunctions *functions = [NSPointerFunctions
    pointerFunctionsWithOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsIntegerPersonality];
  functions.hashFunction = (void *)hashByTens;
  functions.isEqualFunction = (void *)equalByTens;
  NSHashTable *table = [[NSHashTable alloc] initWithPointerFunctions:functions capacity:0];
  NSHashInsert(table, (void *)12);
  NSHashInsert(table, (void *)17);
  NSHashInsert(table, (void *)27);
  XCTAssertEqual(table.count, 2u);
  XCTAssertTrue(NSHashGet(table, (void *)19) == (void *)12);
  XCTAssertThrows(NSHashInsertKnownAbsent(table, (void *)20));
  NSHashEnumerator enumerator = NSEnumerateHashTable(table);
  XCTAssertTrue(NSNextHashEnumeratorItem(&enumerator) == (void *)12);
  XCTAssertTrue(NSNextHashEnumeratorItem(&enumerator) == (void *)27);
  XCTAssertTrue(NSNextHashEnumeratorItem(&enumerator) == NULL);
  NSEndHashTableEnumeration(&enumerator);
  NSHashRemove(table, (void *)10);
  XCTAssertEqual(NSCountHashTable(table), 1u);
}

@end
