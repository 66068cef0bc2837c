#import <XCTest/XCTest.h>

@interface NSStringPathTests : XCTestCase
@end

@implementation NSStringPathTests

- (void)testPathComponents {
  NSArray *absolute = @[ @"/", @"tmp", @"a.txt" ], *relative = @[ @"tmp", @"a" ], *ended = @[ @"/", @"a", @"/" ];
  XCTAssertEqualObjects(@"/tmp/a.txt".pathComponents, absolute);
  XCTAssertEqualObjects(@"tmp//a".pathComponents, relative);
  XCTAssertEqualObjects(@"/a/".pathComponents, ended);
  XCTAssertEqualObjects(@"/".pathComponents, @[ @"/" ]);
  XCTAssertEqualObjects(@"".pathComponents, @[]);
}

- (void)testPathWithComponents {
  NSArray *absolute = @[ @"/", @"tmp", @"a" ], *relative = @[ @"tmp", @"", @"a/" ];
  XCTAssertEqualObjects([NSString pathWithComponents:absolute], @"/tmp/a");
  XCTAssertEqualObjects([NSString pathWithComponents:relative], @"tmp/a");
  XCTAssertEqualObjects([NSString pathWithComponents:@[]], @"");
  XCTAssertThrowsSpecificNamed([NSString pathWithComponents:(id) @[ @1 ]], NSException, NSInvalidArgumentException);
}

- (void)testLastPathComponent {
  XCTAssertEqualObjects(@"/tmp/scratch.tiff".lastPathComponent, @"scratch.tiff");
  XCTAssertEqualObjects(@"/tmp/scratch".lastPathComponent, @"scratch");
  XCTAssertEqualObjects(@"/tmp/".lastPathComponent, @"tmp");
  XCTAssertEqualObjects(@"scratch///".lastPathComponent, @"scratch");
  XCTAssertEqualObjects(@"/".lastPathComponent, @"/");
  XCTAssertEqualObjects(@"".lastPathComponent, @"");
}

- (void)testPathExtension {
  XCTAssertEqualObjects(@"/tmp/scratch.tiff".pathExtension, @"tiff");
  XCTAssertEqualObjects(@".scratch.tiff".pathExtension, @"tiff");
  XCTAssertEqualObjects(@"/tmp/scratch".pathExtension, @"");
  XCTAssertEqualObjects(@"/tmp/".pathExtension, @"");
  XCTAssertEqualObjects(@"/tmp/scratch..tiff".pathExtension, @"tiff");
  XCTAssertEqualObjects(@".profile".pathExtension, @"");
  XCTAssertEqualObjects(@"a.".pathExtension, @"");
  XCTAssertEqualObjects(@"Dr. Who".pathExtension, @"");
}

- (void)testDeletingLastPathComponent {
  XCTAssertEqualObjects(@"/tmp/scratch.tiff".stringByDeletingLastPathComponent, @"/tmp");
  XCTAssertEqualObjects(@"/tmp/lock/".stringByDeletingLastPathComponent, @"/tmp");
  XCTAssertEqualObjects(@"/tmp/".stringByDeletingLastPathComponent, @"/");
  XCTAssertEqualObjects(@"/tmp".stringByDeletingLastPathComponent, @"/");
  XCTAssertEqualObjects(@"/".stringByDeletingLastPathComponent, @"/");
  XCTAssertEqualObjects(@"scratch.tiff".stringByDeletingLastPathComponent, @"");
}

- (void)testDeletingPathExtension {
  XCTAssertEqualObjects(@"/tmp/scratch.tiff".stringByDeletingPathExtension, @"/tmp/scratch");
  XCTAssertEqualObjects(@"/tmp/".stringByDeletingPathExtension, @"/tmp");
  XCTAssertEqualObjects(@"scratch.bundle/".stringByDeletingPathExtension, @"scratch");
  XCTAssertEqualObjects(@"scratch..tiff".stringByDeletingPathExtension, @"scratch.");
  XCTAssertEqualObjects(@".tiff".stringByDeletingPathExtension, @".tiff");
  XCTAssertEqualObjects(@"/".stringByDeletingPathExtension, @"/");
}

