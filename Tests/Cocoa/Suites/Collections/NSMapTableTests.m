#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSMapTableTests : XCTestCase
@end

@implementation NSMapTableTests

- (void)testStrongObjects {
  NSMapTable<NSString *, NSNumber *> *table = [NSMapTable strongToStrongObjectsMapTable];
  [table setObject:@1 forKey:@"a"];
  [table setObject:@2 forKey:@"b"];
  [table setObject:@3 forKey:[@"a" mutableCopy]];
  XCTAssertEqual(table.count, 2u);
  XCTAssertEqualObjects([table objectForKey:@"a"], @3);
  XCTAssertNil([table objectForKey:@"c"]);
  XCTAssertNil([table objectForKey:nil]);
  XCTAssertEqualObjects(table.keyEnumerator.allObjects, (@[ @"a", @"b" ]));
  XCTAssertEqualObjects(table.objectEnumerator.allObjects, (@[ @3, @2 ]));
  XCTAssertEqualObjects(table.dictionaryRepresentation, (@{@"a" : @3, @"b" : @2}));
  [table removeObjectForKey:@"a"];
  [table removeObjectForKey:@"z"];
  XCTAssertEqual(table.count, 1u);
  [table removeAllObjects];
  XCTAssertEqual(table.count, 0u);
}

- (void)testKeysAreNotCopied {
  NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
  NSObject *object = [NSObject new];
  NSMutableString *text = [@"a" mutableCopy];
  [table setObject:@1 forKey:object];
  [table setObject:@2 forKey:text];
  XCTAssertEqualObjects([table objectForKey:object], @1);
  XCTAssertTrue([table.keyEnumerator.allObjects indexOfObjectIdenticalTo:text] != NSNotFound);
}

- (void)testNil {
  NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
  NSString *none = nil;
  [table setObject:@1 forKey:none];
  [table setObject:none forKey:@1];
  XCTAssertEqual(table.count, 0u);
  [table setObject:@1 forKey:@"a"];
  [table setObject:none forKey:@"a"];
  XCTAssertEqual(table.count, 0u);
  [table removeObjectForKey:none];
}

static NSUInteger relinquished;

static void relinquish(
  __attribute__((unused)) const void *item, __attribute__((unused)) NSUInteger (*size)(const void *)) {
  relinquished++;
}

- (void)testFunctionsHearOfEntriesWhoseKeysAreGone {
  NSPointerFunctions *keys = [NSPointerFunctions
    pointerFunctionsWithOptions:NSPointerFunctionsWeakMemory | NSPointerFunctionsObjectPointerPersonality];
  NSPointerFunctions *values = [NSPointerFunctions
    pointerFunctionsWithOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsIntegerPersonality];
  values.relinquishFunction = (void *)relinquish;
  NSMapTable *table = [[NSMapTable alloc] initWithKeyPointerFunctions:keys
                                                valuePointerFunctions:values
                                                             capacity:0];
  relinquished = 0;
  NSObject *stays = [NSObject new];
  NSMapInsert(table, (__bridge void *)stays, (void *)1);
  @autoreleasepool {
    NSObject *goes = [NSObject new];
    NSMapInsert(table, (__bridge void *)goes, (void *)2);
  }
  XCTAssertEqual(table.count, 1u);
  XCTAssertEqual(relinquished, 1u);
  @autoreleasepool {
    for (int i = 0; i < 100; i++) NSMapInsert(table, (__bridge void *)[NSObject new], (void *)3);
  }
  // A table that grows looks for them, too.
  XCTAssertGreaterThan(relinquished, 1u);
  XCTAssertEqual(table.count, 1u);
  XCTAssertEqual(relinquished, 101u);
}

- (void)testWeakKeys {
  NSMapTable *table = [NSMapTable weakToStrongObjectsMapTable];
  NSObject *stays = [NSObject new];
  [table setObject:@"stays" forKey:stays];
  @autoreleasepool {
    NSObject *goes = [NSObject new];
    [table setObject:@"goes" forKey:goes];
    XCTAssertEqual(table.count, 2u);
  }
  XCTAssertEqual(table.count, 1u);
  XCTAssertEqualObjects(table.objectEnumerator.allObjects, @[ @"stays" ]);
  XCTAssertEqualObjects([table objectForKey:stays], @"stays");
}

