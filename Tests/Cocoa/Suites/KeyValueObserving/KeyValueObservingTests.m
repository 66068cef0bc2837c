#import <objc/runtime.h>
#import "Observing.h"

@interface KeyValueObservingTests : XCTestCase
@property KVPerson *person;
@property KVObserver *observer;
@end

@implementation KeyValueObservingTests

- (void)setUp {
  self.person = [KVPerson new];
  self.observer = [KVObserver new];
}

- (void)observe:(NSString *)path {
  [self.person addObserver:self.observer forKeyPath:path options:KVBoth context:NULL];
}

- (void)tearDown {
  for (NSString *key in @[@"name", @"age", @"nothing"]) {
    while (raisedBy(^{ [self.person removeObserver:self.observer forKeyPath:key]; }) == nil) {
    }
  }
  XCTAssertTrue(self.person.observationInfo == NULL);
}

- (void)testAnObserverIsToldOfASetter {
  [self observe:@"name"];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 1);
  NSDictionary *change = self.observer.last;
  XCTAssertEqualObjects(change[@"path"], @"name");
  XCTAssertEqual(change[@"object"], self.person);
  XCTAssertEqualObjects(change[NSKeyValueChangeKindKey], @(NSKeyValueChangeSetting));
  XCTAssertEqualObjects(change[NSKeyValueChangeOldKey], [NSNull null]);
  XCTAssertEqualObjects(change[NSKeyValueChangeNewKey], @"Ada");
  XCTAssertNil(change[NSKeyValueChangeIndexesKey]);
  XCTAssertNil(change[NSKeyValueChangeNotificationIsPriorKey]);
}

- (void)testNilIsNullInAChange {
  self.person.name = @"Ada";
  [self observe:@"name"];
  self.person.name = nil;
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], @"Ada");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], [NSNull null]);
}

- (void)testAnEqualValueIsAChangeToo {
  self.person.name = @"Ada";
  [self observe:@"name"];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 1);
}

- (void)testWithoutOptionsOnlyTheKindIsTold {
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  self.person.name = @"Ada";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeKindKey], @1);
  XCTAssertNil(self.observer.last[NSKeyValueChangeOldKey]);
  XCTAssertNil(self.observer.last[NSKeyValueChangeNewKey]);
}

- (void)testTheContextIsHandedOn {
  static int context;
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:&context];
  self.person.name = @"Ada";
  XCTAssertEqualObjects(self.observer.last[@"context"], @((unsigned long)&context));
}

- (void)testTheFirstValueIsToldAtOnce {
  self.person.name = @"Ada";
  [self.person addObserver:self.observer
                forKeyPath:@"name"
                   options:KVBoth | NSKeyValueObservingOptionInitial
                   context:NULL];
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ada");
  XCTAssertNil(self.observer.last[NSKeyValueChangeOldKey]);
}

- (void)testTheFirstValueIsNotToldUnlessAskedFor {
  [self.person addObserver:self.observer
                forKeyPath:@"name"
                   options:NSKeyValueObservingOptionInitial
                   context:NULL];
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertNil(self.observer.last[NSKeyValueChangeNewKey]);
}

- (void)testPriorIsToldBeforeTheChange {
  self.person.name = @"Ada";
  NSMutableArray *names = [NSMutableArray array];
  KVPerson *person = self.person;
  self.observer.action = ^{
    [names addObject:person.name];
  };
  [self.person addObserver:self.observer
                forKeyPath:@"name"
                   options:KVBoth | NSKeyValueObservingOptionPrior
                   context:NULL];
  self.person.name = @"Bea";
  XCTAssertEqualObjects(names, (@[@"Ada", @"Bea"]));
  NSDictionary *prior = self.observer.changes[0];
  XCTAssertEqualObjects(prior[NSKeyValueChangeNotificationIsPriorKey], @YES);
  XCTAssertEqualObjects(prior[NSKeyValueChangeOldKey], @"Ada");
  XCTAssertNil(prior[NSKeyValueChangeNewKey]);
  XCTAssertNil(self.observer.last[NSKeyValueChangeNotificationIsPriorKey]);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Bea");
}

