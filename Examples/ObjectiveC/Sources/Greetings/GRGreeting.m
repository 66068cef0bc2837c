#import "GRGreeting.h"

@implementation GRGreeting
@end
