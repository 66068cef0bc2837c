#import <objc/runtime.h>
#import "Observing.h"

/* Setters of every type. */
@interface ObservedTypesTests : XCTestCase
@property KVPerson *person;
@property KVObserver *observer;
@end

@implementation ObservedTypesTests

- (void)setUp {
  self.person = [KVPerson new];
  self.observer = [KVObserver new];
}

- (void)change:(NSString *)key to:(id)expected by:(void (^)(KVPerson *person))change {
  [self.person addObserver:self.observer forKeyPath:key options:KVBoth context:NULL];
  change(self.person);
  XCTAssertEqual(self.observer.changes.count, 1, @"%@", key);
  XCTAssertEqualObjects(self.observer.last[NSKeyValueChangeNewKey], expected, @"%@", key);
  [self.person removeObserver:self.observer forKeyPath:key];
  [self.observer.changes removeAllObjects];
}

- (void)testIntegers {
  [self change:@"age" to:@(-7) by:^(KVPerson *person) { person.age = -7; }];
  XCTAssertEqual(self.person.age, -7);
  [self change:@"letter" to:@(-3) by:^(KVPerson *person) { person.letter = -3; }];
  XCTAssertEqual(self.person.letter, -3);
  [self change:@"small" to:@(-30000) by:^(KVPerson *person) { person.small = -30000; }];
  XCTAssertEqual(self.person.small, -30000);
  [self change:@"number" to:@(LLONG_MIN) by:^(KVPerson *person) { person.number = LLONG_MIN; }];
  XCTAssertEqual(self.person.number, LLONG_MIN);
  [self change:@"large" to:@(ULLONG_MAX) by:^(KVPerson *person) { person.large = ULLONG_MAX; }];
  XCTAssertEqual(self.person.large, ULLONG_MAX);
}

- (void)testBooleans {
  [self change:@"active" to:@YES by:^(KVPerson *person) { person.active = YES; }];
  XCTAssertTrue(self.person.active);
}

- (void)testFloatingPoint {
  [self change:@"weight" to:@1.5 by:^(KVPerson *person) { person.weight = 1.5f; }];
  XCTAssertEqual(self.person.weight, 1.5f);
  [self change:@"height" to:@2.25 by:^(KVPerson *person) { person.height = 2.25; }];
  XCTAssertEqual(self.person.height, 2.25);
}

- (void)testStructures {
  [self.person addObserver:self.observer forKeyPath:@"range" options:0 context:NULL];
  self.person.range = NSMakeRange(3, 4);
  XCTAssertEqual(self.person.range.length, 4);
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"range"];
}

- (void)testStructuresInMemory {
  [self.person addObserver:self.observer forKeyPath:@"point" options:0 context:NULL];
  self.person.point = (KVPoint){1, 2, 3};
  XCTAssertEqual(self.person.point.z, 3);
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"point"];
}

- (void)testClassesAndBlocks {
  [self.person addObserver:self.observer forKeyPath:@"kind" options:0 context:NULL];
  self.person.kind = [NSString class];
  XCTAssertEqual(self.person.kind, [NSString class]);
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"kind"];

  [self.person addObserver:self.observer forKeyPath:@"block" options:0 context:NULL];
  int captured = 42;
  self.person.block = ^{ return captured; };
  XCTAssertEqual(self.person.block(), 42);
  XCTAssertEqual(self.observer.changes.count, 2);
  [self.person removeObserver:self.observer forKeyPath:@"block"];
}

- (void)testAtomicAndWeakProperties {
  KVPerson *boss = [KVPerson new];
  [self change:@"boss" to:boss by:^(KVPerson *person) { person.boss = boss; }];
  [self change:@"friend" to:boss by:^(KVPerson *person) { person.friend = boss; }];
  XCTAssertEqual(self.person.boss, boss);
  XCTAssertEqual(self.person.friend, boss);
}

- (void)testManyObserversAndKeys {
  NSArray *keys = @[@"name", @"age", @"height", @"tags", @"boss"];
  for (NSString *key in keys) {
    [self.person addObserver:self.observer forKeyPath:key options:KVBoth context:NULL];
  }
  self.person.name = @"Ada";
  self.person.age = 3;
  self.person.height = 1.8;
  self.person.tags = @[@1];
  self.person.boss = self.person;
  XCTAssertEqual(self.observer.changes.count, 5);
  self.person.boss = nil;
  for (NSString *key in keys) [self.person removeObserver:self.observer forKeyPath:key];
  XCTAssertEqual(object_getClass(self.person), [KVPerson class]);
}

@end
