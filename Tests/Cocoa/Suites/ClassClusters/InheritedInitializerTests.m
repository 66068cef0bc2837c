#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

// Classes below class clusters that keep their contents in what one of their initializers makes: all others, and the class methods,
// end in it.

@interface ListOfOne : NSArray
@end

@implementation ListOfOne {
  NSArray *_held;
}
- (instancetype)initWithObjects:(const id[])objects count:(NSUInteger)count {
  if ((self = [super init])) _held = [[NSArray alloc] initWithObjects:objects count:count];
  return self;
}
- (NSUInteger)count { return _held.count; }
- (id)objectAtIndex:(NSUInteger)index { return [_held objectAtIndex:index]; }
@end

@interface ChangingList : NSMutableArray
@end

@implementation ChangingList {
  NSMutableArray *_held;
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
  if ((self = [super init])) _held = [[NSMutableArray alloc] initWithCapacity:capacity];
  return self;
}
- (NSUInteger)count { return _held.count; }
- (id)objectAtIndex:(NSUInteger)index { return [_held objectAtIndex:index]; }
- (void)insertObject:(id)object atIndex:(NSUInteger)index { [_held insertObject:object atIndex:index]; }
- (void)removeObjectAtIndex:(NSUInteger)index { [_held removeObjectAtIndex:index]; }
- (void)addObject:(id)object { [_held addObject:object]; }
- (void)removeLastObject { [_held removeLastObject]; }
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object { [_held replaceObjectAtIndex:index withObject:object]; }
@end

@interface Table : NSDictionary
@end

@implementation Table {
  NSDictionary *_held;
}
- (instancetype)initWithObjects:(const id[])objects forKeys:(const id<NSCopying>[])keys count:(NSUInteger)count {
  if ((self = [super init])) _held = [[NSDictionary alloc] initWithObjects:objects forKeys:keys count:count];
  return self;
}
- (NSUInteger)count { return _held.count; }
- (id)objectForKey:(id)key { return [_held objectForKey:key]; }
- (NSEnumerator *)keyEnumerator { return [_held keyEnumerator]; }
@end

@interface ChangingTable : NSMutableDictionary
@end

@implementation ChangingTable {
  NSMutableDictionary *_held;
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
  if ((self = [super init])) _held = [[NSMutableDictionary alloc] initWithCapacity:capacity];
  return self;
}
- (NSUInteger)count { return _held.count; }
- (id)objectForKey:(id)key { return [_held objectForKey:key]; }
- (NSEnumerator *)keyEnumerator { return [_held keyEnumerator]; }
- (void)setObject:(id)object forKey:(id)key { [_held setObject:object forKey:key]; }
- (void)removeObjectForKey:(id)key { [_held removeObjectForKey:key]; }
@end

@interface Group : NSSet
@end

@implementation Group {
  NSSet *_held;
}
- (instancetype)initWithObjects:(const id[])objects count:(NSUInteger)count {
  if ((self = [super init])) _held = [[NSSet alloc] initWithObjects:objects count:count];
  return self;
}
- (NSUInteger)count { return _held.count; }
- (id)member:(id)object { return [_held member:object]; }
- (NSEnumerator *)objectEnumerator { return [_held objectEnumerator]; }
@end

@interface ChangingGroup : NSMutableSet
@end

@implementation ChangingGroup {
  NSMutableSet *_held;
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
  if ((self = [super init])) _held = [[NSMutableSet alloc] initWithCapacity:capacity];
  return self;
}
- (NSUInteger)count { return _held.count; }
- (id)member:(id)object { return [_held member:object]; }
- (NSEnumerator *)objectEnumerator { return [_held objectEnumerator]; }
- (void)addObject:(id)object { [_held addObject:object]; }
- (void)removeObject:(id)object { [_held removeObject:object]; }
@end

@interface Name : NSString
@end

