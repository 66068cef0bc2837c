#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// A view that may become the first responder.
@interface KeenView : UIView
@property (nonatomic) BOOL stays;
@end

@implementation KeenView
- (BOOL)canBecomeFirstResponder {
  return YES;
}
- (BOOL)canResignFirstResponder {
  return !self.stays;
}
@end

@interface ChainController : UIViewController
@property (nonatomic, strong) NSMutableArray *senders;
@end

@implementation ChainController
- (void)save:(id)sender {
  if (!self.senders) self.senders = [NSMutableArray array];
  [self.senders addObject:sender];
}
@end

@interface ChainDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) NSUInteger count;
@end

@implementation ChainDelegate
- (void)help:(id)sender {
  self.count += 1;
}
@end

@interface RefusingView : UIView
@end

@implementation RefusingView
- (void)save:(id)sender {
  [NSException raise:@"Refused" format:@"save: was sent"];
}
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender {
  return NO;
}
@end

/// Sends the chain somewhere else.
@interface DetourView : UIView
@property (nonatomic, strong) UIResponder *detour;
@end

@implementation DetourView
- (UIResponder *)nextResponder {
  return self.detour;
}
@end

@interface UIResponderTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) ChainController *controller;
@property (nonatomic, strong) ChainDelegate *delegate;
@end

@implementation UIResponderTests

- (void)setUp {
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  self.controller = [ChainController new];
  self.window.rootViewController = self.controller;
  [self.window makeKeyAndVisible];
  self.delegate = [ChainDelegate new];
  [UIApplication sharedApplication].delegate = self.delegate;
}

- (void)tearDown {
  self.window.hidden = YES;
  self.window = nil;
  [UIApplication sharedApplication].delegate = nil;
}

- (void)testSuperclasses {
  XCTAssertEqual([UIView superclass], [UIResponder class]);
  XCTAssertEqual([UIViewController superclass], [UIResponder class]);
  XCTAssertEqual([UIApplication superclass], [UIResponder class]);
  XCTAssertTrue([UIWindow isSubclassOfClass:[UIResponder class]]);
}

- (void)testChainLeadsToTheDelegate {
  UIView *view = [UIView new];
  [self.controller.view addSubview:view];
  XCTAssertEqual(view.nextResponder, self.controller.view);
  XCTAssertEqual(self.controller.view.nextResponder, self.controller);
  XCTAssertEqual(self.controller.nextResponder, self.window);
  XCTAssertEqual(self.window.nextResponder, [UIApplication sharedApplication]);
  XCTAssertEqual([UIApplication sharedApplication].nextResponder, self.delegate);
  XCTAssertNil(self.delegate.nextResponder);
}

- (void)testDelegateThatIsNoResponderEndsTheChain {
  NSObject<UIApplicationDelegate> *other = (id)[NSObject new];
  [UIApplication sharedApplication].delegate = other;
  XCTAssertNil([UIApplication sharedApplication].nextResponder);
}

- (void)testViewOfAnotherControllerLeadsToIt {
  UIViewController *child = [UIViewController new];
  [self.controller addChildViewController:child];
  [self.controller.view addSubview:child.view];
  XCTAssertEqual(child.view.nextResponder, child);
  XCTAssertEqual(child.nextResponder, self.controller.view);
}

- (void)testViewThatAControllerHasNoMoreLeadsToItsSuperview {
  UIView *old = self.controller.view;
  UIView *around = [UIView new];
  [around addSubview:old];
  self.controller.view = [UIView new];
  XCTAssertEqual(old.nextResponder, around);
}

- (void)testViewAloneHasNoNextResponder {
  XCTAssertNil([UIView new].nextResponder);
}

- (void)testPresentedControllerLeadsToThePresenter {
  UIViewController *presented = [UIViewController new];
  [self.controller presentViewController:presented animated:NO completion:nil];
  XCTAssertEqual(presented.nextResponder, self.controller);
}

- (void)testTargetForActionFindsTheNearestOne {
  UIView *view = [UIView new];
  [self.controller.view addSubview:view];
  XCTAssertEqual([view targetForAction:@selector(save:) withSender:nil], self.controller);
  XCTAssertEqual([view targetForAction:@selector(help:) withSender:nil], self.delegate);
  XCTAssertNil([view targetForAction:NSSelectorFromString(@"nobodyHasThis:") withSender:nil]);
}

