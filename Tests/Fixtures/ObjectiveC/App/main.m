#import "APAppDelegate.h"

#ifdef AP_OWN_APPLICATION
@interface APApplication : UIApplication
@end

@implementation APApplication
- (NSInteger)applicationIconBadgeNumber {
  return 7;
}
@end
#define AP_APPLICATION @"APApplication"
#else
#define AP_APPLICATION nil
#endif

int main(int argc, char *argv[]) {
  @autoreleasepool {
#if defined(AP_WITHOUT_UIKIT)
    return argv[argc] != NULL;
#elif defined(AP_WITHOUT_DELEGATE)
    return UIApplicationMain(argc, argv, AP_APPLICATION, @"APAppDelegat");
#else
    return UIApplicationMain(argc, argv, AP_APPLICATION, NSStringFromClass([APAppDelegate class]));
#endif
  }
}
