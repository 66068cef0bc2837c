#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSPropertyListSerializationTests : XCTestCase
@end

@implementation NSPropertyListSerializationTests

- (NSDictionary *)values {
  NSMutableArray *many = [NSMutableArray array];
  for (int i = 0; i < 300; i++) [many addObject:@(i)];
  return @{
    @"text" : @"héllo", @"plain" : @"a long text of letters", @"yes" : @YES, @"no" : @NO, @"real" : @1.5, @"negative" : @-3,
    @"large" : @(LLONG_MAX), @"unsigned" : @(ULLONG_MAX), @"data" : [NSData dataWithBytes:"\0\1" length:2],
    @"date" : [NSDate dateWithTimeIntervalSinceReferenceDate:1000], @"many" : many, @"none" : @[], @"inner" : @{@"a" : @{}},
  };
}

- (void)testBothFormats {
  for (NSNumber *format in @[ @(NSPropertyListBinaryFormat_v1_0), @(NSPropertyListXMLFormat_v1_0) ]) {
    NSError *error = nil;
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:self.values
                                                              format:format.unsignedIntegerValue
                                                             options:0
                                                               error:&error];
    XCTAssertNotNil(data, @"%@", error);
    NSPropertyListFormat found = 0;
    id read = [NSPropertyListSerialization propertyListWithData:data options:0 format:&found error:&error];
    XCTAssertEqualObjects(read, self.values);
    XCTAssertEqual(found, format.unsignedIntegerValue);
  }
}

- (void)testTheBinaryFormatBeginsWithItsName {
  NSData *data = [NSPropertyListSerialization dataWithPropertyList:@[ @1 ] format:NSPropertyListBinaryFormat_v1_0 options:0 error:NULL];
  XCTAssertEqual(memcmp(data.bytes, "bplist00", 8), 0);
}

- (void)testMutability {
  NSData *data = [NSPropertyListSerialization dataWithPropertyList:@[ @{@"a" : @"b"} ] format:NSPropertyListXMLFormat_v1_0 options:0 error:NULL];
  NSMutableArray *list = [NSPropertyListSerialization propertyListWithData:data
                                                                   options:NSPropertyListMutableContainersAndLeaves
                                                                    format:NULL
                                                                     error:NULL];
  [list[0][@"a"] appendString:@"c"];
  list[0][@"d"] = @1;
  [list addObject:@2];
  XCTAssertEqualObjects(list, (@[ @{@"a" : @"bc", @"d" : @1}, @2 ]));
  list = [NSPropertyListSerialization propertyListWithData:data options:NSPropertyListMutableContainers format:NULL error:NULL];
  XCTAssertFalse([list[0][@"a"] isKindOfClass:[NSMutableString class]]);
}

- (void)testErrors {
  NSError *error = nil;
  NSData *noList = [@"<plist><arra" dataUsingEncoding:NSUTF8StringEncoding];
  XCTAssertNil([NSPropertyListSerialization propertyListWithData:noList options:0 format:NULL error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 3840);
  XCTAssertEqualObjects(error.localizedDescription, @"The data couldn’t be read because it isn’t in the correct format.");
  error = nil;
  XCTAssertNil([NSPropertyListSerialization dataWithPropertyList:@[ self ] format:NSPropertyListXMLFormat_v1_0 options:0 error:&error]);
  XCTAssertEqual(error.code, 3851);
  XCTAssertFalse([NSPropertyListSerialization propertyList:@[ self ] isValidForFormat:NSPropertyListXMLFormat_v1_0]);
  XCTAssertTrue([NSPropertyListSerialization propertyList:@[ @1 ] isValidForFormat:NSPropertyListXMLFormat_v1_0]);
  XCTAssertFalse([NSPropertyListSerialization propertyList:@[ @1 ] isValidForFormat:(NSPropertyListFormat)7]);
}

- (void)testTheOldMethods {
  NSString *reason = nil;
  NSData *data = [NSPropertyListSerialization dataFromPropertyList:@[ @1 ] format:NSPropertyListXMLFormat_v1_0 errorDescription:&reason];
  NSPropertyListFormat format = 0;
  id read = [NSPropertyListSerialization propertyListFromData:data
                                             mutabilityOption:NSPropertyListImmutable
                                                       format:&format
                                             errorDescription:&reason];
  XCTAssertEqualObjects(read, @[ @1 ]);
  XCTAssertNil(reason);
  XCTAssertNil([NSPropertyListSerialization dataFromPropertyList:self format:NSPropertyListXMLFormat_v1_0 errorDescription:&reason]);
  XCTAssertGreaterThan(reason.length, 0);
}

@end
