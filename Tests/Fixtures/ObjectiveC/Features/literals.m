#import "Features.h"

void check_literals(void) {
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
