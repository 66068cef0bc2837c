#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSFileManagerTests : XCTestCase
@property (nonatomic, strong) NSFileManager *files;
@property (nonatomic, copy) NSString *folder;
@end

@implementation NSFileManagerTests

- (void)setUp {
  self.files = [NSFileManager defaultManager];
  self.folder = [NSString stringWithFormat:@"%@/carob-%@", NSTemporaryDirectory(), [NSUUID UUID]];
  [self.files createDirectoryAtPath:self.folder withIntermediateDirectories:YES attributes:nil error:nil];
}

- (void)tearDown {
  [self.files removeItemAtPath:self.folder error:nil];
}

- (NSString *)path:(NSString *)name {
  return [NSString stringWithFormat:@"%@/%@", self.folder, name];
}

- (void)write:(const char *)text to:(NSString *)name {
  NSData *data = [NSData dataWithBytes:text length:strlen(text)];
  XCTAssertTrue([self.files createFileAtPath:[self path:name] contents:data attributes:nil]);
}

- (void)testThereIsOne {
  XCTAssertEqual([NSFileManager defaultManager], self.files);
}

- (void)testExistence {
  BOOL isFolder = NO;
  XCTAssertTrue([self.files fileExistsAtPath:self.folder isDirectory:&isFolder]);
  XCTAssertTrue(isFolder);
  [self write:"a" to:@"a"];
  XCTAssertTrue([self.files fileExistsAtPath:[self path:@"a"] isDirectory:&isFolder]);
  XCTAssertFalse(isFolder);
  XCTAssertTrue([self.files fileExistsAtPath:[self path:@"a"] isDirectory:NULL]);
  XCTAssertFalse([self.files fileExistsAtPath:[self path:@"b"]]);
}

- (void)testContents {
  [self write:"hello" to:@"a"];
  XCTAssertEqual([self.files contentsAtPath:[self path:@"a"]].length, 5);
  XCTAssertNil([self.files contentsAtPath:[self path:@"b"]]);
  XCTAssertTrue([self.files createFileAtPath:[self path:@"empty"] contents:nil attributes:nil]);
  XCTAssertEqual([self.files contentsAtPath:[self path:@"empty"]].length, 0);
}

- (void)testTheNamesInAFolder {
  [self write:"a" to:@"b"];
  [self write:"a" to:@"a"];
  NSError *error = nil;
  XCTAssertEqualObjects([self.files contentsOfDirectoryAtPath:self.folder error:&error], (@[@"a", @"b"]));
  XCTAssertNil(error);
}

