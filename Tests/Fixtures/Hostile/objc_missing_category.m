/* Adds to a class that nobody has. */
#import "hostile_objc.h"

@interface NSString (Hostile)
@end
__attribute__((objc_root_class)) @interface HostileAbsent
@end
@interface HostileAbsent (Hostile)
- (int)answer;
@end
@implementation HostileAbsent (Hostile)
- (int)answer {
    return 42;
}
@end

ORDINARY_ROWS

HOSTILE("objc_missing_category")
