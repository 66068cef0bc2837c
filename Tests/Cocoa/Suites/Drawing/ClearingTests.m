#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* What is taken away again, what is clipped, and where a drawing ends. */
@interface ClearingTests : XCTestCase
@end

@implementation ClearingTests

- (UIImage *)image:(void (^)(CGContextRef context))drawing {
  UIGraphicsBeginImageContext(CGSizeMake(100, 100));
  drawing(UIGraphicsGetCurrentContext());
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return image;
}

- (NSArray *)shapes:(void (^)(CGContextRef context))drawing {
  return [[self image:drawing] carob_drawnShapes];
}

static BOOL has(UIImage *image, CGFloat x, CGFloat y) {
  return [image carob_colorDrawnAtPoint:CGPointMake(x, y)] != nil;
}

- (void)testClearingIsLimitedByAClip {
  UIImage *image = [self image:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 100, 100));
    CGContextClipToRect(context, CGRectMake(0, 0, 50, 50));
    CGContextClearRect(context, CGRectMake(20, 20, 80, 80));
  }];
  XCTAssertFalse(has(image, 30, 30));
  XCTAssertTrue(has(image, 10, 10));
  XCTAssertTrue(has(image, 60, 60));
}

- (void)testClearingIsLimitedByAClipThatIsNoRectangle {
  UIImage *image = [self image:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 100, 100));
    [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(0, 0, 100, 100)] addClip];
    [[[UIBezierPath bezierPathWithOvalInRect:CGRectMake(0, 0, 50, 100)] bezierPathByReversingPath] addClip];
    CGContextClearRect(context, CGRectMake(0, 0, 100, 50));
  }];
  XCTAssertFalse(has(image, 25, 30));
  XCTAssertTrue(has(image, 2, 2), @"outside of the circle");
  XCTAssertTrue(has(image, 75, 30), @"outside of the inner clip");
  XCTAssertTrue(has(image, 25, 70), @"outside of the rectangle");
}

- (void)testClearingInsideAClipOfSeveralOutlines {
  UIBezierPath *both = [UIBezierPath bezierPathWithRect:CGRectMake(10, 10, 20, 20)];
  [both appendPath:[UIBezierPath bezierPathWithRect:CGRectMake(60, 10, 20, 20)]];
  UIImage *image = [self image:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 100, 100));
    [both addClip];
    CGContextClearRect(context, CGRectMake(0, 0, 100, 20));
  }];
  XCTAssertFalse(has(image, 15, 15));
  XCTAssertFalse(has(image, 65, 15));
  XCTAssertTrue(has(image, 45, 15), @"between the outlines");
  XCTAssertTrue(has(image, 15, 25), @"below the rectangle");
  XCTAssertTrue(has(image, 5, 5), @"outside of the outlines");
}

- (void)testClearingInsideOutlinesThatOverlap {
  UIBezierPath *both = [UIBezierPath bezierPathWithRect:CGRectMake(10, 10, 40, 40)];
  [both appendPath:[UIBezierPath bezierPathWithRect:CGRectMake(30, 10, 40, 40)]];
  UIImage *image = [self image:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 100, 100));
    [both addClip];
    CGContextClearRect(context, CGRectMake(0, 0, 100, 30));
    CGContextClearRect(context, CGRectMake(0, 0, 100, 30));
  }];
  XCTAssertFalse(has(image, 20, 20));
  XCTAssertFalse(has(image, 40, 20), @"in both");
  XCTAssertFalse(has(image, 60, 20));
  XCTAssertTrue(has(image, 80, 20));
  XCTAssertTrue(has(image, 40, 40));
}

- (void)testClearingInsideARing {
  UIBezierPath *ring = [UIBezierPath bezierPathWithRect:CGRectMake(10, 10, 60, 60)];
  [ring appendPath:[UIBezierPath bezierPathWithRect:CGRectMake(30, 30, 20, 20)]];
  ring.usesEvenOddFillRule = YES;
  UIImage *image = [self image:^(CGContextRef context) {
    CGContextSetAlpha(context, 0.5);
    CGContextFillRect(context, CGRectMake(0, 0, 100, 100));
    [ring addClip];
    CGContextClearRect(context, CGRectMake(0, 0, 100, 100));
  }];
  XCTAssertFalse(has(image, 20, 20));
  XCTAssertTrue(has(image, 40, 40), @"the hole of the ring");
  XCTAssertTrue(has(image, 80, 80));
}

- (void)testClearingTouchesOnlyWhatIsThere {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 5, 5));
    CGContextFillRect(context, CGRectMake(50, 50, 5, 5));
    CGContextClearRect(context, CGRectMake(40, 40, 20, 20));
  }];
  XCTAssertEqualObjects(shapes, (@[ @"fill M0 0L5 0L5 5L0 5Z #000000" ]));
}

- (void)testClearingAgainAndAgain {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 100, 100));
    for (int i = 0; i < 5000; ++i) {
      CGContextClearRect(context, CGRectMake(10, 10, 10, 10));
      CGContextFillRect(context, CGRectMake(12, 12, 5, 5));
    }
  }];
  XCTAssertEqual(shapes.count, 2);
  XCTAssertEqual([shapes[0] componentsSeparatedByString:@"inside"].count, 2);
}

- (void)testClearingAllMakesRoom {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    for (int i = 0; i < 5000; ++i) CGContextFillRect(context, CGRectMake(i, 0, 1, 1));
    CGContextClearRect(context, CGRectMake(0, 0, 100, 100));
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqual(shapes.count, 1);
}

