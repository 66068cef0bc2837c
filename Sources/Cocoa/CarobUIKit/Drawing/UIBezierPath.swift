import CarobFoundation
import CarobRuntime
import Foundation

/// A path with the line that is drawn along it. Use by one thread at a time.
open class UIBezierPath: Object {
  package final var path = DrawingPath()
  final var line = Drawing.Line()
  final var usesEvenOddFillRule = false
  final var flatness = 0.6

  /// The path after it was made by a class method, which may be a plugin's.
  static func made(_ cls: ClassObject, _ path: DrawingPath) throws -> Object {
    let made = try cls.instanceClass.make()
    (made as? UIBezierPath)?.path = path
    return made
  }

  private func copyOfSameClass() throws -> Object {
    let copy = try Self.made(isa.object, path)
    if let copy = copy as? UIBezierPath {
      (copy.line, copy.usesEvenOddFillRule) = (line, usesEvenOddFillRule)
      copy.flatness = flatness
    }
    return copy
  }

  /// Draws in the current context, whose state stays as it is.
  private func draw(_ mode: CGContext.Mode, blend: Int? = nil, alpha: Double? = nil) {
    guard let context = GraphicsStack.current else { return }
    context.saving {
      context.state.line = line
      if let blend { context.state.set(.blendMode, to: Double(blend)) }
      if let alpha { context.state.set(.alpha, to: context.state.alpha * alpha) }
      context.draw(user: path, mode)
    }
  }

  private func fill(blend: Int? = nil, alpha: Double? = nil) {
    draw(usesEvenOddFillRule ? .evenOddFill : .fill, blend: blend, alpha: alpha)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIBezierPath.self, "Lines and curves, which can be filled and drawn.") {
      path in
      path.adopt("NSCopying")
      path.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        try this.copyOfSameClass()
      }
      defineShapes(path)
      defineParts(path)
      defineLine(path)
      defineAnswers(path)
      defineDrawing(path)
    }
  }

  private static func defineDrawing(_ path: ClassMembers<UIBezierPath>) {
    path.method("- (void)fill") { $0.fill() }
    path.method("- (void)stroke") { $0.draw(.stroke) }
    path.method("- (void)fillWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha") {
      (this, blend: Int32, alpha: Double) in
      this.fill(blend: Int(blend), alpha: alpha)
    }
    path.method("- (void)strokeWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha") {
      (this, blend: Int32, alpha: Double) in
      this.draw(.stroke, blend: Int(blend), alpha: alpha)
    }
    path.method("- (void)addClip") { this in
      GraphicsStack.current?.clip(toUser: this.path, evenOdd: this.usesEvenOddFillRule)
    }
  }
}
