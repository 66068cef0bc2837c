#import <XCTest/XCTest.h>
#import <objc/runtime.h>

@interface SLTyped : NSObject
@property (nonatomic, copy) NSString *name;
- (int)second;
- (id)first:(BOOL)flag;
+ (void)shared;
@end

@implementation SLTyped
- (int)second { return 2; }
- (id)first:(BOOL)flag { return flag ? @1 : @0; }
- (id)third { return @3; }
- (NSString *)joined:(NSArray<NSString *> *)parts { return [parts componentsJoinedByString:@""]; }
+ (void)shared {}
@end

@class SLUnknown;

@protocol SLTelling
- (NSString *)telling:(void (^)(int))block;
@optional
+ (SLUnknown *)tellingOfClass;
@end

@protocol SLInheriting <SLTelling>
@end

// As programs declare it.
extern const char *_protocol_getMethodTypeEncoding(Protocol *, SEL, BOOL isRequired, BOOL isInstance);

@interface NSDictionary (SLTwice)
@property (nonatomic, readonly) NSUInteger slTwice;
@end

@implementation NSDictionary (SLTwice)
- (NSUInteger)slTwice { return self.count * 2; }
@end

/// Ignores all messages.
@interface SLNullProxy : NSProxy
@end

@implementation SLNullProxy

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [NSObject instanceMethodSignatureForSelector:@selector(init)];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    void *nothing = NULL;
    [invocation setReturnValue:&nothing];
}

@end

/// Answers each message with the same signature, which has more arguments than most.
@interface SLLongProxy : NSProxy
@property (strong) NSInvocation *last;
@end

@implementation SLLongProxy

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [NSMethodSignature signatureWithObjCTypes:"v@:@@@"];
}

- (void)forwardInvocation:(NSInvocation *)invocation { self.last = invocation; }

@end

@interface MethodTypesTests : XCTestCase
@end

@implementation MethodTypesTests

static const char *types(Class cls, SEL selector) {
    return method_getTypeEncoding(class_getInstanceMethod(cls, selector)) ?: "";
}

#define ASSERT_TYPES(cls, selector, expected) \
    XCTAssertEqual(strcmp(types(cls, selector), expected), 0, @"%s", types(cls, selector))

- (void)testMethodsOfTheHostTellTypesAsTheCompilerDoes {
    ASSERT_TYPES([NSArray class], @selector(count), "Q16@0:8");
    ASSERT_TYPES([NSArray class], @selector(objectAtIndex:), "@24@0:8Q16");
    ASSERT_TYPES([NSString class], @selector(isEqualToString:), "B24@0:8@16");
    ASSERT_TYPES([NSString class], @selector(rangeOfString:), "{_NSRange=QQ}24@0:8@16");
    ASSERT_TYPES([NSArray class], @selector(enumerateObjectsUsingBlock:), "v24@0:8@?16");
    ASSERT_TYPES([NSUserDefaults class], @selector(setBool:forKey:), "v28@0:8B16@20");
    ASSERT_TYPES(object_getClass([NSObject class]), @selector(alloc), "@16@0:8");
    ASSERT_TYPES(object_getClass([NSString class]), @selector(stringWithString:), "@24@0:8@16");
    ASSERT_TYPES(object_getClass([SLTyped class]), @selector(shared), "v16@0:8");
    ASSERT_TYPES([SLTyped class], @selector(setName:), "v24@0:8@16");
    ASSERT_TYPES([SLTyped class], @selector(joined:), "@24@0:8@16");
    struct objc_method_description equal = protocol_getMethodDescription(@protocol(NSObject), @selector(isEqual:), YES, YES);
    XCTAssertEqual(strcmp(equal.types, "B24@0:8@16"), 0, @"%s", equal.types);
    NSMethodSignature *signature = [@"" methodSignatureForSelector:@selector(isEqualToString:)];
    XCTAssertEqual(strcmp([signature getArgumentTypeAtIndex:2], "@"), 0);
}

