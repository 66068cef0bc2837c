#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// Counts what it is told.
@interface ToldView : UIView
@property (nonatomic) NSInteger told;
@end
@implementation ToldView
- (void)safeAreaInsetsDidChange {
  [super safeAreaInsetsDidChange];
  self.told++;
}
@end

@interface ToldController : UIViewController
@property (nonatomic) UIRectEdge edges;
@property (nonatomic) BOOL hidesStatusBar, raisesForStyle;
@property (nonatomic, strong) NSMutableArray *log;
@end
@implementation ToldController
- (instancetype)init {
  if ((self = [super init])) {
    _edges = UIRectEdgeAll;
    _log = [NSMutableArray array];
  }
  return self;
}
- (void)loadView {
  self.view = [ToldView new];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.edgesForExtendedLayout = self.edges;
}
- (void)viewSafeAreaInsetsDidChange {
  [super viewSafeAreaInsetsDidChange];
  [self.log addObject:@"safe area"];
}
- (void)viewLayoutMarginsDidChange {
  [super viewLayoutMarginsDidChange];
  [self.log addObject:@"margins"];
}
- (void)viewWillLayoutSubviews {
  [self.log addObject:@"will lay out"];
}
- (void)viewDidLayoutSubviews {
  [self.log addObject:@"did lay out"];
}
- (UIStatusBarStyle)preferredStatusBarStyle {
  if (self.raisesForStyle) [NSException raise:@"TestException" format:@"style"];
  return UIStatusBarStyleDefault;
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  if (self.raisesForStyle) [self.log addObject:@"appeared"];
}
- (BOOL)prefersStatusBarHidden {
  return self.hidesStatusBar;
}
@end

/// Counts what it is told of its insets.
@interface ToldScrollView : UIScrollView
@property (nonatomic) NSInteger told;
@end
@implementation ToldScrollView
- (void)adjustedContentInsetDidChange {
  [super adjustedContentInsetDidChange];
  self.told++;
}
@end

/// Safe areas, margins and the room that bars take: those of an iPhone with a screen of 375 × 667 points.
@interface SafeAreaTests : XCTestCase
@property (nonatomic, strong) UIWindow *former;
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) ToldController *controller;
@end

@implementation SafeAreaTests

- (void)setUp {
  [super setUp];
  self.former = [UIApplication sharedApplication].keyWindow;
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.controller = [ToldController new];
}

- (void)tearDown {
  self.window.rootViewController = nil;
  self.window.hidden = YES;
  [self.former makeKeyWindow];
  [[UIViewController new] setNeedsStatusBarAppearanceUpdate];
  [super tearDown];
}

- (void)showRoot:(UIViewController *)root {
  self.window.rootViewController = root;
  [self.window makeKeyAndVisible];
}

static void checkInsets(id self, UIEdgeInsets insets, CGFloat top, CGFloat bottom) {
  XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsMake(top, 0, bottom, 0)), @"%@",
    NSStringFromUIEdgeInsets(insets));
}

- (void)testOutsideOfAWindow {
  checkInsets(self, [UIView new].safeAreaInsets, 0, 0);
  checkInsets(self, [UIViewController new].view.safeAreaInsets, 0, 0);
}

- (void)testTheStatusBar {
  [self showRoot:self.controller];
  checkInsets(self, self.controller.view.safeAreaInsets, 20, 0);
  checkInsets(self, self.window.safeAreaInsets, 20, 0);
  XCTAssertTrue(CGRectEqualToRect([UIApplication sharedApplication].statusBarFrame, CGRectMake(0, 0, 375, 20)));
  XCTAssertTrue(CGRectEqualToRect([UIScreen mainScreen].applicationFrame, CGRectMake(0, 20, 375, 647)));
  XCTAssertEqual(((ToldView *)self.controller.view).told, 1);
  XCTAssertEqualObjects(self.controller.log, @[ @"safe area" ]);
  self.controller.hidesStatusBar = YES;
  [self.controller setNeedsStatusBarAppearanceUpdate];
  XCTAssertTrue([UIApplication sharedApplication].statusBarHidden);
  checkInsets(self, self.controller.view.safeAreaInsets, 0, 0);
  XCTAssertEqual(((ToldView *)self.controller.view).told, 2);
  XCTAssertTrue(CGRectIsEmpty([UIApplication sharedApplication].statusBarFrame));
}

- (void)testASmallWindowIsNotUnderTheStatusBar {
  self.window.frame = CGRectMake(0, 0, 100, 100);
  [self showRoot:self.controller];
  checkInsets(self, self.controller.view.safeAreaInsets, 0, 0);
}

