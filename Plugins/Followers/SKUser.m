#import "SKUser.h"

@implementation SKUser
@end
