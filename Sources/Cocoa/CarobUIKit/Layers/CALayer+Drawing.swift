import CarobFoundation
import CarobRuntime
import Foundation

/// How layers are drawn: those that a program has added to a view's layer, and the view's own if it is of another class.
extension CALayer {
  private static let drawInContext = Message<(Pointer) -> Void>("drawInContext:")
  private static let drawLayer = Message<(Object?, Pointer) -> Void>("drawLayer:inContext:")

  /// Whether the layer, or one inside that a program has added, may have something to draw besides what a view has.
  final var mayDraw: Bool {
    !sublayers.isEmpty || contents != nil || type(of: self) != CALayer.self || drawsItself
  }

  /// Whether the program has code that draws the layer.
  private var drawsItself: Bool {
    let code = isa.implementation(for: Self.drawInContext.selector)
    if code != CALayer.runtimeClass.implementation(for: Self.drawInContext.selector) { return true }
    guard let delegate, delegate !== view else { return false }
    return delegate.responds(to: Self.drawLayer.selector)
  }

  /// Draws the layer and those inside.
  final func draw(in context: CGContext) {
    if isHidden { return }
    context.saving {
      if view == nil {
        clipToMask(in: context)
        drawGround(in: context)
      }
      drawContent(in: context)
      drawByProgram(in: context)
      context.saving {
        if let all = sublayerTransform?.affine { context.concatenate(all.around(anchor)) }
        drawSublayers(in: context)
      }
      if view == nil { drawBorder(in: context) }
    }
  }

  /// Draws the layers inside.
  final func drawLayersInside(in context: CGContext) {
    for layer in sublayersByPosition { layer.drawInside(context) }
  }

  /// The point around which transforms turn.
  final var anchor: CGPoint {
    CGPoint(x: anchorPoint.x * frame.width, y: anchorPoint.y * frame.height)
  }

  /// Limits what follows to the mask: to the path of a layer that has one, else to the rectangle of one with a ground.
  final func clipToMask(in context: CGContext) {
    guard let mask else { return }
    var path = mask.maskPath
    path = path.transformed(by: mask.transform.affine.around(mask.anchor))
    context.clip(
      toUser: path.transformed(by: .translation(mask.frame.minX, mask.frame.minY)),
      evenOdd: mask.isMaskEvenOdd)
  }

  /// The layers inside by their z positions; those of the same position as they are.
  private var sublayersByPosition: [CALayer] {
    var sorted: [CALayer] = []
    for layer in sublayers {
      var index = sorted.count
      while index > 0, sorted[index - 1].zPosition > layer.zPosition { index -= 1 }
      sorted.insert(layer, at: index)
    }
    return sorted
  }

  private func drawInside(_ context: CGContext) {
    context.saving {
      context.concatenate(.translation(frame.minX, frame.minY))
      if transform != .identity { context.concatenate(transform.affine.around(anchor)) }
      context.state.alpha *= Double(max(0, min(opacity, 1)))
      draw(in: context)
    }
  }

  /// The layer's edge.
  final var outline: DrawingPath { outline(inset: 0) }

  private func outline(inset: Double) -> DrawingPath {
    var path = DrawingPath()
    let radius = max(0, cornerRadius - inset)
    path.addRoundedRect(
      CGRect(origin: .zero, size: frame.size).insetBy(dx: inset, dy: inset),
      corner: CGSize(width: radius, height: radius))
    return path
  }

  func drawGround(in context: CGContext) {
    if let backgroundColor {
      context.state.setFill(backgroundColor)
      context.state.patternTransform = context.state.transform
      let outer = context.state.shadow
      context.state.shadow = shadow ?? outer
      context.draw(user: outline, .fill)
      context.state.shadow = outer
    }
    if masksToBounds { context.clip(toUser: outline) }
  }

  /// The shadow of the ground; nil for none. A layer that hides what is outside of it hides its shadow.
  private var shadow: Drawing.Shadow? {
    guard shadowOpacity > 0, shadowRadius.isFinite, !masksToBounds else { return nil }
    let color = shadowColor ?? .black
    let seen = color.withAlphaComponent(color.alpha * Double(min(shadowOpacity, 1)))
    return Drawing.Shadow(
      x: shadowOffset.width, y: shadowOffset.height, blur: max(0, shadowRadius),
      color: Drawing.Color(seen))
  }

  /// Draws the border, which is inside the edge.
  func drawBorder(in context: CGContext) {
    guard borderWidth > 0, min(frame.width, frame.height) > borderWidth else { return }
    context.state.line = Drawing.Line(width: borderWidth)
    context.state.stroke = Drawing.Color(borderColor ?? .black)
    context.draw(user: outline(inset: borderWidth / 2), .stroke)
  }

  /// Asks the program's code, which draws only after it was asked to.
  private func drawByProgram(in context: CGContext) {
    guard drawsItself, !frame.isEmpty else { return }
    if needsDisplay, !isDrawing {
      needsDisplay = false
      isDrawing = true
      defer { isDrawing = false }
      drawnByProgram = CGContext.recording(
        CGRect(origin: .zero, size: frame.size), of: runtimeClass
      ) { context throws(MessageError) in
        try Self.drawInContext(self, Pointer(context.id))
      }
    }
    if let drawnByProgram { context.draw(drawnByProgram, at: .zero) }
  }

  static func defineDrawing(_ layer: ClassMembers<CALayer>) {
    layer.method("- (void)drawInContext:(CGContextRef)context") { (this, context: Pointer) in
      guard let delegate = this.delegate, delegate !== this.view,
        delegate.responds(to: drawLayer.selector)
      else { return }
      try drawLayer(delegate, this, context)
    }
    layer.method("- (void)setNeedsDisplay") { $0.setNeedsDisplay() }
    layer.method("- (void)setNeedsDisplayInRect:(CGRect)rect") { (this, _: CGRect) in
      this.setNeedsDisplay()
    }
    layer.method("- (void)displayIfNeeded") { $0.view?.displayIfNeeded() }
    layer.method("- (void)renderInContext:(CGContextRef)context") { (this, context: Pointer) in
      guard let context = Object.from(context.address) as? CGContext else { return }
      if let view = this.view { view.render(in: context) } else { this.draw(in: context) }
    }
  }

  private func setNeedsDisplay() {
    if isDrawing { return }
    needsDisplay = true
    view?.setNeedsDisplay()
  }
}

extension UIView {
  private static let layerClass = Message<() -> ClassObject?>("layerClass")

  /// A layer of the class that `+layerClass` names.
  func makeLayer() -> CALayer {
    guard let cls = try? Self.layerClass(runtimeClass.object),
      let layer = try? cls.instanceClass.make() as? CALayer
    else { return CALayer() }
    return layer
  }

  /// The drawing of the view with those of layers, which are drawn each time, since nobody says when they change.
  func drawing(under layer: CALayer) -> RecordedDrawing? {
    let context = CGContext(size: bounds.size, origin: bounds.origin)
    layer.clipToMask(in: context)
    if let own = madeExtras?.drawing?.drawing {
      context.draw(own, at: bounds.origin)
    }
    layer.draw(in: context)
    guard !context.drawing.isEmpty else { return nil }
    // The text of an equal drawing is known already.
    if let known = extras.layerDrawing, known.drawing == context.drawing { return known }
    let made = RecordedDrawing(context.drawing)
    extras.layerDrawing = made
    return made
  }
}
