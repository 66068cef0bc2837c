#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* A layer that draws itself. */
@interface LDLayer : CALayer
@property (nonatomic) NSUInteger count;
@end

@implementation LDLayer

- (void)drawInContext:(CGContextRef)context {
  ++self.count;
  CGContextFillRect(context, CGRectMake(1, 1, 2, 2));
}

@end

@interface LDShapeView : UIView
@end

@implementation LDShapeView

+ (Class)layerClass {
  return [CAShapeLayer class];
}

@end

@interface LayerDrawingTests : XCTestCase
@end

@implementation LayerDrawingTests

- (void)testLayersThatWereAdded {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  XCTAssertEqualObjects([view carob_drawnShapes], @[]);
  CALayer *front = [CALayer layer], *back = [CALayer layer];
  front.frame = CGRectMake(10, 20, 30, 40);
  front.backgroundColor = [UIColor redColor].CGColor;
  front.zPosition = 1;
  front.opacity = 0.5;
  back.frame = CGRectMake(0, 0, 50, 50);
  back.backgroundColor = [UIColor blueColor].CGColor;
  [view.layer addSublayer:front];
  [view.layer addSublayer:back];
  XCTAssertEqualObjects(
    [view carob_drawnShapes],
    (@[ @"fill M0 0L50 0L50 50L0 50Z #0000ff", @"fill M10 20L40 20L40 60L10 60Z #ff0000 alpha 0.5" ]));
  back.hidden = YES;
  XCTAssertEqual([view carob_drawnShapes].count, 1);
}

- (void)testAShapeLayer {
  LDShapeView *view = [[LDShapeView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  CAShapeLayer *layer = (CAShapeLayer *)view.layer;
  XCTAssertEqualObjects([layer class], [CAShapeLayer class]);
  XCTAssertTrue(layer.path == NULL);
  layer.path = [UIBezierPath bezierPathWithRect:CGRectMake(1, 2, 3, 4)].CGPath;
  layer.fillColor = NULL;
  layer.strokeColor = [UIColor greenColor].CGColor;
  layer.lineWidth = 2;
  layer.lineCap = kCALineCapRound;
  layer.fillRule = kCAFillRuleEvenOdd;
  XCTAssertEqualObjects(layer.lineCap, kCALineCapRound);
  XCTAssertEqualObjects(layer.lineJoin, kCALineJoinMiter);
  XCTAssertEqualObjects(layer.fillRule, kCAFillRuleEvenOdd);
  layer.lineDashPattern = @[ @3, @1 ];
  XCTAssertEqualObjects(layer.lineDashPattern, (@[ @3, @1 ]));
  XCTAssertEqualObjects(
    [view carob_drawnShapes], (@[ @"stroke M1 2L4 2L4 6L1 6Z #00ff00 width 2 round dash 3 1" ]));
}

- (void)testAGradientLayer {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  CAGradientLayer *layer = [CAGradientLayer layer];
  layer.frame = CGRectMake(0, 0, 20, 10);
  layer.colors = @[ (id)[UIColor redColor].CGColor, (id)[UIColor blueColor].CGColor ];
  [view.layer addSublayer:layer];
  XCTAssertEqualObjects(
    [view carob_drawnShapes],
    (@[ @"linear gradient 10 0 10 10 #ff0000 #0000ff inside M0 0L20 0L20 10L0 10Z" ]));
}

- (void)testALayerThatDrawsItself {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  LDLayer *layer = [LDLayer layer];
  layer.frame = CGRectMake(5, 5, 10, 10);
  [view.layer addSublayer:layer];
  XCTAssertEqualObjects([view carob_drawnShapes], @[], @"nobody has asked it yet");
  [layer setNeedsDisplay];
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"fill M6 6L8 6L8 8L6 8Z #000000" ]));
  [view carob_drawnShapes];
  XCTAssertEqual(layer.count, 1);
  [layer setNeedsDisplay];
  [view carob_drawnShapes];
  XCTAssertEqual(layer.count, 2);
}

- (void)testALayerCannotBeInsideItself {
  CALayer *outer = [CALayer layer], *inner = [CALayer layer];
  [outer addSublayer:inner];
  XCTAssertThrowsSpecificNamed([outer addSublayer:outer], NSException, @"CALayerInvalid");
  XCTAssertThrowsSpecificNamed([inner addSublayer:outer], NSException, @"CALayerInvalid");
  XCTAssertThrowsSpecificNamed([inner insertSublayer:outer atIndex:0], NSException, @"CALayerInvalid");
  NSArray *both = @[ [CALayer layer], outer ];
  XCTAssertThrowsSpecificNamed(inner.sublayers = both, NSException, @"CALayerInvalid");
  XCTAssertNil(inner.sublayers);
  XCTAssertEqualObjects(outer.sublayers, @[ inner ]);
}

