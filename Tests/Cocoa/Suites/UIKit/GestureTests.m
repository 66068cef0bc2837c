#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// A view that counts touches.
@interface TouchedView : UIView
@property (nonatomic) NSInteger began, ended, cancelled;
@end
@implementation TouchedView
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  self.began++;
}
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  self.ended += touches.anyObject.tapCount;
}
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  self.cancelled++;
}
@end

/// Gestures as events.
@interface GestureTests : XCTestCase <UIGestureRecognizerDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIView *outer;
@property (nonatomic, strong) TouchedView *inner;
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic) BOOL refuses, ignoresTouches, shares;
@end

@implementation GestureTests

- (void)setUp {
  [super setUp];
  self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 200, 200)];
  self.outer = [[UIView alloc] initWithFrame:CGRectMake(10, 10, 100, 100)];
  self.inner = [[TouchedView alloc] initWithFrame:CGRectMake(20, 20, 50, 50)];
  [self.window addSubview:self.outer];
  [self.outer addSubview:self.inner];
  self.window.hidden = NO;
  self.log = [NSMutableArray array];
}

- (void)tearDown {
  self.window.hidden = YES;
  [super tearDown];
}

- (id)add:(Class)cls to:(UIView *)view action:(SEL)action {
  UIGestureRecognizer *recognizer = [[cls alloc] initWithTarget:self action:action];
  [view addGestureRecognizer:recognizer];
  return recognizer;
}

- (void)tapped:(UITapGestureRecognizer *)recognizer {
  CGPoint point = [recognizer locationInView:recognizer.view];
  [self.log addObject:[NSString stringWithFormat:@"tap %ld at %g %g", (long)recognizer.numberOfTapsRequired,
                                point.x, point.y]];
}

