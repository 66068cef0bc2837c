#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CFCollectionTests : XCTestCase
@end

@implementation CFCollectionTests

static CFComparisonResult compareBackwards(const void *first, const void *second, void *context) {
  ++*(int *)context;
  return -CFNumberCompare(first, second, NULL);
}

static void note(const void *value, void *context) {
  [(__bridge NSMutableArray *)context addObject:(__bridge id)value];
}

static void noteEntry(const void *key, const void *value, void *context) {
  NSMutableDictionary *noted = (__bridge NSMutableDictionary *)context;
  noted[(__bridge id)key] = (__bridge id)value;
}

static Boolean isEqualSomehow(const void *first, const void *second) { return first == second; }

static const void *retainSomehow(
  __attribute__((unused)) CFAllocatorRef allocator, const void *value) {
  return value;
}

- (void)testArrays {
  const void *values[] = {CFSTR("a"), CFSTR("b")};
  NSArray *array = CFBridgingRelease(CFArrayCreate(NULL, values, 2, &kCFTypeArrayCallBacks));
  XCTAssertEqualObjects(array, (@[ @"a", @"b" ]));
  CFArrayRef reference = (__bridge CFArrayRef)array;
  XCTAssertEqual(CFArrayGetCount(reference), 2);
  XCTAssertEqualObjects((__bridge id)CFArrayGetValueAtIndex(reference, 1), @"b");
  XCTAssertThrows(CFArrayGetValueAtIndex(reference, 2));
  CFRange all = CFRangeMake(0, 2);
  XCTAssertEqual(CFArrayGetFirstIndexOfValue(reference, all, CFSTR("b")), 1);
  XCTAssertEqual(CFArrayGetFirstIndexOfValue(reference, all, CFSTR("c")), kCFNotFound);
  XCTAssertTrue(CFArrayContainsValue(reference, all, CFSTR("a")));
  XCTAssertFalse(CFArrayContainsValue(reference, CFRangeMake(1, 1), CFSTR("a")));
  NSMutableArray *noted = [NSMutableArray new];
  CFArrayApplyFunction(reference, all, note, (__bridge void *)noted);
  XCTAssertEqualObjects(noted, array);
}

- (void)testMutableArrays {
  CFMutableArrayRef array = CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks);
  for (int i = 0; i < 6; i++) CFArrayAppendValue(array, (__bridge CFTypeRef) @(i * 1000));
  CFArrayInsertValueAtIndex(array, 0, (__bridge CFTypeRef)@-1);
  CFArrayRemoveValueAtIndex(array, 1);
  CFArraySetValueAtIndex(array, 0, (__bridge CFTypeRef)@7);
  CFArrayExchangeValuesAtIndices(array, 0, 1);
  NSArray *expected = @[ @1000, @7, @2000, @3000, @4000, @5000 ];
  XCTAssertEqualObjects((__bridge NSArray *)array, expected);
  int calls = 0;
  CFArraySortValues(array, CFRangeMake(0, 6), compareBackwards, &calls);
  expected = @[ @5000, @4000, @3000, @2000, @1000, @7 ];
  XCTAssertEqualObjects((__bridge NSArray *)array, expected);
  XCTAssertGreaterThan(calls, 5);
  const void *values[] = {CFSTR("x")};
  CFArrayReplaceValues(array, CFRangeMake(1, 5), values, 1);
  XCTAssertEqualObjects((__bridge NSArray *)array, (@[ @5000, @"x" ]));
  CFArrayAppendArray(array, (__bridge CFArrayRef) @[ @1, @2, @3 ], CFRangeMake(1, 2));
  XCTAssertEqualObjects((__bridge NSArray *)array, (@[ @5000, @"x", @2, @3 ]));
  CFArrayRemoveAllValues(array);
  XCTAssertEqual(CFArrayGetCount(array), 0);
  CFRelease(array);
}

- (void)testDictionaries {
  const void *keys[] = {CFSTR("a"), CFSTR("b")}, *values[] = {CFSTR("1"), CFSTR("2")};
  NSDictionary *dictionary = CFBridgingRelease(CFDictionaryCreate(
    NULL, keys, values, 2, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks));
  XCTAssertEqualObjects(dictionary, (@{@"a" : @"1", @"b" : @"2"}));
  XCTAssertFalse([dictionary isKindOfClass:NSMutableDictionary.class]);
  CFDictionaryRef reference = (__bridge CFDictionaryRef)dictionary;
  XCTAssertEqual(CFDictionaryGetCount(reference), 2);
  XCTAssertEqualObjects((__bridge id)CFDictionaryGetValue(reference, CFSTR("b")), @"2");
  XCTAssertTrue(CFDictionaryGetValue(reference, CFSTR("c")) == NULL);
  XCTAssertTrue(CFDictionaryGetValue(reference, NULL) == NULL);
  XCTAssertTrue(CFDictionaryContainsKey(reference, CFSTR("a")));
  XCTAssertTrue(CFDictionaryContainsValue(reference, CFSTR("1")));
  XCTAssertFalse(CFDictionaryContainsValue(reference, CFSTR("3")));
  NSMutableDictionary *noted = [NSMutableDictionary new];
  CFDictionaryApplyFunction(reference, noteEntry, (__bridge void *)noted);
  XCTAssertEqualObjects(noted, dictionary);
}

