#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#import <XCTest/XCTest.h>

@interface CFRunLoopTests : XCTestCase
@end

@implementation CFRunLoopTests

- (void)testLoops {
  XCTAssertTrue((__bridge NSRunLoop *)CFRunLoopGetCurrent() == NSRunLoop.currentRunLoop);
  XCTAssertTrue(CFRunLoopGetMain() == CFRunLoopGetCurrent());
  XCTAssertEqualObjects((__bridge NSString *)kCFRunLoopDefaultMode, NSDefaultRunLoopMode);
}

- (void)testRunsEnd {
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false), kCFRunLoopRunTimedOut);
  CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode, ^{
    CFRunLoopStop(CFRunLoopGetCurrent());
  });
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, false), kCFRunLoopRunStopped);
  __block BOOL done = NO;
  CFRunLoopPerformBlock(CFRunLoopGetCurrent(), (__bridge CFTypeRef) @[ NSDefaultRunLoopMode ], ^{
    done = YES;
  });
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, true), kCFRunLoopRunHandledSource);
  XCTAssertTrue(done);
}

- (void)testAnotherThreadStopsALoop {
  CFRunLoopRef loop = CFRunLoopGetCurrent();
  dispatch_async(dispatch_get_global_queue(0, 0), ^{ CFRunLoopStop(loop); });
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, false), kCFRunLoopRunStopped);
}

- (void)testAnotherThreadStopsALoopInItsOwnMode {
  CFRunLoopRef loop = CFRunLoopGetCurrent();
  CFStringRef mode = CFSTR("CFRunLoopTestsMode");
  NSTimer *timer = [NSTimer timerWithTimeInterval:60 repeats:NO block:^(NSTimer *timer) {}];
  [NSRunLoop.currentRunLoop addTimer:timer forMode:(__bridge NSString *)mode];
  dispatch_async(dispatch_get_global_queue(0, 0), ^{ CFRunLoopStop(loop); });
  XCTAssertEqual(CFRunLoopRunInMode(mode, 60, false), kCFRunLoopRunStopped);
  [timer invalidate];
}

- (void)testAStopIsForTheInnermostRun {
  NSMutableArray *results = [NSMutableArray new];
  __block int turns = 0;
  CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode, ^{
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode, ^{
      turns++;
      CFRunLoopStop(CFRunLoopGetCurrent());
    });
    [results addObject:@([NSRunLoop.currentRunLoop
                         runMode:NSDefaultRunLoopMode
                      beforeDate:[NSDate dateWithTimeIntervalSinceNow:60]])];
    [results addObject:@(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false))];
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode, ^{ turns++; });
  });
  while (turns < 2) {
    XCTAssertNotEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.01, false), kCFRunLoopRunStopped);
  }
  XCTAssertEqualObjects(results, (@[ @YES, @(kCFRunLoopRunTimedOut) ]));
}

- (void)testAStopLastsThroughARunInside {
  CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode, ^{
    CFRunLoopStop(CFRunLoopGetCurrent());
    [NSRunLoop.currentRunLoop runMode:NSDefaultRunLoopMode beforeDate:NSDate.distantPast];
  });
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, false), kCFRunLoopRunStopped);
}

- (void)testAnObserverStopsALoop {
  __block int turns = 0;
  __block BOOL done = NO;
  CFRunLoopObserverRef observer = CFRunLoopObserverCreateWithHandler(
    NULL, kCFRunLoopBeforeWaiting, true, 0,
    ^(__attribute__((unused)) CFRunLoopObserverRef observer, CFRunLoopActivity activity) {
      turns++;
      XCTAssertEqual(activity, kCFRunLoopBeforeWaiting);
      if (done)
        CFRunLoopStop(CFRunLoopGetCurrent());
      else
        CFRunLoopWakeUp(CFRunLoopGetCurrent());
    });
  CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode);
  XCTAssertTrue(
    CFRunLoopContainsObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode));
  dispatch_async(dispatch_get_main_queue(), ^{ done = YES; });
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, false), kCFRunLoopRunStopped);
  XCTAssertGreaterThan(turns, 1);
  CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode);
  XCTAssertFalse(
    CFRunLoopContainsObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode));
  turns = 0;
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false);
  XCTAssertEqual(turns, 0);
  CFRelease(observer);
}

static void note(
  __attribute__((unused)) CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info) {
  [(__bridge NSMutableArray *)info addObject:@(activity)];
}

- (void)testActivities {
  NSMutableArray *noted = [NSMutableArray new];
  CFRunLoopObserverContext context = {0, (__bridge void *)noted, CFRetain, CFRelease, NULL};
  CFRunLoopObserverRef observer =
    CFRunLoopObserverCreate(NULL, kCFRunLoopAllActivities, true, 0, note, &context);
  CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes);
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false);
  CFRunLoopObserverInvalidate(observer);
  XCTAssertFalse(CFRunLoopObserverIsValid(observer));
  CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false);
  CFRelease(observer);
  XCTAssertEqualObjects(
    noted, (@[
      @(kCFRunLoopEntry), @(kCFRunLoopBeforeTimers), @(kCFRunLoopBeforeSources),
      @(kCFRunLoopBeforeWaiting), @(kCFRunLoopAfterWaiting), @(kCFRunLoopExit)
    ]));
}

- (void)testAnObserverThatDoesNotRepeat {
  __block int calls = 0;
  CFRunLoopObserverRef observer = CFRunLoopObserverCreateWithHandler(
    NULL, kCFRunLoopEntry, false, 0,
    ^(__attribute__((unused)) CFRunLoopObserverRef observer, __attribute__((unused)) CFRunLoopActivity activity) { calls++; });
  CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode);
  for (int i = 0; i < 2; i++) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false);
  XCTAssertEqual(calls, 1);
  CFRelease(observer);
}

static void stop(__attribute__((unused)) CFRunLoopTimerRef timer, void *info) {
  ++*(int *)info;
  CFRunLoopStop(CFRunLoopGetCurrent());
}

- (void)testTimers {
  int calls = 0;
  CFRunLoopTimerContext context = {0, &calls, NULL, NULL, NULL};
  CFRunLoopTimerRef timer =
    CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0, stop, &context);
  CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopDefaultMode);
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, false), kCFRunLoopRunStopped);
  XCTAssertEqual(calls, 1);
  XCTAssertFalse(CFRunLoopTimerDoesRepeat(timer));
  XCTAssertFalse(CFRunLoopTimerIsValid(timer));
  CFRelease(timer);
  NSTimer *repeated = CFBridgingRelease(CFRunLoopTimerCreateWithHandler(
    NULL, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0, ^(CFRunLoopTimerRef timer) {
      CFRunLoopTimerInvalidate(timer);
      CFRunLoopStop(CFRunLoopGetCurrent());
    }));
  [NSRunLoop.currentRunLoop addTimer:repeated forMode:NSDefaultRunLoopMode];
  XCTAssertEqual(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 60, false), kCFRunLoopRunStopped);
  XCTAssertFalse(repeated.isValid);
}

@end
