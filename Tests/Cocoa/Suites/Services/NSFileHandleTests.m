#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import <fcntl.h>
#import <signal.h>
#import <unistd.h>

#import "Raised.h"

@interface CarobOwnFileHandle : NSFileHandle
@end

@implementation CarobOwnFileHandle
@end

@interface NSFileHandleTests : XCTestCase
@property (nonatomic, copy) NSString *path;
@end

@implementation NSFileHandleTests

- (void)setUp {
  self.path = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  [@"one\ntwo\n" writeToFile:self.path atomically:NO encoding:NSUTF8StringEncoding error:NULL];
}

- (void)tearDown { [[NSFileManager defaultManager] removeItemAtPath:self.path error:NULL]; }

- (NSURL *)url { return [NSURL fileURLWithPath:self.path]; }

- (NSString *)contents {
  return [NSString stringWithContentsOfFile:self.path encoding:NSUTF8StringEncoding error:NULL];
}

static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

static NSString *text(NSData *data) {
  return [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
}

- (void)testOneHandleForEachStandardFile {
  XCTAssertEqual(NSFileHandle.fileHandleWithStandardInput, [NSFileHandle fileHandleWithStandardInput]);
  XCTAssertEqual(NSFileHandle.fileHandleWithStandardInput.fileDescriptor, 0);
  XCTAssertEqual(NSFileHandle.fileHandleWithStandardOutput.fileDescriptor, 1);
  XCTAssertEqual(NSFileHandle.fileHandleWithStandardError.fileDescriptor, 2);
}

- (void)testTheNullDevice {
  NSFileHandle *null = [NSFileHandle fileHandleWithNullDevice];
  XCTAssertEqual(null, [NSFileHandle fileHandleWithNullDevice]);
  [null writeData:bytes("nothing")];
  XCTAssertEqual([null readDataToEndOfFile].length, 0);
  [null closeFile];
  XCTAssertEqual(null.availableData.length, 0);
}

- (void)testReading {
  NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:self.path];
  XCTAssertEqualObjects(text([file readDataOfLength:3]), @"one");
  XCTAssertEqual(file.offsetInFile, 3);
  XCTAssertEqualObjects(text([file readDataToEndOfFile]), @"\ntwo\n");
  XCTAssertEqualObjects([file readDataToEndOfFile], [NSData data]);
  [file seekToFileOffset:4];
  XCTAssertEqualObjects(text(file.availableData), @"two\n");
  [file seekToFileOffset:4];
  XCTAssertEqualObjects(text([file readDataOfLength:NSUIntegerMax]), @"two\n");
  XCTAssertEqual([file readDataOfLength:0].length, 0);
}

- (void)testLongFilesAreReadWhole {
  NSMutableData *long_ = [NSMutableData dataWithLength:1000003];
  ((char *)long_.mutableBytes)[1000002] = 'x';
  [long_ writeToFile:self.path atomically:NO];
  NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:self.path];
  XCTAssertEqualObjects([file readDataToEndOfFile], long_);
  [file seekToFileOffset:0];
  XCTAssertEqualObjects(file.availableData, long_);
  [file seekToFileOffset:0];
  XCTAssertEqual([file readDataOfLength:700001].length, 700001);
}

- (void)testFilesWithoutASizeAreReadWhole {
  NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:@"/proc/self/status"];
  XCTAssertTrue([text([file readDataToEndOfFile]) containsString:@"Pid:"]);
}

- (void)testWriting {
  NSFileHandle *file = [NSFileHandle fileHandleForWritingAtPath:self.path];
  [file writeData:bytes("ONE")];
  XCTAssertEqualObjects(self.contents, @"ONE\ntwo\n");
  XCTAssertEqual([file seekToEndOfFile], 8);
  [file writeData:bytes("three\n")];
  [file writeData:[NSData data]];
  [file synchronizeFile];
  XCTAssertEqualObjects(self.contents, @"ONE\ntwo\nthree\n");
  [file truncateFileAtOffset:4];
  XCTAssertEqual(file.offsetInFile, 4);
  [file writeData:bytes("2")];
  XCTAssertEqualObjects(self.contents, @"ONE\n2");
}

- (void)testUpdating {
  NSFileHandle *file = [NSFileHandle fileHandleForUpdatingAtPath:self.path];
  XCTAssertEqualObjects(text([file readDataOfLength:4]), @"one\n");
  [file writeData:bytes("TWO")];
  [file seekToFileOffset:0];
  XCTAssertEqualObjects(text([file readDataToEndOfFile]), @"one\nTWO\n");
}

