#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import "Raised.h"

@interface Quiet : NSAssertionHandler
@property (nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger line;
@end

@implementation Quiet
- (void)handleFailureInMethod:(SEL)selector
                       object:(id)object
                         file:(NSString *)file
                   lineNumber:(NSInteger)line
                  description:(NSString *)format, ... {
  (void)selector, (void)object, (void)file;
  va_list arguments;
  va_start(arguments, format);
  NSString *text = va_arg(arguments, NSString *);
  self.text = [NSString stringWithFormat:@"%@: %@ %d", format, text, va_arg(arguments, int)];
  va_end(arguments);
  self.line = line;
}
@end

static void checkPositive(int number) {
  NSCAssert(number > 0, @"%d is not positive", number);
}

@interface NSAssertionHandlerTests : XCTestCase
@end

@implementation NSAssertionHandlerTests

- (void)check:(int)number name:(NSString *)name {
  NSAssert(number > 0, @"%d of %@ is not positive", number, name);
  NSParameterAssert(name != nil);
}

- (void)testWhatHoldsIsNotRaised {
  XCTAssertNil(raisedBy(^{ [self check:1 name:@"a"]; }));
}

- (void)testAMethodsAssertion {
  NSException *exception = raisedBy(^{ [self check:-1 name:@"size"]; });
  XCTAssertEqualObjects(exception.name, NSInternalInconsistencyException);
  XCTAssertEqualObjects(exception.reason, @"-1 of size is not positive");
}

- (void)testAParametersAssertion {
  NSException *exception = raisedBy(^{ [self check:1 name:nil]; });
  XCTAssertEqualObjects(exception.reason, @"Invalid parameter not satisfying: name != nil");
}

- (void)testAFunctionsAssertion {
  NSException *exception = raisedBy(^{ checkPositive(-2); });
  XCTAssertEqualObjects(exception.name, NSInternalInconsistencyException);
  XCTAssertEqualObjects(exception.reason, @"-2 is not positive");
}

- (void)testTheCodeBehindIsNotReached {
  __block BOOL reached = NO;
  (void)raisedBy(^{
    NSAssert(reached, @"first");
    reached = YES;
  });
  XCTAssertFalse(reached);
}

- (void)testAHandlerOfOnesOwn {
  Quiet *quiet = [[Quiet alloc] init];
  [quiet handleFailureInMethod:_cmd object:self file:@"a.m" lineNumber:12 description:@"%@ %d", @"x", 3];
  XCTAssertEqualObjects(quiet.text, @"%@ %d: x 3");
  XCTAssertEqual(quiet.line, 12);
}

- (void)testThereIsAHandler {
  XCTAssertTrue([[NSAssertionHandler currentHandler] isKindOfClass:[NSAssertionHandler class]]);
}

@end
