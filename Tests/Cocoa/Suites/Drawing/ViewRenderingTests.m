#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* Pictures of views: texts, controls, pictures and what is inside. */
@interface ViewRenderingTests : XCTestCase
@end

@implementation ViewRenderingTests

- (UIImage *)imageOf:(UIView *)view {
  UIGraphicsBeginImageContext(view.bounds.size);
  [view.layer renderInContext:UIGraphicsGetCurrentContext()];
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return image;
}

- (NSArray *)shapesOf:(UIView *)view {
  return [[self imageOf:view] carob_drawnShapes];
}

- (UILabel *)labelWithText:(NSString *)text frame:(CGRect)frame {
  UILabel *label = [[UILabel alloc] initWithFrame:frame];
  label.text = text;
  label.font = [UIFont systemFontOfSize:10];
  return label;
}

- (void)testALabelHasItsTextInTheMiddleOfItsHeight {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UILabel *label = [self labelWithText:@"Hi" frame:CGRectMake(10, 20, 50, 32)];
  label.textColor = [UIColor redColor];
  label.textAlignment = NSTextAlignmentRight;
  [view addSubview:label];
  XCTAssertEqualObjects(
    [self shapesOf:view], (@[ @"text \"Hi\" at 60 40 size 10 end #ff0000" ]));
}

- (void)testALabelHasAsManyLinesAsItMay {
  UILabel *label = [self labelWithText:@"one two three" frame:CGRectMake(0, 0, 30, 48)];
  NSArray *shapes = [self shapesOf:label];
  XCTAssertEqual(shapes.count, 1);
  XCTAssertTrue([shapes[0] containsString:@"…"], @"%@", shapes[0]);
  label.numberOfLines = 0;
  XCTAssertEqual([self shapesOf:label].count, 3);
  label.numberOfLines = 2;
  shapes = [self shapesOf:label];
  XCTAssertEqual(shapes.count, 2);
  XCTAssertTrue([shapes[0] hasPrefix:@"text \"one\""], @"%@", shapes[0]);
}

- (void)testALabelWithAttributes {
  UILabel *label = [self labelWithText:nil frame:CGRectMake(0, 0, 80, 12)];
  label.attributedText = [[NSAttributedString alloc]
    initWithString:@"b"
        attributes:@{
          NSForegroundColorAttributeName : [UIColor blueColor],
          NSFontAttributeName : [UIFont boldSystemFontOfSize:10]
        }];
  XCTAssertEqualObjects([self shapesOf:label], (@[ @"text \"b\" at 0 10 size 10 bold #0000ff" ]));
}

- (void)testAPictureIsWhereTheModeOfTheViewPutsIt {
  UIGraphicsBeginImageContext(CGSizeMake(10, 10));
  UIRectFill(CGRectMake(0, 0, 10, 10));
  UIImageView *view = [[UIImageView alloc] initWithImage:UIGraphicsGetImageFromCurrentImageContext()];
  UIGraphicsEndImageContext();
  view.frame = CGRectMake(0, 0, 40, 20);
  XCTAssertEqualObjects([self shapesOf:view], (@[ @"fill M0 0L40 0L40 20L0 20Z #000000" ]));
  view.contentMode = UIViewContentModeScaleAspectFit;
  XCTAssertEqualObjects([self shapesOf:view], (@[ @"fill M10 0L30 0L30 20L10 20Z #000000" ]));
  view.contentMode = UIViewContentModeBottomRight;
  XCTAssertEqualObjects([self shapesOf:view], (@[ @"fill M30 10L40 10L40 20L30 20Z #000000" ]));
  view.contentMode = UIViewContentModeScaleAspectFill;
  view.clipsToBounds = YES;
  XCTAssertEqualObjects(
    [self shapesOf:view],
    (@[ @"fill M0 -10L40 -10L40 30L0 30Z #000000 inside M0 0L40 0L40 20L0 20Z" ]));
}

- (void)testTextsOfControls {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(0, 0, 100, 40);
  [button setTitle:@"Go" forState:UIControlStateNormal];
  XCTAssertTrue([[self shapesOf:button].firstObject hasPrefix:@"text \"Go\" at 50 "]);
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(0, 0, 100, 40)];
  field.placeholder = @"Name";
  XCTAssertTrue([[self shapesOf:field].firstObject hasPrefix:@"text \"Name\""]);
  field.text = @"abc";
  field.secureTextEntry = YES;
  XCTAssertTrue([[self shapesOf:field].firstObject hasPrefix:@"text \"•••\""]);
  UITextView *view = [[UITextView alloc] initWithFrame:CGRectMake(0, 0, 100, 80)];
  view.text = @"one\ntwo";
  XCTAssertEqual([self shapesOf:view].count, 2);
}

