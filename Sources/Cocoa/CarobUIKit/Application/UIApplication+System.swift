import CarobRuntime
import Foundation

/// Background tasks and what else belongs to a device.
extension UIApplication {
  /// The tasks that a program goes on with in the background, by their numbers.
  struct BackgroundTasks {
    private(set) var last: UInt = 0
    private(set) var running: Set<UInt> = []

    mutating func begin() -> UInt {
      last += 1
      running.insert(last)
      return last
    }

    mutating func end(_ task: UInt) { running.remove(task) }
  }

  /// Defines background tasks. The time for them never ends, so their handlers are not called.
  static func defineBackground(_ application: ClassMembers<UIApplication>) {
    application.method(
      """
      - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:\
      (void (^)(void))handler
      """
    ) { (this, _: Block?) in
      this.backgroundTasks.begin()
    }
    application.method(
      """
      - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString *)name \
      expirationHandler:(void (^)(void))handler
      """
    ) { (this, _: String?, _: Block?) in
      this.backgroundTasks.begin()
    }
    application.method("- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier") {
      (this, task: UInt) in
      this.backgroundTasks.end(task)
    }
    application.property("@property (nonatomic, readonly) NSTimeInterval backgroundTimeRemaining") {
      _ in Double.greatestFiniteMagnitude
    }
    application.property(
      "@property (nonatomic, readonly) UIBackgroundRefreshStatus backgroundRefreshStatus"
    ) { _ in 2 }
    application.method("- (void)setMinimumBackgroundFetchInterval:(NSTimeInterval)interval") {
      (_, _: Double) in
    }
  }

  /// Defines what a user's touches do, which front ends do not ask for.
  static func defineInteraction(_ application: ClassMembers<UIApplication>) {
    application.method("- (void)beginIgnoringInteractionEvents") { $0.ignoredEvents += 1 }
    application.method("- (void)endIgnoringInteractionEvents") {
      $0.ignoredEvents = max(0, $0.ignoredEvents - 1)
    }
    application.method("- (BOOL)isIgnoringInteractionEvents") { $0.ignoredEvents > 0 }
    application.property(
      """
      @property (nonatomic, readonly) NSTimeInterval statusBarOrientationAnimationDuration
      """
    ) { _ in 0.3 }
  }
}

/// The orientations of a controller, which programs override.
extension UIViewController {
  static func defineSystem(_ controller: ClassMembers<UIViewController>) {
    controller.method("- (BOOL)shouldAutorotate") { _ in true }
    // All but upside down, as on an iPhone.
    controller.method("- (UIInterfaceOrientationMask)supportedInterfaceOrientations") { _ in
      UInt(26)
    }
    controller.method("- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation") {
      _ in 1
    }
    controller.property(
      "@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation"
    ) {
      _ in 1
    }
    controller.classMethod("+ (void)attemptRotationToDeviceOrientation") { _ in }
  }
}
