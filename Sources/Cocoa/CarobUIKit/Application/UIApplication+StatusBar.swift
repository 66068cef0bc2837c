import CarobRuntime
import Foundation

/// The status bar, which nobody draws. It takes its room at the top of the screen, and looks as the controllers wish.
extension UIApplication {
  struct StatusBar {
    /// What the program has said; nil for what the controllers wish.
    var style: Int?
    var isHidden: Bool?
    /// What the controllers wished when they were asked last.
    var wishedStyle = 0
    var isWishedHidden = false
  }

  final var isStatusBarHidden: Bool {
    statusBar.isHidden ?? (statusBar.isWishedHidden || UIScreen.isLandscape)
  }

  final var statusBarFrame: CGRect {
    if isStatusBarHidden { return .zero }
    return CGRect(x: 0, y: 0, width: UIScreen.size.width, height: UIViewController.BarHeight.status)
  }

  private enum Wishes {
    static let style = Message<() -> Int>("preferredStatusBarStyle")
    static let isHidden = Message<() -> Bool>("prefersStatusBarHidden")
    static let childForStyle = Message<() -> UIViewController?>(
      "childViewControllerForStatusBarStyle")
    static let childForHidden = Message<() -> UIViewController?>(
      "childViewControllerForStatusBarHidden")
  }

  /// Asks the controllers in front how the status bar should look.
  ///
  /// - Throws: `MessageError` when one of them raises.
  final func updateStatusBar() throws(MessageError) {
    let old = statusBarFrame
    if let root = keyWindow?.rootViewController {
      let front = root.frontmost
      let styled = try Self.last(of: front, Wishes.childForStyle)
      statusBar.wishedStyle = try Wishes.style(styled)
      let hiding = try Self.last(of: front, Wishes.childForHidden)
      statusBar.isWishedHidden = try Wishes.isHidden(hiding)
    } else {
      (statusBar.wishedStyle, statusBar.isWishedHidden) = (0, false)
    }
    if statusBarFrame != old { try tellSafeArea() }
  }

  private static func last(
    of controller: UIViewController, _ child: Message<() -> UIViewController?>
  ) throws(MessageError) -> UIViewController {
    var last = controller
    for _ in 0..<UIView.maximumDepth {
      guard let next = try child(last) else { break }
      last = next
    }
    return last
  }

  private final func tellSafeArea() throws(MessageError) {
    for window in windows {
      // Views under an opaque bar begin where the status bar ends.
      window.fitControllers()
      try window.tellSafeArea()
    }
  }

  private final func setHidden(_ isHidden: Bool) throws {
    statusBar.isHidden = isHidden
    try tellSafeArea()
  }

  static func defineStatusBar(_ application: ClassMembers<UIApplication>) {
    application.property("@property (nonatomic) UIStatusBarStyle statusBarStyle") {
      $0.statusBar.style ?? $0.statusBar.wishedStyle
    } set: { (this, style: Int) in
      this.statusBar.style = style
    }
    application.property("@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden") {
      $0.isStatusBarHidden
    } set: { (this, isHidden: Bool) in
      try this.setHidden(isHidden)
    }
    application.property("@property (nonatomic, readonly) CGRect statusBarFrame") {
      $0.statusBarFrame
    }
    application.method(
      "- (void)setStatusBarStyle:(UIStatusBarStyle)style animated:(BOOL)animated"
    ) { (this, style: Int, _: Bool) in
      this.statusBar.style = style
    }
    application.method(
      "- (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation"
    ) { (this, isHidden: Bool, _: Int) in
      try this.setHidden(isHidden)
    }
    application.property(
      "@property (nonatomic, readonly) UIInterfaceOrientation statusBarOrientation"
    ) { _ in UIScreen.orientation }
    application.property(
      """
      @property (nonatomic, readonly) NSTimeInterval statusBarOrientationAnimationDuration
      """
    ) { _ in UIViewController.Rotation.duration }
  }
}

/// The wishes of a controller about the status bar, which programs override.
extension UIViewController {
  static func defineStatusBar(_ controller: ClassMembers<UIViewController>) {
    controller.method("- (UIStatusBarStyle)preferredStatusBarStyle") { _ in 0 }
    controller.method("- (BOOL)prefersStatusBarHidden") { _ in false }
    controller.method("- (UIStatusBarAnimation)preferredStatusBarUpdateAnimation") { _ in 1 }
    controller.method("- (void)setNeedsStatusBarAppearanceUpdate") { _ in
      try UIApplication.shared.updateStatusBar()
    }
    controller.method("- (UIViewController *)childViewControllerForStatusBarStyle") {
      $0.childForStatusBarStyle
    }
    controller.method("- (UIViewController *)childViewControllerForStatusBarHidden") {
      $0.childForStatusBarHidden
    }
  }
}
