#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIStepperTests : XCTestCase
@property (nonatomic, strong) NSMutableArray *values;
@end

@implementation UIStepperTests

- (void)setUp {
  self.values = [NSMutableArray array];
}

- (void)stepped:(UIStepper *)stepper {
  [self.values addObject:@(stepper.value)];
}

- (void)testDefaults {
  UIStepper *stepper = [[UIStepper alloc] initWithFrame:CGRectMake(5, 6, 1, 2)];
  XCTAssertEqual(stepper.value, 0);
  XCTAssertEqual(stepper.minimumValue, 0);
  XCTAssertEqual(stepper.maximumValue, 100);
  XCTAssertEqual(stepper.stepValue, 1);
  XCTAssertTrue(stepper.continuous && stepper.isContinuous && stepper.autorepeat);
  XCTAssertFalse(stepper.wraps);
  XCTAssertTrue(CGRectEqualToRect(stepper.frame, CGRectMake(5, 6, 94, 29)));
  XCTAssertTrue(CGSizeEqualToSize([stepper sizeThatFits:CGSizeZero], CGSizeMake(94, 29)));
}

- (void)testValueIsBetweenItsLimits {
  UIStepper *stepper = [UIStepper new];
  stepper.value = 1000;
  XCTAssertEqual(stepper.value, 100);
  stepper.maximumValue = 50;
  XCTAssertEqual(stepper.value, 50);
  stepper.minimumValue = 10;
  stepper.value = -3;
  XCTAssertEqual(stepper.value, 10);
  stepper.value = NAN;
  XCTAssertEqual(stepper.value, 10);
}

- (void)testLimitsAndStepAreChecked {
  UIStepper *stepper = [UIStepper new];
  XCTAssertThrowsSpecificNamed(stepper.minimumValue = 100, NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(stepper.maximumValue = 0, NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(stepper.stepValue = 0, NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(stepper.stepValue = NAN, NSException, NSInvalidArgumentException);
  XCTAssertEqual(stepper.maximumValue, 100);
}

- (void)testUserSendsActions {
  UIStepper *stepper = [UIStepper new];
  [stepper addTarget:self action:@selector(stepped:) forControlEvents:UIControlEventValueChanged];
  stepper.value = 7;
  XCTAssertEqual(self.values.count, 0u);
  XCTAssertTrue([stepper carob_changeValue:8]);
  XCTAssertTrue([stepper carob_changeValue:108]);
  XCTAssertEqualObjects(self.values, (@[ @8, @100 ]));
  stepper.wraps = YES;
  [stepper carob_changeValue:101];
  [stepper carob_changeValue:-1];
  XCTAssertEqualObjects(self.values, (@[ @8, @100, @0, @100 ]));
  stepper.enabled = NO;
  XCTAssertFalse([stepper carob_changeValue:3]);
  XCTAssertEqual(self.values.count, 4u);
}

- (void)testImages {
  UIStepper *stepper = [UIStepper new];
  UIImage *image = [UIImage imageNamed:@"plus"];
  [stepper setIncrementImage:image forState:UIControlStateNormal];
  [stepper setDividerImage:image forLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateHighlighted];
  XCTAssertEqual([stepper incrementImageForState:UIControlStateNormal], image);
  XCTAssertNil([stepper decrementImageForState:UIControlStateNormal]);
  XCTAssertEqual([stepper dividerImageForLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateHighlighted], image);
}

@end

/// What a user does to switches and sliders.
@interface UserValueTests : XCTestCase
@property (nonatomic) NSUInteger changes;
@end

@implementation UserValueTests

- (void)changed:(id)sender {
  self.changes += 1;
}

- (void)testSwitch {
  UISwitch *control = [UISwitch new];
  [control addTarget:self action:@selector(changed:) forControlEvents:UIControlEventValueChanged];
  XCTAssertTrue([control carob_changeValue:1]);
  XCTAssertTrue(control.on);
  XCTAssertEqual(self.changes, 1u);
  XCTAssertTrue(CGSizeEqualToSize(control.frame.size, CGSizeMake(51, 31)));
}

- (void)testSlider {
  UISlider *slider = [UISlider new];
  [slider addTarget:self action:@selector(changed:) forControlEvents:UIControlEventValueChanged];
  XCTAssertTrue([slider carob_changeValue:0.5]);
  XCTAssertEqual(slider.value, 0.5);
  XCTAssertFalse([slider carob_changeValue:INFINITY]);
  XCTAssertEqual(self.changes, 1u);
  UIImage *image = [UIImage imageNamed:@"knob"];
  [slider setThumbImage:image forState:UIControlStateNormal];
  XCTAssertEqual(slider.currentThumbImage, image);
  XCTAssertEqual([slider thumbImageForState:UIControlStateHighlighted], image);
  XCTAssertNil(slider.currentMinimumTrackImage);
}

- (void)testControlWithoutAValue {
  XCTAssertFalse([[UIButton new] carob_changeValue:1]);
}

@end
