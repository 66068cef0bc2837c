#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface FramedButton : UIButton
@property (nonatomic) NSUInteger setUps;
@end

@implementation FramedButton
- (instancetype)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) _setUps += 1;
  return self;
}
@end

@interface UIButtonTests : XCTestCase
@end

@implementation UIButtonTests

- (void)testTypeAndClass {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  XCTAssertEqual(button.buttonType, UIButtonTypeSystem);
  XCTAssertTrue([button isKindOfClass:[UIControl class]]);
  XCTAssertTrue([[FramedButton buttonWithType:UIButtonTypeCustom] isKindOfClass:[FramedButton class]]);
}

- (void)testInitSendsInitWithFrame {
  XCTAssertEqual([FramedButton new].setUps, 1u);
  XCTAssertEqual([[FramedButton alloc] initWithFrame:CGRectZero].setUps, 1u);
  XCTAssertEqual([(FramedButton *)[FramedButton buttonWithType:UIButtonTypeCustom] setUps], 1u);
}

- (void)testTitles {
  UIButton *button = [UIButton new];
  XCTAssertNil([button titleForState:UIControlStateNormal]);
  XCTAssertNil(button.currentTitle);
  [button setTitle:@"Go" forState:UIControlStateNormal];
  [button setTitle:@"Wait" forState:UIControlStateDisabled];
  XCTAssertEqualObjects([button titleForState:UIControlStateNormal], @"Go");
  XCTAssertEqualObjects([button titleForState:UIControlStateDisabled], @"Wait");
  XCTAssertEqualObjects([button titleForState:UIControlStateSelected], @"Go");
}

- (void)testCurrentTitleFollowsTheState {
  UIButton *button = [UIButton new];
  [button setTitle:@"Go" forState:UIControlStateNormal];
  [button setTitle:@"Wait" forState:UIControlStateDisabled];
  XCTAssertEqualObjects(button.titleLabel.text, @"Go");
  button.enabled = NO;
  XCTAssertEqualObjects(button.currentTitle, @"Wait");
  XCTAssertEqualObjects(button.titleLabel.text, @"Wait");
  [button setTitle:nil forState:UIControlStateDisabled];
  XCTAssertEqualObjects(button.titleLabel.text, @"Go");
}

- (void)testTitleLabelIsInside {
  UIButton *button = [UIButton new];
  [button setTitle:@"Go" forState:UIControlStateNormal];
  XCTAssertEqual(button.titleLabel.superview, button);
  XCTAssertEqual(button.titleLabel, button.titleLabel);
}

- (void)testColorsAndImages {
  UIButton *button = [UIButton new];
  [button setTitleColor:[UIColor redColor] forState:UIControlStateNormal];
  [button setImage:[UIImage imageNamed:@"star"] forState:UIControlStateNormal];
  [button setBackgroundImage:[UIImage imageNamed:@"back"] forState:UIControlStateHighlighted];
  XCTAssertEqualObjects(button.currentTitleColor, [UIColor redColor]);
  XCTAssertEqualObjects([button imageForState:UIControlStateSelected], [UIImage imageNamed:@"star"]);
  XCTAssertEqualObjects(button.imageView.image, button.currentImage);
  XCTAssertNil(button.currentBackgroundImage);
  button.highlighted = YES;
  XCTAssertEqualObjects(button.currentBackgroundImage, [UIImage imageNamed:@"back"]);
}

@end
