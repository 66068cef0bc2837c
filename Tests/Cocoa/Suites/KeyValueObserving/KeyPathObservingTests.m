#import <objc/runtime.h>
#import "Observing.h"

/* Key paths with several keys, and keys that depend on others. */
@interface KeyPathObservingTests : XCTestCase
@property KVPerson *person;
@property KVObserver *observer;
@end

@implementation KeyPathObservingTests

- (void)setUp {
  self.person = [KVPerson new];
  self.observer = [KVObserver new];
}

- (void)testTheEndOfAPath {
  KVPerson *boss = self.person.boss = [KVPerson new];
  [self.person addObserver:self.observer forKeyPath:@"boss.name" options:KVBoth context:NULL];
  boss.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[@"path"], @"boss.name");
  XCTAssertEqual(self.observer.last[@"object"], self.person);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ada");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], [NSNull null]);
  [self.person removeObserver:self.observer forKeyPath:@"boss.name"];
  XCTAssertEqual(object_getClass(boss), [KVPerson class]);
}

- (void)testAnotherObjectOnTheWay {
  KVPerson *first = [KVPerson new], *second = [KVPerson new];
  first.name = @"Ada";
  second.name = @"Bea";
  self.person.boss = first;
  [self.person addObserver:self.observer forKeyPath:@"boss.name" options:KVBoth context:NULL];
  self.person.boss = second;
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], @"Ada");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Bea");
  first.name = @"no more";
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqual(object_getClass(first), [KVPerson class]);
  second.name = @"Cora";
  XCTAssertEqual(self.observer.changes.count, 2);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Cora");
  [self.person removeObserver:self.observer forKeyPath:@"boss.name"];
}

- (void)testNilOnTheWay {
  [self.person addObserver:self.observer forKeyPath:@"boss.name" options:KVBoth context:NULL];
  KVPerson *boss = [KVPerson new];
  boss.name = @"Ada";
  self.person.boss = boss;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], [NSNull null]);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ada");
  self.person.boss = nil;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], [NSNull null]);
  boss.name = @"Bea";
  XCTAssertEqual(self.observer.changes.count, 2);
  [self.person removeObserver:self.observer forKeyPath:@"boss.name"];
}

- (void)testThreeKeys {
  self.person.boss = [KVPerson new];
  self.person.boss.boss = [KVPerson new];
  [self.person addObserver:self.observer forKeyPath:@"boss.boss.age" options:KVBoth context:NULL];
  self.person.boss.boss.age = 1;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @1);
  KVPerson *next = [KVPerson new];
  next.age = 2;
  self.person.boss.boss = next;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @2);
  KVPerson *boss = [KVPerson new];
  boss.boss = [KVPerson new];
  boss.boss.age = 3;
  self.person.boss = boss;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @3);
  next.age = 20;
  XCTAssertEqual(self.observer.changes.count, 3);
  boss.boss.age = 30;
  XCTAssertEqual(self.observer.changes.count, 4);
  [self.person removeObserver:self.observer forKeyPath:@"boss.boss.age"];
}

- (void)testAnObjectOnTheWayGoesWithItsSetter {
  @autoreleasepool {
    self.person.boss = [KVPerson new];
    [self.person addObserver:self.observer forKeyPath:@"boss.name" options:0 context:NULL];
  }
  self.person.boss = nil;
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"boss.name"];
}

- (void)testTheSameObjectTwiceOnTheWay {
  self.person.boss = self.person;
  [self.person addObserver:self.observer forKeyPath:@"boss.name" options:KVBoth context:NULL];
  [self.person addObserver:self.observer forKeyPath:@"boss.boss" options:KVBoth context:NULL];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 1);
  self.person.boss = nil;
  XCTAssertEqual(self.observer.changes.count, 3);
  [self.person removeObserver:self.observer forKeyPath:@"boss.name"];
  [self.person removeObserver:self.observer forKeyPath:@"boss.boss"];
  XCTAssertEqual(object_getClass(self.person), [KVPerson class]);
}

