#import <XCTest/XCTest.h>
#import <objc/message.h>
#import <objc/runtime.h>

typedef struct { double x, y; } SLPair;
typedef struct { double numbers[6]; long count; } SLLarge;

@interface SLAnswers : NSObject
@end

@implementation SLAnswers
- (int)sumOf:(int)a and:(long)b and:(short)c and:(char)d and:(long)e and:(long)f and:(long)g { return (int)(a + b + c + d + e + f + g); }
- (double)half:(double)number of:(float)other { return number / 2 + other; }
- (SLPair)pairOf:(double)number { return (SLPair){number, -number}; }
- (SLLarge)largeOf:(long)number { return (SLLarge){{1, 2, 3, 4, 5, number}, number}; }
- (id)object:(id)object { return object; }
@end

/// Sends everything on to its answers, although it has methods of its own.
@interface SLForwarder : SLAnswers
@property (strong) NSMutableArray<NSString *> *forwarded;
@end

@implementation SLForwarder

- (int)sumOf:(int)a and:(long)b and:(short)c and:(char)d and:(long)e and:(long)f and:(long)g { return -1; }
- (double)half:(double)number of:(float)other { return -1; }
- (SLPair)pairOf:(double)number { return (SLPair){-1, -1}; }
- (SLLarge)largeOf:(long)number { return (SLLarge){{-1}, -1}; }
- (id)object:(id)object { return nil; }

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [SLAnswers instanceMethodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    [self.forwarded addObject:NSStringFromSelector(invocation.selector)];
    [invocation invokeWithTarget:[SLAnswers new]];
}

@end

@interface SLRedirecting : NSObject
@end

@implementation SLRedirecting
- (id)object:(id)object { return nil; }
- (id)forwardingTargetForSelector:(SEL)selector { return [SLAnswers new]; }
@end

@interface SLDeclining : NSObject
@end

@implementation SLDeclining
- (SLLarge)largeOf:(long)number { return (SLLarge){{-1}, -1}; }
- (id)object:(id)object { return nil; }
@end

@interface MessageForwardTests : XCTestCase
@end

@implementation MessageForwardTests

- (void)replace:(SEL)selector of:(Class)cls by:(IMP)code {
    Method method = class_getInstanceMethod(cls, selector);
    class_replaceMethod(cls, selector, code, method_getTypeEncoding(method));
    XCTAssertEqual(method_getImplementation(class_getInstanceMethod(cls, selector)), code);
}

- (void)testOneAddressForwardsMethodsOfAllTypes {
    for (NSString *name in @[@"sumOf:and:and:and:and:and:and:", @"half:of:", @"pairOf:", @"object:"])
        [self replace:NSSelectorFromString(name) of:[SLForwarder class] by:(IMP)_objc_msgForward];
    [self replace:@selector(largeOf:) of:[SLForwarder class] by:(IMP)_objc_msgForward_stret];
    SLForwarder *forwarder = [SLForwarder new];
    forwarder.forwarded = [NSMutableArray new];
    int sum = [forwarder sumOf:1 and:2 and:3 and:4 and:5 and:6 and:7];
    XCTAssertEqual(sum, 28);
    XCTAssertEqual([forwarder half:3 of:0.25f], 1.75);
    SLPair pair = [forwarder pairOf:2.5];
    XCTAssertEqual(pair.x, 2.5);
    XCTAssertEqual(pair.y, -2.5);
    SLLarge large = [forwarder largeOf:9];
    XCTAssertEqual(large.numbers[4], 5);
    XCTAssertEqual(large.numbers[5], 9);
    XCTAssertEqual(large.count, 9);
    XCTAssertEqualObjects([forwarder object:@"same"], @"same");
    XCTAssertEqual(forwarder.forwarded.count, 5u);
}

- (void)testTheAddressIsCalledAsCode {
    SLRedirecting *redirecting = [SLRedirecting new];
    id (*code)(id, SEL, id) = (id (*)(id, SEL, id))_objc_msgForward;
    XCTAssertEqualObjects(code(redirecting, @selector(object:), @3), @3);
}

- (void)testUnknownSelectorsHaveTheAddress {
    SEL unknown = sel_registerName("nobodyHasThisMethod");
    XCTAssertEqual(class_getMethodImplementation([SLAnswers class], unknown), (IMP)_objc_msgForward);
    XCTAssertEqual(class_getMethodImplementation_stret([SLAnswers class], unknown), (IMP)_objc_msgForward_stret);
    XCTAssertEqual([SLAnswers instanceMethodForSelector:unknown], (IMP)_objc_msgForward);
    XCTAssertEqual([[SLAnswers new] methodForSelector:unknown], (IMP)_objc_msgForward);
    XCTAssertNotEqual(class_getMethodImplementation([SLAnswers class], @selector(object:)), (IMP)_objc_msgForward);
    XCTAssertFalse([SLAnswers instancesRespondToSelector:unknown]);
}

- (void)testWithoutAnybodyWhoTakesItTheMessageIsUnrecognized {
    SLDeclining *declining = [SLDeclining new];
    Method method = class_getInstanceMethod([SLDeclining class], @selector(object:));
    IMP earlier = method_setImplementation(method, (IMP)_objc_msgForward);
    XCTAssertThrowsSpecificNamed([declining object:@1], NSException, NSInvalidArgumentException);
    method_setImplementation(method, earlier);
    XCTAssertNil([declining object:@1]);
    [self replace:@selector(largeOf:) of:[SLDeclining class] by:(IMP)_objc_msgForward_stret];
    XCTAssertThrowsSpecificNamed([declining largeOf:1], NSException, NSInvalidArgumentException);
}

// The object declares a method with a result, and hands it on to one without.
- (void)testAResultOfNothingIsZero {
    SLAnswers *answers = [SLAnswers new];
    __block NSUInteger calls = 0;
    IMP imp = imp_implementationWithBlock(^(id self) { calls++; });
    XCTAssertTrue(class_addMethod([SLAnswers class], sel_registerName("returnsNothing"), imp, "v@:"));
    for (NSString *types in @[@"@@:", @"q@:", @"d@:"]) {
        NSInvocation *invocation = [NSInvocation
            invocationWithMethodSignature:[NSMethodSignature signatureWithObjCTypes:types.UTF8String]];
        invocation.selector = sel_registerName("returnsNothing");
        [invocation invokeWithTarget:answers];
        long long result = 1;
        [invocation getReturnValue:&result];
        XCTAssertEqual(result, 0, @"%@", types);
    }
    XCTAssertEqual(calls, 3u);
    NSInvocation *large = [NSInvocation
        invocationWithMethodSignature:[NSMethodSignature signatureWithObjCTypes:"{CGRect={CGPoint=dd}{CGSize=dd}}@:"]];
    large.selector = sel_registerName("returnsNothing");
    XCTAssertThrows([large invokeWithTarget:answers]);
}

@end