- (void)testBars {
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.controller];
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ navigation ];
  [self showRoot:tabs];
  XCTAssertTrue(CGRectEqualToRect(self.controller.view.frame, CGRectMake(0, 0, 375, 667)));
  checkInsets(self, self.controller.view.safeAreaInsets, 64, 49);
  XCTAssertEqual(self.controller.topLayoutGuide.length, 64);
  XCTAssertEqual(self.controller.bottomLayoutGuide.length, 49);
  XCTAssertTrue(CGRectEqualToRect(navigation.navigationBar.frame, CGRectMake(0, 20, 375, 44)));
  XCTAssertTrue(CGRectEqualToRect(tabs.tabBar.frame, CGRectMake(0, 618, 375, 49)));
  [self.controller.log removeAllObjects];
  navigation.navigationBarHidden = YES;
  checkInsets(self, self.controller.view.safeAreaInsets, 20, 49);
  XCTAssertEqualObjects(self.controller.log, @[ @"safe area" ]);
  navigation.toolbarHidden = NO;
  checkInsets(self, self.controller.view.safeAreaInsets, 20, 93);
  ToldController *next = [ToldController new];
  next.hidesBottomBarWhenPushed = YES;
  navigation.toolbarHidden = YES;
  [navigation pushViewController:next animated:NO];
  checkInsets(self, next.view.safeAreaInsets, 20, 0);
}

- (void)testAViewBesideTheBars {
  self.controller.edges = UIRectEdgeNone;
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.controller];
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ navigation ];
  [self showRoot:tabs];
  XCTAssertTrue(CGRectEqualToRect(self.controller.view.frame, CGRectMake(0, 64, 375, 554)));
  checkInsets(self, self.controller.view.safeAreaInsets, 0, 0);
  self.controller.edgesForExtendedLayout = UIRectEdgeBottom;
  XCTAssertTrue(CGRectEqualToRect(self.controller.view.frame, CGRectMake(0, 64, 375, 603)));
  checkInsets(self, self.controller.view.safeAreaInsets, 0, 49);
}

- (void)testAnOpaqueBar {
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.controller];
  navigation.navigationBar.translucent = NO;
  [self showRoot:navigation];
  XCTAssertEqual(self.controller.view.frame.origin.y, 64);
  self.controller.extendedLayoutIncludesOpaqueBars = YES;
  XCTAssertEqual(self.controller.view.frame.origin.y, 0);
  checkInsets(self, self.controller.view.safeAreaInsets, 64, 0);
}

- (void)testAdditionalInsets {
  [self showRoot:self.controller];
  self.controller.additionalSafeAreaInsets = UIEdgeInsetsMake(5, 0, 6, 0);
  checkInsets(self, self.controller.view.safeAreaInsets, 25, 6);
  XCTAssertEqual(self.controller.log.count, 2u);
}

- (void)testViewsInside {
  [self showRoot:self.controller];
  UIView *upper = [[UIView alloc] initWithFrame:CGRectMake(0, 15, 375, 100)];
  UIView *lower = [[UIView alloc] initWithFrame:CGRectMake(0, 500, 375, 100)];
  [self.controller.view addSubview:upper];
  [self.controller.view addSubview:lower];
  checkInsets(self, upper.safeAreaInsets, 5, 0);
  checkInsets(self, lower.safeAreaInsets, 0, 0);
  UIScrollView *scrollView = [[UIScrollView alloc] initWithFrame:self.controller.view.bounds];
  [self.controller.view addSubview:scrollView];
  [scrollView addSubview:upper];
  checkInsets(self, scrollView.safeAreaInsets, 20, 0);
  checkInsets(self, upper.safeAreaInsets, 0, 0);
  scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
  checkInsets(self, upper.safeAreaInsets, 5, 0);
}

- (void)testInsetsOfScrollViews {
  [self showRoot:self.controller];
  UIScrollView *scrollView = [[UIScrollView alloc] initWithFrame:self.controller.view.bounds];
  scrollView.contentInset = UIEdgeInsetsMake(1, 0, 2, 0);
  [self.controller.view addSubview:scrollView];
  checkInsets(self, scrollView.adjustedContentInset, 1, 2);
  scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentAlways;
  checkInsets(self, scrollView.adjustedContentInset, 21, 2);
  [scrollView carob_scrollToTop];
  XCTAssertEqual(scrollView.contentOffset.y, -21);
  scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentScrollableAxes;
  checkInsets(self, scrollView.adjustedContentInset, 1, 2);
  scrollView.alwaysBounceVertical = YES;
  checkInsets(self, scrollView.adjustedContentInset, 21, 2);
}

