#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static CFStringRef const constant = CFSTR("a constant of a file");

@interface CFStringTests : XCTestCase
@end

@implementation CFStringTests

- (void)testLiterals {
  XCTAssertEqualObjects((__bridge NSString *)CFSTR("a"), @"a");
  XCTAssertEqualObjects((__bridge NSString *)constant, @"a constant of a file");
}

- (void)testMaking {
  NSString *made = CFBridgingRelease(CFStringCreateWithCString(NULL, "grün", kCFStringEncodingUTF8));
  XCTAssertEqualObjects(made, @"grün");
  XCTAssertTrue(CFStringCreateWithCString(NULL, "gr\xfcn", kCFStringEncodingUTF8) == NULL);
  made = CFBridgingRelease(CFStringCreateWithCString(NULL, "gr\xfcn", kCFStringEncodingISOLatin1));
  XCTAssertEqualObjects(made, @"grün");
  XCTAssertTrue(CFStringCreateWithCString(NULL, "a", 0x7777) == NULL);
  const UniChar units[] = {'a', 0x20ac};
  made = CFBridgingRelease(CFStringCreateWithCharacters(NULL, units, 2));
  XCTAssertEqualObjects(made, @"a€");
  made = CFBridgingRelease(CFStringCreateWithFormat(NULL, NULL, CFSTR("%d %@"), 3, @"b"));
  XCTAssertEqualObjects(made, @"3 b");
  made = CFBridgingRelease(CFStringCreateWithSubstring(NULL, CFSTR("abcd"), CFRangeMake(1, 2)));
  XCTAssertEqualObjects(made, @"bc");
  NSArray *parts =
    CFBridgingRelease(CFStringCreateArrayBySeparatingStrings(NULL, CFSTR("a,b"), CFSTR(",")));
  XCTAssertEqualObjects(parts, (@[ @"a", @"b" ]));
  made = CFBridgingRelease(
    CFStringCreateByCombiningStrings(NULL, (__bridge CFArrayRef)parts, CFSTR("-")));
  XCTAssertEqualObjects(made, @"a-b");
}

- (void)testReading {
  CFStringRef string = CFSTR("a€b");
  XCTAssertEqual(CFStringGetLength(string), 3);
  XCTAssertEqual(CFStringGetCharacterAtIndex(string, 1), 0x20ac);
  UniChar units[2];
  CFStringGetCharacters(string, CFRangeMake(1, 2), units);
  XCTAssertEqual(units[1], 'b');
  char text[6];
  XCTAssertTrue(CFStringGetCString(string, text, 6, kCFStringEncodingUTF8));
  XCTAssertEqual(strcmp(text, "a€b"), 0);
  XCTAssertFalse(CFStringGetCString(string, text, 5, kCFStringEncodingUTF8));
  XCTAssertFalse(CFStringGetCString(string, text, 6, kCFStringEncodingASCII));
  XCTAssertTrue(CFStringGetCStringPtr(string, kCFStringEncodingASCII) == NULL);
  XCTAssertEqual(strcmp(CFStringGetCStringPtr(CFSTR("abc"), kCFStringEncodingASCII), "abc"), 0);
  XCTAssertEqual(CFStringGetIntValue(CFSTR("12")), 12);
  XCTAssertEqual(CFStringGetDoubleValue(CFSTR("1.5")), 1.5);
}

- (void)testBytes {
  UInt8 bytes[8] = {0};
  CFIndex used = 0;
  CFRange all = CFRangeMake(0, 3);
  CFStringRef string = CFSTR("a€b");
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF8, 0, false, bytes, 8, &used), 3);
  XCTAssertEqual(used, 5);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF8, 0, false, bytes, 3, &used), 1);
  XCTAssertEqual(used, 1);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingASCII, 0, false, bytes, 8, &used), 1);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingASCII, '?', false, bytes, 8, &used), 3);
  XCTAssertEqual(memcmp(bytes, "a?b", 3), 0);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF8, 0, false, NULL, 0, &used), 3);
  XCTAssertEqual(used, 5);
}

