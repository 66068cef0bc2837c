#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface PickerSource : NSObject <UIPickerViewDataSource, UIPickerViewDelegate>
@property (nonatomic, copy) NSArray<NSArray<NSString *> *> *columns;
@property (nonatomic, strong) NSMutableArray *told;
@end

@implementation PickerSource
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView {
  return self.columns.count;
}
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component {
  return self.columns[component].count;
}
- (NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component {
  return self.columns[component][row];
}
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component {
  return component == 0 ? 100 : 0;
}
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
  [self.told addObject:@[ @(row), @(component) ]];
}
@end

@interface ViewSource : PickerSource
@end

@implementation ViewSource
- (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(UIView *)view {
  UILabel *label = [UILabel new];
  label.text = self.columns[component][row];
  return label;
}
@end

@interface UIPickerViewTests : XCTestCase
@property (nonatomic, strong) UIPickerView *picker;
@property (nonatomic, strong) PickerSource *source;
@end

@implementation UIPickerViewTests

- (void)setUp {
  self.source = [PickerSource new];
  self.source.columns = @[ @[ @"One", @"Two", @"Three" ], @[ @"A" ] ];
  self.source.told = [NSMutableArray array];
  self.picker = [UIPickerView new];
  self.picker.dataSource = self.source;
  self.picker.delegate = self.source;
}

- (void)testRowsAreAskedFor {
  XCTAssertEqual(self.picker.numberOfComponents, 2);
  XCTAssertEqual([self.picker numberOfRowsInComponent:0], 3);
  XCTAssertEqual([self.picker numberOfRowsInComponent:7], 0);
  XCTAssertEqual([self.picker selectedRowInComponent:0], 0);
  XCTAssertEqual([self.picker selectedRowInComponent:7], -1);
  XCTAssertEqual([UIPickerView new].numberOfComponents, 0);
  XCTAssertTrue(CGSizeEqualToSize(self.picker.frame.size, CGSizeMake(320, 216)));
}

- (void)testColumnsShareTheWidth {
  XCTAssertEqual([self.picker rowSizeForComponent:0].width, 100);
  XCTAssertEqual([self.picker rowSizeForComponent:1].width, 220);
  XCTAssertEqual([self.picker rowSizeForComponent:1].height, 32);
}

- (void)testProgramSelects {
  [self.picker selectRow:2 inComponent:0 animated:YES];
  XCTAssertEqual([self.picker selectedRowInComponent:0], 2);
  [self.picker selectRow:99 inComponent:1 animated:NO];
  XCTAssertEqual([self.picker selectedRowInComponent:1], 0);
  XCTAssertEqual(self.source.told.count, 0u);
}

- (void)testReloadKeepsASelectionThatIsThere {
  [self.picker selectRow:2 inComponent:0 animated:NO];
  self.source.columns = @[ @[ @"One", @"Two" ], @[ @"A", @"B" ] ];
  XCTAssertEqual([self.picker numberOfRowsInComponent:1], 1);
  [self.picker reloadComponent:1];
  XCTAssertEqual([self.picker numberOfRowsInComponent:1], 2);
  XCTAssertEqual([self.picker numberOfRowsInComponent:0], 3);
  [self.picker reloadAllComponents];
  XCTAssertEqual([self.picker selectedRowInComponent:0], 1);
  self.source.columns = @[ @[] ];
  [self.picker reloadAllComponents];
  XCTAssertEqual(self.picker.numberOfComponents, 1);
  XCTAssertEqual([self.picker selectedRowInComponent:0], -1);
}

- (void)testUserSelects {
  XCTAssertTrue([self.picker carob_selectRow:1 inComponent:0]);
  XCTAssertFalse([self.picker carob_selectRow:3 inComponent:0]);
  XCTAssertFalse([self.picker carob_selectRow:0 inComponent:2]);
  XCTAssertEqualObjects(self.source.told, (@[ @[ @1, @0 ] ]));
  XCTAssertEqual([self.picker selectedRowInComponent:0], 1);
}

- (void)testViewsOfRows {
  XCTAssertNil([self.picker viewForRow:0 forComponent:0]);
  ViewSource *source = [ViewSource new];
  source.columns = self.source.columns;
  self.picker.delegate = source;
  UILabel *label = (UILabel *)[self.picker viewForRow:1 forComponent:0];
  XCTAssertEqualObjects(label.text, @"Two");
  XCTAssertNil([self.picker viewForRow:9 forComponent:0]);
}

@end
