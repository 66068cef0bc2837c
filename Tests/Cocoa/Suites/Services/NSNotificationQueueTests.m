#pragma clang diagnostic ignored "-Wunused-parameter"
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSNotificationQueueTests : XCTestCase
@property (nonatomic, strong) NSNotificationQueue *queue;
@property (nonatomic, strong) NSMutableArray *heard;
@end

@implementation NSNotificationQueueTests

- (void)setUp {
  NSNotificationCenter *center = [[NSNotificationCenter alloc] init];
  NSMutableArray *heard = self.heard = [NSMutableArray array];
  self.queue = [[NSNotificationQueue alloc] initWithNotificationCenter:center];
  [center addObserverForName:nil object:nil queue:nil usingBlock:^(NSNotification *note) {
    [heard addObject:note.name];
  }];
}

- (void)run {
  [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
}

- (NSNotification *)named:(NSString *)name {
  return [NSNotification notificationWithName:name object:nil];
}

- (void)testNow {
  [self.queue enqueueNotification:[self named:@"A"] postingStyle:NSPostNow];
  XCTAssertEqualObjects(self.heard, @[@"A"]);
}

- (void)testAsSoonAsPossible {
  [self.queue enqueueNotification:[self named:@"A"] postingStyle:NSPostASAP];
  XCTAssertEqual(self.heard.count, 0);
  [self run];
  XCTAssertEqualObjects(self.heard, @[@"A"]);
}

- (void)testIdleComesLast {
  [self.queue enqueueNotification:[self named:@"idle"] postingStyle:NSPostWhenIdle];
  [self.queue enqueueNotification:[self named:@"soon"] postingStyle:NSPostASAP];
  [self run];
  XCTAssertEqualObjects(self.heard, (@[@"soon", @"idle"]));
}

- (void)testThoseThatAreAlikeArePostedOnce {
  [self.queue enqueueNotification:[self named:@"A"] postingStyle:NSPostASAP];
  [self.queue enqueueNotification:[self named:@"B"] postingStyle:NSPostASAP];
  [self.queue enqueueNotification:[self named:@"A"] postingStyle:NSPostASAP];
  [self run];
  XCTAssertEqualObjects(self.heard, (@[@"B", @"A"]));
}

- (void)testWithoutCoalescing {
  for (NSUInteger number = 0; number < 2; number++) {
    [self.queue enqueueNotification:[self named:@"A"]
                       postingStyle:NSPostASAP
                       coalesceMask:NSNotificationNoCoalescing
                           forModes:nil];
  }
  [self run];
  XCTAssertEqualObjects(self.heard, (@[@"A", @"A"]));
}

- (void)testTakingOut {
  [self.queue enqueueNotification:[self named:@"A"] postingStyle:NSPostASAP];
  [self.queue dequeueNotificationsMatching:[self named:@"A"] coalesceMask:NSNotificationCoalescingOnName];
  [self run];
  XCTAssertEqual(self.heard.count, 0);
}

- (void)testAStyleThatThereIsNoneOf {
  XCTAssertThrowsSpecificNamed(
    [self.queue enqueueNotification:[self named:@"A"] postingStyle:(NSPostingStyle)9], NSException,
    NSInvalidArgumentException);
}

- (void)testAThreadHasOneQueue {
  XCTAssertEqual([NSNotificationQueue defaultQueue], [NSNotificationQueue defaultQueue]);
}

@end
