import CarobRuntime
import Foundation

/// The insets that a scroll view adds to those of the program, so that its content is not under bars.
extension UIScrollView {
  /// When insets are added. The numbers are UIKit's.
  enum InsetAdjustment: Int {
    /// As `scrollableAxes`; and above and below also in a list that does not scroll, if it is the content of a controller
    /// in a container. A controller may forbid it.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The insets of the program, and those for the bars.
  public final var adjustedContentInset: UIEdgeInsets { contentInset + insetsForBars }

  /// The part of the safe area that is added to the insets of the program.
  ///
  /// - Complexity: O(depth).
  final var insetsForBars: UIEdgeInsets {
    let behavior = scrolling.insetAdjustment
    if behavior == .never || scrolling.isBesideBars { return .zero }
    var insets = safeAreaInsets
    if insets == .zero || behavior == .always { return insets }
    var isContent = false
    if behavior == .automatic, let controller = nearestController {
      guard controller.safeArea.adjustsScrollViews else { return .zero }
      isContent = controller.parent != nil && controller.contentScrollView === self
    }
    if !isContent, !scrolls(contentSize.height > frame.size.height, bouncesVertically) {
      (insets.top, insets.bottom) = (0, 0)
    }
    if !scrolls(contentSize.width > frame.size.width, scrolling.alwaysBouncesHorizontally) {
      (insets.left, insets.right) = (0, 0)
    }
    return insets
  }

  /// The visible rectangle without the insets, in which headers stay.
  final var uncoveredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  private var bouncesVertically: Bool {
    scrolling.alwaysBouncesVertically ?? alwaysBouncesByDefault
  }

  private func scrolls(_ isLarger: Bool, _ bounces: Bool) -> Bool {
    scrolling.isScrollEnabled && (isLarger || bounces)
  }

  private static let didChange = Message<() -> Void>("adjustedContentInsetDidChange")

  /// Follows the bars, and tells the view and its delegate, if the insets for them are others than the last time. Content at
  /// its edge stays there.
  ///
  /// - Throws: the error of a handler.
  final func tellAdjustedInset() throws(MessageError) {
    let (old, new) = (scrolling.toldInsetsForBars, insetsForBars)
    if new == old { return }
    scrolling.toldInsetsForBars = new
    if !isDragging, !isDecelerating {
      let (before, now) = (contentInset + old, contentInset + new)
      var offset = contentOffset
      if offset.x == -before.left { offset.x = -now.left }
      if offset.y == -before.top { offset.y = -now.top }
      try setContentOffset(offset)
    }
    try tellChangedInset()
  }

  /// As `tellAdjustedInset()`, while views are laid out: an error of a handler is logged, and keeps no view from being shown.
  final func followBars() {
    do throws(MessageError) {
      try tellAdjustedInset()
    } catch {
      RuntimeLog.warning("\(error)")
    }
  }

  /// Notes that a front end shows the view beside the bars, so that all of it is seen.
  ///
  /// - Throws: as `tellAdjustedInset()`.
  package final func setBesideBars() throws(MessageError) {
    if scrolling.isBesideBars { return }
    scrolling.isBesideBars = true
    try tellAdjustedInset()
  }

  private func tellChangedInset() throws(MessageError) {
    (self as? UICollectionView)?.followInsets()
    try Self.didChange(self)
    try tellDelegate(Messages.didChangeAdjustedInset)
  }

  static func defineAdjustment(_ view: ClassMembers<UIScrollView>) {
    view.property("@property (nonatomic) UIEdgeInsets contentInset") {
      $0.contentInset
    } set: { (this, insets: UIEdgeInsets) in
      if insets == this.contentInset { return }
      this.contentInset = insets
      try this.tellChangedInset()
    }
    view.property("@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset") {
      $0.adjustedContentInset
    }
    view.property(
      "@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior",
      "inset adjustment behavior", last: 3, get: { $0.scrolling.insetAdjustment },
      set: {
        $0.scrolling.insetAdjustment = $1
        try $0.tellAdjustedInset()
      })
    view.property("@property (nonatomic) BOOL alwaysBounceVertical") {
      $0.bouncesVertically
    } set: { (this, bounces: Bool) in
      this.scrolling.alwaysBouncesVertically = bounces
      try this.tellAdjustedInset()
    }
    view.method("- (void)adjustedContentInsetDidChange") { _ in }
  }
}

extension UIViewController {
  /// The scroll view that bars of containers lie over: the controller's view, or the first view inside.
  final var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.addedSubviews.first as? UIScrollView
  }
}
