import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint

extension UIScrollView {
  /// Scrolls as a user's finger does, and lets the content come to rest.
  ///
  /// The delegate is sent `scrollViewWillBeginDragging:`, `scrollViewDidScroll:`, the two messages about the end of the
  /// drag, and, if the content goes on moving, those about its deceleration. The content goes on to the offset that the
  /// delegate chooses, to the next page if `isPagingEnabled`, and back if it was dragged beyond its edges. A drag ends
  /// the editing of a field if `keyboardDismissMode` says so.
  ///
  /// - Parameters:
  ///   - offset: the offset at which the finger leaves the screen.
  ///   - velocity: the velocity of the finger, in points per millisecond, which only the delegate reads.
  /// - Returns: false when the content cannot be dragged: `isScrollEnabled` is false.
  /// - Throws: as `setContentOffset`.
  @discardableResult
  public final func drag(
    to offset: CGPoint, velocity: CGPoint = .zero
  ) throws(MessageError) -> Bool {
    guard scrolling.isScrollEnabled else { return false }
    isDragging = true
    defer { (isDragging, isDecelerating) = (false, false) }
    if scrolling.keyboardDismissMode != .none, let window { try endEditing(in: window) }
    try tellDelegate(Messages.willBeginDragging)
    try setContentOffset(offset)
    let rest = try restAfterDrag(velocity)
    isDragging = false
    let decelerates = rest != contentOffset
    if let delegate, delegate.responds(to: Messages.didEndDragging) {
      try Messages.didEndDragging(delegate, self, decelerates)
    }
    guard decelerates else { return true }
    isDecelerating = true
    try tellDelegate(Messages.willBeginDecelerating)
    try setContentOffset(rest)
    isDecelerating = false
    try tellDelegate(Messages.didEndDecelerating)
    return true
  }

  private func endEditing(in window: UIWindow) throws(MessageError) {
    do {
      _ = try window.endEditing()
    } catch {
      throw .handlerFailed(error)
    }
  }

  /// The offset at which the content comes to rest, which the delegate may change.
  private func restAfterDrag(_ velocity: CGPoint) throws(MessageError) -> CGPoint {
    try measure()
    var rest = contentOffset
    if scrolling.isPagingEnabled {
      rest.x = page(at: rest.x, of: frame.size.width)
      rest.y = page(at: rest.y, of: frame.size.height)
    }
    rest = insideContent(try self.rest(at: rest, velocity: velocity))
    guard let delegate, delegate.responds(to: Messages.willEndDragging) else { return rest }
    let target = UnsafeMutablePointer<CPoint>.allocate(capacity: 1)
    // SAFETY: this function owns the memory, which holds a point from here until it is freed.
    target.initialize(to: rest.cValue())
    defer { target.deallocate() }
    // SAFETY: the delegate may write a point there until it returns.
    try Messages.willEndDragging(
      delegate, self, velocity, Pointer(UnsafeMutableRawPointer(target)))
    // SAFETY: as above.
    return try CGPoint.argument(target.pointee)
  }

  private func page(at place: Double, of length: Double) -> Double {
    length > 0 ? (place / length).rounded() * length : place
  }

  /// Scrolls to the top as a tap on the status bar does, if `scrollsToTop` and the delegate allow it.
  ///
  /// - Returns: whether it scrolled.
  /// - Throws: as `setContentOffset`.
  @discardableResult
  public final func scrollToTop() throws(MessageError) -> Bool {
    guard scrolling.scrollsToTop else { return false }
    if let delegate, delegate.responds(to: Messages.shouldScrollToTop),
      try !Messages.shouldScrollToTop(delegate, self)
    {
      return false
    }
    try setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
    try tellDelegate(Messages.didScrollToTop)
    return true
  }

  static func defineDragging(_ view: ClassMembers<UIScrollView>) {
    view.property("@property (nonatomic, readonly, getter=isDragging) BOOL dragging", \.isDragging)
    view.property("@property (nonatomic, readonly, getter=isTracking) BOOL tracking", \.isDragging)
    view.property(
      "@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating", \.isDecelerating)
    view.method("- (BOOL)carob_dragToContentOffset:(CGPoint)offset") { (this, offset: CGPoint) in
      try this.drag(to: offset)
    }
    view.method("- (BOOL)carob_scrollToTop") { try $0.scrollToTop() }
  }
}
