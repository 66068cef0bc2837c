#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// `isEqual:` of collections in collections.
@interface DeepEqualityTests : XCTestCase
@end

/// An object that is equal to others with equal parts.
@interface DeepEqualityHolder : NSObject
@property (nonatomic) id part;
@end

@implementation DeepEqualityHolder
- (BOOL)isEqual:(DeepEqualityHolder *)other {
  return [other isKindOfClass:[DeepEqualityHolder class]] && [_part isEqual:other.part];
}
- (NSUInteger)hash { return 1; }
@end

/// A collection around another one so many times; the kinds take turns.
static id nested(id innermost, int depth, BOOL isMutable) {
  id object = innermost;
  for (int i = 0; i < depth; i++) {
    switch (i % 3) {
      case 0: object = @[ @1, object ]; break;
      case 1: object = @{ @"key" : object, @"other" : @"x" }; break;
      case 2: object = [NSSet setWithObjects:object, @"x", nil]; break;
    }
    if (isMutable) object = [object mutableCopy];
  }
  return object;
}

@implementation DeepEqualityTests

- (void)testAnyDepth {
  for (NSNumber *number in @[ @1, @63, @64, @65, @300, @10000 ]) {
    int depth = number.intValue;
    XCTAssertTrue([nested(@"a", depth, NO) isEqual:nested(@"a", depth, YES)], @"%d", depth);
    XCTAssertFalse([nested(@"a", depth, NO) isEqual:nested(@"b", depth, NO)], @"%d", depth);
    XCTAssertFalse([nested(@"a", depth, NO) isEqual:nested(@"a", depth + 3, NO)], @"%d", depth);
  }
}

- (void)testMembersWithTheSameHash {
  NSSet *one = [NSSet setWithObjects:@[ @1 ], @[ @2 ], @[ @[ @3 ] ], @"x", nil];
  NSSet *same = [NSSet setWithObjects:@[ @[ @3 ] ], @"x", @[ @2 ], @[ @1 ], nil];
  XCTAssertEqualObjects(one, same);
  XCTAssertNotEqualObjects(one, ([NSSet setWithObjects:@[ @1 ], @[ @2 ], @[ @[ @4 ] ], @"x", nil]));
  XCTAssertNotEqualObjects(one, ([NSSet setWithObjects:@[ @1 ], @[ @2 ], @"y", @"x", nil]));
  XCTAssertEqualObjects(@{ same : @1 }, @{ one : @1 });
}

- (void)testMembersOfOtherClasses {
  NSSet *counted = [NSSet setWithObject:[NSCountedSet setWithObject:@1]];
  NSSet *plain = [NSSet setWithObject:[NSSet setWithObject:@1]];
  XCTAssertEqualObjects(counted, plain);
  XCTAssertEqualObjects(plain, counted);
  XCTAssertNotEqualObjects(counted, [NSSet setWithObject:[NSSet setWithObject:@2]]);
}

/// Sets of two lists with the same hash, in each of which is the next set.
static NSSet *branching(int depth) {
  NSSet *set = [NSSet setWithObject:@"end"];
  for (int i = 0; i < depth; i++) set = [NSSet setWithObjects:@[ set, @1 ], @[ set, @2 ], nil];
  return set;
}

- (void)testNestedMembersWithTheSameHashAreComparedOnce {
  XCTAssertEqualObjects(branching(40), branching(40));
  XCTAssertNotEqualObjects(branching(40), branching(41));
}

- (void)testCollectionsThatHoldThemselves {
  NSMutableArray *one = [NSMutableArray arrayWithObject:@"a"], *other = [one mutableCopy];
  NSMutableArray *inner = one;
  [one addObject:inner];
  inner = other;
  [other addObject:inner];
  XCTAssertTrue([one isEqual:one]);
  XCTAssertTrue([one isEqual:other]);
  XCTAssertTrue([(@[ @"a", one ]) isEqual:other]);
  [other insertObject:@"b" atIndex:0];
  [one insertObject:@"c" atIndex:0];
  XCTAssertFalse([one isEqual:other]);
  [one removeAllObjects];
  [other removeAllObjects];
}

- (void)testCirclesThroughOtherObjects {
  DeepEqualityHolder *one = [DeepEqualityHolder new], *other = [DeepEqualityHolder new];
  one.part = @[ one ];
  other.part = @[ other ];
  XCTAssertTrue([one.part isEqual:other.part]);
  other.part = @[ other, @1 ];
  XCTAssertFalse([one.part isEqual:other.part]);
  one.part = other.part = nil;
}

- (void)testSharedPartsAreComparedOnce {
  NSArray *one = @[], *other = @[];
  for (int i = 0; i < 200; i++) {
    one = @[ one, one ];
    other = @[ other, other ];
  }
  XCTAssertTrue([one isEqual:other]);
}

@end
