#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static id readWith(const char *text, NSJSONReadingOptions options, NSError **error) {
  NSData *data = [NSData dataWithBytes:text length:strlen(text)];
  return [NSJSONSerialization JSONObjectWithData:data options:options error:error];
}

static id parsed(const char *text) { return readWith(text, 0, NULL); }

static NSString *text(NSData *data) {
  NSMutableData *ended = [data mutableCopy];
  [ended increaseLengthBy:1];
  return [NSString stringWithUTF8String:ended.bytes];
}

static NSString *written(id object, NSJSONWritingOptions options) {
  return text([NSJSONSerialization dataWithJSONObject:object options:options error:NULL]);
}

@interface NSJSONSerializationTests : XCTestCase
@end

@implementation NSJSONSerializationTests

- (void)testReading {
  XCTAssertEqualObjects(
    parsed("{\"a\": [1, 2.5, \"x\", true, null], \"b\": {}}"),
    (@{@"a" : @[@1, @2.5, @"x", @YES, [NSNull null]], @"b" : @{}}));
  XCTAssertEqualObjects(parsed(" [ ] "), @[]);
  XCTAssertEqualObjects(parsed("\xEF\xBB\xBF[1]"), @[@1]);
}

- (void)testTruthValuesStayTruthValues {
  NSArray *values = parsed("[true, false, 1]");
  XCTAssertEqual(strcmp([values[0] objCType], "c"), 0);
  XCTAssertEqual(strcmp([values[1] objCType], "c"), 0);
  XCTAssertNotEqual(strcmp([values[2] objCType], "c"), 0);
  XCTAssertEqualObjects(written(values, 0), @"[true,false,1]");
}

- (void)testLargeWholeNumbersStayExact {
  NSArray *values =
    parsed("[9223372036854775807, -9223372036854775808, 18446744073709551615, 123456789012345678901234567890]");
  XCTAssertEqual([values[0] longLongValue], LLONG_MAX);
  XCTAssertEqual([values[1] longLongValue], LLONG_MIN);
  XCTAssertEqual([values[2] unsignedLongLongValue], ULLONG_MAX);
  XCTAssertEqualObjects([values[3] stringValue], @"123456789012345678901234567890");
  XCTAssertEqualObjects(
    written(values, 0),
    @"[9223372036854775807,-9223372036854775808,18446744073709551615,123456789012345678901234567890]");
}

- (void)testNumbers {
  XCTAssertEqualObjects(parsed("[-0.5, 1e3, 1E-2, 0]"), (@[@-0.5, @1000, @0.01, @0]));
  for (NSString *wrong in @[@"[01]", @"[1.]", @"[.5]", @"[+1]", @"[1e]", @"[-]", @"[1e999]", @"[NaN]"]) {
    XCTAssertNil(parsed(wrong.UTF8String), @"%@", wrong);
  }
}

- (void)testStrings {
  XCTAssertEqualObjects(parsed("[\"\\u00e9\\n\\\"\\/\\\\\\t\"]")[0], @"é\n\"/\\\t");
  XCTAssertEqualObjects(parsed("[\"\\ud83d\\ude00\"]")[0], @"😀");
  XCTAssertEqualObjects(parsed("[\"é😀\"]")[0], @"é😀");
  for (NSString *wrong in
       @[@"[\"a", @"[\"\\x\"]", @"[\"\\u12\"]", @"[\"\\ud83d\"]", @"[\"\\ude00\"]", @"[\"a\nb\"]"]) {
    XCTAssertNil(parsed(wrong.UTF8String), @"%@", wrong);
  }
  XCTAssertNil(parsed("[\"\xFF\"]"));
}

- (void)testMistakesSayWhereTheyAre {
  NSError *error = nil;
  XCTAssertNil(readWith("{\"a\": 1,\n \"b\" 2}", 0, &error));
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 3840);
  XCTAssertTrue([error.userInfo[@"NSDebugDescription"] containsString:@"line 2, column 5"]);
  XCTAssertEqualObjects(error.userInfo[@"NSJSONSerializationErrorIndex"], @14);
}

- (void)testMistakes {
  for (NSString *wrong in @[
         @"", @" ", @"[", @"]", @"[1", @"[1,]", @"[1 2]", @"{", @"{\"a\"}", @"{\"a\":}", @"{a:1}",
         @"{\"a\":1,}", @"[1] x", @"[tru]", @"[nul]", @"['a']"
       ]) {
    NSError *error = nil;
    XCTAssertNil(readWith(wrong.UTF8String, 0, &error), @"%@", wrong);
    XCTAssertEqual(error.code, 3840, @"%@", wrong);
  }
}

