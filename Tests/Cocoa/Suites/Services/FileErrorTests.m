#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

// The errors of files, in Apple's words.
@interface FileErrorTests : XCTestCase
@property (nonatomic, strong) NSFileManager *files;
@property (nonatomic, copy) NSString *folder;
@end

@implementation FileErrorTests

- (void)setUp {
  self.files = [NSFileManager defaultManager];
  self.folder = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  [self.files createDirectoryAtPath:self.folder withIntermediateDirectories:YES attributes:nil error:nil];
  [@"a" writeToFile:[self path:@"a"] atomically:NO encoding:NSUTF8StringEncoding error:nil];
}

- (void)tearDown {
  [self.files removeItemAtPath:self.folder error:nil];
}

- (NSString *)path:(NSString *)name {
  return [self.folder stringByAppendingPathComponent:name];
}

- (void)check:(NSError *)error code:(NSInteger)code number:(NSInteger)number text:(NSString *)text {
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, code);
  XCTAssertEqualObjects(error.localizedDescription, text);
  NSError *cause = error.userInfo[NSUnderlyingErrorKey];
  XCTAssertTrue([cause isKindOfClass:[NSError class]]);
  XCTAssertEqualObjects(cause.domain, NSPOSIXErrorDomain);
  XCTAssertEqual(cause.code, number);
}

- (void)testReading {
  NSString *text = @"The file “none” couldn’t be opened because there is no such file.";
  NSString *path = [self path:@"none"];
  NSError *error = nil;
  XCTAssertNil([NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:&error]);
  [self check:error code:260 number:ENOENT text:text];
  XCTAssertEqualObjects(error.userInfo[NSFilePathErrorKey], path);
  error = nil;
  XCTAssertNil([NSData dataWithContentsOfFile:path options:0 error:&error]);
  [self check:error code:260 number:ENOENT text:text];
  error = nil;
  XCTAssertNil([self.files attributesOfItemAtPath:path error:&error]);
  [self check:error code:260 number:ENOENT text:text];
}

- (void)testReadingInAnotherEncoding {
  NSError *error = nil;
  [[NSData dataWithBytes:"\xff\xfe\xff" length:3] writeToFile:[self path:@"bytes"] atomically:NO];
  XCTAssertNil([NSString stringWithContentsOfFile:[self path:@"bytes"] encoding:NSUTF8StringEncoding error:&error]);
  XCTAssertEqual(error.code, 261);
  XCTAssertEqualObjects(error.localizedDescription,
                        @"The file “bytes” couldn’t be opened using text encoding Unicode (UTF-8).");
}

- (void)testAFolder {
  NSError *error = nil;
  XCTAssertNil([self.files contentsOfDirectoryAtPath:[self path:@"none"] error:&error]);
  [self check:error code:260 number:ENOENT text:@"The folder “none” doesn’t exist."];
}

- (void)testRemoving {
  NSError *error = nil;
  XCTAssertFalse([self.files removeItemAtPath:[self path:@"none"] error:&error]);
  [self check:error code:4 number:ENOENT text:@"“none” couldn’t be removed."];
}

- (void)testMoving {
  NSError *error = nil;
  XCTAssertFalse([self.files moveItemAtPath:[self path:@"none"] toPath:@"/tmp/x" error:&error]);
  [self check:error code:4 number:ENOENT
         text:@"“none” couldn’t be moved to “tmp” because either the former doesn’t exist, "
              @"or the folder containing the latter doesn’t exist."];
  error = nil;
  [@"b" writeToFile:[self path:@"b"] atomically:NO encoding:NSUTF8StringEncoding error:nil];
  XCTAssertFalse([self.files moveItemAtPath:[self path:@"a"] toPath:[self path:@"b"] error:&error]);
  [self check:error code:516 number:EEXIST
         text:[NSString stringWithFormat:@"“a” couldn’t be moved to “%@” because an item with the same name already exists.",
                                         self.folder.lastPathComponent]];
}

