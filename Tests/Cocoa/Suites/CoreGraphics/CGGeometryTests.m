#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CGGeometryTests : XCTestCase
@end

@implementation CGGeometryTests

#define ASSERT_RECT(rect, a, b, c, d)                                                       \
  do {                                                                                      \
    CGRect given = (rect), wanted = CGRectMake(a, b, c, d);                                 \
    XCTAssertEqual(given.origin.x, wanted.origin.x);                                        \
    XCTAssertEqual(given.origin.y, wanted.origin.y);                                        \
    XCTAssertEqual(given.size.width, wanted.size.width);                                    \
    XCTAssertEqual(given.size.height, wanted.size.height);                                  \
  } while (0)

- (void)testEdges {
  CGRect rect = CGRectMake(1, 2, 10, 20), flipped = CGRectMake(11, 22, -10, -20);
  for (int i = 0; i < 2; i++) {
    CGRect one = i ? flipped : rect;
    XCTAssertEqual(CGRectGetMinX(one), 1);
    XCTAssertEqual(CGRectGetMidX(one), 6);
    XCTAssertEqual(CGRectGetMaxX(one), 11);
    XCTAssertEqual(CGRectGetMinY(one), 2);
    XCTAssertEqual(CGRectGetMidY(one), 12);
    XCTAssertEqual(CGRectGetMaxY(one), 22);
    XCTAssertEqual(CGRectGetWidth(one), 10);
    XCTAssertEqual(CGRectGetHeight(one), 20);
  }
  ASSERT_RECT(CGRectStandardize(flipped), 1, 2, 10, 20);
  XCTAssertTrue(CGRectEqualToRect(rect, flipped));
  XCTAssertFalse(CGRectEqualToRect(rect, CGRectMake(1, 2, 10, 21)));
}

- (void)testSpecialRectangles {
  XCTAssertTrue(CGRectIsNull(CGRectNull));
  XCTAssertTrue(CGRectIsEmpty(CGRectNull));
  XCTAssertFalse(CGRectIsNull(CGRectZero));
  XCTAssertTrue(CGRectIsEmpty(CGRectZero));
  XCTAssertFalse(CGRectIsEmpty(CGRectMake(0, 0, -1, -1)));
  XCTAssertTrue(CGRectIsInfinite(CGRectInfinite));
  XCTAssertFalse(CGRectIsInfinite(CGRectMake(0, 0, 1e9, 1e9)));
  XCTAssertTrue(CGRectEqualToRect(CGRectNull, CGRectMake(INFINITY, 3, 4, 5)));
  XCTAssertTrue(CGPointEqualToPoint(CGPointZero, CGPointMake(0, 0)));
  XCTAssertTrue(CGSizeEqualToSize(CGSizeZero, CGSizeMake(0, 0)));
}

- (void)testInsetsAndOffsets {
  CGRect rect = CGRectMake(1, 2, 10, 20);
  ASSERT_RECT(CGRectInset(rect, 2, 3), 3, 5, 6, 14);
  ASSERT_RECT(CGRectInset(rect, -1, -1), 0, 1, 12, 22);
  ASSERT_RECT(CGRectInset(rect, 5, 10), 6, 12, 0, 0);
  XCTAssertTrue(CGRectIsNull(CGRectInset(rect, 6, 0)));
  XCTAssertTrue(CGRectIsNull(CGRectInset(CGRectNull, 1, 1)));
  ASSERT_RECT(CGRectOffset(rect, -1, 1), 0, 3, 10, 20);
  XCTAssertTrue(CGRectIsNull(CGRectOffset(CGRectNull, 1, 1)));
  ASSERT_RECT(CGRectIntegral(CGRectMake(0.5, -0.5, 1, 1)), 0, -1, 2, 2);
  ASSERT_RECT(CGRectIntegral(rect), 1, 2, 10, 20);
}