- (void)testMethodsAreListedInTheOrderOfTheSource {
    unsigned count = 0;
    Method *methods = class_copyMethodList([SLTyped class], &count);
    NSMutableArray *names = [NSMutableArray new];
    for (unsigned index = 0; index < count; index++) [names addObject:NSStringFromSelector(method_getName(methods[index]))];
    free(methods);
    XCTAssertEqualObjects([names subarrayWithRange:NSMakeRange(0, 3)], (@[@"second", @"first:", @"third"]));
    XCTAssertTrue([names containsObject:@"setName:"]);
    methods = class_copyMethodList([NSObject class], &count);
    BOOL hasDescription = NO;
    for (unsigned index = 0; index < count; index++) hasDescription |= sel_isEqual(method_getName(methods[index]), @selector(description));
    free(methods);
    XCTAssertTrue(hasDescription);
}

- (void)testCategoriesOfClustersDeclareNoPropertiesAtRunTime {
    unsigned count = 1;
    XCTAssertTrue(class_copyPropertyList([NSMutableSet class], &count) == NULL);
    XCTAssertEqual(count, 0u);
    // Those of the class itself and of a program are declared.
    objc_property_t *properties = class_copyPropertyList([NSDictionary class], &count);
    XCTAssertEqual(count, 2u);
    XCTAssertEqual(strcmp(property_getName(properties[0]), "count"), 0);
    XCTAssertEqual(strcmp(property_getName(properties[1]), "slTwice"), 0);
    free(properties);
    XCTAssertTrue(class_getProperty([NSMutableDictionary class], "slTwice") != NULL);
    XCTAssertTrue(class_getProperty([NSMutableDictionary class], "allKeys") == NULL);
    XCTAssertTrue(class_getProperty([NSMutableString class], "length") != NULL);
    XCTAssertTrue(class_getProperty([NSMutableString class], "UTF8String") == NULL);
    XCTAssertTrue(class_getProperty([NSNumber class], "boolValue") != NULL);
    XCTAssertTrue(class_getProperty([NSOperation class], "queuePriority") != NULL);
    XCTAssertTrue(class_getProperty([SLTyped class], "name") != NULL);
    XCTAssertEqualObjects(@{@1: @2}.allKeys, @[@1]);
}

- (void)testSignaturesOfBlocksAndOfResultsAlone {
    NSMethodSignature *block = [NSMethodSignature signatureWithObjCTypes:"v16@?0q8"];
    XCTAssertEqual(block.numberOfArguments, 2u);
    XCTAssertEqual(strcmp([block getArgumentTypeAtIndex:0], "@?"), 0);
    NSMethodSignature *result = [NSMethodSignature signatureWithObjCTypes:"i"];
    XCTAssertEqual(result.methodReturnLength, 4u);
    XCTAssertEqual(result.numberOfArguments, 0u);
    XCTAssertThrows([[NSInvocation invocationWithMethodSignature:result] invoke]);
    NSMethodSignature *named = [NSMethodSignature signatureWithObjCTypes:"@\"NSString\"@:"];
    XCTAssertEqual(strcmp(named.methodReturnType, "@\"NSString\""), 0);
    XCTAssertEqualObjects(named, [NSMethodSignature signatureWithObjCTypes:"@16@0:8"]);
    XCTAssertEqual(named.hash, [NSMethodSignature signatureWithObjCTypes:"@@:"].hash);
    XCTAssertNotEqualObjects(named, [NSMethodSignature signatureWithObjCTypes:"i@:"]);
}

- (void)testSignaturesSayHowStructuresAreReturned {
    NSMethodSignature *range = [NSMethodSignature signatureWithObjCTypes:"{_NSRange=QQ}@:"];
    XCTAssertTrue([range.debugDescription containsString:@"is special struct return? NO"]);
#if defined(__x86_64__)
    NSMethodSignature *rectangle = [NSMethodSignature signatureWithObjCTypes:"{CGRect=dddd}@:"];
    XCTAssertTrue([rectangle.debugDescription containsString:@"is special struct return? YES"]);
#endif
}

