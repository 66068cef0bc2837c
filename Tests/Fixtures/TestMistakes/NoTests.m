// What looks like a test and is none.
#import <XCTest/XCTest.h>

@interface ArgumentTests : XCTestCase
@end

@implementation ArgumentTests
- (void)testWithValue:(id)value {
}

- (BOOL)testAnswer {
    return YES;
}
@end

@interface EmptyTests : XCTestCase
@end

@implementation EmptyTests
- (void)checkNames {
}
@end
