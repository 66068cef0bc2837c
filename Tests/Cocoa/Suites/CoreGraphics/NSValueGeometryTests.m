#import <QuartzCore/CATransform3D.h>
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface NSValueGeometryTests : XCTestCase
@end

@implementation NSValueGeometryTests

- (void)testValues {
  XCTAssertEqual([NSValue valueWithCGVector:CGVectorMake(1, 2)].CGVectorValue.dy, 2);
  UIOffset offset = [NSValue valueWithUIOffset:UIOffsetMake(3, 4)].UIOffsetValue;
  XCTAssertTrue(UIOffsetEqualToOffset(offset, UIOffsetMake(3, 4)));
  CGAffineTransform plane = CGAffineTransformMake(1, 2, 3, 4, 5, 6);
  NSValue *value = [NSValue valueWithCGAffineTransform:plane];
  XCTAssertTrue(CGAffineTransformEqualToTransform(value.CGAffineTransformValue, plane));
  XCTAssertEqualObjects(value, [NSValue value:&plane withObjCType:@encode(CGAffineTransform)]);
  CATransform3D space = CATransform3DMakeTranslation(7, 8, 9);
  value = [NSValue valueWithCATransform3D:space];
  XCTAssertTrue(CATransform3DEqualToTransform(value.CATransform3DValue, space));
  XCTAssertThrows([value CGVectorValue]);
}

- (void)testStrings {
  XCTAssertEqualObjects(NSStringFromCGVector(CGVectorMake(1, 2.5)), @"{1, 2.5}");
  XCTAssertEqualObjects(NSStringFromUIOffset(UIOffsetMake(1, -2)), @"{1, -2}");
  CGAffineTransform transform = CGAffineTransformMake(1, 0, 0, 1, 5, 0.5);
  XCTAssertEqualObjects(NSStringFromCGAffineTransform(transform), @"[1, 0, 0, 1, 5, 0.5]");
  XCTAssertTrue(CGAffineTransformEqualToTransform(
    CGAffineTransformFromString(@"[1, 0, 0, 1, 5, 0.5]"), transform));
  XCTAssertEqual(CGVectorFromString(@"{1, 2.5}").dy, 2.5);
  XCTAssertEqual(UIOffsetFromString(@"{1, -2}").vertical, -2);
  XCTAssertEqual(CGAffineTransformFromString(@"{1, 2}").a, 0);
}

@end
