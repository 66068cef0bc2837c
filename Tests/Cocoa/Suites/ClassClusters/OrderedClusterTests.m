#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// Classes below NSOrderedSet and NSAttributedString, and their mutable kin, that have the primitive methods.
@interface OrderedClusterTests : XCTestCase
@end

@interface OwnOrderedSet : NSMutableOrderedSet
@property(nonatomic, readonly) NSUInteger changes;
@end

@implementation OwnOrderedSet {
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

- (NSUInteger)indexOfObject:(id)object {
  return [_objects indexOfObject:object];
}

- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  _changes++;
  [_objects insertObject:object atIndex:index];
}

- (void)removeObjectAtIndex:(NSUInteger)index {
  _changes++;
  [_objects removeObjectAtIndex:index];
}

- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
  _changes++;
  _objects[index] = object;
}

@end

/// Keeps its text in another attributed string, as a text storage does.
@interface OwnStorage : NSMutableAttributedString
@property(nonatomic, readonly) NSUInteger changes;
@end

@implementation OwnStorage {
  NSMutableAttributedString *_text;
}

- (instancetype)init {
  self = [super init];
  _text = [[NSMutableAttributedString alloc] initWithString:@""];
  return self;
}

- (NSString *)string {
  return _text.string;
}

- (NSDictionary *)attributesAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range {
  return [_text attributesAtIndex:index effectiveRange:range];
}

- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string {
  _changes++;
  [_text replaceCharactersInRange:range withString:string];
}

- (void)setAttributes:(NSDictionary *)attributes range:(NSRange)range {
  _changes++;
  [_text setAttributes:attributes range:range];
}

@end

/// Gives ranges that are not in the text.
@interface OddRanges : NSAttributedString
@property(nonatomic) NSRange range;
@end

@implementation OddRanges

- (NSString *)string {
  return @"ab";
}

- (NSDictionary *)attributesAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range {
  if (range) *range = self.range;
  return @{@"place" : @(index)};
}

@end

@implementation OrderedClusterTests

- (void)testOrderedSets {
  OwnOrderedSet *set = [[OwnOrderedSet alloc] init];
  [set addObject:@1];
  [set addObjectsFromArray:@[ @2, @3, @1 ]];
  XCTAssertEqual(set.changes, 3);
  XCTAssertEqualObjects(set.array, (@[ @1, @2, @3 ]));
  XCTAssertEqualObjects(set, ([NSOrderedSet orderedSetWithArray:@[ @1, @2, @3 ]]));
  XCTAssertEqualObjects(([NSOrderedSet orderedSetWithArray:@[ @1, @2, @3 ]]), set);
  XCTAssertEqualObjects(set[1], @2);
  XCTAssertEqualObjects(set.lastObject, @3);
  XCTAssertTrue([set containsObject:@3]);
  XCTAssertFalse([set containsObject:@4]);
  int sum = 0;
  for (NSNumber *number in set) sum += number.intValue;
  XCTAssertEqual(sum, 6);
  [set removeObject:@2];
  set[0] = @9;
  XCTAssertEqualObjects(set.array, (@[ @9, @3 ]));
  [set sortUsingComparator:^NSComparisonResult(id a, id b) {
    return [a compare:b];
  }];
  XCTAssertEqualObjects(set.array, (@[ @3, @9 ]));
  [set exchangeObjectAtIndex:0 withObjectAtIndex:1];
  [set unionSet:[NSSet setWithObject:@5]];
  XCTAssertEqualObjects([set copy], [NSOrderedSet orderedSetWithArray:(@[ @9, @3, @5 ])]);
  XCTAssertEqual([[set mutableCopy] count], 3);
  [set removeAllObjects];
  XCTAssertEqual(set.count, 0);
  XCTAssertEqual([OwnOrderedSet orderedSetWithArray:@[ @1 ]].changes, 1);
}

- (void)testAttributedStrings {
  OwnStorage *storage = [[OwnStorage alloc] init];
  NSAttributedString *bold = [[NSAttributedString alloc] initWithString:@"bold"
                                                             attributes:@{@"weight" : @700}];
  [storage appendAttributedString:bold];
  [storage appendAttributedString:[[NSAttributedString alloc] initWithString:@" text"]];
  XCTAssertEqualObjects(storage.string, @"bold text");
  XCTAssertEqual(storage.length, 9);
  NSRange range;
  XCTAssertEqualObjects([storage attribute:@"weight" atIndex:2 effectiveRange:&range], @700);
  XCTAssertEqual(range.length, 4);
  XCTAssertNil([storage attribute:@"weight" atIndex:5 effectiveRange:NULL]);
  XCTAssertEqualObjects([storage attributedSubstringFromRange:NSMakeRange(0, 4)], bold);
  NSUInteger changes = storage.changes;
  [storage addAttribute:@"color" value:@"red" range:NSMakeRange(5, 4)];
  XCTAssertEqual(storage.changes, changes + 1);
  XCTAssertEqualObjects([storage attributesAtIndex:6 effectiveRange:NULL], @{@"color" : @"red"});
  NSAttributedString *copy = [storage copy];
  XCTAssertFalse([copy isKindOfClass:[OwnStorage class]]);
  XCTAssertEqualObjects(copy, storage);
  XCTAssertEqualObjects(storage, copy);
  [storage deleteCharactersInRange:NSMakeRange(0, 5)];
  XCTAssertEqualObjects(storage.string, @"text");
  XCTAssertEqual(copy.length, 9);
  __block int parts = 0;
  [copy enumerateAttributesInRange:NSMakeRange(0, 9)
                           options:0
                        usingBlock:^(NSDictionary *attributes, NSRange part, BOOL *stop) {
                          parts++;
                        }];
  XCTAssertEqual(parts, 3);
}

- (void)testRangesOutsideTheText {
  NSAttributedString *expected = [[NSAttributedString alloc] initWithString:@"ab"
                                                                 attributes:@{@"place" : @0}];
  OddRanges *text = [[OddRanges alloc] init];
  text.range = NSMakeRange(1, NSIntegerMax);
  XCTAssertEqualObjects([text attribute:@"place" atIndex:0 effectiveRange:NULL], @0);
  text.range = NSMakeRange(0, NSIntegerMax);
  XCTAssertEqualObjects([text copy], expected);
  text.range = NSMakeRange(NSNotFound, NSUIntegerMax);
  XCTAssertEqual([[text copy] length], 2u);
}

@end
