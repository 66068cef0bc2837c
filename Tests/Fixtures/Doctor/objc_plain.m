/* clang: -fobjc-arc -DLINKED_PLAINLY */
/* Linked without libcarob-objc.a and placeholders. */
#include "objective_c.h"

@interface DPUser : ICModel
@end

@implementation DPUser
- (id)copyOf:(DPUser *)user {
  return [DPUser new];
}
@end

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.plain", .name = "Plain", .version = "1.0.0")
