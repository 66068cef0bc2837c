#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>
#import <fcntl.h>
#import <signal.h>
#import <unistd.h>

#import "Raised.h"

@interface NSTaskTests : XCTestCase
@property (nonatomic, strong) NSTask *task;
@property (nonatomic, strong) NSPipe *output;
@end

@implementation NSTaskTests

/* A task of the shell, whose output goes to a pipe. */
- (NSTask *)shell:(NSString *)command {
  self.task = [[NSTask alloc] init];
  self.output = [NSPipe pipe];
  self.task.executableURL = [NSURL fileURLWithPath:@"/bin/sh"];
  self.task.arguments = @[@"-c", command];
  self.task.standardOutput = self.output;
  return self.task;
}

- (NSString *)text {
  NSData *data = [self.output.fileHandleForReading readDataToEndOfFile];
  return [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
}

- (NSString *)outputOf:(NSString *)command {
  [[self shell:command] launch];
  NSString *text = self.text;
  [self.task waitUntilExit];
  return text;
}

- (void)testOutputAndStatus {
  XCTAssertEqualObjects([self outputOf:@"echo hello; exit 3"], @"hello\n");
  XCTAssertFalse(self.task.running);
  XCTAssertEqual(self.task.terminationStatus, 3);
  XCTAssertEqual(self.task.terminationReason, NSTaskTerminationReasonExit);
  XCTAssertGreaterThan(self.task.processIdentifier, 1);
}

- (void)testArguments {
  [self shell:@""].arguments = @[@"-c", @"printf '%s|' \"$@\"", @"sh", @"a b", @"", @"é"];
  XCTAssertTrue([self.task launchAndReturnError:NULL]);
  XCTAssertEqualObjects(self.text, @"a b||é|");
}

- (void)testInput {
  [self shell:@"tr a-z A-Z; echo error >&2"];
  NSPipe *input = [NSPipe pipe], *error = [NSPipe pipe];
  self.task.standardInput = input;
  self.task.standardError = error;
  [self.task launch];
  [input.fileHandleForWriting writeData:[@"hello" dataUsingEncoding:NSUTF8StringEncoding]];
  [input.fileHandleForWriting closeFile];
  XCTAssertEqualObjects(self.text, @"HELLO");
  XCTAssertEqual([error.fileHandleForReading readDataToEndOfFile].length, 6);
  [self.task waitUntilExit];
  XCTAssertEqual(self.task.terminationStatus, 0);
}

- (void)testFileHandles {
  NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:[NSUUID UUID].UUIDString];
  [@"contents" writeToFile:path atomically:NO encoding:NSUTF8StringEncoding error:NULL];
  [self shell:@"cat"].standardInput = [NSFileHandle fileHandleForReadingAtPath:path];
  [self.task launch];
  XCTAssertEqualObjects(self.text, @"contents");
  unlink(path.fileSystemRepresentation);
}

- (void)testStandardFiles {
  NSTask *task = [[NSTask alloc] init];
  XCTAssertEqual(task.standardInput, NSFileHandle.fileHandleWithStandardInput);
  XCTAssertEqual(task.standardOutput, NSFileHandle.fileHandleWithStandardOutput);
  task.standardInput = nil;
  XCTAssertEqual(task.standardInput, NSFileHandle.fileHandleWithNullDevice);
  XCTAssertEqualObjects(raisedBy(^{ task.standardError = @"file"; }).name, NSInvalidArgumentException);
}

- (void)testOneFileForTwo {
  [self shell:@"echo out; echo error >&2"];
  self.task.standardError = self.output;
  [self.task launch];
  XCTAssertEqualObjects(self.text, @"out\nerror\n");
}

- (void)testEnvironment {
  [self shell:@"echo $CAROB_A$PATH"].environment = @{@"CAROB_A": @"value", @"PATH": @""};
  [self.task launch];
  XCTAssertEqualObjects(self.text, @"value\n");
  setenv("CAROB_B", "inherited", 1);
  XCTAssertEqualObjects([self outputOf:@"echo $CAROB_B"], @"inherited\n");
  unsetenv("CAROB_B");
}

