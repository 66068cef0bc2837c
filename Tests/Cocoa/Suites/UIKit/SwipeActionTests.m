#import <XCTest/XCTest.h>
#import "TableSource.h"

/// A data source whose rows have buttons of the time of iOS 8.
@interface RowActionSource : TableSource
@property (nonatomic, copy) NSArray<UITableViewRowAction *> *actions;
@end

@implementation RowActionSource
- (NSArray<UITableViewRowAction *> *)tableView:(UITableView *)tableView
                  editActionsForRowAtIndexPath:(NSIndexPath *)indexPath {
  return self.actions;
}
@end

/// A data source whose rows have buttons at both edges.
@interface ContextualSource : TableSource
@property (nonatomic, strong) UISwipeActionsConfiguration *leading;
@property (nonatomic, strong) UISwipeActionsConfiguration *trailing;
@end

@implementation ContextualSource
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath {
  return self.leading;
}
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath {
  return self.trailing;
}
@end

@interface SwipeActionTests : XCTestCase
@property (nonatomic, strong) UITableView *table;
@end

@implementation SwipeActionTests

- (void)tearDown {
  [self.table removeFromSuperview];
}

- (void)testRowActions {
  RowActionSource *source = [[RowActionSource alloc] initWithSections:@[ @[ @"a", @"b" ] ]];
  __block NSIndexPath *path = nil;
  __block UITableViewRowAction *performed = nil;
  UITableViewRowAction *more = [UITableViewRowAction rowActionWithStyle:UITableViewRowActionStyleNormal
                                                                  title:@"More"
                                                                handler:^(UITableViewRowAction *action, NSIndexPath *at) {
                                                                  performed = action;
                                                                  path = at;
                                                                }];
  more.backgroundColor = [UIColor grayColor];
  XCTAssertEqual(more.style, UITableViewRowActionStyleNormal);
  source.actions = @[ more ];
  self.table = [source shownTable];
  NSIndexPath *second = [NSIndexPath indexPathForRow:1 inSection:0];
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:second], @[ @"More" ]);
  XCTAssertTrue([self.table carob_performActionTitled:@"More" ofRowAtIndexPath:second]);
  XCTAssertEqual(performed, more);
  XCTAssertEqualObjects(path, second);
  NSArray *told = @[ @"begin 0.1", @"end 0.1" ];
  XCTAssertEqualObjects(source.told, told);

  source.actions = nil;
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:second], @[ @"Remove" ]);
  source.actions = @[ more ];
  self.table.editing = YES;
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:second], @[ @"Remove" ]);
}

- (void)testContextualActions {
  ContextualSource *source = [[ContextualSource alloc] initWithSections:@[ @[ @"a" ] ]];
  __block UIView *view = nil;
  UIContextualAction *pin = [UIContextualAction
      contextualActionWithStyle:UIContextualActionStyleNormal
                          title:@"Pin"
                        handler:^(UIContextualAction *action, UIView *sourceView, void (^completion)(BOOL)) {
                          view = [action.title isEqualToString:@"Pin"] ? sourceView : nil;
                          completion(YES);
                        }];
  source.leading = [UISwipeActionsConfiguration configurationWithActions:@[ pin ]];
  XCTAssertTrue(source.leading.performsFirstActionWithFullSwipe);
  self.table = [source shownTable];
  NSIndexPath *first = [NSIndexPath indexPathForRow:0 inSection:0];
  // Nil stands for the usual button at the right edge.
  NSArray *titles = @[ @"Pin", @"Remove" ];
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:first], titles);
  XCTAssertTrue([self.table carob_performActionTitled:@"Pin" ofRowAtIndexPath:first]);
  XCTAssertEqual(view, [self.table cellForRowAtIndexPath:first]);
  source.trailing = [UISwipeActionsConfiguration configurationWithActions:@[]];
  XCTAssertEqualObjects([self.table carob_titlesOfActionsOfRowAtIndexPath:first], @[ @"Pin" ]);
}

- (void)testOneSwipeAsksOnce {
  ContextualSource *source = [[ContextualSource alloc] initWithSections:@[ @[ @"a" ] ]];
  self.table = [source shownTable];
  NSIndexPath *first = [NSIndexPath indexPathForRow:0 inSection:0];
  for (NSInteger swipes = 1; swipes <= 3; swipes++) {
    [self.table carob_titlesOfActionsOfRowAtIndexPath:first];
    // Whether it can be edited, and how.
    XCTAssertEqual(source.questions, 2 * swipes);
  }
}

@end