- (void)testFilesThatAreNotThere {
  NSString *path = [self.path stringByAppendingString:@".none"];
  XCTAssertNil([NSFileHandle fileHandleForReadingAtPath:path]);
  XCTAssertNil([NSFileHandle fileHandleForWritingAtPath:path]);
  XCTAssertNil([NSFileHandle fileHandleForUpdatingAtPath:path]);
  XCTAssertFalse([[NSFileManager defaultManager] fileExistsAtPath:path]);
  NSString *none = nil;
  XCTAssertNil([NSFileHandle fileHandleForReadingAtPath:none]);
}

- (void)testURLs {
  NSError *error = nil;
  XCTAssertEqual([NSFileHandle fileHandleForReadingFromURL:self.url error:&error].availableData.length, 8);
  XCTAssertNotNil([NSFileHandle fileHandleForWritingToURL:self.url error:&error]);
  XCTAssertNotNil([NSFileHandle fileHandleForUpdatingURL:self.url error:&error]);
  XCTAssertNil(error);

  NSURL *none = [self.url URLByAppendingPathExtension:@"none"];
  XCTAssertNil([NSFileHandle fileHandleForReadingFromURL:none error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, NSFileReadNoSuchFileError);
  XCTAssertEqualObjects(error.userInfo[NSFilePathErrorKey], none.path);
  NSError *beneath = error.userInfo[NSUnderlyingErrorKey];
  XCTAssertEqualObjects(beneath.domain, NSPOSIXErrorDomain);
  XCTAssertEqual(beneath.code, ENOENT);

  XCTAssertNil([NSFileHandle fileHandleForWritingToURL:none error:&error]);
  XCTAssertEqual(error.code, NSFileNoSuchFileError);
  XCTAssertNil([NSFileHandle fileHandleForUpdatingURL:[NSURL URLWithString:@"http://a.example"] error:&error]);
  XCTAssertEqual(error.code, NSFileReadUnsupportedSchemeError);
  XCTAssertNil([NSFileHandle fileHandleForReadingFromURL:none error:NULL]);
}

- (void)testMethodsWithErrors {
  NSError *error = nil;
  NSFileHandle *file = [NSFileHandle fileHandleForUpdatingAtPath:self.path];
  unsigned long long offset = 99;
  XCTAssertTrue([file getOffset:&offset error:&error]);
  XCTAssertEqual(offset, 0);
  XCTAssertEqualObjects(text([file readDataUpToLength:3 error:&error]), @"one");
  XCTAssertEqualObjects(text([file readDataToEndOfFileAndReturnError:&error]), @"\ntwo\n");
  XCTAssertTrue([file seekToOffset:3 error:&error]);
  XCTAssertTrue([file truncateAtOffset:3 error:&error]);
  XCTAssertTrue([file writeData:bytes("!") error:&error]);
  XCTAssertTrue([file synchronizeAndReturnError:&error]);
  XCTAssertTrue([file seekToOffset:0 error:&error]);
  XCTAssertTrue([file seekToEndReturningOffset:&offset error:&error]);
  XCTAssertEqual(offset, 4);
  XCTAssertTrue([file seekToEndReturningOffset:NULL error:&error]);
  XCTAssertTrue([file closeAndReturnError:&error]);
  XCTAssertNil(error);
  XCTAssertEqualObjects(self.contents, @"one!");
}

- (void)testFailuresAsErrors {
  NSError *error = nil;
  NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:self.path];
  XCTAssertFalse([file writeData:bytes("a") error:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, NSFileWriteUnknownError);
  XCTAssertEqual([error.userInfo[NSUnderlyingErrorKey] code], EBADF);
  XCTAssertFalse([file writeData:bytes("a") error:NULL]);
  XCTAssertTrue([file closeAndReturnError:NULL]);
  XCTAssertNil([file readDataUpToLength:1 error:&error]);
  XCTAssertEqual(error.code, NSFileReadUnknownError);
  XCTAssertNil([file readDataToEndOfFileAndReturnError:NULL]);
}

- (void)testFailuresAsExceptions {
  NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:self.path];
  NSException *raised = raisedBy(^{ [file writeData:bytes("a")]; });
  XCTAssertEqualObjects(raised.name, NSFileHandleOperationException);
  XCTAssertEqualObjects(raised.reason, @"-[NSFileHandle writeData:]: Bad file descriptor");
  [file closeFile];
  XCTAssertEqualObjects(raisedBy(^{ [file readDataToEndOfFile]; }).name, NSFileHandleOperationException);
  XCTAssertEqualObjects(raisedBy(^{ [file availableData]; }).name, NSFileHandleOperationException);
  XCTAssertEqualObjects(raisedBy(^{ [file offsetInFile]; }).name, NSFileHandleOperationException);
  XCTAssertEqualObjects(raisedBy(^{ [file readInBackgroundAndNotify]; }).name, NSFileHandleOperationException);
  XCTAssertEqual(file.fileDescriptor, -1);
  XCTAssertNil(raisedBy(^{ [file closeFile]; }));

  NSFileHandle *folder = [NSFileHandle fileHandleForReadingAtPath:NSTemporaryDirectory()];
  XCTAssertEqualObjects(raisedBy(^{ [folder readDataOfLength:1]; }).reason,
                        @"-[NSFileHandle readDataOfLength:]: Is a directory");
}

