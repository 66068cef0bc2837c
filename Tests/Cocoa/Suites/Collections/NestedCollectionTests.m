#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wobjc-circular-container"

/* Collections in themselves. */
@interface NestedCollectionTests : XCTestCase
@end

@implementation NestedCollectionTests

- (void)testSetInItself {
  NSMutableSet *set = [NSMutableSet set];
  [set addObject:set];
  XCTAssertEqual(set.count, 1);
  [set addObject:@1];
  [set addObject:@2];
  XCTAssertEqual(set.count, 3);
  [set removeAllObjects];
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  dictionary[@"self"] = dictionary;
  XCTAssertTrue(dictionary[@"self"] == dictionary);
  [dictionary removeAllObjects];
  NSMutableOrderedSet *ordered = [NSMutableOrderedSet orderedSet];
  [ordered addObject:ordered];
  XCTAssertEqual(ordered.count, 1);
  [ordered removeAllObjects];
}

- (void)testCollectionsInThemselves {
  NSMutableArray *array = [NSMutableArray arrayWithObject:@2];
  [array addObject:array];
  XCTAssertTrue([array containsObject:array]);
  XCTAssertEqual([array indexOfObject:array], 1);
  XCTAssertTrue([array isEqual:[array copy]]);
  XCTAssertEqual(array.hash, 2);
  XCTAssertTrue([array.description containsString:@"2"]);
  [array addObjectsFromArray:array];
  [array removeObject:array];
  XCTAssertEqualObjects(array, (@[ @2, @2 ]));
  NSCountedSet *counted = [NSCountedSet setWithObject:@2];
  [counted addObject:counted];
  [counted addObject:counted];
  XCTAssertTrue([counted.description containsString:@"2"]);
  [counted removeAllObjects];
  NSMutableOrderedSet *ordered = [NSMutableOrderedSet orderedSetWithObject:@2];
  [ordered addObject:ordered];
  XCTAssertTrue([ordered.description containsString:@"2"]);
  [ordered removeAllObjects];
  /* The key is a copy, whose values are those of the time. */
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  dictionary[@"self"] = dictionary;
  dictionary[(id)dictionary] = dictionary;
  XCTAssertEqual(dictionary.count, 2);
  XCTAssertTrue([dictionary isEqual:[dictionary copy]]);
  XCTAssertTrue([dictionary.description containsString:@"self"]);
  XCTAssertNil(dictionary[(id)dictionary]);
  [dictionary removeAllObjects];
}

@end
