#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CFValueTests : XCTestCase
@end

@implementation CFValueTests

- (void)testBooleans {
  XCTAssertEqualObjects((__bridge NSNumber *)kCFBooleanTrue, @YES);
  XCTAssertEqualObjects((__bridge NSNumber *)kCFBooleanFalse, @NO);
  XCTAssertTrue(CFBooleanGetValue(kCFBooleanTrue));
  XCTAssertFalse(CFBooleanGetValue(kCFBooleanFalse));
  XCTAssertEqual(CFGetTypeID(kCFBooleanTrue), CFBooleanGetTypeID());
}

- (void)testNumbers {
  long long large = 1LL << 40;
  NSNumber *number = CFBridgingRelease(CFNumberCreate(NULL, kCFNumberLongLongType, &large));
  XCTAssertEqualObjects(number, @(1LL << 40));
  double half = 0.5;
  number = CFBridgingRelease(CFNumberCreate(NULL, kCFNumberDoubleType, &half));
  XCTAssertEqualObjects(number, @0.5);
  XCTAssertTrue(CFNumberIsFloatType((__bridge CFNumberRef)number));
  XCTAssertTrue(CFNumberCreate(NULL, 99, &half) == NULL);
  int value = 0;
  XCTAssertTrue(CFNumberGetValue((__bridge CFNumberRef)@-7, kCFNumberIntType, &value));
  XCTAssertEqual(value, -7);
  XCTAssertFalse(CFNumberGetValue((__bridge CFNumberRef) @(large + 3), kCFNumberIntType, &value));
  XCTAssertEqual(value, 3);
  XCTAssertFalse(CFNumberGetValue((__bridge CFNumberRef)@1.5, kCFNumberIntType, &value));
  XCTAssertEqual(value, 1);
  signed char small = 0;
  XCTAssertTrue(CFNumberGetValue((__bridge CFNumberRef)@-128, kCFNumberCharType, &small));
  XCTAssertEqual(small, -128);
  double real = 0;
  XCTAssertTrue(CFNumberGetValue((__bridge CFNumberRef)@3, kCFNumberDoubleType, &real));
  XCTAssertEqual(real, 3);
  XCTAssertEqual(CFNumberGetType((__bridge CFNumberRef)@1), kCFNumberSInt32Type);
  XCTAssertEqual(CFNumberGetByteSize((__bridge CFNumberRef)@0.5), 8);
  XCTAssertEqual(
    CFNumberCompare((__bridge CFNumberRef)@1, (__bridge CFNumberRef)@2, NULL), kCFCompareLessThan);
}

- (void)testDates {
  CFDateRef date = CFDateCreate(NULL, 100), later = CFDateCreate(NULL, 160.5);
  XCTAssertEqualObjects(
    (__bridge NSDate *)date, [NSDate dateWithTimeIntervalSinceReferenceDate:100]);
  XCTAssertEqual(CFDateGetAbsoluteTime(later), 160.5);
  XCTAssertEqual(CFDateGetTimeIntervalSinceDate(later, date), 60.5);
  XCTAssertEqual(CFDateCompare(date, later, NULL), kCFCompareLessThan);
  XCTAssertEqual(CFDateCompare(date, date, NULL), kCFCompareEqualTo);
  CFRelease(date);
  CFRelease(later);
  XCTAssertGreaterThan(CFAbsoluteTimeGetCurrent(), 0);
}

