import CarobFoundation
import CarobRuntime
import Foundation

/// The margins of a view: the distances from its edges that its content should keep.
struct LayoutMargins {
  /// The margins that the program has set; nil for those of the system.
  var own: UIEdgeInsets?
  /// Whether the superview's margins count where they cover the view.
  var preservesSuperview = false
  /// Whether the safe area is added to the margins.
  var followsSafeArea = true
}

extension UIView {
  /// The distances from the edges that the content should keep: the view's own, and the safe area where it covers the view.
  /// Eight points by default, and for the view of a controller 16 points at the sides, as on an iPhone.
  ///
  /// - Complexity: O(depth); O(depth²) where views preserve the margins of their superviews.
  public final var layoutMargins: UIEdgeInsets {
    let traits = madeExtras?.margins ?? LayoutMargins()
    var margins = traits.own ?? systemMargins
    if traits.followsSafeArea { margins = margins + safeAreaInsets }
    guard traits.preservesSuperview, let superview else { return margins }
    return margins.union(insets(covering: superview.layoutMargins, of: superview))
  }

  private var systemMargins: UIEdgeInsets {
    if let controller, controller.respectsMinimumMargins {
      UIEdgeInsets(left: Self.controllerMargin, right: Self.controllerMargin)
    } else {
      UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  /// The margin of controllers' views at the sides of an iPhone.
  static let controllerMargin = 16.0

  /// The width of the lines of a text that is easy to read, in the usual size of letters.
  private static let readableWidth = 672.0

  /// The rectangle for text: inside the margins, and no wider than is easy to read.
  final var readableFrame: CGRect {
    var rect = bounds.inset(by: layoutMargins)
    let surplus = rect.size.width - Self.readableWidth
    if surplus > 0 { rect = rect.insetBy(dx: surplus / 2, dy: 0) }
    return rect
  }

  private static let didChange = Message<() -> Void>("layoutMarginsDidChange")

  private final func setMargins(_ margins: UIEdgeInsets) throws(MessageError) {
    if extras.margins.own == margins { return }
    extras.margins.own = margins
    setNeedsLayout()
    try Self.didChange(self)
    if let controller { try UIViewController.Messages.layoutMarginsDidChange(controller) }
  }

  static func defineMargins(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic) UIEdgeInsets layoutMargins") {
      $0.layoutMargins
    } set: { (this, margins: UIEdgeInsets) in
      try this.setMargins(margins)
    }
    view.property("@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins") {
      DirectionalInsets($0.layoutMargins)
    } set: { (this, margins: DirectionalInsets) in
      try this.setMargins(margins.insets)
    }
    view.property(
      "@property (nonatomic) BOOL preservesSuperviewLayoutMargins",
      \.extras.margins.preservesSuperview)
    view.property(
      "@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea", \.extras.margins.followsSafeArea
    )
    view.method("- (void)layoutMarginsDidChange") { _ in }
    view.property("@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide") {
      $0.guide(.margins)
    }
    view.property("@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide") {
      $0.guide(.readable)
    }
  }
}

/// `NSDirectionalEdgeInsets` as messages pass it. The leading edge is the left one here.
struct DirectionalInsets: StructureMessageValue, BitwiseCopyable {
  let top: Double
  let leading: Double
  let bottom: Double
  let trailing: Double

  init(_ insets: UIEdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.left, insets.bottom, insets.right)
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// `{NSDirectionalEdgeInsets=dddd}`
  static var typeEncoding: TypeEncoding { .doubles("NSDirectionalEdgeInsets", 4) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}
