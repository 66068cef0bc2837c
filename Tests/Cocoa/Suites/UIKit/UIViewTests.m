#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIViewTests : XCTestCase
@end

@implementation UIViewTests

- (void)testWindow {
  UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  UIView *outer = [UIView new], *inner = [UIView new];
  [outer addSubview:inner];
  XCTAssertNil(inner.window);
  [window addSubview:outer];
  XCTAssertEqual(inner.window, window);
  XCTAssertEqual(window.window, window);
}

- (void)testFlexibleSizeFollows {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *inner = [[UIView alloc] initWithFrame:CGRectMake(10, 20, 30, 40)];
  inner.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleTopMargin;
  [outer addSubview:inner];
  outer.frame = CGRectMake(0, 0, 150, 120);
  XCTAssertEqual(inner.frame.origin.x, 10);
  XCTAssertEqual(inner.frame.size.width, 80);
  XCTAssertEqual(inner.frame.origin.y, 40);
  XCTAssertEqual(inner.frame.size.height, 40);
}

- (void)testFlexiblePartsShareTheChange {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *inner = [[UIView alloc] initWithFrame:CGRectMake(25, 0, 50, 10)];
  inner.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin;
  [outer addSubview:inner];
  outer.bounds = CGRectMake(0, 0, 200, 100);
  XCTAssertEqual(inner.frame.origin.x, 75);
  XCTAssertEqual(inner.frame.size.width, 50);
}

- (void)testInflexibleViewStays {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *inner = [[UIView alloc] initWithFrame:CGRectMake(25, 0, 50, 10)], *other = [UIView new];
  other.autoresizingMask = UIViewAutoresizingFlexibleWidth;
  [outer addSubview:inner];
  [outer addSubview:other];
  outer.autoresizesSubviews = NO;
  outer.frame = CGRectMake(0, 0, 10, 10);
  XCTAssertEqual(inner.frame.size.width, 50);
  XCTAssertEqual(other.frame.size.width, 0);
}

- (void)testTintColorComesFromAbove {
  UIView *outer = [UIView new], *inner = [UIView new];
  [outer addSubview:inner];
  XCTAssertNotNil(inner.tintColor);
  outer.tintColor = [UIColor redColor];
  XCTAssertEqualObjects(inner.tintColor, [UIColor redColor]);
  inner.tintColor = [UIColor greenColor];
  XCTAssertEqualObjects(inner.tintColor, [UIColor greenColor]);
  inner.tintColor = nil;
  XCTAssertEqualObjects(inner.tintColor, [UIColor redColor]);
}

- (void)testInsertsBesideAnotherView {
  UIView *outer = [UIView new], *a = [UIView new], *b = [UIView new], *c = [UIView new];
  [outer addSubview:a];
  [outer addSubview:b];
  [outer insertSubview:c belowSubview:b];
  NSArray *expected = @[ a, c, b ];
  XCTAssertEqualObjects(outer.subviews, expected);
  [outer insertSubview:a aboveSubview:b];
  expected = @[ c, b, a ];
  XCTAssertEqualObjects(outer.subviews, expected);
  XCTAssertThrows([outer insertSubview:[UIView new] aboveSubview:[UIView new]]);
}

- (void)testAnimationsTakePlaceAtOnce {
  UIView *view = [UIView new];
  __block BOOL isFinished = NO;
  XCTestExpectation *ended = [self expectationWithDescription:@"ended"];
  [UIView animateWithDuration:0.3 animations:^{
    view.alpha = 0.5;
  } completion:^(BOOL finished) {
    isFinished = finished;
    [ended fulfill];
  }];
  XCTAssertEqual(view.alpha, 0.5);
  XCTAssertFalse(isFinished);
  [self waitForExpectations:@[ ended ] timeout:10];
  XCTAssertTrue(isFinished);
  [UIView animateWithDuration:1 delay:1 options:UIViewAnimationOptionCurveEaseIn animations:^{
    view.alpha = 1;
  } completion:nil];
  XCTAssertEqual(view.alpha, 1);
}

- (void)testPlainProperties {
  UIView *view = [UIView new];
  XCTAssertTrue(view.userInteractionEnabled);
  XCTAssertFalse([UILabel new].userInteractionEnabled);
  view.contentMode = UIViewContentModeCenter;
  view.clipsToBounds = YES;
  XCTAssertEqual(view.contentMode, UIViewContentModeCenter);
  XCTAssertTrue(view.clipsToBounds);
}

- (void)testScreenAndDevice {
  XCTAssertEqual(UIScreen.mainScreen.bounds.size.width, 375);
  XCTAssertEqual([UIScreen mainScreen], [UIScreen mainScreen]);
  XCTAssertGreaterThan([UIScreen mainScreen].scale, 0);
  XCTAssertEqual([UIDevice currentDevice].userInterfaceIdiom, UIUserInterfaceIdiomPhone);
  XCTAssertTrue([UIDevice currentDevice].systemVersion.length > 0);
}

- (void)testController {
  UIViewController *controller = [UIViewController new];
  [controller didReceiveMemoryWarning];
  XCTAssertFalse(controller.isEditing);
  controller.editing = YES;
  XCTAssertTrue(controller.isEditing);
  controller.modalPresentationStyle = UIModalPresentationFormSheet;
  XCTAssertEqual(controller.modalPresentationStyle, UIModalPresentationFormSheet);
  XCTAssertEqual(controller.edgesForExtendedLayout, UIRectEdgeAll);
}

@end
