#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// Logs the styles and sizes that it is told of.
@interface TraitsView : UIView
@property (nonatomic, strong) NSMutableArray *log;
@end
@implementation TraitsView
- (void)traitCollectionDidChange:(UITraitCollection *)previous {
  [super traitCollectionDidChange:previous];
  [self.log addObject:[NSString stringWithFormat:@"%ld to %ld", (long)previous.userInterfaceStyle,
                                                 (long)[UITraitCollection currentTraitCollection].userInterfaceStyle]];
}
- (void)drawRect:(CGRect)rect {
  [[UIColor systemBackgroundColor] setFill];
  UIRectFill(rect);
}
@end

/// Light and dark, and the size of texts.
@interface ChangingTraitsTests : XCTestCase
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIViewController *controller;
@property (nonatomic, strong) TraitsView *view;
@end

@implementation ChangingTraitsTests

- (void)setUp {
  [super setUp];
  self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  self.controller = [UIViewController new];
  self.view = [[TraitsView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
  self.view.log = [NSMutableArray array];
  [self.controller.view addSubview:self.view];
  self.window.rootViewController = self.controller;
  self.window.hidden = NO;
}

- (void)tearDown {
  [[UIDevice currentDevice] carob_setUserInterfaceStyle:UIUserInterfaceStyleLight];
  [[UIDevice currentDevice] carob_setPreferredContentSizeCategory:UIContentSizeCategoryLarge];
  self.window.hidden = YES;
  [super tearDown];
}

- (void)dark {
  [[UIDevice currentDevice] carob_setUserInterfaceStyle:UIUserInterfaceStyleDark];
}

- (void)testTheDeviceBecomesDark {
  XCTAssertEqual(self.view.traitCollection.userInterfaceStyle, UIUserInterfaceStyleLight);
  [self dark];
  [self dark];
  XCTAssertEqualObjects(self.view.log, @[ @"1 to 2" ]);
  XCTAssertEqual(self.view.traitCollection.userInterfaceStyle, UIUserInterfaceStyleDark);
  XCTAssertEqual(UIScreen.mainScreen.traitCollection.userInterfaceStyle, UIUserInterfaceStyleDark);
  XCTAssertThrows([[UIDevice currentDevice] carob_setUserInterfaceStyle:UIUserInterfaceStyleUnspecified]);
}

- (void)testAViewAndAControllerOverrideTheStyle {
  self.view.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
  XCTAssertEqualObjects(self.view.log, @[ @"1 to 2" ]);
  // It is dark already.
  [self dark];
  XCTAssertEqualObjects(self.view.log, @[ @"1 to 2" ]);
  self.controller.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;
  XCTAssertEqual(self.controller.view.traitCollection.userInterfaceStyle, UIUserInterfaceStyleLight);
  XCTAssertEqual(self.view.traitCollection.userInterfaceStyle, UIUserInterfaceStyleDark);
  self.view.overrideUserInterfaceStyle = UIUserInterfaceStyleUnspecified;
  XCTAssertEqualObjects(self.view.log, (@[ @"1 to 2", @"2 to 1" ]));
  XCTAssertThrows(self.view.overrideUserInterfaceStyle = (UIUserInterfaceStyle)3);
}

- (void)testAWindowOverridesTheStyle {
  self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;
  XCTAssertEqualObjects(self.view.log, @[ @"1 to 2" ]);
  XCTAssertEqual(self.controller.traitCollection.userInterfaceStyle, UIUserInterfaceStyleDark);
  XCTAssertEqual([UITraitCollection currentTraitCollection].userInterfaceStyle, UIUserInterfaceStyleLight);
}

- (void)testAViewIsDrawnAgain {
  XCTAssertEqualObjects([self.view carob_colorDrawnAtPoint:CGPointMake(5, 5)], [UIColor whiteColor]);
  [self dark];
  XCTAssertEqualObjects([self.view carob_colorDrawnAtPoint:CGPointMake(5, 5)], [UIColor blackColor]);
  self.view.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;
  XCTAssertEqualObjects([self.view carob_colorDrawnAtPoint:CGPointMake(5, 5)], [UIColor whiteColor]);
}

- (void)testDynamicColors {
  UITraitCollection *light = [UITraitCollection traitCollectionWithUserInterfaceStyle:UIUserInterfaceStyleLight];
  UITraitCollection *dark = [UITraitCollection traitCollectionWithUserInterfaceStyle:UIUserInterfaceStyleDark];
  UIColor *color = [UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) {
    return traits.userInterfaceStyle == UIUserInterfaceStyleDark ? [UIColor redColor] : [UIColor blueColor];
  }];
  XCTAssertEqualObjects([color resolvedColorWithTraitCollection:light], [UIColor blueColor]);
  XCTAssertEqualObjects([color resolvedColorWithTraitCollection:dark], [UIColor redColor]);
  UIColor *half = [color colorWithAlphaComponent:0.5];
  XCTAssertEqualObjects([half resolvedColorWithTraitCollection:dark], [[UIColor redColor] colorWithAlphaComponent:0.5]);
  CGFloat red, green, blue, alpha;
  [color getRed:&red green:&green blue:&blue alpha:&alpha];
  XCTAssertEqual(blue, 1);
  [self dark];
  [color getRed:&red green:&green blue:&blue alpha:&alpha];
  XCTAssertEqual(red, 1);
  [light performAsCurrentTraitCollection:^{
    CGFloat red, green, blue, alpha;
    [color getRed:&red green:&green blue:&blue alpha:&alpha];
    XCTAssertEqual(blue, 1);
  }];
  XCTAssertEqualObjects(color, [color copy]);
  XCTAssertNotEqualObjects(color, [UIColor redColor]);
}

- (void)testColorsOfTheSystem {
  UITraitCollection *dark = [UITraitCollection traitCollectionWithUserInterfaceStyle:UIUserInterfaceStyleDark];
  XCTAssertEqualObjects([[UIColor labelColor] resolvedColorWithTraitCollection:dark], [UIColor whiteColor]);
  XCTAssertEqualObjects([UIColor labelColor], [UIColor labelColor]);
  XCTAssertNotEqualObjects([UIColor labelColor], [UIColor blackColor]);
  XCTAssertEqual([UIColor labelColor].hash, [UIColor labelColor].hash);
  XCTAssertEqualObjects([[UIColor redColor] resolvedColorWithTraitCollection:dark], [UIColor redColor]);
}

- (void)testAProviderThatRaises {
  UIColor *color = [UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) {
    [NSException raise:@"TestException" format:@"no colour"];
    return nil;
  }];
  XCTAssertThrowsSpecificNamed([color resolvedColorWithTraitCollection:self.view.traitCollection], NSException, @"TestException");
  __block UIColor *endless;
  endless = [UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) { return endless; }];
  XCTAssertEqualObjects([endless resolvedColorWithTraitCollection:self.view.traitCollection], [UIColor clearColor]);
  endless = nil;
}

