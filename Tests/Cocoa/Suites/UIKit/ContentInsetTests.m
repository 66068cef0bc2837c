#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/// A list of forty rows, each 50 points high, which logs what it is told.
@interface InsetTableController : UITableViewController
@property (nonatomic, strong) NSMutableArray *log;
@end
@implementation InsetTableController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.log = [NSMutableArray array];
  self.tableView.rowHeight = 50;
}
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
  return 40;
}
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  return [UITableViewCell new];
}
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
  [self.log addObject:@(scrollView.contentOffset.y)];
}
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView {
  [self.log addObject:[NSString stringWithFormat:@"inset %g", scrollView.adjustedContentInset.top]];
}
@end

/// A collection of forty items in one section with a header.
@interface InsetCollectionController : UICollectionViewController
@end
@implementation InsetCollectionController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.collectionView registerClass:[UICollectionViewCell class] forCellWithReuseIdentifier:@"cell"];
  [self.collectionView registerClass:[UICollectionReusableView class]
          forSupplementaryViewOfKind:UICollectionElementKindSectionHeader
                 withReuseIdentifier:@"header"];
}
- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section {
  return 40;
}
- (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path {
  return [view dequeueReusableCellWithReuseIdentifier:@"cell" forIndexPath:path];
}
- (UICollectionReusableView *)collectionView:(UICollectionView *)view
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)path {
  return [view dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"header" forIndexPath:path];
}
@end

/// Insets of scroll views under bars, on a screen of 375 × 667 points.
@interface ContentInsetTests : XCTestCase
@property (nonatomic, strong) UIWindow *former;
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UINavigationController *navigation;
@end

@implementation ContentInsetTests

- (void)setUp {
  [super setUp];
  self.former = [UIApplication sharedApplication].keyWindow;
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
}

- (void)tearDown {
  self.window.rootViewController = nil;
  self.window.hidden = YES;
  [self.former makeKeyWindow];
  [super tearDown];
}

/// Shows a controller in a stack in tabs.
- (void)show:(UIViewController *)controller {
  self.navigation = [[UINavigationController alloc] initWithRootViewController:controller];
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ self.navigation ];
  self.window.rootViewController = tabs;
  [self.window makeKeyAndVisible];
  [self.window layoutIfNeeded];
}

- (void)check:(UIScrollView *)view top:(CGFloat)top bottom:(CGFloat)bottom {
  UIEdgeInsets insets = view.adjustedContentInset;
  XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsMake(top, 0, bottom, 0)), @"%@",
    NSStringFromUIEdgeInsets(insets));
}

- (void)testATableBelowANavigationBar {
  InsetTableController *list = [InsetTableController new];
  [self show:list];
  UITableView *table = list.tableView;
  XCTAssertTrue(table.alwaysBounceVertical);
  [self check:table top:64 bottom:49];
  XCTAssertEqual(table.contentOffset.y, -64);
  XCTAssertEqualObjects(list.log, (@[ @(-64), @"inset 64" ]));
  XCTAssertEqual(table.indexPathsForVisibleRows.count, 13u);
  CGRect first = [table convertRect:[table rectForRowAtIndexPath:table.indexPathsForVisibleRows[0]] toView:nil];
  XCTAssertEqual(first.origin.y, 64);
}

- (void)testBarsThatHide {
  InsetTableController *list = [InsetTableController new];
  [self show:list];
  [list.log removeAllObjects];
  self.navigation.navigationBarHidden = YES;
  [self check:list.tableView top:20 bottom:49];
  XCTAssertEqualObjects(list.log, (@[ @(-20), @"inset 20" ]));
  list.tableView.contentOffset = CGPointMake(0, 100);
  self.navigation.navigationBarHidden = NO;
  XCTAssertEqual(list.tableView.contentOffset.y, 100);
}

- (void)testScrollingStopsAtTheBars {
  InsetTableController *list = [InsetTableController new];
  [self show:list];
  UITableView *table = list.tableView;
  NSIndexPath *path = [NSIndexPath indexPathForRow:20 inSection:0];
  [table scrollToRowAtIndexPath:path atScrollPosition:UITableViewScrollPositionTop animated:NO];
  XCTAssertEqual(table.contentOffset.y, 1000 - 64);
  [table scrollToRowAtIndexPath:path atScrollPosition:UITableViewScrollPositionBottom animated:NO];
  XCTAssertEqual(table.contentOffset.y, 1050 + 49 - 667);
  [table carob_dragToContentOffset:CGPointMake(0, 9000)];
  XCTAssertEqual(table.contentOffset.y, 2000 + 49 - 667);
  [table scrollRectToVisible:CGRectMake(0, 500, 10, 10) animated:NO];
  XCTAssertEqual(table.contentOffset.y, 500 - 64);
  [table carob_scrollToTop];
  XCTAssertEqual(table.contentOffset.y, -64);
}

