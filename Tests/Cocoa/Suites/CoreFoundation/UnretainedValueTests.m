#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

/* Collections whose callbacks are null. */
@interface UnretainedValueTests : XCTestCase
@end

@implementation UnretainedValueTests

- (void)testArrays {
  int numbers[2] = {0, 0};
  CFMutableArrayRef array = CFArrayCreateMutable(NULL, 0, NULL);
  CFArrayAppendValue(array, &numbers[0]);
  CFArrayAppendValue(array, NULL);
  CFArrayInsertValueAtIndex(array, 0, &numbers[1]);
  XCTAssertEqual(CFArrayGetCount(array), 3);
  XCTAssertTrue(CFArrayGetValueAtIndex(array, 0) == &numbers[1]);
  XCTAssertTrue(CFArrayGetValueAtIndex(array, 2) == NULL);
  XCTAssertEqual(CFArrayGetFirstIndexOfValue(array, CFRangeMake(0, 3), &numbers[0]), 1);
  XCTAssertEqual(CFGetTypeID(array), CFArrayGetTypeID());
  CFArrayRemoveAllValues(array);
  XCTAssertEqual(CFArrayGetCount(array), 0);
  CFRelease(array);
  __weak NSObject *weak = nil;
  CFMutableArrayRef weakly = CFArrayCreateMutable(NULL, 0, NULL);
  @autoreleasepool {
    NSObject *object = [NSObject new];
    weak = object;
    CFArrayAppendValue(weakly, (__bridge CFTypeRef)object);
  }
  XCTAssertNil(weak);
  CFRelease(weakly);
}

- (void)testDictionaries {
  CFMutableDictionaryRef dictionary =
    CFDictionaryCreateMutable(NULL, 0, NULL, &kCFTypeDictionaryValueCallBacks);
  CFDictionarySetValue(dictionary, (void *)1, CFSTR("one"));
  CFDictionarySetValue(dictionary, NULL, CFSTR("none"));
  XCTAssertEqualObjects((__bridge id)CFDictionaryGetValue(dictionary, (void *)1), @"one");
  XCTAssertEqualObjects((__bridge id)CFDictionaryGetValue(dictionary, NULL), @"none");
  XCTAssertEqual(CFDictionaryGetCount(dictionary), 2);
  CFDictionaryRemoveValue(dictionary, (void *)1);
  XCTAssertFalse(CFDictionaryContainsKey(dictionary, (void *)1));
  XCTAssertEqual(CFGetTypeID(dictionary), CFDictionaryGetTypeID());
  CFRelease(dictionary);
  CFDictionaryKeyCallBacks callBacks = kCFTypeDictionaryKeyCallBacks;
  callBacks.retain = NULL;
  callBacks.release = NULL;
  dictionary = CFDictionaryCreateMutable(NULL, 0, &callBacks, NULL);
  NSString *key = [NSString stringWithFormat:@"a key of some length %d", 1];
  CFDictionarySetValue(dictionary, (__bridge CFTypeRef)key, (void *)5);
  XCTAssertTrue(CFDictionaryGetValue(dictionary, CFSTR("a key of some length 1")) == (void *)5);
  CFRelease(dictionary);
}

- (void)testValuesThatAreComparedAndNotRetained {
  NSString *text = [NSString stringWithFormat:@"a text of some length %d", 1];
  CFStringRef equal = CFSTR("a text of some length 1");
  XCTAssertTrue((__bridge CFTypeRef)text != equal);
  CFArrayCallBacks callBacks = {0, NULL, NULL, NULL, CFEqual};
  CFMutableArrayRef array = CFArrayCreateMutable(NULL, 0, &callBacks);
  CFArrayAppendValue(array, (__bridge CFTypeRef)text);
  CFArrayAppendValue(array, NULL);
  XCTAssertEqual(CFArrayGetFirstIndexOfValue(array, CFRangeMake(0, 2), equal), 0);
  XCTAssertEqual(CFArrayGetFirstIndexOfValue(array, CFRangeMake(0, 2), NULL), 1);
  XCTAssertEqual(CFArrayGetCountOfValue(array, CFRangeMake(0, 2), CFSTR("another one")), 0);
  CFRelease(array);
  CFDictionaryValueCallBacks values = {0, NULL, NULL, NULL, CFEqual};
  CFMutableDictionaryRef dictionary = CFDictionaryCreateMutable(NULL, 0, NULL, &values);
  CFDictionarySetValue(dictionary, (void *)1, (__bridge CFTypeRef)text);
  XCTAssertTrue(CFDictionaryContainsValue(dictionary, equal));
  XCTAssertFalse(CFDictionaryContainsValue(dictionary, CFSTR("another one")));
  CFRelease(dictionary);
  dictionary = CFDictionaryCreateMutable(NULL, 0, NULL, NULL);
  CFDictionarySetValue(dictionary, (void *)1, (__bridge CFTypeRef)text);
  XCTAssertFalse(CFDictionaryContainsValue(dictionary, equal));
  CFRelease(dictionary);
}

- (void)testSets {
  CFMutableSetRef changed = CFSetCreateMutable(NULL, 0, NULL);
  CFSetAddValue(changed, (void *)3);
  CFSetAddValue(changed, (void *)3);
  XCTAssertEqual(CFSetGetCount(changed), 1);
  XCTAssertTrue(CFSetContainsValue(changed, (void *)3));
  CFSetRemoveValue(changed, (void *)3);
  XCTAssertEqual(CFSetGetCount(changed), 0);
  CFRelease(changed);
}

@end
