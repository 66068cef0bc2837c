#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/// Expectations that are fulfilled by what goes on.
@interface ExpectationTests : XCTestCase
@property (nonatomic, strong) NSMutableDictionary *state;
@end

@implementation ExpectationTests

- (void)setUp { self.state = [NSMutableDictionary dictionaryWithObject:@1 forKey:@"width"]; }

- (void)change { self.state[@"width"] = @5; }

- (void)post { [[NSNotificationCenter defaultCenter] postNotificationName:@"Changed" object:self.state]; }

- (NSPredicate *)isLarge { return [NSPredicate predicateWithFormat:@"width > 3"]; }

- (void)testAPredicate {
  XCTestExpectation *expectation = [self expectationForPredicate:self.isLarge
                                             evaluatedWithObject:self.state
                                                         handler:nil];
  XCTAssertTrue([expectation.expectationDescription hasPrefix:@"Expect predicate `width > 3` for object "]);
  [self performSelector:@selector(change) withObject:nil afterDelay:0.01];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqualObjects(self.state[@"width"], @5);
}

- (void)testAPredicateThatHoldsAlready {
  [self change];
  XCTestExpectation *expectation = [self expectationForPredicate:self.isLarge
                                             evaluatedWithObject:self.state
                                                         handler:nil];
  [self waitForExpectations:@[ expectation ] timeout:0];
}

- (void)testAPredicateWithAHandler {
  __block NSUInteger calls = 0;
  [self change];
  [self expectationForPredicate:self.isLarge
            evaluatedWithObject:self.state
                        handler:^BOOL { return ++calls == 3; }];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqual(calls, 3);
}

- (void)testAPredicateThatDoesNotHold {
  XCTestExpectation *expectation = [self expectationForPredicate:self.isLarge
                                             evaluatedWithObject:self.state
                                                         handler:nil];
  expectation.inverted = YES;
  [self waitForExpectationsWithTimeout:0.02 handler:nil];
}

- (void)testAPredicateThatRaises {
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"nothing == 1"];
  XCTestExpectation *expectation = [self expectationForPredicate:predicate
                                             evaluatedWithObject:@"text"
                                                         handler:nil];
  XCTAssertThrowsSpecificNamed(
    [self waitForExpectations:@[ expectation ] timeout:1], NSException, NSUndefinedKeyException);
}

- (void)testANotification {
  XCTestExpectation *expectation = [self expectationForNotification:@"Changed"
                                                             object:self.state
                                                            handler:nil];
  XCTAssertTrue([expectation.expectationDescription hasPrefix:@"Expect notification 'Changed' from "]);
  [self performSelector:@selector(post) withObject:nil afterDelay:0.01];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  [self post];
}

- (void)testANotificationBeforeTheWait {
  [self expectationForNotification:@"Changed" object:nil handler:nil];
  [self post];
  [self post];
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

- (void)testANotificationOfAnotherObject {
  XCTestExpectation *expectation = [self expectationForNotification:@"Changed"
                                                             object:@"other"
                                                            handler:nil];
  expectation.inverted = YES;
  [self post];
  [self waitForExpectationsWithTimeout:0.02 handler:nil];
}

- (void)testANotificationWithAHandler {
  NSMutableArray *seen = [NSMutableArray array];
  [self expectationForNotification:@"Changed"
                            object:nil
                           handler:^BOOL(NSNotification *notification) {
                             [seen addObject:notification.name];
                             return seen.count == 2;
                           }];
  [self post];
  [self post];
  [self post];
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqualObjects(seen, (@[ @"Changed", @"Changed" ]));
}

- (void)testSeveralNotifications {
  XCTestExpectation *expectation = [self expectationForNotification:@"Changed"
                                                             object:nil
                                                            handler:nil];
  expectation.expectedFulfillmentCount = 2;
  [self post];
  [self performSelector:@selector(post) withObject:nil afterDelay:0.01];
  [self waitForExpectationsWithTimeout:30 handler:nil];
}

@end
