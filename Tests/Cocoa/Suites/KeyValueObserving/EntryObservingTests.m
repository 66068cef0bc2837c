#import <XCTest/XCTest.h>

@interface ListOwner : NSObject
@property (nonatomic, strong) NSMutableArray *list;
@property (nonatomic, strong) NSMutableSet *members;
@property (nonatomic, strong) NSMutableDictionary *info;
@property (nonatomic) int number;
@property (nonatomic) BOOL flag;
@property (nonatomic) double amount;
@property (nonatomic) unsigned long long large;
@end

@implementation ListOwner
@end

/// Observers of keys that are no properties, and strings for numbers.
@interface EntryObservingTests : XCTestCase
@end

@implementation EntryObservingTests {
  NSMutableArray *_changes;
}

- (void)setUp { _changes = [NSMutableArray array]; }

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  [_changes addObject:change];
}

- (void)testADictionary {
  NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
  [dictionary addObserver:self forKeyPath:@"k" options:NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew context:NULL];
  [dictionary setObject:@"a" forKey:@"k"];
  dictionary[@"k"] = @"b";
  dictionary[@"other"] = @"x";
  [dictionary setValue:@"c" forKey:@"k"];
  XCTAssertEqual(_changes.count, 3u);
  XCTAssertEqualObjects(_changes[1][NSKeyValueChangeOldKey], @"a");
  XCTAssertEqualObjects(_changes[1][NSKeyValueChangeNewKey], @"b");
  [dictionary removeObjectForKey:@"k"];
  [dictionary addEntriesFromDictionary:@{@"k" : @1}];
  [dictionary removeAllObjects];
  XCTAssertEqual(_changes.count, 6u);
  [dictionary removeObserver:self forKeyPath:@"k"];
  dictionary[@"k"] = @"d";
  XCTAssertEqual(_changes.count, 6u);
  XCTAssertEqualObjects(dictionary, @{@"k" : @"d"});
}

- (void)testAPathThroughADictionary {
  ListOwner *owner = [ListOwner new];
  owner.info = [NSMutableDictionary dictionary];
  [owner addObserver:self forKeyPath:@"info.key" options:0 context:NULL];
  owner.info[@"key"] = @1;
  [owner setValue:@2 forKeyPath:@"info.key"];
  XCTAssertEqual(_changes.count, 2u);
  [owner removeObserver:self forKeyPath:@"info.key"];
}

- (void)testDefaults {
  NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
  [defaults addObserver:self forKeyPath:@"k" options:NSKeyValueObservingOptionNew context:NULL];
  [defaults setObject:@"v" forKey:@"k"];
  [defaults setInteger:3 forKey:@"k"];
  [defaults setDouble:1.5 forKey:@"k"];
  [defaults removeObjectForKey:@"k"];
  XCTAssertEqual(_changes.count, 4u);
  XCTAssertEqualObjects(_changes[1][NSKeyValueChangeNewKey], @3);
  [defaults removeObserver:self forKeyPath:@"k"];
}

- (void)testTheCountOfAList {
  ListOwner *owner = [ListOwner new];
  owner.list = [NSMutableArray array];
  [owner addObserver:self forKeyPath:@"list.@count" options:0 context:NULL];
  [[owner mutableArrayValueForKey:@"list"] addObject:@1];
  XCTAssertEqual(_changes.count, 1u);
  [owner removeObserver:self forKeyPath:@"list.@count"];
}

- (void)testSettingASetIsOneChange {
  ListOwner *owner = [ListOwner new];
  owner.members = [NSMutableSet setWithObject:@2];
  [owner addObserver:self forKeyPath:@"members" options:NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew context:NULL];
  [[owner mutableSetValueForKey:@"members"] setSet:[NSSet setWithObject:@3]];
  XCTAssertEqual(_changes.count, 1u);
  XCTAssertEqualObjects(_changes[0][NSKeyValueChangeKindKey], @(NSKeyValueChangeReplacement));
  XCTAssertEqualObjects(owner.members, [NSSet setWithObject:@3]);
  [owner removeObserver:self forKeyPath:@"members"];
}

- (void)testStringsForNumbers {
  ListOwner *owner = [ListOwner new];
  [owner setValue:@"12" forKey:@"number"];
  XCTAssertEqual(owner.number, 12);
  [owner setValue:@"true" forKey:@"flag"];
  XCTAssertTrue(owner.flag);
  [owner setValue:@"0" forKey:@"flag"];
  XCTAssertFalse(owner.flag);
  [owner setValue:@"1.5" forKey:@"amount"];
  XCTAssertEqual(owner.amount, 1.5);
  [owner setValue:@"5000000000" forKey:@"large"];
  XCTAssertEqual(owner.large, 5000000000ull);
  [owner setValue:@"nothing" forKey:@"number"];
  XCTAssertEqual(owner.number, 0);
  XCTAssertThrows([owner setValue:[NSDate date] forKey:@"number"]);
}

@end