- (void)testFolder {
  XCTAssertEqualObjects([self shell:@""].currentDirectoryPath, [NSFileManager defaultManager].currentDirectoryPath);
  [self shell:@"pwd"].currentDirectoryURL = [NSURL fileURLWithPath:@"/usr"];
  XCTAssertEqualObjects(self.task.currentDirectoryPath, @"/usr");
  [self.task launch];
  XCTAssertEqualObjects(self.text, @"/usr\n");
}

- (void)testNoOtherFilesAreInherited {
  int file = open("/dev/null", O_RDONLY);
  NSString *command = [NSString stringWithFormat:@"test -e /proc/self/fd/%d && echo there || echo none", file];
  XCTAssertEqualObjects([self outputOf:command], @"none\n");
  close(file);
}

- (void)testSignalsAreAsUsual {
  // The process ends by the signal, although the host may ignore it.
  [self outputOf:@"kill -PIPE $$"];
  XCTAssertEqual(self.task.terminationReason, NSTaskTerminationReasonUncaughtSignal);
  XCTAssertEqual(self.task.terminationStatus, SIGPIPE);
}

- (void)testProgramsThatAreNotThere {
  [self shell:@""].launchPath = @"/none/program";
  NSError *error = nil;
  XCTAssertFalse([self.task launchAndReturnError:&error]);
  XCTAssertEqualObjects(error.domain, NSCocoaErrorDomain);
  XCTAssertEqual(error.code, NSFileNoSuchFileError);
  XCTAssertEqualObjects(error.userInfo[NSFilePathErrorKey], @"/none/program");
  NSTask *task = self.task;
  NSException *raised = raisedBy(^{ [task launch]; });
  XCTAssertEqualObjects(raised.name, NSInvalidArgumentException);
  XCTAssertEqualObjects(raised.reason, @"-[NSTask launch]: /none/program: No such file or directory");
  XCTAssertFalse(task.running);

  task.launchPath = @"/bin/sh";
  task.currentDirectoryPath = @"/none";
  XCTAssertFalse([task launchAndReturnError:&error]);
  XCTAssertEqualObjects(error.userInfo[NSFilePathErrorKey], @"/none");
  task.executableURL = nil;
  XCTAssertEqualObjects(raisedBy(^{ [task launch]; }).reason, @"-[NSTask launch]: the task has no executableURL");
}

- (void)testStatesThatRaise {
  NSTask *task = [self shell:@"exit"];
  for (void (^call)(void) in @[
         ^{ [task terminate]; }, ^{ [task interrupt]; }, ^{ (void)task.terminationStatus; }, ^{ (void)task.terminationReason; },
       ]) {
    XCTAssertEqualObjects(raisedBy(call).name, NSInvalidArgumentException);
  }
  XCTAssertEqual(task.processIdentifier, 0);
  [task launch];
  [task waitUntilExit];
  for (void (^call)(void) in @[^{ [task launch]; }, ^{ [task launchAndReturnError:NULL]; }, ^{ task.arguments = @[]; }]) {
    XCTAssertEqualObjects(raisedBy(call).name, NSInvalidArgumentException);
  }
  // A process that has ended gets no signal.
  XCTAssertNil(raisedBy(^{ [task terminate]; }));
  XCTAssertFalse([task suspend]);
}

- (void)testTerminating {
  [[self shell:@"exec sleep 1000"] launch];
  XCTAssertTrue(self.task.running);
  NSTask *task = self.task;
  XCTAssertEqualObjects(raisedBy(^{ (void)task.terminationStatus; }).reason,
                        @"-[NSTask terminationStatus]: the task is still running");
  [task terminate];
  [task waitUntilExit];
  XCTAssertEqual(task.terminationReason, NSTaskTerminationReasonUncaughtSignal);
  XCTAssertEqual(task.terminationStatus, SIGTERM);

  [[self shell:@"trap 'echo caught; exit 4' INT; echo ready; while :; do sleep 0.01; done"] launch];
  XCTAssertEqual([self.output.fileHandleForReading readDataOfLength:6].length, 6);
  [self.task interrupt];
  XCTAssertEqualObjects(self.text, @"caught\n");
  [self.task waitUntilExit];
  XCTAssertEqual(self.task.terminationStatus, 4);
}

