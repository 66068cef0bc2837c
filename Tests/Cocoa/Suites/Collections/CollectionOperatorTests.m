#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface CollectionOperatorTests : XCTestCase
@end

@implementation CollectionOperatorTests {
  NSArray *people;
}

- (void)setUp {
  people = @[ [Person named:@"Ada" age:2], [Person named:@"Bo" age:4], [Person named:@"Ada" age:2] ];
}

- (void)testNumbers {
  XCTAssertEqualObjects([people valueForKeyPath:@"@count"], @3);
  XCTAssertEqualObjects([people valueForKeyPath:@"@sum.age"], @8);
  XCTAssertEqualWithAccuracy([[people valueForKeyPath:@"@avg.age"] doubleValue], 8.0 / 3, 1e-9);
  XCTAssertEqualObjects([people valueForKeyPath:@"@max.age"], @4);
  XCTAssertEqualObjects([people valueForKeyPath:@"@min.name"], @"Ada");
  XCTAssertEqualObjects([(@[ @1, @2 ]) valueForKeyPath:@"@sum.self"], @3);
}

- (void)testUnionsOfObjects {
  XCTAssertEqualObjects([people valueForKeyPath:@"@unionOfObjects.name"], (@[ @"Ada", @"Bo", @"Ada" ]));
  XCTAssertEqualObjects([people valueForKeyPath:@"@distinctUnionOfObjects.name"], (@[ @"Ada", @"Bo" ]));
}

- (void)testUnionsOfArrays {
  NSArray *groups = @[ people, @[ [Person named:@"Cy" age:9] ] ];
  XCTAssertEqualObjects([groups valueForKeyPath:@"@unionOfArrays.age"], (@[ @2, @4, @2, @9 ]));
  XCTAssertEqualObjects([groups valueForKeyPath:@"@distinctUnionOfArrays.age"], (@[ @2, @4, @9 ]));
  XCTAssertThrowsSpecificNamed(
    [people valueForKeyPath:@"@unionOfArrays.age"], NSException, NSInvalidArgumentException);
}

- (void)testUnionsOfArraysThatObjectsHave {
  NSArray *shelves = @[ @{@"books" : @[ @"a", @"b" ]}, @{}, @{@"books" : @[ @"b", @"c" ]} ];
  XCTAssertEqualObjects([shelves valueForKeyPath:@"@unionOfArrays.books"], (@[ @"a", @"b", @"b", @"c" ]));
  XCTAssertEqualObjects([shelves valueForKeyPath:@"@distinctUnionOfArrays.books"], (@[ @"a", @"b", @"c" ]));
  NSSet *sets = [NSSet setWithObject:@{@"books" : [NSSet setWithObject:@"a"]}];
  XCTAssertEqualObjects([sets valueForKeyPath:@"@distinctUnionOfSets.books"], [NSSet setWithObject:@"a"]);
  XCTAssertThrowsSpecificNamed([(@[ @{@"books" : @1} ]) valueForKeyPath:@"@unionOfArrays.books"], NSException,
                               NSInvalidArgumentException);
}

- (void)testUnionsOfSets {
  NSSet *groups = [NSSet setWithObjects:[NSSet setWithArray:people], [NSSet setWithObject:people[1]], nil];
  XCTAssertEqualObjects(
    [groups valueForKeyPath:@"@distinctUnionOfSets.name"], ([NSSet setWithObjects:@"Ada", @"Bo", nil]));
}

- (void)testUnknownOperator {
  XCTAssertThrows([people valueForKeyPath:@"@frobnicate.age"]);
  XCTAssertThrows([people valueForKeyPath:@"@sum"]);
}

@end
