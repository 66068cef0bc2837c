#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSURLComponentsTests : XCTestCase
@end

@implementation NSURLComponentsTests

- (void)testMakingAURL {
  NSURLComponents *parts = [[NSURLComponents alloc] init];
  parts.scheme = @"https";
  parts.host = @"example.com";
  parts.port = @8443;
  parts.path = @"/a b";
  parts.queryItems = @[
    [NSURLQueryItem queryItemWithName:@"q" value:@"c&d"],
    [[NSURLQueryItem alloc] initWithName:@"empty" value:nil]
  ];
  parts.fragment = @"top";
  XCTAssertEqualObjects(parts.string, @"https://example.com:8443/a%20b?q=c%26d&empty#top");
  XCTAssertEqualObjects(parts.URL.host, @"example.com");
}

- (void)testReadingAURL {
  NSURLComponents *parts = [NSURLComponents componentsWithString:@"http://u:p@h:1/a%20b?x=1&y#f"];
  XCTAssertEqualObjects(parts.scheme, @"http");
  XCTAssertEqualObjects(parts.user, @"u");
  XCTAssertEqualObjects(parts.password, @"p");
  XCTAssertEqualObjects(parts.host, @"h");
  XCTAssertEqualObjects(parts.port, @1);
  XCTAssertEqualObjects(parts.path, @"/a b");
  XCTAssertEqualObjects(parts.percentEncodedPath, @"/a%20b");
  XCTAssertEqualObjects(parts.query, @"x=1&y");
  XCTAssertEqualObjects(parts.fragment, @"f");
  XCTAssertEqual(parts.queryItems.count, 2);
  XCTAssertEqualObjects(parts.queryItems[0].name, @"x");
  XCTAssertEqualObjects(parts.queryItems[0].value, @"1");
  XCTAssertNil(parts.queryItems[1].value);
}

- (void)testWithABase {
  NSURL *url = [NSURL URLWithString:@"b" relativeToURL:[NSURL URLWithString:@"http://h/a/"]];
  XCTAssertEqualObjects(
    [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:YES].string, @"http://h/a/b");
  XCTAssertEqualObjects(
    [NSURLComponents componentsWithURL:url resolvingAgainstBaseURL:NO].string, @"b");
  NSURLComponents *parts = [[NSURLComponents alloc] init];
  parts.path = @"c";
  XCTAssertEqualObjects(
    [parts URLRelativeToURL:[NSURL URLWithString:@"http://h/a/"]].absoluteString, @"http://h/a/c");
}

- (void)testTextThatIsNoURL {
  XCTAssertNil([NSURLComponents componentsWithString:@"http://[::1"]);
  XCTAssertNil([[NSURLComponents alloc] initWithString:@"http://a:port/"]);
}

- (void)testPartsThatCannotBe {
  NSURLComponents *parts = [[NSURLComponents alloc] init];
  XCTAssertThrowsSpecificNamed(parts.scheme = @"1x", NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(parts.scheme = @"a b", NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(parts.port = @-1, NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    parts.percentEncodedPath = @"%zz", NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    parts.percentEncodedQuery = @"a b", NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    parts.percentEncodedHost = @"a/b", NSException, NSInvalidArgumentException);
  XCTAssertThrowsSpecificNamed(
    parts.percentEncodedQueryItems = @[[NSURLQueryItem queryItemWithName:@"ä" value:nil]],
    NSException, NSInvalidArgumentException);
}

- (void)testTakingPartsOut {
  NSURLComponents *parts = [NSURLComponents componentsWithString:@"http://h:1/a?b#c"];
  parts.port = nil;
  parts.query = nil;
  parts.fragment = nil;
  parts.path = nil;
  XCTAssertEqualObjects(parts.string, @"http://h");
  XCTAssertNil(parts.queryItems);
}

- (void)testPartsThatMakeNoURL {
  NSURLComponents *parts = [NSURLComponents componentsWithString:@"http://h/a"];
  parts.path = @"no slash";
  XCTAssertNil(parts.URL);
}

- (void)testCopyAndEquality {
  NSURLComponents *parts = [NSURLComponents componentsWithString:@"http://h/a"];
  NSURLComponents *copy = [parts copy];
  XCTAssertEqualObjects(copy, parts);
  copy.path = @"/b";
  XCTAssertNotEqualObjects(copy, parts);
  XCTAssertEqualObjects(parts.path, @"/a");
}

- (void)testItems {
  NSURLQueryItem *item = [NSURLQueryItem queryItemWithName:@"a" value:@"1"];
  XCTAssertEqualObjects(item, [NSURLQueryItem queryItemWithName:@"a" value:@"1"]);
  XCTAssertEqual(item.hash, [NSURLQueryItem queryItemWithName:@"a" value:@"1"].hash);
  XCTAssertNotEqualObjects(item, [NSURLQueryItem queryItemWithName:@"a" value:nil]);
  XCTAssertEqual([item copy], item);
}

@end