- (void)testAppendingPathComponent {
  XCTAssertEqualObjects([@"/tmp" stringByAppendingPathComponent:@"scratch.tiff"], @"/tmp/scratch.tiff");
  XCTAssertEqualObjects([@"/tmp/" stringByAppendingPathComponent:@"scratch.tiff"], @"/tmp/scratch.tiff");
  XCTAssertEqualObjects([@"/" stringByAppendingPathComponent:@"scratch.tiff"], @"/scratch.tiff");
  XCTAssertEqualObjects([@"" stringByAppendingPathComponent:@"scratch.tiff"], @"scratch.tiff");
  XCTAssertEqualObjects([@"a" stringByAppendingPathComponent:@"/b/"], @"a/b");
  XCTAssertEqualObjects([@"a" stringByAppendingPathComponent:@""], @"a");
  XCTAssertThrowsSpecificNamed(
    [@"a" stringByAppendingPathComponent:(id)nil], NSException, NSInvalidArgumentException);
}

- (void)testAppendingPathExtension {
  XCTAssertEqualObjects([@"/tmp/scratch.old" stringByAppendingPathExtension:@"tiff"], @"/tmp/scratch.old.tiff");
  XCTAssertEqualObjects([@"/tmp/scratch." stringByAppendingPathExtension:@"tiff"], @"/tmp/scratch..tiff");
  XCTAssertEqualObjects([@"/tmp/" stringByAppendingPathExtension:@"tiff"], @"/tmp.tiff");
  XCTAssertNil([@"/" stringByAppendingPathExtension:@"tiff"]);
  XCTAssertNil([@"" stringByAppendingPathExtension:@"tiff"]);
}

- (void)testAppendingPaths {
  NSArray *names = @[ @"a", @"b" ], *expected = @[ @"/x/a", @"/x/b" ];
  XCTAssertEqualObjects([@"/x" stringsByAppendingPaths:names], expected);
}

- (void)testIsAbsolutePath {
  XCTAssertTrue(@"/a".isAbsolutePath);
  XCTAssertTrue([@"~/a" isAbsolutePath]);
  XCTAssertFalse(@"a/b".absolutePath);
  XCTAssertFalse(@"".isAbsolutePath);
}

- (void)testTilde {
  XCTAssertEqualObjects(@"~".stringByExpandingTildeInPath, NSHomeDirectory());
  XCTAssertEqualObjects(
    @"~/a".stringByExpandingTildeInPath, [NSHomeDirectory() stringByAppendingPathComponent:@"a"]);
  XCTAssertEqualObjects(@"a/~".stringByExpandingTildeInPath, @"a/~");
  XCTAssertEqualObjects(@"~nobody-at-all/a".stringByExpandingTildeInPath, @"~nobody-at-all/a");
  XCTAssertEqualObjects(
    [NSHomeDirectory() stringByAppendingPathComponent:@"a/b"].stringByAbbreviatingWithTildeInPath, @"~/a/b");
  XCTAssertEqualObjects(@"/nowhere/a".stringByAbbreviatingWithTildeInPath, @"/nowhere/a");
}

- (void)testStandardizing {
  XCTAssertEqualObjects(@"/a/./b//../c/".stringByStandardizingPath, @"/a/c");
  XCTAssertEqualObjects(@"/..".stringByStandardizingPath, @"/");
  XCTAssertEqualObjects(@"a/../b".stringByStandardizingPath, @"a/../b");
  XCTAssertEqualObjects(@"".stringByStandardizingPath, @"");
}

- (void)testPercentEncoding {
  NSCharacterSet *path = [NSCharacterSet URLPathAllowedCharacterSet];
  XCTAssertEqualObjects([@"a b/ü" stringByAddingPercentEncodingWithAllowedCharacters:path], @"a%20b/%C3%BC");
  XCTAssertEqualObjects(
    [@"a=b&c" stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet alphanumericCharacterSet]],
    @"a%3Db%26c");
  XCTAssertEqualObjects(
    [@"ü" stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet letterCharacterSet]], @"%C3%BC");
}

- (void)testRemovingPercentEncoding {
  XCTAssertEqualObjects(@"a%20b%C3%BC".stringByRemovingPercentEncoding, @"a bü");
  XCTAssertNil(@"a%2".stringByRemovingPercentEncoding);
  XCTAssertNil(@"%C3".stringByRemovingPercentEncoding);
}

- (void)testPercentEscapes {
  XCTAssertEqualObjects([@"a b" stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding], @"a%20b");
  XCTAssertEqualObjects([@"ü" stringByAddingPercentEscapesUsingEncoding:NSISOLatin1StringEncoding], @"%FC");
  XCTAssertEqualObjects([@"%FC" stringByReplacingPercentEscapesUsingEncoding:NSISOLatin1StringEncoding], @"ü");
  XCTAssertNil([@"%F" stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding]);
  XCTAssertNil([@"%+1" stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding]);
}

@end
