#pragma clang diagnostic ignored "-Wunused-parameter"
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import "Raised.h"

@interface Listener : NSObject
@property (nonatomic, strong) NSMutableArray *heard;
@property (nonatomic) NSUInteger plainCount;
@end

@implementation Listener
- (instancetype)init {
  if ((self = [super init])) _heard = [NSMutableArray array];
  return self;
}
- (void)hear:(NSNotification *)notification {
  [self.heard addObject:notification];
}
- (void)hearPlainly {
  self.plainCount += 1;
}
- (void)hear:(NSNotification *)notification with:(id)other {
}
- (void)fail:(NSNotification *)notification {
  [NSException raise:@"ListenerException" format:@"%@ failed", notification.name];
}
- (NSInteger)hearAndCount:(NSNotification *)notification {
  [self.heard addObject:notification];
  return 7;
}
@end

@interface Owner : NSObject
@property (nonatomic, strong) NSNotificationCenter *center;
@end

@implementation Owner
- (void)letGo {
  self.center = nil;
}
@end

@interface Leaver : NSObject
@end

@implementation Leaver
- (void)hear:(NSNotification *)notification {
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
}
@end

@interface Loud : NSNotification
@end

@implementation Loud
- (NSString *)name {
  return @"Loud";
}
- (id)object {
  return nil;
}
- (NSDictionary *)userInfo {
  return @{@"volume": @11};
}
@end

static NSUInteger classNotes;

@interface NSNotificationCenterTests : XCTestCase
@property (nonatomic, strong) NSNotificationCenter *center;
@property (nonatomic, strong) Listener *listener;
@end

@implementation NSNotificationCenterTests

- (void)setUp {
  self.center = [[NSNotificationCenter alloc] init];
  self.listener = [[Listener alloc] init];
}

- (void)listenFor:(NSString *)name object:(id)object {
  [self.center addObserver:self.listener selector:@selector(hear:) name:name object:object];
}

- (NSUInteger)heard {
  return self.listener.heard.count;
}

- (void)testThereIsOneDefaultCenter {
  XCTAssertNotNil([NSNotificationCenter defaultCenter]);
  XCTAssertEqual([NSNotificationCenter defaultCenter], [NSNotificationCenter defaultCenter]);
  XCTAssertNotEqual([NSNotificationCenter defaultCenter], self.center);
}

- (void)testAnObserverGetsNameObjectAndUserInfo {
  [self listenFor:@"Saved" object:nil];
  [self.center postNotificationName:@"Saved" object:self userInfo:@{@"file": @"a.txt"}];
  NSNotification *heard = self.listener.heard[0];
  XCTAssertEqualObjects(heard.name, @"Saved");
  XCTAssertEqual(heard.object, self);
  XCTAssertEqualObjects(heard.userInfo, @{@"file": @"a.txt"});
}

- (void)testTheNotificationThatIsPostedArrives {
  [self listenFor:@"Saved" object:nil];
  NSNotification *posted = [NSNotification notificationWithName:@"Saved" object:nil];
  [self.center postNotification:posted];
  XCTAssertEqual(self.listener.heard[0], posted);
}

- (void)testOtherNamesAreNotHeard {
  [self listenFor:@"Saved" object:nil];
  [self.center postNotificationName:@"saved" object:nil];
  XCTAssertEqual([self heard], 0);
}

- (void)testNilNameHearsAll {
  [self listenFor:nil object:nil];
  [self.center postNotificationName:@"A" object:nil];
  [self.center postNotificationName:@"B" object:nil];
  XCTAssertEqual([self heard], 2);
}

- (void)testAnObjectIsComparedByIdentity {
  NSArray *one = [NSArray arrayWithObject:@1], *other = [NSArray arrayWithObject:@1];
  [self listenFor:@"Saved" object:one];
  [self.center postNotificationName:@"Saved" object:other];
  [self.center postNotificationName:@"Saved" object:nil];
  XCTAssertEqual([self heard], 0);
  [self.center postNotificationName:@"Saved" object:one];
  XCTAssertEqual([self heard], 1);
}

- (void)testAMethodWithoutArgumentsIsCalled {
  [self.center addObserver:self.listener selector:@selector(hearPlainly) name:@"Saved" object:nil];
  [self.center postNotificationName:@"Saved" object:nil];
  XCTAssertEqual(self.listener.plainCount, 1);
}

- (void)testAResultIsIgnored {
  [self.center addObserver:self.listener selector:@selector(hearAndCount:) name:@"Saved" object:nil];
  [self.center postNotificationName:@"Saved" object:nil];
  XCTAssertEqual([self heard], 1);
}

