#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CallStackTests : XCTestCase
@end

@implementation CallStackTests

static NSException *thrown(void (^block)(void)) {
  @try {
    block();
  } @catch (NSException *exception) {
    return exception;
  }
  return nil;
}

- (void)check:(NSException *)exception {
  NSArray *addresses = exception.callStackReturnAddresses;
  XCTAssertGreaterThan(addresses.count, 3u);
  XCTAssertEqual(addresses.count, exception.callStackSymbols.count);
  XCTAssertTrue([addresses.firstObject isKindOfClass:NSNumber.class]);
  /* One of them is in this module. */
  NSString *symbols = [exception.callStackSymbols componentsJoinedByString:@"\n"];
  XCTAssertTrue([symbols containsString:@"libServices"], @"%@", symbols);
}

- (void)testThrown {
  [self check:thrown(^{ @throw [NSException exceptionWithName:@"A" reason:@"b" userInfo:nil]; })];
  [self check:thrown(^{ [NSException raise:@"A" format:@"b"]; })];
  [self check:thrown(^{ [[NSException exceptionWithName:@"A" reason:nil userInfo:nil] raise]; })];
  [self check:thrown(^{ (void)@[][1]; })];
}

- (void)testNotThrown {
  NSException *exception = [NSException exceptionWithName:@"A" reason:@"b" userInfo:nil];
  XCTAssertNil(exception.callStackReturnAddresses);
  XCTAssertNil(exception.callStackSymbols);
}

- (void)testThrownAgain {
  NSException *exception = thrown(^{ [NSException raise:@"A" format:@"b"]; });
  NSArray *first = exception.callStackReturnAddresses;
  XCTAssertEqual(thrown(^{ @throw exception; }), exception);
  XCTAssertEqualObjects(exception.callStackReturnAddresses, first);
}

- (void)testObjectsThatAreNoExceptions {
  id caught = nil;
  @try {
    @throw @"text";
  } @catch (NSString *text) {
    caught = text;
  }
  XCTAssertEqualObjects(caught, @"text");
}

- (void)testOfThreads {
  XCTAssertGreaterThan([NSThread callStackSymbols].count, 3u);
  XCTAssertGreaterThan([NSThread callStackReturnAddresses].count, 3u);
}

@end
