import CarobFoundation
import CarobRuntime

/// The states of the application. Nobody leaves it by itself: a test leaves it and comes back, as a user does.
extension UIApplication {
  /// UIKit's numbers.
  enum LifecycleState: Int {
    case active = 0
    case inactive = 1
    case background = 2
  }

  private func tell(
    _ message: Message<(Object) -> Void>, _ notification: UIKitNotification
  ) throws(MessageError) {
    if let delegate, delegate.responds(to: message.selector) { try message(delegate, self) }
    try notification.post(about: self)
  }

  /// Makes the active application inactive, as a call does.
  ///
  /// - Returns: false, without a message, when it is not active.
  /// - Throws: the error of the delegate or of an observer; the state has not changed then.
  final func resignActive() throws(MessageError) -> Bool {
    guard lifecycle == .active else { return false }
    try tell(RunningApp.Messages.willResignActive, .willResignActive)
    lifecycle = .inactive
    return true
  }

  /// Makes the inactive application active.
  ///
  /// - Returns: false, without a message, when it is not inactive.
  /// - Throws: the error of the delegate or of an observer.
  final func becomeActive() throws(MessageError) -> Bool {
    guard lifecycle == .inactive else { return false }
    lifecycle = .active
    try tell(RunningApp.Messages.didBecomeActive, .didBecomeActive)
    return true
  }

  /// Sends the application to the background, as the home button does.
  ///
  /// - Returns: false, without a message, when it is there.
  /// - Throws: the error of the delegate or of an observer. The application is in the background then, unless it was active
  ///   and the error is about becoming inactive.
  final func enterBackground() throws(MessageError) -> Bool {
    guard lifecycle != .background else { return false }
    _ = try resignActive()
    lifecycle = .background
    try tell(RunningApp.Messages.didEnterBackground, .didEnterBackground)
    return true
  }

  /// Brings the application back from the background, and makes it active.
  ///
  /// - Returns: false, without a message, when it is not in the background.
  /// - Throws: the error of the delegate or of an observer. The application is active then if the
  ///   error is about becoming active, and else in the background.
  final func enterForeground() throws(MessageError) -> Bool {
    guard lifecycle == .background else { return false }
    try tell(RunningApp.Messages.willEnterForeground, .willEnterForeground)
    lifecycle = .inactive
    return try becomeActive()
  }

  /// Sends the messages that end the application, which goes on here.
  ///
  /// - Throws: the error of the delegate or of an observer. The messages after it are not sent then.
  final func terminate() throws(MessageError) {
    _ = try enterBackground()
    try tell(RunningApp.Messages.willTerminate, .willTerminate)
  }

  private static let warn = Message<() -> Void>("didReceiveMemoryWarning")

  /// Warns the delegate, the observers and the controllers of the visible windows, as a phone does when its memory is short.
  ///
  /// - Throws: the error of a handler.
  final func warnOfMemory() throws(MessageError) {
    try tell(RunningApp.Messages.didReceiveMemoryWarning, .didReceiveMemoryWarning)
    var waiting: [UIViewController] = []
    for window in windows { if let root = window.rootViewController { waiting.append(root) } }
    while let controller = waiting.popLast() {
      try Self.warn(controller)
      waiting += controller.children
      if let presented = controller.presented { waiting.append(presented) }
    }
  }

  static func defineLifecycle(_ application: ClassMembers<UIApplication>) {
    application.property("@property (nonatomic, readonly) UIApplicationState applicationState") {
      $0.lifecycle.rawValue
    }
    application.method("- (BOOL)carob_resignActive") { try $0.resignActive() }
    application.method("- (BOOL)carob_becomeActive") { try $0.becomeActive() }
    application.method("- (BOOL)carob_enterBackground") { try $0.enterBackground() }
    application.method("- (BOOL)carob_enterForeground") { try $0.enterForeground() }
    application.method("- (void)carob_terminate") { try $0.terminate() }
    application.method("- (void)carob_receiveMemoryWarning") { try $0.warnOfMemory() }
  }
}
