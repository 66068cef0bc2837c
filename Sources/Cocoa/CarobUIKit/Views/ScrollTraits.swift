import CarobRuntime

/// The properties of a scroll view that say how a user scrolls it.
struct ScrollTraits {
  var isScrollEnabled = true
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var scrollsToTop = true
  var bounces = true
  /// Nil for what the class does.
  var alwaysBouncesVertically: Bool?
  var alwaysBouncesHorizontally = false
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
  var indicatorInsets = UIEdgeInsets.zero
  var indicatorStyle = 0
  var decelerationRate = 0.998
  var insetAdjustment = UIScrollView.InsetAdjustment.automatic
  /// Whether a front end shows bars beside the view, and not over it.
  var isBesideBars = false
  /// The insets for the bars of which the view and its delegate were told last.
  var toldInsetsForBars = UIEdgeInsets.zero

  var delaysTouches = true
  var cancelsTouches = true
  var zoomScale = 1.0
  var minimumZoomScale = 1.0
  var maximumZoomScale = 1.0
  var bouncesZoom = true
}

extension UIScrollView {
  /// The way in which a drag dismisses the keyboard. The numbers are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// Dragging ends the editing.
    case onDrag = 1
    /// Dragging ends the editing, as there is no keyboard that could follow the finger.
    case interactive = 2
  }

  /// Whether the user can scroll; the program always can.
  public final var isScrollEnabled: Bool {
    get { scrolling.isScrollEnabled }
    set { scrolling.isScrollEnabled = newValue }
  }

  /// Whether a drag ends at a multiple of the view's size.
  public final var isPagingEnabled: Bool {
    get { scrolling.isPagingEnabled }
    set { scrolling.isPagingEnabled = newValue }
  }

  /// The way in which a drag dismisses the keyboard.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }

  static func defineTraits(_ view: ClassMembers<UIScrollView>) {
    view.property(
      "@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled", \.isScrollEnabled)
    view.property(
      "@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled", \.isPagingEnabled)
    view.property(
      "@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode",
      "keyboard dismiss mode", last: 2, get: { $0.keyboardDismissMode },
      set: { $0.keyboardDismissMode = $1 })
    view.property(
      "@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled",
      \.scrolling.isDirectionalLockEnabled)
    view.property("@property (nonatomic) BOOL scrollsToTop", \.scrolling.scrollsToTop)
    view.property("@property (nonatomic) BOOL bounces", \.scrolling.bounces)
    view.property(
      "@property (nonatomic) BOOL alwaysBounceHorizontal", \.scrolling.alwaysBouncesHorizontally)
    defineAdjustment(view)
    view.property("@property (nonatomic) BOOL delaysContentTouches", \.scrolling.delaysTouches)
    view.property("@property (nonatomic) BOOL canCancelContentTouches", \.scrolling.cancelsTouches)
    view.property("@property (nonatomic) CGFloat decelerationRate", \.scrolling.decelerationRate)
    defineIndicators(view)
    defineZooming(view)
  }

  private static func defineIndicators(_ view: ClassMembers<UIScrollView>) {
    view.property(
      "@property (nonatomic) BOOL showsVerticalScrollIndicator", \.scrolling.showsVerticalIndicator)
    view.property(
      "@property (nonatomic) BOOL showsHorizontalScrollIndicator",
      \.scrolling.showsHorizontalIndicator)
    view.property(
      "@property (nonatomic) UIEdgeInsets scrollIndicatorInsets", \.scrolling.indicatorInsets)
    view.property(
      "@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle", \.scrolling.indicatorStyle)
    view.method("- (void)flashScrollIndicators") { _ in }
  }

  private static func defineZooming(_ view: ClassMembers<UIScrollView>) {
    view.property("@property (nonatomic) CGFloat zoomScale", \.scrolling.zoomScale)
    view.property("@property (nonatomic) CGFloat minimumZoomScale", \.scrolling.minimumZoomScale)
    view.property("@property (nonatomic) CGFloat maximumZoomScale", \.scrolling.maximumZoomScale)
    view.property("@property (nonatomic) BOOL bouncesZoom", \.scrolling.bouncesZoom)
    view.method("- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated") {
      (this, scale: Double, _: Bool) in this.scrolling.zoomScale = scale
    }
  }
}
