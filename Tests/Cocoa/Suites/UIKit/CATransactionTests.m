#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

/* Opens a group when it goes. */
@interface TransactionValue : NSObject
@end

static NSUInteger opened;

@implementation TransactionValue
- (void)dealloc {
  [CATransaction begin];
  opened++;
  [CATransaction commit];
}
@end

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

- (void)testAValueThatIsReplacedMayOpenAGroup {
  opened = 0;
  [CATransaction begin];
  @autoreleasepool {
    [CATransaction setValue:[TransactionValue new] forKey:@"a"];
  }
  @autoreleasepool {
    [CATransaction setValue:@1 forKey:@"a"];
    TransactionValue *kept = [TransactionValue new];
    [CATransaction setCompletionBlock:^{ (void)kept; }];
  }
  @autoreleasepool {
    [CATransaction setCompletionBlock:nil];
  }
  XCTAssertEqual(opened, 2u);
  XCTAssertEqualObjects([CATransaction valueForKey:@"a"], @1);
  [CATransaction commit];
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