- (void)testAFolderThatIsNotThereIsAnError {
  NSError *error = nil;
  XCTAssertNil([self.files contentsOfDirectoryAtPath:[self path:@"none"] error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, 260);
  XCTAssertNil([self.files contentsOfDirectoryAtPath:[self path:@"none"] error:nil]);
}

- (void)testFoldersInFolders {
  NSError *error = nil;
  NSString *deep = [self path:@"a/b/c"];
  XCTAssertFalse([self.files createDirectoryAtPath:deep withIntermediateDirectories:NO attributes:nil error:&error]);
  XCTAssertNotNil(error);
  error = nil;
  XCTAssertTrue([self.files createDirectoryAtPath:deep withIntermediateDirectories:YES attributes:nil error:&error]);
  XCTAssertNil(error);
  XCTAssertTrue([self.files createDirectoryAtPath:deep withIntermediateDirectories:YES attributes:nil error:NULL]);
  XCTAssertEqualObjects([self.files subpathsOfDirectoryAtPath:self.folder error:NULL], (@[@"a", @"a/b", @"a/b/c"]));
}

- (void)testRemoving {
  NSError *error = nil;
  [self write:"a" to:@"a"];
  XCTAssertTrue([self.files removeItemAtPath:[self path:@"a"] error:&error]);
  XCTAssertFalse([self.files removeItemAtPath:[self path:@"a"] error:&error]);
  XCTAssertEqual(error.code, 4);
}

- (void)testCopyingAndMoving {
  NSError *error = nil;
  [self write:"a" to:@"a"];
  XCTAssertTrue([self.files copyItemAtPath:[self path:@"a"] toPath:[self path:@"b"] error:&error]);
  XCTAssertTrue([self.files contentsEqualAtPath:[self path:@"a"] andPath:[self path:@"b"]]);
  XCTAssertFalse([self.files copyItemAtPath:[self path:@"a"] toPath:[self path:@"b"] error:&error]);
  XCTAssertNotNil(error);
  XCTAssertTrue([self.files moveItemAtPath:[self path:@"a"] toPath:[self path:@"c"] error:NULL]);
  XCTAssertFalse([self.files fileExistsAtPath:[self path:@"a"]]);
}

- (void)testTheSameByURL {
  NSURL *a = [NSURL fileURLWithPath:[self path:@"a"]], *b = [NSURL fileURLWithPath:[self path:@"b"]];
  [self write:"a" to:@"a"];
  XCTAssertTrue([self.files copyItemAtURL:a toURL:b error:NULL]);
  XCTAssertTrue([self.files removeItemAtURL:a error:NULL]);
  NSArray *urls = [self.files contentsOfDirectoryAtURL:[NSURL fileURLWithPath:self.folder]
                            includingPropertiesForKeys:nil options:0 error:NULL];
  XCTAssertEqual(urls.count, 1);
  XCTAssertEqualObjects([urls[0] lastPathComponent], @"b");
}

- (void)testAttributes {
  [self write:"four" to:@"a"];
  NSDictionary *attributes = [self.files attributesOfItemAtPath:[self path:@"a"] error:NULL];
  XCTAssertEqualObjects(attributes[NSFileSize], @4);
  XCTAssertEqualObjects(attributes[NSFileType], NSFileTypeRegular);
  XCTAssertTrue([attributes[NSFileModificationDate] isKindOfClass:[NSDate class]]);
  XCTAssertEqualObjects([self.files attributesOfItemAtPath:self.folder error:NULL][NSFileType], NSFileTypeDirectory);
  NSError *error = nil;
  XCTAssertNil([self.files attributesOfItemAtPath:[self path:@"none"] error:&error]);
  XCTAssertNotNil(error);
}

- (void)testSettingAttributes {
  [self write:"a" to:@"a"];
  NSDate *date = [NSDate dateWithTimeIntervalSince1970:1000000000];
  NSDictionary *wanted = @{NSFilePosixPermissions: @(0600), NSFileModificationDate: date};
  XCTAssertTrue([self.files setAttributes:wanted ofItemAtPath:[self path:@"a"] error:NULL]);
  NSDictionary *attributes = [self.files attributesOfItemAtPath:[self path:@"a"] error:NULL];
  XCTAssertEqualObjects(attributes[NSFilePosixPermissions], @(0600));
  XCTAssertEqualObjects(attributes[NSFileModificationDate], date);
}

- (void)testLinks {
  [self write:"a" to:@"a"];
  XCTAssertTrue([self.files createSymbolicLinkAtPath:[self path:@"l"] withDestinationPath:@"a" error:NULL]);
  XCTAssertEqualObjects([self.files destinationOfSymbolicLinkAtPath:[self path:@"l"] error:NULL], @"a");
}

- (void)testPlaces {
  XCTAssertGreaterThan(NSHomeDirectory().length, 0);
  XCTAssertGreaterThan(NSUserName().length, 0);
  XCTAssertTrue([self.files fileExistsAtPath:NSTemporaryDirectory()]);
  XCTAssertGreaterThan(self.files.currentDirectoryPath.length, 0);
  XCTAssertEqual([self.files URLsForDirectory:NSCachesDirectory inDomains:NSUserDomainMask].count, 1);
  XCTAssertEqual(NSSearchPathForDirectoriesInDomains(NSCachesDirectory, NSUserDomainMask, YES).count, 1);
  XCTAssertEqualObjects(
    NSSearchPathForDirectoriesInDomains(NSCachesDirectory, NSUserDomainMask, YES)[0],
    [self.files URLsForDirectory:NSCachesDirectory inDomains:NSUserDomainMask][0].path);
}

- (void)testANilPath {
  id nothing = nil;
  XCTAssertFalse([self.files fileExistsAtPath:nothing]);
  XCTAssertFalse([self.files removeItemAtPath:nothing error:nil]);
  XCTAssertThrowsSpecificNamed(
    [self.files copyItemAtPath:nothing toPath:@"a" error:nil], NSException, NSInvalidArgumentException);
}

@end
