#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface NSLayoutConstraintTests : XCTestCase
@property (nonatomic, strong) UIView *box, *one, *two;
@end

@implementation NSLayoutConstraintTests

- (void)setUp {
  [super setUp];
  self.box = [UIView new];
  self.one = [UIView new];
  self.two = [UIView new];
  [self.box addSubview:self.one];
  [self.box addSubview:self.two];
}

- (NSArray<NSLayoutConstraint *> *)constraints:(NSString *)format options:(NSLayoutFormatOptions)options {
  UIView *one = self.one, *two = self.two;
  return [NSLayoutConstraint constraintsWithVisualFormat:format
                                                 options:options
                                                 metrics:@{ @"gap" : @12 }
                                                   views:NSDictionaryOfVariableBindings(one, two)];
}

- (void)testProperties {
  NSLayoutConstraint *constraint = [NSLayoutConstraint constraintWithItem:self.one
                                                                attribute:NSLayoutAttributeWidth
                                                                relatedBy:NSLayoutRelationGreaterThanOrEqual
                                                                   toItem:self.two
                                                                attribute:NSLayoutAttributeHeight
                                                               multiplier:2
                                                                 constant:3];
  XCTAssertEqual(constraint.firstItem, self.one);
  XCTAssertEqual(constraint.firstAttribute, NSLayoutAttributeWidth);
  XCTAssertEqual(constraint.relation, NSLayoutRelationGreaterThanOrEqual);
  XCTAssertEqual(constraint.secondItem, self.two);
  XCTAssertEqual(constraint.secondAttribute, NSLayoutAttributeHeight);
  XCTAssertEqual(constraint.multiplier, 2);
  XCTAssertEqual(constraint.constant, 3);
  XCTAssertEqual(constraint.priority, UILayoutPriorityRequired);
  XCTAssertFalse(constraint.active);
  constraint.active = YES;
  XCTAssertEqualObjects(self.box.constraints, @[ constraint ]);
  [self.box removeConstraint:constraint];
  XCTAssertFalse(constraint.isActive);
  XCTAssertEqual(self.box.constraints.count, 0u);
  XCTAssertTrue(self.one.translatesAutoresizingMaskIntoConstraints);
  self.one.translatesAutoresizingMaskIntoConstraints = NO;
  XCTAssertFalse(self.one.translatesAutoresizingMaskIntoConstraints);
}

- (void)testViewsThatAreNotTogether {
  NSLayoutConstraint *constraint = [self.one.leftAnchor constraintEqualToAnchor:[UIView new].leftAnchor];
  XCTAssertThrows(constraint.active = YES);
}

- (void)testAnchors {
  NSLayoutConstraint *constraint = [self.one.leadingAnchor constraintEqualToAnchor:self.box.leadingAnchor constant:8];
  XCTAssertEqual(constraint.firstAttribute, NSLayoutAttributeLeading);
  XCTAssertEqual(constraint.constant, 8);
  NSLayoutConstraint *width = [self.one.widthAnchor constraintLessThanOrEqualToConstant:50];
  XCTAssertEqual(width.relation, NSLayoutRelationLessThanOrEqual);
  XCTAssertNil(width.secondItem);
  XCTAssertEqual([self.one.heightAnchor constraintEqualToAnchor:self.two.heightAnchor multiplier:0.5].multiplier, 0.5);
  [NSLayoutConstraint activateConstraints:@[ constraint, width ]];
  XCTAssertEqualObjects(self.box.constraints, @[ constraint ]);
  XCTAssertEqualObjects(self.one.constraints, @[ width ]);
  [NSLayoutConstraint deactivateConstraints:@[ constraint, width ]];
  XCTAssertEqual(self.one.constraints.count, 0u);
}

- (void)testVisualFormats {
  NSArray<NSLayoutConstraint *> *made = [self constraints:@"V:|-20-[one]-gap-[two]" options:NSLayoutFormatAlignAllLeft];
  XCTAssertEqual(made.count, 3u);
  XCTAssertEqual(made[0].firstItem, self.one);
  XCTAssertEqual(made[0].firstAttribute, NSLayoutAttributeTop);
  XCTAssertEqual(made[0].secondItem, self.box);
  XCTAssertEqual(made[0].constant, 20);
  XCTAssertEqual(made[1].firstItem, self.two);
  XCTAssertEqual(made[1].secondAttribute, NSLayoutAttributeBottom);
  XCTAssertEqual(made[1].constant, 12);
  XCTAssertEqual(made[2].firstAttribute, NSLayoutAttributeLeft);
  made = [self constraints:@"|[one(>=50@250,<=two)]-[two(30)]|" options:0];
  XCTAssertEqual(made.count, 6u);
  XCTAssertEqual(made[0].relation, NSLayoutRelationGreaterThanOrEqual);
  XCTAssertEqual(made[0].priority, 250);
  XCTAssertEqual(made[1].secondItem, self.two);
  XCTAssertEqual(made[2].constant, 0);
  XCTAssertEqual(made[3].constant, 30);
  XCTAssertEqual(made[4].constant, 8);
  XCTAssertEqual(made[5].firstItem, self.box);
  XCTAssertEqual(made[5].firstAttribute, NSLayoutAttributeTrailing);
}

- (void)testFormatsWithMistakes {
  for (NSString *format in @[ @"[three]", @"[one", @"[one]-nothing-[two]", @"|", @"[one][two]x", @"[one]-(5]" ])
    XCTAssertThrowsSpecificNamed([self constraints:format options:0], NSException, NSInvalidArgumentException, @"%@", format);
}

@end
