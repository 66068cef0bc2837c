import CarobFoundation
import CarobRuntime

/// The notifications of applications, devices, pasteboards, text fields and text views.
enum UIKitNotification: String {
  case didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"
  case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  case willResignActive = "UIApplicationWillResignActiveNotification"
  case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
  case willEnterForeground = "UIApplicationWillEnterForegroundNotification"
  case willTerminate = "UIApplicationWillTerminateNotification"
  case didReceiveMemoryWarning = "UIApplicationDidReceiveMemoryWarningNotification"
  case deviceOrientationDidChange = "UIDeviceOrientationDidChangeNotification"
  case willChangeStatusBarOrientation = "UIApplicationWillChangeStatusBarOrientationNotification"
  case didChangeStatusBarOrientation = "UIApplicationDidChangeStatusBarOrientationNotification"
  case sizeCategoryDidChange = "UIContentSizeCategoryDidChangeNotification"
  case pasteboardChanged = "UIPasteboardChangedNotification"
  case textDidBeginEditing = "UITextFieldTextDidBeginEditingNotification"
  case textDidChange = "UITextFieldTextDidChangeNotification"
  case textDidEndEditing = "UITextFieldTextDidEndEditingNotification"
  case textViewDidBeginEditing = "UITextViewTextDidBeginEditingNotification"
  case textViewDidChange = "UITextViewTextDidChangeNotification"
  case textViewDidEndEditing = "UITextViewTextDidEndEditingNotification"

  static let post = Message<(String, Object?) -> Void>("postNotificationName:object:")
  static let postWithInfo = Message<(String, Object?, DictionaryBox?) -> Void>(
    "postNotificationName:object:userInfo:")

  /// Posts the notification to the default center.
  ///
  /// - Throws: `MessageError` when an observer raises.
  func post(about object: Object, _ info: [String: Object]? = nil) throws(MessageError) {
    guard let info else { return try Self.post(NSNotificationCenter.shared, rawValue, object) }
    try Self.postWithInfo(NSNotificationCenter.shared, rawValue, object, DictionaryBox(info))
  }
}
