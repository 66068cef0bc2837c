import CarobRuntime

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
