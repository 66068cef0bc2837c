import CarobRuntime
import Foundation

/// What bars leave of a controller's view.
extension UIViewController {
  /// The heights of bars on an iPhone.
  enum BarHeight {
    static let status = 20.0
    static let navigation = 44.0
    static let tab = 49.0
    static let tool = 44.0
  }

  /// The frame of a bar at the upper or lower edge of the safe area of the view; of the screen, as long as the view is in no
  /// window.
  final func barFrame(_ height: Double, isAtTop: Bool) -> CGRect {
    var (size, insets) = (UIScreen.size, UIEdgeInsets(top: BarHeight.status))
    if let view = viewIfLoaded, view.window != nil {
      (size, insets) = (view.frame.size, view.safeAreaInsets)
    }
    let y = isAtTop ? insets.top : size.height - insets.bottom - height
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }

  /// Distances from the view's edges, besides those that bars cover, that the safe area leaves out.
  public final var additionalSafeAreaInsets: UIEdgeInsets { safeArea.additional }

  /// What a controller keeps about the safe area.
  struct SafeArea {
    var additional = UIEdgeInsets.zero
    var respectsMinimumMargins = true
    /// Whether bars lie over the view; the bits are those of `UIRectEdge`.
    var extendedEdges: UInt = 15
    var includesOpaqueBars = false
    /// Whether scroll views get insets for bars.
    var adjustsScrollViews = true
  }

  final var respectsMinimumMargins: Bool { safeArea.respectsMinimumMargins }

  private static let bottomEdge: UInt = 1 << 2

  /// The part of a container's view that a child fills: all of it, but for bars over which it does not extend.
  final func frame(for child: UIViewController, in container: UIView) -> CGRect {
    let bars = insetsOfBars
    let covered = container.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if bars.top > 0, !child.extends(over: 1, isOpaque: hasOpaqueTopBar) {
      insets.top = covered.top + bars.top
    }
    if !child.extends(over: Self.bottomEdge, isOpaque: hasOpaqueBottomBar) {
      insets.bottom = covered.bottom + bars.bottom
    }
    return CGRect(origin: .zero, size: container.frame.size).inset(by: insets)
  }

  private func extends(over edge: UInt, isOpaque: Bool) -> Bool {
    safeArea.extendedEdges & edge != 0 && (!isOpaque || safeArea.includesOpaqueBars)
  }

  /// Places the visible children anew after a change of bars, with those inside them, and tells views of their safe areas.
  ///
  /// - Throws: the error of a handler.
  final func barsChanged() throws(ViewControllerError) {
    fitChildren()
    try tellSafeArea()
  }

  /// Gives a child's view the part of the container that bars leave, unless the container is empty.
  final func fit(_ child: UIViewController, _ view: UIView, _ container: UIView) {
    let size = container.frame.size
    if size.width > 0, size.height > 0 { view.frame = frame(for: child, in: container) }
  }

  /// Tells the views in the controller's window of their safe areas.
  final func tellSafeArea() throws(ViewControllerError) {
    do throws(MessageError) {
      try viewIfLoaded?.window?.tellSafeArea()
    } catch {
      throw .failed(error)
    }
  }

  private final func setEdges(_ edges: UInt, _ includesOpaqueBars: Bool) throws {
    if edges == safeArea.extendedEdges, includesOpaqueBars == safeArea.includesOpaqueBars { return }
    (safeArea.extendedEdges, safeArea.includesOpaqueBars) = (edges, includesOpaqueBars)
    if isOnScreen { try parent?.barsChanged() }
  }

  static func defineSafeArea(_ controller: ClassMembers<UIViewController>) {
    controller.property("@property (nonatomic) UIRectEdge edgesForExtendedLayout") {
      $0.safeArea.extendedEdges
    } set: { (this, edges: UInt) in
      try this.setEdges(edges, this.safeArea.includesOpaqueBars)
    }
    controller.property("@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars") {
      $0.safeArea.includesOpaqueBars
    } set: { (this, includes: Bool) in
      try this.setEdges(this.safeArea.extendedEdges, includes)
    }
    controller.property("@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets") {
      $0.additionalSafeAreaInsets
    } set: { (this, insets: UIEdgeInsets) in
      this.safeArea.additional = insets
      try this.tellSafeArea()
    }
    controller.property("@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets") {
      $0.safeArea.adjustsScrollViews
    } set: { (this, adjusts: Bool) in
      this.safeArea.adjustsScrollViews = adjusts
      try this.contentScrollView?.tellAdjustedInset()
    }
    controller.method("- (void)viewSafeAreaInsetsDidChange") { _ in }
    controller.method("- (void)viewLayoutMarginsDidChange") { _ in }
    controller.property(
      "@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins",
      \.safeArea.respectsMinimumMargins)
    controller.property(
      "@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins"
    ) { _ in
      DirectionalInsets(
        UIEdgeInsets(left: UIView.controllerMargin, right: UIView.controllerMargin))
    }
    controller.property(
      "@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide"
    ) { this -> UILayoutGuide? in try this.view().guide(.top) }
    controller.property(
      "@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide"
    ) { this -> UILayoutGuide? in try this.view().guide(.bottom) }
  }
}
