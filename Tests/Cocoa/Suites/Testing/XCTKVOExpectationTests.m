#import "InnerClass.h"

@interface ExpectedObject : NSObject
@property (nonatomic) NSInteger number;
@property (nonatomic) ExpectedObject *next;
@property (nonatomic) NSArray *parts;
@end

@implementation ExpectedObject
@end

@interface XCTKVOExpectationTests : XCTestCase
@property (nonatomic) ExpectedObject *object;
@end

@implementation XCTKVOExpectationTests

- (void)setUp {
  self.object = [ExpectedObject new];
}

- (void)assertIsMet:(XCTestExpectation *)expectation {
  XCTAssertEqual([XCTWaiter waitForExpectations:@[expectation] timeout:0], XCTWaiterResultCompleted);
}

- (void)assertIsUnmet:(XCTestExpectation *)expectation {
  XCTAssertEqual([XCTWaiter waitForExpectations:@[expectation] timeout:0], XCTWaiterResultTimedOut);
}

- (void)testAChangeDuringTheWait {
  XCTestExpectation *expectation = [self keyValueObservingExpectationForObject:self.object
                                                                       keyPath:@"number"
                                                                 expectedValue:@3];
  XCTAssertTrue([expectation.expectationDescription hasPrefix:@"Expect value of 'number' of "]);
  XCTAssertTrue([expectation.expectationDescription hasSuffix:@" to be '3'"]);
  dispatch_async(dispatch_get_main_queue(), ^{
    self.object.number = 2;
    self.object.number = 3;
    self.object.number = 4;
  });
  [self waitForExpectationsWithTimeout:30 handler:nil];
  XCTAssertEqual(self.object.number, 4);
}

- (void)testTheExpectedValueMayBeThereAlready {
  self.object.number = 3;
  [self assertIsMet:[[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:self.object expectedValue:@3]];
  XCTKVOExpectation *change = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                  object:self.object
                                                           expectedValue:@3
                                                                 options:NSKeyValueObservingOptionNew];
  [self assertIsUnmet:change];
  self.object.number = 3;
  [self assertIsMet:change];
}

- (void)testWithoutAValueAnyChangeIsExpected {
  XCTKVOExpectation *plain = [[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:self.object];
  XCTKVOExpectation *noValue = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                   object:self.object
                                                            expectedValue:nil];
  XCTestExpectation *ofTest = [self keyValueObservingExpectationForObject:self.object
                                                                  keyPath:@"number"
                                                            expectedValue:nil];
  [self assertIsUnmet:plain];
  [self assertIsUnmet:noValue];
  [self assertIsUnmet:ofTest];
  self.object.number = 0;
  [self assertIsMet:plain];
  [self assertIsMet:noValue];
  [self assertIsMet:ofTest];
}

- (void)testAKeyPath {
  XCTKVOExpectation *expectation = [[XCTKVOExpectation alloc] initWithKeyPath:@"next.number"
                                                                       object:self.object
                                                                expectedValue:@7];
  self.object.next = [ExpectedObject new];
  [self assertIsUnmet:expectation];
  self.object.next.number = 7;
  [self assertIsMet:expectation];
}

- (void)testAChangeOfAnArrayIsComparedWithTheArray {
  self.object.parts = @[@1];
  XCTKVOExpectation *expectation = [[XCTKVOExpectation alloc] initWithKeyPath:@"parts"
                                                                       object:self.object
                                                                expectedValue:@[@1, @2]];
  [self assertIsUnmet:expectation];
  [[self.object mutableArrayValueForKey:@"parts"] addObject:@2];
  [self assertIsMet:expectation];
}

- (void)testAHandlerDecides {
  NSMutableArray *changes = [NSMutableArray new];
  XCTestExpectation *expectation = [self
    keyValueObservingExpectationForObject:self.object
                                  keyPath:@"number"
                                  handler:^BOOL(id object, NSDictionary *change) {
    XCTAssertEqual(object, self.object);
    [changes addObject:@[change[NSKeyValueChangeOldKey], change[NSKeyValueChangeNewKey]]];
    return [object number] == 2;
  }];
  self.object.number = 1;
  [self assertIsUnmet:expectation];
  self.object.number = 2;
  [self assertIsMet:expectation];
  self.object.number = 3;
  XCTAssertEqualObjects(changes, (@[@[@0, @1], @[@1, @2]]));
}

