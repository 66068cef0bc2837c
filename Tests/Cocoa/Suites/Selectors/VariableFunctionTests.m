#import <XCTest/XCTest.h>
#import <objc/runtime.h>

@interface SLTypedVariables : NSObject {
  @public
    int number;
    int neighbour;
    char *text;
    double large;
    long double larger;
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

- (void)testAVariableThatIsLargerThanAPointerIsRefused {
    SLTypedVariables *variables = [SLTypedVariables new];
    variables->larger = 2;
    XCTAssertThrows(object_getIvar(variables, [self variable:"larger"]));
    XCTAssertEqual(variables->larger, 2);
}

- (void)testNullIsNoSelector {
    XCTAssertTrue(sel_registerName(NULL) == NULL);
    XCTAssertTrue(sel_getUid(NULL) == NULL);
    XCTAssertEqual(strcmp(sel_getName(NULL), "<null selector>"), 0);
}

@end
