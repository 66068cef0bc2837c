#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface CGPathTests : XCTestCase
@end

@implementation CGPathTests

static void count(void *info, const CGPathElement *element) {
  NSMutableArray *types = (__bridge NSMutableArray *)info;
  [types addObject:@(element->type)];
}

- (void)testTheBoundsOfARectangle {
  CGMutablePathRef path = CGPathCreateMutable();
  XCTAssertTrue(CGPathIsEmpty(path));
  XCTAssertTrue(CGRectIsNull(CGPathGetBoundingBox(path)));
  CGPathAddRect(path, NULL, CGRectMake(1, 2, 30, 40));
  XCTAssertFalse(CGPathIsEmpty(path));
  XCTAssertTrue(CGRectEqualToRect(CGPathGetBoundingBox(path), CGRectMake(1, 2, 30, 40)));
  CGRect rect;
  XCTAssertTrue(CGPathIsRect(path, &rect));
  XCTAssertTrue(CGRectEqualToRect(rect, CGRectMake(1, 2, 30, 40)));
  CGPathAddLineToPoint(path, NULL, 100, 100);
  XCTAssertFalse(CGPathIsRect(path, NULL));
  CGPathRelease(path);
}

- (void)testABoundingBoxHasControlPointsAndAPathBoundingBoxHasNot {
  CGMutablePathRef path = CGPathCreateMutable();
  CGPathMoveToPoint(path, NULL, 0, 0);
  CGPathAddQuadCurveToPoint(path, NULL, 10, 20, 20, 0);
  XCTAssertTrue(CGRectEqualToRect(CGPathGetBoundingBox(path), CGRectMake(0, 0, 20, 20)));
  XCTAssertTrue(CGRectEqualToRect(CGPathGetPathBoundingBox(path), CGRectMake(0, 0, 20, 10)));
  CGPathRelease(path);
}

- (void)testWhatIsInsideDependsOnTheRule {
  CGMutablePathRef path = CGPathCreateMutable();
  CGPathAddRect(path, NULL, CGRectMake(0, 0, 30, 30));
  CGPathAddRect(path, NULL, CGRectMake(10, 10, 10, 10));
  XCTAssertTrue(CGPathContainsPoint(path, NULL, CGPointMake(15, 15), false));
  XCTAssertFalse(CGPathContainsPoint(path, NULL, CGPointMake(15, 15), true));
  XCTAssertTrue(CGPathContainsPoint(path, NULL, CGPointMake(5, 5), true));
  XCTAssertFalse(CGPathContainsPoint(path, NULL, CGPointMake(31, 5), false));
  CGAffineTransform right = CGAffineTransformMakeTranslation(20, 0);
  XCTAssertTrue(CGPathContainsPoint(path, &right, CGPointMake(45, 5), false));
  CGPathRelease(path);
}

- (void)testPartsAreGivenInOrder {
  CGMutablePathRef path = CGPathCreateMutable();
  CGPathAddLineToPoint(path, NULL, 5, 5);
  XCTAssertTrue(CGPathIsEmpty(path), @"a line needs a current point");
  CGPathMoveToPoint(path, NULL, 0, 0);
  CGPathAddLineToPoint(path, NULL, 5, 5);
  CGPathAddQuadCurveToPoint(path, NULL, 6, 6, 7, 7);
  CGPathAddCurveToPoint(path, NULL, 1, 1, 2, 2, 3, 3);
  XCTAssertTrue(CGPointEqualToPoint(CGPathGetCurrentPoint(path), CGPointMake(3, 3)));
  CGPathCloseSubpath(path);
  XCTAssertTrue(CGPointEqualToPoint(CGPathGetCurrentPoint(path), CGPointZero));
  NSMutableArray *types = [NSMutableArray array];
  CGPathApply(path, (__bridge void *)types, count);
  XCTAssertEqualObjects(types, (@[ @0, @1, @2, @3, @4 ]));
  CGPathRelease(path);
}

- (void)testTransformsAndCopies {
  CGAffineTransform twice = CGAffineTransformMakeScale(2, 3);
  CGPathRef path = CGPathCreateWithRect(CGRectMake(0, 0, 10, 10), &twice);
  XCTAssertTrue(CGRectEqualToRect(CGPathGetBoundingBox(path), CGRectMake(0, 0, 20, 30)));
  CGMutablePathRef copy = CGPathCreateMutableCopy(path);
  XCTAssertTrue(CGPathEqualToPath(path, copy));
  CGPathMoveToPoint(copy, NULL, 0, 0);
  XCTAssertFalse(CGPathEqualToPath(path, copy));
  XCTAssertEqual(CFGetTypeID(path), CGPathGetTypeID());
  CGPathRelease(path);
  CGPathRelease(copy);
}

- (void)testArcs {
  CGMutablePathRef path = CGPathCreateMutable();
  CGPathAddArc(path, NULL, 50, 50, 10, 0, M_PI, false);
  CGRect bounds = CGPathGetPathBoundingBox(path);
  XCTAssertEqualWithAccuracy(CGRectGetMaxY(bounds), 60, 0.01);
  XCTAssertEqualWithAccuracy(CGRectGetMinY(bounds), 50, 0.01);
  CGPathRelease(path);
  path = CGPathCreateMutable();
  CGPathAddArc(path, NULL, 50, 50, 10, 0, M_PI, true);
  XCTAssertEqualWithAccuracy(CGRectGetMinY(CGPathGetPathBoundingBox(path)), 40, 0.01);
  CGPathRelease(path);
  path = CGPathCreateMutable();
  CGPathMoveToPoint(path, NULL, 0, 0);
  CGPathAddArcToPoint(path, NULL, 20, 0, 20, 20, 5);
  CGPoint end = CGPathGetCurrentPoint(path);
  XCTAssertEqualWithAccuracy(end.x, 20, 1e-6);
  XCTAssertEqualWithAccuracy(end.y, 5, 1e-6);
  CGPathRelease(path);
}

- (void)testNullDoesNothing {
  CGPathAddRect(NULL, NULL, CGRectMake(0, 0, 1, 1));
  XCTAssertTrue(CGPathIsEmpty(NULL));
  XCTAssertTrue(CGRectIsNull(CGPathGetBoundingBox(NULL)));
  XCTAssertFalse(CGPathContainsPoint(NULL, NULL, CGPointZero, false));
  XCTAssertTrue(CGPathRetain(NULL) == NULL);
  CGPathRelease(NULL);
}

@end