- (void)testWeakValues {
  NSMapTable *table = [NSMapTable strongToWeakObjectsMapTable];
  @autoreleasepool {
    NSObject *goes = [NSObject new];
    [table setObject:goes forKey:@"a"];
    XCTAssertTrue([table objectForKey:@"a"] == goes);
  }
  XCTAssertNil([table objectForKey:@"a"]);
  XCTAssertEqual(table.count, 0u);
  [table setObject:@"b" forKey:@"a"];
  XCTAssertEqualObjects([table objectForKey:@"a"], @"b");
}

- (void)testObjectsByTheirAddress {
  NSMapTable *table = [NSMapTable
    mapTableWithKeyOptions:NSPointerFunctionsStrongMemory | NSPointerFunctionsObjectPointerPersonality
              valueOptions:NSPointerFunctionsStrongMemory];
  NSMutableString *first = [@"a" mutableCopy], *second = [@"a" mutableCopy];
  [table setObject:@1 forKey:first];
  [table setObject:@2 forKey:second];
  XCTAssertEqual(table.count, 2u);
  [first appendString:@"b"];
  XCTAssertEqualObjects([table objectForKey:first], @1);
}

- (void)testCopies {
  NSMapTable *table = [NSMapTable
    mapTableWithKeyOptions:NSPointerFunctionsCopyIn valueOptions:NSPointerFunctionsStrongMemory];
  NSMutableString *key = [@"a" mutableCopy];
  [table setObject:@1 forKey:key];
  [key appendString:@"b"];
  XCTAssertEqualObjects([table objectForKey:@"a"], @1);
  NSMapTable *copy = [table copy];
  [table setObject:@2 forKey:@"c"];
  XCTAssertEqual(copy.count, 1u);
  XCTAssertFalse([copy isEqual:table]);
  [copy setObject:@2 forKey:@"c"];
  XCTAssertEqualObjects(copy, table);
}

- (void)testOpaquePointers {
  NSMapTable *table = [NSMapTable
    mapTableWithKeyOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsOpaquePersonality
              valueOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsIntegerPersonality];
  int places[2];
  NSMapInsert(table, &places[0], (void *)7);
  NSMapInsert(table, &places[1], (void *)8);
  XCTAssertEqual(NSCountMapTable(table), 2u);
  XCTAssertTrue(NSMapGet(table, &places[0]) == (void *)7);
  XCTAssertTrue(NSMapInsertIfAbsent(table, &places[0], (void *)9) == (void *)7);
  XCTAssertThrows(NSMapInsertKnownAbsent(table, &places[0], (void *)9));
  void *key = NULL, *value = NULL;
  XCTAssertTrue(NSMapMember(table, &places[1], &key, &value));
  XCTAssertTrue(key == &places[1] && value == (void *)8);
  NSMapEnumerator enumerator = NSEnumerateMapTable(table);
  NSUInteger sum = 0;
  while (NSNextMapEnumeratorPair(&enumerator, &key, &value)) sum += (NSUInteger)value;
  NSEndMapTableEnumeration(&enumerator);
  XCTAssertEqual(sum, 15u);
  NSMapRemove(table, &places[0]);
  XCTAssertFalse(NSMapMember(table, &places[0], NULL, NULL));
  NSResetMapTable(table);
  XCTAssertEqual(table.count, 0u);
}

- (void)testTexts {
  NSPointerFunctions *keys = [NSPointerFunctions
    pointerFunctionsWithOptions:NSPointerFunctionsMallocMemory
    | NSPointerFunctionsCStringPersonality | NSPointerFunctionsCopyIn];
  NSPointerFunctions *values = [NSPointerFunctions pointerFunctionsWithOptions:0];
  NSMapTable *table = [[NSMapTable alloc] initWithKeyPointerFunctions:keys
                                                valuePointerFunctions:values
                                                             capacity:4];
  char text[] = "key";
  NSMapInsert(table, text, (__bridge void *)@"value");
  text[0] = 'x';
  XCTAssertTrue(NSMapGet(table, "key") == (__bridge void *)@"value");
  XCTAssertTrue(NSMapGet(table, text) == NULL);
  NSMapRemove(table, "key");
  XCTAssertEqual(table.count, 0u);
}

- (void)testLoops {
  NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
  NSMutableArray *expected = [NSMutableArray new], *seen = [NSMutableArray new];
  for (int i = 0; i < 100; i++) {
    [table setObject:@(i * 2) forKey:@(i)];
    if (i % 3) [expected addObject:@(i)];
  }
  for (int i = 0; i < 100; i += 3) [table removeObjectForKey:@(i)];
  for (id key in table) [seen addObject:key];
  XCTAssertEqualObjects(seen, expected);
  XCTAssertThrows(({
    for (id key in table) [table removeObjectForKey:key];
  }));
}

@end
