#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSMutableData *bytes(const char *text) {
  return [NSMutableData dataWithBytes:text length:strlen(text)];
}

@interface NSMutableDataTests : XCTestCase
@end

@implementation NSMutableDataTests

- (void)testMaking {
  XCTAssertTrue([[NSMutableData data] isKindOfClass:[NSMutableData class]]);
  XCTAssertEqual([NSMutableData dataWithCapacity:100].length, 0);
  NSMutableData *zeros = [NSMutableData dataWithLength:4];
  XCTAssertEqual(zeros.length, 4);
  XCTAssertEqual(((char *)zeros.bytes)[3], 0);
  XCTAssertEqual([[NSMutableData alloc] initWithLength:2].length, 2);
  XCTAssertEqual([[NSMutableData alloc] initWithCapacity:2].length, 0);
}

- (void)testAppending {
  NSMutableData *data = [NSMutableData data];
  [data appendBytes:"ca" length:2];
  [data appendData:bytes("rob")];
  XCTAssertEqualObjects(data, bytes("carob"));
  [data appendData:data];
  XCTAssertEqualObjects(data, bytes("carobcarob"));
}

- (void)testAppendingSomeOfItsOwnBytes {
  NSMutableData *data = bytes("carob");
  for (int i = 0; i < 6; i++) [data appendBytes:data.bytes length:data.length];
  XCTAssertEqual(data.length, 5 << 6);
  XCTAssertEqual(memcmp((char *)data.bytes + (5 << 6) - 5, "carob", 5), 0);
  data = [NSMutableData dataWithCapacity:64];
  [data appendBytes:"ab" length:2];
  // These go on behind the end.
  ((char *)data.mutableBytes)[2] = 'c';
  [data appendBytes:(char *)data.bytes + 1 length:2];
  XCTAssertEqual(memcmp(data.bytes, "abbc", 4), 0);
}

- (void)testAppendingNothing {
  NSMutableData *data = bytes("carob");
  [data appendBytes:NULL length:0];
  [data appendBytes:"x" length:0];
  XCTAssertEqualObjects(data, bytes("carob"));
  const void *nothing = NULL;
  XCTAssertThrowsSpecificNamed(
    [data appendBytes:nothing length:1], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [data appendBytes:"x" length:NSUIntegerMax], NSException, NSInvalidArgumentException);
  XCTAssertEqualObjects(data, bytes("carob"));
}

- (void)testAppendingMuch {
  NSMutableData *data = [NSMutableData data];
  for (int i = 0; i < 10000; i++) [data appendBytes:&i length:sizeof i];
  XCTAssertEqual(data.length, 10000 * sizeof(int));
  XCTAssertEqual(((int *)data.bytes)[9999], 9999);
}

- (void)testMutableBytesAreTheBytes {
  NSMutableData *data = bytes("carob");
  ((char *)data.mutableBytes)[0] = 'C';
  XCTAssertEqualObjects(data, bytes("Carob"));
  XCTAssertEqual(data.bytes, (const void *)data.mutableBytes);
}

- (void)testRoomIsThere {
  NSMutableData *data = [[NSMutableData alloc] initWithCapacity:4096];
  memset(data.mutableBytes, 'x', 4096);
  NSMutableData *other = [NSMutableData dataWithCapacity:100000];
  memset(other.mutableBytes, 'y', 100000);
  void *address = data.mutableBytes;
  data.length = 4096;
  XCTAssertEqual(address, data.mutableBytes);
  XCTAssertEqual(((char *)data.bytes)[4095], 0);
  XCTAssertThrowsSpecificNamed(
    [NSMutableData dataWithCapacity:NSUIntegerMax], NSException, NSInvalidArgumentException);
}

- (void)testMemoryThatIsGivenAwayGrows {
  char *memory = malloc(5);
  memcpy(memory, "carob", 5);
  NSMutableData *data = [[NSMutableData alloc] initWithBytesNoCopy:memory length:5];
  XCTAssertEqual(data.bytes, (const void *)memory);
  for (int i = 0; i < 1000; i++) [data appendBytes:"-" length:1];
  XCTAssertEqual(data.length, 1005);
  XCTAssertEqual(memcmp(data.bytes, "carob-", 6), 0);
  char lent[] = "lent";
  data = [NSMutableData dataWithBytesNoCopy:lent length:4 freeWhenDone:NO];
  [data appendBytes:"!" length:1];
  lent[0] = 'L';
  XCTAssertEqualObjects(data, bytes("lent!"));
}

- (void)testLength {
  NSMutableData *data = bytes("carob");
  data.length = 3;
  XCTAssertEqualObjects(data, bytes("car"));
  data.length = 5;
  XCTAssertEqual(memcmp(data.bytes, "car\0\0", 5), 0);
  [data increaseLengthBy:2];
  XCTAssertEqual(data.length, 7);
}

- (void)testAbsurdLengthsThrow {
  NSMutableData *data = bytes("carob");
  XCTAssertThrowsSpecificNamed(
    [data setLength:NSUIntegerMax], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    [data increaseLengthBy:NSUIntegerMax], NSException, NSInvalidArgumentException);
  XCTAssertEqualObjects(data, bytes("carob"));
}

- (void)testReplacing {
  NSMutableData *data = bytes("carob");
  [data replaceBytesInRange:NSMakeRange(0, 2) withBytes:"CA"];
  XCTAssertEqualObjects(data, bytes("CArob"));
  [data replaceBytesInRange:NSMakeRange(1, 3) withBytes:"-" length:1];
  XCTAssertEqualObjects(data, bytes("C-b"));
  [data replaceBytesInRange:NSMakeRange(1, 1) withBytes:"arro" length:4];
  XCTAssertEqualObjects(data, bytes("Carrob"));
  [data replaceBytesInRange:NSMakeRange(0, 6) withBytes:NULL length:0];
  XCTAssertEqual(data.length, 0);
}

- (void)testReplacingBeyondTheEnd {
  NSMutableData *data = bytes("car");
  [data replaceBytesInRange:NSMakeRange(2, 3) withBytes:"xyz"];
  XCTAssertEqualObjects(data, bytes("caxyz"));
  XCTAssertThrowsSpecificNamed(
    [data replaceBytesInRange:NSMakeRange(6, 1) withBytes:"a"], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [data replaceBytesInRange:NSMakeRange(4, 2) withBytes:"a" length:1], NSException,
    NSRangeException);
}

- (void)testResetting {
  NSMutableData *data = bytes("carob");
  [data resetBytesInRange:NSMakeRange(1, 2)];
  XCTAssertEqual(memcmp(data.bytes, "c\0\0ob", 5), 0);
}

- (void)testSetData {
  NSMutableData *data = bytes("carob");
  [data setData:bytes("x")];
  XCTAssertEqualObjects(data, bytes("x"));
}

- (void)testNullBytesThrow {
  void *null = NULL;
  XCTAssertThrowsSpecificNamed(
    [bytes("a") appendBytes:null length:1], NSException, NSInvalidArgumentException);
}

- (void)testACopyDoesNotChange {
  NSMutableData *data = bytes("carob");
  NSData *copy = [data copy];
  [data setLength:0];
  XCTAssertEqualObjects(copy, bytes("carob"));
  XCTAssertFalse([copy isKindOfClass:[NSMutableData class]]);
}

@end