- (void)testTheSizeOfTexts {
  UILabel *label = [UILabel new];
  label.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
  label.adjustsFontForContentSizeCategory = YES;
  UILabel *fixed = [UILabel new];
  fixed.font = label.font;
  UITextField *field = [UITextField new];
  field.font = [[UIFontMetrics metricsForTextStyle:UIFontTextStyleBody] scaledFontForFont:[UIFont boldSystemFontOfSize:34]
                                                                         maximumPointSize:60];
  field.adjustsFontForContentSizeCategory = YES;
  XCTAssertTrue([field conformsToProtocol:@protocol(UIContentSizeCategoryAdjusting)]);
  for (UIView *view in @[ label, fixed, field ]) [self.controller.view addSubview:view];
  __block NSString *told;
  id observer = [[NSNotificationCenter defaultCenter] addObserverForName:UIContentSizeCategoryDidChangeNotification
                                                                  object:nil
                                                                   queue:nil
                                                              usingBlock:^(NSNotification *note) {
                                                                told = note.userInfo[UIContentSizeCategoryNewValueKey];
                                                              }];
  [[UIDevice currentDevice] carob_setPreferredContentSizeCategory:UIContentSizeCategoryExtraExtraExtraLarge];
  [[NSNotificationCenter defaultCenter] removeObserver:observer];
  XCTAssertEqualObjects(told, UIContentSizeCategoryExtraExtraExtraLarge);
  XCTAssertEqualObjects([UIApplication sharedApplication].preferredContentSizeCategory, told);
  XCTAssertEqual(label.font.pointSize, 23);
  XCTAssertEqual(fixed.font.pointSize, 17);
  XCTAssertEqual(field.font.pointSize, 46);
  XCTAssertEqual([UIFont preferredFontForTextStyle:UIFontTextStyleHeadline].pointSize, 23);
  [[UIDevice currentDevice] carob_setPreferredContentSizeCategory:UIContentSizeCategoryAccessibilityLarge];
  XCTAssertEqual(field.font.pointSize, 60);
  XCTAssertEqual([UIFontMetrics.defaultMetrics scaledValueForValue:17], 33);
  UITraitCollection *small = [UITraitCollection traitCollectionWithPreferredContentSizeCategory:UIContentSizeCategorySmall];
  XCTAssertEqual([UIFont preferredFontForTextStyle:UIFontTextStyleBody compatibleWithTraitCollection:small].pointSize, 15);
  XCTAssertThrows([UIFontMetrics.defaultMetrics scaledFontForFont:label.font]);
  XCTAssertThrows([[UIDevice currentDevice] carob_setPreferredContentSizeCategory:@"huge"]);
}

- (void)testAFontByItsName {
  XCTAssertEqualObjects([UIFont fontWithName:@"HelveticaNeue" size:15], [UIFont systemFontOfSize:15]);
  XCTAssertEqualObjects([UIFont fontWithName:@"HelveticaNeue-Bold" size:15], [UIFont boldSystemFontOfSize:15]);
  XCTAssertEqualObjects([UIFont fontWithName:@"Courier-Oblique" size:15], [UIFont italicSystemFontOfSize:15]);
}

- (void)testAViewThatWasCoveredHearsOfTheStyleWhenItIsBack {
  self.window.rootViewController = nil;
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:self.controller];
  self.window.rootViewController = stack;
  [stack pushViewController:[UIViewController new] animated:NO];
  [[UIDevice currentDevice] carob_setUserInterfaceStyle:UIUserInterfaceStyleDark];
  XCTAssertEqualObjects(self.view.log, @[]);
  [stack popViewControllerAnimated:NO];
  XCTAssertEqualObjects(self.view.log, @[ @"1 to 2" ]);
  [stack pushViewController:[UIViewController new] animated:NO];
  [stack popViewControllerAnimated:NO];
  XCTAssertEqualObjects(self.view.log, @[ @"1 to 2" ]);
}

@end
