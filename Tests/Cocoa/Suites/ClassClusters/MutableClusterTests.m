#import "Primitives.h"
#import <XCTest/XCTest.h>
#import <objc/runtime.h>

/// Mutable collections below Foundation's that have the primitive methods: the other methods change them by these.
@interface MutableClusterTests : XCTestCase
@end

/// Inserts and removes, and has no other methods that change it.
@interface SparseMutableArray : NSMutableArray
@end

@implementation SparseMutableArray {
  NSMutableArray *_objects;
}

- (instancetype)init {
  self = [super init];
  _objects = [NSMutableArray array];
  return self;
}

- (NSUInteger)count {
  return _objects.count;
}

- (id)objectAtIndex:(NSUInteger)index {
  return _objects[index];
}

- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  [_objects insertObject:object atIndex:index];
}

- (void)removeObjectAtIndex:(NSUInteger)index {
  [_objects removeObjectAtIndex:index];
}

@end

/// Overrides one primitive method. The superclass has the elements.
@interface NotingMutableArray : NSMutableArray
@property(nonatomic) NSUInteger added;
@end

@implementation NotingMutableArray

- (void)addObject:(id)object {
  self.added++;
  [super addObject:object];
}

@end

/// Overrides no primitive method.
@interface PlainMutableArray : NSMutableArray
@end

@implementation PlainMutableArray
- (NSString *)name {
  return @"plain";
}
@end

@implementation MutableClusterTests

- (void)testChangingArrays {
  PrimitiveMutableArray *array = [PrimitiveMutableArray of:@[ @1, @2, @3 ]];
  [array addObjectsFromArray:@[ @4, @5 ]];
  XCTAssertEqualObjects(array.messages, (@[ @"add", @"add" ]));
  XCTAssertEqualObjects(array, (@[ @1, @2, @3, @4, @5 ]));
  array[0] = @9;
  XCTAssertEqualObjects(array.messages, @[ @"replace" ]);
  array[5] = @6;
  XCTAssertEqualObjects(array.lastObject, @6);
  XCTAssertEqual(array.messages.count, 1);
  [array exchangeObjectAtIndex:0 withObjectAtIndex:1];
  XCTAssertEqualObjects(array.messages, (@[ @"replace", @"replace" ]));
  [array removeObject:@3];
  XCTAssertEqualObjects(array.messages, @[ @"remove" ]);
  [array removeObjectsInRange:NSMakeRange(0, 2)];
  XCTAssertEqualObjects(array, (@[ @4, @5, @6 ]));
  [array sortUsingComparator:^NSComparisonResult(id a, id b) {
    return [b compare:a];
  }];
  XCTAssertEqualObjects(array, (@[ @6, @5, @4 ]));
  [array filterUsingPredicate:[NSPredicate predicateWithFormat:@"SELF != 5"]];
  XCTAssertEqualObjects(array, (@[ @6, @4 ]));
  [array insertObjects:@[ @7, @8 ] atIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)]];
  XCTAssertEqualObjects(array, (@[ @7, @8, @6, @4 ]));
  [array setArray:@[ @1 ]];
  XCTAssertEqualObjects(array, @[ @1 ]);
  [array removeAllObjects];
  XCTAssertEqual(array.count, 0);
}

- (void)testMethodsThatAreNotOverridden {
  SparseMutableArray *array = [[SparseMutableArray alloc] init];
  [array addObject:@1];
  [array addObject:@2];
  [array replaceObjectAtIndex:0 withObject:@3];
  XCTAssertEqualObjects(array, (@[ @3, @2 ]));
  [array removeLastObject];
  XCTAssertEqualObjects(array, @[ @3 ]);
  XCTAssertEqualObjects([array copy], @[ @3 ]);
}

- (void)testMakingArrays {
  PrimitiveMutableArray *made = [PrimitiveMutableArray arrayWithArray:@[ @1, @2 ]];
  XCTAssertEqualObjects(made, (@[ @1, @2 ]));
  XCTAssertEqualObjects(made.messages, (@[ @"add", @"add" ]));
  XCTAssertEqualObjects(([PrimitiveMutableArray arrayWithObjects:@1, @2, nil]), (@[ @1, @2 ]));
  XCTAssertEqualObjects(([[PrimitiveMutableArray alloc] initWithArray:@[ @3 ]]), @[ @3 ]);
  XCTAssertEqualObjects(([[PrimitiveMutableArray alloc] initWithObjects:@3, @4, nil]),
                        (@[ @3, @4 ]));
  XCTAssertEqual([PrimitiveMutableArray array].count, 0);
}