- (void)testAHandlerReplacesTheValue {
  XCTKVOExpectation *expectation = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                       object:self.object
                                                                expectedValue:@1];
  expectation.handler = ^BOOL(id object, NSDictionary *change) { return [object number] > 1; };
  XCTAssertNotNil(expectation.handler);
  self.object.number = 1;
  [self assertIsUnmet:expectation];
  self.object.number = 2;
  [self assertIsMet:expectation];
}

- (void)testAHandlerThatRaisesIsTheSettersError {
  XCTKVOExpectation *expectation = [[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:self.object];
  expectation.handler = ^BOOL(id object, NSDictionary *change) {
    [NSException raise:NSGenericException format:@"not now"];
    return YES;
  };
  XCTAssertThrowsSpecificNamed(self.object.number = 1, NSException, NSGenericException);
  [self assertIsUnmet:expectation];
}

- (void)testProperties {
  XCTKVOExpectation *expectation = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                       object:self.object
                                                                expectedValue:@9];
  XCTAssertEqualObjects(expectation.keyPath, @"number");
  XCTAssertEqual(expectation.observedObject, self.object);
  XCTAssertEqualObjects(expectation.expectedValue, @9);
  XCTAssertEqual(
    expectation.options,
    NSKeyValueObservingOptionInitial | NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld);
  XCTAssertNil(expectation.handler);
  expectation = [[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:self.object];
  XCTAssertNil(expectation.expectedValue);
  XCTAssertEqual(expectation.options, NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld);
}

- (void)testItIsCountedAndInverted {
  XCTKVOExpectation *twice = [[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:self.object];
  twice.expectedFulfillmentCount = 2;
  XCTKVOExpectation *never = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                 object:self.object
                                                          expectedValue:@2];
  never.inverted = YES;
  self.object.number = 1;
  [self assertIsUnmet:twice];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[never] timeout:0], XCTWaiterResultCompleted);
  self.object.number = 2;
  [self assertIsMet:twice];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[never] timeout:0], XCTWaiterResultInvertedFulfillment);
}

- (void)testTheOrderOfChanges {
  XCTKVOExpectation *first = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                 object:self.object
                                                          expectedValue:@1];
  XCTKVOExpectation *second = [[XCTKVOExpectation alloc] initWithKeyPath:@"number"
                                                                  object:self.object
                                                           expectedValue:@2];
  self.object.number = 1;
  self.object.number = 2;
  XCTAssertEqual(
    [XCTWaiter waitForExpectations:(@[first, second]) timeout:0 enforceOrder:YES],
    XCTWaiterResultCompleted);
  XCTAssertEqual(
    [XCTWaiter waitForExpectations:(@[second, first]) timeout:0 enforceOrder:YES],
    XCTWaiterResultIncorrectOrder);
}

- (void)testItRetainsTheObjectAndIsNotRetained {
  __weak ExpectedObject *object = nil;
  @autoreleasepool {
    __weak XCTKVOExpectation *gone = nil;
    XCTKVOExpectation *kept = nil;
    @autoreleasepool {
      ExpectedObject *made = [ExpectedObject new];
      object = made;
      kept = [[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:made];
      gone = [[XCTKVOExpectation alloc] initWithKeyPath:@"number" object:made];
    }
    XCTAssertNil(gone);
    XCTAssertNotNil(object);
    object.number = 1;
    [self assertIsMet:kept];
    XCTAssertEqual(object.observationInfo, NULL);
  }
  XCTAssertNil(object);
}

- (void)testAKeyThatIsAbsentRaises {
  XCTAssertThrowsSpecificNamed(
    [[XCTKVOExpectation alloc] initWithKeyPath:@"nothing" object:self.object expectedValue:@1], NSException,
    NSUndefinedKeyException);
}

@end
