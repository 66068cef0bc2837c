#import <XCTest/XCTest.h>
#import "TableSource.h"

#define PATH(SECTION, ROW) [NSIndexPath indexPathForRow:(ROW) inSection:(SECTION)]

/// A cell as high as its text says.
@interface TallCell : UITableViewCell
@property (nonatomic) CGSize asked;
@end

@implementation TallCell
- (CGSize)sizeThatFits:(CGSize)size {
  self.asked = size;
  return CGSizeMake(size.width, [self.textLabel.text doubleValue]);
}
@end

/// A cell without an end.
@interface EndlessCell : UITableViewCell
@end

@implementation EndlessCell
- (CGSize)sizeThatFits:(CGSize)size {
  return CGSizeMake(size.width, INFINITY);
}
@end

/// A delegate that leaves the heights of even rows to their cells.
@interface MixedSource : TableSource
@end

@implementation MixedSource
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path {
  return path.row % 2 ? 30 : UITableViewAutomaticDimension;
}
@end

/// Cells that say how high their rows are.
@interface SelfSizingCellTests : XCTestCase
@end

@implementation SelfSizingCellTests {
  TableSource *_source;
  UITableView *_table;
}

- (void)show:(NSArray<NSString *> *)texts source:(Class)source cell:(Class)cell {
  _source = [[source alloc] initWithSections:@[ texts ]];
  _table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 200) style:UITableViewStylePlain];
  [_table registerClass:cell forCellReuseIdentifier:@"row"];
  _table.rowHeight = UITableViewAutomaticDimension;
  _table.dataSource = _source;
  _table.delegate = _source;
  [_table layoutIfNeeded];
}

- (CGFloat)heightOfRow:(NSInteger)row {
  return [_table cellForRowAtIndexPath:PATH(0, row)].frame.size.height;
}

- (void)testCellsAreAskedForTheirHeights {
  [self show:@[ @"100", @"20", @"60", @"500", @"70" ] source:[TableSource class] cell:[TallCell class]];
  XCTAssertEqual([self heightOfRow:0], 100);
  XCTAssertEqual([self heightOfRow:1], 20);
  XCTAssertEqual([_table cellForRowAtIndexPath:PATH(0, 2)].frame.origin.y, 120);
  XCTAssertEqual([_table rectForRowAtIndexPath:PATH(0, 2)].size.height, 60);
  TallCell *cell = (TallCell *)_table.visibleCells[0];
  XCTAssertEqual(cell.asked.width, 320);
  // The last row has not been on the screen.
  XCTAssertNil([_table cellForRowAtIndexPath:PATH(0, 4)]);
  XCTAssertEqual(_table.contentSize.height, 100 + 20 + 60 + 500 + 44);
}

- (void)testEstimatesStandForTheOthers {
  [self show:@[ @"300", @"20", @"60" ] source:[TableSource class] cell:[TallCell class]];
  _table.estimatedRowHeight = 70;
  [_table layoutIfNeeded];
  XCTAssertEqual(_table.contentSize.height, 300 + 70 + 70);
}

- (void)testTheDelegateLeavesItToSomeCells {
  [self show:@[ @"50", @"60", @"70" ] source:[MixedSource class] cell:[TallCell class]];
  XCTAssertEqual([self heightOfRow:0], 50);
  XCTAssertEqual([self heightOfRow:1], 30);
  XCTAssertEqual([self heightOfRow:2], 70);
}

- (void)testRowsThatStayAreMeasuredAfterAnUpdate {
  [self show:@[ @"50", @"60" ] source:[TableSource class] cell:[TallCell class]];
  [_table cellForRowAtIndexPath:PATH(0, 0)].textLabel.text = @"80";
  [_table beginUpdates];
  [_table endUpdates];
  XCTAssertEqual([self heightOfRow:0], 80);
  XCTAssertEqual([_table cellForRowAtIndexPath:PATH(0, 1)].frame.origin.y, 80);
}

- (void)testHeightsThatAreNone {
  [self show:@[ @"-5" ] source:[TableSource class] cell:[TallCell class]];
  XCTAssertEqual([self heightOfRow:0], 44);
  [self show:@[ @"a" ] source:[TableSource class] cell:[EndlessCell class]];
  XCTAssertEqual([self heightOfRow:0], 44);
}

- (void)testScrolling {
  NSMutableArray *texts = [NSMutableArray array];
  for (NSInteger i = 0; i < 50; i++) [texts addObject:i % 2 ? @"30" : @"90"];
  [self show:texts source:[TableSource class] cell:[TallCell class]];
  [_table scrollToRowAtIndexPath:PATH(0, 49) atScrollPosition:UITableViewScrollPositionBottom animated:NO];
  XCTAssertEqual([self heightOfRow:49], 30);
  XCTAssertEqual(CGRectGetMaxY([_table rectForRowAtIndexPath:PATH(0, 49)]), _table.contentSize.height);
  [_table scrollToRowAtIndexPath:PATH(0, 0) atScrollPosition:UITableViewScrollPositionTop animated:NO];
  XCTAssertEqual(_table.contentOffset.y, 0);
  XCTAssertEqual([self heightOfRow:0], 90);
}

- (void)testCellsOfTheirOwnClassFitTheirLines {
  [self show:@[ @"one", @"one\ntwo\nthree" ] source:[TableSource class] cell:[UITableViewCell class]];
  XCTAssertEqual([self heightOfRow:0], 44);
  XCTAssertEqual([self heightOfRow:1], 44);
  for (UITableViewCell *cell in _table.visibleCells) cell.textLabel.numberOfLines = 0;
  [_table beginUpdates];
  [_table endUpdates];
  XCTAssertEqual([self heightOfRow:0], 44);
  CGFloat all = [self heightOfRow:1];
  XCTAssertGreaterThan(all, 44);
  [_table cellForRowAtIndexPath:PATH(0, 1)].textLabel.numberOfLines = 2;
  [_table beginUpdates];
  [_table endUpdates];
  XCTAssertEqual([self heightOfRow:1], 44 + (all - 44) / 2);
}

- (void)testOtherRowHeightsAskNobody {
  [self show:@[ @"100" ] source:[TableSource class] cell:[TallCell class]];
  _table.rowHeight = 50;
  [_table reloadData];
  [_table layoutIfNeeded];
  XCTAssertEqual([self heightOfRow:0], 50);
}

@end
