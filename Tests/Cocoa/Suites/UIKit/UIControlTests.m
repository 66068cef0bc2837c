#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>
#include <carob/plugin.h>

@interface Hearer : NSObject
@property (nonatomic, strong) NSMutableArray *heard;
@end

@implementation Hearer
- (instancetype)init {
  if ((self = [super init])) _heard = [NSMutableArray array];
  return self;
}
- (void)tapped {
  [self.heard addObject:@"tapped"];
}
- (IBAction)tapped:(UIButton *)sender {
  [self.heard addObject:sender];
}
- (void)tapped:(id)sender event:(UIEvent *)event {
  [self.heard addObject:@[ sender, event ?: [NSNull null] ]];
}
- (NSInteger)count:(id)sender {
  [self.heard addObject:@"counted"];
  return 3;
}
- (void)takeNumber:(NSInteger)number {
}
- (void)one:(id)a two:(id)b three:(id)c {
}
- (void)fail:(id)sender {
  [NSException raise:@"HearerException" format:@"no"];
}
@end

@interface Forwarder : NSObject
@property (nonatomic, strong) Hearer *hearer;
@end

@implementation Forwarder
- (id)forwardingTargetForSelector:(SEL)selector {
  return self.hearer;
}
@end

/// Sees what it sends.
@interface SpyControl : UIControl
@property (nonatomic, strong) NSMutableArray *sent;
@end

@implementation SpyControl
- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event {
  if (!self.sent) self.sent = [NSMutableArray array];
  [self.sent addObject:NSStringFromSelector(action)];
  [super sendAction:action to:target forEvent:event];
}
@end

@interface UIControlTests : XCTestCase
@property (nonatomic, strong) UIControl *control;
@property (nonatomic, strong) Hearer *hearer;
@end

@implementation UIControlTests

- (void)setUp {
  self.control = [UIControl new];
  self.hearer = [Hearer new];
}

