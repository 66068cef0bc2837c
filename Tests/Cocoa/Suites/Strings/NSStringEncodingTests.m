#import <XCTest/XCTest.h>

@interface NSStringEncodingTests : XCTestCase
@end

@implementation NSStringEncodingTests

- (void)testDataUsingEncoding {
  NSData *data = [@"é" dataUsingEncoding:NSUTF8StringEncoding];
  XCTAssertEqual(data.length, 2);
  XCTAssertEqual([@"é" dataUsingEncoding:NSISOLatin1StringEncoding].length, 1);
  XCTAssertEqual([@"a" dataUsingEncoding:NSUTF16LittleEndianStringEncoding].length, 2);
  XCTAssertNil([@"é" dataUsingEncoding:NSASCIIStringEncoding]);
  XCTAssertEqual([@"é" dataUsingEncoding:NSASCIIStringEncoding allowLossyConversion:YES].length, 1);
}

- (void)testInitWithData {
  NSData *data = [@"héllo" dataUsingEncoding:NSUTF8StringEncoding];
  XCTAssertEqualObjects([[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding], @"héllo");
  NSData *bad = [NSData dataWithBytes:"\xff\xfe\xfd" length:3];
  XCTAssertNil([[NSString alloc] initWithData:bad encoding:NSUTF8StringEncoding]);
  XCTAssertEqual([[NSString alloc] initWithData:bad encoding:NSISOLatin1StringEncoding].length, 3);
  XCTAssertEqualObjects([[NSString alloc] initWithData:(id)nil encoding:NSUTF8StringEncoding], @"");
}

- (void)testInitWithBytes {
  XCTAssertEqualObjects([[NSString alloc] initWithBytes:"abcdef" length:3 encoding:NSUTF8StringEncoding], @"abc");
  XCTAssertEqualObjects([[NSString alloc] initWithBytes:NULL length:0 encoding:NSUTF8StringEncoding], @"");
  XCTAssertThrowsSpecificNamed(
    [[NSString alloc] initWithBytes:NULL length:3 encoding:NSUTF8StringEncoding], NSException,
    NSInvalidArgumentException);
  XCTAssertEqual([[NSString alloc] initWithBytes:"a\0b" length:3 encoding:NSUTF8StringEncoding].length, 3);
}

- (void)testInitWithBytesNoCopy {
  char *bytes = strdup("taken over");
  NSString *text = [[NSString alloc] initWithBytesNoCopy:bytes length:5 encoding:NSUTF8StringEncoding freeWhenDone:YES];
  XCTAssertEqualObjects(text, @"taken");
}

- (void)testInitWithUTF8String {
  XCTAssertEqualObjects([[NSString alloc] initWithUTF8String:"é"], @"é");
  XCTAssertNil([[NSString alloc] initWithUTF8String:"\xff"]);
  XCTAssertThrowsSpecificNamed(
    [[NSString alloc] initWithUTF8String:(const char *)NULL], NSException, NSInvalidArgumentException);
}

- (void)testCStrings {
  XCTAssertEqualObjects([NSString stringWithCString:"\xe9" encoding:NSISOLatin1StringEncoding], @"é");
  XCTAssertEqualObjects([[NSString alloc] initWithCString:"abc" encoding:NSASCIIStringEncoding], @"abc");
  XCTAssertEqual(strcmp([@"é" cStringUsingEncoding:NSISOLatin1StringEncoding], "\xe9"), 0);
  XCTAssertEqual(strcmp([@"é" cStringUsingEncoding:NSUTF8StringEncoding], "é"), 0);
  XCTAssertTrue([@"é" cStringUsingEncoding:NSASCIIStringEncoding] == NULL);
  XCTAssertThrowsSpecificNamed(
    [NSString stringWithCString:(const char *)NULL encoding:NSUTF8StringEncoding], NSException,
    NSInvalidArgumentException);
}

- (void)testGetCString {
  char room[4] = "???";
  XCTAssertTrue([@"abc" getCString:room maxLength:4 encoding:NSUTF8StringEncoding]);
  XCTAssertEqual(strcmp(room, "abc"), 0);
  XCTAssertFalse([@"abcd" getCString:room maxLength:4 encoding:NSUTF8StringEncoding]);
  XCTAssertFalse([@"a" getCString:room maxLength:0 encoding:NSUTF8StringEncoding]);
}

- (void)testLengths {
  XCTAssertEqual([@"é😀" lengthOfBytesUsingEncoding:NSUTF8StringEncoding], 6);
  XCTAssertEqual([@"é😀" lengthOfBytesUsingEncoding:NSUTF16StringEncoding], 6);
  XCTAssertEqual([@"é😀" lengthOfBytesUsingEncoding:NSUTF32StringEncoding], 8);
  XCTAssertEqual([@"é" lengthOfBytesUsingEncoding:NSASCIIStringEncoding], 0);
  XCTAssertGreaterThanOrEqual([@"é" maximumLengthOfBytesUsingEncoding:NSUTF8StringEncoding], 2);
}

- (void)testConversions {
  XCTAssertTrue([@"abc" canBeConvertedToEncoding:NSASCIIStringEncoding]);
  XCTAssertFalse([@"é" canBeConvertedToEncoding:NSASCIIStringEncoding]);
  XCTAssertEqual(@"abc".smallestEncoding, NSASCIIStringEncoding);
  XCTAssertEqual([NSString defaultCStringEncoding], NSUTF8StringEncoding);
}

- (void)testCharacters {
  unichar units[] = {0x61, 0xd83d, 0xde00};
  XCTAssertEqualObjects([NSString stringWithCharacters:units length:3], @"a😀");
  XCTAssertEqualObjects([[NSString alloc] initWithCharacters:units length:1], @"a");
  XCTAssertEqualObjects([NSString stringWithCharacters:units length:0], @"");
  XCTAssertThrowsSpecificNamed(
    [NSString stringWithCharacters:(const unichar *)NULL length:1], NSException, NSInvalidArgumentException);
}

- (void)testGetCharacters {
  unichar units[4] = {0};
  [@"a😀b" getCharacters:units range:NSMakeRange(1, 3)];
  XCTAssertEqual(units[0], 0xd83d);
  XCTAssertEqual(units[1], 0xde00);
  XCTAssertEqual(units[2], 'b');
  XCTAssertEqual(units[3], 0);
  [@"abcd" getCharacters:units range:NSMakeRange(1, 2)];
  XCTAssertEqual(units[0], 'b');
  XCTAssertEqual(units[1], 'c');
  XCTAssertEqual(units[2], 'b');
  [@"xyz" getCharacters:units];
  XCTAssertEqual(units[0], 'x');
  XCTAssertEqual(units[2], 'z');
  unichar *none = NULL;
  [@"ab" getCharacters:none range:NSMakeRange(2, 0)];
  XCTAssertThrowsSpecificNamed([@"ab" getCharacters:none range:NSMakeRange(0, 1)], NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed([@"ab" getCharacters:units range:NSMakeRange(1, 2)], NSException, NSRangeException);
  XCTAssertThrowsSpecificNamed(
    [@"ab" getCharacters:units range:NSMakeRange(1, NSUIntegerMax)], NSException, NSRangeException);
}

// MARK: Files

- (NSString *)path { return [NSTemporaryDirectory() stringByAppendingPathComponent:@"carob-string-test.txt"]; }

- (void)tearDown { [[NSFileManager defaultManager] removeItemAtPath:self.path error:NULL]; }

- (void)testFiles {
  NSError *error = nil;
  XCTAssertTrue([@"héllo" writeToFile:self.path atomically:YES encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqualObjects(
    [NSString stringWithContentsOfFile:self.path encoding:NSUTF8StringEncoding error:&error], @"héllo");
  XCTAssertEqualObjects(
    [[NSString alloc] initWithContentsOfFile:self.path encoding:NSUTF8StringEncoding error:NULL], @"héllo");
  XCTAssertNil(error);
  NSStringEncoding used = 0;
  XCTAssertEqualObjects([NSString stringWithContentsOfFile:self.path usedEncoding:&used error:&error], @"héllo");
  XCTAssertEqual(used, NSUTF8StringEncoding);
}

- (void)testFilesByURL {
  NSURL *url = [NSURL fileURLWithPath:self.path];
  XCTAssertTrue([@"abc" writeToURL:url atomically:NO encoding:NSUTF16StringEncoding error:NULL]);
  XCTAssertEqualObjects([NSString stringWithContentsOfURL:url encoding:NSUTF16StringEncoding error:NULL], @"abc");
}

- (void)testMissingFile {
  NSError *error = nil;
  XCTAssertNil([NSString stringWithContentsOfFile:@"/nowhere/at/all" encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 260);
  XCTAssertNil([NSString stringWithContentsOfFile:@"/nowhere/at/all" encoding:NSUTF8StringEncoding error:NULL]);
}

- (void)testFileInAnotherEncoding {
  NSError *error = nil;
  [@"é" writeToFile:self.path atomically:NO encoding:NSISOLatin1StringEncoding error:NULL];
  XCTAssertNil([NSString stringWithContentsOfFile:self.path encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 261);
}

- (void)testUnwritableFile {
  NSError *error = nil;
  XCTAssertFalse([@"a" writeToFile:@"/nowhere/at/all" atomically:NO encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
}

@end
