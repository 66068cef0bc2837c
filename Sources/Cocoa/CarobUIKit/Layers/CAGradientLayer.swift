import CarobFoundation
import CarobRuntime
import Foundation

/// A layer that draws colours from one edge to the other, or around a point.
@MainActor
open class CAGradientLayer: CALayer {
  final var colors: [Object]?
  final var places: [Double]?
  final var startPoint = CGPoint(x: 0.5, y: 0)
  final var endPoint = CGPoint(x: 0.5, y: 1)
  final var type = "axial"

  private func point(_ part: CGPoint) -> CGPoint {
    let size = frame.size
    return CGPoint(x: part.x * size.width, y: part.y * size.height)
  }

  override func drawContent(in context: CGContext) {
    var known: [UIColor] = []
    for color in colors ?? [] { if let color = color as? UIColor { known.append(color) } }
    guard !known.isEmpty else { return }
    let (start, end) = (point(startPoint), point(endPoint))
    let numbers: [Double] =
      type == "radial"
      ? [start.x, start.y, 0, start.x, start.y, hypot(end.x - start.x, end.y - start.y)]
      : [start.x, start.y, end.x, end.y]
    context.saving {
      context.clip(toUser: outline)
      // Beyond its ends the last colours go on.
      context.draw(CGGradient(known, places: places ?? []).between(numbers, options: 3))
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: CAGradientLayer.self, "A layer that draws a gradient.") {
      layer in
      layer.property("@property (copy) NSArray *colors", \.colors)
      numbers(layer, "@property (copy) NSArray<NSNumber *> *locations", \.places)
      layer.property("@property CGPoint startPoint", \.startPoint)
      layer.property("@property CGPoint endPoint", \.endPoint)
      layer.property("@property (copy) NSString *type", \.type)
    }
  }
}
