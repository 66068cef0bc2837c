#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

@interface NSDataTests : XCTestCase
@end

@implementation NSDataTests {
  NSString *_path;
}

- (void)setUp {
  _path = [NSString stringWithFormat:@"%s/carob-data-%@", getenv("TMPDIR") ?: "/tmp",
                                     [NSUUID UUID].UUIDString];
}

- (void)tearDown {
  [[NSFileManager defaultManager] removeItemAtPath:_path error:NULL];
}

- (void)testMaking {
  XCTAssertEqual([NSData data].length, 0);
  XCTAssertEqualObjects([[NSData alloc] initWithBytes:"abc" length:3], bytes("abc"));
  XCTAssertEqualObjects([[NSData alloc] initWithData:bytes("abc")], bytes("abc"));
  XCTAssertEqual([[NSData alloc] init].length, 0);
}

- (void)testBytesThatAreGivenAway {
  char *memory = malloc(3);
  memcpy(memory, "xyz", 3);
  XCTAssertEqualObjects([NSData dataWithBytesNoCopy:memory length:3], bytes("xyz"));
  static char lasting[] = "lasting";
  XCTAssertEqualObjects(
    [NSData dataWithBytesNoCopy:lasting length:4 freeWhenDone:NO], bytes("last"));
}

- (void)testBytesThatAreGivenAwayStayWhereTheyAre {
  char *memory = malloc(3);
  memcpy(memory, "xyz", 3);
  NSData *data = [[NSData alloc] initWithBytesNoCopy:memory length:3];
  XCTAssertEqual(data.bytes, (const void *)memory);
  memory[0] = 'X';
  XCTAssertEqualObjects(data, bytes("Xyz"));
  NSData *part, *copy;
  char *lent = malloc(8);
  memcpy(lent, "borrowed", 8);
  @autoreleasepool {
    NSData *borrowing = [NSData dataWithBytesNoCopy:lent length:8 freeWhenDone:NO];
    XCTAssertEqual(borrowing.bytes, (const void *)lent);
    part = [borrowing subdataWithRange:NSMakeRange(0, 6)];
    copy = [NSData dataWithData:borrowing];
  }
  memset(lent, 0, 8);
  free(lent);
  XCTAssertEqualObjects(part, bytes("borrow"));
  XCTAssertEqualObjects(copy, bytes("borrowed"));
  XCTAssertEqual([[NSData alloc] initWithBytesNoCopy:malloc(1) length:0].length, 0);
}

- (void)testTextOfBytesThatAreGivenAwayLeavesThemThere {
  char *memory = strdup("a text that is not a short one");
  NSString *text = [[NSString alloc] initWithBytesNoCopy:memory
                                                  length:strlen(memory)
                                                encoding:NSUTF8StringEncoding
                                            freeWhenDone:YES];
  XCTAssertEqual(strcmp(memory, text.UTF8String), 0);
  unichar *units = calloc(300, sizeof(unichar));
  units[299] = 'x';
  text = [[NSString alloc] initWithCharactersNoCopy:units length:300 freeWhenDone:YES];
  XCTAssertEqual([text characterAtIndex:299], units[299]);
}

- (void)testBase64OfNothing {
  NSData *data = [[NSData alloc] initWithBase64EncodedString:@"\n" options:NSDataBase64DecodingIgnoreUnknownCharacters];
  XCTAssertEqualObjects(data, [NSData data]);
  XCTAssertNil([[NSData alloc] initWithBase64EncodedString:@"\n" options:0]);
  XCTAssertNil([[NSData alloc] initWithBase64EncodedString:@"Z\n" options:NSDataBase64DecodingIgnoreUnknownCharacters]);
}

- (void)testNullBytesThrow {
  void *null = NULL;
  XCTAssertThrowsSpecificNamed(
    [NSData dataWithBytes:null length:3], NSException, NSInvalidArgumentException);
  XCTAssertEqual([NSData dataWithBytes:null length:0].length, 0);
}

