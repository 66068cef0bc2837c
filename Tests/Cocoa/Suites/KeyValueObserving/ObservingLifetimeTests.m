#import <objc/runtime.h>
#import "Observing.h"

/* Who goes when, errors in observers, and threads. */
@interface ObservingLifetimeTests : XCTestCase
@property KVPerson *person;
@property KVObserver *observer;
@end

@implementation ObservingLifetimeTests

- (void)setUp {
  self.person = [KVPerson new];
  self.observer = [KVObserver new];
}

- (void)testAnObserverIsNotKept {
  __weak KVObserver *weak;
  @autoreleasepool {
    KVObserver *observer = [KVObserver new];
    weak = observer;
    [self.person addObserver:observer forKeyPath:@"name" options:0 context:NULL];
    [self.person removeObserver:observer forKeyPath:@"name"];
    [self.person addObserver:observer forKeyPath:@"age" options:0 context:NULL];
    [self.person removeObserver:observer forKeyPath:@"age"];
  }
  XCTAssertNil(weak);
}

- (void)testAnObserverThatIsGoneDoesNotCrashTheNextChange {
  @autoreleasepool {
    KVObserver *observer = [KVObserver new];
    [self.person addObserver:observer forKeyPath:@"name" options:KVBoth context:NULL];
  }
  self.person.name = @"Ada";
  self.person.name = @"Bea";
  XCTAssertEqualObjects(self.person.name, @"Bea");
  XCTAssertTrue(self.person.observationInfo == NULL);
  XCTAssertEqual(object_getClass(self.person), [KVPerson class]);
}

- (void)testAnObserverMayEndItInItsDealloc {
  @autoreleasepool {
    KVLeaving *leaving = [[KVLeaving alloc] initWithPerson:self.person];
    self.person.name = @"Ada";
    XCTAssertEqual(leaving.count, 1);
  }
  XCTAssertTrue(self.person.observationInfo == NULL);
  self.person.name = @"Bea";
}