- (void)testProxiesThatGiveOneSignatureForAllMessages {
    NSArray *nothing = (id)[SLNullProxy alloc];
    XCTAssertNil([nothing objectAtIndex:4]);
    XCTAssertEqual([nothing indexOfObject:@1 inRange:NSMakeRange(1, 2)], 0u);
    SLLongProxy *longer = [SLLongProxy alloc];
    [(id)longer addObject:@5];
    XCTAssertEqual(longer.last.methodSignature.numberOfArguments, 5u);
    __unsafe_unretained id argument = nil;
    [longer.last getArgument:&argument atIndex:2];
    XCTAssertEqualObjects(argument, @5);
    [longer.last getArgument:&argument atIndex:4];
    XCTAssertNil(argument);
}

- (void)testReplacedMethodsTellTheNewTypes {
    Class cls = objc_allocateClassPair([SLTyped class], "SLReplaced", 0);
    objc_registerClassPair(cls);
    IMP always = imp_implementationWithBlock(^BOOL(id self) { return YES; });
    class_replaceMethod(cls, @selector(isEqual:), always, "c@:");
    ASSERT_TYPES(cls, @selector(isEqual:), "c@:");
    XCTAssertTrue([[cls new] isEqual:@1]);
    // The host calls it by the types of the inherited method.
    XCTAssertTrue(([@[[cls new]] containsObject:[cls new]]));
    IMP other = imp_implementationWithBlock(^int(id self) { return 7; });
    class_replaceMethod(cls, @selector(second), other, "i16@0:8");
    class_replaceMethod(cls, @selector(second), other, "q16@0:8");
    ASSERT_TYPES(cls, @selector(second), "q16@0:8");
    XCTAssertEqual([(SLTyped *)[cls new] second], 7);
    XCTAssertTrue(class_addMethod(cls, sel_registerName("shortTypes"), other, "@:"));
    ASSERT_TYPES(cls, sel_registerName("shortTypes"), "@:");
    objc_disposeClassPair(cls);
}

- (void)testMethodsOfOtherTypesAreExchanged {
    Class cls = objc_allocateClassPair([NSObject class], "SLExchanged", 0);
    class_addMethod(cls, sel_registerName("one"), imp_implementationWithBlock(^int(id self) { return 1; }), "i16@0:8");
    class_addMethod(cls, sel_registerName("two"), imp_implementationWithBlock(^long(id self) { return 2; }), "q16@0:8");
    objc_registerClassPair(cls);
    Method one = class_getInstanceMethod(cls, sel_registerName("one"));
    Method two = class_getInstanceMethod(cls, sel_registerName("two"));
    method_exchangeImplementations(one, two);
    id object = [cls new];
    XCTAssertEqual(((int (*)(id, SEL))method_getImplementation(one))(object, method_getName(one)), 2);
    XCTAssertEqual(strcmp(method_getTypeEncoding(one), "i16@0:8"), 0);
    XCTAssertEqual(strcmp(method_getTypeEncoding(two), "q16@0:8"), 0);
}

- (void)testProtocolsTellNamesOfClasses {
    SEL telling = @selector(telling:), ofClass = @selector(tellingOfClass);
    for (Protocol *protocol in @[@protocol(SLTelling), @protocol(SLInheriting)]) {
        XCTAssertEqual(
            strcmp(_protocol_getMethodTypeEncoding(protocol, telling, YES, YES), "@\"NSString\"24@0:8@?<v@?i>16"), 0);
        XCTAssertEqual(strcmp(_protocol_getMethodTypeEncoding(protocol, ofClass, NO, NO), "@\"SLUnknown\"16@0:8"), 0);
        XCTAssertTrue(_protocol_getMethodTypeEncoding(protocol, telling, NO, YES) == NULL);
        XCTAssertTrue(_protocol_getMethodTypeEncoding(protocol, telling, YES, NO) == NULL);
        XCTAssertTrue(_protocol_getMethodTypeEncoding(protocol, @selector(second), YES, YES) == NULL);
    }
    XCTAssertEqual(strcmp(protocol_getMethodDescription(@protocol(SLTelling), telling, YES, YES).types, "@24@0:8@?16"), 0);
    XCTAssertTrue(_protocol_getMethodTypeEncoding(nil, telling, YES, YES) == NULL);
    XCTAssertTrue(_protocol_getMethodTypeEncoding((Protocol *)[NSObject class], telling, YES, YES) == NULL);
}

@end
