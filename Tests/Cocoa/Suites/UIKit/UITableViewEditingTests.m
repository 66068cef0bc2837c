#import <XCTest/XCTest.h>
#import "TableSource.h"

#define PATH(SECTION, ROW) [NSIndexPath indexPathForRow:(ROW) inSection:(SECTION)]

/// A cell that notes how it is edited.
@interface EditedCell : UITableViewCell
@property (nonatomic, strong) NSMutableArray<NSNumber *> *states;
@end

@implementation EditedCell
- (void)willTransitionToState:(UITableViewCellStateMask)state {
  if (!self.states) self.states = [NSMutableArray array];
  [self.states addObject:@(state)];
  [super willTransitionToState:state];
}
@end

/// A data source that commits nothing, so that nobody can swipe.
@interface PlainSource : NSObject <UITableViewDataSource>
@end

@implementation PlainSource
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 1;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  return [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
}
@end

@interface UITableViewEditingTests : XCTestCase
@property (nonatomic, strong) TableSource *source;
@property (nonatomic, strong) UITableView *table;
@end

@implementation UITableViewEditingTests

- (void)setUp {
  self.source = [[TableSource alloc] initWithSections:@[ @[ @"a", @"b", @"c" ], @[ @"d" ] ]];
  self.table = [self.source shownTable];
}

- (void)tearDown {
  [self.table removeFromSuperview];
}

- (NSArray<NSString *> *)texts {
  NSMutableArray *texts = [NSMutableArray array];
  for (UITableViewCell *cell in self.table.visibleCells) [texts addObject:cell.textLabel.text];
  return texts;
}

- (void)testSwipeDeletesARow {
  XCTAssertTrue([self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 1)]);
  NSArray *told = @[ @"begin 0.1", @"swiped 0.1", @"end 0.1" ];
  XCTAssertEqualObjects(self.source.told, told);
  NSArray *left = @[ @"a", @"c", @"d" ];
  XCTAssertEqualObjects([self texts], left);
  XCTAssertFalse(self.table.visibleCells[1].isEditing);
}

- (void)testASwipeEndsWhenTheDataSourceRaises {
  self.source.raises = YES;
  UITableViewCell *cell = self.table.visibleCells[1];
  XCTAssertThrowsSpecificNamed(
      [self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 1)], NSException,
      @"Unsaved");
  NSArray *told = @[ @"begin 0.1", @"end 0.1" ];
  XCTAssertEqualObjects(self.source.told, told);
  XCTAssertFalse(cell.isEditing);
  XCTAssertFalse(cell.showingDeleteConfirmation);
  self.source.raises = NO;
  XCTAssertTrue([self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 1)]);
}

- (void)testRowThatCannotBeEdited {
  self.source.fixed = @"b";
  XCTAssertFalse([self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 1)]);
  XCTAssertEqualObjects(self.source.told, @[]);
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:PATH(0, 1)], @[]);
}

- (void)testNothingIsCommittedWithoutTheMethod {
  PlainSource *source = [PlainSource new];
  self.table.dataSource = source;
  [self.table layoutIfNeeded];
  XCTAssertFalse([self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 0)]);
  XCTAssertFalse([self.table carob_dragRowAtIndexPath:PATH(0, 0) toIndexPath:PATH(0, 0)]);
}

- (void)testRowsThatAreMissing {
  XCTAssertThrowsSpecificNamed(
      [self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 9)], NSException,
      NSRangeException);
  XCTAssertThrowsSpecificNamed(
      [self.table carob_commitEditingStyle:(UITableViewCellEditingStyle)7 forRowAtIndexPath:PATH(0, 0)], NSException,
      NSInvalidArgumentException);
}

