#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* Colors that are pictures again and again. */
@interface PatternTests : XCTestCase
@end

@implementation PatternTests

- (UIImage *)imageOfSize:(CGSize)size drawing:(void (^)(CGContextRef context))drawing {
  UIGraphicsBeginImageContext(size);
  drawing(UIGraphicsGetCurrentContext());
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return image;
}

/* Four points wide and high: red at the left, blue at the right. */
- (UIImage *)stripes {
  return [self imageOfSize:CGSizeMake(4, 4) drawing:^(CGContextRef context) {
    [[UIColor redColor] setFill];
    CGContextFillRect(context, CGRectMake(0, 0, 1, 4));
    [[UIColor blueColor] setFill];
    CGContextFillRect(context, CGRectMake(1, 0, 3, 4));
  }];
}

- (void)testAPatternFillsAPath {
  UIColor *color = [UIColor colorWithPatternImage:[self stripes]];
  UIImage *image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    [color setFill];
    CGContextFillRect(context, CGRectMake(2, 0, 18, 20));
  }];
  XCTAssertEqualObjects(
    [image carob_drawnShapes], (@[ @"fill M2 0L20 0L20 20L2 20Z pattern 4 4 of 2" ]));
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(8.5, 13)], [UIColor redColor]);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(9.5, 13)], [UIColor blueColor]);
  XCTAssertNil([image carob_colorDrawnAtPoint:CGPointMake(0.5, 13)]);
}

- (void)testTheTilesStayWhereTheyAreWhenTheProgramMovesItsCoordinates {
  UIColor *color = [UIColor colorWithPatternImage:[self stripes]];
  UIImage *image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    CGContextTranslateCTM(context, 1, 0);
    [color set];
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
  }];
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(4.5, 1)], [UIColor redColor]);
}

/* The tiles are in the coordinates of the path, as SVG has it: the transform of a shape with a line is theirs, too. */
- (void)testAPatternGrowsOnceWithAShapeThatHasALine {
  UIColor *color = [UIColor colorWithPatternImage:[self stripes]];
  UIImage *inner = [self imageOfSize:CGSizeMake(8, 8) drawing:^(CGContextRef context) {
    [color setFill];
    CGContextAddRect(context, CGRectMake(0, 0, 8, 8));
    CGContextDrawPath(context, kCGPathFillStroke);
  }];
  UIImage *outer = [self imageOfSize:CGSizeMake(16, 16) drawing:^(CGContextRef context) {
    [inner drawInRect:CGRectMake(0, 0, 16, 16)];
  }];
  NSString *shape = [outer carob_drawnShapes].firstObject;
  XCTAssertTrue([shape containsString:@" pattern 4 4 of 2 #"], @"%@", shape);
  XCTAssertTrue([shape containsString:@"transform 2 0 0 2 0 0"], @"%@", shape);
  XCTAssertEqualObjects([outer carob_colorDrawnAtPoint:CGPointMake(9.5, 5)], [UIColor redColor]);
  XCTAssertEqualObjects([outer carob_colorDrawnAtPoint:CGPointMake(10.5, 5)], [UIColor blueColor]);
}

- (void)testAPictureWithAPatternMovesItsTiles {
  UIColor *color = [UIColor colorWithPatternImage:[self stripes]];
  UIImage *inner = [self imageOfSize:CGSizeMake(8, 8) drawing:^(CGContextRef context) {
    [color setFill];
    CGContextFillRect(context, CGRectMake(0, 0, 8, 8));
  }];
  UIImage *outer = [self imageOfSize:CGSizeMake(40, 40) drawing:^(CGContextRef context) {
    [inner drawInRect:CGRectMake(3, 0, 16, 16)];
  }];
  // Twice as large, and three points to the right.
  XCTAssertEqualObjects([outer carob_colorDrawnAtPoint:CGPointMake(4, 1)], [UIColor redColor]);
  XCTAssertEqualObjects([outer carob_colorDrawnAtPoint:CGPointMake(6, 1)], [UIColor blueColor]);
  XCTAssertEqualObjects([outer carob_colorDrawnAtPoint:CGPointMake(12, 1)], [UIColor redColor]);
}

- (void)testAColorAfterwardsIsPlain {
  UIColor *color = [UIColor colorWithPatternImage:[self stripes]];
  UIImage *image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    [color setFill];
    [[UIColor greenColor] setFill];
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects([image carob_drawnShapes], (@[ @"fill M0 0L1 0L1 1L0 1Z #00ff00" ]));
}

- (void)testEqualPatterns {
  UIColor *color = [UIColor colorWithPatternImage:[self stripes]];
  XCTAssertEqualObjects(color, [[UIColor alloc] initWithPatternImage:[self stripes]]);
  XCTAssertNotEqualObjects(color, [UIColor blueColor]);
  XCTAssertNotEqualObjects([UIColor blueColor], color);
  CGFloat red, green, blue, alpha;
  [color getRed:&red green:&green blue:&blue alpha:&alpha];
  XCTAssertEqual(blue, 1, @"the middle of the tile is blue");
}

- (void)testANamedPictureIsAPlainColor {
  UIColor *color = [UIColor colorWithPatternImage:[UIImage imageNamed:@"leaf"]];
  UIImage *image = [self imageOfSize:CGSizeMake(2, 2) drawing:^(CGContextRef context) {
    [color setFill];
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertTrue([[image carob_drawnShapes].firstObject hasPrefix:@"fill M0 0L1 0L1 1L0 1Z #"]);
}

- (void)testALayersGroundBeginsAtTheLayer {
  UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 40)];
  CALayer *layer = [CALayer layer];
  layer.frame = CGRectMake(3, 0, 20, 20);
  layer.backgroundColor = [UIColor colorWithPatternImage:[self stripes]].CGColor;
  [view.layer addSublayer:layer];
  XCTAssertEqualObjects([view carob_colorDrawnAtPoint:CGPointMake(3.5, 1)], [UIColor redColor]);
}

