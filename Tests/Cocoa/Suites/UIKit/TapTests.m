#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// A view that decides whether gestures begin.
@interface DecidingView : UIView
@property (nonatomic) BOOL refuses;
@property (nonatomic) NSInteger asked;
@end
@implementation DecidingView
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
  self.asked++;
  return !self.refuses && [super gestureRecognizerShouldBegin:recognizer];
}
@end

/// Which control or recognizer gets a tap.
@interface TapTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) DecidingView *box;
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) UITapGestureRecognizer *tap;
@property (nonatomic, strong) NSMutableArray *log;
@end

@implementation TapTests

- (void)setUp {
  [super setUp];
  self.log = [NSMutableArray array];
  self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 200, 200)];
  self.box = [[DecidingView alloc] initWithFrame:CGRectMake(10, 10, 100, 100)];
  self.button = [UIButton buttonWithType:UIButtonTypeCustom];
  self.button.frame = CGRectMake(20, 20, 30, 30);
  [self.button addTarget:self action:@selector(pressed) forControlEvents:UIControlEventTouchUpInside];
  self.tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped)];
  [self.box addGestureRecognizer:self.tap];
  [self.box addSubview:self.button];
  [self.window addSubview:self.box];
  self.window.hidden = NO;
}

- (void)tearDown {
  self.window.hidden = YES;
  [super tearDown];
}

- (void)pressed {
  [self.log addObject:@"pressed"];
}

- (void)tapped {
  [self.log addObject:@"tapped"];
}

- (void)changed:(UISwitch *)sender {
  [self.log addObject:@(sender.on)];
}

- (void)testAButtonInAViewWithARecognizer {
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointMake(1, 1)]);
  XCTAssertEqualObjects(self.log, @[ @"pressed" ]);
  XCTAssertTrue([self.box carob_tapAtPoint:CGPointMake(1, 1)]);
  XCTAssertEqualObjects(self.log, (@[ @"pressed", @"tapped" ]));
}

- (void)testARecognizerOfTheButtonAndOneForTwoTaps {
  self.tap.numberOfTapsRequired = 2;
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointZero numberOfTaps:2]);
  XCTAssertEqualObjects(self.log, @[ @"tapped" ]);
  [self.log removeAllObjects];
  [self.button addGestureRecognizer:self.tap];
  self.tap.numberOfTapsRequired = 1;
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, @[ @"tapped" ]);
}

- (void)testARecognizerThatDoesNotCancelTouches {
  [self.button addGestureRecognizer:self.tap];
  self.tap.cancelsTouchesInView = NO;
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, (@[ @"tapped", @"pressed" ]));
}

- (void)testAViewRefusesAGesture {
  XCTAssertTrue([self.box carob_tapAtPoint:CGPointZero]);
  XCTAssertEqual(self.box.asked, 1);
  self.box.refuses = YES;
  XCTAssertFalse([self.box carob_tapAtPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, @[ @"tapped" ]);
}

- (void)testAButtonThatNobodySees {
  self.tap.enabled = NO;
  self.box.hidden = YES;
  XCTAssertFalse([self.button carob_tapAtPoint:CGPointZero]);
  self.box.hidden = NO;
  self.box.userInteractionEnabled = NO;
  XCTAssertFalse([self.button carob_tapAtPoint:CGPointZero]);
  self.box.userInteractionEnabled = YES;
  UIView *cover = [[UIView alloc] initWithFrame:self.window.bounds];
  [self.window addSubview:cover];
  XCTAssertFalse([self.button carob_tapAtPoint:CGPointZero]);
  [cover removeFromSuperview];
  self.button.enabled = NO;
  XCTAssertFalse([self.button carob_tapAtPoint:CGPointZero]);
  XCTAssertEqual(self.log.count, 0u);
  self.button.enabled = YES;
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointZero]);
}

- (void)testWhileTheApplicationIgnoresTouches {
  UIApplication *application = [UIApplication sharedApplication];
  [application beginIgnoringInteractionEvents];
  XCTAssertFalse([self.button carob_tapAtPoint:CGPointZero]);
  XCTAssertFalse([self.box carob_longPressAtPoint:CGPointZero]);
  [application endIgnoringInteractionEvents];
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointZero]);
}

- (void)testASwitch {
  UISwitch *control = [UISwitch new];
  [control addTarget:self action:@selector(changed:) forControlEvents:UIControlEventValueChanged];
  [self.box addSubview:control];
  XCTAssertTrue([control carob_tapAtPoint:CGPointMake(1, 1)]);
  XCTAssertTrue(control.on);
  XCTAssertTrue([control carob_tapAtPoint:CGPointMake(1, 1)]);
  XCTAssertEqualObjects(self.log, (@[ @YES, @NO ]));
}

- (void)testATextField {
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(0, 0, 100, 20)];
  [self.window addSubview:field];
  XCTAssertTrue([field carob_tapAtPoint:CGPointMake(1, 1)]);
  XCTAssertTrue(field.isFirstResponder);
  [field resignFirstResponder];
}

- (void)touched {
  [self.log addObject:@"touched"];
}

- (void)testAButtonIsTouchedBeforeItIsPressed {
  [self.button addTarget:self action:@selector(touched) forControlEvents:UIControlEventTouchDown];
  XCTAssertTrue([self.button carob_tapAtPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, (@[ @"touched", @"pressed" ]));
}

- (void)testATextViewBeginsEditing {
  UITextView *text = [[UITextView alloc] initWithFrame:CGRectMake(10, 120, 50, 20)];
  [self.window addSubview:text];
  XCTAssertTrue([text carob_tapAtPoint:CGPointZero]);
  XCTAssertTrue(text.isFirstResponder);
  [text resignFirstResponder];
  text.editable = NO;
  XCTAssertFalse([text carob_tapAtPoint:CGPointZero]);
}

@end
