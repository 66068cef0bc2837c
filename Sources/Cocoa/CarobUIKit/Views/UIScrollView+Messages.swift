import CarobRuntime
import struct Foundation.CGPoint

extension UIScrollView {
  /// The messages of a scroll view to its delegate. All are optional.
  enum Messages {
    static let didScroll = Message<(UIScrollView) -> Void>("scrollViewDidScroll:")
    static let didEndAnimation = Message<(UIScrollView) -> Void>(
      "scrollViewDidEndScrollingAnimation:")
    static let willBeginDragging = Message<(UIScrollView) -> Void>("scrollViewWillBeginDragging:")
    static let willEndDragging = Message<(UIScrollView, CGPoint, Pointer) -> Void>(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    static let didEndDragging = Message<(UIScrollView, Bool) -> Void>(
      "scrollViewDidEndDragging:willDecelerate:")
    static let willBeginDecelerating = Message<(UIScrollView) -> Void>(
      "scrollViewWillBeginDecelerating:")
    static let didEndDecelerating = Message<(UIScrollView) -> Void>(
      "scrollViewDidEndDecelerating:")
    static let shouldScrollToTop = Message<(UIScrollView) -> Bool>(
      "scrollViewShouldScrollToTop:")
    static let didChangeAdjustedInset = Message<(UIScrollView) -> Void>(
      "scrollViewDidChangeAdjustedContentInset:")
    static let didScrollToTop = Message<(UIScrollView) -> Void>("scrollViewDidScrollToTop:")
  }

  package nonisolated static var messagesToDelegate: [InformalMethod] {
    [
      .init(Messages.didScroll), .init(Messages.didEndAnimation),
      .init(Messages.willBeginDragging), .init(Messages.willEndDragging),
      .init(Messages.didEndDragging), .init(Messages.willBeginDecelerating),
      .init(Messages.didEndDecelerating), .init(Messages.shouldScrollToTop),
      .init(Messages.didScrollToTop), .init(Messages.didChangeAdjustedInset),
    ]
  }

  /// Sends a message about the view to the delegate, if it implements it.
  final func tellDelegate(_ message: Message<(UIScrollView) -> Void>) throws(MessageError) {
    if let delegate, delegate.responds(to: message) { try message(delegate, self) }
  }

  static func declareProtocol(_ view: ClassMembers<UIScrollView>) {
    view.declareProtocol(
      """
      @protocol UIScrollViewDelegate <NSObject>
      @optional
      - (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView
      - (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView
      - (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate
      - (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView
      - (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)view \
      atScale:(CGFloat)scale
      - (void)scrollViewDidScroll:(UIScrollView *)scrollView
      - (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView
      - (void)scrollViewDidZoom:(UIScrollView *)scrollView
      - (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView
      - (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView
      - (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView
      - (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *)view
      - (void)scrollViewWillEndDragging:(UIScrollView *)scrollView \
      withVelocity:(CGPoint)velocity targetContentOffset:(inout CGPoint *)targetContentOffset
      - (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView
      """,
      "Is told when a view scrolls. Nothing is zoomed, so the messages about zooming are not sent.")
  }
}
