#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSSortDescriptorTests : XCTestCase
@end

@implementation NSSortDescriptorTests {
  NSArray *people;
}

- (void)setUp {
  people = @[ [Person named:@"Bo" age:3], [Person named:@"al" age:1], [Person named:@"Cy" age:1] ];
}

- (void)testComparator {
  NSSortDescriptor *byLength = [NSSortDescriptor sortDescriptorWithKey:@"name"
                                                             ascending:YES
                                                            comparator:^(NSString *a, NSString *b) {
                                                              return [a.lowercaseString compare:b.lowercaseString];
                                                            }];
  XCTAssertEqualObjects(
    [[people sortedArrayUsingDescriptors:@[ byLength ]] valueForKey:@"name"], (@[ @"al", @"Bo", @"Cy" ]));
  XCTAssertEqualObjects(
    [[people sortedArrayUsingDescriptors:@[ byLength.reversedSortDescriptor ]] valueForKey:@"name"],
    (@[ @"Cy", @"Bo", @"al" ]));
}

- (void)testTies {
  NSArray *descriptors = @[
    [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:YES],
    [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:NO],
  ];
  XCTAssertEqualObjects(
    [[people sortedArrayUsingDescriptors:descriptors] valueForKey:@"name"], (@[ @"al", @"Cy", @"Bo" ]));
}

- (void)testNumbersOfSeveralKinds {
  NSSortDescriptor *up = [NSSortDescriptor sortDescriptorWithKey:nil ascending:YES];
  XCTAssertNil(up.key);
  XCTAssertEqualObjects(
    ([@[ @3, @1.5, @(-2), @YES, @(ULLONG_MAX) ] sortedArrayUsingDescriptors:@[ up ]]),
    (@[ @(-2), @YES, @1.5, @3, @(ULLONG_MAX) ]));
}

- (void)testWithoutKey {
  NSSortDescriptor *down = [[NSSortDescriptor alloc] initWithKey:nil
                                                       ascending:NO
                                                      comparator:^(Person *a, Person *b) { return [a compareAge:b]; }];
  XCTAssertEqualObjects([people sortedArrayUsingDescriptors:@[ down ]][0], people[0]);
  XCTAssertEqual([down compareObject:people[0] toObject:people[1]], NSOrderedAscending);
}

- (void)testItsComparator {
  NSSortDescriptor *descriptor = [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:YES];
  XCTAssertEqual(descriptor.comparator(@1, @2), NSOrderedAscending);
  XCTAssertTrue(descriptor.ascending);
  XCTAssertEqualObjects(descriptor.key, @"age");
}

- (void)testComparatorThatThrows {
  NSSortDescriptor *bad = [NSSortDescriptor sortDescriptorWithKey:@"age"
                                                        ascending:YES
                                                       comparator:^NSComparisonResult(id a, id b) {
                                                         @throw [NSException exceptionWithName:@"Mine" reason:nil userInfo:nil];
                                                       }];
  XCTAssertThrowsSpecificNamed([people sortedArrayUsingDescriptors:@[ bad ]], NSException, @"Mine");
  XCTAssertThrowsSpecificNamed(
    [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:YES comparator:(id)nil], NSException,
    NSInvalidArgumentException);
}

- (void)testUnknownKey {
  XCTAssertThrowsSpecificNamed(
    [people sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"nothing" ascending:YES] ]],
    NSException, NSUndefinedKeyException);
}

- (void)testEquality {
  XCTAssertEqualObjects(
    [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:YES]);
  XCTAssertNotEqualObjects(
    [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:NO]);
}

- (void)testOtherObjectsAreNamedByTheirClasses {
  @try {
    [@[ @1 ] sortedArrayUsingDescriptors:(id)@[ @2 ]];
    XCTFail(@"nothing was raised");
  } @catch (NSException *exception) {
    XCTAssertTrue([exception.reason containsString:@"needed: NSSortDescriptor"], @"%@", exception.reason);
  }
}

@end
