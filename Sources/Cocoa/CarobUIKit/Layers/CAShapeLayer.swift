import CarobFoundation
import CarobRuntime
import Foundation

/// A layer that draws a path.
@MainActor
open class CAShapeLayer: CALayer {
  final var path: DrawingPath?
  final var fillColor: UIColor? = .black
  final var strokeColor: UIColor?
  final var isEvenOdd = false
  final var line = Drawing.Line()
  final var dashPattern: [Double]?
  final var dashPhase = 0.0

  override func drawContent(in context: CGContext) {
    guard let path else { return }
    context.saving {
      context.state.line = line
      context.state.line.setDash(dashPattern ?? [], phase: dashPhase)
      if let fillColor {
        context.state.setFill(fillColor)
        context.draw(user: path, isEvenOdd ? .evenOddFill : .fill)
      }
      if let strokeColor, line.width > 0 {
        context.state.stroke = Drawing.Color(strokeColor)
        context.draw(user: path, .stroke)
      }
    }
  }

  override var maskPath: DrawingPath { fillColor == nil ? DrawingPath() : path ?? DrawingPath() }

  override var isMaskEvenOdd: Bool { isEvenOdd }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: CAShapeLayer.self, "A layer that draws a path.") { layer in
      layer.property("@property CGPathRef path") { this in
        guard let path = this.path else { return Pointer(nil) }
        return CGPath(path).reference
      } set: { (this, path: Pointer) in
        this.path = path.address == nil ? nil : CGPath.path(of: path)
      }
      color(layer, "@property CGColorRef fillColor", \.fillColor)
      color(layer, "@property CGColorRef strokeColor", \.strokeColor)
      layer.property("@property CGFloat lineWidth") {
        $0.line.width
      } set: { (this, width: Double) in
        this.line.setWidth(width)
      }
      layer.property("@property CGFloat miterLimit", \.line.miter)
      layer.property("@property (copy) NSString *lineCap") {
        $0.line.capName
      } set: { (this, cap: String?) in
        this.line.capName = cap ?? ""
      }
      layer.property("@property (copy) NSString *lineJoin") {
        $0.line.joinName
      } set: { (this, join: String?) in
        this.line.joinName = join ?? ""
      }
      layer.property("@property (copy) NSString *fillRule") { this in
        this.isEvenOdd ? "even-odd" : "non-zero"
      } set: { (this, rule: String?) in
        this.isEvenOdd = rule == "even-odd"
      }
      numbers(layer, "@property (copy) NSArray<NSNumber *> *lineDashPattern", \.dashPattern)
      layer.property("@property CGFloat lineDashPhase", \.dashPhase)
    }
  }
}
