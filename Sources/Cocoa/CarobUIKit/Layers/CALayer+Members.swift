import CarobFoundation
import CarobRuntime
import Foundation

/// The members of `CALayer`.
extension CALayer {
  static func defineLook(_ layer: ClassMembers<CALayer>) {
    layer.property("@property CGFloat cornerRadius", \.cornerRadius)
    layer.property("@property CGFloat borderWidth", \.borderWidth)
    layer.property("@property (getter=isHidden) BOOL hidden", \.isHidden)
    layer.property("@property BOOL masksToBounds", \.masksToBounds)
    layer.property("@property float opacity", \.opacity)
    layer.property("@property float shadowOpacity", \.shadowOpacity)
    layer.property("@property CGFloat shadowRadius", \.shadowRadius)
    layer.property("@property CGSize shadowOffset", \.shadowOffset)
    layer.property("@property (copy) NSString *name", \.name)
    layer.property("@property (strong) id contents", \.contents)
    layer.property("@property CGFloat contentsScale", \.contentsScale)
    layer.property("@property BOOL shouldRasterize", \.rasterizes)
    layer.property("@property CGFloat rasterizationScale", \.rasterizationScale)
    color(layer, "@property CGColorRef borderColor", \.borderColor)
    color(layer, "@property CGColorRef backgroundColor", \.backgroundColor)
    color(layer, "@property CGColorRef shadowColor", \.shadowColor)
  }

  /// Defines a property whose value is a colour as CoreGraphics names it: the object itself.
  static func color<Layer: CALayer>(
    _ layer: ClassMembers<Layer>, _ statement: StaticString,
    _ path: ReferenceWritableKeyPath<Layer, UIColor?>
  ) {
    layer.property(statement) {
      $0[keyPath: path]?.colorReference ?? Pointer(nil)
    } set: { (this, color: Pointer) in
      this[keyPath: path] = Object.from(color.address) as? UIColor
    }
  }

  /// Defines a property with numbers.
  static func numbers<Layer: CALayer>(
    _ layer: ClassMembers<Layer>, _ statement: StaticString,
    _ path: ReferenceWritableKeyPath<Layer, [Double]?>
  ) {
    layer.property(statement) { this -> [NumberBox]? in
      guard let values = this[keyPath: path] else { return nil }
      var numbers: [NumberBox] = []
      for value in values { numbers.append(NumberBox(value)) }
      return numbers
    } set: { (this, numbers: [NumberBox]?) in
      guard let numbers else { return this[keyPath: path] = nil }
      var values: [Double] = []
      for number in numbers { values.append(number.doubleValue) }
      this[keyPath: path] = values
    }
  }

  static func defineGeometry(_ layer: ClassMembers<CALayer>) {
    layer.property("@property CGRect frame") { this in
      let transform = this.transform.affine
      if transform == .identity { return this.frame }
      return this.frame.transformed(by: transform, anchor: this.anchorPoint)
    } set: { (this, frame: CGRect) in
      if let view = this.view { view.setTransformedFrame(frame) } else { this.frame = frame }
    }
    layer.property("@property CGRect bounds") {
      CGRect(origin: .zero, size: $0.frame.size)
    } set: { (this, bounds: CGRect) in
      if let view = this.view { view.bounds = bounds } else { this.frame.size = bounds.size }
    }
    layer.property("@property CGPoint position") {
      CGPoint(x: $0.frame.midX, y: $0.frame.midY)
    } set: { (this, position: CGPoint) in
      this.frame.origin = CGPoint(
        x: position.x - this.frame.width / 2, y: position.y - this.frame.height / 2)
    }
    layer.property("@property CGFloat zPosition", \.zPosition)
    layer.property("@property CGPoint anchorPoint", \.anchorPoint)
  }

  static func defineTransforms(_ layer: ClassMembers<CALayer>) {
    layer.property("@property CATransform3D transform", \.transform)
    layer.property("@property CATransform3D sublayerTransform") {
      $0.sublayerTransform ?? .identity
    } set: { (this, transform: CATransform3D) in
      this.sublayerTransform = transform == .identity ? nil : transform
    }
    layer.method("- (CGAffineTransform)affineTransform") { $0.transform.affine }
    layer.method("- (void)setAffineTransform:(CGAffineTransform)m") {
      (this, transform: CGAffineTransform) in
      this.transform = CATransform3D(transform)
    }
    layer.property("@property (copy) NSString *contentsGravity") {
      $0.contentsGravity
    } set: { (this, gravity: String?) in
      this.contentsGravity = gravity ?? "resize"
    }
    layer.property("@property (strong) CALayer *mask") {
      $0.mask
    } set: { (this, mask: CALayer?) in
      if let mask { try this.checkRoom(for: mask) }
      this.mask = mask
    }
    layer.method("- (BOOL)containsPoint:(CGPoint)p") { (this, point: CGPoint) in
      CGRect(origin: .zero, size: this.frame.size).contains(point)
    }
  }

