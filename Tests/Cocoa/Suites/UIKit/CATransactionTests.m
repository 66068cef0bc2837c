#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface CATransactionTests : XCTestCase
@end

@implementation CATransactionTests

- (void)testACompletionBlockIsCalledAtTheCommitOfItsGroup {
  NSMutableArray *calls = [NSMutableArray new];
  [CATransaction begin];
  [CATransaction setCompletionBlock:^{ [calls addObject:@"outer"]; }];
  [CATransaction begin];
  [CATransaction setCompletionBlock:^{ [calls addObject:@"inner"]; }];
  XCTAssertEqual(calls.count, 0u);
  [CATransaction commit];
  [CATransaction commit];
  XCTAssertEqualObjects(calls, (@[ @"inner", @"outer" ]));
}

- (void)testSettingsEndWithTheirGroup {
  [CATransaction begin];
  [CATransaction setDisableActions:YES];
  [CATransaction begin];
  XCTAssertTrue([CATransaction disableActions]);
  [CATransaction setDisableActions:NO];
  [CATransaction commit];
  XCTAssertTrue([CATransaction disableActions]);
  [CATransaction commit];
  XCTAssertFalse([CATransaction disableActions]);
}

@end
