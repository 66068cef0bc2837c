#import <XCTest/XCTest.h>

@interface DescribedThing : NSObject
@end

@implementation DescribedThing
@end

@interface NamedThing : NSObject
@end

@implementation NamedThing
- (NSString *)description { return @"a \"name\"\n"; }
@end

/// The texts that programs get: Cocoa's.
@interface DescriptionTests : XCTestCase
@end

@implementation DescriptionTests

- (void)testAnObjectHasItsAddress {
  DescribedThing *thing = [DescribedThing new];
  NSString *text = [NSString stringWithFormat:@"<DescribedThing: %p>", thing];
  XCTAssertEqualObjects(thing.description, text);
  XCTAssertEqualObjects(([NSString stringWithFormat:@"%@", thing]), text);
  XCTAssertEqualObjects(thing.debugDescription, text);
  XCTAssertEqualObjects([DescribedThing description], @"DescribedThing");
}

- (void)testCollections {
  XCTAssertEqualObjects(([@[ @1, @"b c" ] description]), @"(\n    1,\n    \"b c\"\n)");
  XCTAssertEqualObjects([@{@"a" : @1} description], @"{\n    a = 1;\n}");
  XCTAssertEqualObjects([[NSSet setWithObject:@"a"] description], @"{(\n    a\n)}");
  XCTAssertEqualObjects([[NSOrderedSet orderedSetWithObject:@"a"] description], @"{(\n    a\n)}");
  XCTAssertEqualObjects([@[] description], @"(\n)");
  XCTAssertEqualObjects([@{} description], @"{\n}");
}

- (void)testTheKeysAreInOrder {
  XCTAssertEqualObjects(([@{@"b" : @1, @"a" : @2} description]), @"{\n    a = 2;\n    b = 1;\n}");
}

- (void)testCollectionsInCollections {
  XCTAssertEqualObjects(
    ([@{@"a" : @[ @1, @{@"b" : @2} ]} description]),
    @"{\n    a =     (\n        1,\n                {\n            b = 2;\n        }\n    );\n}");
  XCTAssertEqualObjects(([@[ @[ @1 ] ] description]), @"(\n        (\n        1\n    )\n)");
  XCTAssertEqualObjects([@[ @1 ] descriptionWithLocale:nil indent:1], @"    (\n        1\n    )");
}

- (void)testWhatIsQuoted {
  NSArray *list = @[ @"aB9", @"", @"a-b", @"a_b", @"q\"\\", @"\u00e9\t", @1.5, [NSNull null] ];
  XCTAssertEqualObjects(
    list.description, @"(\n    aB9,\n    \"\",\n    \"a-b\",\n    \"a_b\",\n    \"q\\\"\\\\\",\n    \"\\U00e9\\t\",\n"
                      @"    \"1.5\",\n    \"<null>\"\n)");
  XCTAssertEqualObjects([@[ [NamedThing new] ] description], @"(\n    \"a \\\"name\\\"\\n\"\n)");
}

- (void)testACollectionInItself {
  NSMutableArray *list = [NSMutableArray array];
  [list addObject:list];
  XCTAssertTrue([list.description containsString:@"…"]);
  [list removeAllObjects];
}

- (void)testErrors {
  XCTAssertEqualObjects([[NSError errorWithDomain:@"D" code:3 userInfo:nil] description], @"Error Domain=D Code=3 \"(null)\"");
  NSError *error = [NSError errorWithDomain:@"D" code:3 userInfo:@{NSLocalizedDescriptionKey : @"no luck"}];
  XCTAssertEqualObjects(
    error.description, @"Error Domain=D Code=3 \"no luck\" UserInfo={NSLocalizedDescription=no luck}");
}

- (void)testIndexes {
  NSIndexPath *path = [NSIndexPath indexPathForRow:1 inSection:2];
  XCTAssertEqualObjects(
    path.description, ([NSString stringWithFormat:@"<NSIndexPath: %p> {length = 2, path = 2 - 1}", path]));
  NSMutableIndexSet *set = [NSMutableIndexSet indexSetWithIndex:1];
  XCTAssertTrue([[NSIndexSet indexSet].description hasSuffix:@">(no indexes)"]);
  [set addIndexesInRange:NSMakeRange(4, 2)];
  XCTAssertTrue([set.description hasSuffix:@">[number of indexes: 3 (in 2 ranges), indexes: (1 4-5)]"], @"%@", set);
}

@end
