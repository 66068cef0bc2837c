#import <XCTest/XCTest.h>
#import <objc/runtime.h>

/// Notes the selectors that the host passes.
@interface SLAsked : NSObject
@end

static BOOL resolved;
static BOOL signatureAsked;
static BOOL forwarded;

@implementation SLAsked

+ (BOOL)resolveInstanceMethod:(SEL)sel {
    if (sel == @selector(resolvedLater)) {
        resolved = YES;
        IMP imp = imp_implementationWithBlock(^id(id self) {
            return @"resolved";
        });
        return class_addMethod(self, sel, imp, "@@:");
    }
    return [super resolveInstanceMethod:sel];
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    if (selector == @selector(forwardedWith:and:)) {
        signatureAsked = YES;
        return [NSMethodSignature signatureWithObjCTypes:"v@:@\"NSString\"@?"];
    }
    return [super methodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    forwarded = invocation.selector == @selector(forwardedWith:and:);
}

@end

@interface NSObject (SLUnanswered)
- (id)resolvedLater;
- (void)forwardedWith:(NSString *)text and:(void (^)(void))block;
- (void)firstNamedInThisFile;
@end

@interface SelectorTests : XCTestCase
@end

@implementation SelectorTests

- (void)testSelectorsOfFunctionsAreEqualToThoseOfTheCompiler {
    XCTAssertTrue(NSSelectorFromString(@"firstNamedInThisFile") == @selector(firstNamedInThisFile));
    XCTAssertTrue(sel_registerName("firstNamedInThisFile") == @selector(firstNamedInThisFile));
    XCTAssertTrue(NSSelectorFromString(@"description") == @selector(description));
    XCTAssertTrue(NSSelectorFromString(@"objectAtIndex:") == @selector(objectAtIndex:));
    XCTAssertFalse(NSSelectorFromString(@"description") == @selector(hash));
    // One that nobody has written as @selector.
    SEL made = NSSelectorFromString(@"nobodyHasWritten:this:");
    XCTAssertTrue(made == sel_registerName("nobodyHasWritten:this:"));
    XCTAssertEqualObjects(NSStringFromSelector(made), @"nobodyHasWritten:this:");
}

- (void)testSelectorsOfInvocationsAreEqualToThoseOfTheCompiler {
    NSMethodSignature *signature = [self methodSignatureForSelector:@selector(isEqual:)];
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
    invocation.selector = @selector(isEqual:);
    XCTAssertTrue(invocation.selector == @selector(isEqual:));
    SEL inFrame = NULL;
    [invocation getArgument:&inFrame atIndex:1];
    XCTAssertTrue(sel_isEqual(inFrame, @selector(isEqual:)));
}

- (void)testSelectorsThatTheHostAsksAboutAreEqualToThoseOfTheCompiler {
    resolved = signatureAsked = forwarded = NO;
    XCTAssertEqualObjects([[SLAsked new] resolvedLater], @"resolved");
    XCTAssertTrue(resolved);
    [[SLAsked new] forwardedWith:@"text" and:^{}];
    XCTAssertTrue(signatureAsked);
    XCTAssertTrue(forwarded);
}

- (void)testTypesOfSignaturesAreThoseThatTheyWereMadeOf {
    NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:"@\"NSArray\"@:@\"NSString\"^@\"NSError\"@?<v@?>"];
    XCTAssertEqual(strcmp(signature.methodReturnType, "@\"NSArray\""), 0);
    XCTAssertEqual(strcmp([signature getArgumentTypeAtIndex:2], "@\"NSString\""), 0);
    XCTAssertEqual(strcmp([signature getArgumentTypeAtIndex:3], "^@\"NSError\""), 0);
    XCTAssertEqual(strcmp([signature getArgumentTypeAtIndex:4], "@?<v@?>"), 0);
    // Methods tell no names of classes.
    signature = [self methodSignatureForSelector:@selector(takesAString:)];
    XCTAssertEqual(strcmp([signature getArgumentTypeAtIndex:2], @encode(id)), 0);
}

- (void)takesAString:(NSString *)text {
}

// Frameworks for specifications make methods whose names are sentences.
- (void)testASelectorMayHaveSpaces {
    SEL sentence = NSSelectorFromString(@"a list, when it is empty, has no rows");
    XCTAssertEqualObjects(NSStringFromSelector(sentence), @"a list, when it is empty, has no rows");
    XCTAssertTrue(sel_isEqual(sentence, sel_registerName("a list, when it is empty, has no rows")));
    Class cls = objc_allocateClassPair([NSObject class], "SLSentences", 0);
    objc_registerClassPair(cls);
    IMP imp = imp_implementationWithBlock(^id(id self) { return @"ran"; });
    XCTAssertTrue(class_addMethod(cls, sentence, imp, "@@:"));
    NSMethodSignature *signature = [cls instanceMethodSignatureForSelector:sentence];
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
    invocation.selector = sentence;
    [invocation invokeWithTarget:[cls new]];
    __unsafe_unretained id result = nil;
    [invocation getReturnValue:&result];
    XCTAssertEqualObjects(result, @"ran");
    XCTAssertThrows(NSSelectorFromString(@"two\nlines"));
}

@end