- (void)testTheSuperclassKeepsElements {
  NotingMutableArray *noting = [NotingMutableArray array];
  [noting addObject:@1];
  [noting addObjectsFromArray:@[ @2, @3 ]];
  XCTAssertEqual(noting.added, 3);
  XCTAssertEqualObjects(noting, (@[ @1, @2, @3 ]));
  [noting removeObjectAtIndex:0];
  XCTAssertEqualObjects(noting[0], @2);
  PlainMutableArray *plain = [PlainMutableArray arrayWithObject:@1];
  [plain addObject:@2];
  XCTAssertEqualObjects(plain, (@[ @1, @2 ]));
}

- (void)testChangingDictionaries {
  PrimitiveMutableDictionary *entries = [PrimitiveMutableDictionary dictionary];
  entries[@"a"] = @1;
  [entries setValue:@2 forKey:@"b"];
  [entries addEntriesFromDictionary:@{@"c" : @3}];
  XCTAssertEqual(entries.changes, 3);
  XCTAssertEqualObjects(entries, (@{@"a" : @1, @"b" : @2, @"c" : @3}));
  entries[@"a"] = nil;
  [entries removeObjectsForKeys:@[ @"b" ]];
  XCTAssertEqual(entries.changes, 5);
  XCTAssertEqualObjects(entries, @{@"c" : @3});
  [entries setDictionary:@{@"d" : @4}];
  XCTAssertEqualObjects(entries, @{@"d" : @4});
  [entries removeAllObjects];
  XCTAssertEqual(entries.count, 0);
  XCTAssertEqualObjects([PrimitiveMutableDictionary dictionaryWithObject:@1 forKey:@"x"],
                        @{@"x" : @1});
  XCTAssertEqualObjects([[PrimitiveMutableDictionary alloc] initWithDictionary:@{@"x" : @1}],
                        @{@"x" : @1});
}

- (void)testChangingSets {
  PrimitiveMutableSet *members = [PrimitiveMutableSet set];
  [members addObject:@1];
  [members addObjectsFromArray:@[ @2, @3 ]];
  [members unionSet:[NSSet setWithObject:@4]];
  XCTAssertEqual(members.changes, 4);
  [members minusSet:[NSSet setWithObject:@1]];
  [members intersectSet:[NSSet setWithArray:@[ @2, @4, @8 ]]];
  XCTAssertEqualObjects(members, ([NSSet setWithArray:@[ @2, @4 ]]));
  [members removeAllObjects];
  XCTAssertEqual(members.count, 0);
  XCTAssertEqual(([PrimitiveMutableSet setWithArray:@[ @1, @2 ]].count), 2);
  XCTAssertEqual(([[PrimitiveMutableSet alloc] initWithObjects:@1, nil].count), 1);
}

static NSUInteger countOfThree(id self, SEL selector) {
  return 3;
}

static id square(id self, SEL selector, NSUInteger index) {
  return @(index * index);
}

- (void)testAClassMadeAtRunTime {
  Class made = objc_allocateClassPair([NSArray class], "SquaresMadeAtRunTime", 0);
  class_addMethod(made, @selector(count), (IMP)countOfThree, "Q@:");
  class_addMethod(made, @selector(objectAtIndex:), (IMP)square, "@@:Q");
  objc_registerClassPair(made);
  NSArray *squares = [[made alloc] init];
  XCTAssertEqualObjects(squares, (@[ @0, @1, @4 ]));
  XCTAssertEqualObjects(squares.lastObject, @4);
  XCTAssertEqualObjects([squares copy], (@[ @0, @1, @4 ]));
}

- (void)testSubclassesInherit {
  Class below = objc_allocateClassPair([PrimitiveArray class], "BelowPrimitiveArray", 0);
  objc_registerClassPair(below);
  XCTAssertEqualObjects([below counting:2], (@[ @0, @1 ]));
}

@end