  static func defineTree(_ layer: ClassMembers<CALayer>) {
    layer.property("@property (readonly) CALayer *superlayer") { this -> CALayer? in
      this.superlayer ?? this.view?.superview?.layer
    }
    layer.property("@property (copy) NSArray<CALayer *> *sublayers") {
      this -> [CALayer]? in
      var layers: [CALayer] = []
      for view in this.view?.addedSubviews ?? [] { layers.append(view.layer) }
      layers += this.sublayers
      return layers.isEmpty ? nil : layers
    } set: { (this, layers: [CALayer]?) in
      // All are checked first, so that an error changes nothing.
      for layer in layers ?? [] where layer.view == nil { try this.checkRoom(for: layer) }
      for layer in this.sublayers { layer.removeFromSuperlayer() }
      for layer in layers ?? [] where layer.view == nil { try this.insert(layer, at: Int.max) }
    }
    layer.method("- (void)addSublayer:(CALayer *)layer") { (this, layer: CALayer) in
      try this.insert(layer, at: Int.max)
    }
    layer.method("- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index") {
      (this, layer: CALayer, index: UInt32) in
      try this.insert(layer, at: Int(index))
    }
    layer.method("- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling") {
      (this, layer: CALayer, sibling: CALayer?) in
      try this.insert(layer, beside: sibling, offset: 1)
    }
    layer.method("- (void)insertSublayer:(CALayer *)layer below:(CALayer *)sibling") {
      (this, layer: CALayer, sibling: CALayer?) in
      try this.insert(layer, beside: sibling, offset: 0)
    }
    layer.method("- (void)replaceSublayer:(CALayer *)oldLayer with:(CALayer *)newLayer") {
      (this, old: CALayer, new: CALayer?) in
      guard old !== new, this.sublayers.firstIndex(identical: old) != nil else { return }
      if let new { try this.insert(new, beside: old, offset: 0) }
      old.removeFromSuperlayer()
    }
    layer.method("- (void)removeFromSuperlayer") { $0.removeFromSuperlayer() }
    layer.property("@property (weak) id delegate", \.delegate)
  }

  /// Inserts a layer beside another one inside; in front of all when that is not inside.
  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) throws(ViewError) {
    if layer === sibling { return }
    try checkRoom(for: layer)
    layer.removeFromSuperlayer()
    var place = Int.max
    if let sibling, let index = sublayers.firstIndex(identical: sibling) { place = index + offset }
    try insert(layer, at: place)
  }

  /// Defines what is kept and not looked at, and the layers of an animation, which are this one: nothing moves by itself.
  static func defineKept(_ layer: ClassMembers<CALayer>) {
    layer.property("@property (getter=isOpaque) BOOL opaque", \.isOpaque)
    layer.property("@property BOOL needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange)
    layer.property("@property CGPathRef shadowPath") { this in
      if let path = this.shadowPath { CGPath(path).reference } else { Pointer(nil) }
    } set: { (this, path: Pointer) in
      this.shadowPath = path.address == nil ? nil : CGPath.path(of: path)
    }
    layer.method("- (instancetype)presentationLayer") { $0 }
    layer.method("- (instancetype)modelLayer") { $0 }
  }

  /// Defines what the view does for its layer, and what does nothing, since nobody moves a layer.
  static func defineIdle(_ layer: ClassMembers<CALayer>) {
    layer.method("- (void)setNeedsLayout") { $0.view?.setNeedsLayout() }
    layer.method("- (void)layoutIfNeeded") { try $0.view?.layoutIfNeeded() }
    layer.method("- (void)removeAllAnimations") { _ in }
    layer.method("- (void)removeAnimationForKey:(NSString *)key") { (_, _: String) in }
  }
}

extension UIColor {
  /// The colour as CoreGraphics names it: the object itself, which lives at least as long as the autorelease pool.
  var colorReference: Pointer {
    _ = autoreleased()
    return Pointer(id)
  }

  static func defineReference(_ color: ClassMembers<UIColor>) {
    color.property("@property (nonatomic, readonly) CGColorRef CGColor") { $0.colorReference }
    color.classMethod("+ (UIColor *)colorWithCGColor:(CGColorRef)color") { (_, color: Pointer) in
      Object.from(color.address) as? UIColor
    }
  }
}