- (void)testAControllerThatForbidsInsets {
  InsetTableController *list = [InsetTableController new];
  list.automaticallyAdjustsScrollViewInsets = NO;
  [self show:list];
  [self check:list.tableView top:0 bottom:0];
  XCTAssertEqual(list.tableView.contentOffset.y, 0);
  list.automaticallyAdjustsScrollViewInsets = YES;
  XCTAssertEqual(list.tableView.contentOffset.y, -64);
  list.tableView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
  [self check:list.tableView top:0 bottom:0];
  XCTAssertEqual(list.tableView.contentOffset.y, 0);
  XCTAssertThrowsSpecificNamed(
      list.tableView.contentInsetAdjustmentBehavior = (UIScrollViewContentInsetAdjustmentBehavior)4, NSException,
      NSInvalidArgumentException);
}

- (void)testAViewBesideTheBars {
  InsetTableController *list = [InsetTableController new];
  list.edgesForExtendedLayout = UIRectEdgeNone;
  [self show:list];
  [self check:list.tableView top:0 bottom:0];
  XCTAssertEqual(list.tableView.frame.origin.y, 64);
  XCTAssertEqual(list.tableView.contentOffset.y, 0);
}

- (void)testScrollViewsInAControllersView {
  UIViewController *controller = [UIViewController new];
  UIScrollView *first = [[UIScrollView alloc] initWithFrame:controller.view.bounds];
  UIScrollView *second = [[UIScrollView alloc] initWithFrame:controller.view.bounds];
  for (UIScrollView *view in @[ first, second ]) {
    view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [controller.view addSubview:view];
  }
  [self show:controller];
  first.frame = second.frame = controller.view.bounds;
  [self check:first top:64 bottom:49];
  [self check:second top:0 bottom:0];
  second.contentSize = CGSizeMake(100, 1000);
  [self check:second top:64 bottom:49];
  second.scrollEnabled = NO;
  [self check:second top:0 bottom:0];
}

- (void)testATableThatIsAddedLater {
  UIViewController *controller = [UIViewController new];
  [self show:controller];
  UITableView *table = [[UITableView alloc] initWithFrame:controller.view.bounds];
  [controller.view addSubview:table];
  [self.window layoutIfNeeded];
  XCTAssertEqual(table.contentOffset.y, -64);
}

- (void)testInsetsOfTheProgram {
  InsetTableController *list = [InsetTableController new];
  [self show:list];
  [list.log removeAllObjects];
  list.tableView.contentInset = UIEdgeInsetsMake(10, 0, 0, 0);
  [self check:list.tableView top:74 bottom:49];
  XCTAssertEqualObjects(list.log, @[ @"inset 74" ]);
  [list.tableView carob_scrollToTop];
  self.navigation.navigationBarHidden = YES;
  XCTAssertEqual(list.tableView.contentOffset.y, -30);
}

- (void)testACollection {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  layout.itemSize = CGSizeMake(375, 100);
  layout.minimumLineSpacing = 0;
  layout.headerReferenceSize = CGSizeMake(0, 20);
  layout.sectionHeadersPinToVisibleBounds = YES;
  InsetCollectionController *controller = [[InsetCollectionController alloc] initWithCollectionViewLayout:layout];
  [self show:controller];
  UICollectionView *view = controller.collectionView;
  XCTAssertEqual(view.contentOffset.y, -64);
  [view scrollToItemAtIndexPath:[NSIndexPath indexPathForItem:5 inSection:0]
               atScrollPosition:UICollectionViewScrollPositionTop
                       animated:NO];
  XCTAssertEqual(view.contentOffset.y, 520 - 64);
  [view layoutIfNeeded];
  UICollectionReusableView *header = [view supplementaryViewForElementKind:UICollectionElementKindSectionHeader
                                                               atIndexPath:[NSIndexPath indexPathForItem:0 inSection:0]];
  XCTAssertEqual(header.frame.origin.y, 520);
}

- (void)testInsetsOfTheProgramMakeLinesShorter {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  layout.itemSize = CGSizeMake(100, 100);
  layout.minimumInteritemSpacing = 0;
  InsetCollectionController *controller = [[InsetCollectionController alloc] initWithCollectionViewLayout:layout];
  [self show:controller];
  UICollectionView *view = controller.collectionView;
  NSIndexPath *third = [NSIndexPath indexPathForItem:2 inSection:0];
  XCTAssertEqual([view layoutAttributesForItemAtIndexPath:third].frame.origin.y, 0);
  view.contentInset = UIEdgeInsetsMake(0, 40, 0, 40);
  XCTAssertEqual([view layoutAttributesForItemAtIndexPath:third].frame.origin.y, 110);
}

- (void)testACollectionThatScrollsSideways {
  UICollectionViewFlowLayout *layout = [UICollectionViewFlowLayout new];
  layout.scrollDirection = UICollectionViewScrollDirectionHorizontal;
  layout.itemSize = CGSizeMake(100, 180);
  layout.minimumInteritemSpacing = 5;
  InsetCollectionController *controller = [[InsetCollectionController alloc] initWithCollectionViewLayout:layout];
  [self show:controller];
  UICollectionView *view = controller.collectionView;
  XCTAssertEqual(view.contentSize.height, 667 - 64 - 49);
  XCTAssertEqual(view.contentOffset.y, -64);
}

@end
