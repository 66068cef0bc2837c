#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface NSDirectoryEnumeratorTests : XCTestCase
@property (nonatomic, copy) NSString *folder;
@end

@implementation NSDirectoryEnumeratorTests

- (void)setUp {
  NSFileManager *files = [NSFileManager defaultManager];
  self.folder = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  for (NSString *name in @[ @"a/b/c", @"d" ]) {
    [files createDirectoryAtPath:[self.folder stringByAppendingPathComponent:name]
      withIntermediateDirectories:YES attributes:nil error:nil];
  }
  for (NSString *name in @[ @"a/f", @"a/b/g", @".h" ]) {
    [@"text" writeToFile:[self.folder stringByAppendingPathComponent:name] atomically:NO
                encoding:NSUTF8StringEncoding error:nil];
  }
}

- (void)tearDown {
  [[NSFileManager defaultManager] removeItemAtPath:self.folder error:nil];
}

- (NSDirectoryEnumerator<NSString *> *)enumerator {
  return [[NSFileManager defaultManager] enumeratorAtPath:self.folder];
}

- (void)testPathsInALoop {
  NSMutableArray *paths = [NSMutableArray array];
  for (NSString *path in self.enumerator) [paths addObject:path];
  XCTAssertEqualObjects(paths, (@[ @".h", @"a", @"a/b", @"a/b/c", @"a/b/g", @"a/f", @"d" ]));
  XCTAssertEqualObjects(self.enumerator.allObjects, paths);
  XCTAssertTrue([self.enumerator isKindOfClass:[NSEnumerator class]]);
}

- (void)testAttributesAndLevels {
  NSDirectoryEnumerator *enumerator = self.enumerator;
  XCTAssertEqualObjects(enumerator.directoryAttributes[NSFileType], NSFileTypeDirectory);
  XCTAssertNil(enumerator.fileAttributes);
  NSMutableDictionary *levels = [NSMutableDictionary dictionary], *types = [NSMutableDictionary dictionary];
  for (NSString *path in enumerator) {
    levels[path] = @(enumerator.level);
    types[path] = enumerator.fileAttributes[NSFileType];
  }
  XCTAssertEqualObjects(levels[@"a"], @1);
  XCTAssertEqualObjects(levels[@"a/b/g"], @3);
  XCTAssertEqualObjects(types[@"a/b"], NSFileTypeDirectory);
  XCTAssertEqualObjects(types[@"a/f"], NSFileTypeRegular);
}

- (void)testSkippingAFolder {
  NSMutableArray *paths = [NSMutableArray array];
  NSDirectoryEnumerator *enumerator = self.enumerator;
  for (NSString *path in enumerator) {
    [paths addObject:path];
    if ([path isEqual:@"a/b"]) [enumerator skipDescendants];
  }
  XCTAssertEqualObjects(paths, (@[ @".h", @"a", @"a/b", @"a/f", @"d" ]));
}

- (void)testURLsWithOptions {
  NSURL *url = [NSURL fileURLWithPath:self.folder];
  NSDirectoryEnumerator<NSURL *> *enumerator = [[NSFileManager defaultManager]
                 enumeratorAtURL:url
      includingPropertiesForKeys:nil
                         options:NSDirectoryEnumerationSkipsHiddenFiles | NSDirectoryEnumerationSkipsSubdirectoryDescendants
                    errorHandler:nil];
  NSArray *names = [enumerator.allObjects valueForKey:@"lastPathComponent"];
  XCTAssertEqualObjects(names, (@[ @"a", @"d" ]));
}

- (void)testAFolderThatIsNotThere {
  NSString *none = [self.folder stringByAppendingPathComponent:@"none"];
  XCTAssertNil([[NSFileManager defaultManager] enumeratorAtPath:none]);
  __block NSError *reported = nil;
  NSDirectoryEnumerator *enumerator = [[NSFileManager defaultManager]
                 enumeratorAtURL:[NSURL fileURLWithPath:none]
      includingPropertiesForKeys:nil
                         options:0
                    errorHandler:^BOOL(NSURL *url, NSError *error) {
                      reported = error;
                      return NO;
                    }];
  XCTAssertNil(enumerator.nextObject);
  XCTAssertEqual(reported.code, 260);
}

@end
