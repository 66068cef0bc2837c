#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface TabDelegate : NSObject <UITabBarControllerDelegate>
@property (nonatomic, weak) UIViewController *forbidden;
@property (nonatomic, weak) UIViewController *selected;
@end

@implementation TabDelegate
- (BOOL)tabBarController:(UITabBarController *)tabs shouldSelectViewController:(UIViewController *)controller {
  return controller != self.forbidden;
}
- (void)tabBarController:(UITabBarController *)tabs didSelectViewController:(UIViewController *)controller {
  self.selected = controller;
}
@end

@interface UIBarTests : XCTestCase
@end

@implementation UIBarTests

- (void)testBarButtonItems {
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAction
                                                                        target:self
                                                                        action:@selector(testTabs)];
  XCTAssertEqual(item.target, self);
  XCTAssertNil(item.title);
  UIImage *image = [UIImage imageNamed:@"a"], *small = [UIImage imageNamed:@"b"];
  item = [[UIBarButtonItem alloc] initWithImage:image
                            landscapeImagePhone:small
                                          style:UIBarButtonItemStylePlain
                                         target:nil
                                         action:NULL];
  XCTAssertEqualObjects(item.image, image);
  XCTAssertEqualObjects(item.landscapeImagePhone, small);
  XCTAssertNil([item titleTextAttributesForState:UIControlStateNormal]);
  [item setTitleTextAttributes:@{ @"a" : @1 } forState:UIControlStateNormal];
  XCTAssertEqualObjects([item titleTextAttributesForState:UIControlStateNormal], @{ @"a" : @1 });
  XCTAssertNil([item titleTextAttributesForState:UIControlStateDisabled]);
  item.possibleTitles = [NSSet setWithObject:@"Done"];
  XCTAssertEqual(item.possibleTitles.count, 1u);
}

- (void)testTabBarItems {
  UITabBarItem *item = [[UITabBarItem alloc] initWithTitle:@"List" image:[UIImage imageNamed:@"list"] tag:3];
  XCTAssertEqualObjects(item.title, @"List");
  XCTAssertEqual(item.tag, 3);
  XCTAssertTrue([item isKindOfClass:[UIBarItem class]]);
  item.badgeValue = @"2";
  XCTAssertEqualObjects(item.badgeValue, @"2");
  item = [[UITabBarItem alloc] initWithTabBarSystemItem:UITabBarSystemItemTopRated tag:1];
  XCTAssertEqualObjects(item.title, @"Top Rated");
  item = [[UITabBarItem alloc] initWithTitle:@"A" image:nil selectedImage:[UIImage imageNamed:@"s"]];
  XCTAssertEqualObjects(item.selectedImage, [UIImage imageNamed:@"s"]);
}

- (void)testTabs {
  UIViewController *one = [UIViewController new], *two = [UIViewController new];
  one.title = @"One";
  XCTAssertEqualObjects(one.tabBarItem.title, @"One");
  one.title = @"First";
  XCTAssertEqualObjects(one.tabBarItem.title, @"First");
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ one, two ];
  XCTAssertEqualObjects(tabs.tabBar.items, (@[ one.tabBarItem, two.tabBarItem ]));
  XCTAssertEqual(tabs.tabBar.selectedItem, one.tabBarItem);
  TabDelegate *delegate = [TabDelegate new];
  tabs.delegate = delegate;
  delegate.forbidden = two;
  XCTAssertFalse([tabs carob_tapTabAtIndex:1]);
  XCTAssertEqual(tabs.selectedIndex, 0u);
  delegate.forbidden = nil;
  XCTAssertTrue([tabs carob_tapTabAtIndex:1]);
  XCTAssertEqual(delegate.selected, two);
  XCTAssertEqual(tabs.tabBar.selectedItem, two.tabBarItem);
  XCTAssertFalse([tabs carob_tapTabAtIndex:2]);
  delegate.selected = nil;
  tabs.selectedIndex = 0;
  XCTAssertNil(delegate.selected);
}

