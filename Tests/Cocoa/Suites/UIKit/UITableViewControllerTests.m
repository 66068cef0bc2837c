#import <XCTest/XCTest.h>
#import <UIKit/UIKit.h>

@interface ListController : UITableViewController
@end

@implementation ListController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"row"];
  self.refreshControl = [UIRefreshControl new];
  self.navigationItem.rightBarButtonItem = self.editButtonItem;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 3;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  return [tableView dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
}
@end

@interface UITableViewControllerTests : XCTestCase
@end

@implementation UITableViewControllerTests

- (void)testTable {
  ListController *list = [[ListController alloc] initWithStyle:UITableViewStyleGrouped];
  UITableView *table = list.tableView;
  XCTAssertEqual(list.view, table);
  XCTAssertEqual(table.style, UITableViewStyleGrouped);
  XCTAssertEqual(table.dataSource, (id)list);
  XCTAssertEqual(table.delegate, (id)list);
  XCTAssertEqual([table numberOfRowsInSection:0], 3);
  XCTAssertEqual(table.refreshControl, list.refreshControl);
  XCTAssertNotNil(list.refreshControl);
}

- (void)testPlainControllers {
  UITableViewController *plain = [UITableViewController new];
  plain.refreshControl = [UIRefreshControl new];
  XCTAssertFalse(plain.isViewLoaded);
  XCTAssertEqual(plain.tableView.style, UITableViewStylePlain);
  XCTAssertEqual(plain.tableView.refreshControl, plain.refreshControl);
  XCTAssertEqual(plain.tableView.numberOfSections, 1);
  XCTAssertEqual([plain.tableView numberOfRowsInSection:0], 0);
  XCTAssertTrue([plain conformsToProtocol:@protocol(UITableViewDelegate)]);
}

- (void)testTableThatIsSet {
  UITableViewController *plain = [UITableViewController new];
  UITableView *table = [UITableView new];
  plain.tableView = table;
  XCTAssertEqual(plain.view, table);
  XCTAssertEqual(table.dataSource, (id)plain);
}

- (void)testSelectionIsClearedWhenTheScreenAppears {
  ListController *list = [[ListController alloc] initWithStyle:UITableViewStylePlain];
  NSIndexPath *first = [NSIndexPath indexPathForRow:0 inSection:0];
  UITableView *table = list.tableView;
  [table selectRowAtIndexPath:first animated:NO scrollPosition:UITableViewScrollPositionNone];
  list.clearsSelectionOnViewWillAppear = NO;
  [list viewWillAppear:NO];
  XCTAssertEqualObjects(table.indexPathForSelectedRow, first);
  list.clearsSelectionOnViewWillAppear = YES;
  [list viewWillAppear:NO];
  XCTAssertNil(table.indexPathForSelectedRow);
}

- (void)testEditButton {
  ListController *list = [[ListController alloc] initWithStyle:UITableViewStylePlain];
  UITableView *table = list.tableView;
  UIBarButtonItem *button = list.editButtonItem;
  XCTAssertEqual(button, list.navigationItem.rightBarButtonItem);
  XCTAssertEqualObjects(button.title, @"Edit");
  [[UIApplication sharedApplication] sendAction:button.action to:button.target from:button forEvent:nil];
  XCTAssertTrue(list.isEditing);
  XCTAssertTrue(table.isEditing);
  XCTAssertEqualObjects(button.title, @"Done");
  list.editing = NO;
  XCTAssertFalse(table.isEditing);
  XCTAssertEqualObjects(button.title, @"Edit");
}

@end