- (void)testABlockIsTheSameTargetEachTime {
  UIControl *control = self.control;
  id block = [^{ (void)control.enabled; } copy];
  for (int i = 0; i < 2; i++)
    [control addTarget:block action:@selector(description) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertEqual([control actionsForTarget:block forControlEvent:UIControlEventTouchUpInside].count, 1u);
  [control removeTarget:block action:@selector(description) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertEqual([control actionsForTarget:block forControlEvent:UIControlEventTouchUpInside].count, 0u);
}

- (void)tap {
  [self.control sendActionsForControlEvents:UIControlEventTouchUpInside];
}

- (void)testActionWithoutArguments {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  XCTAssertEqualObjects(self.hearer.heard, @[ @"tapped" ]);
}

- (void)testActionWithTheSender {
  [self.control addTarget:self.hearer action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  XCTAssertEqualObjects(self.hearer.heard, @[ self.control ]);
}

- (void)testActionWithSenderAndEvent {
  [self.control addTarget:self.hearer action:@selector(tapped:event:) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  NSArray *expected = @[ self.control, [NSNull null] ];
  XCTAssertEqualObjects(self.hearer.heard, @[ expected ]);
}

- (void)testActionThatReturnsANumber {
  [self.control addTarget:self.hearer action:@selector(count:) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  XCTAssertEqualObjects(self.hearer.heard, @[ @"counted" ]);
}

- (void)testOtherEventsSendNothing {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventValueChanged];
  [self tap];
  XCTAssertEqual(self.hearer.heard.count, 0u);
}

- (void)testSeveralEventsAtOnceSendOnce {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventAllEvents];
  [self.control sendActionsForControlEvents:UIControlEventTouchDown | UIControlEventTouchUpInside];
  XCTAssertEqual(self.hearer.heard.count, 1u);
}

- (void)testOneActionIsNotSentTwice {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchDown];
  [self tap];
  XCTAssertEqual(self.hearer.heard.count, 1u);
  XCTAssertEqual(self.control.allControlEvents, UIControlEventTouchUpInside | UIControlEventTouchDown);
}

- (void)testActionsAreSentInTheOrderInWhichTheyWereAdded {
  [self.control addTarget:self.hearer action:@selector(count:) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  NSArray *expected = @[ @"counted", @"tapped" ];
  XCTAssertEqualObjects(self.hearer.heard, expected);
}

- (void)testRemovesOneAction {
  [self.control addTarget:self.hearer action:@selector(count:) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control removeTarget:self.hearer action:@selector(count:) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  XCTAssertEqualObjects(self.hearer.heard, @[ @"tapped" ]);
}

- (void)testRemovesOneEvent {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside | UIControlEventTouchDown];
  [self.control removeTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchDown];
  [self.control sendActionsForControlEvents:UIControlEventTouchDown];
  XCTAssertEqual(self.hearer.heard.count, 0u);
  [self tap];
  XCTAssertEqual(self.hearer.heard.count, 1u);
}

- (void)testRemovesAllActionsOfATarget {
  Hearer *other = [Hearer new];
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:self.hearer action:@selector(count:) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:other action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control removeTarget:self.hearer action:NULL forControlEvents:UIControlEventAllEvents];
  [self tap];
  XCTAssertEqual(self.hearer.heard.count, 0u);
  XCTAssertEqual(other.heard.count, 1u);
}

- (void)testRemovesAllTargets {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control removeTarget:nil action:NULL forControlEvents:UIControlEventAllEvents];
  XCTAssertEqual(self.control.allTargets.count, 0u);
  XCTAssertEqual(self.control.allControlEvents, 0u);
}

- (void)testAllTargets {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:nil action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertEqualObjects(self.control.allTargets, ([NSSet setWithObjects:self.hearer, [NSNull null], nil]));
}

- (void)testActionsForTarget {
  [self.control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [self.control addTarget:self.hearer action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
  NSArray *expected = @[ @"tapped", @"tapped:" ];
  XCTAssertEqualObjects([self.control actionsForTarget:self.hearer forControlEvent:UIControlEventTouchUpInside], expected);
  XCTAssertNil([self.control actionsForTarget:self.hearer forControlEvent:UIControlEventValueChanged]);
  XCTAssertNil([self.control actionsForTarget:self forControlEvent:UIControlEventTouchUpInside]);
}

- (void)testTargetsAreHeldWeakly {
  __weak Hearer *gone;
  @autoreleasepool {
    Hearer *hearer = [Hearer new];
    gone = hearer;
    [self.control addTarget:hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  }
  XCTAssertNil(gone);
  XCTAssertNoThrow([self tap]);
  XCTAssertEqual(self.control.allTargets.count, 0u);
}

- (void)testTargetThatDoesNotAnswerIsNamed {
  [self.control addTarget:self.hearer action:NSSelectorFromString(@"taped:") forControlEvents:UIControlEventTouchUpInside];
  @try {
    [self tap];
    carob_objc_throw_pending_error();
    XCTFail(@"nothing was thrown");
  } @catch (NSException *exception) {
    XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
    XCTAssertTrue([exception.reason containsString:@"-[Hearer taped:]"], @"%@", exception.reason);
    XCTAssertTrue([exception.reason containsString:@"UIControl"], @"%@", exception.reason);
    XCTAssertTrue([exception.reason containsString:@"tapped:"], @"%@", exception.reason);
  }
}

- (void)testActionThatTakesANumberIsRefused {
  [self.control addTarget:self.hearer action:@selector(takeNumber:) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertThrowsSpecificNamed([self tap], NSException, NSInvalidArgumentException);
}

- (void)testActionWithThreeArgumentsIsRefused {
  [self.control addTarget:self.hearer action:@selector(one:two:three:) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertThrowsSpecificNamed([self tap], NSException, NSInvalidArgumentException);
}

- (void)testNoActionIsRefused {
  SEL none = NULL;
  XCTAssertThrowsSpecificNamed(
    [self.control addTarget:self.hearer action:none forControlEvents:UIControlEventTouchUpInside], NSException,
    NSInvalidArgumentException);
}

- (void)testExceptionOfAnActionComesThrough {
  [self.control addTarget:self.hearer action:@selector(fail:) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertThrowsSpecificNamed([self tap], NSException, @"HearerException");
}

- (void)testTargetThatForwards {
  Forwarder *forwarder = [Forwarder new];
  forwarder.hearer = self.hearer;
  [self.control addTarget:forwarder action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
  [self tap];
  XCTAssertEqualObjects(self.hearer.heard, @[ self.control ]);
}

- (void)testNilTargetGoesUpTheChain {
  UIViewController *controller = [UIViewController new];
  [controller.view addSubview:self.control];
  UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  window.rootViewController = controller;
  [self.control addTarget:nil action:@selector(setEditing:animated:) forControlEvents:UIControlEventTouchDown];
  [self.control addTarget:nil action:@selector(didReceiveMemoryWarning) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertNoThrow([self tap]);
}

- (void)testNilTargetThatNobodyTakesIsNoError {
  [self.control addTarget:nil action:NSSelectorFromString(@"nobodyHasThis:") forControlEvents:UIControlEventTouchUpInside];
  XCTAssertNoThrow([self tap]);
  XCTAssertFalse([[UIApplication sharedApplication] sendAction:NSSelectorFromString(@"nobodyHasThis:") to:nil from:self.control forEvent:nil]);
}

- (void)testSubclassSeesWhatIsSent {
  SpyControl *control = [SpyControl new];
  [control addTarget:self.hearer action:@selector(tapped) forControlEvents:UIControlEventTouchUpInside];
  [control sendActionsForControlEvents:UIControlEventTouchUpInside];
  XCTAssertEqualObjects(control.sent, @[ @"tapped" ]);
  XCTAssertEqualObjects(self.hearer.heard, @[ @"tapped" ]);
}

- (void)testApplicationSendsToATarget {
  XCTAssertTrue([[UIApplication sharedApplication] sendAction:@selector(tapped:) to:self.hearer from:self forEvent:nil]);
  XCTAssertEqualObjects(self.hearer.heard, @[ self ]);
}

- (void)testState {
  XCTAssertEqual(self.control.state, UIControlStateNormal);
  XCTAssertTrue(self.control.isEnabled);
  self.control.enabled = NO;
  self.control.selected = YES;
  XCTAssertEqual(self.control.state, UIControlStateDisabled | UIControlStateSelected);
  self.control.enabled = YES;
  self.control.highlighted = YES;
  XCTAssertEqual(self.control.state, UIControlStateHighlighted | UIControlStateSelected);
}

@end