- (void)testPatternsInsidePatternsEnd {
  UIImage *image = [self stripes];
  for (int i = 0; i < 8; ++i) {
    UIColor *color = [UIColor colorWithPatternImage:image];
    image = [self imageOfSize:CGSizeMake(4, 4) drawing:^(CGContextRef context) {
      [color setFill];
      CGContextFillRect(context, CGRectMake(0, 0, 4, 4));
    }];
  }
  XCTAssertEqual([image carob_drawnShapes].count, 1);
}

static int drawn, released;

static void draw_tile(void *info, CGContextRef context) {
  ++drawn;
  CGContextFillRect(context, CGRectMake(0, 0, 1, 2));
}

static void release_info(void *info) { released += *(int *)info; }

- (void)testAPatternOfAFunction {
  static int number = 7;
  drawn = released = 0;
  CGPatternCallbacks callbacks = {0, draw_tile, release_info};
  UIImage *image;
  @autoreleasepool {
    CGPatternRef pattern = CGPatternCreate(
      &number, CGRectMake(0, 0, 2, 2), CGAffineTransformIdentity, 2, 2, kCGPatternTilingConstantSpacing,
      false, &callbacks);
    image = [self imageOfSize:CGSizeMake(10, 10) drawing:^(CGContextRef context) {
      CGColorSpaceRef base = CGColorSpaceCreateDeviceRGB();
      CGColorSpaceRef space = CGColorSpaceCreatePattern(base);
      CGContextSetFillColorSpace(context, space);
      CGColorSpaceRelease(space);
      CGColorSpaceRelease(base);
      CGFloat green[] = {0, 1, 0, 1};
      CGContextSetFillPattern(context, pattern, green);
      CGContextFillRect(context, CGRectMake(0, 0, 10, 5));
      CGContextSetPatternPhase(context, CGSizeMake(1, 0));
      CGContextFillRect(context, CGRectMake(0, 5, 10, 5));
    }];
    XCTAssertEqual(released, 0);
    CGPatternRelease(pattern);
  }
  XCTAssertEqual(drawn, 1);
  XCTAssertEqual(released, 7);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(4.5, 1)], [UIColor greenColor]);
  XCTAssertNil([image carob_colorDrawnAtPoint:CGPointMake(5.5, 1)]);
  XCTAssertNil([image carob_colorDrawnAtPoint:CGPointMake(4.5, 7)]);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(5.5, 7)], [UIColor greenColor]);
}

- (void)testTilesOfAnImage {
  UIImage *stripes = [self stripes];
  UIImage *image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    CGContextClipToRect(context, CGRectMake(0, 0, 20, 10));
    CGContextDrawTiledImage(context, CGRectMake(1, 0, 8, 8), stripes.CGImage);
  }];
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(2, 5)], [UIColor redColor]);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(10, 5)], [UIColor redColor]);
  XCTAssertEqualObjects([image carob_colorDrawnAtPoint:CGPointMake(0.5, 5)], [UIColor blueColor]);
  XCTAssertNil([image carob_colorDrawnAtPoint:CGPointMake(2, 15)]);
  image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    [stripes drawAsPatternInRect:CGRectMake(0, 0, 20, 5)];
    CGContextFillRect(context, CGRectMake(0, 10, 1, 1));
  }];
  XCTAssertEqualObjects(
    [image carob_drawnShapes], (@[
      @"fill M0 0L20 0L20 5L0 5Z pattern 4 4 of 2", @"fill M0 10L1 10L1 11L0 11Z #000000"
    ]));
}

- (void)testColorsByTheirNumbers {
  UIImage *image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    CGFloat red[] = {1, 0, 0, 1}, white[] = {1, 1};
    CGContextSetFillColor(context, red);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    CGColorSpaceRef gray = CGColorSpaceCreateDeviceGray();
    CGContextSetStrokeColorSpace(context, gray);
    CGColorSpaceRelease(gray);
    CGContextSetStrokeColor(context, white);
    CGContextStrokeRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects(
    [image carob_drawnShapes], (@[
      @"fill M0 0L1 0L1 1L0 1Z #ff0000", @"stroke M0 0L1 0L1 1L0 1Z #ffffff width 1"
    ]));
}

- (void)testATransparencyLayerIsASavedState {
  UIImage *image = [self imageOfSize:CGSizeMake(20, 20) drawing:^(CGContextRef context) {
    CGContextSetAlpha(context, 0.5);
    CGContextBeginTransparencyLayer(context, NULL);
    [[UIColor redColor] setFill];
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    CGContextEndTransparencyLayer(context);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects(
    [image carob_drawnShapes], (@[
      @"fill M0 0L1 0L1 1L0 1Z #ff0000 alpha 0.5", @"fill M0 0L1 0L1 1L0 1Z #000000 alpha 0.5"
    ]));
}

- (void)testNoPattern {
  CGPatternCallbacks none = {0, NULL, NULL};
  XCTAssertTrue(CGPatternCreate(NULL, CGRectZero, CGAffineTransformIdentity, 1, 1, 0, true, &none) == NULL);
  UIImage *image = [self imageOfSize:CGSizeMake(2, 2) drawing:^(CGContextRef context) {
    CGContextSetFillPattern(context, NULL, NULL);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
  }];
  XCTAssertEqualObjects([image carob_drawnShapes], (@[ @"fill M0 0L1 0L1 1L0 1Z #000000" ]));
}

@end
