import CarobRuntime
import Foundation

/// Whether touches, which tests make, are ignored.
extension UIApplication {
  /// Defines the messages about ignoring touches.
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
