/* clang: -fobjc-arc */
/* It needs classes that nobody has, so that one of its own is absent; what it overrides is looked at all the same. */
#include "objective_c.h"

OTHERS_CLASS(NSDictionery)
OTHERS_CLASS(ICModle)
OTHERS_CLASS(XQFrobnicator)

@interface NSDictionery : NSObject
@end
@interface ICModle : NSObject
@end
@interface XQFrobnicator : NSObject
- (void)frobnicateAll;
@end

@interface DCUser : ICModle
@end

@interface DCBase : ICTableViewController
- (int)height;
+ (id)shared;
@end

@interface DCList : DCBase
@end

@implementation DCUser
@end

@implementation DCBase
- (int)height {
  return 1;
}
+ (id)shared {
  return [NSDictionery new];
}
@end

@implementation DCList
- (double)height {
  return 1;
}
+ (id)shared {
  return [XQFrobnicator new];
}
- (void)viewDidAppear:(id)animated {
  [animated frobnicateAll];
}
@end

@interface NSStrng : NSString
@end
@interface NSStrng (DCShouting)
@end
@implementation NSStrng (DCShouting)
@end

CAROB_PLUGIN(.identifier = "org.example.doctor.objc.classes", .name = "Classes", .version = "1.0.0",
             .principal_class = "DCList", .prefixes = (const char *const[]){"DC", 0})
