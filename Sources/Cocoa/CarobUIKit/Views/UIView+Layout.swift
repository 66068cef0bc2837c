import CarobRuntime
import Foundation

extension UIView {
  private static let layoutSubviews = Message<() -> Void>("layoutSubviews")

  /// Makes the next `layoutIfNeeded` lay out this view.
  public final func setNeedsLayout() {
    needsLayout = true
    if UIWindow.laysOutByItself { window?.layOutLater() }
  }

  /// Sends `layoutSubviews` to this view and to the views inside that need it, outer views first.
  ///
  /// A view that needs another layout after its own gets it the next time.
  ///
  /// - Throws: the error of a view's handler. That view and those after it still need layout.
  /// - Complexity: O(views inside), besides the handlers.
  public final func layoutIfNeeded() throws(MessageError) {
    var pending = [self as UIView]
    while let view = pending.popLast() {
      if view.needsLayout { try view.layOut() }
      pending += view.subviews.reversed()
    }
  }

  /// Sends `layoutSubviews` to this view only, whether it needs it or not, and tells its controller before and afterwards.
  final func layOut() throws(MessageError) {
    needsLayout = false
    do throws(MessageError) {
      try willLayOut()
      guard let controller else { return try Self.layoutSubviews(self) }
      try UIViewController.Messages.viewWillLayout(controller)
      try Self.layoutSubviews(self)
      try UIViewController.Messages.viewDidLayout(controller)
    } catch {
      needsLayout = true
      throw error
    }
  }

  static func defineLayout(_ view: ClassMembers<UIView>) {
    view.property(
      "@property (nonatomic) CGRect frame",
      get: { $0.madeExtras == nil ? $0.frame : $0.transformedFrame },
      set: { if $0.madeExtras == nil { $0.frame = $1 } else { $0.setTransformedFrame($1) } })
    view.property(
      "@property (nonatomic) CGRect bounds", get: { $0.bounds }, set: { $0.bounds = $1 })
    view.property(
      "@property (nonatomic) CGPoint center", get: { $0.center }, set: { $0.center = $1 })
    view.method("- (void)layoutSubviews") { try $0.layoutSubviews() }
    view.method("- (void)setNeedsLayout") { $0.setNeedsLayout() }
    view.method("- (void)layoutIfNeeded") { try $0.layoutIfNeeded() }
  }
}

extension ClassMembers where Receiver: UIView {
  /// Defines `initWithFrame:` of a control that has this size always.
  @MainActor
  func hasFixedSize(_ size: CGSize) {
    let cls = cls
    method("initWithFrame:") { (this, frame: CGRect) in
      try this.initSuper(above: cls, CGRect(origin: frame.origin, size: size))
    }
  }

  /// Defines `initWithFrame:` of a view that has a size of its own when the frame has none.
  @MainActor
  func hasDefaultSize() {
    let cls = cls
    method("initWithFrame:") { (this, frame: CGRect) in
      let size = frame.size == .zero ? this.intrinsicContentSize : frame.size
      return try this.initSuper(above: cls, CGRect(origin: frame.origin, size: size))
    }
  }
}
