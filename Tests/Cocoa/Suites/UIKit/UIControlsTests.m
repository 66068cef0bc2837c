#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface Puller : NSObject
@property (nonatomic) NSUInteger pulls;
@end

@implementation Puller
- (void)pulled:(UIRefreshControl *)control {
  self.pulls += 1;
}
@end

@interface UIRefreshControlTests : XCTestCase
@end

@implementation UIRefreshControlTests

- (void)testRefreshing {
  UIRefreshControl *control = [UIRefreshControl new];
  XCTAssertFalse(control.isRefreshing);
  [control beginRefreshing];
  XCTAssertTrue(control.refreshing);
  [control endRefreshing];
  XCTAssertFalse(control.isRefreshing);
}

- (void)testPulling {
  UITableView *table = [UITableView new];
  Puller *puller = [Puller new];
  UIRefreshControl *control = [UIRefreshControl new];
  table.refreshControl = control;
  [control addTarget:puller action:@selector(pulled:) forControlEvents:UIControlEventValueChanged];
  [control beginRefreshing];
  XCTAssertEqual(puller.pulls, 0u);
  [table.refreshControl sendActionsForControlEvents:UIControlEventValueChanged];
  XCTAssertEqual(puller.pulls, 1u);
}

- (void)testIsInTheScrollView {
  UIScrollView *view = [UIScrollView new];
  UIRefreshControl *one = [UIRefreshControl new], *other = [UIRefreshControl new];
  view.refreshControl = one;
  XCTAssertEqual(one.superview, view);
  view.refreshControl = other;
  XCTAssertNil(one.superview);
  XCTAssertEqual(other.superview, view);
  view.refreshControl = nil;
  XCTAssertNil(other.superview);
}

@end

@interface UISwitchTests : XCTestCase
@end

@implementation UISwitchTests

- (void)testSwitch {
  UISwitch *control = [UISwitch new];
  XCTAssertFalse(control.isOn);
  control.on = YES;
  XCTAssertTrue(control.on);
  [control setOn:NO animated:YES];
  XCTAssertFalse(control.isOn);
}

- (void)testSlider {
  UISlider *slider = [UISlider new];
  XCTAssertEqual(slider.maximumValue, 1);
  slider.value = 3;
  XCTAssertEqual(slider.value, 1);
  slider.maximumValue = 10;
  [slider setValue:7.5 animated:NO];
  XCTAssertEqual(slider.value, 7.5);
  slider.minimumValue = 20;
  XCTAssertEqual(slider.value, 20);
  XCTAssertEqual(slider.maximumValue, 20);
  slider.value = NAN;
  XCTAssertEqual(slider.value, 20);
}

@end

@interface UIBarButtonItemTests : XCTestCase
@property (nonatomic) NSUInteger adds;
@end

@implementation UIBarButtonItemTests

- (void)add:(id)sender {
  self.adds += 1;
}

- (void)testTitleTargetAndAction {
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Add" style:UIBarButtonItemStyleDone target:self action:@selector(add:)];
  XCTAssertEqualObjects(item.title, @"Add");
  XCTAssertEqual(item.style, UIBarButtonItemStyleDone);
  XCTAssertEqual(item.target, self);
  XCTAssertTrue(item.action == @selector(add:));
  XCTAssertTrue(item.isEnabled);
  [[UIApplication sharedApplication] sendAction:item.action to:item.target from:item forEvent:nil];
  XCTAssertEqual(self.adds, 1u);
}

- (void)testOtherInitializers {
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:nil action:NULL];
  XCTAssertTrue(item.action == NULL);
  XCTAssertNil(item.target);
  item.action = @selector(add:);
  XCTAssertEqualObjects(NSStringFromSelector(item.action), @"add:");
  UIView *view = [UIView new];
  XCTAssertEqual([[UIBarButtonItem alloc] initWithCustomView:view].customView, view);
}

- (void)testItemsOfANavigationItem {
  UINavigationItem *navigation = [UIViewController new].navigationItem;
  XCTAssertNil(navigation.rightBarButtonItem);
  XCTAssertNil(navigation.rightBarButtonItems);
  UIBarButtonItem *one = [UIBarButtonItem new], *other = [UIBarButtonItem new];
  navigation.rightBarButtonItem = one;
  XCTAssertEqualObjects(navigation.rightBarButtonItems, @[ one ]);
  navigation.leftBarButtonItems = @[ one, other ];
  XCTAssertEqual(navigation.leftBarButtonItem, one);
  [navigation setLeftBarButtonItem:other animated:NO];
  XCTAssertEqualObjects(navigation.leftBarButtonItems, @[ other ]);
  navigation.leftBarButtonItem = nil;
  XCTAssertNil(navigation.leftBarButtonItems);
}

@end

@interface UIGestureRecognizerTests : XCTestCase
@property (nonatomic, strong) NSMutableArray *states;
@end

@implementation UIGestureRecognizerTests

- (void)setUp {
  self.states = [NSMutableArray array];
}

- (void)tapped:(UITapGestureRecognizer *)recognizer {
  [self.states addObject:@(recognizer.state)];
}

- (void)testRecognizing {
  UITapGestureRecognizer *recognizer = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
  recognizer.numberOfTapsRequired = 2;
  recognizer.state = UIGestureRecognizerStateRecognized;
  XCTAssertEqualObjects(self.states, @[ @(UIGestureRecognizerStateEnded) ]);
  XCTAssertEqual(recognizer.state, UIGestureRecognizerStatePossible);
  recognizer.state = UIGestureRecognizerStateFailed;
  XCTAssertEqual(self.states.count, 1u);
}

- (void)testDisabledRecognizerSendsNothing {
  UITapGestureRecognizer *recognizer = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
  recognizer.enabled = NO;
  recognizer.state = UIGestureRecognizerStateRecognized;
  XCTAssertEqual(self.states.count, 0u);
}

- (void)testTargetsAreAddedAndRemoved {
  UITapGestureRecognizer *recognizer = [UITapGestureRecognizer new];
  [recognizer addTarget:self action:@selector(tapped:)];
  [recognizer addTarget:self action:@selector(tapped:)];
  recognizer.state = UIGestureRecognizerStateEnded;
  XCTAssertEqual(self.states.count, 1u);
  [recognizer removeTarget:self action:NULL];
  recognizer.state = UIGestureRecognizerStateEnded;
  XCTAssertEqual(self.states.count, 1u);
}

- (void)testViews {
  UIView *one = [UIView new], *other = [UIView new];
  UITapGestureRecognizer *recognizer = [UITapGestureRecognizer new];
  [one addGestureRecognizer:recognizer];
  XCTAssertEqual(recognizer.view, one);
  [other addGestureRecognizer:recognizer];
  XCTAssertEqual(one.gestureRecognizers.count, 0u);
  XCTAssertEqualObjects(other.gestureRecognizers, @[ recognizer ]);
  [other removeGestureRecognizer:recognizer];
  XCTAssertNil(recognizer.view);
}

- (void)testUnknownStateIsRefused {
  UITapGestureRecognizer *recognizer = [UITapGestureRecognizer new];
  XCTAssertThrows(recognizer.state = (UIGestureRecognizerState)42);
}

@end