- (void)testAddedTwiceHearsTwice {
  [self listenFor:@"Saved" object:nil];
  [self listenFor:@"Saved" object:nil];
  [self.center postNotificationName:@"Saved" object:nil];
  XCTAssertEqual([self heard], 2);
}

- (void)testObserversAreToldInTheOrderOfAdding {
  NSMutableArray *order = [NSMutableArray array];
  for (NSNumber *number in @[@1, @2, @3]) {
    NSString *name = number.intValue == 2 ? nil : @"Saved";
    [self.center addObserverForName:name object:nil queue:nil usingBlock:^(NSNotification *note) {
      [order addObject:number];
    }];
  }
  [self.center postNotificationName:@"Saved" object:nil];
  XCTAssertEqualObjects(order, (@[@1, @2, @3]));
}

- (void)testRemovingAnObserver {
  [self listenFor:@"A" object:nil];
  [self listenFor:nil object:nil];
  [self.center removeObserver:self.listener];
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual([self heard], 0);
}

- (void)testRemovingOneName {
  [self listenFor:@"A" object:nil];
  [self listenFor:@"B" object:nil];
  [self.center removeObserver:self.listener name:@"A" object:nil];
  [self.center postNotificationName:@"A" object:nil];
  [self.center postNotificationName:@"B" object:nil];
  XCTAssertEqual([self heard], 1);
}

- (void)testRemovingOneObject {
  NSArray *one = [NSArray arrayWithObject:@1], *other = [NSArray arrayWithObject:@2];
  [self listenFor:@"A" object:one];
  [self listenFor:@"A" object:other];
  [self.center removeObserver:self.listener name:nil object:one];
  [self.center postNotificationName:@"A" object:one];
  XCTAssertEqual([self heard], 0);
  [self.center postNotificationName:@"A" object:other];
  XCTAssertEqual([self heard], 1);
}

- (void)testRemovingWhoNeverObservedDoesNothing {
  XCTAssertNoThrow([self.center removeObserver:self]);
}

- (void)testABlockIsCalledUntilItsTokenIsRemoved {
  __block NSUInteger calls = 0;
  id token = [self.center addObserverForName:@"A" object:nil queue:nil usingBlock:^(NSNotification *note) {
    calls += 1;
  }];
  [self.center postNotificationName:@"A" object:nil];
  [self.center removeObserver:token];
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual(calls, 1);
}

- (void)testAQueueCallsTheBlock {
  NSOperationQueue *queue = [[NSOperationQueue alloc] init];
  __block NSString *heard = nil;
  id token = [self.center addObserverForName:@"A" object:nil queue:queue usingBlock:^(NSNotification *note) {
    heard = note.name;
  }];
  [self.center postNotificationName:@"A" object:nil];
  [queue waitUntilAllOperationsAreFinished];
  XCTAssertEqualObjects(heard, @"A");
  [self.center removeObserver:token];
}

- (void)testARemovedBlockIsLetGo {
  __weak Listener *weak = nil;
  id token = nil;
  @autoreleasepool {
    Listener *captured = [[Listener alloc] init];
    weak = captured;
    token = [self.center addObserverForName:@"A" object:nil queue:nil usingBlock:^(NSNotification *note) {
      [captured hear:note];
    }];
  }
  XCTAssertNotNil(weak);
  @autoreleasepool {
    [self.center removeObserver:token];
  }
  XCTAssertNil(weak);
}

- (void)testAnObserverIsNotKept {
  __weak Listener *weak = nil;
  @autoreleasepool {
    Listener *short_lived = [[Listener alloc] init];
    weak = short_lived;
    [self.center addObserver:short_lived selector:@selector(hear:) name:@"A" object:nil];
  }
  XCTAssertNil(weak);
  XCTAssertNoThrow([self.center postNotificationName:@"A" object:nil]);
}

- (void)testAnObserverMayRemoveItselfInDealloc {
  @autoreleasepool {
    Leaver *leaver = [[Leaver alloc] init];
    [[NSNotificationCenter defaultCenter] addObserver:leaver selector:@selector(hear:) name:@"A" object:nil];
  }
  XCTAssertNoThrow([[NSNotificationCenter defaultCenter] postNotificationName:@"A" object:nil]);
}

- (void)testOneThatIsRemovedMeanwhileIsNotTold {
  Listener *listener = self.listener;
  NSNotificationCenter *center = self.center;
  [self.center addObserverForName:@"A" object:nil queue:nil usingBlock:^(NSNotification *note) {
    [center removeObserver:listener];
  }];
  [self listenFor:@"A" object:nil];
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual([self heard], 0);
}

