#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import <sys/socket.h>
#import <sys/un.h>
#import <unistd.h>

/* What file handles do in the background: they notify, or call handlers. */
@interface BackgroundFileTests : XCTestCase
@property (nonatomic, strong) NSPipe *pipe;
@property (nonatomic, strong) NSFileHandle *reading;
@property (nonatomic, strong) NSFileHandle *writing;
@property (nonatomic, strong) NSMutableArray<NSNotification *> *posted;
@end

@implementation BackgroundFileTests

- (void)setUp {
  self.pipe = [NSPipe pipe];
  self.reading = self.pipe.fileHandleForReading;
  self.writing = self.pipe.fileHandleForWriting;
  self.posted = [NSMutableArray array];
}

- (void)tearDown {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
  [self.reading closeFile];
}

static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

- (void)observe:(NSString *)name {
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(note:) name:name object:self.reading];
}

- (void)note:(NSNotification *)notification { [self.posted addObject:notification]; }

/* Runs this thread's loop until something was posted. */
- (NSNotification *)next {
  NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:30];
  while (self.posted.count == 0 && limit.timeIntervalSinceNow > 0) {
    XCTAssertTrue([[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:limit]);
  }
  NSNotification *first = self.posted.firstObject;
  if (first) [self.posted removeObjectAtIndex:0];
  return first;
}

- (NSData *)nextData { return self.next.userInfo[NSFileHandleNotificationDataItem]; }

- (void)testReading {
  [self observe:NSFileHandleReadCompletionNotification];
  [self.reading readInBackgroundAndNotify];
  [self.writing writeData:bytes("one")];
  NSNotification *notification = self.next;
  XCTAssertEqual(notification.object, self.reading);
  XCTAssertEqualObjects(notification.userInfo, @{NSFileHandleNotificationDataItem: bytes("one")});
  // One notification for each message.
  [self.writing writeData:bytes("two")];
  [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate date]];
  XCTAssertEqual(self.posted.count, 0);
  [self.reading readInBackgroundAndNotify];
  XCTAssertEqualObjects(self.nextData, bytes("two"));
  [self.reading readInBackgroundAndNotify];
  [self.writing closeFile];
  XCTAssertEqualObjects(self.nextData, [NSData data]);
}

- (void)testReadingToTheEnd {
  [self observe:NSFileHandleReadToEndOfFileCompletionNotification];
  [self.reading readToEndOfFileInBackgroundAndNotify];
  NSMutableData *all = [NSMutableData data];
  for (int i = 0; i < 20; i++) {
    NSData *part = [NSMutableData dataWithLength:10007];
    [self.writing writeData:part];
    [all appendData:part];
  }
  [self.writing closeFile];
  XCTAssertEqualObjects(self.nextData, all);
}

- (void)testWaitingForData {
  [self observe:NSFileHandleDataAvailableNotification];
  [self.reading waitForDataInBackgroundAndNotify];
  [self.writing writeData:bytes("one")];
  XCTAssertNil(self.next.userInfo[NSFileHandleNotificationDataItem]);
  XCTAssertEqualObjects(self.reading.availableData, bytes("one"));
}

- (void)testConnections {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:[[NSUUID UUID].UUIDString substringToIndex:8]];
  strncpy(address.sun_path, path.fileSystemRepresentation, sizeof address.sun_path - 1);
  int listening = socket(AF_UNIX, SOCK_STREAM, 0), client = socket(AF_UNIX, SOCK_STREAM, 0);
  XCTAssertEqual(bind(listening, (struct sockaddr *)&address, sizeof address), 0);
  XCTAssertEqual(listen(listening, 1), 0);
  self.reading = [[NSFileHandle alloc] initWithFileDescriptor:listening closeOnDealloc:YES];
  [self observe:NSFileHandleConnectionAcceptedNotification];
  [self.reading acceptConnectionInBackgroundAndNotify];
  XCTAssertEqual(connect(client, (struct sockaddr *)&address, sizeof address), 0);
  NSFileHandle *connection = self.next.userInfo[NSFileHandleNotificationFileHandleItem];
  [connection writeData:bytes("hello")];
  [connection closeFile];
  NSFileHandle *other = [[NSFileHandle alloc] initWithFileDescriptor:client closeOnDealloc:YES];
  XCTAssertEqualObjects([other readDataToEndOfFile], bytes("hello"));
  unlink(address.sun_path);
}

- (void)testFailuresAreInTheNotification {
  self.reading = self.writing;
  [self observe:NSFileHandleReadCompletionNotification];
  [self.writing readInBackgroundAndNotify];
  [self.pipe.fileHandleForReading closeFile];
  NSNotification *notification = self.next;
  XCTAssertEqualObjects(notification.userInfo[@"NSFileHandleError"], @(EBADF));
  XCTAssertEqualObjects(notification.userInfo[NSFileHandleNotificationDataItem], [NSData data]);
}

