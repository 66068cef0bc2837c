#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface UIProgressViewTests : XCTestCase
@end

@implementation UIProgressViewTests

- (void)testProgressIsBetweenZeroAndOne {
  UIProgressView *view = [UIProgressView new];
  XCTAssertEqual(view.progress, 0);
  view.progress = 0.25;
  XCTAssertEqual(view.progress, 0.25);
  [view setProgress:7 animated:YES];
  XCTAssertEqual(view.progress, 1);
  view.progress = -1;
  XCTAssertEqual(view.progress, 0);
  view.progress = NAN;
  XCTAssertEqual(view.progress, 0);
}

- (void)testStyleAndSize {
  UIProgressView *view = [[UIProgressView alloc] initWithProgressViewStyle:UIProgressViewStyleBar];
  XCTAssertEqual(view.progressViewStyle, UIProgressViewStyleBar);
  XCTAssertTrue(CGRectEqualToRect(view.frame, CGRectMake(0, 0, 150, 2)));
  view = [[UIProgressView alloc] initWithFrame:CGRectMake(1, 2, 30, 40)];
  XCTAssertTrue(CGRectEqualToRect(view.frame, CGRectMake(1, 2, 30, 2)));
  XCTAssertTrue(CGSizeEqualToSize([view sizeThatFits:CGSizeZero], CGSizeMake(30, 2)));
  XCTAssertEqual(view.intrinsicContentSize.width, UIViewNoIntrinsicMetric);
  XCTAssertThrows(view.progressViewStyle = (UIProgressViewStyle)9);
  XCTAssertNil(view.progressTintColor);
  view.trackTintColor = UIColor.redColor;
  XCTAssertEqualObjects(view.trackTintColor, UIColor.redColor);
}

@end

@interface UIPageControlTests : XCTestCase
@property (nonatomic, strong) NSMutableArray *pages;
@end

@implementation UIPageControlTests

- (void)setUp {
  self.pages = [NSMutableArray array];
}

- (void)turned:(UIPageControl *)control {
  [self.pages addObject:@(control.currentPage)];
}

- (void)testCurrentPageIsThere {
  UIPageControl *control = [UIPageControl new];
  control.currentPage = 3;
  XCTAssertEqual(control.currentPage, 0);
  control.numberOfPages = 4;
  control.currentPage = 3;
  XCTAssertEqual(control.currentPage, 3);
  control.numberOfPages = 2;
  XCTAssertEqual(control.currentPage, 1);
  control.currentPage = -5;
  XCTAssertEqual(control.currentPage, 0);
  control.numberOfPages = -1;
  XCTAssertEqual(control.numberOfPages, 0);
}

- (void)testSizes {
  UIPageControl *control = [UIPageControl new];
  control.numberOfPages = 3;
  XCTAssertTrue(CGSizeEqualToSize([control sizeForNumberOfPages:2], CGSizeMake(23, 37)));
  [control sizeToFit];
  XCTAssertTrue(CGSizeEqualToSize(control.frame.size, CGSizeMake(39, 37)));
}

- (void)testUserTurnsPages {
  UIPageControl *control = [UIPageControl new];
  control.numberOfPages = 3;
  [control addTarget:self action:@selector(turned:) forControlEvents:UIControlEventValueChanged];
  control.currentPage = 1;
  XCTAssertTrue([control carob_changeValue:2]);
  XCTAssertFalse([control carob_changeValue:3]);
  XCTAssertFalse([control carob_changeValue:-1]);
  XCTAssertEqualObjects(self.pages, @[ @2 ]);
  control.numberOfPages = 1;
  control.hidesForSinglePage = YES;
  XCTAssertTrue(control.hidesForSinglePage);
}

@end
