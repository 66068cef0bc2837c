#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

static NSURL *url(NSString *text) { return [NSURL URLWithString:text]; }

@interface NSURLTests : XCTestCase
@end

@implementation NSURLTests

- (void)testParts {
  NSURL *address = url(@"http://me:secret@example.com:8080/a/b.html?q=1&r=2#top");
  XCTAssertEqualObjects(address.scheme, @"http");
  XCTAssertEqualObjects(address.user, @"me");
  XCTAssertEqualObjects(address.password, @"secret");
  XCTAssertEqualObjects(address.host, @"example.com");
  XCTAssertEqualObjects(address.port, @8080);
  XCTAssertEqualObjects(address.path, @"/a/b.html");
  XCTAssertEqualObjects(address.query, @"q=1&r=2");
  XCTAssertEqualObjects(address.fragment, @"top");
  XCTAssertEqualObjects(address.lastPathComponent, @"b.html");
  XCTAssertEqualObjects(address.pathExtension, @"html");
  XCTAssertEqualObjects(address.pathComponents, (@[@"/", @"a", @"b.html"]));
  XCTAssertEqualObjects(address.resourceSpecifier, @"//me:secret@example.com:8080/a/b.html?q=1&r=2#top");
  XCTAssertEqualObjects(address.description, address.absoluteString);
}

- (void)testPartsThatAreMissing {
  NSURL *address = url(@"mailto:me@example.com");
  XCTAssertEqualObjects(address.scheme, @"mailto");
  XCTAssertNil(address.host);
  XCTAssertNil(address.port);
  XCTAssertNil(address.query);
  XCTAssertNil(address.fragment);
  XCTAssertNil(address.user);
  XCTAssertNil(address.baseURL);
}

- (void)testRelative {
  NSURL *base = url(@"http://example.com/a/b");
  NSURL *address = [NSURL URLWithString:@"../c?d#e" relativeToURL:base];
  XCTAssertEqualObjects(address.baseURL, base);
  XCTAssertEqualObjects(address.relativeString, @"../c?d#e");
  XCTAssertEqualObjects(address.absoluteString, @"http://example.com/c?d#e");
  XCTAssertEqualObjects(address.absoluteURL, url(@"http://example.com/c?d#e"));
  XCTAssertNil(address.absoluteURL.baseURL);
  XCTAssertEqualObjects([NSURL URLWithString:@"x" relativeToURL:nil].absoluteString, @"x");
}

- (void)testEquality {
  XCTAssertEqualObjects(url(@"http://a/b"), url(@"http://a/b"));
  XCTAssertEqual(url(@"http://a/b").hash, url(@"http://a/b").hash);
  XCTAssertNotEqualObjects(url(@"http://a/b"), url(@"http://a/b/"));
  XCTAssertNotEqualObjects(
    [NSURL URLWithString:@"b" relativeToURL:url(@"http://a/")], url(@"http://a/b"));
}

- (void)testInitializers {
  XCTAssertEqualObjects([[NSURL alloc] initWithString:@"http://a"], url(@"http://a"));
  XCTAssertEqualObjects(
    [[NSURL alloc] initWithString:@"b" relativeToURL:url(@"http://a/")].absoluteString,
    @"http://a/b");
  XCTAssertEqualObjects([[NSURL alloc] initFileURLWithPath:@"/tmp/x"].path, @"/tmp/x");
}

- (void)testNoURL {
  NSString *nothing = nil;
  XCTAssertNil(url(@"http://[::1"));
  XCTAssertNil([[NSURL alloc] initWithString:@"http://[::1"]);
  XCTAssertNil([NSURL URLWithString:nothing]);
  XCTAssertThrowsSpecificNamed(
    [NSURL fileURLWithPath:nothing], NSException, NSInvalidArgumentException);
}

- (void)testFiles {
  NSURL *file = [NSURL fileURLWithPath:@"/a b/c.txt" isDirectory:NO];
  XCTAssertTrue(file.isFileURL);
  XCTAssertEqualObjects(file.absoluteString, @"file:///a%20b/c.txt");
  XCTAssertEqualObjects(file.path, @"/a b/c.txt");
  XCTAssertEqual(strcmp(file.fileSystemRepresentation, "/a b/c.txt"), 0);
  XCTAssertTrue([NSURL fileURLWithPath:@"/a" isDirectory:YES].hasDirectoryPath);
  XCTAssertFalse(url(@"http://a").isFileURL);
  XCTAssertEqualObjects(
    ([NSURL fileURLWithPathComponents:@[@"/", @"a", @"b"]].path), @"/a/b");
}

- (void)testAppending {
  NSURL *address = url(@"http://a/b?q");
  XCTAssertEqualObjects(
    [address URLByAppendingPathComponent:@"c"].absoluteString, @"http://a/b/c?q");
  XCTAssertEqualObjects(
    [url(@"http://a/b") URLByAppendingPathComponent:@"c d" isDirectory:YES].absoluteString,
    @"http://a/b/c%20d/");
  XCTAssertEqualObjects(
    [url(@"http://a/b") URLByAppendingPathExtension:@"txt"].absoluteString, @"http://a/b.txt");
}

- (void)testDeleting {
  XCTAssertEqualObjects(
    url(@"http://a/b/c").URLByDeletingLastPathComponent.absoluteString, @"http://a/b/");
  XCTAssertEqualObjects(
    url(@"http://a/b/c.txt").URLByDeletingPathExtension.absoluteString, @"http://a/b/c");
}

- (void)testStandardizing {
  XCTAssertEqualObjects(
    url(@"http://a/b/../c/./d").standardizedURL.absoluteString, @"http://a/c/d");
  XCTAssertEqualObjects(
    [NSURL fileURLWithPath:@"/a/../b"].URLByStandardizingPath.path, @"/b");
}

- (void)testReachable {
  NSError *error = nil;
  XCTAssertTrue([[NSURL fileURLWithPath:@"/"] checkResourceIsReachableAndReturnError:&error]);
  XCTAssertFalse(
    [[NSURL fileURLWithPath:@"/no/such/file"] checkResourceIsReachableAndReturnError:&error]);
  XCTAssertNotNil(error);
}

- (void)testCopyIsTheSameObject {
  NSURL *address = url(@"http://a");
  XCTAssertEqual([address copy], address);
}

@end