- (void)testTargetForActionAsksWhetherItCanBePerformed {
  RefusingView *view = [RefusingView new];
  [self.controller.view addSubview:view];
  XCTAssertEqual([view targetForAction:@selector(save:) withSender:nil], self.controller);
}

- (void)testTargetForActionFollowsAnOverriddenNextResponder {
  DetourView *view = [DetourView new];
  view.detour = self.delegate;
  [self.controller.view addSubview:view];
  XCTAssertNil([view targetForAction:@selector(save:) withSender:nil]);
  XCTAssertEqual([view targetForAction:@selector(help:) withSender:nil], self.delegate);
}

- (void)testTargetForActionEndsInACircle {
  DetourView *first = [DetourView new], *second = [DetourView new];
  first.detour = second;
  second.detour = first;
  XCTAssertNil([first targetForAction:@selector(save:) withSender:nil]);
  first.detour = nil;
}

- (void)testCanPerformActionIsWhetherItAnswers {
  XCTAssertTrue([self.controller canPerformAction:@selector(save:) withSender:nil]);
  XCTAssertFalse([self.controller canPerformAction:@selector(help:) withSender:nil]);
}

- (void)testPlainViewDoesNotBecomeFirst {
  XCTAssertFalse([self.controller.view canBecomeFirstResponder]);
  XCTAssertFalse([self.controller.view becomeFirstResponder]);
  XCTAssertFalse([self.controller.view isFirstResponder]);
}

- (void)testBecomesAndResigns {
  KeenView *view = [KeenView new];
  [self.controller.view addSubview:view];
  XCTAssertTrue([view becomeFirstResponder]);
  XCTAssertTrue([view isFirstResponder]);
  XCTAssertTrue([view becomeFirstResponder]);
  XCTAssertTrue([view resignFirstResponder]);
  XCTAssertFalse([view isFirstResponder]);
}

- (void)testOnlyOneIsFirst {
  KeenView *one = [KeenView new], *other = [KeenView new];
  [self.controller.view addSubview:one];
  [self.controller.view addSubview:other];
  [one becomeFirstResponder];
  XCTAssertTrue([other becomeFirstResponder]);
  XCTAssertFalse([one isFirstResponder]);
  XCTAssertTrue([other isFirstResponder]);
}

- (void)testOneThatDoesNotResignStaysFirst {
  KeenView *one = [KeenView new], *other = [KeenView new];
  [self.controller.view addSubview:one];
  [self.controller.view addSubview:other];
  one.stays = YES;
  [one becomeFirstResponder];
  XCTAssertFalse([other becomeFirstResponder]);
  XCTAssertFalse([one resignFirstResponder]);
  XCTAssertTrue([one isFirstResponder]);
}

- (void)testViewWithoutWindowDoesNotBecomeFirst {
  XCTAssertFalse([[KeenView new] becomeFirstResponder]);
}

- (void)testViewThatLeavesTheWindowIsNotFirst {
  KeenView *view = [KeenView new];
  [self.controller.view addSubview:view];
  [view becomeFirstResponder];
  [view removeFromSuperview];
  XCTAssertFalse([view isFirstResponder]);
}

- (void)testEndEditingResignsTheOneInside {
  KeenView *view = [KeenView new];
  [self.controller.view addSubview:view];
  [view becomeFirstResponder];
  XCTAssertTrue([[UIView new] endEditing:YES]);
  XCTAssertTrue([view isFirstResponder]);
  XCTAssertTrue([self.controller.view endEditing:YES]);
  XCTAssertFalse([view isFirstResponder]);
}

- (void)testActionWithoutTargetBeginsAtTheFirstResponder {
  KeenView *view = [KeenView new];
  [self.controller.view addSubview:view];
  [view becomeFirstResponder];
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Save" style:UIBarButtonItemStyleDone target:nil action:@selector(save:)];
  XCTAssertTrue([[UIApplication sharedApplication] sendAction:item.action to:item.target from:item forEvent:nil]);
  XCTAssertEqualObjects(self.controller.senders, @[ item ]);
}

@end
