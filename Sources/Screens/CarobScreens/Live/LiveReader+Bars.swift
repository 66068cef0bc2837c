import CarobRenderers
import CarobUIKit

/// Reads bars as properties of screens and tabs.
extension LiveReader {
  /// Adds the look of the bar around a screen.
  static func describeBar(of controller: UIViewController, _ props: inout LiveProperties) {
    guard let stack = controller.navigationController, stack.topViewController === controller
    else { return }
    if stack.isNavigationBarHidden { props[.bar] = .flag(false) }
    let (bar, traits) = (stack.navigationBar, controller.traitCollection)
    for (name, color) in [
      (LiveProperty.barColor, bar.barTintColor), (.titleColor, bar.titleColor),
      (.tint, bar.tintColorIfSet),
    ] {
      props[name] = color.map { .text($0.resolved(in: traits).hexadecimal) }
    }
  }

  /// Adds the tab of a controller.
  static func describeTab(of controller: UIViewController, _ props: inout LiveProperties) {
    if let title = controller.tabTitle, LiveValue.text(title) != props[.title] {
      props[.tab] = .text(title)
    }
    props[.badge] = controller.tabBarItemIfMade?.badgeValue.map(LiveValue.text)
  }

  /// Returns whether the bar of tabs is hidden.
  static func isBarHidden(of tabs: UITabBarController) -> Bool {
    tabs.tabBar.isHidden
      || (tabs.selectedViewController as? UINavigationController)?.hidesBottomBar == true
  }

  /// Returns the buttons of the visible toolbar under a screen.
  static func toolbarItems(of controller: UIViewController) -> [UIBarButtonItem] {
    guard let stack = controller.navigationController, !stack.isToolbarHidden else { return [] }
    return (controller.toolbarItems ?? []).filter { !$0.isSpace }
  }
}
