#import "../MainQueue.h"
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* A view that draws by a block, and counts how often. */
@interface DRView : UIView
@property (nonatomic, copy) void (^drawing)(CGContextRef context, CGRect rect);
@property (nonatomic) NSUInteger count;
@end

@implementation DRView

- (void)drawRect:(CGRect)rect {
  ++self.count;
  if (self.drawing) self.drawing(UIGraphicsGetCurrentContext(), rect);
}

@end

@interface DrawRectTests : XCTestCase
@end

@implementation DrawRectTests

- (DRView *)viewDrawing:(void (^)(CGContextRef context, CGRect rect))drawing {
  DRView *view = [[DRView alloc] initWithFrame:CGRectMake(10, 10, 100, 50)];
  view.drawing = drawing;
  return view;
}

- (NSArray *)shapes:(void (^)(CGContextRef context))drawing {
  return [[self viewDrawing:^(CGContextRef context, CGRect rect) { drawing(context); }] carob_drawnShapes];
}

- (void)testFillsAndLines {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextSetRGBFillColor(context, 1, 0, 0, 1);
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
    CGContextSetStrokeColorWithColor(context, [UIColor blueColor].CGColor);
    CGContextSetLineWidth(context, 3);
    CGContextSetLineCap(context, kCGLineCapRound);
    CGContextMoveToPoint(context, 1, 2);
    CGContextAddLineToPoint(context, 3, 4);
    CGContextStrokePath(context);
    CGContextStrokePath(context);
  }];
  XCTAssertEqualObjects(
    shapes,
    (@[ @"fill M0 0L10 0L10 10L0 10Z #ff0000", @"stroke M1 2L3 4 #0000ff width 3 round" ]));
}

- (void)testTheRectangleIsTheBounds {
  __block CGRect seen = CGRectZero;
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) { seen = rect; }];
  [view carob_drawnShapes];
  XCTAssertTrue(CGRectEqualToRect(seen, CGRectMake(0, 0, 100, 50)));
}

- (void)testColorsAndPathsOfUIKit {
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) {
    [[UIColor greenColor] setFill];
    [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(0, 0, 40, 40)] fill];
    [[UIColor redColor] set];
    UIBezierPath *line = [UIBezierPath bezierPath];
    [line moveToPoint:CGPointMake(50, 0)];
    [line addLineToPoint:CGPointMake(50, 50)];
    line.lineWidth = 4;
    [line stroke];
  }];
  XCTAssertEqualObjects([view carob_colorDrawnAtPoint:CGPointMake(20, 20)], [UIColor greenColor]);
  XCTAssertEqualObjects([view carob_colorDrawnAtPoint:CGPointMake(51, 20)], [UIColor redColor]);
  XCTAssertNil([view carob_colorDrawnAtPoint:CGPointMake(1, 1)]);
  XCTAssertNil([view carob_colorDrawnAtPoint:CGPointMake(53, 20)]);
}

- (void)testStatesAndTransforms {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextRestoreGState(context);
    CGContextSaveGState(context);
    CGContextTranslateCTM(context, 10, 20);
    CGContextScaleCTM(context, 2, 2);
    CGContextSetLineWidth(context, 3);
    CGContextSetAlpha(context, 0.5);
    CGContextStrokeRect(context, CGRectMake(0, 0, 5, 5));
    CGContextRestoreGState(context);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    CGContextScaleCTM(context, 1, 3);
    CGContextStrokeRect(context, CGRectMake(0, 0, 5, 5));
  }];
  XCTAssertEqualObjects(shapes[0], @"stroke M10 20L20 20L20 30L10 30Z #000000 width 6 alpha 0.5");
  XCTAssertEqualObjects(shapes[1], @"fill M0 0L1 0L1 1L0 1Z #000000");
  XCTAssertEqualObjects(shapes[2], @"stroke M0 0L5 0L5 5L0 5Z #000000 width 1 transform 1 0 0 3 0 0");
}