- (void)testLayersCannotBeTooDeep {
  CALayer *top = [CALayer layer], *last = top;
  for (int i = 1; i < 200; ++i) {
    CALayer *next = [CALayer layer];
    [last addSublayer:next];
    last = next;
  }
  XCTAssertThrowsSpecificNamed([last addSublayer:[CALayer layer]], NSException, @"CALayerInvalid");
  XCTAssertThrowsSpecificNamed([[CALayer layer] addSublayer:top], NSException, @"CALayerInvalid");
}

- (void)testABorderIsInsideTheEdge {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  CALayer *layer = [CALayer layer];
  layer.frame = CGRectMake(0, 0, 10, 10);
  layer.borderWidth = 2;
  [view.layer addSublayer:layer];
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"stroke M1 1L9 1L9 9L1 9Z #000000 width 2" ]));
}

- (void)testACornerRadiusShapesAGradient {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  CAGradientLayer *layer = [CAGradientLayer layer];
  layer.frame = CGRectMake(0, 0, 20, 20);
  layer.colors = @[ (id)[UIColor redColor].CGColor ];
  [view.layer addSublayer:layer];
  NSString *plain = [view carob_drawnShapes].firstObject;
  layer.cornerRadius = 5;
  NSString *rounded = [view carob_drawnShapes].firstObject;
  XCTAssertTrue([plain hasSuffix:@"inside M0 0L20 0L20 20L0 20Z"]);
  XCTAssertTrue([rounded containsString:@"C"], @"%@", rounded);
}

- (void)testRenderingAViewDrawsTheViewsInside {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(50, 50, 20, 20)];
  UIView *inside = [[UIView alloc] initWithFrame:CGRectMake(5, 6, 2, 2)];
  UIView *hidden = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 2, 2)];
  view.backgroundColor = [UIColor redColor];
  view.layer.borderWidth = 2;
  inside.backgroundColor = [UIColor blueColor];
  inside.alpha = 0.5;
  hidden.backgroundColor = [UIColor greenColor];
  hidden.hidden = YES;
  [view addSubview:inside];
  [view addSubview:hidden];
  UIGraphicsBeginImageContext(CGSizeMake(20, 20));
  [view.layer renderInContext:UIGraphicsGetCurrentContext()];
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  XCTAssertEqualObjects(
    [image carob_drawnShapes], (@[
      @"fill M0 0L20 0L20 20L0 20Z #ff0000", @"fill M5 6L7 6L7 8L5 8Z #0000ff alpha 0.5",
      @"stroke M1 1L19 1L19 19L1 19Z #000000 width 2"
    ]));
}

- (CALayer *)squareInside:(CALayer *)outer {
  CALayer *layer = [CALayer layer];
  layer.frame = CGRectMake(0, 0, 10, 10);
  layer.backgroundColor = [UIColor redColor].CGColor;
  [outer addSublayer:layer];
  return layer;
}

- (void)testTransformsOfLayers {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 40)];
  CALayer *layer = [self squareInside:view.layer];
  layer.transform = CATransform3DMakeScale(2, 3, 1);
  XCTAssertEqualObjects(
    [view carob_drawnShapes], (@[ @"fill M-5 -10L15 -10L15 20L-5 20Z #ff0000" ]));
  XCTAssertTrue(CGRectEqualToRect(layer.frame, CGRectMake(-5, -10, 20, 30)));
  layer.anchorPoint = CGPointZero;
  layer.affineTransform = CGAffineTransformMakeScale(2, 1);
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"fill M0 0L20 0L20 10L0 10Z #ff0000" ]));
  layer.transform = CATransform3DIdentity;
  view.layer.sublayerTransform = CATransform3DMakeTranslation(5, 6, 0);
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"fill M5 6L15 6L15 16L5 16Z #ff0000" ]));
}

- (void)testATextLayer {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 40)];
  CATextLayer *layer = [CATextLayer layer];
  XCTAssertEqual(layer.fontSize, 36);
  layer.frame = CGRectMake(10, 5, 80, 30);
  layer.string = @"Hello";
  layer.fontSize = 10;
  layer.font = (__bridge CFTypeRef)@"Helvetica-Bold";
  layer.foregroundColor = [UIColor blueColor].CGColor;
  layer.alignmentMode = kCAAlignmentCenter;
  [view.layer addSublayer:layer];
  XCTAssertEqualObjects(
    [view carob_drawnShapes], (@[ @"text \"Hello\" at 50 15 size 10 middle bold #0000ff" ]));
  layer.string = @"one two three four five six";
  layer.wrapped = YES;
  XCTAssertEqual([view carob_drawnShapes].count, 2);
}