- (void)testErrors {
  NSDictionary *info = @{
    NSLocalizedDescriptionKey : @"no file",
    NSLocalizedFailureReasonErrorKey : @"it is gone",
    NSLocalizedRecoverySuggestionErrorKey : @"write it",
  };
  CFErrorRef error =
    CFErrorCreate(NULL, kCFErrorDomainCocoa, 260, (__bridge CFDictionaryRef)info);
  XCTAssertEqual(CFGetTypeID(error), CFErrorGetTypeID());
  XCTAssertEqualObjects((__bridge NSString *)CFErrorGetDomain(error), NSCocoaErrorDomain);
  XCTAssertEqual(CFErrorGetCode(error), 260);
  XCTAssertEqualObjects(CFBridgingRelease(CFErrorCopyUserInfo(error)), info);
  XCTAssertEqualObjects(CFBridgingRelease(CFErrorCopyDescription(error)), @"no file");
  XCTAssertEqualObjects(CFBridgingRelease(CFErrorCopyFailureReason(error)), @"it is gone");
  XCTAssertEqualObjects(CFBridgingRelease(CFErrorCopyRecoverySuggestion(error)), @"write it");
  NSError *bridged = CFBridgingRelease(error);
  XCTAssertEqualObjects(bridged, [NSError errorWithDomain:NSCocoaErrorDomain code:260 userInfo:info]);
  XCTAssertEqualObjects(bridged.localizedFailureReason, @"it is gone");

  error = CFErrorCreate(NULL, CFSTR("d"), 1, NULL);
  XCTAssertEqualObjects(CFBridgingRelease(CFErrorCopyUserInfo(error)), @{});
  XCTAssertTrue(CFErrorCopyFailureReason(error) == NULL);
  CFRelease(error);
  const void *keys[] = {kCFErrorLocalizedDescriptionKey, kCFErrorFilePathKey};
  const void *values[] = {CFSTR("text"), CFSTR("/a")};
  bridged = CFBridgingRelease(
    CFErrorCreateWithUserInfoKeysAndValues(NULL, CFSTR("d"), 2, keys, values, 2));
  XCTAssertEqualObjects(bridged.localizedDescription, @"text");
  XCTAssertEqualObjects(bridged.userInfo[NSFilePathErrorKey], @"/a");
  XCTAssertTrue(CFErrorCreate(NULL, NULL, 1, NULL) == NULL);
  XCTAssertTrue(CFErrorGetDomain((CFErrorRef)CFSTR("no error")) == NULL);
}

- (void)testBundles {
  CFBundleRef bundle = CFBundleGetMainBundle();
  NSBundle *main = NSBundle.mainBundle;
  XCTAssertTrue((__bridge NSBundle *)bundle == main);
  XCTAssertEqual(CFGetTypeID(bundle), CFBundleGetTypeID());
  XCTAssertEqualObjects((__bridge NSString *)CFBundleGetIdentifier(bundle), main.bundleIdentifier);
  XCTAssertEqualObjects((__bridge NSDictionary *)CFBundleGetInfoDictionary(bundle), main.infoDictionary);
  XCTAssertEqualObjects(
    (__bridge id)CFBundleGetValueForInfoDictionaryKey(bundle, kCFBundleNameKey),
    [main objectForInfoDictionaryKey:@"CFBundleName"]);
  XCTAssertTrue(CFBundleGetValueForInfoDictionaryKey(bundle, CFSTR("none")) == NULL);
  XCTAssertEqualObjects(CFBridgingRelease(CFBundleCopyBundleURL(bundle)), main.bundleURL);
  XCTAssertEqualObjects(
    CFBridgingRelease(CFBundleCopyResourcesDirectoryURL(bundle)), main.resourceURL);
  XCTAssertTrue(CFBundleCopyResourceURL(bundle, CFSTR("none"), NULL, NULL) == NULL);
  XCTAssertEqualObjects(CFBridgingRelease(CFCopyLocalizedString(CFSTR("none"), "")), @"none");

  NSURL *folder = [NSURL fileURLWithPath:NSTemporaryDirectory()];
  CFBundleRef made = CFBundleCreate(NULL, (__bridge CFURLRef)folder);
  NSURL *place = CFBridgingRelease(CFBundleCopyBundleURL(made));
  XCTAssertEqualObjects(place.URLByStandardizingPath.path, folder.URLByStandardizingPath.path);
  CFRelease(made);
  XCTAssertTrue(CFBundleCreate(NULL, (__bridge CFURLRef)[NSURL fileURLWithPath:@"/none"]) == NULL);
  XCTAssertTrue(CFBundleGetBundleWithIdentifier(CFSTR("org.example.none")) == NULL);
}

