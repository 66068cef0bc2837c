#import <XCTest/XCTest.h>

/// Programs pass nil where they have no collection, string, date or path. As in Cocoa that is nothing, nil, empty or NO, except where
/// an object would be stored or a text is made of it.
@interface NilArgumentsTests : XCTestCase
@end

@implementation NilArgumentsTests {
  id _none;
}

- (void)testEmptyCollectionsAreMade {
  XCTAssertEqualObjects([NSArray arrayWithArray:_none], @[]);
  XCTAssertEqualObjects([NSMutableArray arrayWithArray:_none], @[]);
  XCTAssertEqualObjects([NSDictionary dictionaryWithDictionary:_none], @{});
  XCTAssertEqualObjects([NSMutableDictionary dictionaryWithDictionary:_none], @{});
  XCTAssertEqualObjects([NSSet setWithArray:_none], [NSSet set]);
  XCTAssertEqualObjects([NSSet setWithSet:_none], [NSSet set]);
  XCTAssertEqual([NSOrderedSet orderedSetWithArray:_none].count, 0u);
  XCTAssertEqual([NSOrderedSet orderedSetWithOrderedSet:_none].count, 0u);
  XCTAssertEqual([NSOrderedSet orderedSetWithSet:_none].count, 0u);
  XCTAssertEqual([[NSIndexSet alloc] initWithIndexSet:_none].count, 0u);
  XCTAssertEqualObjects([NSData dataWithData:_none], [NSData data]);
}

- (void)testNothingIsAdded {
  NSMutableArray *array = [NSMutableArray arrayWithObject:@1];
  [array addObjectsFromArray:_none];
  XCTAssertEqualObjects(array, @[ @1 ]);
  XCTAssertEqualObjects([array arrayByAddingObjectsFromArray:_none], @[ @1 ]);
  NSMutableDictionary *dictionary = [@{@"a" : @1} mutableCopy];
  [dictionary addEntriesFromDictionary:_none];
  XCTAssertEqualObjects(dictionary, @{@"a" : @1});
  NSMutableSet *set = [NSMutableSet setWithObject:@1];
  [set unionSet:_none];
  [set addObjectsFromArray:_none];
  XCTAssertEqualObjects(set, [NSSet setWithObject:@1]);
  XCTAssertEqualObjects([set setByAddingObjectsFromArray:_none], set);
  XCTAssertEqualObjects([set setByAddingObjectsFromSet:_none], set);
  NSMutableOrderedSet *ordered = [NSMutableOrderedSet orderedSetWithObject:@1];
  [ordered unionOrderedSet:_none];
  [ordered unionSet:_none];
  [ordered addObjectsFromArray:_none];
  XCTAssertEqualObjects(ordered.array, @[ @1 ]);
  NSMutableIndexSet *indexes = [NSMutableIndexSet indexSetWithIndex:1];
  [indexes addIndexes:_none];
  XCTAssertEqual(indexes.count, 1u);
  NSMutableData *data = [NSMutableData dataWithLength:2];
  [data appendData:_none];
  XCTAssertEqual(data.length, 2u);
}

- (void)testNothingIsRemoved {
  NSMutableArray *array = [NSMutableArray arrayWithObject:@1];
  [array removeObject:_none];
  [array removeObject:_none inRange:NSMakeRange(0, 1)];
  [array removeObjectIdenticalTo:_none];
  [array removeObjectsInArray:_none];
  XCTAssertEqualObjects(array, @[ @1 ]);
  NSMutableDictionary *dictionary = [@{@"a" : @1} mutableCopy];
  [dictionary removeObjectsForKeys:_none];
  XCTAssertEqualObjects(dictionary, @{@"a" : @1});
  NSMutableSet *set = [NSMutableSet setWithObject:@1];
  [set removeObject:_none];
  [set minusSet:_none];
  XCTAssertEqual(set.count, 1u);
}

- (void)testIntersectionsAndReplacementsAreEmpty {
  NSMutableSet *set = [NSMutableSet setWithObject:@1];
  XCTAssertFalse([set intersectsSet:_none]);
  XCTAssertFalse([set isSubsetOfSet:_none]);
  [set intersectSet:_none];
  XCTAssertEqual(set.count, 0u);
  [set addObject:@1];
  [set setSet:_none];
  XCTAssertEqual(set.count, 0u);
  NSMutableArray *array = [NSMutableArray arrayWithObject:@1];
  [array setArray:_none];
  XCTAssertEqualObjects(array, @[]);
  NSMutableDictionary *dictionary = [@{@"a" : @1} mutableCopy];
  [dictionary setDictionary:_none];
  XCTAssertEqualObjects(dictionary, @{});
}

- (void)testNothingIsFound {
  NSArray *array = @[ @1 ];
  XCTAssertFalse([array containsObject:_none]);
  XCTAssertEqual([array indexOfObject:_none], (NSUInteger)NSNotFound);
  XCTAssertNil([array firstObjectCommonWithArray:_none]);
  XCTAssertEqualObjects([array componentsJoinedByString:_none], @"1");
  XCTAssertNil([@{@"a" : @1} objectForKey:_none]);
  XCTAssertNil([@{@"a" : @1} valueForKey:_none]);
  XCTAssertEqualObjects([@{@"a" : @1} objectsForKeys:_none notFoundMarker:@0], @[]);
  XCTAssertEqual([@"a b" rangeOfCharacterFromSet:_none].location, (NSUInteger)NSNotFound);
  XCTAssertEqual([[NSData data] rangeOfData:_none options:0 range:NSMakeRange(0, 0)].location,
                 (NSUInteger)NSNotFound);
}