- (void)testAnObservedObjectIsNotKept {
  __weak KVPerson *weak;
  @autoreleasepool {
    KVPerson *person = [KVPerson new];
    weak = person;
    [person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
    [person removeObserver:self.observer forKeyPath:@"name"];
  }
  XCTAssertNil(weak);
}

- (void)testAnObservedObjectMayGo {
  __weak KVPerson *weak;
  @autoreleasepool {
    KVPerson *person = [KVPerson new];
    weak = person;
    [person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
    person.boss = [KVPerson new];
    [person addObserver:self.observer forKeyPath:@"boss.name" options:0 context:NULL];
  }
  XCTAssertNil(weak);
}

- (void)testRemovingAssociatedObjectsRemovesNoObserver {
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  objc_removeAssociatedObjects(self.person);
  self.person.name = @"Ada";
  XCTAssertEqual(self.observer.changes.count, 1);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testObservingInsideOfAnObserver {
  KVPerson *person = self.person;
  KVObserver *observer = self.observer, *other = [KVObserver new];
  __block BOOL isAdded = NO;
  observer.action = ^{
    if (isAdded) return;
    isAdded = YES;
    [person addObserver:other forKeyPath:@"name" options:KVBoth context:NULL];
    [person addObserver:other forKeyPath:@"age" options:KVBoth context:NULL];
  };
  [person addObserver:observer forKeyPath:@"name" options:0 context:NULL];
  person.name = @"Ada";
  XCTAssertEqual(other.changes.count, 0);
  person.name = @"Bea";
  person.age = 3;
  XCTAssertEqual(other.changes.count, 2);
  [person removeObserver:observer forKeyPath:@"name"];
  [person removeObserver:other forKeyPath:@"name"];
  [person removeObserver:other forKeyPath:@"age"];
}

- (void)testRemovingInsideOfAnObserver {
  KVPerson *person = self.person;
  KVObserver *observer = self.observer, *other = [KVObserver new];
  observer.action = ^{ [person removeObserver:other forKeyPath:@"name"]; };
  [person addObserver:observer forKeyPath:@"name" options:0 context:NULL];
  [person addObserver:other forKeyPath:@"name" options:0 context:NULL];
  person.name = @"Ada";
  XCTAssertEqual(other.changes.count, 0);
  observer.action = nil;
  [person removeObserver:observer forKeyPath:@"name"];
}

- (void)testAnObserverMayEndItselfWhenItIsTold {
  KVPerson *person = self.person;
  __weak KVObserver *observer = self.observer;
  observer.action = ^{ [person removeObserver:observer forKeyPath:@"name"]; };
  [person addObserver:observer forKeyPath:@"name" options:0 context:NULL];
  person.name = @"Ada";
  person.name = @"Bea";
  XCTAssertEqual(self.observer.changes.count, 1);
  XCTAssertEqual(object_getClass(person), [KVPerson class]);
}

- (void)testChangingTheValueInsideOfAnObserver {
  KVPerson *person = self.person;
  self.observer.action = ^{
    if (person.age < 3) person.age++;
  };
  [person addObserver:self.observer forKeyPath:@"age" options:KVBoth context:NULL];
  person.age = 1;
  XCTAssertEqual(person.age, 3);
  XCTAssertEqual(self.observer.changes.count, 3);
  [person removeObserver:self.observer forKeyPath:@"age"];
}

- (void)testAnExceptionOfAnObserverReachesWhoSets {
  NSException *expected = [NSException exceptionWithName:@"Mine" reason:@"why" userInfo:nil];
  KVObserver *other = [KVObserver new];
  self.observer.action = ^{ [expected raise]; };
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  [self.person addObserver:other forKeyPath:@"name" options:KVBoth context:NULL];
  NSException *raised = raisedBy(^{ self.person.name = @"Ada"; });
  XCTAssertEqual(raised, expected);
  XCTAssertEqualObjects(self.person.name, @"Ada");
  XCTAssertEqual(other.changes.count, 0, @"it comes behind the one that raised");
  [self.person removeObserver:self.observer forKeyPath:@"name"];
  self.person.name = @"Bob";
  XCTAssertEqual(other.changes.count, 1);
  [self.person removeObserver:other forKeyPath:@"name"];
}

- (void)testAnExceptionBeforeTheChangePreventsIt {
  self.observer.action = ^{ [NSException raise:@"Mine" format:@"no"]; };
  [self.person addObserver:self.observer
                forKeyPath:@"name"
                   options:NSKeyValueObservingOptionPrior
                   context:NULL];
  XCTAssertThrowsSpecificNamed(self.person.name = @"Ada", NSException, @"Mine");
  XCTAssertNil(self.person.name);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testASetterThatRaisesTellsNobody {
  KVRefusing *refusing = [KVRefusing new];
  [refusing addObserver:self.observer forKeyPath:@"value" options:KVBoth context:NULL];
  XCTAssertThrowsSpecificNamed(refusing.value = @"bad", NSException, @"Refused");
  XCTAssertEqual(self.observer.changes.count, 0);
  refusing.value = @"good";
  XCTAssertEqual(self.observer.changes.count, 1);
  [refusing removeObserver:self.observer forKeyPath:@"value"];
}

- (void)testAnExceptionInTheFirstNotificationLeavesTheObserver {
  self.observer.action = ^{ [NSException raise:@"Mine" format:@"no"]; };
  XCTAssertThrowsSpecificNamed(
    [self.person addObserver:self.observer
                  forKeyPath:@"name"
                     options:NSKeyValueObservingOptionInitial
                     context:NULL],
    NSException, @"Mine");
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testNotificationsComeOnTheThreadThatSets {
  __block NSThread *thread;
  self.observer.action = ^{ thread = [NSThread currentThread]; };
  [self.person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  KVPerson *person = self.person;
  NSThread *other = [[NSThread alloc] initWithBlock:^{ person.name = @"Ada"; }];
  [other start];
  while (!other.finished) [NSThread sleepForTimeInterval:0.001];
  XCTAssertEqual(thread, other);
  [self.person removeObserver:self.observer forKeyPath:@"name"];
}

- (void)testManyThreadsSetAndObserve {
  NSOperationQueue *queue = [NSOperationQueue new];
  queue.maxConcurrentOperationCount = 4;
  KVPerson *shared = self.person;
  KVCounter *counter = [KVCounter new];
  [shared addObserver:counter forKeyPath:@"age" options:0 context:NULL];
  for (int thread = 0; thread < 4; thread++) {
    [queue addOperationWithBlock:^{
      for (int round = 0; round < 200; round++) {
        KVPerson *own = [KVPerson new];
        [own addObserver:counter forKeyPath:@"age" options:KVBoth context:NULL];
        own.age = round;
        shared.age = round;
        [own removeObserver:counter forKeyPath:@"age"];
      }
    }];
  }
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqual(counter.count, 1600);
  [shared removeObserver:counter forKeyPath:@"age"];
}

- (void)testWillAndDidOfTwoThreadsAreApart {
  KVPerson *person = self.person;
  [person addObserver:self.observer forKeyPath:@"name" options:0 context:NULL];
  [person willChangeValueForKey:@"name"];
  NSThread *other = [[NSThread alloc] initWithBlock:^{ [person didChangeValueForKey:@"name"]; }];
  [other start];
  while (!other.finished) [NSThread sleepForTimeInterval:0.001];
  XCTAssertEqual(self.observer.changes.count, 0);
  [person didChangeValueForKey:@"name"];
  XCTAssertEqual(self.observer.changes.count, 1);
  [person removeObserver:self.observer forKeyPath:@"name"];
}

@end