- (void)testClipsAndShadowsAndModes {
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) {
    CGContextClipToRect(context, CGRectMake(0, 0, 20, 20));
    [[UIBezierPath bezierPathWithRect:CGRectMake(10, 10, 20, 20)] addClip];
    CGContextSetBlendMode(context, kCGBlendModeMultiply);
    CGContextSetShadow(context, CGSizeMake(1, 2), 3);
    CGContextFillRect(context, rect);
  }];
  XCTAssertEqualObjects(
    [view carob_drawnShapes],
    (@[ @"fill M0 0L100 0L100 50L0 50Z #000000 blend multiply shadow 1 2 3 "
        @"inside M10 10L20 10L20 20L10 20Z" ]));
  XCTAssertNotNil([view carob_colorDrawnAtPoint:CGPointMake(15, 15)]);
  XCTAssertNil([view carob_colorDrawnAtPoint:CGPointMake(25, 25)]);
  XCTAssertNil([view carob_colorDrawnAtPoint:CGPointMake(5, 5)]);
}

- (void)testClearing {
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) {
    CGContextFillRect(context, rect);
    CGContextClearRect(context, CGRectMake(0, 0, 10, 10));
  }];
  XCTAssertNil([view carob_colorDrawnAtPoint:CGPointMake(5, 5)]);
  XCTAssertNotNil([view carob_colorDrawnAtPoint:CGPointMake(15, 15)]);
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
    CGContextClearRect(context, CGRectMake(0, 0, 100, 50));
  }];
  XCTAssertEqualObjects(shapes, @[]);
}

- (void)testTexts {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    [@"Hi" drawAtPoint:CGPointMake(5, 6)
        withAttributes:@{
          NSFontAttributeName : [UIFont boldSystemFontOfSize:20],
          NSForegroundColorAttributeName : [UIColor redColor]
        }];
    [@"one two" drawInRect:CGRectMake(0, 0, 20, 100) withAttributes:nil];
  }];
  XCTAssertEqualObjects(
    shapes, (@[
      @"text \"Hi\" at 5 26 size 20 bold #ff0000", @"text \"one\" at 0 12 size 12 #000000",
      @"text \"two\" at 0 27 size 12 #000000"
    ]));
}

- (void)testGradients {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    NSArray *colors = @[ (id)[UIColor redColor].CGColor, (id)[UIColor blueColor].CGColor ];
    CGGradientRef gradient = CGGradientCreateWithColors(space, (CFArrayRef)colors, NULL);
    CGContextDrawLinearGradient(
      context, gradient, CGPointMake(0, 0), CGPointMake(100, 0),
      kCGGradientDrawsBeforeStartLocation | kCGGradientDrawsAfterEndLocation);
    CGContextDrawRadialGradient(context, gradient, CGPointMake(5, 5), 0, CGPointMake(5, 5), 9, 0);
    CGGradientRelease(gradient);
    CGColorSpaceRelease(space);
  }];
  XCTAssertEqualObjects(
    shapes, (@[
      @"linear gradient 0 0 100 0 #ff0000 #0000ff",
      @"radial gradient 5 5 0 5 5 9 #ff000000 #ff0000 #0000ff #0000ff00"
    ]));
}

- (void)testItRunsOnceAndAgainWhenAsked {
  DRView *view = [self viewDrawing:nil];
  [[UIApplication sharedApplication].keyWindow addSubview:view];
  XCTAssertEqual(view.count, 0);
  waitForMainQueue(self);
  XCTAssertEqual(view.count, 1);
  [view setNeedsDisplay];
  [view setNeedsDisplayInRect:CGRectMake(0, 0, 1, 1)];
  XCTAssertEqual(view.count, 1);
  waitForMainQueue(self);
  XCTAssertEqual(view.count, 2);
  [view setNeedsLayout];
  waitForMainQueue(self);
  XCTAssertEqual(view.count, 2);
  view.frame = CGRectMake(0, 0, 20, 20);
  waitForMainQueue(self);
  XCTAssertEqual(view.count, 2);
  view.contentMode = UIViewContentModeRedraw;
  view.frame = CGRectMake(0, 0, 30, 30);
  waitForMainQueue(self);
  XCTAssertEqual(view.count, 3);
  [view removeFromSuperview];
}

