/* Has an object refer to itself weakly while it goes, and throw. */
#import "hostile_objc.h"

static __weak id seen;
@interface HostileGoing : HostileOther
@end
@implementation HostileGoing
- (void)dealloc {
    seen = self;
    [NSException raise:NSGenericException format:@"gone"];
}
@end

FOR_EACH_ROW {
    show_row(cell, item);
    (void)[HostileGoing new];
    fputs(seen == nil ? "nil afterwards\n" : "still there\n", stderr);
    tell_refusal("dealloc");
}

HOSTILE("objc_weak_in_dealloc")