- (void)testFragments {
  NSError *error = nil;
  XCTAssertNil(readWith("1", 0, &error));
  XCTAssertEqual(error.code, 3840);
  XCTAssertEqualObjects(readWith("1", NSJSONReadingAllowFragments, NULL), @1);
  XCTAssertEqualObjects(readWith("\"a\"", NSJSONReadingFragmentsAllowed, NULL), @"a");
  XCTAssertEqualObjects(readWith("null", NSJSONReadingFragmentsAllowed, NULL), [NSNull null]);
}

- (void)testMutableContainers {
  NSMutableDictionary *object = readWith("{\"a\": [1]}", NSJSONReadingMutableContainers, NULL);
  [object[@"a"] addObject:@2];
  object[@"b"] = @3;
  XCTAssertEqualObjects(object, (@{@"a" : @[@1, @2], @"b" : @3}));
  XCTAssertFalse([parsed("{}") isKindOfClass:[NSMutableDictionary class]]);
  XCTAssertFalse([parsed("[]") isKindOfClass:[NSMutableArray class]]);
}

- (void)testMutableLeaves {
  NSMutableString *leaf = readWith("[\"a\"]", NSJSONReadingMutableLeaves, NULL)[0];
  [leaf appendString:@"b"];
  XCTAssertEqualObjects(leaf, @"ab");
}

- (void)testDeepNestingIsAnError {
  NSMutableData *data = [NSMutableData dataWithLength:100000];
  memset(data.mutableBytes, '[', data.length);
  NSError *error = nil;
  XCTAssertNil([NSJSONSerialization JSONObjectWithData:data options:0 error:&error]);
  XCTAssertEqual(error.code, 3840);
}

- (void)testOtherEncodings {
  const char utf16[] = "[\0001\000]\000";
  NSData *data = [NSData dataWithBytes:utf16 length:6];
  XCTAssertEqualObjects([NSJSONSerialization JSONObjectWithData:data options:0 error:NULL], @[@1]);
}

- (void)testNoDataThrows {
  NSData *nothing = nil;
  XCTAssertThrowsSpecificNamed(
    [NSJSONSerialization JSONObjectWithData:nothing options:0 error:NULL], NSException,
    NSInvalidArgumentException);
}

- (void)testWriting {
  XCTAssertEqualObjects(written(@[@1, @"a", @YES, [NSNull null], @1.5], 0), @"[1,\"a\",true,null,1.5]");
  XCTAssertEqualObjects(written(@{@"a" : @{}}, 0), @"{\"a\":{}}");
  XCTAssertEqualObjects(written(@[@"\"\\/\b\f\n\r\t\x01é"], 0), @"[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0001é\"]");
  XCTAssertEqualObjects(written(@[@"/"], NSJSONWritingWithoutEscapingSlashes), @"[\"/\"]");
}

- (void)testSortedAndPretty {
  NSDictionary *object = @{@"b" : @1, @"a" : @[@2]};
  XCTAssertEqualObjects(written(object, NSJSONWritingSortedKeys), @"{\"a\":[2],\"b\":1}");
  XCTAssertEqualObjects(
    written(object, NSJSONWritingSortedKeys | NSJSONWritingPrettyPrinted),
    @"{\n  \"a\" : [\n    2\n  ],\n  \"b\" : 1\n}");
}

- (void)testWritingFragments {
  XCTAssertThrowsSpecificNamed(written(@1, 0), NSException, NSInvalidArgumentException);
  XCTAssertEqualObjects(written(@"a", NSJSONWritingFragmentsAllowed), @"\"a\"");
}

- (void)testWhatJSONHasNotThrows {
  for (id wrong in @[@[[NSDate date]], @{@1 : @2}, @[@(NAN)], @[@(INFINITY)], @[[NSObject new]]]) {
    XCTAssertThrowsSpecificNamed(written(wrong, 0), NSException, NSInvalidArgumentException);
    XCTAssertFalse([NSJSONSerialization isValidJSONObject:wrong]);
  }
}

- (void)testACircleIsNotValid {
  NSMutableArray *circle = [NSMutableArray array];
  id itself = circle;
  [circle addObject:itself];
  XCTAssertFalse([NSJSONSerialization isValidJSONObject:circle]);
  XCTAssertThrowsSpecificNamed(written(circle, 0), NSException, NSInvalidArgumentException);
  [circle removeAllObjects];
}

- (void)testValidity {
  XCTAssertTrue([NSJSONSerialization isValidJSONObject:@[@1]]);
  XCTAssertTrue([NSJSONSerialization isValidJSONObject:@{}]);
  XCTAssertFalse([NSJSONSerialization isValidJSONObject:@"a"]);
  id nothing = nil;
  XCTAssertFalse([NSJSONSerialization isValidJSONObject:nothing]);
}

@end
