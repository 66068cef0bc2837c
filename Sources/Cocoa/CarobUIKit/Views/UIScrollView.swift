import CarobRuntime
import Foundation

/// A view that shows a part of its content.
///
/// Nothing moves: scrolling takes place at once, animated or not, and places the views inside before it returns.
@MainActor
open class UIScrollView: UIView {
  /// The maximum number of times that a delegate may scroll in answer to its own scrolling.
  private static let maximumRounds = 8

  /// The delegate: any object. Held weakly.
  public final var delegate: Object? {
    get { delegateReference.object }
    set {
      delegateReference.refer(to: newValue)
      delegateChanged()
    }
  }
  private var delegateReference = WeakReference<Object>()

  /// The size of the whole content, as far as it is known; see `measureContent`.
  public final var contentSize = CGSize.zero

  /// The distances that the content can be scrolled beyond its edges.
  public final var contentInset = UIEdgeInsets.zero

  /// The properties that say how a user scrolls.
  final var scrolling = ScrollTraits()

  /// Whether a finger is dragging the content; see `drag(to:velocity:)`.
  public internal(set) final var isDragging = false

  /// Whether the content goes on moving after a drag.
  public internal(set) final var isDecelerating = false

  /// The control that a user pulls to refresh the content; nil for none.
  public final var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl { _ = addNew(refreshControl) }
    }
  }

  /// The point of the content in the view's upper left corner.
  public final var contentOffset: CGPoint { bounds.origin }

  private final var isTellingDelegate = false
  /// The last offset that the delegate heard of.
  private final var toldOffset = CGPoint.zero

  /// The offset at which the content comes to rest after a drag, which layouts may choose.
  func rest(at offset: CGPoint, velocity: CGPoint) throws(MessageError) -> CGPoint { offset }

  /// Whether a user can drag content that is no higher than the view, unless the program says otherwise.
  var alwaysBouncesByDefault: Bool { false }

  override func willLayOut() throws(MessageError) { try tellAdjustedInset() }

  /// Called when the delegate was replaced.
  func delegateChanged() {}

  /// Updates `contentSize`. Called before the message `contentSize` returns, and before the view is scrolled to a place
  /// in its content; does nothing unless overridden.
  open func measureContent() throws {}

  /// Scrolls, sends `scrollViewDidScroll:` to the delegate, and places the views inside.
  ///
  /// The delegate gets one message for each new offset. If it scrolls during that message, it gets another afterwards.
  /// It gets none if the offset stays the same.
  ///
  /// - Parameters:
  ///   - offset: any point, even outside of the content.
  ///   - animated: whether the delegate is sent `scrollViewDidEndScrollingAnimation:` at the end.
  /// - Throws: `MessageError` when the offset is not finite, the delegate does not stop scrolling, or a handler raises.
  public final func setContentOffset(
    _ offset: CGPoint, animated: Bool = false
  ) throws(MessageError) {
    guard offset.x.isFinite, offset.y.isFinite else {
      throw .handlerFailed(ViewError.offsetNotFinite(offset, runtimeClass))
    }
    let isChange = offset != contentOffset
    if isChange {
      boundsOrigin = offset
      setNeedsLayout()
      try didScroll()
    }
    if animated && isChange { try didEndAnimation() }
  }

  /// Scrolls as little as needed to make a rectangle of the content visible within the insets, or as much of it as fits.
  ///
  /// - Throws: as `setContentOffset`.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) throws(MessageError) {
    try measure()
    func start(_ low: Double, _ length: Double, _ shown: Double, _ room: Double) -> Double {
      if low < shown || length > room { return low }
      return max(shown, low + length - room)
    }
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    let offset = CGPoint(
      x: start(rect.origin.x, rect.size.width, shown.origin.x, shown.size.width) - inset.left,
      y: start(rect.origin.y, rect.size.height, shown.origin.y, shown.size.height) - inset.top)
    try setContentOffset(insideContent(offset), animated: animated)
  }

  /// The nearest offset that shows no place beyond the content and its insets. Content that is smaller than the view
  /// stays at the top left.
  package final func insideContent(_ offset: CGPoint) -> CGPoint {
    func clamped(
      _ value: Double, _ before: Double, _ content: Double, _ after: Double, _ room: Double
    ) -> Double {
      max(-before, min(value, content + after - room))
    }
    let inset = adjustedContentInset
    return CGPoint(
      x: clamped(offset.x, inset.left, contentSize.width, inset.right, frame.size.width),
      y: clamped(offset.y, inset.top, contentSize.height, inset.bottom, frame.size.height))
  }

  /// Tells the delegate of scrolling until the offset stays the same, and lays out each time.
  final func didScroll() throws(MessageError) {
    // The running call notices the new offset.
    if isTellingDelegate { return }
    isTellingDelegate = true
    defer { isTellingDelegate = false }
    for _ in 0..<Self.maximumRounds {
      if contentOffset == toldOffset { return }
      toldOffset = contentOffset
      if let delegate, delegate.responds(to: Messages.didScroll) {
        try Messages.didScroll(delegate, self)
      }
      try layoutIfNeeded()
    }
    if contentOffset != toldOffset {
      throw .handlerFailed(ViewError.endlessScrolling(runtimeClass))
    }
  }

  final func didEndAnimation() throws(MessageError) {
    guard let delegate, delegate.responds(to: Messages.didEndAnimation) else { return }
    try Messages.didEndAnimation(delegate, self)
  }

  /// Calls `measureContent`, and wraps its error for messages.
  final func measure() throws(MessageError) {
    do {
      try measureContent()
    } catch {
      throw .handlerFailed(error)
    }
  }

  /// Sets the size, and scrolls to the origin.
  final func setBounds(_ new: CGRect) throws(MessageError) {
    bounds = CGRect(origin: contentOffset, size: new.size)
    try setContentOffset(new.origin)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIScrollView.self, "A view that shows a part of something larger."
    ) { view in
      declareProtocol(view)
      view.property("@property (nonatomic, weak) id<UIScrollViewDelegate> delegate", \.delegate)
      view.property(
        "@property (nonatomic, strong) UIRefreshControl *refreshControl", \.refreshControl)
      view.property("@property (nonatomic) CGSize contentSize") { this in
        try this.measure()
        return this.contentSize
      } set: { (this, size: CGSize) in
        this.contentSize = size
      }
      view.property(
        "@property (nonatomic) CGPoint contentOffset", get: { $0.contentOffset },
        set: { try $0.setContentOffset($1) })
      view.property("bounds") {
        $0.bounds
      } set: { (this, bounds: CGRect) in
        try this.setBounds(bounds)
      }
      view.method("- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated") {
        (this, offset: CGPoint, animated: Bool) in
        try this.setContentOffset(offset, animated: animated)
      }
      view.method("- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated") {
        (this, rect: CGRect, animated: Bool) in
        try this.scrollRectToVisible(rect, animated: animated)
      }
      defineTraits(view)
      defineDragging(view)
    }
  }
}