- (void)testSuspending {
  [[self shell:@"exec sleep 1000"] launch];
  XCTAssertTrue([self.task suspend]);
  XCTAssertTrue([self.task suspend]);
  XCTAssertTrue([self.task resume]);
  NSString *path = [NSString stringWithFormat:@"/proc/%d/stat", self.task.processIdentifier];
  // It stops some time after the signal was sent.
  BOOL isStopped = NO;
  while (!isStopped) {
    NSString *stat = [[NSString alloc] initWithData:[[NSFileHandle fileHandleForReadingAtPath:path] readDataToEndOfFile]
                                           encoding:NSUTF8StringEncoding];
    isStopped = [stat containsString:@") T "];
  }
  XCTAssertTrue([self.task resume]);
  [self.task terminate];
  [self.task waitUntilExit];
  XCTAssertEqual(self.task.terminationStatus, SIGTERM);
}

- (void)testTheHandler {
  XCTestExpectation *end = [self expectationWithDescription:@"end"];
  XCTestExpectation *late = [self expectationWithDescription:@"a handler that is set late"];
  __block int status = -1;
  [self shell:@"exit 5"].terminationHandler = ^(NSTask *task) {
    status = task.terminationStatus;
    [end fulfill];
  };
  XCTAssertNotNil(self.task.terminationHandler);
  __block BOOL isPosted = NO;
  id token = [[NSNotificationCenter defaultCenter]
    addObserverForName:NSTaskDidTerminateNotification object:self.task queue:nil
            usingBlock:^(NSNotification *notification) { isPosted = YES; }];
  [self.task launch];
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertEqual(status, 5);
  XCTAssertNil(self.task.terminationHandler);
  self.task.terminationHandler = ^(NSTask *task) { [late fulfill]; };
  [self waitForExpectations:@[late] timeout:60];
  // A task with a handler posts nothing.
  XCTAssertFalse(isPosted);
  [[NSNotificationCenter defaultCenter] removeObserver:token];
}

- (void)testTheNotification {
  [self shell:@"exit 6"];
  [self expectationForNotification:NSTaskDidTerminateNotification object:self.task handler:^BOOL(NSNotification *notification) {
    XCTAssertTrue([NSThread isMainThread]);
    return [notification.object terminationStatus] == 6;
  }];
  [self.task launch];
  [self waitForExpectationsWithTimeout:60 handler:nil];
}

- (void)testWaitingOnAnotherThread {
  [[self shell:@"exec sleep 1000"] launch];
  NSTask *task = self.task;
  XCTestExpectation *end = [self expectationWithDescription:@"end"];
  [NSThread detachNewThreadWithBlock:^{
    [task waitUntilExit];
    [end fulfill];
  }];
  [task terminate];
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertFalse(task.running);
}

- (void)testLaunchedTasks {
  NSTask *task = [NSTask launchedTaskWithLaunchPath:@"/bin/sh" arguments:@[@"-c", @"exit 7"]];
  [task waitUntilExit];
  XCTAssertEqual(task.terminationStatus, 7);

  XCTestExpectation *end = [self expectationWithDescription:@"end"];
  NSError *error = nil;
  task = [NSTask launchedTaskWithExecutableURL:[NSURL fileURLWithPath:@"/bin/sh"] arguments:@[@"-c", @"exit 8"] error:&error
                            terminationHandler:^(NSTask *ended) { [end fulfill]; }];
  [self waitForExpectations:@[end] timeout:60];
  XCTAssertEqual(task.terminationStatus, 8);
  XCTAssertNil([NSTask launchedTaskWithExecutableURL:[NSURL fileURLWithPath:@"/none"] arguments:@[] error:&error
                                  terminationHandler:nil]);
  XCTAssertEqual(error.code, NSFileNoSuchFileError);
}

- (void)testAProcessThatLeavesAnotherBehind {
  // The end of the process counts, not that of what has its files.
  [[self shell:@"sleep 1000 >/dev/null & echo $!; exit 9"] launch];
  int other = self.text.intValue;
  [self.task waitUntilExit];
  XCTAssertEqual(self.task.terminationStatus, 9);
  XCTAssertEqual(kill(other, SIGKILL), 0);
}

@end
