import CarobRuntime
import Foundation

/// A rectangle on a screen, with views inside it. [main-thread]
open class UIView: Object {
  /// Where the view lies in its superview.
  public final var frame = CGRect.zero

  /// Whether the view is not drawn.
  public final var isHidden = false

  /// A number for the program's own use.
  public final var tag = 0

  /// The view that this one is inside of.
  public internal(set) final weak var superview: UIView?

  private final var addedSubviews: [UIView] = []

  /// The views inside this one, back to front.
  open var subviews: [UIView] { addedSubviews }

  /// Puts a view in front of those inside this one, and takes it out of the view it was in.
  ///
  /// - Throws: `ViewError` when that would put a view inside itself.
  /// - Complexity: O(depth), besides taking the view out of its superview.
  public final func addSubview(_ view: UIView) throws(ViewError) {
    for ancestor in sequence(first: self, next: \.superview) where ancestor === view {
      throw .insideItself(view.runtimeClass)
    }
    view.removeFromSuperview()
    view.superview = self
    addedSubviews.append(view)
  }

  /// Takes the view out of its superview, if it is in one.
  ///
  /// - Complexity: O(views in the superview).
  public final func removeFromSuperview() {
    superview?.addedSubviews.removeAll { $0 === self }
    superview = nil
  }

  /// Places the views inside this one. Sent as `layoutSubviews`; does nothing unless overridden.
  open func layoutSubviews() throws {}

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIView.self) { view in
      view.method("initWithFrame:") { (this, frame: CGRect) in
        this.frame = frame
        return this
      }
      view.property("frame") {
        $0.frame
      } set: {
        $0.frame = $1
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
      view.property("superview") { $0.superview }
      view.property("subviews") { $0.subviews }
      view.method("addSubview:") { (this, subview: UIView) in try this.addSubview(subview) }
      view.method("removeFromSuperview") { $0.removeFromSuperview() }
      view.method("layoutSubviews") { try $0.layoutSubviews() }
    }
  }
}
