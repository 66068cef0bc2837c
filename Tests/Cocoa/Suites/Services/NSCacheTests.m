#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface Key : NSObject
@property (nonatomic) NSInteger number;
@end

@implementation Key
+ (Key *)numbered:(NSInteger)number {
  Key *key = [[self alloc] init];
  key.number = number;
  return key;
}
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[Key class]] && [other number] == self.number;
}
- (NSUInteger)hash {
  return 7;
}
@end

/// A key that empties a cache when it is compared.
@interface EmptyingKey : Key
@property (nonatomic, strong) NSCache *emptied;
@end

@implementation EmptyingKey
- (BOOL)isEqual:(id)other {
  [self.emptied removeAllObjects];
  return [super isEqual:other];
}
@end

@interface NSCacheTests : XCTestCase <NSCacheDelegate>
@property (nonatomic, strong) NSCache *cache;
@property (nonatomic, strong) NSMutableArray *evicted;
@end

@implementation NSCacheTests

- (void)setUp {
  self.cache = [[NSCache alloc] init];
  self.evicted = [NSMutableArray array];
}

- (void)cache:(NSCache *)cache willEvictObject:(id)object {
  XCTAssertEqual(cache, self.cache);
  [self.evicted addObject:object];
}

- (void)testAnObjectIsFound {
  [self.cache setObject:@1 forKey:@"one"];
  XCTAssertEqualObjects([self.cache objectForKey:@"one"], @1);
  XCTAssertNil([self.cache objectForKey:@"two"]);
}

- (void)testANewObjectReplacesTheOldOne {
  [self.cache setObject:@1 forKey:@"a"];
  [self.cache setObject:@2 forKey:@"a"];
  XCTAssertEqualObjects([self.cache objectForKey:@"a"], @2);
}

- (void)testKeysAreNotCopiedAndComparedByIsEqual {
  Key *key = [Key numbered:1];
  [self.cache setObject:@"first" forKey:key];
  [self.cache setObject:@"second" forKey:[Key numbered:2]];
  XCTAssertEqualObjects([self.cache objectForKey:[Key numbered:1]], @"first");
  XCTAssertEqualObjects([self.cache objectForKey:[Key numbered:2]], @"second");
  XCTAssertNil([self.cache objectForKey:[Key numbered:3]]);
}

- (void)testRemoving {
  [self.cache setObject:@1 forKey:@"a"];
  [self.cache setObject:@2 forKey:@"b"];
  [self.cache removeObjectForKey:@"a"];
  XCTAssertNil([self.cache objectForKey:@"a"]);
  [self.cache removeAllObjects];
  XCTAssertNil([self.cache objectForKey:@"b"]);
  XCTAssertNoThrow([self.cache removeObjectForKey:@"a"]);
}

- (void)testTheCountLimitEvictsWhatWasNotUsedForLongest {
  self.cache.countLimit = 2;
  [self.cache setObject:@1 forKey:@"a"];
  [self.cache setObject:@2 forKey:@"b"];
  [self.cache objectForKey:@"a"];
  [self.cache setObject:@3 forKey:@"c"];
  XCTAssertNotNil([self.cache objectForKey:@"a"]);
  XCTAssertNil([self.cache objectForKey:@"b"]);
  XCTAssertNotNil([self.cache objectForKey:@"c"]);
}

- (void)testTheCostLimit {
  self.cache.totalCostLimit = 10;
  [self.cache setObject:@1 forKey:@"a" cost:6];
  [self.cache setObject:@2 forKey:@"b" cost:4];
  XCTAssertNotNil([self.cache objectForKey:@"a"]);
  [self.cache setObject:@3 forKey:@"c" cost:5];
  XCTAssertNil([self.cache objectForKey:@"b"]);
  XCTAssertNil([self.cache objectForKey:@"a"]);
  XCTAssertNotNil([self.cache objectForKey:@"c"]);
}

- (void)testALimitThatIsSetLaterEvicts {
  for (NSInteger number = 0; number < 10; number++) [self.cache setObject:@(number) forKey:@(number)];
  self.cache.countLimit = 3;
  NSUInteger left = 0;
  for (NSInteger number = 0; number < 10; number++) left += [self.cache objectForKey:@(number)] ? 1 : 0;
  XCTAssertEqual(left, 3);
}

- (void)testHugeCostsDoNotOverflow {
  [self.cache setObject:@1 forKey:@"a" cost:NSUIntegerMax];
  [self.cache setObject:@2 forKey:@"b" cost:NSUIntegerMax];
  [self.cache removeObjectForKey:@"a"];
  XCTAssertEqualObjects([self.cache objectForKey:@"b"], @2);
}

- (void)testTheDelegateIsTold {
  self.cache.delegate = self;
  self.cache.countLimit = 1;
  [self.cache setObject:@1 forKey:@"a"];
  [self.cache setObject:@2 forKey:@"b"];
  XCTAssertEqualObjects(self.evicted, @[@1]);
  [self.cache removeAllObjects];
  XCTAssertEqualObjects(self.evicted, (@[@1, @2]));
}

- (void)testTheDelegateIsNotKept {
  @autoreleasepool {
    NSCacheTests *delegate = [[NSCacheTests alloc] init];
    self.cache.delegate = delegate;
  }
  XCTAssertNil(self.cache.delegate);
}

- (void)testNilIsRefused {
  id nothing = nil;
  XCTAssertThrowsSpecificNamed([self.cache setObject:nothing forKey:@"a"], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([self.cache setObject:@1 forKey:nothing], NSException, NSInvalidArgumentException);
  XCTAssertNil([self.cache objectForKey:nothing]);
}

- (void)testAKeyMayEmptyTheCache {
  EmptyingKey *key = (EmptyingKey *)[EmptyingKey numbered:1];
  EmptyingKey *same = (EmptyingKey *)[EmptyingKey numbered:1];
  [self.cache setObject:@1 forKey:key];
  key.emptied = same.emptied = self.cache;
  XCTAssertNil([self.cache objectForKey:same]);
  key.emptied = same.emptied = nil;
  [self.cache setObject:@2 forKey:key];
  key.emptied = same.emptied = self.cache;
  [self.cache setObject:@3 forKey:same];
  key.emptied = same.emptied = nil;
  XCTAssertEqualObjects([self.cache objectForKey:key], @3);
  [self.cache removeAllObjects];
}

- (void)testObjectsAreLetGo {
  __weak Key *weak = nil;
  @autoreleasepool {
    Key *key = [Key numbered:1];
    weak = key;
    [self.cache setObject:key forKey:@"a"];
  }
  XCTAssertNotNil(weak);
  @autoreleasepool {
    [self.cache removeObjectForKey:@"a"];
  }
  XCTAssertNil(weak);
}

- (void)testItsName {
  XCTAssertEqualObjects(self.cache.name, @"");
  self.cache.name = @"images";
  XCTAssertEqualObjects(self.cache.name, @"images");
}

@end
