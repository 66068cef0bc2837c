#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// Logs what an application tells it, with the application's state then.
@interface LoggingDelegate : NSObject <UIApplicationDelegate>
@property (nonatomic, strong) NSMutableArray *log;
@end

@implementation LoggingDelegate
- (void)add:(NSString *)name {
  [self.log addObject:[NSString stringWithFormat:@"%@ %ld", name, (long)[UIApplication sharedApplication].applicationState]];
}
- (void)applicationWillResignActive:(UIApplication *)application {
  [self add:@"resign"];
}
- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self add:@"active"];
}
- (void)applicationDidEnterBackground:(UIApplication *)application {
  [self add:@"background"];
}
- (void)applicationWillEnterForeground:(UIApplication *)application {
  [self add:@"foreground"];
}
- (void)applicationWillTerminate:(UIApplication *)application {
  [self add:@"terminate"];
}
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
  [self add:@"memory"];
}
@end

@interface WarnedController : UIViewController
@property (nonatomic) NSInteger warnings;
@end
@implementation WarnedController
- (void)didReceiveMemoryWarning {
  [super didReceiveMemoryWarning];
  self.warnings++;
}
@end

/// The states of the application, as a user changes them.
@interface UIApplicationLifecycleTests : XCTestCase
@property (nonatomic, strong) LoggingDelegate *delegate;
@property (nonatomic, strong) id<UIApplicationDelegate> former;
@end

@implementation UIApplicationLifecycleTests

- (void)setUp {
  [super setUp];
  self.former = [UIApplication sharedApplication].delegate;
  self.delegate = [LoggingDelegate new];
  self.delegate.log = [NSMutableArray array];
  [UIApplication sharedApplication].delegate = self.delegate;
}

- (void)tearDown {
  [UIApplication sharedApplication].delegate = self.former;
  [[UIApplication sharedApplication] carob_enterForeground];
  [[UIApplication sharedApplication] carob_becomeActive];
  [super tearDown];
}

- (void)testTheBackgroundAndBack {
  UIApplication *application = [UIApplication sharedApplication];
  XCTAssertTrue([application carob_enterBackground]);
  XCTAssertFalse([application carob_enterBackground]);
  XCTAssertFalse([application carob_becomeActive]);
  XCTAssertEqual(application.applicationState, UIApplicationStateBackground);
  XCTAssertLessThan(application.backgroundTimeRemaining, 1000);
  XCTAssertTrue([application carob_enterForeground]);
  XCTAssertEqual(application.applicationState, UIApplicationStateActive);
  XCTAssertEqualObjects(self.delegate.log, (@[ @"resign 0", @"background 2", @"foreground 2", @"active 0" ]));
}

- (void)testAnInterruption {
  UIApplication *application = [UIApplication sharedApplication];
  XCTAssertFalse([application carob_becomeActive]);
  XCTAssertTrue([application carob_resignActive]);
  XCTAssertEqual(application.applicationState, UIApplicationStateInactive);
  XCTAssertFalse([application carob_enterForeground]);
  XCTAssertTrue([application carob_becomeActive]);
  XCTAssertEqualObjects(self.delegate.log, (@[ @"resign 0", @"active 0" ]));
}

- (void)testTheEnd {
  [[UIApplication sharedApplication] carob_terminate];
  XCTAssertEqualObjects(self.delegate.log, (@[ @"resign 0", @"background 2", @"terminate 2" ]));
}

- (void)testNotifications {
  NSMutableArray *names = [NSMutableArray array];
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:nil object:[UIApplication sharedApplication]
    queue:nil usingBlock:^(NSNotification *note) {
      [names addObject:note.name];
    }];
  [[UIApplication sharedApplication] carob_enterBackground];
  [[UIApplication sharedApplication] carob_enterForeground];
  [[UIApplication sharedApplication] carob_receiveMemoryWarning];
  [[UIApplication sharedApplication] carob_terminate];
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
  XCTAssertEqualObjects(names, (@[
    UIApplicationWillResignActiveNotification, UIApplicationDidEnterBackgroundNotification,
    UIApplicationWillEnterForegroundNotification, UIApplicationDidBecomeActiveNotification,
    UIApplicationDidReceiveMemoryWarningNotification, UIApplicationWillResignActiveNotification,
    UIApplicationDidEnterBackgroundNotification, UIApplicationWillTerminateNotification
  ]));
}

- (void)testAMemoryWarning {
  UIWindow *window = [UIWindow new];
  WarnedController *root = [WarnedController new], *child = [WarnedController new];
  [root addChildViewController:child];
  window.rootViewController = root;
  window.hidden = NO;
  [[UIApplication sharedApplication] carob_receiveMemoryWarning];
  window.hidden = YES;
  XCTAssertEqual(root.warnings, 1);
  XCTAssertEqual(child.warnings, 1);
  XCTAssertEqualObjects(self.delegate.log, @[ @"memory 0" ]);
}

- (void)testTheTimeOfTasksEnds {
  UIApplication *application = [UIApplication sharedApplication];
  XCTAssertFalse([application carob_expireBackgroundTasks]);
  __block NSInteger ended = 0;
  __block UIBackgroundTaskIdentifier task = [application beginBackgroundTaskWithExpirationHandler:^{
    ended++;
    [application endBackgroundTask:task];
  }];
  XCTAssertTrue([application carob_expireBackgroundTasks]);
  XCTAssertEqual(ended, 1);
  XCTAssertFalse([application carob_expireBackgroundTasks]);
  XCTAssertEqual(ended, 1);
}

- (void)testURLsAreKept {
  NSURL *url = [NSURL URLWithString:@"tel:123"];
  XCTAssertFalse([[UIApplication sharedApplication] openURL:url]);
  XCTAssertEqualObjects([UIApplication sharedApplication].carob_unopenedURLs.lastObject, url);
}

@end
