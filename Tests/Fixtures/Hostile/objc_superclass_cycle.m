/* Has two classes each below the other. */
#import "hostile_objc.h"

@interface HostileLower : HostileOther
@end
@implementation HostileLower
@end

BEFORE_LOADING {
    record("HostileOther")->superclass = record("HostileLower");
}

ORDINARY_ROWS

HOSTILE("objc_superclass_cycle")