- (void)testNavigationBar {
  UIViewController *root = [UIViewController new], *next = [UIViewController new];
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:root];
  XCTAssertEqual(stack.navigationBar, stack.navigationBar);
  XCTAssertEqual(stack.navigationBar.topItem, root.navigationItem);
  XCTAssertNil(stack.navigationBar.backItem);
  [stack pushViewController:next animated:NO];
  XCTAssertEqualObjects(stack.navigationBar.items, (@[ root.navigationItem, next.navigationItem ]));
  XCTAssertEqual(stack.navigationBar.backItem, root.navigationItem);
  stack.navigationBar.titleTextAttributes = @{ NSForegroundColorAttributeName : [UIColor redColor] };
  XCTAssertEqualObjects(stack.navigationBar.titleTextAttributes[NSForegroundColorAttributeName], [UIColor redColor]);
  XCTAssertTrue(stack.navigationBar.translucent);
  XCTAssertThrowsSpecificNamed(stack.navigationBar.items = @[], NSException, NSInternalInconsistencyException);
  XCTAssertFalse(stack.navigationBarHidden);
  [stack setNavigationBarHidden:YES animated:YES];
  XCTAssertTrue(stack.isNavigationBarHidden);
  UINavigationBar *own = [UINavigationBar new];
  UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:@"A"];
  [own pushNavigationItem:item animated:NO];
  XCTAssertEqual(own.topItem, item);
  XCTAssertEqual([own popNavigationItemAnimated:NO], item);
  XCTAssertNil(own.topItem);
}

- (void)testToolbar {
  UIViewController *root = [UIViewController new];
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:root];
  XCTAssertTrue(stack.toolbarHidden);
  XCTAssertNil(root.toolbarItems);
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Sort" style:UIBarButtonItemStylePlain target:nil action:NULL];
  [root setToolbarItems:@[ item ] animated:NO];
  XCTAssertEqualObjects(stack.toolbar.items, @[ item ]);
  [stack setToolbarHidden:NO animated:NO];
  XCTAssertFalse(stack.isToolbarHidden);
  UIToolbar *own = [UIToolbar new];
  own.items = @[ item ];
  XCTAssertEqualObjects(own.items, @[ item ]);
}

- (void)testABarWithoutAControllerTakesItems {
  UITabBar *bar = [UITabBar new];
  UITabBarItem *item = [[UITabBarItem alloc] initWithTitle:@"A" image:nil tag:1];
  [bar setItems:@[ item ] animated:NO];
  bar.selectedItem = item;
  bar.delegate = (id)self;
  XCTAssertEqualObjects(bar.items, @[ item ]);
  XCTAssertEqual(bar.selectedItem, item);
  XCTAssertEqual(bar.delegate, self);
}

- (void)testTheBarOfAControllerIsTheControllers {
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ [UIViewController new] ];
  UITabBar *bar = tabs.tabBar;
  UITabBarItem *item = bar.items.firstObject;
  XCTAssertThrowsSpecificNamed(bar.items = @[], NSException, NSInternalInconsistencyException);
  XCTAssertThrowsSpecificNamed([bar setItems:@[] animated:YES], NSException, NSInternalInconsistencyException);
  XCTAssertThrowsSpecificNamed(bar.selectedItem = item, NSException, NSInternalInconsistencyException);
  XCTAssertThrowsSpecificNamed(bar.delegate = (id)self, NSException, NSInternalInconsistencyException);
  XCTAssertEqualObjects(bar.items, @[ item ]);
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[UIViewController new]];
  UINavigationBar *navigation = stack.navigationBar;
  XCTAssertThrowsSpecificNamed(navigation.delegate = (id)self, NSException, NSInternalInconsistencyException);
  navigation = [UINavigationBar new];
  navigation.delegate = (id)self;
  XCTAssertEqual(navigation.delegate, self);
}

@end
