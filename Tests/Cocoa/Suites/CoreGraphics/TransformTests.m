#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>
#import <QuartzCore/CATransform3D.h>
#import <XCTest/XCTest.h>

@interface TransformTests : XCTestCase
@end

@implementation TransformTests

- (void)testAffineTransforms {
  XCTAssertTrue(CGAffineTransformIsIdentity(CGAffineTransformIdentity));
  CGAffineTransform move = CGAffineTransformMakeTranslation(10, 20);
  CGAffineTransform grow = CGAffineTransformMakeScale(2, 3);
  XCTAssertFalse(CGAffineTransformIsIdentity(move));
  CGPoint point = CGPointApplyAffineTransform(CGPointMake(1, 1), CGAffineTransformConcat(move, grow));
  XCTAssertTrue(CGPointEqualToPoint(point, CGPointMake(22, 63)));
  point = CGPointApplyAffineTransform(CGPointMake(1, 1), CGAffineTransformTranslate(grow, 10, 20));
  XCTAssertTrue(CGPointEqualToPoint(point, CGPointMake(22, 63)));
  point = CGPointApplyAffineTransform(CGPointMake(1, 1), CGAffineTransformScale(move, 2, 3));
  XCTAssertTrue(CGPointEqualToPoint(point, CGPointMake(12, 23)));
  point = CGPointApplyAffineTransform(CGPointMake(1, 0), CGAffineTransformMakeRotation(M_PI_2));
  XCTAssertEqualWithAccuracy(point.x, 0, 1e-12);
  XCTAssertEqualWithAccuracy(point.y, 1, 1e-12);
  CGSize size = CGSizeApplyAffineTransform(CGSizeMake(1, 1), CGAffineTransformConcat(grow, move));
  XCTAssertTrue(CGSizeEqualToSize(size, CGSizeMake(2, 3)));
}

- (void)testInversesOfAffineTransforms {
  CGAffineTransform transform =
    CGAffineTransformRotate(CGAffineTransformMake(2, 1, 0, 3, 5, 7), 0.5);
  CGAffineTransform product =
    CGAffineTransformConcat(transform, CGAffineTransformInvert(transform));
  XCTAssertEqualWithAccuracy(product.a, 1, 1e-12);
  XCTAssertEqualWithAccuracy(product.b, 0, 1e-12);
  XCTAssertEqualWithAccuracy(product.tx, 0, 1e-12);
  XCTAssertEqualWithAccuracy(product.ty, 0, 1e-12);
  CGAffineTransform flat = CGAffineTransformMakeScale(0, 1);
  XCTAssertTrue(CGAffineTransformEqualToTransform(CGAffineTransformInvert(flat), flat));
}

- (void)testRectangles {
  CGRect rect = CGRectApplyAffineTransform(
    CGRectMake(0, 0, 2, 1), CGAffineTransformMakeRotation(M_PI_2));
  XCTAssertEqualWithAccuracy(rect.origin.x, -1, 1e-12);
  XCTAssertEqualWithAccuracy(rect.origin.y, 0, 1e-12);
  XCTAssertEqualWithAccuracy(rect.size.width, 1, 1e-12);
  XCTAssertEqualWithAccuracy(rect.size.height, 2, 1e-12);
  XCTAssertTrue(
    CGRectIsNull(CGRectApplyAffineTransform(CGRectNull, CGAffineTransformIdentity)));
}

- (void)testSpace {
  XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity));
  CATransform3D transform =
    CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 4, 5, 6);
  XCTAssertEqual(transform.m11, 4);
  XCTAssertEqual(transform.m41, 1);
  transform = CATransform3DRotate(transform, 0.7, 1, 2, 3);
  CATransform3D product = CATransform3DConcat(transform, CATransform3DInvert(transform));
  XCTAssertEqualWithAccuracy(product.m11, 1, 1e-12);
  XCTAssertEqualWithAccuracy(product.m23, 0, 1e-12);
  XCTAssertEqualWithAccuracy(product.m43, 0, 1e-12);
  CATransform3D flat = CATransform3DMakeScale(0, 1, 1);
  XCTAssertTrue(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat));
  XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)));
}

- (void)testSpaceAndPlane {
  CGAffineTransform plane = CGAffineTransformMake(1, 2, 3, 4, 5, 6);
  CATransform3D space = CATransform3DMakeAffineTransform(plane);
  XCTAssertTrue(CATransform3DIsAffine(space));
  XCTAssertTrue(CGAffineTransformEqualToTransform(CATransform3DGetAffineTransform(space), plane));
  XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)));
}

@end
