import CarobRuntime
import Foundation

/// The part of a view that no bar covers. Bars are no views here, but take the room that they have on an iPhone.
extension UIView {
  /// The distances from the edges within which the status bar or the bars of controllers cover the view, with the
  /// `additionalSafeAreaInsets` of controllers; zero outside of a window, and in a scroll view that adds them to its own
  /// insets.
  ///
  /// - Complexity: O(depth).
  public final var safeAreaInsets: UIEdgeInsets {
    var chain: [UIView] = []
    var next: UIView? = self
    while let view = next {
      chain.append(view)
      next = view.superview
    }
    guard let window = chain.popLast() as? UIWindow else { return .zero }
    var (insets, outer) = (window.insetsOfScreen, window as UIView)
    while let view = chain.popLast() {
      insets = view.safeArea(within: insets, of: outer)
      outer = view
    }
    return insets
  }

  /// The safe area of this view, from that of its superview.
  private func safeArea(within insets: UIEdgeInsets, of outer: UIView) -> UIEdgeInsets {
    var room = insets
    if let scrollView = outer as? UIScrollView {
      if scrollView.scrolling.insetAdjustment != .never { return .zero }
    } else if let container = outer.controller, controller?.parent === container {
      room = room + container.insetsOfBars
    }
    let covered = self.insets(covering: room, of: outer).union(.zero)
    return covered + (controller?.additionalSafeAreaInsets ?? .zero)
  }

  /// The distances from this view's edges that insets of its superview cover; negative where they end before the view.
  final func insets(covering insets: UIEdgeInsets, of outer: UIView) -> UIEdgeInsets {
    let bounds = outer.bounds
    return UIEdgeInsets(
      top: bounds.minY + insets.top - frame.minY, left: bounds.minX + insets.left - frame.minX,
      bottom: frame.maxY - bounds.maxY + insets.bottom,
      right: frame.maxX - bounds.maxX + insets.right)
  }

  /// The rectangle that no bar covers, in the view's coordinates.
  final var safeAreaFrame: CGRect { bounds.inset(by: safeAreaInsets) }

  private static let didChange = Message<() -> Void>("safeAreaInsetsDidChange")

  /// Tells this view and those inside whose insets have changed since they were told last, and their controllers.
  ///
  /// - Throws: the error of a handler. The views after that one are told the next time.
  /// - Complexity: O(views inside), besides the handlers.
  final func tellSafeArea(_ insets: UIEdgeInsets) throws(MessageError) {
    if insets != madeExtras?.toldSafeArea ?? .zero {
      extras.toldSafeArea = insets
      setNeedsLayout()
      try Self.didChange(self)
      if let controller { try UIViewController.Messages.safeAreaDidChange(controller) }
      if let scrollView = self as? UIScrollView { scrollView.followBars() }
    }
    for view in subviews { try view.tellSafeArea(view.safeArea(within: insets, of: self)) }
  }

  static func defineSafeArea(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets") {
      $0.safeAreaInsets
    }
    view.method("- (void)safeAreaInsetsDidChange") { _ in }
    view.property("@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide") {
      $0.guide(.safeArea)
    }
  }
}

extension UIWindow {
  /// The distances within which the status bar covers the window; zero unless it is visible and fills the screen.
  final var insetsOfScreen: UIEdgeInsets {
    guard !isHidden, frame.size == UIScreen.size else { return .zero }
    return UIEdgeInsets(top: UIApplication.shared.statusBarFrame.size.height)
  }

  /// Tells the views inside of their new safe areas.
  ///
  /// - Throws: as the function with insets.
  final func tellSafeArea() throws(MessageError) { try tellSafeArea(insetsOfScreen) }
}

extension CGRect {
  /// The rectangle that remains within insets.
  func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
