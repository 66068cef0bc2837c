#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSPointerArrayTests : XCTestCase
@end

@implementation NSPointerArrayTests

- (void)testPointers {
  NSPointerArray *array =
    [NSPointerArray pointerArrayWithOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsOpaquePersonality];
  [array addPointer:(void *)1];
  [array addPointer:NULL];
  [array insertPointer:(void *)2 atIndex:0];
  [array replacePointerAtIndex:1 withPointer:(void *)3];
  XCTAssertEqual(array.count, 3u);
  XCTAssertTrue([array pointerAtIndex:0] == (void *)2);
  XCTAssertTrue([array pointerAtIndex:1] == (void *)3);
  XCTAssertTrue([array pointerAtIndex:2] == NULL);
  [array compact];
  XCTAssertEqual(array.count, 2u);
  [array removePointerAtIndex:0];
  array.count = 4;
  XCTAssertTrue([array pointerAtIndex:3] == NULL);
  array.count = 1;
  XCTAssertTrue([array pointerAtIndex:0] == (void *)3);
  XCTAssertThrowsSpecificNamed([array pointerAtIndex:1], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([array removePointerAtIndex:1], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed([array insertPointer:NULL atIndex:2], NSException, NSRangeException);
}

static NSUInteger relinquished;

static void relinquish(
  __attribute__((unused)) const void *item, __attribute__((unused)) NSUInteger (*size)(const void *)) {
  relinquished++;
}

- (void)testFunctionsHearOfPointersThatGo {
  NSPointerFunctions *functions = [NSPointerFunctions
    pointerFunctionsWithOptions:NSPointerFunctionsOpaqueMemory | NSPointerFunctionsIntegerPersonality];
  functions.relinquishFunction = (void *)relinquish;
  relinquished = 0;
  @autoreleasepool {
    NSPointerArray *array = [[NSPointerArray alloc] initWithPointerFunctions:functions];
    for (NSUInteger number = 1; number < 6; number++) [array addPointer:(void *)number];
    array.count = 4;
    XCTAssertEqual(relinquished, 1u);
    [array removePointerAtIndex:0];
    XCTAssertEqual(relinquished, 2u);
  }
  XCTAssertEqual(relinquished, 5u);
}

- (void)testAHugeCount {
  NSPointerArray *array = [NSPointerArray strongObjectsPointerArray];
  for (NSNumber *count in @[ @(NSUIntegerMax), @(NSIntegerMax), @(1ul << 40) ]) {
    XCTAssertThrowsSpecificNamed(
      array.count = count.unsignedIntegerValue, NSException, NSInvalidArgumentException);
  }
  XCTAssertEqual(array.count, 0u);
}

- (void)testWeakObjects {
  NSPointerArray *array = [NSPointerArray weakObjectsPointerArray];
  NSObject *stays = [NSObject new];
  @autoreleasepool {
    NSObject *goes = [NSObject new];
    [array addPointer:(__bridge void *)goes];
    [array addPointer:(__bridge void *)stays];
    XCTAssertEqual(array.allObjects.count, 2u);
  }
  XCTAssertEqual(array.count, 2u);
  XCTAssertTrue([array pointerAtIndex:0] == NULL);
  XCTAssertEqualObjects(array.allObjects, @[ stays ]);
  [array compact];
  XCTAssertEqual(array.count, 1u);
}

- (void)testStrongObjects {
  NSPointerArray *array = [NSPointerArray strongObjectsPointerArray];
  __weak NSObject *weak = nil;
  @autoreleasepool {
    NSObject *object = [NSObject new];
    weak = object;
    [array addPointer:(__bridge void *)object];
    [array addPointer:NULL];
  }
  @autoreleasepool {
    XCTAssertNotNil(weak);
    NSUInteger places = 0;
    for (id object in array) {
      XCTAssertTrue(object == (places ? nil : weak));
      places++;
    }
    XCTAssertEqual(places, 2u);
    NSPointerArray *copy = [array copy];
    array.count = 0;
    XCTAssertNotNil(weak);
    XCTAssertEqual(copy.count, 2u);
  }
  XCTAssertNil(weak);
}

@end
