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
  public final var adjustedContentInset: UIEdgeInsets { contentInset + adjustment }

  private var adjustment: UIEdgeInsets {
    let behavior = scrolling.insetAdjustment
    guard behavior == Self.adjustsScrollableAxes || behavior == Self.alwaysAdjusts else {
      return .zero
    }
    var insets = safeAreaInsets
    if behavior == Self.adjustsScrollableAxes {
      if !scrolls(contentSize.height > frame.size.height, scrolling.alwaysBouncesVertically) {
        (insets.top, insets.bottom) = (0, 0)
      }
      if !scrolls(contentSize.width > frame.size.width, scrolling.alwaysBouncesHorizontally) {
        (insets.left, insets.right) = (0, 0)
      }
    }
    return insets
  }

  private func scrolls(_ isLarger: Bool, _ bounces: Bool) -> Bool {
    scrolling.isScrollEnabled && (isLarger || bounces)
  }

  private static let didChange = Message<() -> Void>("adjustedContentInsetDidChange")

  /// Tells the view and its delegate that the adjustment has changed, if it differs from the one that they were told last.
  ///
  /// - Throws: the error of a handler.
  final func tellAdjustedInset() throws(MessageError) {
    let new = adjustment
    if new == scrolling.toldAdjustment { return }
    scrolling.toldAdjustment = new
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