- (void)testByteOrderMarksBeginExternalRepresentations {
  UInt8 bytes[16] = {0};
  CFIndex used = 0;
  CFRange all = CFRangeMake(0, 2);
  CFStringRef string = CFSTR("ab");
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF16, 0, false, bytes, 16, &used), 2);
  XCTAssertEqual(used, 4);
  XCTAssertEqual(memcmp(bytes, "a\0b\0", 4), 0);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF16, 0, true, bytes, 16, &used), 2);
  XCTAssertEqual(used, 6);
  XCTAssertEqual(memcmp(bytes, "\xff\xfe" "a\0b\0", 6), 0);
  XCTAssertLessThanOrEqual(used, CFStringGetMaximumSizeForEncoding(2, kCFStringEncodingUTF16));
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF16, 0, true, bytes, 1, &used), 0);
  XCTAssertEqual(used, 0);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF32, 0, false, bytes, 16, &used), 2);
  XCTAssertEqual(used, 8);
  XCTAssertEqual(memcmp(bytes, "a\0\0\0b\0\0\0", 8), 0);
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF32, 0, true, NULL, 0, &used), 2);
  XCTAssertEqual(used, 12);
  XCTAssertLessThanOrEqual(used, CFStringGetMaximumSizeForEncoding(2, kCFStringEncodingUTF32));
  XCTAssertEqual(CFStringGetBytes(string, all, kCFStringEncodingUTF16BE, 0, true, bytes, 16, &used), 2);
  XCTAssertEqual(used, 4);
  XCTAssertEqual(memcmp(bytes, "\0a\0b", 4), 0);
}

- (void)testComparingAndSearching {
  XCTAssertEqual(CFStringCompare(CFSTR("a"), CFSTR("b"), 0), kCFCompareLessThan);
  XCTAssertEqual(CFStringCompare(CFSTR("A"), CFSTR("a"), kCFCompareCaseInsensitive), kCFCompareEqualTo);
  XCTAssertEqual(CFStringCompare(CFSTR("a10"), CFSTR("a9"), kCFCompareNumerically), kCFCompareGreaterThan);
  XCTAssertTrue(CFStringHasPrefix(CFSTR("abc"), CFSTR("ab")));
  XCTAssertTrue(CFStringHasSuffix(CFSTR("abc"), CFSTR("bc")));
  CFRange found = CFStringFind(CFSTR("abcabc"), CFSTR("bc"), 0);
  XCTAssertEqual(found.location, 1);
  XCTAssertEqual(found.length, 2);
  found = CFStringFind(CFSTR("abcabc"), CFSTR("bc"), kCFCompareBackwards);
  XCTAssertEqual(found.location, 4);
  found = CFStringFind(CFSTR("abc"), CFSTR("x"), 0);
  XCTAssertEqual(found.location, kCFNotFound);
  XCTAssertEqual(found.length, 0);
}

- (void)testChanging {
  CFMutableStringRef string = CFStringCreateMutable(NULL, 0);
  CFStringAppend(string, CFSTR("b"));
  CFStringAppendCString(string, "c", kCFStringEncodingUTF8);
  CFStringAppendFormat(string, NULL, CFSTR("%d"), 4);
  CFStringInsert(string, 0, CFSTR("a"));
  XCTAssertEqualObjects((__bridge NSString *)string, @"abc4");
  CFStringReplace(string, CFRangeMake(0, 2), CFSTR("x"));
  CFStringDelete(string, CFRangeMake(1, 1));
  XCTAssertEqualObjects((__bridge NSString *)string, @"x4");
  CFStringUppercase(string, NULL);
  XCTAssertEqualObjects((__bridge NSString *)string, @"X4");
  CFStringReplaceAll(string, CFSTR(" a b a "));
  XCTAssertEqual(
    CFStringFindAndReplace(string, CFSTR("a"), CFSTR("c"), CFRangeMake(0, 7), 0), 2);
  CFStringTrimWhitespace(string);
  XCTAssertEqualObjects((__bridge NSString *)string, @"c b c");
  XCTAssertTrue([(__bridge NSMutableString *)string isKindOfClass:NSMutableString.class]);
  CFRelease(string);
}

- (void)testEncodings {
  XCTAssertEqual(
    CFStringConvertEncodingToNSStringEncoding(kCFStringEncodingUTF8), NSUTF8StringEncoding);
  XCTAssertEqual(
    CFStringConvertNSStringEncodingToEncoding(NSISOLatin1StringEncoding),
    (CFStringEncoding)kCFStringEncodingISOLatin1);
  XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(9999), kCFStringEncodingInvalidId);
  XCTAssertEqualObjects(
    (__bridge NSString *)CFStringConvertEncodingToIANACharSetName(kCFStringEncodingUTF8), @"utf-8");
  XCTAssertEqual(
    CFStringConvertIANACharSetNameToEncoding(CFSTR("ISO-8859-1")),
    (CFStringEncoding)kCFStringEncodingISOLatin1);
  XCTAssertFalse(CFStringIsEncodingAvailable(0x7777));
}

@end
