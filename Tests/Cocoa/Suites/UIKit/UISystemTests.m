#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface LightController : UIViewController
@end

@implementation LightController
- (UIStatusBarStyle)preferredStatusBarStyle {
  return UIStatusBarStyleLightContent;
}
- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
  return UIInterfaceOrientationMaskPortrait | [super supportedInterfaceOrientations];
}
@end

/// The status bar, orientations, background tasks and accessibility.
@interface UISystemTests : XCTestCase
@end

@implementation UISystemTests

- (void)testControllers {
  UIViewController *plain = [UIViewController new];
  XCTAssertEqual(plain.preferredStatusBarStyle, UIStatusBarStyleDefault);
  XCTAssertFalse(plain.prefersStatusBarHidden);
  XCTAssertTrue(plain.shouldAutorotate);
  XCTAssertEqual(plain.supportedInterfaceOrientations, UIInterfaceOrientationMaskAllButUpsideDown);
  XCTAssertEqual([LightController new].preferredStatusBarStyle, UIStatusBarStyleLightContent);
  XCTAssertEqual([LightController new].supportedInterfaceOrientations, UIInterfaceOrientationMaskAllButUpsideDown);
  [plain setNeedsStatusBarAppearanceUpdate];
}

- (void)testBackgroundTasks {
  UIApplication *application = [UIApplication sharedApplication];
  UIBackgroundTaskIdentifier one = [application beginBackgroundTaskWithExpirationHandler:^{ XCTFail(@"the time never ends"); }];
  UIBackgroundTaskIdentifier two = [application beginBackgroundTaskWithName:@"save" expirationHandler:nil];
  XCTAssertNotEqual(one, UIBackgroundTaskInvalid);
  XCTAssertNotEqual(one, two);
  [application endBackgroundTask:one];
  [application endBackgroundTask:two];
  [application endBackgroundTask:UIBackgroundTaskInvalid];
  XCTAssertGreaterThan(application.backgroundTimeRemaining, 1000);
  XCTAssertEqual(application.applicationState, UIApplicationStateActive);
}

- (void)testKeyboard {
  NSMutableArray *names = [NSMutableArray array];
  __block CGRect frame;
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:nil object:nil queue:nil usingBlock:^(NSNotification *note) {
    if (![note.name hasPrefix:@"UIKeyboard"]) return;
    [names addObject:note.name];
    frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
  }];
  UIWindow *window = [UIWindow new];
  UITextField *one = [UITextField new], *two = [UITextField new];
  [window addSubview:one];
  [window addSubview:two];
  XCTAssertTrue([one becomeFirstResponder]);
  XCTAssertEqualObjects(names, (@[ UIKeyboardWillShowNotification, UIKeyboardWillChangeFrameNotification,
                                   UIKeyboardDidShowNotification, UIKeyboardDidChangeFrameNotification ]));
  XCTAssertEqual(CGRectGetMaxY(frame), [UIScreen mainScreen].bounds.size.height);
  XCTAssertTrue([two becomeFirstResponder]);
  XCTAssertEqual(names.count, 4u);
  XCTAssertTrue([two resignFirstResponder]);
  XCTAssertEqual(names.count, 8u);
  XCTAssertEqualObjects(names[4], UIKeyboardWillHideNotification);
  XCTAssertEqual(CGRectGetMinY(frame), [UIScreen mainScreen].bounds.size.height);
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
}

- (void)testAccessibility {
  UIButton *button = [UIButton new];
  XCTAssertNil(button.accessibilityLabel);
  XCTAssertTrue(button.isAccessibilityElement);
  XCTAssertFalse([UIView new].isAccessibilityElement);
  button.accessibilityLabel = @"Favourite";
  button.accessibilityIdentifier = @"star";
  button.accessibilityValue = @"on";
  XCTAssertEqualObjects(button.accessibilityLabel, @"Favourite");
  XCTAssertEqualObjects(button.accessibilityIdentifier, @"star");
  XCTAssertEqualObjects(button.accessibilityValue, @"on");
  XCTAssertEqual(button.accessibilityTraits, UIAccessibilityTraitButton);
  button.enabled = NO;
  XCTAssertEqual(button.accessibilityTraits, UIAccessibilityTraitButton | UIAccessibilityTraitNotEnabled);
  button.accessibilityTraits = UIAccessibilityTraitHeader;
  XCTAssertEqual(button.accessibilityTraits, UIAccessibilityTraitHeader);
  UIBarButtonItem *item = [UIBarButtonItem new];
  item.accessibilityLabel = @"Add";
  XCTAssertEqualObjects(item.accessibilityLabel, @"Add");
}

@end
