import CarobFoundation
import CarobRuntime

/// The notifications of applications and text fields.
enum UIKitNotification: String {
  case didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"
  case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  case textDidBeginEditing = "UITextFieldTextDidBeginEditingNotification"
  case textDidChange = "UITextFieldTextDidChangeNotification"
  case textDidEndEditing = "UITextFieldTextDidEndEditingNotification"

  private static let post = Message<(String, Object?) -> Void>("postNotificationName:object:")

  /// Posts the notification to the default center.
  ///
  /// - Throws: `MessageError` when an observer raises.
  func post(about object: Object) throws(MessageError) {
    try Self.post(NSNotificationCenter.shared, rawValue, object)
  }
}
