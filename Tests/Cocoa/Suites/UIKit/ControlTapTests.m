#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// What a tap at a place of a control chooses.
@interface ControlTapTests : XCTestCase <UIPickerViewDataSource, UIPickerViewDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic) CGFloat rowHeight;
@end

@implementation ControlTapTests

- (void)setUp {
  [super setUp];
  self.log = [NSMutableArray array];
  self.rowHeight = 40;
  self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 400, 400)];
  self.window.hidden = NO;
}

- (void)tearDown {
  self.window.hidden = YES;
  [super tearDown];
}

/// Adds a control that logs its events.
- (void)show:(UIControl *)control width:(CGFloat)width {
  control.frame = CGRectMake(10, 10, width, 30);
  [control addTarget:self action:@selector(touched) forControlEvents:UIControlEventTouchDown];
  [control addTarget:self action:@selector(changed:) forControlEvents:UIControlEventValueChanged];
  [control addTarget:self action:@selector(released) forControlEvents:UIControlEventTouchUpInside];
  [self.window addSubview:control];
}

- (void)touched {
  [self.log addObject:@"down"];
}

- (void)changed:(id)control {
  NSString *key = [control isKindOfClass:[UISegmentedControl class]] ? @"selectedSegmentIndex"
    : [control isKindOfClass:[UIPageControl class]]                  ? @"currentPage"
                                                                     : @"value";
  [self.log addObject:[control valueForKey:key]];
}

- (void)released {
  [self.log addObject:@"up"];
}

/// Taps at some distances from the left edge, and compares the values that the control tells.
- (void)tap:(UIControl *)control at:(NSArray *)places gives:(NSArray *)values {
  for (NSNumber *x in places) [control carob_tapAtPoint:CGPointMake(x.doubleValue, 15)];
  NSMutableArray *told = [self.log mutableCopy];
  [told removeObjectsInArray:@[ @"down", @"up" ]];
  XCTAssertEqualObjects(told, values, @"%@", control);
}

- (void)testTheOrderOfEvents {
  UIStepper *stepper = [UIStepper new];
  [self show:stepper width:94];
  XCTAssertTrue([stepper carob_tapAtPoint:CGPointMake(90, 15)]);
  XCTAssertEqualObjects(self.log, (@[ @"down", @1, @"up" ]));
}

- (void)testAStepper {
  UIStepper *stepper = [UIStepper new];
  stepper.maximumValue = 4;
  stepper.stepValue = 3;
  [self show:stepper width:94];
  [self tap:stepper at:@[ @5, @90, @90, @90, @5 ] gives:@[ @3, @4, @1 ]];
  [self.log removeAllObjects];
  stepper.wraps = YES;
  stepper.value = 4;
  [self tap:stepper at:@[ @90 ] gives:@[ @0 ]];
  stepper.enabled = NO;
  XCTAssertFalse([stepper carob_tapAtPoint:CGPointMake(90, 15)]);
}

- (void)testSegmentsShareTheWidth {
  UISegmentedControl *control = [[UISegmentedControl alloc] initWithItems:@[ @"a", @"b", @"long title" ]];
  [self show:control width:300];
  [self tap:control at:@[ @99, @99, @101, @250 ] gives:@[ @0, @1, @2 ]];
  [self.log removeAllObjects];
  [control setEnabled:NO forSegmentAtIndex:0];
  [self tap:control at:@[ @1 ] gives:@[]];
  XCTAssertEqual(control.selectedSegmentIndex, 2);
}

- (void)testSegmentsWithWidths {
  UISegmentedControl *control = [[UISegmentedControl alloc] initWithItems:@[ @"a", @"b", @"c" ]];
  [control setWidth:200 forSegmentAtIndex:1];
  [self show:control width:300];
  [self tap:control at:@[ @49, @51, @249, @251 ] gives:@[ @0, @1, @2 ]];
  [self.log removeAllObjects];
  [control setWidth:0 forSegmentAtIndex:1];
  [control setTitle:@"a much longer title than the others" forSegmentAtIndex:2];
  control.apportionsSegmentWidthsByContent = YES;
  control.selectedSegmentIndex = UISegmentedControlNoSegment;
  [self tap:control at:@[ @99 ] gives:@[ @2 ]];
}

- (void)testMomentarySegments {
  UISegmentedControl *control = [[UISegmentedControl alloc] initWithItems:@[ @"a", @"b" ]];
  control.momentary = YES;
  [self show:control width:100];
  [self tap:control at:@[ @60, @60 ] gives:@[ @1, @1 ]];
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
}

- (void)testAPageControl {
  UIPageControl *control = [UIPageControl new];
  control.numberOfPages = 3;
  [self show:control width:100];
  [self tap:control at:@[ @10, @60, @60, @60, @49 ] gives:@[ @1, @2, @1 ]];
}

- (void)testASlider {
  UISlider *slider = [UISlider new];
  slider.maximumValue = 100;
  [self show:slider width:131];
  [self tap:slider at:@[ @0, @65.5, @130, @65.5 ] gives:@[ @50, @100, @50 ]];
}

- (void)testAControlMovesInItsView {
  UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 200, 200)];
  [self.window addSubview:box];
  UIStepper *stepper = [UIStepper new];
  [self show:stepper width:94];
  [box addSubview:stepper];
  box.bounds = CGRectMake(5, 0, 200, 200);
  XCTAssertTrue([box carob_tapAtPoint:CGPointMake(10 + 50, 20)]);
  XCTAssertEqual(stepper.value, 1);
}

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)picker {
  return 2;
}

- (NSInteger)pickerView:(UIPickerView *)picker numberOfRowsInComponent:(NSInteger)component {
  return 4;
}

- (NSString *)pickerView:(UIPickerView *)picker titleForRow:(NSInteger)row forComponent:(NSInteger)component {
  return [NSString stringWithFormat:@"%d", (int)row];
}

- (CGFloat)pickerView:(UIPickerView *)picker rowHeightForComponent:(NSInteger)component {
  return self.rowHeight;
}

- (void)pickerView:(UIPickerView *)picker didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
  [self.log addObject:@[ @(component), @(row) ]];
}

- (void)testAPicker {
  UIPickerView *picker = [[UIPickerView alloc] initWithFrame:CGRectMake(0, 0, 320, 216)];
  picker.dataSource = self;
  picker.delegate = self;
  [self.window addSubview:picker];
  XCTAssertFalse([picker carob_tapAtPoint:CGPointMake(10, 108)]);
  XCTAssertFalse([picker carob_tapAtPoint:CGPointMake(10, 108 - 40)]);
  XCTAssertTrue([picker carob_tapAtPoint:CGPointMake(10, 108 + 40)]);
  XCTAssertTrue([picker carob_tapAtPoint:CGPointMake(300, 108 + 80)]);
  XCTAssertTrue([picker carob_tapAtPoint:CGPointMake(300, 108 - 21)]);
  XCTAssertEqualObjects(self.log, (@[ @[ @0, @1 ], @[ @1, @2 ], @[ @1, @1 ] ]));
  XCTAssertEqual([picker selectedRowInComponent:1], 1);
  self.rowHeight = 0;
  XCTAssertEqual([picker rowSizeForComponent:0].height, 32);
  XCTAssertTrue([picker carob_tapAtPoint:CGPointMake(10, 108 - 32)]);
}

@end
