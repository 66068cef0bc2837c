#import "Person.h"
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

@interface NSDictionaryTests : XCTestCase
@end

@implementation NSDictionaryTests

- (void)testMakingWithObjectsAndKeys {
  NSDictionary *dictionary = [NSDictionary dictionaryWithObjectsAndKeys:@1, @"one", @2, @"two", nil];
  XCTAssertEqualObjects(dictionary, (@{ @"one" : @1, @"two" : @2 }));
  XCTAssertEqualObjects(([[NSDictionary alloc] initWithObjectsAndKeys:@1, @"one", nil]), @{ @"one" : @1 });
  NSMutableDictionary *mutable = [NSMutableDictionary dictionaryWithObjectsAndKeys:@1, @"one", nil];
  mutable[@"two"] = @2;
  XCTAssertEqualObjects(mutable, dictionary);
}

- (void)testKeyIsMissing {
  XCTAssertThrowsSpecificNamed(
    ([NSDictionary dictionaryWithObjectsAndKeys:@1, @"one", @2, nil]), NSException,
    NSInvalidArgumentException);
}

- (void)testInitializers {
  NSDictionary *source = @{ @"a" : @1 };
  XCTAssertEqualObjects([[NSDictionary alloc] initWithDictionary:source], source);
  XCTAssertEqualObjects([[NSDictionary alloc] initWithObjects:@[ @1 ] forKeys:@[ @"a" ]], source);
  XCTAssertEqualObjects([[NSDictionary alloc] init], @{});
  NSString *key = @"a";
  id objects[] = {@1};
  id keys[] = {key};
  XCTAssertEqualObjects(([[NSDictionary alloc] initWithObjects:objects forKeys:keys count:1]), source);
  XCTAssertThrowsSpecificNamed(
    [NSDictionary dictionaryWithObjects:@[ @1 ] forKeys:@[]], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [[NSDictionary alloc] initWithObjects:@[] forKeys:@[ @1 ]], NSException, NSInvalidArgumentException);
}

- (void)testCopyingItems {
  Person *ada = [Person named:@"Ada" age:36];
  NSDictionary *copy = [[NSDictionary alloc] initWithDictionary:@{ @"ada" : ada } copyItems:YES];
  XCTAssertEqualObjects(copy[@"ada"], ada);
  XCTAssertFalse(copy[@"ada"] == ada);
}

- (void)testKeysAreCopied {
  Person *ada = [Person named:@"Ada" age:36];
  NSDictionary *dictionary = @{ ada : @1 };
  ada.name = @"Grace";
  XCTAssertNil(dictionary[ada]);
  XCTAssertEqualObjects(dictionary[[Person named:@"Ada" age:0]], @1);
}

- (void)testKeysOfEntriesPassingTest {
  NSDictionary *dictionary = @{ @"a" : @1, @"b" : @2, @"c" : @3 };
  NSSet *keys = [dictionary keysOfEntriesPassingTest:^BOOL(NSString *key, NSNumber *value, BOOL *stop) {
    return value.intValue > 1;
  }];
  XCTAssertEqualObjects(keys, ([NSSet setWithObjects:@"b", @"c", nil]));
  keys = [dictionary keysOfEntriesWithOptions:0 passingTest:^BOOL(id key, id value, BOOL *stop) {
    *stop = YES;
    return YES;
  }];
  XCTAssertEqual(keys.count, 1);
}

- (void)testKeysSortedByValue {
  NSDictionary *dictionary = @{ @"a" : @3, @"b" : @1, @"c" : @2 };
  XCTAssertEqualObjects(
    [dictionary keysSortedByValueUsingSelector:@selector(compare:)], (@[ @"b", @"c", @"a" ]));
  XCTAssertEqualObjects(
    [dictionary keysSortedByValueUsingComparator:^(id a, id b) { return [b compare:a]; }],
    (@[ @"a", @"c", @"b" ]));
}

- (void)testObjectsForKeys {
  XCTAssertEqualObjects(
    ([@{ @"a" : @1 } objectsForKeys:@[ @"a", @"b" ] notFoundMarker:[NSNull null]]), (@[ @1, [NSNull null] ]));
  XCTAssertThrowsSpecificNamed(
    [@{} objectsForKeys:@[] notFoundMarker:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testEnumerating {
  __block NSInteger sum = 0;
  [(@{ @"a" : @1, @"b" : @2 })
    enumerateKeysAndObjectsWithOptions:NSEnumerationConcurrent
                            usingBlock:^(id key, NSNumber *value, BOOL *stop) { sum += value.integerValue; }];
  XCTAssertEqual(sum, 3);
  XCTAssertThrows(({
    NSMutableDictionary *changed = [@{ @"a" : @1, @"b" : @2 } mutableCopy];
    for (id key in changed) [changed removeObjectForKey:key];
  }));
}

- (void)testAllKeysForObject {
  XCTAssertEqualObjects([(@{ @"a" : @1, @"b" : @2 }) allKeysForObject:@2], @[ @"b" ]);
  XCTAssertEqualObjects([@{ @"a" : @1 } allKeysForObject:@9], @[]);
}

- (void)testEquality {
  XCTAssertTrue([@{ @"a" : @1 } isEqualToDictionary:[@{ @"a" : @1 } mutableCopy]]);
  XCTAssertFalse([@{ @"a" : @1 } isEqual:@{ @"a" : @2 }]);
  XCTAssertEqual([@{ @"a" : @1 } hash], [[@{ @"a" : @1 } mutableCopy] hash]);
}

@end

@interface NSMutableDictionaryTests : XCTestCase
@end

@implementation NSMutableDictionaryTests

- (void)testChanging {
  NSMutableDictionary *dictionary = [[NSMutableDictionary alloc] initWithCapacity:3];
  [dictionary addEntriesFromDictionary:@{ @"a" : @1, @"b" : @2, @"c" : @3 }];
  [dictionary removeObjectsForKeys:@[ @"a", @"x" ]];
  XCTAssertEqualObjects(dictionary, (@{ @"b" : @2, @"c" : @3 }));
  [dictionary setDictionary:@{ @"z" : @26 }];
  XCTAssertEqualObjects(dictionary, @{ @"z" : @26 });
  [dictionary removeAllObjects];
  XCTAssertEqual(dictionary.count, 0);
  XCTAssertEqualObjects([NSMutableDictionary dictionaryWithCapacity:4], @{});
}

- (void)testNil {
  NSMutableDictionary *dictionary = [@{ @"a" : @1 } mutableCopy];
  XCTAssertThrowsSpecificNamed(
    [dictionary setObject:(id)nil forKey:@"a"], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [dictionary setObject:@1 forKey:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [dictionary removeObjectForKey:(id)nil], NSException, NSInvalidArgumentException);
  XCTAssertEqual(dictionary.count, 1);
  [dictionary setValue:nil forKey:@"a"];
  XCTAssertEqual(dictionary.count, 0);
  dictionary[@"b"] = @2;
  dictionary[@"b"] = nil;
  XCTAssertEqual(dictionary.count, 0);
}

- (void)testCopies {
  NSMutableDictionary *dictionary = [@{ @"a" : @1 } mutableCopy];
  NSDictionary *copy = [dictionary copy];
  dictionary[@"a"] = @2;
  XCTAssertEqualObjects(copy, @{ @"a" : @1 });
  XCTAssertThrowsSpecificNamed(
    [(id)copy setObject:@1 forKey:@"b"], NSException, NSInvalidArgumentException);
}

@end
