#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIStackViewTests : XCTestCase
@property (nonatomic, strong) UIStackView *stack;
@property (nonatomic, strong) UIView *one, *two;
@end

@implementation UIStackViewTests

- (void)setUp {
  self.one = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 10)];
  self.two = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 30)];
  self.stack = [[UIStackView alloc] initWithArrangedSubviews:@[ self.one, self.two ]];
  self.stack.frame = CGRectMake(0, 0, 110, 50);
}

/// The frames of the views after a layout.
- (NSArray *)frames {
  [self.stack layoutIfNeeded];
  NSMutableArray *frames = [NSMutableArray array];
  for (UIView *view in self.stack.arrangedSubviews) [frames addObject:NSStringFromCGRect(view.frame)];
  return frames;
}

- (void)testDefaults {
  UIStackView *stack = [UIStackView new];
  XCTAssertEqual(stack.axis, UILayoutConstraintAxisHorizontal);
  XCTAssertEqual(stack.distribution, UIStackViewDistributionFill);
  XCTAssertEqual(stack.alignment, UIStackViewAlignmentFill);
  XCTAssertEqual(stack.spacing, 0);
  XCTAssertEqualObjects(stack.arrangedSubviews, @[]);
  XCTAssertThrows(stack.distribution = (UIStackViewDistribution)9);
}

- (void)testMargins {
  self.stack.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4);
  self.stack.distribution = UIStackViewDistributionFillEqually;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {55, 50}}", @"{{55, 0}, {55, 50}}" ]));
  self.stack.layoutMarginsRelativeArrangement = YES;
  XCTAssertEqualObjects(self.frames, (@[ @"{{2, 1}, {52, 46}}", @"{{54, 1}, {52, 46}}" ]));
  self.stack.axis = UILayoutConstraintAxisVertical;
  XCTAssertEqualObjects(self.frames, (@[ @"{{2, 1}, {104, 23}}", @"{{2, 24}, {104, 23}}" ]));
  CGSize size = [self.stack sizeThatFits:CGSizeZero];
  self.stack.layoutMarginsRelativeArrangement = NO;
  XCTAssertEqual(size.height, [self.stack sizeThatFits:CGSizeZero].height + 4);
}

- (void)testArrangedSubviews {
  XCTAssertEqualObjects(self.stack.subviews, (@[ self.one, self.two ]));
  UIView *three = [UIView new];
  [self.stack insertArrangedSubview:three atIndex:0];
  XCTAssertEqualObjects(self.stack.arrangedSubviews, (@[ three, self.one, self.two ]));
  [self.stack addArrangedSubview:self.one];
  XCTAssertEqualObjects(self.stack.arrangedSubviews, (@[ three, self.two, self.one ]));
  [self.stack removeArrangedSubview:self.two];
  XCTAssertEqual(self.two.superview, self.stack);
  [three removeFromSuperview];
  XCTAssertEqualObjects(self.stack.arrangedSubviews, @[ self.one ]);
}

- (void)testLastViewFills {
  self.stack.spacing = 10;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {20, 50}}", @"{{30, 0}, {80, 50}}" ]));
}

- (void)testViewsWithoutALengthShareTheRest {
  self.one.frame = CGRectZero;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {70, 50}}", @"{{70, 0}, {40, 50}}" ]));
}

- (void)testDistributions {
  self.stack.distribution = UIStackViewDistributionFillEqually;
  self.stack.spacing = 10;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {50, 50}}", @"{{60, 0}, {50, 50}}" ]));
}

- (void)testProportionalLengths {
  self.stack.distribution = UIStackViewDistributionFillProportionally;
  self.stack.spacing = 20;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {30, 50}}", @"{{50, 0}, {60, 50}}" ]));
}

- (void)testEqualDistances {
  self.stack.distribution = UIStackViewDistributionEqualSpacing;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {20, 50}}", @"{{70, 0}, {40, 50}}" ]));
}

- (void)testAlignments {
  self.stack.distribution = UIStackViewDistributionEqualCentering;
  self.stack.alignment = UIStackViewAlignmentCenter;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 20}, {20, 10}}", @"{{70, 10}, {40, 30}}" ]));
  self.stack.alignment = UIStackViewAlignmentTrailing;
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 40}, {20, 10}}", @"{{70, 20}, {40, 30}}" ]));
}

- (void)testColumn {
  self.stack.axis = UILayoutConstraintAxisVertical;
  self.stack.alignment = UIStackViewAlignmentLeading;
  [self.stack setCustomSpacing:5 afterView:self.one];
  XCTAssertEqual([self.stack customSpacingAfterView:self.one], 5);
  XCTAssertEqual([self.stack customSpacingAfterView:self.two], UIStackViewSpacingUseDefault);
  XCTAssertEqualObjects(self.frames, (@[ @"{{0, 0}, {20, 10}}", @"{{0, 15}, {40, 35}}" ]));
}

- (void)testHiddenViewsHaveNoPlace {
  self.one.hidden = YES;
  [self.stack layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect(self.two.frame, CGRectMake(0, 0, 110, 50)));
  self.one.hidden = NO;
  [self.stack layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect(self.two.frame, CGRectMake(20, 0, 90, 50)));
}

- (void)testSizeThatFits {
  self.stack.spacing = 4;
  XCTAssertTrue(CGSizeEqualToSize([self.stack sizeThatFits:CGSizeZero], CGSizeMake(64, 30)));
  UIStackView *outer = [[UIStackView alloc] initWithArrangedSubviews:@[ self.stack, [UIStepper new] ]];
  outer.axis = UILayoutConstraintAxisVertical;
  XCTAssertTrue(CGSizeEqualToSize([outer sizeThatFits:CGSizeZero], CGSizeMake(94, 59)));
  [outer layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect(self.stack.frame, CGRectMake(0, 0, 94, 30)));
}

@end
