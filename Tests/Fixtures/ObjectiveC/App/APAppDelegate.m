#import "APAppDelegate.h"
#import "APList.h"

/* What an app may do wrong is built with a macro. */
@implementation APAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
#ifdef AP_RAISES
  [NSException raise:@"APException" format:@"it does not begin"];
#endif
#ifdef AP_RAISES_LATER
  dispatch_async(dispatch_get_main_queue(), ^{
    [NSException raise:@"APException" format:@"it does not go on"];
  });
#endif
#ifndef AP_WITHOUT_WINDOW
  self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
#ifndef AP_WITHOUT_ROOT
  UINavigationController *notes =
    [[UINavigationController alloc] initWithRootViewController:[APListViewController new]];
#ifdef AP_TABS
  UITabBarController *tabs = [UITabBarController new];
  tabs.viewControllers = @[ [[APTextViewController alloc] initWithText:@"first"], notes ];
  tabs.selectedIndex = 1;
  self.window.rootViewController = tabs;
#else
  self.window.rootViewController = notes;
#endif
#endif
  [self.window makeKeyAndVisible];
#endif
  return YES;
}

#ifndef AP_WITHOUT_URLS
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url sourceApplication:(NSString *)source annotation:(id)annotation {
  if (![url.scheme isEqualToString:@"notes"]) return NO;
  UINavigationController *notes = (UINavigationController *)self.window.rootViewController;
  [notes pushViewController:[[APTextViewController alloc] initWithText:url.path] animated:NO];
  return YES;
}
#endif

@end
