#import <XCTest/XCTest.h>
#import <objc/message.h>
#import <objc/runtime.h>

@interface SLStubbed : NSObject
+ (NSString *)title;
+ (NSString *)other;
@end

@implementation SLStubbed
+ (NSString *)title { return @"title"; }
+ (NSString *)other { return @"other"; }
@end

@interface SLBelowStubbed : SLStubbed
@end

@implementation SLBelowStubbed
@end

@interface ClassOfClassTests : XCTestCase
@end

@implementation ClassOfClassTests

- (void)testAClassGetsTheMetaclassOfASubclass {
    XCTAssertEqualObjects([SLStubbed title], @"title");
    Class cls = objc_allocateClassPair([SLStubbed class], "SLStub", 0);
    objc_registerClassPair(cls);
    Class metaclass = object_getClass(cls);
    Class earlier = object_setClass([SLStubbed class], metaclass);
    XCTAssertEqual(object_getClass([SLStubbed class]), metaclass);
    class_addMethod(metaclass, @selector(title), imp_implementationWithBlock(^(id self) { return @"stub"; }), "@16@0:8");
    XCTAssertEqualObjects([SLStubbed title], @"stub");
    XCTAssertEqualObjects([(id)[SLStubbed class] performSelector:@selector(title)], @"stub");
    XCTAssertEqualObjects([SLStubbed other], @"other");
    XCTAssertEqualObjects([SLBelowStubbed title], @"title");
    XCTAssertTrue([(id)[SLStubbed class] isKindOfClass:metaclass]);
    XCTAssertTrue([[SLStubbed new] isMemberOfClass:[SLStubbed class]]);
    // What is added to the class meanwhile is its own.
    class_addMethod(earlier, sel_registerName("later"), imp_implementationWithBlock(^(id self) { return @"later"; }), "@16@0:8");
    XCTAssertEqual(object_setClass([SLStubbed class], earlier), metaclass);
    XCTAssertEqualObjects([SLStubbed title], @"title");
    XCTAssertEqualObjects([(id)[SLStubbed class] performSelector:sel_registerName("later")], @"later");
    XCTAssertFalse([(id)[SLStubbed class] isKindOfClass:metaclass]);
    objc_disposeClassPair(cls);
}

- (void)testClassMessagesAreForwardedByTheNewMetaclass {
    Class cls = objc_allocateClassPair([SLStubbed class], "SLForwardingStub", 0);
    objc_registerClassPair(cls);
    Class metaclass = object_getClass(cls);
    Class earlier = object_setClass([SLStubbed class], metaclass);
    __block NSString *asked = nil;
    class_addMethod(metaclass, @selector(forwardInvocation:), imp_implementationWithBlock(^(id self, NSInvocation *invocation) {
        asked = NSStringFromSelector(invocation.selector);
        NSString *result = @"forwarded";
        [invocation setReturnValue:&result];
    }), "v24@0:8@16");
    class_addMethod(metaclass, @selector(title), (IMP)_objc_msgForward, "@16@0:8");
    XCTAssertEqualObjects([SLStubbed title], @"forwarded");
    XCTAssertEqualObjects(asked, @"title");
    object_setClass([SLStubbed class], earlier);
    XCTAssertEqualObjects([SLStubbed title], @"title");
    objc_disposeClassPair(cls);
}

- (void)testAClassTakesNoOrdinaryClass {
    XCTAssertThrows(object_setClass([SLStubbed class], [NSObject class]));
    XCTAssertEqualObjects([SLStubbed title], @"title");
}

- (void)testRootClassesMadeAtRunTime {
    Class root = objc_allocateClassPair(Nil, "SLMadeRoot", 0);
    XCTAssertTrue(root != Nil);
    XCTAssertEqual(class_getInstanceSize(root), sizeof(Class));
    XCTAssertTrue(class_addMethod(root, sel_registerName("answer"), imp_implementationWithBlock(^long(id self) { return 42; }), "q16@0:8"));
    objc_registerClassPair(root);
    XCTAssertTrue(class_getSuperclass(root) == Nil);
    XCTAssertEqual(class_getSuperclass(object_getClass(root)), root);
    id object = class_createInstance(root, 0);
    XCTAssertEqual(((long (*)(id, SEL))(IMP)objc_msgSend)(object, sel_registerName("answer")), 42);
    XCTAssertFalse(class_respondsToSelector(root, @selector(init)));
}