- (void)testData {
  CFDataRef data = CFDataCreate(NULL, (const UInt8 *)"abc", 3);
  XCTAssertEqual(CFDataGetLength(data), 3);
  XCTAssertEqual(CFDataGetBytePtr(data)[1], 'b');
  CFMutableDataRef changed = CFDataCreateMutableCopy(NULL, 0, data);
  CFDataAppendBytes(changed, (const UInt8 *)"de", 2);
  CFDataDeleteBytes(changed, CFRangeMake(0, 1));
  CFDataGetMutableBytePtr(changed)[0] = 'x';
  CFDataReplaceBytes(changed, CFRangeMake(3, 1), (const UInt8 *)"!!", 2);
  UInt8 bytes[5] = {0};
  CFDataGetBytes(changed, CFRangeMake(0, 5), bytes);
  XCTAssertEqual(memcmp(bytes, "xcd!!", 5), 0);
  CFDataSetLength(changed, 1);
  XCTAssertEqual(CFDataGetLength(changed), 1);
  XCTAssertEqual(CFDataGetLength(data), 3);
  CFRelease(changed);
  CFRelease(data);
  static const UInt8 constant[] = {1, 2};
  data = CFDataCreateWithBytesNoCopy(NULL, constant, 2, kCFAllocatorNull);
  XCTAssertEqual(CFDataGetLength(data), 2);
  CFRelease(data);
}

- (void)testURLs {
  CFURLRef url = CFURLCreateWithString(NULL, CFSTR("http://me:pw@host:81/a%20b/c.txt?q=1#f%20g"), NULL);
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyScheme(url)), @"http");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyHostName(url)), @"host");
  XCTAssertEqual(CFURLGetPortNumber(url), 81);
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyUserName(url)), @"me");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyPath(url)), @"/a%20b/c.txt");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyFileSystemPath(url, kCFURLPOSIXPathStyle)), @"/a b/c.txt");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyQueryString(url, NULL)), @"q=1");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyFragment(url, CFSTR(""))), @"f g");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyLastPathComponent(url)), @"c.txt");
  XCTAssertEqualObjects(CFBridgingRelease(CFURLCopyPathExtension(url)), @"txt");
  CFRelease(url);
  url = CFURLCreateWithFileSystemPath(NULL, CFSTR("/tmp/x"), kCFURLPOSIXPathStyle, true);
  XCTAssertEqualObjects((__bridge NSString *)CFURLGetString(url), @"file:///tmp/x/");
  XCTAssertTrue(CFURLHasDirectoryPath(url));
  XCTAssertEqual(CFURLGetPortNumber(url), -1);
  UInt8 path[32];
  XCTAssertTrue(CFURLGetFileSystemRepresentation(url, true, path, sizeof path));
  XCTAssertFalse(CFURLGetFileSystemRepresentation(url, true, path, 3));
  CFRelease(url);
  XCTAssertTrue(CFURLCreateWithString(NULL, NULL, NULL) == NULL);
}

- (void)testEscapes {
  NSString *text = CFBridgingRelease(CFURLCreateStringByAddingPercentEscapes(
    NULL, CFSTR("a b&c/ü[x]"), CFSTR("["), CFSTR("&"), kCFStringEncodingUTF8));
  XCTAssertEqualObjects(text, @"a%20b%26c/%C3%BC[x%5D");
  text = CFBridgingRelease(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%20b%26%C3%BC"), CFSTR("")));
  XCTAssertEqualObjects(text, @"a b&ü");
  text = CFBridgingRelease(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%20b%26"), CFSTR("&")));
  XCTAssertEqualObjects(text, @"a b%26");
  text = CFBridgingRelease(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%20b"), NULL));
  XCTAssertEqualObjects(text, @"a%20b");
}

- (void)testUUIDs {
  CFUUIDRef uuid = CFUUIDCreateFromString(NULL, CFSTR("68753A44-4D6F-1226-9C60-0050E4C00067"));
  CFUUIDBytes bytes = CFUUIDGetUUIDBytes(uuid);
  XCTAssertEqual(bytes.byte0, 0x68);
  XCTAssertEqual(bytes.byte15, 0x67);
  CFUUIDRef other = CFUUIDCreateFromUUIDBytes(NULL, bytes);
  XCTAssertTrue(CFEqual(uuid, other));
  NSString *text = CFBridgingRelease(CFUUIDCreateString(NULL, other));
  XCTAssertEqualObjects(text, @"68753A44-4D6F-1226-9C60-0050E4C00067");
  CFRelease(uuid);
  CFRelease(other);
  XCTAssertTrue(CFUUIDCreateFromString(NULL, CFSTR("no UUID")) == NULL);
}

- (void)testLocales {
  CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("de_CH"));
  XCTAssertEqualObjects((__bridge NSString *)CFLocaleGetIdentifier(locale), @"de_CH");
  CFRelease(locale);
  locale = CFLocaleCopyCurrent();
  XCTAssertEqual(CFGetTypeID(locale), CFLocaleGetTypeID());
  CFRelease(locale);
}

@end
