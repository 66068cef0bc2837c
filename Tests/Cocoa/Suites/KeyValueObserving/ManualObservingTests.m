#import <objc/runtime.h>
#import "Observing.h"

/* Changes that code announces, key-value coding, overrides and subclasses. */
@interface ManualObservingTests : XCTestCase
@property KVPerson *person;
@property KVObserver *observer;
@end

@implementation ManualObservingTests

- (void)setUp {
  self.person = [KVPerson new];
  self.observer = [KVObserver new];
}

- (void)observe:(NSString *)key {
  [self.person addObserver:self.observer forKeyPath:key options:KVBoth context:NULL];
}

- (void)testAManualKeyIsNotToldByItsSetter {
  [self observe:@"manual"];
  self.person.manual = @"a";
  [self.person setValue:@"b" forKey:@"manual"];
  XCTAssertEqual(self.observer.changes.count, 0);
  [self.person willChangeValueForKey:@"manual"];
  self.person.manual = @"c";
  [self.person didChangeValueForKey:@"manual"];
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], @"b");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"c");
  [self.person removeObserver:self.observer forKeyPath:@"manual"];
}

- (void)testDidWithoutWillTellsNobody {
  [self observe:@"name"];
  [self.person didChangeValueForKey:@"name"];
  XCTAssertEqual(self.observer.changes.count, 0);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testAnnouncingWhatNobodyObserves {
  [self.person willChangeValueForKey:@"name"];
  [self.person didChangeValueForKey:@"name"];
  [self.person willChangeValueForKey:@"nothing at all"];
  [self.person didChangeValueForKey:@"nothing at all"];
  XCTAssertTrue(self.person.observationInfo == NULL);
}

- (void)testNestedChangesOfTwoKeys {
  [self observe:@"name"];
  [self observe:@"age"];
  [self.person willChangeValueForKey:@"name"];
  [self.person willChangeValueForKey:@"age"];
  [self.person didChangeValueForKey:@"name"];
  [self.person didChangeValueForKey:@"age"];
  XCTAssertEqualObjects([self.observer.changes valueForKey:@"path"], (@[@"name", @"age"]));
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  [self.person removeObserver:self.observer forKeyPath:@"age"];
}

- (void)testVariablesBehindAccessorsAreNotWatched {
  [self observe:@"nickname"];
  self.person->_nickname = @"Ad";
  XCTAssertEqual(self.observer.changes.count, 0);
  [self.person removeObserver:self.observer forKeyPath:@"nickname"];
}

- (void)testSettingAVariableByKeyTells {
  [self observe:@"nickname"];
  [self observe:@"points"];
  [self.person setValue:@"Ad" forKey:@"nickname"];
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ad");
  [self.person setValue:@5 forKey:@"points"];
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], @0);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @5);
  XCTAssertEqual(self.observer.changes.count, 2);
  [self.person removeObserver:self.observer forKeyPath:@"nickname"];
  [self.person setValue:@6 forKey:@"points"];
  [self.person setValue:@"Bea" forKey:@"nickname"];
  XCTAssertEqual(self.observer.changes.count, 3);
  [self.person removeObserver:self.observer forKeyPath:@"points"];
}

- (void)testSettingByKeyThroughASetterTellsOnce {
  [self observe:@"name"];
  [self.person setValue:@"Ada" forKey:@"name"];
  [self.person setValue:@"Bea" forKeyPath:@"name"];
  XCTAssertEqual(self.observer.changes.count, 2);
  XCTAssertEqualObjects(self.person.name, @"Bea");
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testNumbersByKey {
  [self observe:@"age"];
  [self.person setValue:@7 forKey:@"age"];
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @7);
  XCTAssertThrows([self.person setValue:nil forKey:@"age"]);
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"age"];
}

- (void)testAnInheritedKey {
  KVManager *manager = [KVManager new];
  [manager addObserver:self.observer forKeyPath:@"name" options:KVBoth context:NULL];
  manager.name = @"Ada";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"Ada!");
  XCTAssertEqual(self.observer.changes.count, 1);
  [manager removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testAnOverriddenWillChangeIsSent {
  KVManager *manager = [KVManager new];
  [manager addObserver:self.observer forKeyPath:@"age" options:KVBoth context:NULL];
  manager.age = 3;
  XCTAssertEqualObjects(manager.announced, (@[@"will age", @"did age"]));
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeOldKey], @0);
  [manager removeObserver:self.observer forKeyPath:@"age"];
}

- (void)testASetterThatIsAddedAtRunTime {
  KVLate *late = [KVLate new];
  [late addObserver:self.observer forKeyPath:@"value" options:KVBoth context:NULL];
  late.value = @"a";
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"a");
  [late removeObserver:self.observer forKeyPath:@"value"];
}

- (void)testASetterThatIsReplacedWhileObserved {
  [self observe:@"lastName"];
  Method method = class_getInstanceMethod([KVPerson class], @selector(setLastName:));
  IMP old = method_getImplementation(method);
  IMP new = imp_implementationWithBlock(^(KVPerson *person, NSString *name) {
    ((void (*)(id, SEL, id))old)(person, @selector(setLastName:), [name uppercaseString]);
  });
  method_setImplementation(method, new);
  self.person.lastName = @"l";
  method_setImplementation(method, old);
  imp_removeBlock(new);
  XCTAssertEqualObjects(self.person.lastName, @"L");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"L");
  self.person.lastName = @"m";
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"m");
  [self.person removeObserver:self.observer forKeyPath:@"lastName"];
}

- (void)testAnotherClassWhileObserved {
  [self observe:@"name"];
  object_setClass(self.person, [KVOther class]);
  XCTAssertEqual([self.person class], [KVOther class]);
  self.person.name = @"Ada";
  XCTAssertEqualObjects(self.person.name, @"other Ada");
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"other Ada");
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  XCTAssertEqual(object_getClass(self.person), [KVOther class]);
}

- (void)testSetIsAndUnderscoreSetters {
  KVManager *manager = [KVManager new];
  [manager addObserver:self.observer forKeyPath:@"secret" options:KVBoth context:NULL];
  [manager setValue:@"s" forKey:@"secret"];
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], @"s");
  [manager removeObserver:self.observer forKeyPath:@"secret"];
}

@end