- (void)changed:(UIGestureRecognizer *)recognizer {
  [self.log addObject:@(recognizer.state)];
}

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer {
  return !self.refuses;
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch {
  XCTAssertEqual(touch.view, self.inner);
  return !self.ignoresTouches;
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
  return self.shares;
}

- (void)testATap {
  [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(tapped:)];
  XCTAssertTrue([self.outer carob_tapAtPoint:CGPointMake(25, 30)]);
  XCTAssertEqualObjects(self.log, @[ @"tap 1 at 5 10" ]);
  XCTAssertFalse([self.outer carob_tapAtPoint:CGPointMake(5, 5)]);
  XCTAssertFalse([self.outer carob_tapAtPoint:CGPointMake(500, 5)]);
  XCTAssertEqual(self.inner.began, 1);
  XCTAssertEqual(self.inner.cancelled, 1);
}

- (void)testTheViewsAroundSeeATapToo {
  [self add:[UITapGestureRecognizer class] to:self.outer action:@selector(tapped:)];
  XCTAssertTrue([self.inner carob_tapAtPoint:CGPointMake(5, 5)]);
  XCTAssertEqualObjects(self.log, @[ @"tap 1 at 25 25" ]);
}

- (void)testTheInnerRecognizerWinsUnlessTheyShare {
  UITapGestureRecognizer *outer = [self add:[UITapGestureRecognizer class] to:self.outer action:@selector(tapped:)];
  [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(tapped:)];
  [self.inner carob_tapAtPoint:CGPointMake(5, 5)];
  XCTAssertEqualObjects(self.log, @[ @"tap 1 at 5 5" ]);
  outer.delegate = self;
  self.shares = YES;
  [self.inner carob_tapAtPoint:CGPointMake(5, 5)];
  XCTAssertEqual(self.log.count, 3u);
}

- (void)testDoubleTaps {
  UITapGestureRecognizer *one = [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(tapped:)];
  UITapGestureRecognizer *two = [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(tapped:)];
  two.numberOfTapsRequired = 2;
  [one requireGestureRecognizerToFail:two];
  XCTAssertTrue([self.inner carob_tapAtPoint:CGPointMake(1, 2) numberOfTaps:2]);
  XCTAssertTrue([self.inner carob_tapAtPoint:CGPointMake(1, 2)]);
  XCTAssertEqualObjects(self.log, (@[ @"tap 2 at 1 2", @"tap 1 at 1 2" ]));
}

- (void)testTheDelegateRefuses {
  UITapGestureRecognizer *tap = [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(tapped:)];
  tap.delegate = self;
  self.refuses = YES;
  XCTAssertFalse([self.inner carob_tapAtPoint:CGPointZero]);
  self.refuses = NO;
  self.ignoresTouches = YES;
  XCTAssertFalse([self.inner carob_tapAtPoint:CGPointZero]);
  self.ignoresTouches = NO;
  tap.enabled = NO;
  XCTAssertFalse([self.inner carob_tapAtPoint:CGPointZero]);
  tap.enabled = YES;
  XCTAssertTrue([self.inner carob_tapAtPoint:CGPointZero]);
}

- (void)testViewsThatTakeNoTouches {
  [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(tapped:)];
  self.inner.hidden = YES;
  XCTAssertFalse([self.outer carob_tapAtPoint:CGPointMake(25, 25)]);
  self.inner.hidden = NO;
  self.inner.userInteractionEnabled = NO;
  XCTAssertFalse([self.outer carob_tapAtPoint:CGPointMake(25, 25)]);
  XCTAssertEqual([self.outer hitTest:CGPointMake(25, 25) withEvent:nil], self.outer);
  self.inner.userInteractionEnabled = YES;
  XCTAssertEqual([self.outer hitTest:CGPointMake(25, 25) withEvent:nil], self.inner);
  XCTAssertNil([self.outer hitTest:CGPointMake(-1, 25) withEvent:nil]);
}

- (void)testAControlTakesATap {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
  button.frame = self.inner.bounds;
  [self.inner addSubview:button];
  [button addTarget:self action:@selector(pressed) forControlEvents:UIControlEventTouchUpInside];
  XCTAssertTrue([self.window carob_tapAtPoint:CGPointMake(35, 35)]);
  XCTAssertEqualObjects(self.log, @[ @"pressed" ]);
  XCTAssertEqual(self.inner.began, 1);
  XCTAssertEqual(self.inner.ended, 1);
}

- (void)pressed {
  [self.log addObject:@"pressed"];
}

- (void)testALongPress {
  [self add:[UILongPressGestureRecognizer class] to:self.inner action:@selector(changed:)];
  XCTAssertTrue([self.inner carob_longPressAtPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, (@[ @(UIGestureRecognizerStateBegan), @(UIGestureRecognizerStateEnded) ]));
}

- (void)testASwipe {
  UISwipeGestureRecognizer *swipe = [self add:[UISwipeGestureRecognizer class] to:self.inner action:@selector(changed:)];
  XCTAssertEqual(swipe.direction, UISwipeGestureRecognizerDirectionRight);
  swipe.direction = UISwipeGestureRecognizerDirectionUp | UISwipeGestureRecognizerDirectionDown;
  XCTAssertFalse([self.inner carob_swipeInDirection:UISwipeGestureRecognizerDirectionRight atPoint:CGPointZero]);
  XCTAssertTrue([self.inner carob_swipeInDirection:UISwipeGestureRecognizerDirectionDown atPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, @[ @(UIGestureRecognizerStateEnded) ]);
}

- (void)moved:(UIPanGestureRecognizer *)pan {
  CGPoint distance = [pan translationInView:self.outer];
  CGPoint place = [pan locationInView:self.inner];
  [self.log addObject:[NSString stringWithFormat:@"%ld: %g %g, %g %g", (long)pan.state, distance.x, distance.y,
                                place.x, place.y]];
  if (pan.state == UIGestureRecognizerStateChanged) [pan setTranslation:CGPointZero inView:self.outer];
}

- (void)testAPan {
  [self add:[UIPanGestureRecognizer class] to:self.inner action:@selector(moved:)];
  XCTAssertTrue([self.inner carob_panFromPoint:CGPointMake(1, 2) toPoint:CGPointMake(11, 32)]);
  XCTAssertEqualObjects(self.log, (@[ @"1: 0 0, 1 2", @"2: 10 30, 11 32", @"3: 0 0, 11 32" ]));
}

- (void)stopped:(UIGestureRecognizer *)recognizer {
  [self.log addObject:@(recognizer.state)];
  recognizer.enabled = NO;
}

- (void)testAGestureIsCancelled {
  [self add:[UIPanGestureRecognizer class] to:self.inner action:@selector(stopped:)];
  XCTAssertTrue([self.inner carob_panFromPoint:CGPointZero toPoint:CGPointMake(1, 1)]);
  XCTAssertEqualObjects(self.log, (@[ @(UIGestureRecognizerStateBegan), @(UIGestureRecognizerStateCancelled) ]));
}

- (void)testAPanFromAnEdge {
  UIScreenEdgePanGestureRecognizer *pan = [self add:[UIScreenEdgePanGestureRecognizer class] to:self.window
                                             action:@selector(changed:)];
  pan.edges = UIRectEdgeLeft;
  XCTAssertFalse([self.window carob_panFromPoint:CGPointMake(50, 50) toPoint:CGPointMake(150, 50)]);
  XCTAssertTrue([self.window carob_panFromPoint:CGPointMake(2, 50) toPoint:CGPointMake(150, 50)]);
}

- (void)scaled:(UIPinchGestureRecognizer *)pinch {
  [self.log addObject:@(pinch.scale)];
}

- (void)turned:(UIRotationGestureRecognizer *)rotation {
  [self.log addObject:@(rotation.rotation)];
}

- (void)testTwoFingers {
  [self add:[UIPinchGestureRecognizer class] to:self.inner action:@selector(scaled:)];
  [self add:[UIRotationGestureRecognizer class] to:self.inner action:@selector(turned:)];
  XCTAssertTrue([self.inner carob_pinchByScale:2 atPoint:CGPointZero]);
  XCTAssertTrue([self.inner carob_rotateByAngle:1.5 atPoint:CGPointZero]);
  XCTAssertEqualObjects(self.log, (@[ @1, @2, @2, @0, @1.5, @1.5 ]));
}

- (void)dragged:(UIPanGestureRecognizer *)pan {
  CGPoint distance = [pan translationInView:self.outer], place = [pan locationInView:self.outer];
  [self.log addObject:[NSString stringWithFormat:@"%g %g", place.x, place.y]];
  pan.view.center = CGPointMake(pan.view.center.x + distance.x, pan.view.center.y + distance.y);
  [pan setTranslation:CGPointZero inView:self.outer];
}

/// The finger is where the user holds it, also when the view follows it.
- (void)testADragThatMovesTheView {
  [self add:[UIPanGestureRecognizer class] to:self.inner action:@selector(dragged:)];
  [self.inner carob_panFromPoint:CGPointMake(1, 2) toPoint:CGPointMake(11, 32)];
  XCTAssertEqualObjects(self.log, (@[ @"21 22", @"31 52", @"31 52" ]));
  XCTAssertTrue(CGRectEqualToRect(self.inner.frame, CGRectMake(30, 50, 50, 50)));
}

- (void)testGesturesOfTwoFingers {
  [[self add:[UITapGestureRecognizer class] to:self.inner action:@selector(changed:)] setNumberOfTouchesRequired:2];
  UILongPressGestureRecognizer *press = [self add:[UILongPressGestureRecognizer class] to:self.inner
                                           action:@selector(changed:)];
  press.numberOfTouchesRequired = 2;
  UISwipeGestureRecognizer *swipe = [self add:[UISwipeGestureRecognizer class] to:self.inner action:@selector(changed:)];
  swipe.numberOfTouchesRequired = 2;
  UIPanGestureRecognizer *pan = [self add:[UIPanGestureRecognizer class] to:self.inner action:@selector(changed:)];
  pan.minimumNumberOfTouches = 2;
  XCTAssertFalse([self.inner carob_tapAtPoint:CGPointZero]);
  XCTAssertFalse([self.inner carob_longPressAtPoint:CGPointZero]);
  XCTAssertFalse([self.inner carob_swipeInDirection:UISwipeGestureRecognizerDirectionRight atPoint:CGPointZero]);
  XCTAssertFalse([self.inner carob_panFromPoint:CGPointZero toPoint:CGPointMake(9, 9)]);
  XCTAssertEqual(self.log.count, 0u);
}

- (void)removed:(UIGestureRecognizer *)recognizer {
  [self.log addObject:@(recognizer.state)];
  [recognizer.view removeGestureRecognizer:recognizer];
}

- (void)testARecognizerThatItsActionRemoves {
  UIGestureRecognizer *pan = [self add:[UIPanGestureRecognizer class] to:self.inner action:@selector(removed:)];
  [self.inner carob_panFromPoint:CGPointZero toPoint:CGPointMake(1, 1)];
  [self add:[UITapGestureRecognizer class] to:self.inner action:@selector(removed:)];
  [self.inner carob_tapAtPoint:CGPointZero numberOfTaps:2];
  XCTAssertEqualObjects(self.log, (@[ @(UIGestureRecognizerStateBegan), @(UIGestureRecognizerStateEnded) ]));
  XCTAssertEqual(pan.state, UIGestureRecognizerStatePossible);
}

- (void)raised:(UIGestureRecognizer *)recognizer {
  [NSException raise:@"TestException" format:@"an action"];
}

- (void)testAnActionRaises {
  UIGestureRecognizer *pan = [self add:[UIPanGestureRecognizer class] to:self.inner action:@selector(raised:)];
  XCTAssertThrowsSpecificNamed([self.inner carob_panFromPoint:CGPointZero toPoint:CGPointMake(1, 1)], NSException,
    @"TestException");
  XCTAssertEqual(pan.state, UIGestureRecognizerStatePossible);
}

- (void)testTouchesWithoutASet {
  XCTAssertNoThrow([[UIView new] touchesBegan:nil withEvent:nil]);
  XCTAssertNoThrow([self.inner touchesMoved:nil withEvent:nil]);
}

@end
