/* Throws nil in `+load`. */
#import "hostile_objc.h"

@implementation HostileOther (Loading)
+ (void)load {
    @throw nil;
}
@end

ORDINARY_ROWS

HOSTILE("objc_load_throws_nil")
