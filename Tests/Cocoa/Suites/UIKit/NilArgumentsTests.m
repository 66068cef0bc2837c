#import <XCTest/XCTest.h>
#import "ItemSource.h"
#import "TableSource.h"

/// Programs pass nil where they have no view, path or text. As in UIKit nothing happens then, and the answer is nil, NO or empty,
/// except where UIKit raises too: names under which classes are registered, moves, and controllers that are shown.
@interface NilArgumentsTests : XCTestCase
@end

@implementation NilArgumentsTests {
  id _none;
}

- (void)testViews {
  UIView *view = [UIView new];
  UIView *part = [UIView new];
  [view addSubview:part];
  [view addSubview:_none];
  [view insertSubview:_none atIndex:0];
  [view insertSubview:_none aboveSubview:part];
  [view insertSubview:_none belowSubview:_none];
  [view bringSubviewToFront:_none];
  [view sendSubviewToBack:_none];
  XCTAssertEqualObjects(view.subviews, @[ part ]);
  XCTAssertFalse([view isDescendantOfView:_none]);
  UIView *other = [UIView new];
  [view insertSubview:other aboveSubview:_none];
  XCTAssertEqual(view.subviews.lastObject, other);
  [view addGestureRecognizer:_none];
  [view removeGestureRecognizer:_none];
  XCTAssertEqualObjects(view.gestureRecognizers, @[]);
  view.gestureRecognizers = _none;
  view.backgroundColor = _none;
  view.tintColor = _none;
  XCTestExpectation *ended = [self expectationWithDescription:@"ended"];
  [UIView animateWithDuration:1 animations:_none completion:^(BOOL finished) { if (finished) [ended fulfill]; }];
  [UIView performWithoutAnimation:_none];
  [self waitForExpectationsWithTimeout:60 handler:nil];
}

- (void)testTexts {
  UILabel *label = [UILabel new];
  label.text = @"text";
  label.text = _none;
  label.font = _none;
  label.textColor = _none;
  XCTAssertNil(label.text);
  UITextField *field = [UITextField new];
  [field insertText:@"a"];
  [field insertText:_none];
  XCTAssertEqualObjects(field.text, @"a");
  field.placeholder = _none;
  UISearchBar *bar = [UISearchBar new];
  bar.text = _none;
  bar.scopeButtonTitles = _none;
  UIButton *button = [UIButton new];
  [button setTitle:_none forState:UIControlStateNormal];
  [button setImage:_none forState:UIControlStateNormal];
  XCTAssertNil([button titleForState:UIControlStateNormal]);
  [button addTarget:_none action:@selector(description) forControlEvents:UIControlEventTouchUpInside];
  [button removeTarget:_none action:NULL forControlEvents:UIControlEventAllEvents];
  UIImageView *picture = [[UIImageView alloc] initWithImage:_none];
  XCTAssertNil(picture.image);
}

- (void)testControllers {
  UIViewController *first = [UIViewController new];
  first.title = _none;
  UINavigationController *empty = [[UINavigationController alloc] initWithRootViewController:_none];
  XCTAssertEqualObjects(empty.viewControllers, @[]);
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:first];
  XCTAssertThrowsSpecificNamed([stack pushViewController:_none animated:NO], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([stack popToViewController:_none animated:NO], NSException, NSInvalidArgumentException);
  stack.viewControllers = _none;
  XCTAssertEqualObjects(stack.viewControllers, @[]);
  [stack setViewControllers:_none animated:NO];
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ first ];
  tabs.selectedViewController = _none;
  XCTAssertEqual(tabs.selectedViewController, first);
  tabs.viewControllers = _none;
  XCTAssertThrowsSpecificNamed(
      [first presentViewController:_none animated:NO completion:_none], NSException, NSInvalidArgumentException);
  XCTAssertNil([[UIBarButtonItem alloc] initWithCustomView:_none].customView);
  first.navigationItem.rightBarButtonItem = _none;
  first.navigationItem.rightBarButtonItems = _none;
  first.navigationItem.title = _none;
  UIWindow *window = [UIWindow new];
  window.rootViewController = _none;
  XCTAssertNil(window.rootViewController);
}

- (void)testTables {
  TableSource *source = [[TableSource alloc] initWithSections:@[ @[ @"a", @"b" ] ]];
  UITableView *table = [source shownTable];
  [table insertRowsAtIndexPaths:_none withRowAnimation:UITableViewRowAnimationNone];
  [table deleteRowsAtIndexPaths:_none withRowAnimation:UITableViewRowAnimationNone];
  [table reloadRowsAtIndexPaths:_none withRowAnimation:UITableViewRowAnimationNone];
  [table insertSections:_none withRowAnimation:UITableViewRowAnimationNone];
  [table deleteSections:_none withRowAnimation:UITableViewRowAnimationNone];
  [table reloadSections:_none withRowAnimation:UITableViewRowAnimationNone];
  [table selectRowAtIndexPath:_none animated:NO scrollPosition:UITableViewScrollPositionNone];
  [table deselectRowAtIndexPath:_none animated:NO];
  [table scrollToRowAtIndexPath:_none atScrollPosition:UITableViewScrollPositionTop animated:NO];
  XCTAssertEqual(table.visibleCells.count, 2u);
  XCTAssertNil([table cellForRowAtIndexPath:_none]);
  XCTAssertNil([table indexPathForCell:_none]);
  XCTAssertNil([table dequeueReusableCellWithIdentifier:_none]);
  XCTAssertNil([table dequeueReusableHeaderFooterViewWithIdentifier:_none]);
  XCTAssertTrue(CGRectEqualToRect([table rectForRowAtIndexPath:_none], CGRectZero));
  XCTAssertThrowsSpecificNamed([table registerClass:[UITableViewCell class] forCellReuseIdentifier:_none], NSException,
                               NSInvalidArgumentException);
  XCTAssertThrows([table moveRowAtIndexPath:_none toIndexPath:_none]);
  XCTAssertEqualObjects([UISwipeActionsConfiguration configurationWithActions:_none].actions, @[]);
  table.tableHeaderView = _none;
  table.backgroundView = _none;
  [table performBatchUpdates:_none completion:_none];
  table.delegate = _none;
  table.dataSource = _none;
  XCTAssertEqual(table.numberOfSections, 0);
  [table removeFromSuperview];
}