@implementation Name {
  NSString *_held;
}
- (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length freeWhenDone:(BOOL)frees {
  if ((self = [super init])) {
    _held = [[NSString alloc] initWithCharactersNoCopy:characters length:length freeWhenDone:frees];
  }
  return self;
}
- (NSUInteger)length { return _held.length; }
- (unichar)characterAtIndex:(NSUInteger)index { return [_held characterAtIndex:index]; }
@end

@interface InheritedInitializerTests : XCTestCase
@end

@implementation InheritedInitializerTests

- (void)testArrays {
  for (Class cls in @[ [ListOfOne class], [ChangingList class] ]) {
    NSArray *lists = @[
      [cls arrayWithArray:@[ @1, @2 ]], [cls arrayWithObjects:@1, @2, nil], [cls arrayWithObjects:(id[]){@1, @2} count:2],
      [[cls alloc] initWithArray:@[ @1, @2 ]], [[cls alloc] initWithArray:@[ @1, @2 ] copyItems:YES],
    ];
    for (NSArray *list in lists) {
      XCTAssertEqual([list class], cls);
      XCTAssertEqualObjects([list componentsJoinedByString:@","], @"1,2");
    }
    XCTAssertEqual([[cls array] count], 0);
  }
  ChangingList *list = [ChangingList array];
  [list addObject:@3];
  XCTAssertEqualObjects(list, @[ @3 ]);
}

- (void)testDictionaries {
  for (Class cls in @[ [Table class], [ChangingTable class] ]) {
    NSArray *tables = @[
      [cls dictionaryWithObject:@1 forKey:@"a"], [cls dictionaryWithDictionary:@{@"a" : @1}],
      [cls dictionaryWithObjectsAndKeys:@1, @"a", nil], [cls dictionaryWithObjects:@[ @1 ] forKeys:@[ @"a" ]],
      [[cls alloc] initWithObjects:@[ @1 ] forKeys:@[ @"a" ]], [[cls alloc] initWithDictionary:@{@"a" : @1} copyItems:YES],
    ];
    for (NSDictionary *table in tables) {
      XCTAssertEqual([table class], cls);
      XCTAssertEqualObjects(table, @{@"a" : @1});
    }
  }
  ChangingTable *table = [ChangingTable dictionary];
  table[@"a"] = @1;
  XCTAssertEqual(table.count, 1);
}

- (void)testSets {
  for (Class cls in @[ [Group class], [ChangingGroup class] ]) {
    NSArray *groups = @[
      [cls setWithObject:@1], [cls setWithObjects:@1, nil], [cls setWithArray:@[ @1 ]], [cls setWithSet:[NSSet setWithObject:@1]],
      [cls setWithObjects:(id[]){@1} count:1], [[cls alloc] initWithArray:@[ @1 ]],
    ];
    for (NSSet *group in groups) {
      XCTAssertEqual([group class], cls);
      XCTAssertEqual(group.count, 1);
      XCTAssertTrue([group containsObject:@1]);
    }
  }
  ChangingGroup *group = [ChangingGroup set];
  [group addObject:@1];
  XCTAssertEqual(group.count, 1);
}

- (void)testStrings {
  unichar units[] = {'a', 'b'};
  NSData *data = [NSData dataWithBytes:"ab" length:2];
  NSArray *names = @[
    [Name stringWithString:@"ab"], [Name stringWithFormat:@"a%c", 'b'], [Name stringWithUTF8String:"ab"],
    [[Name alloc] initWithString:@"ab"], [[Name alloc] initWithUTF8String:"ab"],
    [[Name alloc] initWithCharacters:units length:2], [[Name alloc] initWithData:data encoding:NSUTF8StringEncoding],
  ];
  for (NSString *name in names) {
    XCTAssertEqual([name class], [Name class]);
    XCTAssertEqual(name.length, 2);
    XCTAssertEqualObjects(name, @"ab");
    XCTAssertEqualObjects(@{name : @1}[@"ab"], @1);
  }
}

@end
