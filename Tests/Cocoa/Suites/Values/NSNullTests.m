#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSNullTests : XCTestCase
@end

@implementation NSNullTests

- (void)testThereIsOne {
  NSNull *null = [NSNull null];
  XCTAssertIdentical([NSNull null], null);
  XCTAssertIdentical([null copy], null);
  XCTAssertIdentical((@[null])[0], null);
  XCTAssertIdentical((@{@"key" : null})[@"key"], null);
  NSData *data = [@"[null]" dataUsingEncoding:NSUTF8StringEncoding];
  XCTAssertIdentical([NSJSONSerialization JSONObjectWithData:data options:0 error:NULL][0], null);
  XCTAssertIdentical([[NSArray arrayWithObject:@{}] valueForKey:@"name"][0], null);
  XCTAssertEqualObjects([null description], @"<null>");
}

@end