- (void)testAnArrayOnTheWayIsRefused {
  self.person.tags = @[self.person];
  NSException *exception = raisedBy(^{
    [self.person addObserver:self.observer forKeyPath:@"tags.name" options:0 context:NULL];
  });
  XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
  XCTAssertTrue([exception.reason containsString:@"is not supported. Key path: name"]);
  XCTAssertTrue(self.person.observationInfo == NULL);
  self.person.tags = nil;
}

- (void)testAnUndefinedKeyOnTheWayThrows {
  XCTAssertThrowsSpecificNamed(
    [self.person addObserver:self.observer forKeyPath:@"nothing.name" options:0 context:NULL],
    NSException, NSUndefinedKeyException);
  XCTAssertTrue(self.person.observationInfo == NULL);
}

- (void)testAKeyThatDependsOnOthers {
  self.person.name = @"Ada";
  self.person.lastName = @"L";
  [self.person addObserver:self.observer forKeyPath:@"fullName" options:KVBoth context:NULL];
  self.person.name = @"Bea";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], @"Ada L");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Bea L");
  self.person.lastName = @"M";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Bea M");
  XCTAssertEqual(self.observer.changes.count, 2);
  XCTAssertEqualObjects(self.observer.last[@"path"], @"fullName");
  [self.person removeObserver:self.observer forKeyPath:@"fullName"];
  XCTAssertEqual(object_getClass(self.person), [KVPerson class]);
}

- (void)testAKeyThatDependsOnAPath {
  KVTeam *team = [KVTeam new];
  team.leader = [KVPerson new];
  [team addObserver:self.observer forKeyPath:@"leaderName" options:KVBoth context:NULL];
  team.leader.name = @"Ada";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ada");
  KVPerson *other = [KVPerson new];
  other.name = @"Bea";
  team.leader = other;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Bea");
  other.name = @"Cora";
  XCTAssertEqual(self.observer.changes.count, 3);
  [team removeObserver:self.observer forKeyPath:@"leaderName"];
}

- (void)testAPathThatEndsInAKeyThatDepends {
  self.person.boss = [KVPerson new];
  [self.person addObserver:self.observer forKeyPath:@"boss.fullName" options:KVBoth context:NULL];
  self.person.boss.name = @"Ada";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ada (null)");
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"boss.fullName"];
}

- (void)testBothAKeyAndWhatItDependsOn {
  [self.person addObserver:self.observer forKeyPath:@"fullName" options:0 context:NULL];
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 2);
  [self.person removeObserver:self.observer forKeyPath:@"fullName"];
  self.person.name = @"Bea";
  XCTAssertEqual(self.observer.changes.count, 3);
  self.person.lastName = @"L";
  XCTAssertEqual(self.observer.changes.count, 3);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testKeysThatDependOnEachOther {
  KVCircle *circle = [KVCircle new];
  [circle addObserver:self.observer forKeyPath:@"first" options:0 context:NULL];
  circle.second = @"b";
  XCTAssertEqual(self.observer.changes.count, 1);
  circle.first = @"a";
  XCTAssertEqual(self.observer.changes.count, 2);
  [circle removeObserver:self.observer forKeyPath:@"first"];
}

- (void)testTheRootDependsOnNothing {
  XCTAssertEqualObjects([NSObject keyPathsForValuesAffectingValueForKey:@"name"], [NSSet set]);
  XCTAssertEqualObjects(
    [KVPerson keyPathsForValuesAffectingValueForKey:@"fullName"],
    ([NSSet setWithObjects:@"name", @"lastName", nil]));
  XCTAssertTrue([NSObject automaticallyNotifiesObserversForKey:@"name"]);
  XCTAssertFalse([KVPerson automaticallyNotifiesObserversForKey:@"manual"]);
}

@end
