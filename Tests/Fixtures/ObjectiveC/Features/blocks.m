#import "Features.h"

typedef int (^FTIntBlock)(int);

static FTIntBlock adder(int number) {
    FTIntBlock block = ^(int other) { return number + other; };
#if __has_feature(objc_arc)
    return block;
#else
    return [[block copy] autorelease];
#endif
}

static id called(id block) { return ((id (^)(void))block)(); }

void check_blocks(void) {
    CHECK(adder(3)(4) == 7);
    __block int sum = 0;
    void (^add)(int) = ^(int number) { sum += number; };
    add(2);
    add(3);
    CHECK(sum == 5);
    NSString *captured = [NSString stringWithFormat:@"%d", 12345];
    CHECK([called(^{ return captured; }) isEqual:@"12345"]);

    @autoreleasepool {
        NSArray *blocks = @[ adder(1), adder(2) ];
        FTIntBlock second = blocks[1];
        CHECK(second(5) == 7 && [blocks containsObject:second] && blocks[0] != blocks[1]);
        NSDictionary *byName = @{@"add" : adder(9)};
        CHECK(((FTIntBlock)byName[@"add"])(1) == 10);
        id object = second;
        CHECK([object isKindOfClass:NSClassFromString(@"NSBlock")] && [object isEqual:second]);
        CHECK([[object description] length] > 0);
        FTIntBlock copied = [second copy];
        CHECK(copied(1) == 3 && (id)copied == object);
        RELEASE(copied);
    }

#if __has_feature(objc_arc)
    __weak id weak;
    @autoreleasepool {
        FTIntBlock strong = adder(sum);
        weak = strong;
        CHECK(weak == strong);
    }
    CHECK(weak == nil);
#endif

    __block int visited = 0;
    [@[ @1, @2, @3 ] enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
        visited += [object intValue];
        if (index == 1) *stop = YES;
    }];
    CHECK(visited == 3);
    IMP imp = imp_implementationWithBlock(^(id self, int number) {
        (void)self;
        return number * 2;
    });
    Class cls = objc_allocateClassPair([NSObject class], "FTMadeHere", 0);
    CHECK(class_addMethod(cls, sel_registerName("doubled:"), imp, "i@:i"));
    objc_registerClassPair(cls);
    id made = [cls new];
    CHECK(((int (*)(id, SEL, int))class_getMethodImplementation(cls, sel_registerName("doubled:")))(
            made, sel_registerName("doubled:"), 21) == 42);
    RELEASE(made);
    made = nil;
    /* The class and its code go with the module. */
}
