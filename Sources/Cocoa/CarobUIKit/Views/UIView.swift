import CarobRuntime
import Foundation

/// A rectangle on a screen, with views inside it.
@MainActor
open class UIView: UIResponder {
  /// The rectangle of the view in its superview. Another size makes the view lay out its subviews again.
  public final var frame = CGRect.zero {
    didSet {
      guard frame.size != oldValue.size else { return }
      setNeedsLayout()
      madeExtras?.sizeDidChange(of: self)
      resizeSubviews(from: oldValue.size)
    }
  }

  /// The point of the view's coordinates that lies in its upper left corner.
  final var boundsOrigin = CGPoint.zero

  /// The visible rectangle, in the view's coordinates. Another size keeps the center. Scroll a scroll view by
  /// `setContentOffset`, which tells its delegate; this does not.
  public final var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != frame.size else { return }
      let middle = center
      frame.size = newValue.size
      center = middle
    }
  }

  /// The middle of the frame.
  public final var center: CGPoint {
    get {
      CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// The background colour; nil for none.
  public final var backgroundColor: UIColor?

  /// The opacity, from 0 to 1.
  public final var alpha = 1.0

  /// Whether the view is hidden.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewWasHidden() } }
  }

  /// A number for the program.
  public final var tag = 0

  /// The view that contains this one.
  public internal(set) final var superview: UIView? {
    get { superviewReference.object }
    set { superviewReference.refer(to: newValue) }
  }
  private var superviewReference = WeakReference<UIView>()

  /// The controller whose view this is.
  final var controller: UIViewController? {
    get { controllerReference.object }
    set { controllerReference.refer(to: newValue) }
  }
  private var controllerReference = WeakReference<UIViewController>()

  /// Properties that most views never set; see `extras`.
  final var madeExtras: ViewExtras?

  /// The subviews that were added. In a list, `subviews` has its cells and headers as well.
  package final var addedSubviews: [UIView] = []

  /// The subviews, back to front.
  open var subviews: [UIView] { addedSubviews }

  /// Whether the view must be laid out before it is shown.
  final var needsLayout = true

  /// Whether the view must be drawn before it is shown.
  final var needsDisplay = true

  /// Makes a view.
  public convenience init(frame: CGRect) {
    self.init(isa: Self.runtimeClass)
    self.frame = frame
  }

  override var isInPlace: Bool { window != nil }

  override var responderWindow: UIWindow? { window }

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// What the view shows as a control; nil for a view that a user does not set.
  package var controlContent: ControlContent? { nil }

  /// Takes a value from the user, and tells nobody.
  ///
  /// - Throws: when a user cannot set it.
  func take(_ value: Double) throws(ControlRefusal) { throw .noValue(runtimeClass) }

  /// The value that a user means by a text; nil for a control without texts, and for other texts.
  package func value(typed text: String) -> Double? { nil }

  /// The object that hears of a change besides targets of actions, and the messages to it.
  package var changeListener: (listener: Object?, messages: [String]) { (nil, []) }

  /// Draws what the view shows besides its ground and the views inside, for pictures of it, in the view's coordinates.
  func drawContent(in context: CGContext) {
    controlContent?.draw(in: bounds, tint: tintColor, context: context)
  }

  /// Called when a subview was hidden or shown.
  func subviewWasHidden() {}

  /// Called before the view is laid out.
  func willLayOut() throws(MessageError) {}

  /// Loads and places the parts of a view, before a front end reads them. Does nothing in a list, which is asked for rows.
  package func arrange() throws { if needsLayout { try layOut() } }

  /// Tells targets or a delegate that the user has changed the value.
  func tellChange() throws(MessageError) {}

  /// The value that a tap at a point of the view chooses; nil when it changes nothing.
  func choice(at point: CGPoint) throws(MessageError) -> Double? { nil }

  /// Does what a tap at a point of the view does.
  ///
  /// - Returns: whether the view reacts; nil when the superview gets the tap.
  func takeTap(at point: CGPoint) throws(MessageError) -> Bool? { nil }

  /// The size that suits the content; `noIntrinsicMetric` for a length that the superview chooses.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The length of a content that has none.
  public nonisolated static let noIntrinsicMetric = -1.0

  /// Places the subviews. Sent as `layoutSubviews`; does nothing unless overridden.
  open func layoutSubviews() throws {}

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIView.self, "An area of the screen, with other views in it."
    ) { view in
      view.method("init") { this in try initialize(this, .zero) }
      view.method("- (instancetype)initWithFrame:(CGRect)frame") { (this, frame: CGRect) in
        this.frame = frame
        return this
      }
      defineAppearance(view)
      defineHierarchy(view)
      defineLayout(view)
      defineCoordinates(view)
      defineExtras(view)
      defineAnimations(view)
      view.declareProtocol(
        """
        @protocol UIAppearance <NSObject>
        @required
        + (instancetype)appearance
        + (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)classes
        """, "A class whose instances get recorded messages when they enter a window.")
      view.adopt("UIAppearance")
      view.defineAppearanceProxies()
      Accessibility.define(view, \.extras.accessibility)
      defineConstraints(view)
      defineTouches(view)
      defineSafeArea(view)
      defineMargins(view)
      defineLayer(view)
      defineDrawing(view)
      defineTransform(view)
      defineRendering(view)
    }
  }

  private static let initialize = Message<(CGRect) -> Object?>("initWithFrame:")

  /// Sends `[super initWithFrame:frame]` for the designated initializer of a class. Sending it to `self` would never
  /// end in a subclass whose `initWithFrame:` sends that initializer.
  final func initSuper(above cls: RuntimeClass, _ frame: CGRect) throws(MessageError) -> Object? {
    try sendSuper(above: cls, Self.initialize.selector, frame)
  }

  private static func defineAppearance(_ view: ClassMembers<UIView>) {
    view.property(
      "@property (nonatomic, strong) UIColor *backgroundColor", get: { $0.backgroundColor },
      set: { $0.backgroundColor = $1 })
    view.property("@property (nonatomic) CGFloat alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
    view.property(
      "@property (nonatomic, getter=isHidden) BOOL hidden", get: { $0.isHidden },
      set: { $0.isHidden = $1 })
    view.property("@property (nonatomic) NSInteger tag", get: { $0.tag }, set: { $0.tag = $1 })
  }
}