- (void)testVariablesAreAddedAsInCocoa {
    Class cls = objc_allocateClassPair([NSObject class], "SLVariables", 0);
    XCTAssertTrue(class_addIvar(cls, "value", sizeof(double), 8, "d"));
    objc_registerClassPair(cls);
    Class below = objc_allocateClassPair(cls, "SLMoreVariables", 0);
    XCTAssertTrue(class_addIvar(below, "value", sizeof(int), 2, "i"));
    XCTAssertFalse(class_addIvar(below, "value", sizeof(int), 2, "i"));
    objc_registerClassPair(below);
    XCTAssertEqual(strcmp(ivar_getTypeEncoding(class_getInstanceVariable(below, "value")), "i"), 0);
    XCTAssertEqual(strcmp(ivar_getTypeEncoding(class_getInstanceVariable(cls, "value")), "d"), 0);
}

- (void)testPropertiesWithoutAType {
    Class cls = objc_allocateClassPair([NSObject class], "SLUntyped", 0);
    objc_property_attribute_t attributes[] = {{"V", "_untyped"}};
    XCTAssertTrue(class_addProperty(cls, "untyped", attributes, 1));
    objc_registerClassPair(cls);
    XCTAssertEqual(strcmp(property_getAttributes(class_getProperty(cls, "untyped")), "V_untyped"), 0);
    XCTAssertFalse([cls instancesRespondToSelector:sel_registerName("untyped")]);
}

- (void)testCodeOfABlockThatAClassHasIsRemoved {
    Class cls = objc_allocateClassPair([NSObject class], "SLBlockCode", 0);
    IMP code = imp_implementationWithBlock(^long(id self) { return 5; });
    class_addMethod(cls, sel_registerName("five"), code, "q16@0:8");
    objc_registerClassPair(cls);
    XCTAssertTrue(imp_getBlock(code) != nil);
    XCTAssertTrue(imp_removeBlock(code));
    XCTAssertTrue(imp_getBlock(code) == nil);
    XCTAssertFalse(imp_removeBlock(code));
    XCTAssertEqual(((long (*)(id, SEL))(IMP)objc_msgSend)([cls new], sel_registerName("five")), 5);
}

static BOOL isLoaded;

static void load(Class self, SEL _cmd) {
    (void)self, (void)_cmd;
    isLoaded = YES;
}

- (void)testWhatDoesNotFitIsLeftOutAsInCocoa {
    Protocol *protocol = objc_allocateProtocol("SLMadeProtocol");
    protocol_addProtocol(protocol, (Protocol *_Nonnull)nil);
    protocol_addMethodDescription(protocol, @selector(title), "@:", YES, YES);
    objc_registerProtocol(protocol);
    protocol_addMethodDescription(protocol, @selector(other), "@:", YES, YES);
    XCTAssertEqual(strcmp(protocol_getMethodDescription(protocol, @selector(title), YES, YES).types, "@:"), 0);
    XCTAssertTrue(protocol_getMethodDescription(protocol, @selector(other), YES, YES).name == NULL);
    Class cls = objc_allocateClassPair([NSObject class], "SLLeftOut", 0);
    XCTAssertTrue(class_addMethod(object_getClass(cls), @selector(load), (IMP)load, "@:"));
    XCTAssertFalse(class_addMethod(cls, @selector(title), (IMP _Nonnull)NULL, "@16@0:8"));
    objc_registerClassPair(cls);
    // Only classes of an image are sent +load.
    XCTAssertFalse(isLoaded);
    Class below = objc_allocateClassPair(cls, "SLBelowLeftOut", 0);
    objc_registerClassPair(below);
    objc_disposeClassPair(cls);
    XCTAssertTrue(objc_lookUpClass("SLLeftOut") == cls);
    objc_disposeClassPair(below);
    objc_disposeClassPair(cls);
    XCTAssertTrue(objc_lookUpClass("SLLeftOut") == Nil);
}

- (void)testMessagesToSuperAreSentByAFunction {
    struct objc_super super = {self, [XCTestCase class]};
    NSString *name = ((NSString *(*)(struct objc_super *, SEL))(IMP)objc_msgSendSuper)(&super, @selector(name));
    XCTAssertEqualObjects(name, [self name]);
}

- (void)testAMetaclassStandsForItsClass {
  Method method = class_getClassMethod(NSObject.class, @selector(description));
  XCTAssertTrue(method != NULL);
  XCTAssertEqual(class_getClassMethod(object_getClass(NSObject.class), @selector(description)), method);
  Class made = objc_allocateClassPair(ClassOfClassTests.class, "MetaclassOfClassTests", 0);
  objc_registerClassPair(made);
  Method setUp = class_getClassMethod(object_getClass(made), @selector(setUp));
  XCTAssertTrue(setUp != NULL);
  XCTAssertEqual(setUp, class_getClassMethod(ClassOfClassTests.class, @selector(setUp)));
  XCTAssertTrue(class_getClassMethod(object_getClass(made), @selector(addTeardownBlock:)) == NULL);
}

@end
