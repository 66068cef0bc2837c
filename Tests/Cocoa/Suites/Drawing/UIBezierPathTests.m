#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIBezierPathTests : XCTestCase
@end

@implementation UIBezierPathTests

- (void)testShapes {
  CGRect rect = CGRectMake(10, 20, 100, 50);
  for (UIBezierPath *path in @[
         [UIBezierPath bezierPathWithRect:rect], [UIBezierPath bezierPathWithOvalInRect:rect],
         [UIBezierPath bezierPathWithRoundedRect:rect cornerRadius:8],
         [UIBezierPath bezierPathWithRoundedRect:rect
                               byRoundingCorners:UIRectCornerTopLeft
                                     cornerRadii:CGSizeMake(9, 9)]
       ]) {
    XCTAssertTrue(CGRectEqualToRect(path.bounds, rect), @"%@", path);
    XCTAssertTrue([path containsPoint:CGPointMake(60, 45)]);
    XCTAssertFalse([path containsPoint:CGPointMake(60, 19)]);
  }
  UIBezierPath *oval = [UIBezierPath bezierPathWithOvalInRect:rect];
  XCTAssertFalse([oval containsPoint:CGPointMake(11, 21)]);
}

- (void)testOnlyTheChosenCornersAreRound {
  UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 100, 100)
                                             byRoundingCorners:UIRectCornerTopLeft | UIRectCornerBottomRight
                                                   cornerRadii:CGSizeMake(20, 20)];
  XCTAssertFalse([path containsPoint:CGPointMake(1, 1)]);
  XCTAssertTrue([path containsPoint:CGPointMake(99, 1)]);
  XCTAssertTrue([path containsPoint:CGPointMake(1, 99)]);
  XCTAssertFalse([path containsPoint:CGPointMake(99, 99)]);
}

- (void)testAClockwiseArcGoesDownFromTheRight {
  UIBezierPath *path = [UIBezierPath bezierPathWithArcCenter:CGPointMake(0, 0)
                                                      radius:10
                                                  startAngle:0
                                                    endAngle:M_PI_2
                                                   clockwise:YES];
  XCTAssertEqualWithAccuracy(path.currentPoint.x, 0, 1e-9);
  XCTAssertEqualWithAccuracy(path.currentPoint.y, 10, 1e-9);
  [path addLineToPoint:CGPointZero];
  [path closePath];
  XCTAssertTrue([path containsPoint:CGPointMake(5, 5)]);
  XCTAssertFalse([path containsPoint:CGPointMake(5, -5)]);
}

- (void)testPartsAndTransforms {
  UIBezierPath *path = [UIBezierPath bezierPath];
  XCTAssertTrue(path.isEmpty);
  [path moveToPoint:CGPointMake(0, 0)];
  [path addLineToPoint:CGPointMake(10, 0)];
  [path addQuadCurveToPoint:CGPointMake(10, 10) controlPoint:CGPointMake(20, 5)];
  [path addCurveToPoint:CGPointMake(0, 10) controlPoint1:CGPointMake(8, 12) controlPoint2:CGPointMake(2, 12)];
  [path closePath];
  XCTAssertTrue(CGRectEqualToRect(path.bounds, CGRectMake(0, 0, 20, 12)));
  UIBezierPath *copy = [path copy];
  [copy applyTransform:CGAffineTransformMakeTranslation(100, 0)];
  XCTAssertEqual(copy.bounds.origin.x, 100);
  XCTAssertEqual(path.bounds.origin.x, 0);
  [path appendPath:copy];
  XCTAssertEqual(path.bounds.size.width, 120);
  XCTAssertTrue(CGRectEqualToRect([path bezierPathByReversingPath].bounds, path.bounds));
  [path removeAllPoints];
  XCTAssertTrue(path.isEmpty);
}

- (void)testTheLine {
  UIBezierPath *path = [UIBezierPath bezierPath];
  XCTAssertEqual(path.lineWidth, 1);
  XCTAssertEqual(path.miterLimit, 10);
  XCTAssertEqual(path.lineCapStyle, kCGLineCapButt);
  path.lineWidth = 3;
  path.lineCapStyle = kCGLineCapSquare;
  path.lineJoinStyle = kCGLineJoinBevel;
  CGFloat pattern[] = {4, 2};
  [path setLineDash:pattern count:2 phase:1];
  XCTAssertEqual(path.lineCapStyle, kCGLineCapSquare);
  XCTAssertEqual(path.lineJoinStyle, kCGLineJoinBevel);
  CGFloat read[2] = {0, 0}, phase = 0;
  NSInteger count = 0;
  [path getLineDash:read count:&count phase:&phase];
  XCTAssertEqual(count, 2);
  XCTAssertEqual(read[1], 2);
  XCTAssertEqual(phase, 1);
}

- (void)testItsCGPath {
  UIBezierPath *path = [UIBezierPath bezierPathWithRect:CGRectMake(0, 0, 5, 5)];
  XCTAssertTrue(CGPathContainsPoint(path.CGPath, NULL, CGPointMake(1, 1), false));
  UIBezierPath *other = [UIBezierPath bezierPathWithCGPath:path.CGPath];
  XCTAssertTrue(CGPathEqualToPath(other.CGPath, path.CGPath));
}

@end
