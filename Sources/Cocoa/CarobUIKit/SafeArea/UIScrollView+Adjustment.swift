import CarobRuntime
import Foundation

/// The insets that a scroll view adds to those of the program.
extension UIScrollView {
  /// Numbers of `contentInsetAdjustmentBehavior`.
  static let adjustsScrollableAxes = 1
  static let neverAdjusts = 2
  static let alwaysAdjusts = 3

  /// The insets of the program. Those of the safe area are added only where the program asks for it, since front ends show
  /// bars beside the content, which begins at the offset 0.
  public final var adjustedContentInset: UIEdgeInsets {
    let adjustment = scrolling.insetAdjustment
    guard adjustment == Self.adjustsScrollableAxes || adjustment == Self.alwaysAdjusts else {
      return contentInset
    }
    var insets = safeAreaInsets
    if adjustment == Self.adjustsScrollableAxes {
      if !scrolls(contentSize.height > frame.size.height, scrolling.alwaysBouncesVertically) {
        (insets.top, insets.bottom) = (0, 0)
      }
      if !scrolls(contentSize.width > frame.size.width, scrolling.alwaysBouncesHorizontally) {
        (insets.left, insets.right) = (0, 0)
      }
    }
    return contentInset + insets
  }

  private func scrolls(_ isLarger: Bool, _ bounces: Bool) -> Bool {
    scrolling.isScrollEnabled && (isLarger || bounces)
  }

  private static let didChange = Message<() -> Void>("adjustedContentInsetDidChange")

  /// Tells the view and its delegate that the safe area has changed, if it counts.
  ///
  /// - Throws: the error of a handler.
  final func tellAdjustedInset() throws(MessageError) {
    if adjustedContentInset == contentInset { return }
    try Self.didChange(self)
    try tellDelegate(Messages.didChangeAdjustedInset)
  }

  static func defineAdjustment(_ view: ClassMembers<UIScrollView>) {
    view.property("@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset") {
      $0.adjustedContentInset
    }
    view.method("- (void)adjustedContentInsetDidChange") { _ in }
  }
}