- (void)testCollections {
  ItemSource *source = [[ItemSource alloc] initWithCount:2];
  UICollectionView *view = [source viewWithLayout:[ItemSource column]];
  [view insertItemsAtIndexPaths:_none];
  [view deleteItemsAtIndexPaths:_none];
  [view reloadItemsAtIndexPaths:_none];
  [view insertSections:_none];
  [view deleteSections:_none];
  [view reloadSections:_none];
  [view selectItemAtIndexPath:_none animated:NO scrollPosition:UICollectionViewScrollPositionNone];
  [view deselectItemAtIndexPath:_none animated:NO];
  [view scrollToItemAtIndexPath:_none atScrollPosition:UICollectionViewScrollPositionTop animated:NO];
  XCTAssertEqual(view.visibleCells.count, 2u);
  XCTAssertNil([view cellForItemAtIndexPath:_none]);
  XCTAssertNil([view indexPathForCell:_none]);
  XCTAssertNil([view supplementaryViewForElementKind:_none atIndexPath:PATH(0, 0)]);
  XCTAssertEqualObjects([view visibleSupplementaryViewsOfKind:_none], @[]);
  XCTAssertEqualObjects([view indexPathsForVisibleSupplementaryElementsOfKind:_none], @[]);
  XCTAssertNil([view layoutAttributesForItemAtIndexPath:_none]);
  XCTAssertNil([view layoutAttributesForSupplementaryElementOfKind:_none atIndexPath:_none]);
  XCTAssertFalse([view beginInteractiveMovementForItemAtIndexPath:_none]);
}

- (void)testLayouts {
  ItemSource *source = [[ItemSource alloc] initWithCount:2];
  UICollectionViewLayout *layout = [ItemSource column];
  UICollectionView *view = [source viewWithLayout:layout];
  NSString *kind = UICollectionElementKindSectionHeader;
  XCTAssertNil([layout layoutAttributesForItemAtIndexPath:_none]);
  XCTAssertNil([layout layoutAttributesForSupplementaryViewOfKind:kind atIndexPath:_none]);
  XCTAssertNil([layout layoutAttributesForDecorationViewOfKind:_none atIndexPath:_none]);
  XCTAssertNil([layout initialLayoutAttributesForAppearingItemAtIndexPath:_none]);
  XCTAssertNil([layout finalLayoutAttributesForDisappearingItemAtIndexPath:_none]);
  XCTAssertNil([layout initialLayoutAttributesForAppearingSupplementaryElementOfKind:kind atIndexPath:_none]);
  XCTAssertNil([layout layoutAttributesForInteractivelyMovingItemAtIndexPath:_none withTargetPosition:CGPointZero]);
  UICollectionViewLayoutInvalidationContext *context = [UICollectionViewLayoutInvalidationContext new];
  [context invalidateItemsAtIndexPaths:_none];
  [context invalidateSupplementaryElementsOfKind:_none atIndexPaths:_none];
  [context invalidateDecorationElementsOfKind:kind atIndexPaths:_none];
  XCTAssertNil(context.invalidatedItemIndexPaths);
  XCTAssertNil(context.invalidatedSupplementaryIndexPaths);
  UICollectionViewCell *cell = view.visibleCells[0];
  [cell applyLayoutAttributes:_none];
  XCTAssertNil([cell preferredLayoutAttributesFittingAttributes:_none]);
}

- (void)testTheRest {
  XCTAssertEqualObjects([UITraitCollection traitCollectionWithTraitsFromCollections:_none], [UITraitCollection new]);
  XCTAssertEqualObjects([UITraitCollection traitCollectionWithPreferredContentSizeCategory:_none], [UITraitCollection new]);
  XCTAssertTrue([[UITraitCollection new] containsTraitsInCollection:_none]);
  XCTAssertNil([CATransaction valueForKey:_none]);
  [CATransaction setValue:@1 forKey:_none];
  XCTAssertNil([UIImage imageNamed:_none]);
  UIApplication *application = [UIApplication sharedApplication];
  XCTAssertFalse([application canOpenURL:_none]);
  XCTAssertFalse([application openURL:_none]);
  __block BOOL isAnswered = NO;
  [application openURL:_none options:_none completionHandler:^(BOOL success) { isAnswered = !success; }];
  XCTAssertTrue(isAnswered);
}

@end
