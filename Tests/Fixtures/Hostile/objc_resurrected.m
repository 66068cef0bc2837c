/* Has an object keep itself in its `dealloc`, and uses it afterwards. */
#import "hostile_objc.h"

static id kept;
@interface HostileReturning : HostileOther
@end
@implementation HostileReturning
- (void)dealloc {
    kept = self;
}
@end

FOR_EACH_ROW {
    show_row(cell, item);
    @autoreleasepool {
        (void)[HostileReturning new];
    }
    fprintf(stderr, "%ld\n", (long)[kept number]);
    kept = nil;
}

HOSTILE("objc_resurrected")
