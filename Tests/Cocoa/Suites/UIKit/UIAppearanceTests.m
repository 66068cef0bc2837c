#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// Views of the tests' own, so that what is recorded for them concerns no others.
@interface PaintedLabel : UILabel
@end
@implementation PaintedLabel
@end

@interface PaintedBox : UIView
@end
@implementation PaintedBox
@end

@interface PaintedSwitch : UISwitch
@end
@implementation PaintedSwitch
@end

@interface UIAppearanceTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@end

@implementation UIAppearanceTests

- (void)setUp {
  [super setUp];
  self.window = [UIWindow new];
}

- (void)testAViewInAWindow {
  [PaintedLabel appearance].textColor = [UIColor redColor];
  XCTAssertEqualObjects([PaintedLabel appearance].textColor, [UIColor redColor]);
  PaintedLabel *label = [PaintedLabel new], *own = [PaintedLabel new];
  own.textColor = [UIColor greenColor];
  UIView *box = [UIView new];
  [box addSubview:label];
  [box addSubview:own];
  XCTAssertNil(label.textColor);
  [self.window addSubview:box];
  XCTAssertEqualObjects(label.textColor, [UIColor redColor]);
  XCTAssertEqualObjects(own.textColor, [UIColor greenColor]);
  // Once.
  label.textColor = nil;
  [self.window addSubview:box];
  XCTAssertNil(label.textColor);
}

- (void)testAViewInsideOthers {
  [[PaintedSwitch appearanceWhenContainedInInstancesOfClasses:@[ [PaintedBox class] ]] setOnTintColor:[UIColor blueColor]];
  PaintedSwitch *inside = [PaintedSwitch new], *outside = [PaintedSwitch new];
  PaintedBox *box = [PaintedBox new];
  [box addSubview:inside];
  [self.window addSubview:box];
  [self.window addSubview:outside];
  XCTAssertEqualObjects(inside.onTintColor, [UIColor blueColor]);
  XCTAssertNil(outside.onTintColor);
}

- (void)testTheOlderName {
  [[PaintedSwitch appearanceWhenContainedIn:[PaintedBox class], nil] setThumbTintColor:[UIColor redColor]];
  PaintedSwitch *inside = [PaintedSwitch new];
  PaintedBox *box = [PaintedBox new];
  [box addSubview:inside];
  [self.window addSubview:box];
  XCTAssertEqualObjects(inside.thumbTintColor, [UIColor redColor]);
}

- (void)testConformance {
  XCTAssertTrue([UIView conformsToProtocol:@protocol(UIAppearance)]);
  XCTAssertTrue([UIBarButtonItem conformsToProtocol:@protocol(UIAppearance)]);
}

@end
