import CarobRuntime
import Foundation

/// Touches, which nobody makes.
extension UIApplication {
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