- (void)testGuides {
  [self showRoot:self.controller];
  UIView *view = self.controller.view;
  XCTAssertEqual(view.safeAreaLayoutGuide, view.safeAreaLayoutGuide);
  XCTAssertEqual(view.safeAreaLayoutGuide.owningView, view);
  XCTAssertTrue(CGRectEqualToRect(view.safeAreaLayoutGuide.layoutFrame, CGRectMake(0, 20, 375, 647)));
  XCTAssertTrue(CGRectEqualToRect(view.layoutMarginsGuide.layoutFrame, CGRectMake(16, 20, 343, 647)));
  XCTAssertTrue(CGRectEqualToRect(view.readableContentGuide.layoutFrame, CGRectMake(16, 20, 343, 647)));
  XCTAssertNotNil([view.topAnchor constraintEqualToAnchor:view.safeAreaLayoutGuide.topAnchor]);
  XCTAssertNotNil([view.topAnchor constraintEqualToAnchor:self.controller.topLayoutGuide.bottomAnchor]);
  XCTAssertEqual(view.layoutGuides.count, 0u);
}

- (void)testMargins {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 1000, 100)];
  UIView *inner = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 50, 50)];
  [outer addSubview:inner];
  XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(inner.layoutMargins, UIEdgeInsetsMake(8, 8, 8, 8)));
  outer.layoutMargins = UIEdgeInsetsMake(30, 10, 20, 10);
  inner.preservesSuperviewLayoutMargins = YES;
  XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(inner.layoutMargins, UIEdgeInsetsMake(30, 10, 8, 8)));
  outer.directionalLayoutMargins = NSDirectionalEdgeInsetsMake(1, 2, 3, 4);
  XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(outer.layoutMargins, UIEdgeInsetsMake(1, 2, 3, 4)));
  outer.layoutMargins = UIEdgeInsetsZero;
  XCTAssertTrue(CGRectEqualToRect(outer.readableContentGuide.layoutFrame, CGRectMake(164, 0, 672, 100)));
}

- (void)testLayoutOfAControllersView {
  [self showRoot:self.controller];
  [self.controller.log removeAllObjects];
  [self.controller.view setNeedsLayout];
  [self.controller.view layoutIfNeeded];
  XCTAssertEqualObjects(self.controller.log, (@[ @"will lay out", @"did lay out" ]));
}

- (void)testAStyleThatRaises {
  self.controller.raisesForStyle = YES;
  XCTAssertThrowsSpecificNamed([self showRoot:self.controller], NSException, @"TestException");
  self.controller.raisesForStyle = NO;
  XCTAssertTrue([self.controller.log containsObject:@"appeared"]);
}

- (void)testAdjustmentsThatVanish {
  [self showRoot:self.controller];
  ToldScrollView *scrollView = [[ToldScrollView alloc] initWithFrame:self.controller.view.bounds];
  scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentAlways;
  [self.controller.view addSubview:scrollView];
  self.controller.additionalSafeAreaInsets = UIEdgeInsetsMake(5, 0, 0, 0);
  NSInteger told = scrollView.told;
  XCTAssertGreaterThan(told, 0);
  self.controller.additionalSafeAreaInsets = UIEdgeInsetsMake(-20, 0, 0, 0);
  checkInsets(self, scrollView.adjustedContentInset, 0, 0);
  XCTAssertEqual(scrollView.told, told + 1);
}

- (void)testAnOpaqueBarBelowTheStatusBar {
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.controller];
  [self showRoot:navigation];
  XCTAssertEqual(self.controller.view.frame.origin.y, 0);
  navigation.navigationBar.translucent = NO;
  XCTAssertEqual(self.controller.view.frame.origin.y, 64);
  self.controller.hidesStatusBar = YES;
  [self.controller setNeedsStatusBarAppearanceUpdate];
  XCTAssertEqual(self.controller.view.frame.origin.y, 44);
}

- (void)testAControllerThatHidesAnOpaqueTabBar {
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:self.controller];
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ navigation ];
  tabs.tabBar.translucent = NO;
  [self showRoot:tabs];
  XCTAssertEqual(self.controller.view.frame.size.height, 618);
  ToldController *next = [ToldController new];
  next.hidesBottomBarWhenPushed = YES;
  [navigation pushViewController:next animated:NO];
  XCTAssertEqual(next.view.frame.size.height, 667);
  [navigation popViewControllerAnimated:NO];
  XCTAssertEqual(self.controller.view.frame.size.height, 618);
}

- (void)testAControllerHearsOfItsViewsMargins {
  ToldController *controller = [ToldController new];
  UIView *view = controller.view;
  [controller.log removeAllObjects];
  view.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4);
  view.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4);
  XCTAssertEqualObjects(controller.log, @[ @"margins" ]);
}

@end