- (void)testNilIsNotWritten {
  NSFileHandle *file = [NSFileHandle fileHandleForWritingAtPath:self.path];
  NSData *none = nil;
  [file writeData:none];
  XCTAssertTrue([file writeData:none error:NULL]);
  XCTAssertEqualObjects(self.contents, @"one\ntwo\n");
}

- (void)testDescriptors {
  int number = open(self.path.fileSystemRepresentation, O_RDONLY);
  @autoreleasepool {
    NSFileHandle *file = [[NSFileHandle alloc] initWithFileDescriptor:number];
    XCTAssertEqual(file.fileDescriptor, number);
    XCTAssertEqualObjects(text([file readDataOfLength:3]), @"one");
  }
  XCTAssertNotEqual(fcntl(number, F_GETFD), -1);
  @autoreleasepool {
    NSFileHandle *file = [[NSFileHandle alloc] initWithFileDescriptor:number closeOnDealloc:YES];
    XCTAssertEqual(file.offsetInFile, 3);
  }
  XCTAssertEqual(fcntl(number, F_GETFD), -1);
}

- (void)testFilesAreClosedWithTheirHandles {
  int number = -1;
  @autoreleasepool {
    NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:self.path];
    number = file.fileDescriptor;
    XCTAssertEqual(fcntl(number, F_GETFD), FD_CLOEXEC);
  }
  XCTAssertEqual(fcntl(number, F_GETFD), -1);
}

- (void)testSubclasses {
  NSFileHandle *file = [CarobOwnFileHandle fileHandleForReadingAtPath:self.path];
  XCTAssertTrue([file isKindOfClass:[CarobOwnFileHandle class]]);
  XCTAssertEqual(file.availableData.length, 8);
}

@end

/* Pipes, whose ends are file handles. */
@interface NSPipeTests : XCTestCase
@property (nonatomic, strong) NSPipe *pipe;
@end

@implementation NSPipeTests

- (void)setUp { self.pipe = [NSPipe pipe]; }

- (void)testFromOneEndToTheOther {
  XCTAssertEqual(self.pipe.fileHandleForReading, self.pipe.fileHandleForReading);
  [self.pipe.fileHandleForWriting writeData:bytes("hello")];
  XCTAssertEqualObjects(text(self.pipe.fileHandleForReading.availableData), @"hello");
  [self.pipe.fileHandleForWriting writeData:bytes("again")];
  [self.pipe.fileHandleForWriting closeFile];
  XCTAssertEqualObjects(text([self.pipe.fileHandleForReading readDataToEndOfFile]), @"again");
  XCTAssertEqual(self.pipe.fileHandleForReading.availableData.length, 0);
}

- (void)testInit { XCTAssertNotNil([[NSPipe alloc] init].fileHandleForWriting); }

- (void)testPipesHaveNoPlaces {
  NSFileHandle *reading = self.pipe.fileHandleForReading;
  XCTAssertEqualObjects(raisedBy(^{ [reading seekToFileOffset:1]; }).reason,
                        @"-[NSFileHandle seekToFileOffset:]: Illegal seek");
  XCTAssertNil(raisedBy(^{ [self.pipe.fileHandleForWriting synchronizeFile]; }));
}

- (void)testAPipeThatNobodyReads {
  // A program that does not ignore the signal would end by it.
  void (*old)(int) = signal(SIGPIPE, SIG_DFL);
  [self.pipe.fileHandleForReading closeFile];
  NSFileHandle *writing = self.pipe.fileHandleForWriting;
  NSException *raised = raisedBy(^{ [writing writeData:bytes("a")]; });
  XCTAssertEqualObjects(raised.reason, @"-[NSFileHandle writeData:]: Broken pipe");
  NSError *error = nil;
  XCTAssertFalse([writing writeData:bytes("a") error:&error]);
  XCTAssertEqual([error.userInfo[NSUnderlyingErrorKey] code], EPIPE);
  signal(SIGPIPE, old);
}

- (void)testMoreThanAPipeHolds {
  NSMutableData *many = [NSMutableData dataWithLength:300000];
  ((char *)many.mutableBytes)[299999] = 'x';
  NSFileHandle *writing = self.pipe.fileHandleForWriting;
  // What does not block waits as well.
  fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK);
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [writing writeData:many];
    [writing closeFile];
  });
  XCTAssertEqualObjects([self.pipe.fileHandleForReading readDataToEndOfFile], many);
}

@end