- (void)testControls {
  UISwitch *toggle = [[UISwitch alloc] initWithFrame:CGRectMake(0, 0, 50, 30)];
  UIImage *off = [self imageOf:toggle];
  toggle.on = YES;
  UIImage *on = [self imageOf:toggle];
  XCTAssertNotEqualObjects(
    [off carob_colorDrawnAtPoint:CGPointMake(25, 29)], [on carob_colorDrawnAtPoint:CGPointMake(25, 29)]);
  UISegmentedControl *segments = [[UISegmentedControl alloc] initWithItems:@[ @"A", @"B" ]];
  segments.frame = CGRectMake(0, 0, 100, 30);
  NSString *text = [[self shapesOf:segments] componentsJoinedByString:@"\n"];
  XCTAssertTrue([text containsString:@"\"A\" at 25"] && [text containsString:@"\"B\" at 75"], @"%@", text);
  UIProgressView *progress = [[UIProgressView alloc] initWithFrame:CGRectMake(0, 0, 100, 4)];
  progress.progress = 0.5;
  UIImage *half = [self imageOf:progress];
  XCTAssertNotEqualObjects(
    [half carob_colorDrawnAtPoint:CGPointMake(20, 2)], [half carob_colorDrawnAtPoint:CGPointMake(80, 2)]);
}

- (void)testTheHierarchyIsStretchedIntoARectangle {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(7, 7, 10, 10)];
  view.backgroundColor = [UIColor redColor];
  XCTAssertFalse([view drawViewHierarchyInRect:view.bounds afterScreenUpdates:YES], @"there is no context");
  UIGraphicsBeginImageContext(CGSizeMake(50, 50));
  XCTAssertTrue([view drawViewHierarchyInRect:CGRectMake(10, 0, 20, 30) afterScreenUpdates:YES]);
  NSArray *shapes = [UIGraphicsGetImageFromCurrentImageContext() carob_drawnShapes];
  UIGraphicsEndImageContext();
  XCTAssertEqualObjects(shapes, (@[ @"fill M10 0L30 0L30 30L10 30Z #ff0000" ]));
}

- (void)testASnapshotStaysAsTheViewWas {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(7, 7, 40, 20)];
  view.backgroundColor = [UIColor redColor];
  UIView *snapshot = [view snapshotViewAfterScreenUpdates:NO];
  UIView *part = [view resizableSnapshotViewFromRect:CGRectMake(30, 0, 10, 20)
                                  afterScreenUpdates:NO
                                       withCapInsets:UIEdgeInsetsZero];
  view.backgroundColor = [UIColor blueColor];
  XCTAssertTrue(CGRectEqualToRect(snapshot.frame, CGRectMake(0, 0, 40, 20)));
  XCTAssertEqualObjects([snapshot carob_colorDrawnAtPoint:CGPointMake(1, 1)], [UIColor redColor]);
  XCTAssertEqualObjects(
    [part carob_drawnShapes],
    (@[ @"fill M-30 0L10 0L10 20L-30 20Z #ff0000 inside M0 0L10 0L10 20L0 20Z" ]));
  XCTAssertEqual(part.frame.size.width, 10);
}

- (void)testAViewInsideIsTurned {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *inside = [[UIView alloc] initWithFrame:CGRectMake(10, 10, 20, 40)];
  inside.backgroundColor = [UIColor redColor];
  inside.transform = CGAffineTransformMakeRotation(M_PI_2);
  [view addSubview:inside];
  XCTAssertEqualObjects([self shapesOf:view], (@[ @"fill M40 20L40 40L0 40L0 20Z #ff0000" ]));
}

- (void)testTheFrameIsAroundWhatIsSeen {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(10, 10, 20, 40)];
  XCTAssertTrue(CGAffineTransformIsIdentity(view.transform));
  view.transform = CGAffineTransformMakeScale(2, 0.5);
  XCTAssertTrue(CGRectEqualToRect(view.frame, CGRectMake(0, 20, 40, 20)));
  XCTAssertTrue(CGRectEqualToRect(view.bounds, CGRectMake(0, 0, 20, 40)));
  XCTAssertTrue(CGPointEqualToPoint(view.center, CGPointMake(20, 30)));
  view.frame = CGRectMake(5, 6, 80, 20);
  XCTAssertTrue(CGRectEqualToRect(view.frame, CGRectMake(5, 6, 80, 20)));
  XCTAssertEqual(view.bounds.size.width, 40);
  view.transform = CGAffineTransformIdentity;
  XCTAssertEqual(view.frame.size.width, 40);
}

- (void)testPointsAreConvertedThroughTransforms {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(10, 10, 20, 40)];
  UIView *inside = [[UIView alloc] initWithFrame:CGRectMake(5, 5, 2, 2)];
  [outer addSubview:view];
  [view addSubview:inside];
  view.transform = CGAffineTransformMakeScale(2, 1);
  CGPoint point = [inside convertPoint:CGPointMake(1, 1) toView:outer];
  XCTAssertTrue(CGPointEqualToPoint(point, CGPointMake(12, 16)));
  XCTAssertTrue(CGPointEqualToPoint([inside convertPoint:point fromView:outer], CGPointMake(1, 1)));
  XCTAssertTrue(CGRectEqualToRect(
    [view convertRect:view.bounds toView:outer], view.frame));
}

- (void)testTheLayerHasTheTransformOfItsView {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 40)];
  view.layer.transform = CATransform3DMakeRotation(M_PI, 0, 0, 1);
  XCTAssertEqualWithAccuracy(view.transform.a, -1, 1e-9);
  view.transform = CGAffineTransformMakeTranslation(3, 4);
  XCTAssertEqual(view.layer.transform.m41, 3);
  XCTAssertEqual(view.layer.affineTransform.ty, 4);
}

@end
