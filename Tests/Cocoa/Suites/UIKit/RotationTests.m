#import "../MainQueue.h"
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface TurnedController : UIViewController
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic) BOOL staysUpright, raises, turnsAgain;
@end

@implementation TurnedController
- (instancetype)init {
  if ((self = [super init])) _log = [NSMutableArray array];
  return self;
}
- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
  return self.staysUpright ? UIInterfaceOrientationMaskPortrait : UIInterfaceOrientationMaskAll;
}
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
  [super willTransitionToTraitCollection:newCollection withTransitionCoordinator:coordinator];
  [self.log addObject:[NSString stringWithFormat:@"traits %ld", (long)newCollection.verticalSizeClass]];
}
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
  [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
  [self.log addObject:[NSString stringWithFormat:@"size %g, is %g", size.width, self.view.bounds.size.width]];
  if (self.turnsAgain) [UIViewController attemptRotationToDeviceOrientation];
  [coordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
    if (self.raises) [NSException raise:@"TestException" format:@"alongside"];
    [self.log addObject:[NSString stringWithFormat:@"animates, is %g", self.view.bounds.size.width]];
  } completion:^(id<UIViewControllerTransitionCoordinatorContext> context) {
    [self.log addObject:@"end"];
  }];
}
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
  [self.log addObject:[NSString stringWithFormat:@"will rotate to %ld", (long)orientation]];
}
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
  [self.log addObject:[NSString stringWithFormat:@"rotated from %ld", (long)orientation]];
}
- (void)traitCollectionDidChange:(UITraitCollection *)previous {
  [super traitCollectionDidChange:previous];
  [self.log addObject:[NSString stringWithFormat:@"traits were %ld", (long)previous.verticalSizeClass]];
}
@end

/// Orientations, sizes of windows and the traits that follow from them.
@interface RotationTests : XCTestCase
@property (nonatomic, strong) UIWindow *former;
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) TurnedController *controller;
@end

@implementation RotationTests

- (void)setUp {
  [super setUp];
  self.former = [UIApplication sharedApplication].keyWindow;
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.controller = [TurnedController new];
  self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:self.controller];
  [self.window makeKeyAndVisible];
}

