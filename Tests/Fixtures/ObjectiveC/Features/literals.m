#import "Features.h"

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

void check_literals(void) {
    check_variables();
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
