import CarobRuntime
import Foundation

/// A rectangle on a screen, with views inside it.
@MainActor
open class UIView: UIResponder {
  /// Where the view lies in its superview. Another size makes the views inside be placed anew.
  public final var frame = CGRect.zero {
    didSet {
      guard frame.size != oldValue.size else { return }
      setNeedsLayout()
      resizeSubviews(from: oldValue.size)
    }
  }

  /// The point of the view's own coordinates that lies in its upper left corner.
  final var boundsOrigin = CGPoint.zero

  /// The rectangle that the view shows, in its own coordinates. Another size leaves the middle of the frame
  /// where it is. A scroll view is scrolled by `setContentOffset`, which tells its delegate; this does not.
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

  /// What is behind the views inside; nil for nothing.
  public final var backgroundColor: UIColor?

  /// How opaque the view is, from 0 to 1.
  public final var alpha = 1.0

  /// Whether the view is not drawn.
  public final var isHidden = false

  /// A number for the program's own use.
  public final var tag = 0

  /// The view that this one is inside of.
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

  /// What most views have not; see `extras`.
  final var madeExtras: ViewExtras?

  /// Those of the views inside that were added, in a list without its cells and headers.
  package final var addedSubviews: [UIView] = []

  /// The views inside this one, back to front.
  open var subviews: [UIView] { addedSubviews }

  /// Whether the views inside are to be placed before the view is shown.
  final var needsLayout = true

  /// Makes a view.
  public convenience init(frame: CGRect) {
    self.init(isa: Self.runtimeClass)
    self.frame = frame
  }

  /// Whether the view is in a window.
  override var isInPlace: Bool { window != nil }

  /// The window that the view is in.
  override var responderWindow: UIWindow? { window }

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Places the views inside this one. Sent as `layoutSubviews`; does nothing unless overridden.
  open func layoutSubviews() throws {}

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIView.self) { view in
      view.method("init") { this in try initialize(this, .zero) }
      view.method("initWithFrame:") { (this, frame: CGRect) in
        this.frame = frame
        return this
      }
      defineAppearance(view)
      defineHierarchy(view)
      defineLayout(view)
      defineCoordinates(view)
      defineExtras(view)
      defineAnimations(view)
    }
  }

  private static let initialize = Message<(CGRect) -> Object?>("initWithFrame:")

  /// Does what the designated initializer of a class does first: `[super initWithFrame:frame]`. One that sent that to `self`
  /// would never end in a subclass whose `initWithFrame:` sends it.
  final func initSuper(above cls: RuntimeClass, _ frame: CGRect) throws(MessageError) -> Object? {
    try sendSuper(above: cls, Self.initialize.selector, frame)
  }

  private static func defineAppearance(_ view: ClassMembers<UIView>) {
    view.property("backgroundColor") {
      $0.backgroundColor
    } set: {
      $0.backgroundColor = $1
    }
    view.property("alpha") {
      $0.alpha
    } set: {
      $0.alpha = $1
    }
    view.property("hidden") {
      $0.isHidden
    } set: {
      $0.isHidden = $1
    }
    view.method("isHidden") { $0.isHidden }
    view.property("tag") {
      $0.tag
    } set: {
      $0.tag = $1
    }
  }
}
