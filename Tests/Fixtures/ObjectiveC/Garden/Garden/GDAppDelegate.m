#import "GDAppDelegate.h"
#import "GDBedListViewController.h"
#import "GDGarden.h"
#import "GDPlantListViewController.h"

@implementation GDAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [[UINavigationBar appearance] setBarTintColor:[UIColor colorWithRed:0.8 green:1 blue:0.8 alpha:1]];
    [[UINavigationBar appearance] setTitleTextAttributes:@{ NSFontAttributeName : [UIFont boldSystemFontOfSize:18] }];

    GDPlantListViewController *plants = [[GDPlantListViewController alloc] initWithGarden:[GDGarden sharedGarden]];
    UITabBarController *tabs = [[UITabBarController alloc] init];
    tabs.viewControllers = @[
        [[UINavigationController alloc] initWithRootViewController:plants],
        [[UINavigationController alloc] initWithRootViewController:[[GDBedListViewController alloc] init]],
    ];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.rootViewController = tabs;
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    __block UIBackgroundTaskIdentifier task = [application beginBackgroundTaskWithExpirationHandler:^{
        [application endBackgroundTask:task];
        task = UIBackgroundTaskInvalid;
    }];
    NSURL *folder = [[NSFileManager defaultManager] URLsForDirectory:NSDocumentDirectory inDomains:NSUserDomainMask].firstObject;
    [[GDGarden sharedGarden] saveToFile:[folder.path stringByAppendingPathComponent:@"garden.archive"]];
    [application endBackgroundTask:task];
}

@end