- (void)testTheClassIsStillTheClass {
  [self observe:@"name"];
  XCTAssertEqual([self.person class], [KVPerson class]);
  XCTAssertTrue([self.person isMemberOfClass:[KVPerson class]]);
  XCTAssertEqualObjects(NSStringFromClass([self.person class]), @"KVPerson");
}

- (void)testTheLastObserverGivesTheClassBack {
  Class cls = object_getClass(self.person);
  [self observe:@"name"];
  [self observe:@"age"];
  XCTAssertNotEqual(object_getClass(self.person), cls);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  XCTAssertNotEqual(object_getClass(self.person), cls);
  [self.person removeObserver:self.observer forKeyPath:@"age"];
  XCTAssertEqual(object_getClass(self.person), cls);
}

- (void)testObjectsWithTheSameObservedKeysShareAClass {
  KVPerson *other = [KVPerson new];
  [self observe:@"name"];
  [other addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  XCTAssertEqual(object_getClass(self.person), object_getClass(other));
  other.name = @"B";
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqual(self.observer.last[@"object"], other);
  [other removeObserver:self.observer forKeyPath:@"name"];
  XCTAssertEqual(object_getClass(other), [KVPerson class]);
}

- (void)testAnotherObjectIsNotObserved {
  [self observe:@"name"];
  [KVPerson new].name = @"Bea";
  XCTAssertEqual(self.observer.changes.count, 0);
}

- (void)testAnotherKeyIsNotObserved {
  [self observe:@"name"];
  self.person.age = 3;
  XCTAssertEqual(self.observer.changes.count, 0);
}

- (void)testARemovedObserverIsToldNoMore {
  [self observe:@"name"];
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 0);
}

- (void)testAddingTwiceTellsTwice {
  [self observe:@"name"];
  [self observe:@"name"];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 2);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  self.person.name = @"Bea";
  XCTAssertEqual(self.observer.changes.count, 3);
}

- (void)testTheContextSaysWhichOneIsRemoved {
  static int first, second;
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:&first];
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:&second];
  [self.person removeObserver:self.observer forKeyPath:@"name" context:&first];
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[@"context"], @((unsigned long)&second));
}

- (void)testRemovingWithAnotherContextThrows {
  static int first, second;
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:&first];
  XCTAssertThrowsSpecificNamed(
    [self.person removeObserver:self.observer forKeyPath:@"name" context:&second], NSException,
    NSRangeException);
  [self.person removeObserver:self.observer forKeyPath:@"name" context:&first];
}

- (void)testRemovingAnObserverThatIsNoneThrows {
  NSException *exception = raisedBy(^{
    [self.person removeObserver:self.observer forKeyPath:@"name"];
  });
  XCTAssertEqualObjects(exception.name, NSRangeException);
  NSString *expected = [NSString
    stringWithFormat:@"Cannot remove an observer <KVObserver %p> for the key path \"name\" from "
                     @"<KVPerson %p> because it is not registered as an observer.",
                     self.observer, self.person];
  XCTAssertEqualObjects(exception.reason, expected);
}

- (void)testRemovingTwiceThrows {
  [self observe:@"name"];
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  XCTAssertThrowsSpecificNamed(
    [self.person removeObserver:self.observer forKeyPath:@"name"], NSException, NSRangeException);
}

- (void)testSeveralObserversAreToldInTheirOrder {
  NSMutableArray *order = [NSMutableArray array];
  KVObserver *other = [KVObserver new];
  self.observer.action = ^{ [order addObject:@1]; };
  other.action = ^{ [order addObject:@2]; };
  [self observe:@"name"];
  [self.person addObserver:other forKeyPath:@"name" options:0 context:NULL];
  self.person.name = @"Ada";
  XCTAssertEqualObjects(order, (@[@1, @2]));
  [self.person removeObserver:other forKeyPath:@"name"];
}

