#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIGeometryTests : XCTestCase
@end

@implementation UIGeometryTests

- (void)testStrings {
  XCTAssertEqualObjects(NSStringFromCGPoint(CGPointMake(1, -2.5)), @"{1, -2.5}");
  XCTAssertEqualObjects(NSStringFromCGSize(CGSizeMake(0, 0.5)), @"{0, 0.5}");
  XCTAssertEqualObjects(NSStringFromCGRect(CGRectMake(1, 2, 3, 4)), @"{{1, 2}, {3, 4}}");
  XCTAssertEqualObjects(NSStringFromUIEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4)), @"{1, 2, 3, 4}");
}

- (void)testStructures {
  XCTAssertTrue(CGPointEqualToPoint(CGPointFromString(@"{1, -2.5}"), CGPointMake(1, -2.5)));
  XCTAssertTrue(CGSizeEqualToSize(CGSizeFromString(@" { 3,4 }"), CGSizeMake(3, 4)));
  XCTAssertTrue(
    CGRectEqualToRect(CGRectFromString(@"{{1, 2}, {3, 4}}"), CGRectMake(1, 2, 3, 4)));
  UIEdgeInsets insets = UIEdgeInsetsFromString(@"{1, 2, 3, 4}");
  XCTAssertEqualObjects(NSStringFromUIEdgeInsets(insets), @"{1, 2, 3, 4}");
}

- (void)testNumbersComeBack {
  const CGRect rects[] = {
    {{0.1, 1.0 / 3}, {1e300, 5e-324}}, {{-0.0, 123456789.123}, {-1e300, 1e-300}}};
  for (int i = 0; i < 2; i++)
    XCTAssertTrue(
      CGRectEqualToRect(CGRectFromString(NSStringFromCGRect(rects[i])), rects[i]));
}

- (void)testTextsThatAreNone {
  NSString *nothing = nil;
  XCTAssertTrue(CGRectEqualToRect(CGRectFromString(nothing), CGRectZero));
  for (NSString *text in @[ @"", @"{1, 2}", @"{{1, 2}, {3, 4", @"1 2 3 4", @"{{a, b}, {c, d}}" ])
    XCTAssertTrue(CGRectEqualToRect(CGRectFromString(text), CGRectZero), @"%@", text);
  XCTAssertTrue(CGPointEqualToPoint(CGPointFromString(@"{1}"), CGPointZero));
}

@end
