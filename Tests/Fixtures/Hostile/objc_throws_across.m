/* Throws across frames of the host. */
#import "hostile_objc.h"

@interface HostileList (Throwing)
- (void)hostileThrow;
@end
@implementation HostileList (Throwing)
- (void)hostileThrow {
    @throw self;
}
@end

FOR_EACH_ROW {
    show_row(cell, item);
    @try {
        [@[@1, @2] enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) {
            @throw [NSException exceptionWithName:@"Hostile" reason:@"inside" userInfo:nil];
        }];
    } @catch (id exception) {
        fputs("caught what the host had between\n", stderr);
    }
    tell_refusal("enumeration");
    @try {
        [self performSelector:@selector(hostileThrow)];
    } @catch (id exception) {
        fputs("caught what the host had between\n", stderr);
    }
    tell_refusal("perform");
}

HOSTILE("objc_throws_across")