- (void)testModes {
  [self observe:NSFileHandleReadCompletionNotification];
  [self.reading readInBackgroundAndNotifyForModes:@[@"CarobMode"]];
  [self.writing writeData:bytes("one")];
  NSDate *limit = [NSDate dateWithTimeIntervalSinceNow:30];
  while (self.posted.count == 0 && limit.timeIntervalSinceNow > 0) {
    [[NSRunLoop currentRunLoop] runMode:@"CarobMode" beforeDate:limit];
  }
  XCTAssertEqualObjects(self.nextData, bytes("one"));
}

- (void)testOnAnotherThread {
  [self observe:NSFileHandleReadCompletionNotification];
  XCTestExpectation *end = [self expectationWithDescription:@"read"];
  __block BOOL isMain = YES;
  id token = [[NSNotificationCenter defaultCenter]
    addObserverForName:NSFileHandleReadCompletionNotification object:self.reading queue:nil
            usingBlock:^(NSNotification *notification) { isMain = [NSThread isMainThread]; }];
  NSFileHandle *reading = self.reading;
  [NSThread detachNewThreadWithBlock:^{
    [reading readInBackgroundAndNotify];
    // It waits for the file, and has nothing to wait for afterwards.
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:30]];
    [end fulfill];
  }];
  [self.writing writeData:bytes("one")];
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertFalse(isMain);
  XCTAssertEqual(self.posted.count, 1);
  [[NSNotificationCenter defaultCenter] removeObserver:token];
}

- (void)testClosingEndsTheWait {
  __weak NSFileHandle *weak = nil;
  @autoreleasepool {
    NSPipe *pipe = [NSPipe pipe];
    weak = pipe.fileHandleForReading;
    [pipe.fileHandleForReading readInBackgroundAndNotify];
    [pipe.fileHandleForReading closeFile];
    // A loop that is running lets go of what was cancelled at the end of a turn.
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate date]];
  }
  XCTAssertNil(weak);
}

- (void)testReadabilityHandler {
  XCTestExpectation *end = [self expectationWithDescription:@"end of file"];
  NSMutableData *all = [NSMutableData data];
  self.reading.readabilityHandler = ^(NSFileHandle *handle) {
    NSData *data = handle.availableData;
    [all appendData:data];
    if (data.length > 0) return;
    handle.readabilityHandler = nil;
    [end fulfill];
  };
  XCTAssertNotNil(self.reading.readabilityHandler);
  NSMutableData *sent = [NSMutableData data];
  for (int i = 0; i < 50; i++) {
    NSData *part = bytes([NSString stringWithFormat:@"part %d\n", i].UTF8String);
    [self.writing writeData:part];
    [sent appendData:part];
  }
  [self.writing closeFile];
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertEqualObjects(all, sent);
  XCTAssertNil(self.reading.readabilityHandler);
}

- (void)testWriteabilityHandler {
  XCTestExpectation *end = [self expectationWithDescription:@"three parts"];
  __block int count = 0;
  self.writing.writeabilityHandler = ^(NSFileHandle *handle) {
    [handle writeData:bytes("part")];
    if (++count < 3) return;
    handle.writeabilityHandler = nil;
    [handle closeFile];
    [end fulfill];
  };
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertEqualObjects([self.reading readDataToEndOfFile], bytes("partpartpart"));
}

- (void)testAHandlerOfAFile {
  NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  [bytes("contents") writeToFile:path atomically:NO];
  NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:path];
  XCTestExpectation *end = [self expectationWithDescription:@"read"];
  __block NSData *read = nil;
  file.readabilityHandler = ^(NSFileHandle *handle) {
    handle.readabilityHandler = nil;
    read = handle.availableData;
    [end fulfill];
  };
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertEqualObjects(read, bytes("contents"));
  unlink(path.fileSystemRepresentation);
}

- (void)testAHandlerIsReplaced {
  XCTestExpectation *end = [self expectationWithDescription:@"the new one"];
  __block BOOL wasCalled = NO;
  self.reading.readabilityHandler = ^(NSFileHandle *handle) { wasCalled = YES; };
  self.reading.readabilityHandler = ^(NSFileHandle *handle) {
    handle.readabilityHandler = nil;
    [end fulfill];
  };
  [self.writing writeData:bytes("one")];
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertFalse(wasCalled);
}

- (void)testAHandlerKeepsNoHandle {
  __weak NSFileHandle *weak = nil;
  @autoreleasepool {
    NSPipe *pipe = [NSPipe pipe];
    weak = pipe.fileHandleForReading;
    pipe.fileHandleForReading.readabilityHandler = ^(NSFileHandle *handle) {};
  }
  XCTAssertNil(weak);
}

@end
