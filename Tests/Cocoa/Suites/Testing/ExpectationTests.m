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

- (void)testANotificationOfAnotherCenter {
  NSNotificationCenter *center = [NSNotificationCenter new];
  XCTestExpectation *expectation = [self expectationForNotification:@"Changed"
                                                             object:nil
                                                 notificationCenter:center
                                                            handler:nil];
  [self post];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[ expectation ] timeout:0.01], XCTWaiterResultTimedOut);
  [center postNotificationName:@"Changed" object:nil];
  [self waitForExpectations:@[ expectation ] timeout:0];
}

- (void)testTheClassOfNotifications {
  NSNotificationCenter *center = [NSNotificationCenter new];
  XCTNSNotificationExpectation *expectation =
    [[XCTNSNotificationExpectation alloc] initWithName:@"Changed" object:self notificationCenter:center];
  XCTAssertEqualObjects(expectation.notificationName, @"Changed");
  XCTAssertEqual(expectation.observedObject, self);
  XCTAssertEqual(expectation.notificationCenter, center);
  XCTAssertFalse(expectation.assertForOverFulfill);
  __block BOOL isExpected = NO;
  expectation.handler = ^BOOL(NSNotification *notification) { return isExpected; };
  [center postNotificationName:@"Changed" object:self];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[ expectation ] timeout:0.01], XCTWaiterResultTimedOut);
  isExpected = YES;
  [center postNotificationName:@"Changed" object:self];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[ expectation ] timeout:0], XCTWaiterResultCompleted);
  XCTNSNotificationExpectation *plain = [[XCTNSNotificationExpectation alloc] initWithName:@"Changed"];
  XCTAssertEqual(plain.notificationCenter, [NSNotificationCenter defaultCenter]);
  XCTAssertNil(plain.observedObject);
  [self post];
  [self waitForExpectations:@[ plain ] timeout:0];
}

- (void)testTheClassOfPredicates {
  NSPredicate *predicate = self.isLarge;
  XCTNSPredicateExpectation *expectation = [[XCTNSPredicateExpectation alloc] initWithPredicate:predicate
                                                                                         object:self.state];
  XCTAssertEqualObjects(expectation.predicate, predicate);
  XCTAssertEqual(expectation.object, self.state);
  XCTAssertNil(expectation.handler);
  XCTAssertEqual([XCTWaiter waitForExpectations:@[ expectation ] timeout:0.01], XCTWaiterResultTimedOut);
  [self performSelector:@selector(change) withObject:nil afterDelay:0.01];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[ expectation ] timeout:30], XCTWaiterResultCompleted);
}

- (void)testTheClassesOfTheTestsExpectations {
  XCTestExpectation *predicate = [self expectationForPredicate:self.isLarge
                                           evaluatedWithObject:self.state
                                                       handler:nil];
  XCTAssertTrue([predicate isKindOfClass:[XCTNSPredicateExpectation class]]);
  XCTestExpectation *notification = [self expectationForNotification:@"Changed" object:nil handler:nil];
  XCTAssertTrue([notification isKindOfClass:[XCTNSNotificationExpectation class]]);
  XCTestExpectation *change = [self keyValueObservingExpectationForObject:self.state
                                                                  keyPath:@"width"
                                                            expectedValue:@5];
  XCTAssertTrue([change isKindOfClass:[XCTKVOExpectation class]]);
  [self change];
  [self post];
  [self waitForExpectations:@[ change, notification, predicate ] timeout:1 enforceOrder:YES];
}

@end
