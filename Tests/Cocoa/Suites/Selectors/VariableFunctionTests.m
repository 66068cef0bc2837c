#import <CoreGraphics/CoreGraphics.h>
#import <XCTest/XCTest.h>
#import <objc/runtime.h>

// Their names are unavailable with ARC.
extern Ivar getVariable(id, const char *name, void **value) __asm__("object_getInstanceVariable");
extern Ivar setVariable(id, const char *name, void *value) __asm__("object_setInstanceVariable");

@interface SLTypedVariables : NSObject {
  @public
    int number;
    int neighbour;
    char *text;
    double large;
    CGRect rectangle;
    id object;
    void (^block)(void);
    __unsafe_unretained id borrowed;
}
@end

@implementation SLTypedVariables
@end

@interface VariableFunctionTests : XCTestCase
@end

@implementation VariableFunctionTests

- (Ivar)variable:(const char *)name { return class_getInstanceVariable([SLTypedVariables class], name); }

- (void)testVariablesOfAnyTypeAreReadAsTheirBytes {
    id (*read)(id, Ivar) = object_getIvar;
    void *(*get)(id, Ivar) = (void *(*)(id, Ivar))read;
    SLTypedVariables *variables = [SLTypedVariables new];
    variables->number = 7;
    variables->neighbour = -1;
    variables->text = "text";
    variables->object = @"object";
    XCTAssertEqual((long)get(variables, [self variable:"number"]), 7);
    XCTAssertEqual((char *)get(variables, [self variable:"text"]), variables->text);
    XCTAssertEqualObjects(object_getIvar(variables, [self variable:"object"]), @"object");
    variables->large = 0.5;
    double half = 0.5;
    void *bits = get(variables, [self variable:"large"]);
    XCTAssertEqual(memcmp(&bits, &half, sizeof half), 0);
}

- (void)testVariablesOfAnyTypeAreSetToAsManyBytesAsTheyHave {
    void (*set)(id, Ivar, void *) = (void (*)(id, Ivar, void *))object_setIvar;
    SLTypedVariables *variables = [SLTypedVariables new];
    variables->neighbour = 3;
    set(variables, [self variable:"number"], (void *)-2L);
    XCTAssertEqual(variables->number, -2);
    XCTAssertEqual(variables->neighbour, 3);
    set(variables, [self variable:"text"], "other");
    XCTAssertEqual(strcmp(variables->text, "other"), 0);
    object_setIvarWithStrongDefault(variables, [self variable:"number"], nil);
    XCTAssertEqual(variables->number, 0);
}

- (void)testBlocksAreReadAndSet {
    SLTypedVariables *variables = [SLTypedVariables new];
    __block int calls = 0;
    object_setIvar(variables, [self variable:"block"], ^{ calls++; });
    variables->block();
    void (^read)(void) = object_getIvar(variables, [self variable:"block"]);
    read();
    XCTAssertEqual(calls, 2);
}

- (void)testOfLargerVariablesTheFirstBytesAreReadAndSet {
    SLTypedVariables *variables = [SLTypedVariables new];
    variables->rectangle = CGRectMake(1, 2, 3, 4);
    void *(*get)(id, Ivar) = (void *(*)(id, Ivar))object_getIvar;
    void (*set)(id, Ivar, void *) = (void (*)(id, Ivar, void *))object_setIvar;
    CGFloat one = 1, half = 0.5;
    void *bits = get(variables, [self variable:"rectangle"]);
    XCTAssertEqual(memcmp(&bits, &one, sizeof one), 0);
    memcpy(&bits, &half, sizeof half);
    set(variables, [self variable:"rectangle"], bits);
    XCTAssertTrue(CGRectEqualToRect(variables->rectangle, CGRectMake(0.5, 2, 3, 4)));
    bits = NULL;
    XCTAssertEqual(getVariable(variables, "rectangle", &bits), [self variable:"rectangle"]);
    XCTAssertEqual(memcmp(&bits, &half, sizeof half), 0);
    memcpy(&bits, &one, sizeof one);
    XCTAssertEqual(setVariable(variables, "rectangle", bits), [self variable:"rectangle"]);
    XCTAssertTrue(CGRectEqualToRect(variables->rectangle, CGRectMake(1, 2, 3, 4)));
    XCTAssertTrue(getVariable(variables, "none", &bits) == NULL);
}

- (void)testAnInheritedVariableOfTheSameName {
    Class cls = objc_allocateClassPair([SLTypedVariables class], "SLSameNames", 0);
    XCTAssertTrue(class_addIvar(cls, "number", 8, 3, "q"));
    XCTAssertTrue(class_addIvar(cls, "object", 8, 3, "@"));
    objc_registerClassPair(cls);
    @autoreleasepool {
        SLTypedVariables *variables = [cls new];
        void *(*get)(id, Ivar) = (void *(*)(id, Ivar))object_getIvar;
        void (*set)(id, Ivar, void *) = (void (*)(id, Ivar, void *))object_setIvar;
        set(variables, class_getInstanceVariable(cls, "number"), (void *)-1L);
        set(variables, [self variable:"number"], (void *)5L);
        XCTAssertEqual(variables->number, 5);
        XCTAssertEqual((long)get(variables, class_getInstanceVariable(cls, "number")), -1);
        object_setIvar(variables, [self variable:"object"], @"inherited");
        XCTAssertEqualObjects(variables->object, @"inherited");
        XCTAssertNil(object_getIvar(variables, class_getInstanceVariable(cls, "object")));
    }
    objc_disposeClassPair(cls);
}

- (void)testNullIsNoSelector {
    XCTAssertTrue(sel_registerName(NULL) == NULL);
    XCTAssertTrue(sel_getUid(NULL) == NULL);
    XCTAssertEqual(strcmp(sel_getName(NULL), "<null selector>"), 0);
}

@end
