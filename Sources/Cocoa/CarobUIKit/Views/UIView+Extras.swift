import CarobRuntime
import Foundation

/// The properties that most views do not change.
extension UIView {
  static func defineExtras(_ view: ClassMembers<UIView>) {
    view.property("window") { $0.window }
    view.property(
      "autoresizingMask", get: { $0.madeExtras?.autoresizing.rawValue ?? 0 },
      set: { (this, mask: UInt) in this.extras.autoresizing = Autoresizing(rawValue: mask) })
    view.property("autoresizesSubviews", \.extras.autoresizesSubviews)
    view.property(
      "tintColor", get: { this -> UIColor? in this.tintColor },
      set: { (this, color: UIColor?) in this.extras.tintColor = color })
    view.property("contentMode", \.extras.contentMode)
    view.property("clipsToBounds", \.extras.clipsToBounds)
    view.property("opaque", \.extras.isOpaque)
    view.method("isOpaque") { $0.extras.isOpaque }
    view.property("userInteractionEnabled", \.extras.takesTouches)
    view.method("isUserInteractionEnabled") { $0.extras.takesTouches }
    view.property("multipleTouchEnabled", \.extras.takesSeveralTouches)
    view.method("isMultipleTouchEnabled") { $0.extras.takesSeveralTouches }
    // Nothing is drawn.
    view.method("setNeedsDisplay") { _ in }
    view.method("setNeedsDisplayInRect:") { (_, _: CGRect) in }
    view.method("endEditing:") { (this, _: Bool) in try this.endEditing() }
    defineSizes(view)
    defineGestures(view)
  }

  private static let sizeThatFits = Message<(CGSize) -> CGSize>("sizeThatFits:")

  /// Defines the sizes. Letters have no known size, so a view fits as it is, unless a subclass says otherwise.
  private static func defineSizes(_ view: ClassMembers<UIView>) {
    view.method("sizeThatFits:") { (this, _: CGSize) in this.frame.size }
    view.method("sizeToFit") { this in
      this.frame.size = try sizeThatFits(this, this.frame.size)
    }
  }

  private static func defineGestures(_ view: ClassMembers<UIView>) {
    view.property("gestureRecognizers") { this -> [UIGestureRecognizer]? in
      this.madeExtras?.gestureRecognizers ?? []
    } set: { (this, recognizers: [UIGestureRecognizer]?) in
      for recognizer in this.extras.gestureRecognizers { this.removeGestureRecognizer(recognizer) }
      for recognizer in recognizers ?? [] { this.addGestureRecognizer(recognizer) }
    }
    view.method("addGestureRecognizer:") { (this, recognizer: UIGestureRecognizer) in
      this.addGestureRecognizer(recognizer)
    }
    view.method("removeGestureRecognizer:") { (this, recognizer: UIGestureRecognizer) in
      this.removeGestureRecognizer(recognizer)
    }
  }

  /// Defines animations, which take place at once and have then ended.
  static func defineAnimations(_ view: ClassMembers<UIView>) {
    func run(_ animations: Block?, _ completion: Block?) throws {
      try animations?.call()
      try completion?.call(true)
    }
    view.classMethod("animateWithDuration:animations:") { (_, _: Double, animations: Block) in
      try run(animations, nil)
    }
    view.classMethod("animateWithDuration:animations:completion:") {
      (_, _: Double, animations: Block, completion: Block?) in
      try run(animations, completion)
    }
    view.classMethod("animateWithDuration:delay:options:animations:completion:") {
      (_, _: Double, _: Double, _: UInt, animations: Block, completion: Block?) in
      try run(animations, completion)
    }
    view.classMethod("performWithoutAnimation:") { (_, actions: Block) in try run(actions, nil) }
    view.classMethod("areAnimationsEnabled") { _ in false }
    view.classMethod("setAnimationsEnabled:") { (_, _: Bool) in }
  }
}