- (void)testOneThatIsAddedMeanwhileIsToldNextTime {
  Listener *listener = self.listener;
  NSNotificationCenter *center = self.center;
  id token = [self.center addObserverForName:@"A" object:nil queue:nil usingBlock:^(NSNotification *note) {
    [center addObserver:listener selector:@selector(hear:) name:@"A" object:nil];
  }];
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual([self heard], 0);
  [self.center removeObserver:token];
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual([self heard], 1);
}

- (void)testAnObserverMayPostAgain {
  NSNotificationCenter *center = self.center;
  [self listenFor:@"B" object:nil];
  [self.center addObserverForName:@"A" object:nil queue:nil usingBlock:^(NSNotification *note) {
    [center postNotificationName:@"B" object:nil];
  }];
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual([self heard], 1);
}

- (void)testThoseBehindOneThatFailsAreNotTold {
  [self listenFor:@"A" object:nil];
  [self.center addObserver:self.listener selector:@selector(fail:) name:@"A" object:nil];
  [self listenFor:@"A" object:nil];
  XCTAssertThrowsSpecificNamed([self.center postNotificationName:@"A" object:nil], NSException, @"ListenerException");
  XCTAssertEqual([self heard], 1);
}

- (void)testTheFirstFailureReachesThePoster {
  [self.center addObserver:self.listener selector:@selector(fail:) name:@"A" object:nil];
  [self.center addObserverForName:@"A" object:nil queue:nil usingBlock:^(NSNotification *note) {
    [NSException raise:@"Second" format:@"later"];
  }];
  NSException *exception = raisedBy(^{
    [self.center postNotificationName:@"A" object:nil];
  });
  XCTAssertEqualObjects(exception.name, @"ListenerException");
  XCTAssertEqualObjects(exception.reason, @"A failed");
}

- (void)testASelectorWithTwoArgumentsIsRefused {
  NSException *exception = raisedBy(^{
    [self.center addObserver:self.listener selector:@selector(hear:with:) name:@"A" object:nil];
  });
  XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
  XCTAssertTrue([exception.reason containsString:@"Listener's hear:with: takes 2 arguments"], @"%@", exception.reason);
}

- (void)testASelectorThatIsNotAnsweredIsRefused {
  NSException *exception = raisedBy(^{
    [self.center addObserver:self.listener selector:@selector(addObject:) name:@"A" object:nil];
  });
  XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
  XCTAssertTrue([exception.reason containsString:@"Listener does not answer addObject:"], @"%@", exception.reason);
}

- (void)testANilNameAndNotificationAreRefused {
  id nothing = nil;
  [self.center addObserver:nothing selector:@selector(hear:) name:@"A" object:nil];
  XCTAssertThrowsSpecificNamed(
    [self.center postNotificationName:nothing object:nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [self.center postNotification:nothing], NSException, NSInvalidArgumentException);
}

- (void)testANameOfAnotherClassIsRefused {
  id number = @1;
  XCTAssertThrowsSpecificNamed(
    [self.center postNotificationName:number object:nil], NSException, NSInvalidArgumentException);
}

- (void)testASubclassSaysItsNameItself {
  [self listenFor:@"Loud" object:nil];
  [self.center postNotification:[[Loud alloc] init]];
  XCTAssertEqual([self heard], 1);
  XCTAssertEqualObjects([self.listener.heard[0] userInfo][@"volume"], @11);
}

- (void)testAThousandObservers {
  NSMutableArray *all = [NSMutableArray array];
  for (NSUInteger number = 0; number < 1000; number++) {
    Listener *listener = [[Listener alloc] init];
    [all addObject:listener];
    [self.center addObserver:listener selector:@selector(hearPlainly) name:@"A" object:nil];
  }
  [self.center postNotificationName:@"A" object:nil];
  NSUInteger told = 0;
  for (Listener *listener in all) told += listener.plainCount;
  XCTAssertEqual(told, 1000);
}

- (void)testACenterThatItsObserverLetsGoOf {
  Owner *owner = [[Owner alloc] init];
  __unsafe_unretained NSNotificationCenter *center;
  @autoreleasepool {
    owner.center = [[NSNotificationCenter alloc] init];
    center = owner.center;
    [center addObserver:owner selector:@selector(letGo) name:@"A" object:nil];
    [center addObserver:self.listener selector:@selector(hear:) name:@"A" object:nil];
  }
  [center postNotificationName:@"A" object:nil];
  XCTAssertNil(owner.center);
  XCTAssertEqual([self heard], 1);
}

- (void)testAClassMayObserve {
  XCTAssertNoThrow([self.center addObserver:[NSNotificationCenterTests class] selector:@selector(noteClass:) name:@"A" object:nil]);
  [self.center postNotificationName:@"A" object:nil];
  XCTAssertEqual(classNotes, 1);
}

+ (void)noteClass:(NSNotification *)notification {
  classNotes += 1;
}

@end
