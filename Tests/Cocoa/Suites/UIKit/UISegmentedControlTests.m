#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UISegmentedControlTests : XCTestCase
@property (nonatomic, strong) NSMutableArray *selections;
@end

@implementation UISegmentedControlTests

- (void)setUp {
  self.selections = [NSMutableArray array];
}

- (void)selected:(UISegmentedControl *)control {
  [self.selections addObject:@(control.selectedSegmentIndex)];
}

- (UISegmentedControl *)control {
  UISegmentedControl *control = [[UISegmentedControl alloc] initWithItems:@[ @"One", @"Two", [UIImage imageNamed:@"three"] ]];
  [control addTarget:self action:@selector(selected:) forControlEvents:UIControlEventValueChanged];
  return control;
}

- (void)testItems {
  UISegmentedControl *control = [self control];
  XCTAssertEqual(control.numberOfSegments, 3u);
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
  XCTAssertEqualObjects([control titleForSegmentAtIndex:1], @"Two");
  XCTAssertNil([control titleForSegmentAtIndex:2]);
  XCTAssertEqualObjects([control imageForSegmentAtIndex:2].name, @"three");
  XCTAssertEqual(control.frame.size.height, 29);
  XCTAssertGreaterThan(control.frame.size.width, 0);
  XCTAssertThrowsSpecificNamed([[UISegmentedControl alloc] initWithItems:@[ @1 ]], NSException, NSInvalidArgumentException);
  XCTAssertEqual([[UISegmentedControl alloc] initWithItems:nil].numberOfSegments, 0u);
}

- (void)testPartsOfSegments {
  UISegmentedControl *control = [self control];
  [control setTitle:@"Drei" forSegmentAtIndex:2];
  XCTAssertEqualObjects([control titleForSegmentAtIndex:2], @"Drei");
  XCTAssertNil([control imageForSegmentAtIndex:2]);
  [control setWidth:80 forSegmentAtIndex:0];
  XCTAssertEqual([control widthForSegmentAtIndex:0], 80);
  XCTAssertEqual([control widthForSegmentAtIndex:1], 0);
  [control setContentOffset:CGSizeMake(1, 2) forSegmentAtIndex:0];
  XCTAssertTrue(CGSizeEqualToSize([control contentOffsetForSegmentAtIndex:0], CGSizeMake(1, 2)));
  XCTAssertTrue([control isEnabledForSegmentAtIndex:0]);
  [control setTitle:@"none" forSegmentAtIndex:9];
  XCTAssertNil([control titleForSegmentAtIndex:9]);
  [control setTitleTextAttributes:@{ @"a" : @1 } forState:UIControlStateSelected];
  XCTAssertEqualObjects([control titleTextAttributesForState:UIControlStateSelected], @{ @"a" : @1 });
  XCTAssertNil([control titleTextAttributesForState:UIControlStateNormal]);
}

- (void)testImages {
  UISegmentedControl *control = [self control];
  UIImage *image = [UIImage imageNamed:@"ground"];
  [control setBackgroundImage:image forState:UIControlStateNormal barMetrics:1];
  XCTAssertEqual([control backgroundImageForState:UIControlStateNormal barMetrics:1], image);
  XCTAssertNil([control backgroundImageForState:UIControlStateNormal barMetrics:0]);
  [control setDividerImage:image forLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateSelected barMetrics:0];
  XCTAssertEqual([control dividerImageForLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateSelected barMetrics:0], image);
  XCTAssertNil([control dividerImageForLeftSegmentState:UIControlStateSelected rightSegmentState:UIControlStateNormal barMetrics:0]);
}

- (void)testSelectionFollowsItsSegment {
  UISegmentedControl *control = [self control];
  control.selectedSegmentIndex = 1;
  [control insertSegmentWithTitle:@"Zero" atIndex:0 animated:NO];
  XCTAssertEqual(control.selectedSegmentIndex, 2);
  [control insertSegmentWithTitle:@"Last" atIndex:99 animated:NO];
  XCTAssertEqualObjects([control titleForSegmentAtIndex:4], @"Last");
  [control removeSegmentAtIndex:0 animated:YES];
  [control removeSegmentAtIndex:99 animated:YES];
  XCTAssertEqual(control.selectedSegmentIndex, 1);
  [control removeSegmentAtIndex:1 animated:YES];
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
  control.selectedSegmentIndex = 99;
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
  [control removeAllSegments];
  XCTAssertEqual(control.numberOfSegments, 0u);
  XCTAssertEqual(self.selections.count, 0u);
}

- (void)testUserSelects {
  UISegmentedControl *control = [self control];
  XCTAssertTrue([control carob_changeValue:1]);
  [control setEnabled:NO forSegmentAtIndex:2];
  XCTAssertFalse([control carob_changeValue:2]);
  XCTAssertFalse([control carob_changeValue:3]);
  XCTAssertFalse([control carob_changeValue:0.5]);
  XCTAssertEqualObjects(self.selections, @[ @1 ]);
  XCTAssertEqual(control.selectedSegmentIndex, 1);
}

- (void)testMomentarySelectionEndsAfterItsActions {
  UISegmentedControl *control = [self control];
  control.selectedSegmentIndex = 0;
  control.momentary = YES;
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
  control.selectedSegmentIndex = 0;
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
  [control carob_changeValue:1];
  XCTAssertEqualObjects(self.selections, @[ @1 ]);
  XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControlNoSegment);
}

@end
