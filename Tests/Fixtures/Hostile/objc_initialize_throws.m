/* Throws in `+initialize`. */
#import "hostile_objc.h"

@interface HostileFirst : NSObject
@end
@implementation HostileFirst
+ (void)initialize {
    [NSException raise:NSGenericException format:@"not today"];
}
@end

FOR_EACH_ROW {
    show_row(cell, item);
    [HostileFirst new];
    tell_refusal("new");
}

HOSTILE("objc_initialize_throws")