- (void)testMutableDictionaries {
  CFMutableDictionaryRef dictionary = CFDictionaryCreateMutable(
    NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
  NSObject *key = [NSObject new];
  CFDictionarySetValue(dictionary, (__bridge CFTypeRef)key, CFSTR("no copy"));
  CFDictionaryAddValue(dictionary, CFSTR("a"), CFSTR("1"));
  CFDictionaryAddValue(dictionary, CFSTR("a"), CFSTR("2"));
  CFDictionaryReplaceValue(dictionary, CFSTR("b"), CFSTR("3"));
  XCTAssertEqual(CFDictionaryGetCount(dictionary), 2);
  XCTAssertEqualObjects((__bridge id)CFDictionaryGetValue(dictionary, (__bridge CFTypeRef)key), @"no copy");
  XCTAssertEqualObjects(((__bridge NSDictionary *)dictionary)[@"a"], @"1");
  CFDictionaryRemoveValue(dictionary, CFSTR("a"));
  XCTAssertEqual(CFDictionaryGetCount(dictionary), 1);
  CFDictionaryRemoveAllValues(dictionary);
  XCTAssertEqual(CFDictionaryGetCount(dictionary), 0);
  CFRelease(dictionary);
}

- (void)testSets {
  const void *values[] = {CFSTR("a"), CFSTR("b"), CFSTR("a")};
  NSSet *set = CFBridgingRelease(CFSetCreate(NULL, values, 3, &kCFTypeSetCallBacks));
  XCTAssertEqualObjects(set, ([NSSet setWithObjects:@"a", @"b", nil]));
  CFMutableSetRef changed = CFSetCreateMutableCopy(NULL, 0, (__bridge CFSetRef)set);
  CFSetAddValue(changed, CFSTR("c"));
  CFSetRemoveValue(changed, CFSTR("a"));
  XCTAssertEqual(CFSetGetCount(changed), 2);
  XCTAssertTrue(CFSetContainsValue(changed, CFSTR("c")));
  XCTAssertFalse(CFSetContainsValue(changed, CFSTR("a")));
  XCTAssertEqualObjects((__bridge id)CFSetGetValue(changed, CFSTR("b")), @"b");
  NSMutableArray *noted = [NSMutableArray new];
  CFSetApplyFunction(changed, note, (__bridge void *)noted);
  XCTAssertEqual(noted.count, 2u);
  CFRelease(changed);
}

- (void)assertRefused:(void (^)(void))make by:(NSString *)function {
  @try {
    make();
    XCTFail(@"%@ raised nothing", function);
  } @catch (NSException *exception) {
    XCTAssertEqualObjects(exception.name, NSInvalidArgumentException);
    XCTAssertEqualObjects(
      exception.reason,
      [function stringByAppendingString:
        @": calls no callbacks of a program; pass those of kCFType…CallBacks, or null to hold values "
        @"without retaining them"]);
  }
}

- (void)testCallbacksOfAProgramAreRefused {
  const CFArrayCallBacks all = kCFTypeArrayCallBacks;
  const CFArrayCallBacks arrays[] = {
    {0, retainSomehow, NULL, NULL, NULL},
    {0, retainSomehow, all.release, NULL, NULL},
    // Each without its counterpart.
    {0, NULL, all.release, NULL, NULL},
    {0, all.retain, NULL, NULL, CFEqual},
    {0, all.retain, all.release, NULL, isEqualSomehow},
  };
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; ++i) {
    const CFArrayCallBacks *callBacks = &arrays[i];
    [self assertRefused:^{ CFArrayCreateMutable(NULL, 0, callBacks); } by:@"CFArrayCreate"];
  }
  const CFSetCallBacks sets[] = {
    {0, NULL, all.release, NULL, NULL, NULL},
    {0, all.retain, all.release, NULL, CFEqual, NULL},
    {0, NULL, NULL, NULL, NULL, CFHash},
  };
  for (size_t i = 0; i < sizeof sets / sizeof *sets; ++i) {
    const CFSetCallBacks *callBacks = &sets[i];
    [self assertRefused:^{ CFSetCreateMutable(NULL, 0, callBacks); } by:@"CFSetCreate"];
  }
  const CFDictionaryKeyCallBacks keys = {0, NULL, all.release, NULL, CFEqual, CFHash};
  const CFDictionaryValueCallBacks values = {0, NULL, NULL, NULL, isEqualSomehow};
  [self assertRefused:^{ CFDictionaryCreateMutable(NULL, 0, &keys, NULL); } by:@"CFDictionaryCreate"];
  [self assertRefused:^{ CFDictionaryCreateMutable(NULL, 0, NULL, &values); } by:@"CFDictionaryCreate"];
}

@end