- (void)testAViewThatAsksWhileItDrawsIsNotDrawnAgain {
  __block __weak DRView *weakView = nil;
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) {
    [weakView setNeedsDisplay];
    [weakView.layer setNeedsDisplay];
    [weakView.layer renderInContext:context];
  }];
  weakView = view;
  [[UIApplication sharedApplication].keyWindow addSubview:view];
  for (int i = 0; i < 3; ++i) waitForMainQueue(self);
  XCTAssertEqual(view.count, 1);
  [view setNeedsDisplay];
  waitForMainQueue(self);
  XCTAssertEqual(view.count, 2);
  [view removeFromSuperview];
}

- (void)testAViewWithoutASizeWaits {
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) { UIRectFill(rect); }];
  view.frame = CGRectZero;
  XCTAssertEqualObjects([view carob_drawnShapes], @[]);
  XCTAssertEqual(view.count, 0);
  view.frame = CGRectMake(0, 0, 2, 2);
  XCTAssertEqual([view carob_drawnShapes].count, 1);
}

- (void)testWhatWasDrawnBeforeAnExceptionStays {
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) {
    UIRectFill(rect);
    UIGraphicsPushContext(context);
    [@[] objectAtIndex:1];
  }];
  [[UIApplication sharedApplication].keyWindow addSubview:view];
  // The code that runs the loop gets the exception.
  XCTAssertThrowsSpecificNamed(
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:10]], NSException,
    NSRangeException);
  [view removeFromSuperview];
  XCTAssertEqual([view carob_drawnShapes].count, 1);
  XCTAssertEqual(view.count, 1);
  XCTAssertTrue(UIGraphicsGetCurrentContext() == NULL);
}

- (void)testTooManyShapesAreLeftOut {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    for (int i = 0; i < 5000; ++i) CGContextFillRect(context, CGRectMake(i, 0, 1, 1));
  }];
  XCTAssertEqual(shapes.count, 2000);
}

- (void)testWithoutAContextNothingHappens {
  XCTAssertTrue(UIGraphicsGetCurrentContext() == NULL);
  [[UIColor redColor] setFill];
  UIRectFill(CGRectMake(0, 0, 1, 1));
  CGContextFillRect(NULL, CGRectMake(0, 0, 1, 1));
  CGContextSaveGState(NULL);
  CGContextRestoreGState(NULL);
  XCTAssertTrue(CGAffineTransformIsIdentity(CGContextGetCTM(NULL)));
  [@"text" drawAtPoint:CGPointZero withAttributes:nil];
  UIGraphicsEndImageContext();
  XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext());
}

- (void)testAPictureThatWasDrawn {
  UIGraphicsBeginImageContextWithOptions(CGSizeMake(20, 10), NO, 0);
  [[UIColor redColor] setFill];
  UIRectFill(CGRectMake(0, 0, 20, 10));
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  XCTAssertTrue(CGSizeEqualToSize(image.size, CGSizeMake(20, 10)));
  XCTAssertEqualObjects([image carob_drawnShapes], @[ @"fill M0 0L20 0L20 10L0 10Z #ff0000" ]);
  DRView *view = [self viewDrawing:^(CGContextRef context, CGRect rect) {
    [image drawInRect:CGRectMake(10, 10, 40, 20)];
    [[UIImage imageNamed:@"leaf"] drawInRect:CGRectMake(1, 2, 3, 4)];
  }];
  XCTAssertEqualObjects([view carob_colorDrawnAtPoint:CGPointMake(45, 25)], [UIColor redColor]);
  XCTAssertEqualObjects([view carob_drawnShapes].lastObject, @"image \"leaf\" in 1 2 3 4");
}

- (void)testARendererOfPictures {
  UIGraphicsImageRenderer *renderer = [[UIGraphicsImageRenderer alloc] initWithSize:CGSizeMake(20, 10)];
  UIImage *image = [renderer imageWithActions:^(UIGraphicsImageRendererContext *context) {
    XCTAssertTrue(context.CGContext == UIGraphicsGetCurrentContext());
    [[UIColor redColor] setFill];
    [context fillRect:CGRectMake(0, 0, 5, 5)];
    XCTAssertEqual([context.currentImage carob_drawnShapes].count, 1);
  }];
  XCTAssertTrue(UIGraphicsGetCurrentContext() == NULL);
  XCTAssertEqual(image.size.width, 20);
  XCTAssertEqualObjects([image carob_drawnShapes], (@[ @"fill M0 0L5 0L5 5L0 5Z #ff0000" ]));
}

@end
