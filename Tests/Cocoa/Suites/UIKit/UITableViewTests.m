#import <XCTest/XCTest.h>
#import "TableSource.h"

#define PATH(SECTION, ROW) [NSIndexPath indexPathForRow:(ROW) inSection:(SECTION)]

/* Reads the header of its table when it goes. */
@interface ReadingHeader : UIView
@property (nonatomic, weak) UITableView *table;
@end

static NSUInteger headersRead;

@implementation ReadingHeader

- (void)dealloc {
  if (!self.table.tableHeaderView && !self.table.backgroundView) headersRead++;
}

@end

@interface UITableViewTests : XCTestCase
@property (nonatomic, strong) TableSource *source;
@property (nonatomic, strong) UITableView *table;
@end

@implementation UITableViewTests

- (void)setUp {
  NSMutableArray *many = [NSMutableArray array];
  for (int i = 0; i < 20; i++) [many addObject:[NSString stringWithFormat:@"%d", i]];
  self.source = [[TableSource alloc] initWithSections:@[ many, @[ @"x", @"dull" ] ]];
  self.table = [self.source shownTable];
}

- (void)tearDown {
  [self.table removeFromSuperview];
}

- (void)testLook {
  XCTAssertEqual(self.table.separatorStyle, UITableViewCellSeparatorStyleSingleLine);
  XCTAssertEqual(self.table.separatorInset.left, 15);
  self.table.separatorStyle = UITableViewCellSeparatorStyleNone;
  self.table.separatorInset = UIEdgeInsetsMake(0, 4, 0, 0);
  self.table.separatorColor = [UIColor redColor];
  XCTAssertEqual(self.table.separatorStyle, UITableViewCellSeparatorStyleNone);
  XCTAssertEqual(self.table.visibleCells[0].separatorInset.left, 4);
  XCTAssertEqualObjects(self.table.separatorColor, [UIColor redColor]);
  XCTAssertThrowsSpecificNamed(
      self.table.separatorStyle = (UITableViewCellSeparatorStyle)9, NSException, NSInvalidArgumentException);
}

- (void)testHeaderAndFooterOfTheTable {
  CGFloat rows = 22 * 44;
  XCTAssertEqual(self.table.contentSize.height, rows);
  UIView *header = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 30)];
  UIView *footer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 50)];
  self.table.tableHeaderView = header;
  self.table.tableFooterView = footer;
  [self.table layoutIfNeeded];
  XCTAssertEqual(self.table.contentSize.height, rows + 80);
  XCTAssertTrue(CGRectEqualToRect(header.frame, CGRectMake(0, 0, 320, 30)));
  XCTAssertTrue(CGRectEqualToRect(footer.frame, CGRectMake(0, 30 + rows, 320, 50)));
  XCTAssertEqual(header.superview, self.table);
  XCTAssertEqual([self.table cellForRowAtIndexPath:PATH(0, 0)].frame.origin.y, 30);
  XCTAssertEqual([self.table rectForRowAtIndexPath:PATH(0, 1)].origin.y, 74);
  XCTAssertNil([self.table indexPathForRowAtPoint:CGPointMake(5, 29)]);
  XCTAssertEqualObjects([self.table indexPathForRowAtPoint:CGPointMake(5, 30)], PATH(0, 0));

  [self.table setContentOffset:CGPointMake(0, 30)];
  XCTAssertEqualObjects(self.table.indexPathsForVisibleRows.firstObject, PATH(0, 0));
  [self.table setContentOffset:CGPointMake(0, 74)];
  XCTAssertEqualObjects(self.table.indexPathsForVisibleRows.firstObject, PATH(0, 1));
  [self.table setContentOffset:CGPointZero];

  self.table.tableHeaderView = nil;
  [self.table layoutIfNeeded];
  XCTAssertNil(header.superview);
  XCTAssertEqual([self.table cellForRowAtIndexPath:PATH(0, 0)].frame.origin.y, 0);
}

- (void)testViewsThatGoMayReadThoseOfTheirTable {
  headersRead = 0;
  for (NSString *key in @[ @"tableHeaderView", @"tableFooterView", @"backgroundView" ]) {
    @autoreleasepool {
      ReadingHeader *header = [[ReadingHeader alloc] initWithFrame:CGRectMake(0, 0, 10, 30)];
      header.table = self.table;
      [self.table setValue:header forKey:key];
    }
    @autoreleasepool {
      [self.table setValue:nil forKey:key];
    }
  }
  XCTAssertEqual(headersRead, 3u);
}

- (void)testBackgroundView {
  UIView *view = [UIView new];
  self.table.backgroundView = view;
  [self.table layoutIfNeeded];
  XCTAssertEqual(self.table.subviews.firstObject, view);
  XCTAssertTrue(CGRectEqualToRect(view.frame, self.table.bounds));
}

- (void)testSectionIndex {
  self.source.index = @[ @"A", @"B" ];
  // The data source counts its sections from the end.
  XCTAssertEqual([self.table carob_tapSectionIndexTitleAtIndex:0], 1);
  XCTAssertTrue([self.table.indexPathsForVisibleRows containsObject:PATH(1, 0)]);
  XCTAssertEqual([self.table carob_tapSectionIndexTitleAtIndex:1], 0);
  XCTAssertEqual(self.table.contentOffset.y, 0);
  XCTAssertThrowsSpecificNamed([self.table carob_tapSectionIndexTitleAtIndex:2], NSException, NSRangeException);
}