- (void)tearDown {
  self.controller.staysUpright = NO;
  [[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationPortrait];
  self.window.rootViewController = nil;
  self.window.hidden = YES;
  [self.former makeKeyWindow];
  [super tearDown];
}

/// A navigation controller lets the device turn as its base class does, so the controller is the root here.
- (void)showAlone {
  self.window.rootViewController = nil;
  self.controller = [TurnedController new];
  self.window.rootViewController = self.controller;
}

- (void)testADeviceOnItsSide {
  XCTAssertTrue([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeLeft]);
  XCTAssertEqual([UIDevice currentDevice].orientation, UIDeviceOrientationLandscapeLeft);
  XCTAssertEqual([UIApplication sharedApplication].statusBarOrientation, UIInterfaceOrientationLandscapeRight);
  XCTAssertEqual(self.controller.interfaceOrientation, UIInterfaceOrientationLandscapeRight);
  XCTAssertEqual([UIScreen mainScreen].bounds.size.width, 667);
  XCTAssertEqual(self.window.bounds.size.width, 667);
  XCTAssertTrue(CGRectEqualToRect(self.controller.view.frame, CGRectMake(0, 0, 667, 375)));
  XCTAssertEqual(self.controller.view.safeAreaInsets.top, 44);
  XCTAssertEqual(self.controller.navigationController.navigationBar.frame.size.width, 667);
  XCTAssertEqual(self.controller.traitCollection.verticalSizeClass, UIUserInterfaceSizeClassCompact);
  XCTAssertEqual(self.window.traitCollection.verticalSizeClass, UIUserInterfaceSizeClassCompact);
  XCTAssertTrue([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationPortrait]);
  XCTAssertEqual(self.controller.view.safeAreaInsets.top, 64);
  XCTAssertEqual(self.controller.traitCollection.verticalSizeClass, UIUserInterfaceSizeClassRegular);
}

- (void)testMessagesOfARotation {
  [[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeRight];
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.controller.log, (@[
    @"traits 1", @"will rotate to 4", @"size 667, is 375", @"animates, is 667", @"traits were 2", @"rotated from 1",
    @"end"
  ]));
}

- (void)testAControllerThatStaysUpright {
  [self showAlone];
  self.controller.staysUpright = YES;
  XCTAssertFalse([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeLeft]);
  XCTAssertEqual([UIDevice currentDevice].orientation, UIDeviceOrientationLandscapeLeft);
  XCTAssertEqual([UIScreen mainScreen].bounds.size.width, 375);
  XCTAssertEqual(self.controller.log.count, 0u);
  self.controller.staysUpright = NO;
  [UIViewController attemptRotationToDeviceOrientation];
  XCTAssertEqual([UIScreen mainScreen].bounds.size.width, 667);
}

- (void)testADeviceOnATable {
  XCTAssertFalse([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationFaceUp]);
  XCTAssertEqual([UIDevice currentDevice].orientation, UIDeviceOrientationFaceUp);
  XCTAssertEqual(self.controller.interfaceOrientation, UIInterfaceOrientationPortrait);
}

- (void)testNotifications {
  NSMutableArray *names = [NSMutableArray array];
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:nil object:nil queue:nil
    usingBlock:^(NSNotification *note) {
      if ([note.name rangeOfString:@"Orientation"].length) [names addObject:note.name];
    }];
  [[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeLeft];
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
  XCTAssertEqualObjects(names, (@[
    UIDeviceOrientationDidChangeNotification, UIApplicationWillChangeStatusBarOrientationNotification,
    UIApplicationDidChangeStatusBarOrientationNotification
  ]));
}

- (void)testAWindowGetsAnotherSize {
  self.window.frame = CGRectMake(0, 0, 300, 400);
  waitForMainQueue(self);
  XCTAssertTrue(CGRectEqualToRect(self.controller.view.frame, CGRectMake(0, 0, 300, 400)));
  XCTAssertEqualObjects(self.controller.log, (@[ @"size 300, is 375", @"animates, is 300", @"end" ]));
}

- (void)testOverriddenTraits {
  UITraitCollection *regular =
    [UITraitCollection traitCollectionWithHorizontalSizeClass:UIUserInterfaceSizeClassRegular];
  UIViewController *parent = self.controller.navigationController;
  [parent setOverrideTraitCollection:regular forChildViewController:self.controller];
  XCTAssertEqual(self.controller.traitCollection.horizontalSizeClass, UIUserInterfaceSizeClassRegular);
  XCTAssertEqual(self.controller.view.traitCollection.horizontalSizeClass, UIUserInterfaceSizeClassRegular);
  XCTAssertEqual(parent.traitCollection.horizontalSizeClass, UIUserInterfaceSizeClassCompact);
  XCTAssertEqualObjects([parent overrideTraitCollectionForChildViewController:self.controller], regular);
  XCTAssertEqualObjects(self.controller.log, @[ @"traits were 2" ]);
}

- (void)testUpsideDown {
  [self showAlone];
  XCTAssertTrue([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationPortraitUpsideDown]);
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.controller.log, (@[ @"will rotate to 2", @"rotated from 1" ]));
}

- (void)testABlockRaises {
  self.controller.raises = YES;
  XCTAssertThrows([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeLeft]);
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.controller.log.lastObject, @"end");
  self.controller.raises = NO;
}

- (void)testARotationDuringARotation {
  self.controller.turnsAgain = YES;
  XCTAssertTrue([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeRight]);
  waitForMainQueue(self);
  XCTAssertEqual(self.controller.log.count, 7u);
}

- (void)testAnObserverLetsTheScreenFollow {
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:UIDeviceOrientationDidChangeNotification
    object:nil queue:nil usingBlock:^(NSNotification *note) {
      [UIViewController attemptRotationToDeviceOrientation];
    }];
  XCTAssertTrue([[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeLeft]);
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
}

- (void)testPixelsDoNotTurn {
  CGRect upright = [UIScreen mainScreen].nativeBounds;
  [[UIDevice currentDevice] carob_turnToOrientation:UIDeviceOrientationLandscapeLeft];
  XCTAssertTrue(CGRectEqualToRect([UIScreen mainScreen].nativeBounds, upright));
}

@end