- (void)testSubdata {
  XCTAssertEqualObjects([bytes("carob") subdataWithRange:NSMakeRange(1, 3)], bytes("aro"));
  XCTAssertEqualObjects([bytes("carob") subdataWithRange:NSMakeRange(5, 0)], [NSData data]);
  XCTAssertThrowsSpecificNamed(
    [bytes("carob") subdataWithRange:NSMakeRange(3, 3)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [bytes("carob") subdataWithRange:NSMakeRange(NSNotFound, 1)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [bytes("carob") subdataWithRange:NSMakeRange(1, NSUIntegerMax)], NSException, NSRangeException);
}

- (void)testGetBytes {
  char buffer[6] = {0};
  [bytes("carob") getBytes:buffer length:3];
  XCTAssertEqual(strcmp(buffer, "car"), 0);
  [bytes("carob") getBytes:buffer length:100];
  XCTAssertEqual(strcmp(buffer, "carob"), 0);
  [bytes("carob") getBytes:buffer range:NSMakeRange(3, 2)];
  XCTAssertEqual(strncmp(buffer, "obrob", 5), 0);
  XCTAssertThrowsSpecificNamed(
    [bytes("carob") getBytes:buffer range:NSMakeRange(4, 2)], NSException, NSRangeException);
}

- (void)testSearching {
  NSData *data = bytes("abcabc");
  NSRange all = NSMakeRange(0, 6);
  XCTAssertEqual([data rangeOfData:bytes("bc") options:0 range:all].location, 1);
  XCTAssertEqual([data rangeOfData:bytes("bc") options:NSDataSearchBackwards range:all].location, 4);
  XCTAssertEqual(
    [data rangeOfData:bytes("bc") options:NSDataSearchAnchored range:all].location, NSNotFound);
  XCTAssertEqual([data rangeOfData:bytes("x") options:0 range:all].location, NSNotFound);
  XCTAssertEqual([data rangeOfData:[NSData data] options:0 range:all].location, NSNotFound);
  XCTAssertEqual([data rangeOfData:bytes("abc") options:0 range:NSMakeRange(1, 5)].location, 3);
  XCTAssertThrowsSpecificNamed(
    [data rangeOfData:bytes("a") options:0 range:NSMakeRange(0, 7)], NSException, NSRangeException);
}

- (void)testBase64 {
  XCTAssertEqualObjects([bytes("carob") base64EncodedStringWithOptions:0], @"Y2Fyb2I=");
  XCTAssertEqualObjects([bytes("carob") base64EncodedDataWithOptions:0], bytes("Y2Fyb2I="));
  XCTAssertEqualObjects(
    [[NSData alloc] initWithBase64EncodedString:@"Y2Fyb2I=" options:0], bytes("carob"));
  XCTAssertEqualObjects(
    [[NSData alloc] initWithBase64EncodedData:bytes("Y2Fyb2I=") options:0], bytes("carob"));
  XCTAssertNil([[NSData alloc] initWithBase64EncodedString:@"Y2F yb2I" options:0]);
  XCTAssertEqualObjects(
    [[NSData alloc] initWithBase64EncodedString:@"Y2Fy\nb2I="
                                        options:NSDataBase64DecodingIgnoreUnknownCharacters],
    bytes("carob"));
}

- (void)testLongBase64HasLines {
  NSString *text = [[NSMutableData dataWithLength:60]
    base64EncodedStringWithOptions:NSDataBase64Encoding64CharacterLineLength];
  XCTAssertTrue([text containsString:@"\r\n"]);
}

- (void)testEnumerating {
  __block NSUInteger count = 0;
  [bytes("carob") enumerateByteRangesUsingBlock:^(const void *part, NSRange range, BOOL *stop) {
    XCTAssertEqual(memcmp(part, "carob", 5), 0);
    count += range.length;
    *stop = YES;
  }];
  XCTAssertEqual(count, 5);
}

- (void)testEqualityAndHash {
  XCTAssertEqualObjects(bytes("a"), bytes("a"));
  XCTAssertTrue([bytes("a") isEqualToData:[NSMutableData dataWithBytes:"a" length:1]]);
  XCTAssertEqual(bytes("a").hash, [NSMutableData dataWithBytes:"a" length:1].hash);
  XCTAssertNotEqualObjects(bytes("a"), bytes("b"));
  XCTAssertNotEqualObjects(bytes("a"), @"a");
}

- (void)testDescription {
  XCTAssertEqualObjects(bytes("abc").description, @"{length = 3, bytes = 0x616263}");
}

- (void)testFiles {
  XCTAssertTrue([bytes("carob") writeToFile:_path atomically:YES]);
  XCTAssertEqualObjects([NSData dataWithContentsOfFile:_path], bytes("carob"));
  XCTAssertEqualObjects([[NSData alloc] initWithContentsOfFile:_path], bytes("carob"));
  XCTAssertEqualObjects(
    [NSData dataWithContentsOfURL:[NSURL fileURLWithPath:_path]], bytes("carob"));
  XCTAssertTrue([[NSMutableData dataWithContentsOfFile:_path] isKindOfClass:[NSMutableData class]]);
}

- (void)testFilesThatDoNotExist {
  NSError *error = nil;
  XCTAssertNil([NSData dataWithContentsOfFile:_path]);
  XCTAssertNil([NSData dataWithContentsOfFile:_path options:0 error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 260);
  XCTAssertNil([NSData dataWithContentsOfFile:_path options:0 error:NULL]);
}

- (void)testFilesThatCannotBeWritten {
  NSError *error = nil;
  NSString *path = [_path stringByAppendingString:@"/no/folder"];
  XCTAssertFalse([bytes("a") writeToFile:path atomically:NO]);
  XCTAssertFalse([bytes("a") writeToFile:path options:NSDataWritingAtomic error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
}

- (void)testWritingWithoutOverwriting {
  NSError *error = nil;
  XCTAssertTrue([bytes("a") writeToFile:_path options:0 error:&error]);
  XCTAssertFalse(
    [bytes("b") writeToFile:_path options:NSDataWritingWithoutOverwriting error:&error]);
  XCTAssertEqualObjects([NSData dataWithContentsOfFile:_path], bytes("a"));
}

- (void)testCopies {
  NSData *data = bytes("abc");
  XCTAssertEqual([data copy], data);
  NSMutableData *copy = [data mutableCopy];
  [copy appendBytes:"d" length:1];
  XCTAssertEqualObjects(copy, bytes("abcd"));
  XCTAssertEqualObjects(data, bytes("abc"));
}

@end