- (void)testStringsAreComparedWithNil {
  XCTAssertFalse([@"a" isEqualToString:_none]);
  XCTAssertFalse([@"a" hasPrefix:_none]);
  XCTAssertFalse([@"a" hasSuffix:_none]);
  XCTAssertEqual([@"a" compare:_none], NSOrderedDescending);
  XCTAssertEqual([@"a" compare:_none options:NSCaseInsensitiveSearch], NSOrderedDescending);
  XCTAssertEqual([@"a" caseInsensitiveCompare:_none], NSOrderedDescending);
  XCTAssertEqual([@"a" localizedCompare:_none], NSOrderedDescending);
  XCTAssertEqual([@"a" localizedStandardCompare:_none], NSOrderedDescending);
  XCTAssertEqualObjects([@"a" commonPrefixWithString:_none options:0], @"");
  XCTAssertEqualObjects([@" a " stringByTrimmingCharactersInSet:_none], @" a ");
  XCTAssertEqualObjects([[NSString alloc] initWithData:_none encoding:NSUTF8StringEncoding], @"");
}

- (void)testDatesAreComparedWithNil {
  NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:5];
  XCTAssertFalse([date isEqualToDate:_none]);
  XCTAssertEqual([date compare:_none], NSOrderedDescending);
  XCTAssertEqual([date timeIntervalSinceDate:_none], 5);
  XCTAssertEqualObjects([date earlierDate:_none], date);
  XCTAssertEqualObjects([date laterDate:_none], date);
}

- (void)testThereIsNoURL {
  XCTAssertNil([NSURL URLWithString:_none]);
  XCTAssertNil([NSURL URLWithString:_none relativeToURL:[NSURL URLWithString:@"http://a"]]);
  XCTAssertNil([NSURLComponents componentsWithString:_none]);
  XCTAssertNil([NSURLComponents componentsWithURL:_none resolvingAgainstBaseURL:NO]);
}

- (void)testThereIsNoFile {
  NSError *error = nil;
  XCTAssertNil([NSString stringWithContentsOfFile:_none encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 258);
  XCTAssertNil([NSString stringWithContentsOfURL:_none encoding:NSUTF8StringEncoding error:NULL]);
  XCTAssertNil([NSData dataWithContentsOfFile:_none]);
  XCTAssertNil([NSData dataWithContentsOfFile:_none options:0 error:NULL]);
  XCTAssertNil([NSData dataWithContentsOfURL:_none]);
  XCTAssertFalse([@"a" writeToFile:_none atomically:YES encoding:NSUTF8StringEncoding error:NULL]);
  XCTAssertFalse([[NSData data] writeToFile:_none atomically:YES]);
  NSFileManager *files = [NSFileManager defaultManager];
  XCTAssertFalse([files fileExistsAtPath:_none]);
  XCTAssertNil([files contentsAtPath:_none]);
  XCTAssertNil([files contentsOfDirectoryAtPath:_none error:NULL]);
  XCTAssertNil([files attributesOfItemAtPath:_none error:NULL]);
  XCTAssertFalse([files removeItemAtPath:_none error:NULL]);
  XCTAssertFalse([files createFileAtPath:_none contents:nil attributes:nil]);
}

- (void)testThereIsNothingUnderNil {
  NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
  XCTAssertNil([defaults objectForKey:_none]);
  XCTAssertNil([defaults stringForKey:_none]);
  XCTAssertNil([defaults arrayForKey:_none]);
  XCTAssertEqual([defaults integerForKey:_none], 0);
  XCTAssertFalse([defaults boolForKey:_none]);
  [defaults removeObjectForKey:_none];
  [defaults registerDefaults:_none];
  XCTAssertNil([NSKeyedUnarchiver unarchiveObjectWithData:_none]);
  [[NSNotificationCenter defaultCenter] addObserver:_none selector:@selector(description) name:@"a" object:nil];
  [[NSNotificationCenter defaultCenter] postNotificationName:@"a" object:nil];
  [self setValuesForKeysWithDictionary:_none];
}

- (void)testWhatCocoaRefusesIsRefused {
  NSMutableArray *array = [NSMutableArray array];
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  XCTAssertThrowsSpecificNamed([array addObject:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([array removeObjectsAtIndexes:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([dictionary setObject:_none forKey:@"a"], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([dictionary setObject:@1 forKey:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([dictionary removeObjectForKey:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([[NSMutableSet set] addObject:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(@[ _none ], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(@{@"a" : _none}, NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([@"a" stringByAppendingString:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([@"a" rangeOfString:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([[NSString alloc] initWithString:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([NSURL fileURLWithPath:_none], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([@1 compare:_none], NSException, NSInvalidArgumentException);
}

@end