- (void)testTaps {
  [self.table carob_tapRowAtIndexPath:PATH(0, 0)];
  XCTAssertFalse(self.table.visibleCells[0].isHighlighted);
  XCTAssertEqualObjects(self.table.indexPathForSelectedRow, PATH(0, 0));
  [self.table carob_tapRowAtIndexPath:PATH(1, 1)];
  XCTAssertEqualObjects(self.table.indexPathForSelectedRow, PATH(0, 0));
  NSArray *told = @[ @"highlight 0.0", @"select 0.0" ];
  XCTAssertEqualObjects(self.source.told, told);
}

- (void)testAccessoryButtons {
  XCTAssertFalse([self.table carob_tapAccessoryOfRowAtIndexPath:PATH(0, 0)]);
  self.table.visibleCells[0].accessoryType = UITableViewCellAccessoryDetailButton;
  XCTAssertTrue([self.table carob_tapAccessoryOfRowAtIndexPath:PATH(0, 0)]);
  XCTAssertEqualObjects(self.source.told, @[ @"accessory 0.0" ]);
  // A cell that is edited has another accessory.
  [self.table setEditing:YES animated:NO];
  XCTAssertFalse([self.table carob_tapAccessoryOfRowAtIndexPath:PATH(0, 0)]);
  self.table.visibleCells[0].editingAccessoryType = UITableViewCellAccessoryDetailDisclosureButton;
  XCTAssertTrue([self.table carob_tapAccessoryOfRowAtIndexPath:PATH(0, 0)]);
}

- (void)testIndentation {
  [self.table scrollToRowAtIndexPath:PATH(1, 0) atScrollPosition:UITableViewScrollPositionTop animated:NO];
  UITableViewCell *cell = [self.table cellForRowAtIndexPath:PATH(1, 0)];
  XCTAssertEqual(cell.indentationLevel, 1);
  XCTAssertEqual(cell.textLabel.frame.origin.x, 10);
  cell.indentationWidth = 25;
  [cell layoutIfNeeded];
  XCTAssertEqual(cell.textLabel.frame.origin.x, 25);
}

- (void)testPrefetching {
  self.table.prefetchDataSource = self.source;
  XCTAssertEqual(self.table.visibleCells.count, 5u);
  [self.table setContentOffset:CGPointMake(0, 44)];
  NSArray *told = @[ @"prefetch 0.6", @"prefetch 0.7", @"prefetch 0.8", @"prefetch 0.9", @"prefetch 0.10" ];
  XCTAssertEqualObjects(self.source.told, told);
  [self.source.told removeAllObjects];
  [self.table setContentOffset:CGPointMake(0, 88)];
  XCTAssertEqualObjects(self.source.told, @[ @"prefetch 0.11" ]);
}

- (void)testBatchOfUpdates {
  __block BOOL isDone = NO;
  [self.table performBatchUpdates:^{
    [self.source.sections[0] removeObjectAtIndex:0];
    [self.source.sections[1] insertObject:@"w" atIndex:0];
    [self.table deleteRowsAtIndexPaths:@[ PATH(0, 0) ] withRowAnimation:UITableViewRowAnimationFade];
    [self.table insertRowsAtIndexPaths:@[ PATH(1, 0) ] withRowAnimation:UITableViewRowAnimationFade];
  } completion:^(BOOL finished) {
    isDone = finished;
  }];
  XCTAssertTrue(isDone);
  XCTAssertEqualObjects(self.table.visibleCells[0].textLabel.text, @"1");
  XCTAssertEqual([self.table numberOfRowsInSection:1], 3);
}

- (void)testNibsAreNotOffered {
  XCTAssertThrowsSpecificNamed(
      [UINib nibWithNibName:@"Row" bundle:nil], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
      [[NSBundle mainBundle] loadNibNamed:@"Row" owner:self options:nil], NSException,
      NSInvalidArgumentException);
  // Nil revokes a registration, as it does for classes.
  [self.table registerNib:nil forCellReuseIdentifier:@"row"];
  XCTAssertThrows([self.table dequeueReusableCellWithIdentifier:@"row" forIndexPath:PATH(0, 0)]);
}

- (void)testHeaderViews {
  UITableViewHeaderFooterView *header = [[UITableViewHeaderFooterView alloc] initWithReuseIdentifier:@"head"];
  header.frame = CGRectMake(0, 0, 100, 20);
  header.backgroundView = [UIView new];
  [header layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect(header.backgroundView.frame, CGRectMake(0, 0, 100, 20)));
  XCTAssertEqual(header.subviews.firstObject, header.backgroundView);
}

- (void)testUpdatesUnderWay {
  XCTAssertFalse(self.table.hasUncommittedUpdates);
  [self.table beginUpdates];
  XCTAssertTrue(self.table.hasUncommittedUpdates);
  [self.table endUpdates];
  XCTAssertFalse(self.table.hasUncommittedUpdates);
}

@end
