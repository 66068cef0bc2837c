// Whoever calls code of the program lets an exception of it through to the `@catch` around the call, and nothing behind the call runs.
#import "Errors.h"
#include <carob/plugin.h>

#pragma clang diagnostic ignored "-Wunused-parameter"

static void boom(void) { [NSException raise:@"ERBoom" format:@"in a callback"]; }
static void boom_f(void *context) { boom(); }
static void boom_numbered(void *context, size_t number) { boom(); }

/* The statement reaches `@catch`, and the one behind it does not run. */
#define REACHES(...)                                                                       \
    do {                                                                                   \
        __block int ran = 0;                                                               \
        NSString *said = thrown(^{                                                         \
            (void)__VA_ARGS__;                                                             \
            ran = 1;                                                                       \
        });                                                                                \
        XCTAssertEqualObjects(said, @"ERBoom: in a callback", @"%s", #__VA_ARGS__);        \
        XCTAssertEqual(ran, 0, @"%s", #__VA_ARGS__);                                       \
        XCTAssertNil(carob_pending_error());                                               \
    } while (0)

@interface ERRaiser : NSObject
@end

@implementation ERRaiser
- (void)raise { boom(); }
- (void)raise:(id)argument { boom(); }
- (BOOL)isEqual:(id)other {
    boom();
    return NO;
}
- (NSUInteger)hash {
    boom();
    return 0;
}
- (NSString *)description {
    boom();
    return @"";
}
- (NSUInteger)countOfThings {
    boom();
    return 0;
}
- (id)objectInThingsAtIndex:(NSUInteger)index { return @1; }
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    boom();
}
+ (BOOL)resolveInstanceMethod:(SEL)selector {
    if ([NSStringFromSelector(selector) isEqual:@"absent"]) boom();
    return NO;
}
@end

@interface EROperation : NSOperation
@end

@implementation EROperation
- (void)main { boom(); }
@end

@interface CallbackTests : XCTestCase
@end

@implementation CallbackTests
static void run_loop(NSTimeInterval seconds) {
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:seconds]];
}

/* Long enough for whatever is due at once: an exception ends it. */
static const NSTimeInterval longRun = 5;

- (void)testQueues {
    dispatch_queue_t serial = dispatch_queue_create("serial", DISPATCH_QUEUE_SERIAL);
    dispatch_queue_t concurrent = dispatch_queue_create("concurrent", DISPATCH_QUEUE_CONCURRENT);
    dispatch_queue_t global = dispatch_get_global_queue(0, 0);
    REACHES(dispatch_sync(serial, ^{ boom(); }));
    REACHES(dispatch_sync(concurrent, ^{ boom(); }));
    REACHES(dispatch_barrier_sync(concurrent, ^{ boom(); }));
    REACHES(dispatch_sync_f(serial, NULL, boom_f));
    REACHES(dispatch_barrier_sync_f(concurrent, NULL, boom_f));
    REACHES(dispatch_apply(3, serial, ^(size_t number) { boom(); }));
    REACHES(dispatch_apply(1, global, ^(size_t number) { boom(); }));
    REACHES(dispatch_apply(3, global, ^(size_t number) { if (number == 1) boom(); }));
    REACHES(dispatch_apply_f(1, serial, NULL, boom_numbered));
    __block int behind = 0;
    REACHES(dispatch_sync(serial, ^{
        dispatch_sync(concurrent, ^{ boom(); });
        behind = 1;
    }));
    XCTAssertEqual(behind, 0);
    __block int later = 0;
    dispatch_sync(serial, ^{ later = 1; });
    XCTAssertEqual(later, 1);
}

- (void)testOnce {
    static dispatch_once_t once, once_f;
    REACHES(dispatch_once(&once, ^{ boom(); }));
    REACHES(dispatch_once(&once, ^{ boom(); }));
    REACHES(dispatch_once_f(&once_f, NULL, boom_f));
    REACHES(dispatch_once_f(&once_f, NULL, boom_f));
    __block int count = 0;
    dispatch_once(&once, ^{ count++; });
    dispatch_once(&once, ^{ boom(); });
    XCTAssertEqual(count, 1);
}

- (void)testOnceAfterAnotherError {
    static dispatch_once_t once;
    carob_raise("an error of before");
    NSString *said = thrown(^{ dispatch_once(&once, ^{ boom(); }); });
    NSString *earlier = [carob_pending_error() localizedDescription];
    carob_clear_pending_error();
    XCTAssertEqualObjects(said, @"ERBoom: in a callback");
    XCTAssertEqualObjects(earlier, @"an error of before");
}

/* What Dispatch itself refuses. */
- (void)testMistakes {
    XCTAssertTrue([thrown(^{ dispatch_sync((dispatch_queue_t _Nonnull)nil, ^{}); }) hasSuffix:@"the object is null"]);
    XCTAssertTrue([thrown(^{ dispatch_get_global_queue(77, 0); }) hasPrefix:@"NSInvalidArgumentException: "]);
    XCTAssertNil(carob_pending_error());
}

- (void)testTheMainQueueFromAnotherThread {
    __block NSString *said;
    __block BOOL isDone = NO;
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        NSString *caught = thrown(^{ dispatch_sync(dispatch_get_main_queue(), ^{ boom(); }); });
        dispatch_async(dispatch_get_main_queue(), ^{
            said = [caught copy];
            isDone = YES;
        });
    });
    while (!isDone) run_loop(0.01);
    XCTAssertEqualObjects(said, @"ERBoom: in a callback");
}

