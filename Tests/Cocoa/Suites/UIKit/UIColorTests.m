#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIColorTests : XCTestCase
@end

@implementation UIColorTests

- (void)testHues {
  XCTAssertEqualObjects([UIColor colorWithHue:0 saturation:1 brightness:1 alpha:1], [UIColor redColor]);
  XCTAssertEqualObjects([UIColor colorWithHue:2.0 / 6 saturation:1 brightness:1 alpha:1], [UIColor greenColor]);
  XCTAssertEqualObjects([UIColor colorWithHue:0.3 saturation:0 brightness:1 alpha:1], [UIColor whiteColor]);
  XCTAssertEqualObjects([UIColor colorWithHue:0.7 saturation:1 brightness:0 alpha:1], [UIColor blackColor]);
}

- (void)testAlpha {
  XCTAssertEqualObjects([[UIColor blackColor] colorWithAlphaComponent:0], [UIColor clearColor]);
}

- (void)testComponents {
  CGFloat red = -1, green = -1, blue = -1, alpha = -1;
  XCTAssertTrue([[UIColor orangeColor] getRed:&red green:&green blue:&blue alpha:&alpha]);
  XCTAssertEqual(red, 1);
  XCTAssertEqual(green, 0.5);
  XCTAssertEqual(blue, 0);
  XCTAssertEqual(alpha, 1);
  XCTAssertTrue([[UIColor redColor] getRed:NULL green:NULL blue:NULL alpha:NULL]);
}

- (void)testGreys {
  CGFloat white = -1;
  XCTAssertTrue([[UIColor grayColor] getWhite:&white alpha:NULL]);
  XCTAssertEqual(white, 0.5);
  XCTAssertFalse([[UIColor redColor] getWhite:&white alpha:NULL]);
}

- (void)testSystemColors {
  XCTAssertNotNil([UIColor systemBlueColor]);
  XCTAssertEqualObjects([[UIColor labelColor] resolvedColorWithTraitCollection:UIScreen.mainScreen.traitCollection], [UIColor blackColor]);
}

@end
