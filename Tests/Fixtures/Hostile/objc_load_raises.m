/* Throws in `+load`, after others were loaded. */
#import "hostile_objc.h"

@implementation HostileOther (Loading)
+ (void)load {
    [NSException raise:NSGenericException format:@"no %s\ncarob: all is well\x1b[31m", "luck"];
}
@end

ORDINARY_ROWS

HOSTILE("objc_load_raises")