- (void)testTimersAndLoops {
    ERRaiser *raiser = [ERRaiser new];
    NSRunLoop *loop = [NSRunLoop currentRunLoop];
    REACHES([[NSTimer timerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { boom(); }] fire]);
    [NSTimer scheduledTimerWithTimeInterval:0 repeats:NO block:^(NSTimer *timer) { boom(); }];
    REACHES(run_loop(longRun));
    [raiser performSelector:@selector(raise) withObject:nil afterDelay:0];
    REACHES(run_loop(longRun));
    [loop performBlock:^{ boom(); }];
    REACHES([loop runMode:NSDefaultRunLoopMode beforeDate:[NSDate distantFuture]]);
    dispatch_async(dispatch_get_main_queue(), ^{ boom(); });
    REACHES(run_loop(longRun));
    [[NSOperationQueue mainQueue] addOperation:[EROperation new]];
    REACHES(run_loop(longRun));
    REACHES([raiser performSelectorOnMainThread:@selector(raise) withObject:nil waitUntilDone:YES]);
}

/* One that raises is as any other afterwards, and those behind it have their turn when the loop runs again. */
- (void)testTheLoopGoesOn {
    __block int fired = 0, others = 0;
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.001 repeats:YES block:^(NSTimer *each) {
        fired++;
        boom();
    }];
    NSRunLoop *loop = [NSRunLoop currentRunLoop];
    [loop performBlock:^{ boom(); }];
    [loop performBlock:^{ others++; }];
    REACHES(run_loop(longRun));
    XCTAssertEqual(others, 0);
    REACHES(run_loop(longRun));
    REACHES(run_loop(longRun));
    XCTAssertEqual(others, 1);
    XCTAssertGreaterThan(fired, 0);
    XCTAssertTrue(timer.valid);
    [timer invalidate];
    run_loop(0);
}

- (void)testALoopOfAnotherThread {
    __block NSString *said;
    NSThread *thread = [[NSThread alloc] initWithBlock:^{
        [NSTimer scheduledTimerWithTimeInterval:0 repeats:NO block:^(NSTimer *timer) { boom(); }];
        said = [thrown(^{ run_loop(longRun); }) copy];
    }];
    [thread start];
    while (!thread.finished) run_loop(0.01);
    XCTAssertEqualObjects(said, @"ERBoom: in a callback");
}

- (void)testOperations {
    REACHES([[EROperation new] start]);
    REACHES([[NSBlockOperation blockOperationWithBlock:^{ boom(); }] start]);
    NSBlockOperation *several = [NSBlockOperation blockOperationWithBlock:^{}];
    [several addExecutionBlock:^{ boom(); }];
    REACHES([several start]);
}

/* As in Cocoa, whoever is behind one that raises is not told. */
- (void)testNotifications {
    NSNotificationCenter *center = [NSNotificationCenter new];
    ERRaiser *raiser = [ERRaiser new];
    __block int told = 0;
    id before = [center addObserverForName:@"ERNews" object:nil queue:nil usingBlock:^(NSNotification *news) { told |= 1; }];
    [center addObserver:raiser selector:@selector(raise:) name:@"ERNews" object:nil];
    id behind = [center addObserverForName:nil object:nil queue:nil usingBlock:^(NSNotification *news) { told |= 2; }];
    REACHES([center postNotificationName:@"ERNews" object:nil]);
    XCTAssertEqual(told, 1);
    [center removeObserver:raiser];
    [center postNotificationName:@"ERNews" object:nil];
    XCTAssertEqual(told, 3);
    [center removeObserver:before];
    [center removeObserver:behind];
}

/* Swift cannot throw where these are asked. */
- (void)testQuestions {
    ERRaiser *raiser = [ERRaiser new];
    REACHES([[raiser valueForKey:@"things"] count]);
    REACHES([ERRaiser instancesRespondToSelector:NSSelectorFromString(@"absent")]);
    NSOperation *operation = [NSBlockOperation blockOperationWithBlock:^{}];
    [operation addObserver:raiser forKeyPath:@"isFinished" options:0 context:NULL];
    REACHES([operation start]);
    [operation removeObserver:raiser forKeyPath:@"isFinished"];
    XCTAssertTrue(operation.finished);
}

/* Nor where its collections compare. */
- (void)testElements {
    NSArray *raisers = @[[ERRaiser new], [ERRaiser new]];
    ERRaiser *raiser = raisers[0];
    REACHES([raisers containsObject:@1]);
    REACHES([raisers isEqual:@[@1, @2]]);
    REACHES([@{@1 : raiser} isEqual:@{@1 : @2}]);
    REACHES([NSSet setWithArray:raisers]);
    REACHES([[NSMutableSet set] addObject:raiser]);
    REACHES([@{@1 : @2} objectForKey:raiser]);
    REACHES([NSOrderedSet orderedSetWithObject:raiser]);
    REACHES([raisers description]);
    REACHES([@{@1 : raiser} description]);
    REACHES([raisers componentsJoinedByString:@", "]);
    REACHES([NSString stringWithFormat:@"%@", raisers]);
}
@end
