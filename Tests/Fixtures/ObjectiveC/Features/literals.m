#import "Features.h"
#include <math.h>

/* Variables that begin with literals, and are assigned to later. */
static NSString *label = @"a label that is not short";
static NSString *labels[] = {@"the first of these labels", @"a label that is not short", @"short"};

static void check_variables(void) {
    static NSString *local = @"the literal of a local variable";
    CHECK(label == labels[1] && local.length == 31);
    for (int round = 0; round < 3; round++) {
        label = [NSString stringWithFormat:@"%d", round];
        local = labels[0] = label;
    }
    CHECK([label isEqual:@"2"] && labels[0] == label && local == label);
    CHECK([labels[1] isEqual:@"a label that is not short"]);
#if __has_feature(objc_arc)
    label = local = nil;
#else
    /* Who counts by hand retains what a variable keeps: then the literal is not let go of, and stays in use. */
    label = @"a label that is not short";
    local = @"the literal of a local variable";
#endif
    labels[0] = @"the first of these labels";
    CHECK([labels[0] hasPrefix:@"the first"] && [@"the literal of a local variable" length] == 31);
}

struct named {
    __unsafe_unretained NSString *name;
    int number;
};

#if __has_feature(objc_arc)
struct owning {
    NSString *name;
    int number;
    NSString *others[2];
};
#endif

/* The compiler copies such literals to the stack without retaining them, and with ARC it releases them there. */
static NSUInteger length_of_arrays(int index) {
    id small[] = {@"x", @"yy"};
    NSString *large[] = {@"a literal of an array", @"another literal of an array", @"small"};
    __strong NSString *const constant[2][1] = {{@"a constant literal of an array"}, {@"a literal of an array"}};
    static NSString *const names[] = {@"a static literal of an array", @"b"};
    struct named named[] = {{@"a literal of a structure", 1}, {@"s", 2}};
    NSUInteger length = [small[index] length] + large[index].length + constant[index][0].length;
    length += names[index].length + named[index].name.length;
#if __has_feature(objc_arc)
    struct owning owning[] = {{@"a literal that a structure owns", 1, {@"c", @"one in an array of a structure"}}};
    length += owning[0].name.length + owning[0].others[index].length;
    large[1] = small[0];
#endif
    return length;
}

static void check_arrays(void) {
    const NSUInteger first = length_of_arrays(0), second = length_of_arrays(1);
    int right = 0;
    for (int round = 0; round < 1000; round++) right += length_of_arrays(round % 2) == (round % 2 ? second : first);
    CHECK(right == 1000 && first != second);
    CHECK([@"a literal of an array" length] == 21 && [@"x" length] == 1 && [@"another literal of an array" hasSuffix:@"array"]);
}

void check_literals(void) {
    check_variables();
    /* A module that has done that is not loaded again. */
#ifdef WITHOUT_ARRAYS_OF_LITERALS
    (void)check_arrays;
#else
    check_arrays();
#endif
    volatile double number = 2.5;
    CHECK(floor(number) == 2 && pow(number, 2) == 6.25 && sin(number) < 0.6);
    CHECK(@"short".length == 5 && [@"short" isEqualToString:@"short"]);
    CHECK([@"a string of more than eight characters" length] == 38);
    CHECK([@"käse — “größer”" length] == 15);
    CHECK([@"" length] == 0 && [@"" isEqual:@""]);
    CHECK([[@"short" stringByAppendingString:@", and longer"] isEqual:@"short, and longer"]);
    NSString *text = @"short";
    CHECK([text copy] == text && [text hash] == [@"short" hash]);
    CHECK([@42 intValue] == 42 && [@YES boolValue] && [@1.5 doubleValue] == 1.5);
    CHECK([@'c' charValue] == 'c' && [@123456789012LL longLongValue] == 123456789012LL);
    CHECK([@(2 + 3) integerValue] == 5 && [@("text") isEqual:@"text"]);

    NSArray *array = @[ @"one", @2, @[ @"three" ] ];
    CHECK(array.count == 3 && [array[0] isEqual:@"one"] && [array[2][0] isEqual:@"three"]);
    CHECK([@[] count] == 0 && [@{} count] == 0);
    NSDictionary *dictionary = @{@"key" : @"value", @"other key of some length" : @1};
    CHECK([dictionary[@"key"] isEqual:@"value"] && dictionary[@"none"] == nil);
    NSMutableArray *growing = [NSMutableArray arrayWithArray:array];
    growing[1] = @"two";
    CHECK([growing[1] isEqual:@"two"]);
    NSMutableDictionary *changing = [NSMutableDictionary dictionary];
    changing[@"a"] = @"b";
    CHECK([changing[@"a"] isEqual:@"b"]);

    CHECK([[NSString stringWithFormat:@"%@ %d %s %.2f%%", @"x", 7, "c", 1.25] isEqual:@"x 7 c 1.25%"]);
    CHECK([[NSString stringWithFormat:@"%@, %@", array, nil] hasSuffix:@", (null)"]);
    CHECK(!strcmp(@encode(CGRect), "{CGRect={CGPoint=dd}{CGSize=dd}}"));
    CHECK(sel_isEqual(@selector(length), sel_registerName("length")));
    CHECK([NSStringFromSelector(@selector(objectForKey:)) isEqual:@"objectForKey:"]);
    CHECK(NSClassFromString(@"FTCheck") == [FTCheck class] && NSClassFromString(@"FTNone") == Nil);
}
