#import "Features.h"

static NSString *joined(id<NSFastEnumeration> collection) {
    NSMutableArray *seen = [NSMutableArray array];
    for (id each in collection) [seen addObject:[each description]];
    return [[seen sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"self" ascending:YES] ]] componentsJoinedByString:@","];
}

void check_enumeration(void) {
    CHECK([joined(@[ @"a", @"b", @"c" ]) isEqual:@"a,b,c"] && [joined(@[]) isEqual:@""]);
    NSDictionary *dictionary = @{@"x" : @1, @"y" : @2};
    CHECK([joined(dictionary) isEqual:@"x,y"]);
    CHECK([joined([NSSet setWithArray:@[ @"p", @"q" ]]) isEqual:@"p,q"]);
    CHECK([joined([@[ @"m", @"n" ] objectEnumerator]) isEqual:@"m,n"]);
    CHECK([[[@[ @"m", @"n" ] reverseObjectEnumerator] nextObject] isEqual:@"n"]);
    NSMutableArray *many = [NSMutableArray array];
    for (int number = 0; number < 100; number++) [many addObject:@(number)];
    long sum = 0;
    for (NSNumber *each in many) {
        if (each.intValue == 3) continue;
        if (each.intValue == 90) break;
        sum += each.intValue;
    }
    CHECK(sum == 89 * 90 / 2 - 3);
    BOOL noticed = NO;
    @try {
        for (id each in many) [many addObject:each];
    } @catch (NSException *exception) {
        noticed = [exception.name isEqual:NSGenericException];
    }
    CHECK(noticed);

    id lock = [NSObject new];
    int entered = 0;
    @synchronized(lock) {
        @synchronized(lock) {
            entered++;
        }
    }
    @synchronized(nil) {
        entered++;
    }
    CHECK(entered == 2);
    RELEASE(lock);
}