- (void)testUnionsAndIntersections {
  CGRect a = CGRectMake(0, 0, 10, 10), b = CGRectMake(5, 6, 10, 10);
  ASSERT_RECT(CGRectUnion(a, b), 0, 0, 15, 16);
  ASSERT_RECT(CGRectIntersection(a, b), 5, 6, 5, 4);
  ASSERT_RECT(CGRectIntersection(CGRectMake(10, 10, -10, -10), b), 5, 6, 5, 4);
  XCTAssertTrue(CGRectIntersectsRect(a, b));
  CGRect beside = CGRectMake(10, 0, 5, 10);
  XCTAssertFalse(CGRectIntersectsRect(a, beside));
  XCTAssertTrue(CGRectIsNull(CGRectIntersection(a, beside)));
  ASSERT_RECT(CGRectUnion(CGRectNull, a), 0, 0, 10, 10);
  ASSERT_RECT(CGRectUnion(a, CGRectNull), 0, 0, 10, 10);
  XCTAssertTrue(CGRectIsNull(CGRectIntersection(a, CGRectNull)));
}

- (void)testContaining {
  CGRect rect = CGRectMake(0, 0, 10, 10);
  XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(0, 0)));
  XCTAssertFalse(CGRectContainsPoint(rect, CGPointMake(10, 5)));
  XCTAssertTrue(CGRectContainsPoint(CGRectMake(10, 10, -10, -10), CGPointMake(1, 1)));
  XCTAssertFalse(CGRectContainsPoint(CGRectNull, CGPointZero));
  XCTAssertTrue(CGRectContainsRect(rect, CGRectMake(5, 5, 5, 5)));
  XCTAssertFalse(CGRectContainsRect(rect, CGRectMake(5, 5, 6, 5)));
}

- (void)testDividing {
  CGRect slice, rest, rect = CGRectMake(0, 0, 10, 20);
  CGRectDivide(rect, &slice, &rest, 4, CGRectMinXEdge);
  ASSERT_RECT(slice, 0, 0, 4, 20);
  ASSERT_RECT(rest, 4, 0, 6, 20);
  CGRectDivide(rect, &slice, &rest, 4, CGRectMaxXEdge);
  ASSERT_RECT(slice, 6, 0, 4, 20);
  ASSERT_RECT(rest, 0, 0, 6, 20);
  CGRectDivide(rect, &slice, &rest, 5, CGRectMinYEdge);
  ASSERT_RECT(slice, 0, 0, 10, 5);
  ASSERT_RECT(rest, 0, 5, 10, 15);
  CGRectDivide(rect, &slice, &rest, 25, CGRectMaxYEdge);
  ASSERT_RECT(slice, 0, 0, 10, 20);
  ASSERT_RECT(rest, 0, 0, 10, 0);
}

- (void)testDictionaries {
  CGRect rect = CGRectMake(1, 2.5, 3, 4), back;
  NSDictionary *dictionary = CFBridgingRelease(CGRectCreateDictionaryRepresentation(rect));
  XCTAssertEqualObjects(dictionary, (@{@"X" : @1, @"Y" : @2.5, @"Width" : @3, @"Height" : @4}));
  XCTAssertTrue(
    CGRectMakeWithDictionaryRepresentation((__bridge CFDictionaryRef)dictionary, &back));
  ASSERT_RECT(back, 1, 2.5, 3, 4);
  CGPoint point = {7, 8};
  XCTAssertFalse(CGPointMakeWithDictionaryRepresentation((__bridge CFDictionaryRef)@{@"X" : @1}, &point));
  XCTAssertEqual(point.x, 7);
  CGSize size;
  NSDictionary *ofSize = CFBridgingRelease(CGSizeCreateDictionaryRepresentation(CGSizeMake(1, 2)));
  XCTAssertTrue(CGSizeMakeWithDictionaryRepresentation((__bridge CFDictionaryRef)ofSize, &size));
  XCTAssertTrue(CGSizeEqualToSize(size, CGSizeMake(1, 2)));
}

@end
