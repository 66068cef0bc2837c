/* Has a class with the name of one of the host's. */
#import "hostile_objc.h"

@implementation UITableViewCell
- (NSString *)reuseIdentifier {
    return @"hostile";
}
@end

ORDINARY_ROWS

HOSTILE("objc_host_class")
