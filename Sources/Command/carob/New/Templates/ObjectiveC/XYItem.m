#import "XYItem.h"

@implementation XYItem
@end