- (void)testContentsOfALayer {
  UIGraphicsBeginImageContext(CGSizeMake(10, 10));
  UIRectFill(CGRectMake(0, 0, 10, 10));
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 20)];
  view.layer.contents = (__bridge id)image.CGImage;
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"fill M0 0L40 0L40 20L0 20Z #000000" ]));
  view.layer.contentsGravity = kCAGravityResizeAspect;
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"fill M10 0L30 0L30 20L10 20Z #000000" ]));
  view.layer.contents = nil;
  XCTAssertEqualObjects([view carob_drawnShapes], @[]);
}

- (void)testAMaskLimitsALayer {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 40)];
  CALayer *layer = [self squareInside:view.layer];
  CAShapeLayer *mask = [CAShapeLayer layer];
  mask.path = [UIBezierPath bezierPathWithRect:CGRectMake(1, 2, 3, 4)].CGPath;
  layer.mask = mask;
  XCTAssertEqualObjects(
    [view carob_drawnShapes], (@[ @"fill M0 0L10 0L10 10L0 10Z #ff0000 inside M1 2L4 2L4 6L1 6Z" ]));
  XCTAssertThrowsSpecificNamed(layer.mask = layer, NSException, @"CALayerInvalid");
  layer.mask = nil;
  XCTAssertEqualObjects([view carob_drawnShapes], (@[ @"fill M0 0L10 0L10 10L0 10Z #ff0000" ]));
}

- (void)testAReplicatorDrawsAgainAndAgain {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 40)];
  CAReplicatorLayer *layer = [CAReplicatorLayer layer];
  layer.frame = view.bounds;
  layer.instanceCount = 3;
  layer.instanceTransform = CATransform3DMakeTranslation(12, 0, 0);
  layer.instanceAlphaOffset = -0.25;
  [self squareInside:layer];
  [view.layer addSublayer:layer];
  XCTAssertEqualObjects(
    [view carob_drawnShapes], (@[
      @"fill M0 0L10 0L10 10L0 10Z #ff0000", @"fill M12 0L22 0L22 10L12 10Z #ff0000 alpha 0.75",
      @"fill M24 0L34 0L34 10L24 10Z #ff0000 alpha 0.5"
    ]));
}

- (void)testTheOrderOfLayers {
  CALayer *outer = [CALayer layer], *a = [CALayer layer], *b = [CALayer layer], *c = [CALayer layer];
  [outer addSublayer:a];
  [outer insertSublayer:b below:a];
  [outer insertSublayer:c above:b];
  XCTAssertEqualObjects(outer.sublayers, (@[ b, c, a ]));
  [outer insertSublayer:a below:b];
  XCTAssertEqualObjects(outer.sublayers, (@[ a, b, c ]));
  CALayer *d = [CALayer layer];
  [outer replaceSublayer:b with:d];
  XCTAssertEqualObjects(outer.sublayers, (@[ a, d, c ]));
  XCTAssertNil(b.superlayer);
}

- (void)testTheShadowOfALayersGround {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 40)];
  CALayer *layer = [self squareInside:view.layer];
  [self squareInside:layer].frame = CGRectMake(1, 1, 2, 2);
  layer.shadowOpacity = 0.5;
  layer.shadowRadius = 4;
  layer.shadowOffset = CGSizeMake(1, 2);
  XCTAssertEqualObjects(
    [view carob_drawnShapes], (@[
      @"fill M0 0L10 0L10 10L0 10Z #ff0000 shadow 1 2 4", @"fill M1 1L3 1L3 3L1 3Z #ff0000"
    ]));
  XCTAssertTrue(layer.shadowPath == NULL);
  layer.shadowPath = [UIBezierPath bezierPathWithRect:CGRectMake(0, 0, 1, 1)].CGPath;
  XCTAssertTrue(CGPathContainsPoint(layer.shadowPath, NULL, CGPointMake(0.5, 0.5), false));
  XCTAssertEqual(layer.presentationLayer, layer);
}

- (void)testADelegateDraws {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
  CALayer *layer = [CALayer layer];
  layer.frame = CGRectMake(0, 0, 10, 10);
  layer.delegate = (id)self;
  [view.layer addSublayer:layer];
  [layer setNeedsDisplay];
  XCTAssertEqual([view carob_drawnShapes].count, 1);
  layer.delegate = nil;
}

- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context {
  CGContextStrokeRect(context, CGRectMake(0, 0, 1, 1));
}

@end
