#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSUUIDTests : XCTestCase
@end

@implementation NSUUIDTests

- (void)testEachIsAnother {
  XCTAssertNotEqualObjects([NSUUID UUID], [NSUUID UUID]);
  XCTAssertNotEqualObjects([[NSUUID alloc] init], [[NSUUID alloc] init]);
  XCTAssertEqual([NSUUID UUID].UUIDString.length, 36);
}

- (void)testAText {
  NSUUID *uuid = [[NSUUID alloc] initWithUUIDString:@"e621e1f8-c36c-495a-93fc-0c247a3e6e5f"];
  XCTAssertEqualObjects(uuid.UUIDString, @"E621E1F8-C36C-495A-93FC-0C247A3E6E5F");
  XCTAssertEqualObjects(uuid.description, uuid.UUIDString);
}

- (void)testNoText {
  id nothing = nil;
  XCTAssertNil([[NSUUID alloc] initWithUUIDString:@"E621E1F8"]);
  XCTAssertNil([[NSUUID alloc] initWithUUIDString:@""]);
  XCTAssertNil([[NSUUID alloc] initWithUUIDString:nothing]);
}

- (void)testBytes {
  uuid_t bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, read = {0};
  NSUUID *uuid = [[NSUUID alloc] initWithUUIDBytes:bytes];
  XCTAssertEqualObjects(uuid.UUIDString, @"01020304-0506-0708-090A-0B0C0D0E0F10");
  [uuid getUUIDBytes:read];
  XCTAssertEqual(memcmp(bytes, read, sizeof bytes), 0);
}

- (void)testEqualityHashAndCopy {
  NSUUID *one = [NSUUID UUID], *same = [[NSUUID alloc] initWithUUIDString:one.UUIDString];
  XCTAssertEqualObjects(one, same);
  XCTAssertEqual(one.hash, same.hash);
  XCTAssertEqual([one copy], one);
  XCTAssertEqual([one compare:same], NSOrderedSame);
}

@end