- (void)testEditingGivesCellsTheirSigns {
  self.source.fixed = @"b";
  [self.table registerClass:[EditedCell class] forCellReuseIdentifier:@"row"];
  [self.table reloadData];
  [self.table layoutIfNeeded];
  [self.table selectRowAtIndexPath:PATH(0, 0) animated:NO scrollPosition:UITableViewScrollPositionNone];
  [self.table setEditing:YES animated:YES];
  XCTAssertTrue(self.table.isEditing);
  XCTAssertNil(self.table.indexPathForSelectedRow);
  NSArray<EditedCell *> *cells = (id)self.table.visibleCells;
  XCTAssertTrue(cells[0].isEditing);
  XCTAssertEqual(cells[0].editingStyle, UITableViewCellEditingStyleDelete);
  XCTAssertFalse(cells[1].isEditing);
  XCTAssertEqual(cells[1].editingStyle, UITableViewCellEditingStyleNone);
  XCTAssertEqualObjects(cells[0].states, @[ @1 ]);
  self.table.editing = NO;
  XCTAssertFalse(cells[0].isEditing);
  NSArray *states = @[ @1, @0 ];
  XCTAssertEqualObjects(cells[0].states, states);
}

- (void)testInsertingARow {
  self.source.style = UITableViewCellEditingStyleInsert;
  [self.table setEditing:YES animated:NO];
  XCTAssertFalse([self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(1, 0)]);
  XCTAssertTrue([self.table carob_commitEditingStyle:UITableViewCellEditingStyleInsert forRowAtIndexPath:PATH(1, 0)]);
  NSArray *texts = @[ @"a", @"b", @"c", @"new", @"d" ];
  XCTAssertEqualObjects([self texts], texts);
  XCTAssertTrue(self.table.visibleCells[3].isEditing);
}

- (void)testMovingARow {
  UITableViewCell *moved = [self.table cellForRowAtIndexPath:PATH(0, 0)];
  XCTAssertTrue([self.table carob_dragRowAtIndexPath:PATH(0, 0) toIndexPath:PATH(0, 2)]);
  NSArray *texts = @[ @"b", @"c", @"a", @"d" ];
  XCTAssertEqualObjects([self texts], texts);
  XCTAssertEqual([self.table cellForRowAtIndexPath:PATH(0, 2)], moved);
  // The delegate keeps rows in their section.
  XCTAssertTrue([self.table carob_dragRowAtIndexPath:PATH(0, 2) toIndexPath:PATH(1, 0)]);
  NSArray *told = @[ @"move 0.2", @"move 0.0" ];
  XCTAssertEqualObjects(self.source.told, told);
  self.source.fixed = @"d";
  XCTAssertFalse([self.table carob_dragRowAtIndexPath:PATH(1, 0) toIndexPath:PATH(1, 0)]);
}

- (void)testCellsForgetTheirEditing {
  [self.table setEditing:YES animated:NO];
  [self.table carob_commitEditingStyle:UITableViewCellEditingStyleDelete forRowAtIndexPath:PATH(0, 0)];
  [self.table setEditing:NO animated:NO];
  [self.source.sections[0] addObject:@"e"];
  [self.table reloadData];
  [self.table layoutIfNeeded];
  for (UITableViewCell *cell in self.table.visibleCells) {
    XCTAssertFalse(cell.isEditing);
    XCTAssertEqual(cell.editingStyle, UITableViewCellEditingStyleNone);
  }
}

- (void)testSelectionWhileEditing {
  [self.table setEditing:YES animated:NO];
  [self.table carob_tapRowAtIndexPath:PATH(0, 0)];
  XCTAssertNil(self.table.indexPathsForSelectedRows);
  self.table.allowsSelectionDuringEditing = YES;
  [self.table carob_tapRowAtIndexPath:PATH(0, 0)];
  [self.table carob_tapRowAtIndexPath:PATH(0, 1)];
  XCTAssertEqualObjects(self.table.indexPathsForSelectedRows, @[ PATH(0, 1) ]);
  self.table.allowsMultipleSelectionDuringEditing = YES;
  [self.table carob_tapRowAtIndexPath:PATH(0, 2)];
  NSArray *selected = @[ PATH(0, 1), PATH(0, 2) ];
  XCTAssertEqualObjects(self.table.indexPathsForSelectedRows, selected);
}

- (void)testActionsOfTheDataSource {
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:PATH(0, 0)], @[ @"Remove" ]);
  XCTAssertTrue([self.table carob_performActionTitled:@"Remove" ofRowAtIndexPath:PATH(0, 0)]);
  NSArray *left = @[ @"b", @"c", @"d" ];
  XCTAssertEqualObjects([self texts], left);
  XCTAssertFalse([self.table carob_performActionTitled:@"Archive" ofRowAtIndexPath:PATH(0, 0)]);
}

@end
