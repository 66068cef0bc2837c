/* clang: -fobjc-runtime=gnustep-1.7 -DLINKED_PLAINLY */
/* Compiled for an older ABI. */
#include "objective_c.h"

@interface DOUser : ICModel
@end

@implementation DOUser
@end

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.abi", .name = "Other ABI", .version = "1.0.0")
