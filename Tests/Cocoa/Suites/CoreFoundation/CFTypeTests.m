#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CFTypeTests : XCTestCase
@end

@implementation CFTypeTests

- (void)testBridging {
  NSString *string = [NSString stringWithFormat:@"a long enough text %d", 1];
  CFStringRef reference = (__bridge CFStringRef)string;
  XCTAssertTrue((__bridge NSString *)reference == string);
  CFTypeRef retained = CFBridgingRetain(string);
  XCTAssertTrue(retained == (__bridge CFTypeRef)string);
  XCTAssertTrue(CFBridgingRelease(retained) == string);
  CFStringRef owned = (__bridge_retained CFStringRef)string;
  NSString *back = (__bridge_transfer NSString *)owned;
  XCTAssertTrue(back == string);
}

- (void)testReferencesKeepObjectsAlive {
  __weak NSObject *weak = nil;
  CFTypeRef reference;
  @autoreleasepool {
    NSObject *object = [NSObject new];
    weak = object;
    reference = CFRetain((__bridge CFTypeRef)object);
  }
  @autoreleasepool {
    XCTAssertNotNil(weak);
    CFRetain(reference);
    CFRelease(reference);
    XCTAssertNotNil(weak);
  }
  @autoreleasepool {
    CFAutorelease(reference);
    XCTAssertNotNil(weak);
  }
  XCTAssertNil(weak);
}

- (void)testNothing {
  XCTAssertTrue(CFRetain(NULL) == NULL);
  CFRelease(NULL);
  XCTAssertEqual(CFGetTypeID(NULL), 0ul);
  XCTAssertEqual(CFHash(NULL), 0ul);
  XCTAssertTrue(CFCopyDescription(NULL) == NULL);
  XCTAssertTrue(CFEqual(NULL, NULL));
  XCTAssertFalse(CFEqual(NULL, CFSTR("a")));
  XCTAssertNil(CFBridgingRelease(NULL));
  XCTAssertTrue(CFBridgingRetain(nil) == NULL);
}

- (void)testTypes {
  XCTAssertEqual(CFGetTypeID(CFSTR("a")), CFStringGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSMutableString new]), CFStringGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)@1), CFNumberGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)@YES), CFBooleanGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)@[]), CFArrayGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)@{}), CFDictionaryGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSSet set]), CFSetGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSData data]), CFDataGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSDate date]), CFDateGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSURL URLWithString:@"a"]), CFURLGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSUUID UUID]), CFUUIDGetTypeID());
  XCTAssertEqual(CFGetTypeID(kCFNull), CFNullGetTypeID());
  XCTAssertEqual(CFGetTypeID((__bridge CFTypeRef)[NSObject new]), 0ul);
  NSString *name = CFBridgingRelease(CFCopyTypeIDDescription(CFArrayGetTypeID()));
  XCTAssertEqualObjects(name, @"CFArray");
}

- (void)testEquality {
  XCTAssertTrue(CFEqual(CFSTR("a"), (__bridge CFTypeRef)[@"a" mutableCopy]));
  XCTAssertFalse(CFEqual(CFSTR("a"), CFSTR("b")));
  XCTAssertEqual(CFHash(CFSTR("a text")), [@"a text" hash]);
  NSString *description = CFBridgingRelease(CFCopyDescription((__bridge CFTypeRef)@[ @1 ]));
  XCTAssertEqualObjects(description, [@[ @1 ] description]);
}

/* A function that is given an object of another class answers 0 or null. */
- (void)testOtherTypes {
  CFTypeRef number = (__bridge CFTypeRef)@1, string = CFSTR("a");
  XCTAssertEqual(CFStringGetLength(number), 0);
  XCTAssertEqual(CFArrayGetCount(string), 0);
  XCTAssertEqual(CFDictionaryGetCount(string), 0);
  XCTAssertTrue(CFDictionaryGetValue(string, string) == NULL);
  int value = 7;
  XCTAssertFalse(CFNumberGetValue(string, kCFNumberIntType, &value));
  XCTAssertEqual(value, 7);
  XCTAssertFalse(CFBooleanGetValue(string));
  XCTAssertEqual(CFDataGetLength(number), 0);
  XCTAssertTrue(CFURLCopyPath(number) == NULL);
  XCTAssertTrue(CFUUIDCreateString(NULL, string) == NULL);
}

- (void)testAllocators {
  XCTAssertTrue(kCFAllocatorDefault == NULL);
  XCTAssertTrue(CFRetain(kCFAllocatorMalloc) == kCFAllocatorMalloc);
  CFRelease(kCFAllocatorMalloc);
  XCTAssertEqual(CFGetTypeID(kCFAllocatorNull), CFAllocatorGetTypeID());
  char *memory = CFAllocatorAllocate(kCFAllocatorDefault, 4, 0);
  memory = CFAllocatorReallocate(kCFAllocatorDefault, memory, 8, 0);
  memory[7] = 1;
  CFAllocatorDeallocate(kCFAllocatorDefault, memory);
  XCTAssertTrue(CFAllocatorAllocate(kCFAllocatorNull, 4, 0) == NULL);
}

@end