- (void)testNSObjectRaisesWhatItDoesNotHandle {
  NSException *exception = raisedBy(^{
    [[NSObject new] observeValueForKeyPath:@"name" ofObject:@"it" change:@{} context:NULL];
  });
  XCTAssertEqualObjects(exception.name, NSInternalInconsistencyException);
  XCTAssertTrue([exception.reason containsString:@"message was received but not handled"]);
  XCTAssertTrue([exception.reason containsString:@"Key path: name"]);
}

- (void)testAnObserverWithoutAMethodRaisesWhenTheValueChanges {
  NSObject *observer = [NSObject new];
  [self.person addObserver:observer forKeyPath:@"name" options:0 context:NULL];
  XCTAssertThrowsSpecificNamed(
    self.person.name = @"Ada", NSException, NSInternalInconsistencyException);
  XCTAssertEqualObjects(self.person.name, @"Ada");
  [self.person removeObserver:observer forKeyPath:@"name"];
}

- (void)testNilIsNoObserver {
  id nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [self.person addObserver:nothing forKeyPath:@"name" options:0 context:NULL], NSException,
    NSInvalidArgumentException);
}

- (void)testNilIsNoKeyPath {
  id nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [self.person addObserver:self.observer forKeyPath:nothing options:0 context:NULL], NSException,
    NSInvalidArgumentException);
}

- (void)testAMalformedKeyPathThrows {
  XCTAssertThrows([self.person addObserver:self.observer forKeyPath:@"boss..name" options:0 context:NULL]);
  XCTAssertThrows([self.person addObserver:self.observer forKeyPath:@"" options:0 context:NULL]);
  XCTAssertTrue(self.person.observationInfo == NULL);
}

- (void)testAKeyThatDoesNotExistIsToldWhenItIsAnnounced {
  [self.person addObserver:self.observer forKeyPath:@"nothing" options:0 context:NULL];
  [self.person willChangeValueForKey:@"nothing"];
  [self.person didChangeValueForKey:@"nothing"];
  XCTAssertEqual(self.observer.changes.count, 1);
}

- (void)testAClassAndABlockCannotBeObserved {
  XCTAssertThrows([(id)[KVPerson class] addObserver:self.observer forKeyPath:@"name" options:0 context:NULL]);
  id block = ^{};
  XCTAssertThrows([block addObserver:self.observer forKeyPath:@"name" options:0 context:NULL]);
}

- (void)testALiteralMayBeObservedAndNeverChanges {
  [@"literal" addObserver:self.observer forKeyPath:@"length" options:0 context:NULL];
  [@"literal" removeObserver:self.observer forKeyPath:@"length"];
  XCTAssertEqual(self.observer.changes.count, 0);
}

- (void)testAnObjectMayObserveItself {
  KVObserver *observer = self.observer;
  [observer addObserver:observer forKeyPath:@"action" options:0 context:NULL];
  observer.action = nil;
  XCTAssertEqual(observer.changes.count, 1);
  [observer removeObserver:observer forKeyPath:@"action"];
}

- (void)testAClassMayBeAnObserver {
  [self.person addObserver:(id)[KVClassObserver class] forKeyPath:@"name" options:0 context:NULL];
  self.person.name = @"Ada";
  XCTAssertEqual([KVClassObserver count], 1);
  [self.person removeObserver:(id)[KVClassObserver class] forKeyPath:@"name"];
}

- (void)testTheDescriptionOfObservationInfoNamesObserverAndKeyPath {
  [self observe:@"name"];
  NSString *text = [(__bridge id)self.person.observationInfo description];
  XCTAssertTrue([text containsString:@"KVObserver"]);
  XCTAssertTrue([text containsString:@"Key path: name"]);
  XCTAssertTrue([text containsString:@"New: YES, Old: YES, Prior: NO"]);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  XCTAssertTrue(self.person.observationInfo == NULL);
}

@end
