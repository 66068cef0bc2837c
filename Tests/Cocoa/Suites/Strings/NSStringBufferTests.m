#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSStringBufferTests : XCTestCase
@end

@implementation NSStringBufferTests

- (void)testAsManyCharactersAsFit {
  char bytes[16];
  memset(bytes, '#', sizeof bytes);
  NSUInteger used = 99;
  NSRange rest = NSMakeRange(99, 99);
  NSString *text = @"aé€😀b";
  XCTAssertTrue([text getBytes:bytes maxLength:7 usedLength:&used encoding:NSUTF8StringEncoding
                       options:0 range:NSMakeRange(0, text.length) remainingRange:&rest]);
  /* The emoji needs four bytes, of which one is left. */
  XCTAssertEqual(used, 6u);
  XCTAssertEqual(memcmp(bytes, "aé€##", 8), 0);
  XCTAssertEqual(rest.location, 3u);
  XCTAssertEqual(rest.length, 3u);
  XCTAssertTrue([text getBytes:bytes maxLength:16 usedLength:&used encoding:NSUTF8StringEncoding
                       options:0 range:rest remainingRange:&rest]);
  XCTAssertEqual(used, 5u);
  XCTAssertEqual(rest.length, 0u);
  XCTAssertEqual(rest.location, 6u);
  XCTAssertFalse([text getBytes:bytes maxLength:0 usedLength:&used encoding:NSUTF8StringEncoding
                        options:0 range:NSMakeRange(0, 1) remainingRange:NULL]);
  XCTAssertEqual(used, 0u);
}

- (void)testOfOtherEncodings {
  unsigned char bytes[16] = {0};
  NSUInteger used = 0;
  NSRange rest = {0, 0};
  NSString *text = @"é€";
  XCTAssertTrue([text getBytes:bytes maxLength:16 usedLength:&used encoding:NSISOLatin1StringEncoding
                       options:0 range:NSMakeRange(0, 2) remainingRange:&rest]);
  /* The second character has no byte there. */
  XCTAssertEqual(used, 1u);
  XCTAssertEqual(bytes[0], 0xE9);
  XCTAssertEqual(rest.location, 1u);
  XCTAssertTrue([text getBytes:bytes maxLength:16 usedLength:&used encoding:NSASCIIStringEncoding
                       options:NSStringEncodingConversionAllowLossy range:NSMakeRange(0, 2)
                remainingRange:&rest]);
  XCTAssertEqual(rest.length, 0u);
  XCTAssertTrue([text getBytes:bytes maxLength:16 usedLength:&used encoding:NSUTF16StringEncoding
                       options:0 range:NSMakeRange(0, 2) remainingRange:&rest]);
  XCTAssertEqual(used, 4u);
  XCTAssertEqual(bytes[0], 0xE9);
  XCTAssertTrue([text getBytes:bytes maxLength:16 usedLength:&used encoding:NSUTF16StringEncoding
                       options:NSStringEncodingConversionExternalRepresentation
                         range:NSMakeRange(0, 2) remainingRange:&rest]);
  XCTAssertEqual(used, 6u);
  XCTAssertEqual(bytes[0], 0xFF);
}

- (void)testWithoutABuffer {
  NSUInteger used = 0;
  XCTAssertTrue([@"aé" getBytes:NULL maxLength:0 usedLength:&used
                       encoding:NSUTF8StringEncoding options:0 range:NSMakeRange(0, 2)
                 remainingRange:NULL]);
  XCTAssertEqual(used, 3u);
  XCTAssertThrowsSpecificNamed(
    [@"a" getBytes:NULL maxLength:9 usedLength:&used encoding:NSUTF8StringEncoding options:0
             range:NSMakeRange(1, 1) remainingRange:NULL],
    NSException, NSRangeException);
}

- (void)testCStringsOfTheDefaultEncoding {
  char bytes[8];
  [@"aé" getCString:bytes];
  XCTAssertEqual(strcmp(bytes, "aé"), 0);
  /* The maximum does not count the NUL. */
  [@"abcdef" getCString:bytes maxLength:3];
  XCTAssertEqual(strcmp(bytes, "abc"), 0);
  XCTAssertEqual(strcmp(@"aé".cString, "aé"), 0);
  XCTAssertEqual(strcmp(@"aé".lossyCString, "aé"), 0);
  XCTAssertEqual(@"aé".cStringLength, 3u);
  XCTAssertEqualObjects([NSString stringWithCString:"aé"], @"aé");
  XCTAssertEqualObjects([NSString stringWithCString:"abc" length:2], @"ab");
  XCTAssertEqualObjects([[NSString alloc] initWithCString:"aé"], @"aé");
  XCTAssertEqualObjects([[NSMutableString alloc] initWithCString:"abc" length:2], @"ab");
}

@end
