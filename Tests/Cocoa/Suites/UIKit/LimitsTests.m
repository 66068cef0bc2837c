#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* What docs/limits.md says of screens, Foundation and Dispatch. */
@interface LimitsTests : XCTestCase
@end

/* Keeps the names of the touch messages that it gets. */
@interface LimitsTouchedView : UIView
@property (nonatomic, strong) NSMutableArray *messages;
@end

@implementation LimitsTouchedView
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.messages addObject:@"began"];
}
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.messages addObject:@"moved"];
}
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.messages addObject:@"ended"];
}
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.messages addObject:@"cancelled"];
}
@end

@implementation LimitsTests

- (void)testNibsAreNotOffered {
  XCTAssertThrowsSpecificNamed([UINib nibWithNibName:@"Cell" bundle:nil], NSException, NSInvalidArgumentException);
}

- (void)testTheNameOfANibIsIgnored {
  UIViewController *controller = [[UIViewController alloc] initWithNibName:@"Screen" bundle:nil];
  XCTAssertNotNil(controller.view);
  XCTAssertEqual(controller.view.subviews.count, 0);
}

- (void)testConstraintsAreKeptAndNotSolved {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  UIView *inner = [UIView new];
  inner.translatesAutoresizingMaskIntoConstraints = NO;
  [outer addSubview:inner];
  NSLayoutConstraint *leading = [inner.leadingAnchor constraintEqualToAnchor:outer.leadingAnchor constant:5];
  NSLayoutConstraint *width = [inner.widthAnchor constraintEqualToConstant:50];
  [NSLayoutConstraint activateConstraints:@[ leading, width ]];
  [outer layoutIfNeeded];
  XCTAssertTrue([outer.constraints containsObject:leading]);
  XCTAssertTrue([inner.constraints containsObject:width]);
  XCTAssertTrue(CGRectEqualToRect(inner.frame, CGRectZero));
}

- (void)testMasksAndStacksSetFrames {
  UIView *outer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 40)];
  UIView *inner = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 10)];
  inner.autoresizingMask = UIViewAutoresizingFlexibleWidth;
  [outer addSubview:inner];
  outer.frame = CGRectMake(0, 0, 200, 40);
  XCTAssertEqual(inner.frame.size.width, 200);
  UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:@[ [UIView new], [UIView new] ]];
  stack.distribution = UIStackViewDistributionFillEqually;
  stack.frame = CGRectMake(0, 0, 100, 40);
  [stack layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect(stack.arrangedSubviews[1].frame, CGRectMake(50, 0, 50, 40)));
}

- (void)testAnAnimationIsOverAtOnce {
  UIView *view = [UIView new];
  XCTestExpectation *completed = [self expectationWithDescription:@"completed"];
  __block BOOL isCompleted = NO;
  [UIView animateWithDuration:3600
    animations:^{
      view.alpha = 0.5;
    }
    completion:^(BOOL finished) {
      isCompleted = YES;
      [completed fulfill];
    }];
  XCTAssertEqual(view.alpha, 0.5);
  XCTAssertFalse(isCompleted);
  [self waitForExpectations:@[ completed ] timeout:60];
}

- (void)testTextsAreMeasuredByColumns {
  NSDictionary *font = @{NSFontAttributeName : [UIFont systemFontOfSize:17]};
  CGFloat narrow = [@"iiii" sizeWithAttributes:font].width;
  XCTAssertGreaterThan(narrow, 0);
  XCTAssertEqual(narrow, [@"WWWW" sizeWithAttributes:font].width);
}

- (void)testPicturesHaveNoPixels {
  XCTAssertNotNil([UIImage imageNamed:@"nothing"]);
  XCTAssertTrue(CGSizeEqualToSize([UIImage imageNamed:@"nothing"].size, CGSizeZero));
  UIGraphicsBeginImageContext(CGSizeMake(4, 4));
  UIRectFill(CGRectMake(0, 0, 4, 4));
  UIImage *drawn = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  XCTAssertEqual([drawn carob_drawnShapes].count, 1);
  XCTAssertNil(UIImagePNGRepresentation(drawn));
  for (NSString *name in @[ @"imageWithData:", @"imageWithContentsOfFile:" ]) {
    XCTAssertFalse([UIImage respondsToSelector:NSSelectorFromString(name)], @"%@", name);
  }
}

- (void)testATouchDoesNotMove {
  LimitsTouchedView *view = [[LimitsTouchedView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)];
  view.messages = [NSMutableArray array];
  [[UIApplication sharedApplication].keyWindow addSubview:view];
  [view carob_tapAtPoint:CGPointMake(10, 10)];
  XCTAssertEqualObjects(view.messages, (@[ @"began", @"ended" ]));
  [view carob_panFromPoint:CGPointMake(10, 10) toPoint:CGPointMake(60, 60)];
  XCTAssertFalse([view.messages containsObject:@"moved"]);
  [view removeFromSuperview];
}

- (void)testSourcesOfDispatchAreTimers {
  XCTAssertTrue(DISPATCH_SOURCE_TYPE_TIMER != NULL);
#if defined(DISPATCH_SOURCE_TYPE_READ) || defined(DISPATCH_SOURCE_TYPE_SIGNAL) || defined(DISPATCH_SOURCE_TYPE_PROC)
  XCTFail(@"the page says that there are no other sources");
#endif
}

- (void)testArchivesOfAppleAreNotRead {
  NSDictionary *archive = @{
    @"$archiver" : @"NSKeyedArchiver",
    @"$version" : @100000,
    @"$top" : @{},
    @"$objects" : @[ @"$null" ]
  };
  NSData *data = [NSPropertyListSerialization dataWithPropertyList:archive
                                                            format:NSPropertyListBinaryFormat_v1_0
                                                           options:0
                                                             error:NULL];
  XCTAssertNotNil(data);
  XCTAssertThrows([NSKeyedUnarchiver unarchiveObjectWithData:data]);
}

- (void)testWebAddressesAreNotRead {
  NSURL *url = [NSURL URLWithString:@"http://127.0.0.1:1/"];
  NSError *error;
  XCTAssertNil([NSString stringWithContentsOfURL:url encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertNil([NSData dataWithContentsOfURL:url]);
}

@end
