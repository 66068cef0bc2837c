#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

// What UIKit raises has UIKit's names.

#define NAMES(NAME, ...) XCTAssertThrowsSpecificNamed((__VA_ARGS__), NSException, NAME)

@interface ListSource : NSObject <UITableViewDataSource, UICollectionViewDataSource>
@property (nonatomic) NSInteger count;
@end

@implementation ListSource
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
  return self.count;
}
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  UITableViewCell *none = nil;
  return none;
}
- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section {
  return self.count;
}
- (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path {
  UICollectionViewCell *none = nil;
  return none;
}
@end

@interface ViewlessController : UIViewController
@end

@implementation ViewlessController
- (void)loadView {
}
@end

@interface ExceptionNameTests : XCTestCase
@property (nonatomic, strong) ListSource *source;
@end

@implementation ExceptionNameTests

- (void)setUp {
  self.source = [ListSource new];
  self.source.count = 1;
}

- (void)testNavigation {
  UIViewController *root = [UIViewController new], *other = [UIViewController new];
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:root];
  NAMES(NSInvalidArgumentException, [navigation pushViewController:root animated:NO]);
  NAMES(NSInvalidArgumentException, [navigation pushViewController:[UINavigationController new] animated:NO]);
  NAMES(NSInvalidArgumentException, [navigation setViewControllers:@[other, other] animated:NO]);
  NAMES(NSInternalInconsistencyException, [navigation popToViewController:other animated:NO]);
  XCTAssertEqualObjects(navigation.viewControllers, @[root]);
}

- (void)testControllers {
  UIViewController *parent = [UIViewController new], *child = [UIViewController new];
  NAMES(NSInvalidArgumentException, [parent addChildViewController:parent]);
  [parent addChildViewController:child];
  NAMES(UIViewControllerHierarchyInconsistencyException, [[UINavigationController new] pushViewController:child animated:NO]);
  NAMES(NSInternalInconsistencyException, [[ViewlessController new] view]);
  UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  window.rootViewController = parent;
  [window makeKeyAndVisible];
  NAMES(NSInvalidArgumentException, [parent presentViewController:parent animated:NO completion:nil]);
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[[UIViewController new]];
  NAMES(NSInvalidArgumentException, tabs.selectedViewController = [UIViewController new]);
  window.hidden = YES;
}

- (void)testTables {
  UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 100, 100) style:UITableViewStylePlain];
  table.dataSource = self.source;
  NSIndexPath *far = [NSIndexPath indexPathForRow:9 inSection:0], *beyond = [NSIndexPath indexPathForRow:0 inSection:3];
  NAMES(NSInternalInconsistencyException, [table numberOfRowsInSection:3]);
  NAMES(NSRangeException, [table scrollToRowAtIndexPath:far atScrollPosition:UITableViewScrollPositionTop animated:NO]);
  NAMES(NSRangeException, [table scrollToRowAtIndexPath:beyond atScrollPosition:UITableViewScrollPositionTop animated:NO]);
  NSIndexPath *first = [NSIndexPath indexPathForRow:0 inSection:0];
  NAMES(NSInternalInconsistencyException, [table dequeueReusableCellWithIdentifier:@"none" forIndexPath:first]);
  NAMES(NSInternalInconsistencyException, [table layoutIfNeeded]);
  NAMES(NSInternalInconsistencyException, [table deleteRowsAtIndexPaths:@[first] withRowAnimation:UITableViewRowAnimationNone]);
  self.source.count = -1;
  [table reloadData];
  NAMES(NSInternalInconsistencyException, [table numberOfRowsInSection:0]);
}

- (void)testCollections {
  UICollectionViewLayout *none = nil;
  NAMES(NSInvalidArgumentException, [[UICollectionView alloc] initWithFrame:CGRectZero collectionViewLayout:none]);
  NAMES(NSInvalidArgumentException, [UICollectionView new]);
  UICollectionView *view = [[UICollectionView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)
                                             collectionViewLayout:[UICollectionViewFlowLayout new]];
  view.dataSource = self.source;
  NAMES(NSInternalInconsistencyException, [view numberOfItemsInSection:3]);
  NSIndexPath *first = [NSIndexPath indexPathForItem:0 inSection:0];
  NAMES(NSInternalInconsistencyException, [view dequeueReusableCellWithReuseIdentifier:@"none" forIndexPath:first]);
  NAMES(NSInternalInconsistencyException, [view layoutIfNeeded]);
}

- (void)testViews {
  UIView *view = [UIView new], *inside = [UIView new];
  [view addSubview:inside];
  NAMES(NSInvalidArgumentException, [view addSubview:view]);
  NAMES(NSInvalidArgumentException, [inside addSubview:view]);
  NAMES(@"CALayerInvalidGeometry", [[UIScrollView new] setContentOffset:CGPointMake(NAN, 0)]);
}

@end
