#import "../MainQueue.h"
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

static char key;

/// Animations of views: what they change has its new value at once, and they end in the next turn.
@interface AnimationTests : XCTestCase
@property (nonatomic, strong) NSMutableArray *log;
@end

@implementation AnimationTests

- (void)setUp {
  [super setUp];
  self.log = [NSMutableArray array];
}

- (void)animation:(NSString *)name started:(void *)context {
  XCTAssertEqual(context, &key);
  [self.log addObject:[name stringByAppendingString:@" starts"]];
}

- (void)animation:(NSString *)name finished:(NSNumber *)finished context:(void *)context {
  XCTAssertEqual(context, &key);
  [self.log addObject:[NSString stringWithFormat:@"%@ %@", name, finished]];
}

- (void)testAGroup {
  UIView *view = [UIView new];
  [UIView beginAnimations:@"fade" context:&key];
  [UIView setAnimationDelegate:self];
  [UIView setAnimationDuration:1];
  [UIView setAnimationWillStartSelector:@selector(animation:started:)];
  [UIView setAnimationDidStopSelector:@selector(animation:finished:context:)];
  view.alpha = 0.5;
  [UIView commitAnimations];
  XCTAssertEqual(view.alpha, 0.5);
  XCTAssertEqualObjects(self.log, @[ @"fade starts" ]);
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.log, (@[ @"fade starts", @"fade 1" ]));
  [UIView commitAnimations];
}

- (void)testATransactionEndsWithItsAnimations {
  [CATransaction begin];
  [CATransaction setCompletionBlock:^{
    [self.log addObject:@"transaction"];
  }];
  [UIView animateWithDuration:1 animations:^{
  } completion:^(BOOL finished) {
    [self.log addObject:@"animation"];
  }];
  [CATransaction commit];
  XCTAssertEqual(self.log.count, 0u);
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.log, (@[ @"animation", @"transaction" ]));
}

- (void)testKeyframes {
  UIView *view = [UIView new];
  [UIView animateKeyframesWithDuration:1 delay:0 options:0 animations:^{
    [UIView addKeyframeWithRelativeStartTime:0 relativeDuration:0.5 animations:^{
      view.alpha = 0.5;
    }];
  } completion:^(BOOL finished) {
    [self.log addObject:@(finished)];
  }];
  XCTAssertEqual(view.alpha, 0.5);
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.log, @[ @YES ]);
}

- (void)testAViewInPlaceOfAnother {
  UIView *outer = [UIView new], *old = [UIView new], *new = [UIView new];
  [outer addSubview:old];
  [UIView transitionFromView:old toView:new duration:1 options:UIViewAnimationOptionTransitionCrossDissolve completion:nil];
  XCTAssertEqualObjects(outer.subviews, @[ new ]);
  [outer addSubview:old];
  [UIView transitionFromView:new toView:old duration:1 options:UIViewAnimationOptionShowHideTransitionViews completion:nil];
  XCTAssertTrue(new.hidden);
  XCTAssertEqual(outer.subviews.count, 2u);
}

- (void)testWhetherAnimationsAreEnabled {
  XCTAssertTrue([UIView areAnimationsEnabled]);
  [UIView performWithoutAnimation:^{
    XCTAssertFalse([UIView areAnimationsEnabled]);
  }];
  XCTAssertTrue([UIView areAnimationsEnabled]);
  [UIView setAnimationsEnabled:NO];
  XCTAssertFalse([UIView areAnimationsEnabled]);
  [UIView setAnimationsEnabled:YES];
}

- (void)animation:(NSString *)name ended:(BOOL)isFinished context:(void *)context {
  XCTAssertEqual(context, &key);
  [self.log addObject:[NSString stringWithFormat:@"%@ %d", name, isFinished]];
}

- (void)animation:(NSString *)name ended:(BOOL)isFinished {
  [self.log addObject:@(isFinished)];
}

- (void)raised {
  [NSException raise:@"TestException" format:@"start"];
}

- (void)commitGroup:(SEL)start end:(SEL)end {
  [UIView beginAnimations:@"fade" context:&key];
  [UIView setAnimationDelegate:self];
  [UIView setAnimationWillStartSelector:start];
  [UIView setAnimationDidStopSelector:end];
  [UIView commitAnimations];
}

- (void)testTheFlagOfAGroupAsABOOL {
  [self commitGroup:NULL end:@selector(animation:ended:context:)];
  [self commitGroup:NULL end:@selector(animation:ended:)];
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.log, (@[ @"fade 1", @YES ]));
}

- (void)testAStartRaises {
  XCTAssertThrows([self commitGroup:@selector(raised) end:@selector(animation:ended:context:)]);
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.log, @[ @"fade 1" ]);
}

- (void)testATransactionWithAGroup {
  [CATransaction begin];
  [CATransaction setCompletionBlock:^{
    [self.log addObject:@"transaction"];
  }];
  [self commitGroup:NULL end:@selector(animation:ended:context:)];
  [CATransaction commit];
  waitForMainQueue(self);
  XCTAssertEqualObjects(self.log, (@[ @"fade 1", @"transaction" ]));
}

@end
