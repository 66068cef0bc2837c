import CarobRuntime
import Foundation

/// The properties that most views do not change.
extension UIView {
  static func defineExtras(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) UIWindow *window") { $0.window }
    view.property(
      "@property (nonatomic) UIViewAutoresizing autoresizingMask",
      get: { $0.madeExtras?.autoresizing.rawValue ?? 0 },
      set: { (this, mask: UInt) in this.extras.autoresizing = Autoresizing(rawValue: mask) })
    view.property("@property (nonatomic) BOOL autoresizesSubviews", \.extras.autoresizesSubviews)
    view.property(
      "@property (nonatomic, strong) UIColor *tintColor",
      get: { this -> UIColor? in this.tintColor },
      set: { (this, color: UIColor?) in this.extras.tintColor = color })
    view.property("@property (nonatomic) UIViewContentMode contentMode", \.extras.contentMode)
    view.property("@property (nonatomic) BOOL clipsToBounds", \.extras.clipsToBounds)
    view.property("@property (nonatomic, getter=isOpaque) BOOL opaque", \.extras.isOpaque)
    view.property(
      "@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled",
      \.extras.takesTouches)
    view.property(
      "@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled",
      \.extras.takesSeveralTouches)
    // Before the protocol is adopted, the class that declares it is there.
    _ = UITraitCollection.runtimeClass
    view.adopt("UITraitEnvironment")
    defineTraits(view)
    view.method("- (BOOL)endEditing:(BOOL)force") { (this, _: Bool) in try this.endEditing() }
    defineSizes(view)
    defineGestures(view)
  }

  static let sizeThatFits = Message<(CGSize) -> CGSize>("sizeThatFits:")

  /// Defines the sizes. A view without a size of its own fits as it is.
  private static func defineSizes(_ view: ClassMembers<UIView>) {
    view.method("- (CGSize)sizeThatFits:(CGSize)size") { (this, _: CGSize) in
      let size = this.intrinsicContentSize
      return CGSize(
        width: size.width < 0 ? this.frame.size.width : size.width,
        height: size.height < 0 ? this.frame.size.height : size.height)
    }
    view.property("@property (nonatomic, readonly) CGSize intrinsicContentSize") {
      $0.intrinsicContentSize
    }
    view.method("- (void)invalidateIntrinsicContentSize") { $0.superview?.setNeedsLayout() }
    view.method("- (void)sizeToFit") { this in
      this.frame.size = try sizeThatFits(this, this.frame.size)
    }
  }

  private static func defineGestures(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers")
    { this -> [UIGestureRecognizer]? in
      this.madeExtras?.gestureRecognizers ?? []
    } set: { (this, recognizers: [UIGestureRecognizer]?) in
      for recognizer in this.extras.gestureRecognizers { this.removeGestureRecognizer(recognizer) }
      for recognizer in recognizers ?? [] { this.addGestureRecognizer(recognizer) }
    }
    view.method("- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer") {
      (this, recognizer: UIGestureRecognizer?) in
      if let recognizer { this.addGestureRecognizer(recognizer) }
    }
    view.method("- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer") {
      (this, recognizer: UIGestureRecognizer?) in
      if let recognizer { this.removeGestureRecognizer(recognizer) }
    }
  }
}
