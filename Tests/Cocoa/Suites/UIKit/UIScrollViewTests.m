#import <XCTest/XCTest.h>
#import <UIKit/UIKit.h>

@interface ScrollDelegate : NSObject <UIScrollViewDelegate>
@property (nonatomic, strong) NSMutableArray<NSString *> *told;
@property (nonatomic) CGFloat target;
@property (nonatomic) BOOL keepsPlace;
@end

@implementation ScrollDelegate
- (instancetype)init {
  if ((self = [super init])) {
    _told = [NSMutableArray array];
    _target = -1;
  }
  return self;
}
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView {
  [self.told addObject:scrollView.isDragging ? @"begin" : @"?"];
}
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
  [self.told addObject:[NSString stringWithFormat:@"scroll %g", scrollView.contentOffset.y]];
}
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)targetContentOffset {
  [self.told addObject:[NSString stringWithFormat:@"target %g", targetContentOffset->y]];
  if (self.target >= 0) targetContentOffset->y = self.target;
}
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate {
  [self.told addObject:decelerate ? @"end, goes on" : @"end"];
}
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView {
  [self.told addObject:scrollView.isDecelerating ? @"decelerate" : @"?"];
}
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
  [self.told addObject:@"rest"];
}
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView {
  [self.told addObject:@"animated"];
}
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView {
  return !self.keepsPlace;
}
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView {
  [self.told addObject:@"top"];
}
@end

@interface UIScrollViewTests : XCTestCase
@property (nonatomic, strong) UIScrollView *view;
@property (nonatomic, strong) ScrollDelegate *delegate;
@end

@implementation UIScrollViewTests

- (void)setUp {
  self.view = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  self.view.contentSize = CGSizeMake(100, 450);
  self.delegate = [ScrollDelegate new];
  self.view.delegate = self.delegate;
}

- (void)testDrag {
  XCTAssertTrue([self.view carob_dragToContentOffset:CGPointMake(0, 40)]);
  NSArray *told = @[ @"begin", @"scroll 40", @"target 40", @"end" ];
  XCTAssertEqualObjects(self.delegate.told, told);
  XCTAssertFalse(self.view.isDragging);
}

- (void)testDragBeyondTheContent {
  [self.view carob_dragToContentOffset:CGPointMake(0, 400)];
  NSArray *told =
      @[ @"begin", @"scroll 400", @"target 350", @"end, goes on", @"decelerate", @"scroll 350", @"rest" ];
  XCTAssertEqualObjects(self.delegate.told, told);
  XCTAssertFalse(self.view.isDecelerating);
}

- (void)testDelegateChoosesTheTarget {
  self.delegate.target = 120;
  [self.view carob_dragToContentOffset:CGPointMake(0, 40)];
  XCTAssertEqual(self.view.contentOffset.y, 120);
}

- (void)testPages {
  self.view.pagingEnabled = YES;
  [self.view carob_dragToContentOffset:CGPointMake(0, 160)];
  XCTAssertEqual(self.view.contentOffset.y, 200);
}

- (void)testScrollingThatIsForbidden {
  self.view.scrollEnabled = NO;
  XCTAssertFalse([self.view carob_dragToContentOffset:CGPointMake(0, 40)]);
  XCTAssertEqual(self.view.contentOffset.y, 0);
  [self.view setContentOffset:CGPointMake(0, 40) animated:YES];
  NSArray *told = @[ @"scroll 40", @"animated" ];
  XCTAssertEqualObjects(self.delegate.told, told);
}

- (void)testScrollToTop {
  self.view.contentInset = UIEdgeInsetsMake(10, 0, 0, 0);
  [self.view setContentOffset:CGPointMake(0, 40)];
  self.delegate.keepsPlace = YES;
  XCTAssertFalse([self.view carob_scrollToTop]);
  self.delegate.keepsPlace = NO;
  XCTAssertTrue([self.view carob_scrollToTop]);
  NSArray *told = @[ @"scroll 40", @"scroll -10", @"top" ];
  XCTAssertEqualObjects(self.delegate.told, told);
  self.view.scrollsToTop = NO;
  XCTAssertFalse([self.view carob_scrollToTop]);
}

- (void)testDragDismissesTheKeyboard {
  UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
  UITextField *field = [UITextField new];
  [window addSubview:self.view];
  [self.view addSubview:field];
  XCTAssertTrue([field becomeFirstResponder]);
  [self.view carob_dragToContentOffset:CGPointMake(0, 10)];
  XCTAssertTrue(field.isFirstResponder);
  self.view.keyboardDismissMode = UIScrollViewKeyboardDismissModeOnDrag;
  [self.view carob_dragToContentOffset:CGPointMake(0, 20)];
  XCTAssertFalse(field.isFirstResponder);
}

- (void)testProperties {
  XCTAssertTrue(self.view.bounces);
  XCTAssertTrue(self.view.showsVerticalScrollIndicator);
  XCTAssertEqual(self.view.zoomScale, 1);
  self.view.alwaysBounceVertical = YES;
  self.view.scrollIndicatorInsets = UIEdgeInsetsMake(1, 2, 3, 4);
  self.view.contentInset = UIEdgeInsetsMake(5, 0, 0, 0);
  XCTAssertTrue(self.view.alwaysBounceVertical);
  XCTAssertEqual(self.view.scrollIndicatorInsets.right, 4);
  XCTAssertEqual(self.view.adjustedContentInset.top, 5);
  XCTAssertThrowsSpecificNamed(
      self.view.keyboardDismissMode = (UIScrollViewKeyboardDismissMode)7, NSException, NSInvalidArgumentException);
}

@end
