/* clang: -fobjc-arc */
/* The entry names classes that the module does not implement. */
#include "objective_c.h"

@interface DEUserList : ICTableViewController
@end

@implementation DEUserList
@end

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.descriptor", .name = "Descriptor", .version = "1.0.0",
             .principal_class = "DEUsersList", .model_class = "DEUser")
