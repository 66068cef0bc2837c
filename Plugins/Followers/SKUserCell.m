#import "SKUserCell.h"

@implementation SKUserCell
@end
