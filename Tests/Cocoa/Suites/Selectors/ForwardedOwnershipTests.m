#import <CoreFoundation/CoreFoundation.h>
#import <XCTest/XCTest.h>

/// Counts its living instances.
@interface FOThing : NSObject <NSCopying>
@property (nonatomic, readonly) BOOL isInitialized;
- (instancetype)initThing;
- (id)newThing;
@end

static int living;

@implementation FOThing
- (instancetype)init {
    if ((self = [super init])) living++;
    return self;
}
- (instancetype)initThing {
    if ((self = [super init])) {
        living++;
        _isInitialized = YES;
    }
    return self;
}
- (id)newThing { return [FOThing new]; }
- (id)copyWithZone:(NSZone *)zone { return [FOThing new]; }
- (void)dealloc { living--; }
@end

/// Forwards everything to a block.
@interface FOForwarder : NSProxy
@property (copy) void (^handler)(NSInvocation *invocation);
@end

@interface FOForwarder (Forwarded)
- (instancetype)initThing;
- (id)newThing;
- (id)thing;
- (id)copy;
- (void)use:(NS_NOESCAPE dispatch_block_t)block;
@end

static int forwarders;

@implementation FOForwarder
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [NSMethodSignature signatureWithObjCTypes:selector == @selector(use:) ? "v@:@?" : "@@:"];
}
- (void)forwardInvocation:(NSInvocation *)invocation { self.handler(invocation); }
- (void)dealloc { forwarders--; }
@end

@interface ForwardedOwnershipTests : XCTestCase
@end

@implementation ForwardedOwnershipTests

- (void)setUp {
    living = 0;
    forwarders = 0;
}

- (FOForwarder *)forwarderWithHandler:(void (^)(NSInvocation *))handler {
    FOForwarder *forwarder = [FOForwarder alloc];
    forwarder.handler = handler;
    forwarders++;
    return forwarder;
}

- (void)testAHandlerGivesTheReferenceOfANewObject {
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) {
            void *thing = (void *)CFBridgingRetain([FOThing new]);
            [invocation setReturnValue:&thing];
        }];
        XCTAssertTrue([[forwarder newThing] isKindOfClass:[FOThing class]]);
        XCTAssertTrue([[forwarder copy] isKindOfClass:[FOThing class]]);
    }
    XCTAssertEqual(living, 0);
    XCTAssertEqual(forwarders, 0);
}

- (void)testAResultOfAnotherMethodIsTheSendersOnlyForNow {
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) {
            __unsafe_unretained FOThing *thing = nil;
            @autoreleasepool {
                FOThing *made = [FOThing new];
                thing = made;
                [invocation setReturnValue:&thing];
            }
        }];
        XCTAssertTrue([[forwarder thing] isKindOfClass:[FOThing class]]);
    }
    XCTAssertEqual(living, 0);
    XCTAssertEqual(forwarders, 0);
}

- (void)testAHandlerReleasesTheReceiverOfAnInitializer {
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) {
            void *thing = (void *)CFBridgingRetain([FOThing new]);
            [invocation setReturnValue:&thing];
            CFRelease((__bridge CFTypeRef)invocation.target);
        }];
        XCTAssertTrue([(id)[forwarder initThing] isKindOfClass:[FOThing class]]);
    }
    XCTAssertEqual(living, 0);
    XCTAssertEqual(forwarders, 0);
}

- (void)testAHandlerMayReturnTheReceiverOfAnInitializer {
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) {
            __unsafe_unretained id target = invocation.target;
            [invocation setReturnValue:&target];
        }];
        XCTAssertEqual((id)[forwarder initThing], forwarder);
    }
    XCTAssertEqual(forwarders, 0);
}

- (void)testAMarkerThatIsNoObjectMayBeTheResultOfAnInitializerMeanwhile {
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) {
            void *marker = (void *)0x01234567;
            [invocation setReturnValue:&marker];
            void *read = NULL;
            [invocation getReturnValue:&read];
            XCTAssertEqual(read, marker);
            marker = NULL;
            [invocation setReturnValue:&marker];
            CFRelease((__bridge CFTypeRef)invocation.target);
        }];
        XCTAssertNil([forwarder initThing]);
    }
    XCTAssertEqual(forwarders, 0);
}

- (void)testWithoutAResultTheReceiverOfAnInitializerIsReleased {
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) {}];
        XCTAssertNil([forwarder initThing]);
    }
    XCTAssertEqual(forwarders, 0);
}

- (void)testAnInvocationPassesReferencesOn {
    @autoreleasepool {
        FOThing *real = [FOThing new];
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) { [invocation invokeWithTarget:real]; }];
        XCTAssertTrue([[forwarder newThing] isKindOfClass:[FOThing class]]);
        XCTAssertTrue([[forwarder copy] isKindOfClass:[FOThing class]]);
        XCTAssertEqual(living, 1);
    }
    XCTAssertEqual(living, 0);
    XCTAssertEqual(forwarders, 0);
}

- (void)testAnInvocationOfAnInitializerConsumesItsTarget {
    @autoreleasepool {
        NSMethodSignature *signature = [FOThing instanceMethodSignatureForSelector:@selector(initThing)];
        NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
        invocation.selector = @selector(initThing);
        void *allocated = (void *)CFBridgingRetain([FOThing alloc]);
        [invocation invokeWithTarget:(__bridge id)allocated];
        void *result = NULL;
        [invocation getReturnValue:&result];
        XCTAssertEqual(result, allocated);
        FOThing *thing = CFBridgingRelease(result);
        XCTAssertTrue(thing.isInitialized);
    }
    XCTAssertEqual(living, 0);
}

- (void)testAKeptInvocationDoesNotRetainTheForwarder {
    NSMutableArray<NSInvocation *> *kept = [NSMutableArray new];
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) { [kept addObject:invocation]; }];
        [forwarder thing];
        XCTAssertEqual(kept.firstObject.target, (id)forwarder);
    }
    XCTAssertEqual(forwarders, 0);
    XCTAssertNil(kept.firstObject.target);
    __unsafe_unretained id target = self;
    [kept.firstObject getArgument:&target atIndex:0];
    XCTAssertNil(target);
}

/// clang leaves such a block on the stack, and copies do not move it.
- (void)useABlockThatDoesNotEscape:(FOForwarder *)forwarder {
    int number = living;
    [forwarder use:^{ living = number + 1; }];
}

- (void)testAKeptInvocationOutlivesABlockThatDoesNotEscape {
    NSMutableArray<NSInvocation *> *kept = [NSMutableArray new];
    @autoreleasepool {
        FOForwarder *forwarder = [self forwarderWithHandler:^(NSInvocation *invocation) { [kept addObject:invocation]; }];
        [self useABlockThatDoesNotEscape:forwarder];
        volatile char overwritten[4096];
        for (size_t i = 0; i < sizeof overwritten; i++) overwritten[i] = 0x55;
        XCTAssertEqual(overwritten[7], 0x55);
    }
    @autoreleasepool { [kept removeAllObjects]; }
    XCTAssertEqual(forwarders, 0);
}

@end