- (void)testRectanglesInsideOneAnotherAreOneClip {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    for (int i = 0; i < 40; ++i) CGContextClipToRect(context, CGRectMake(i, 0, 100, 100));
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    CGContextClipToRect(context, CGRectMake(0, 0, 10, 10));
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects(shapes[0], @"fill M0 0L1 0L1 1L0 1Z #000000 inside M39 0L100 0L100 100L39 100Z");
  XCTAssertEqualObjects(shapes[1], @"fill M0 0L1 0L1 1L0 1Z #000000 inside ");
}

- (void)testWithoutRoomForAClipNothingIsDrawnUntilARestore {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextSaveGState(context);
    for (int i = 0; i < 40; ++i) [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(i, 0, 50, 50)] addClip];
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    [@"text" drawAtPoint:CGPointZero withAttributes:nil];
    CGContextRestoreGState(context);
    CGContextFillRect(context, CGRectMake(0, 0, 2, 2));
  }];
  XCTAssertEqualObjects(shapes, (@[ @"fill M0 0L2 0L2 2L0 2Z #000000" ]));
}

- (void)testColorsOfGradientsAndNamesOfPicturesCount {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    NSMutableArray *colors = [NSMutableArray array];
    for (int i = 0; i < 200; ++i) [colors addObject:(id)[UIColor redColor].CGColor];
    CGGradientRef gradient = CGGradientCreateWithColors(NULL, (CFArrayRef)colors, NULL);
    for (int i = 0; i < 200; ++i)
      CGContextDrawLinearGradient(context, gradient, CGPointZero, CGPointMake(i, 1), 0);
    CGGradientRelease(gradient);
  }];
  XCTAssertTrue(shapes.count < 50, @"%lu", (unsigned long)shapes.count);
  NSString *name = [@"" stringByPaddingToLength:1000 withString:@"n" startingAtIndex:0];
  shapes = [self shapes:^(CGContextRef context) {
    for (int i = 0; i < 100; ++i) [[UIImage imageNamed:name] drawAtPoint:CGPointZero];
  }];
  XCTAssertEqual(shapes.count, 40);
}

- (void)testWhatHasNoPlaceIsNotDrawn {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(NAN, 0, 1, 1));
    CGContextFillRect(context, CGRectMake(0, 0, INFINITY, 1));
    CGContextClipToRect(context, CGRectMake(0, 0, NAN, 1));
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects(shapes, (@[ @"fill M0 0L1 0L1 1L0 1Z #000000 inside " ]));
}

- (void)testRestoresOfStatesThatFoundNoRoom {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextSaveGState(context);
    [[UIColor redColor] setFill];
    for (int i = 0; i < 1500; ++i) CGContextSaveGState(context);
    for (int i = 0; i < 1500; ++i) CGContextRestoreGState(context);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    CGContextRestoreGState(context);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects(
    shapes, (@[ @"fill M0 0L1 0L1 1L0 1Z #ff0000", @"fill M0 0L1 0L1 1L0 1Z #000000" ]));
}

- (void)testAClearColorClears {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
    [[UIColor clearColor] set];
    UIRectFill(CGRectMake(0, 0, 10, 10));
  }];
  XCTAssertEqualObjects(shapes, @[]);
}

- (void)testTheModeClearLeavesNoLinesNorTexts {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
    CGContextSetBlendMode(context, kCGBlendModeClear);
    CGContextStrokeRect(context, CGRectMake(0, 0, 10, 10));
    [@"text" drawAtPoint:CGPointZero withAttributes:nil];
  }];
  XCTAssertEqualObjects(shapes, (@[ @"fill M0 0L10 0L10 10L0 10Z #000000" ]));
}

- (void)testPicturesHaveTheModeAndTheShadowOfTheState {
  UIImage *image = [self image:^(CGContextRef context) {
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
  }];
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    CGContextSetShadow(context, CGSizeMake(1, 2), 3);
    [image drawAtPoint:CGPointZero blendMode:kCGBlendModeMultiply alpha:0.5];
  }];
  XCTAssertEqualObjects(
    shapes, (@[ @"fill M0 0L10 0L10 10L0 10Z #000000 alpha 0.5 blend multiply shadow 1 2 3" ]));
}

- (void)testTextsInARectangleWithoutAnEnd {
  NSArray *shapes = [self shapes:^(CGContextRef context) {
    [@"one two" drawInRect:CGRectMake(0, 0, 20, CGFLOAT_MAX) withAttributes:nil];
  }];
  XCTAssertEqual(shapes.count, 2);
}

- (void)testAPictureWithANegativeSizeHasNoPixels {
  UIGraphicsBeginImageContext(CGSizeMake(-5, 4));
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  XCTAssertEqual(CGImageGetWidth(image.CGImage), 0);
}

- (void)testEachThreadHasItsOwnContexts {
  UIGraphicsBeginImageContext(CGSizeMake(5, 5));
  __block BOOL hasContext = YES;
  XCTestExpectation *done = [self expectationWithDescription:@"done"];
  [NSThread detachNewThreadWithBlock:^{
    hasContext = UIGraphicsGetCurrentContext() != NULL;
    UIGraphicsBeginImageContext(CGSizeMake(1, 1));
    [done fulfill];
  }];
  [self waitForExpectations:@[ done ] timeout:10];
  XCTAssertFalse(hasContext);
  XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext().size.width, 5);
  UIGraphicsEndImageContext();
}

@end
