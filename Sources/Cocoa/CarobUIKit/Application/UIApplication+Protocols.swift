import CarobRuntime

/// The protocol of the application's delegate.
extension UIApplication {
  static func declareProtocols(_ application: ClassMembers<UIApplication>) {
    application.declareProtocol(
      """
      @protocol UIApplicationDelegate <NSObject>
      @optional
      @property (nonatomic, strong) UIWindow *window
      - (void)applicationDidFinishLaunching:(UIApplication *)application
      - (BOOL)application:(UIApplication *)application \
      willFinishLaunchingWithOptions:(NSDictionary *)launchOptions
      - (BOOL)application:(UIApplication *)application \
      didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
      - (void)applicationDidBecomeActive:(UIApplication *)application
      - (void)applicationWillResignActive:(UIApplication *)application
      - (void)applicationDidEnterBackground:(UIApplication *)application
      - (void)applicationWillEnterForeground:(UIApplication *)application
      - (void)applicationWillTerminate:(UIApplication *)application
      - (void)applicationDidReceiveMemoryWarning:(UIApplication *)application
      - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url \
      options:(NSDictionary *)options
      - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url \
      sourceApplication:(NSString *)sourceApplication annotation:(id)annotation
      - (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url
      """,
      "What an application tells its delegate: that it was launched, and which URL it is to open.")
  }
}