- (void)testWriting {
  NSError *error = nil;
  XCTAssertFalse([self.files createDirectoryAtPath:self.folder withIntermediateDirectories:NO attributes:nil error:&error]);
  XCTAssertEqual(error.code, 516);
  XCTAssertEqualObjects(
    error.localizedDescription,
    ([NSString stringWithFormat:@"The file “%@” couldn’t be saved in the folder “%@” because a file with the same name already exists.",
                                self.folder.lastPathComponent,
                                self.folder.stringByDeletingLastPathComponent.lastPathComponent]));
  error = nil;
  XCTAssertFalse([@"a" writeToFile:[self path:@"none/b"] atomically:YES encoding:NSUTF8StringEncoding error:&error]);
  [self check:error code:4 number:ENOENT text:@"The folder “b” doesn’t exist."];
}

- (void)testTheDescriptionHasTheTextAndTheCause {
  NSError *error = nil;
  [NSData dataWithContentsOfFile:@"/none" options:0 error:&error];
  NSString *text = error.description;
  NSString *head = @"Error Domain=NSCocoaErrorDomain Code=260 \"The file “none” couldn’t be opened because there is no such file.\" UserInfo={";
  XCTAssertTrue([text hasPrefix:head], @"%@", text);
  XCTAssertTrue([text containsString:@"NSFilePath=/none"], @"%@", text);
  XCTAssertTrue([text containsString:@"Error Domain=NSPOSIXErrorDomain Code=2 \"No such file or directory\""], @"%@", text);
}

- (void)testOwnErrorsOfTheDomain {
  NSError *error = [NSError errorWithDomain:NSCocoaErrorDomain code:257 userInfo:@{NSFilePathErrorKey : @"/a/b"}];
  XCTAssertEqualObjects(error.localizedDescription,
                        @"The file “b” couldn’t be opened because you don’t have permission to view it.");
  error = [NSError errorWithDomain:NSCocoaErrorDomain code:513 userInfo:@{NSFilePathErrorKey : @"/a/b"}];
  XCTAssertEqualObjects(error.localizedDescription, @"You don’t have permission to save the file “b” in the folder “a”.");
  error = [NSError errorWithDomain:NSCocoaErrorDomain code:1 userInfo:nil];
  XCTAssertEqualObjects(error.localizedDescription, @"The operation couldn’t be completed. (Cocoa error 1.)");
  XCTAssertEqualObjects(error.description, @"Error Domain=NSCocoaErrorDomain Code=1 \"(null)\"");
}

- (void)testErrorsOfTheSystem {
  NSError *error = [NSError errorWithDomain:NSPOSIXErrorDomain code:EEXIST userInfo:nil];
  XCTAssertEqualObjects(error.localizedDescription, @"The operation couldn’t be completed. File exists");
  XCTAssertEqualObjects(error.localizedFailureReason, @"File exists");
  XCTAssertEqualObjects(error.description, @"Error Domain=NSPOSIXErrorDomain Code=17 \"File exists\"");
  error = [NSError errorWithDomain:NSPOSIXErrorDomain code:NSIntegerMax userInfo:nil];
  XCTAssertEqualObjects(error.localizedDescription,
                        @"The operation couldn’t be completed. (NSPOSIXErrorDomain error 9223372036854775807.)");
}

- (void)testErrorsOfOtherDomains {
  NSError *error = [NSError errorWithDomain:@"D" code:3 userInfo:nil];
  XCTAssertEqualObjects(error.localizedDescription, @"The operation couldn’t be completed. (D error 3.)");
  error = [NSError errorWithDomain:@"D" code:3 userInfo:@{NSLocalizedFailureReasonErrorKey : @"No paper."}];
  XCTAssertEqualObjects(error.localizedDescription, @"The operation couldn’t be completed. No paper.");
}

- (void)testAPattern {
  NSError *error = nil;
  XCTAssertNil([NSRegularExpression regularExpressionWithPattern:@"(" options:0 error:&error]);
  XCTAssertEqual(error.code, 2048);
  XCTAssertEqualObjects(error.localizedDescription, @"The value “(” is invalid.");
  XCTAssertTrue([error.description hasPrefix:@"Error Domain=NSCocoaErrorDomain Code=2048 \"The value “(” is invalid.\""]);
}

@end
