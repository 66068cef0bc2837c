import CarobFoundation
import CarobRuntime
import Foundation

/// A layer that draws the layers inside several times, each time after its transform once more.
@MainActor
open class CAReplicatorLayer: CALayer {
  /// The greatest number of times; a drawing has no room for many more.
  private static let maximumCount = 1_000

  final var instanceCount = 1
  final var instanceTransform = CATransform3D.identity
  final var instanceAlphaOffset: Float = 0

  override func drawSublayers(in context: CGContext) {
    let step = instanceTransform.affine.around(anchor)
    context.saving {
      let alpha = context.state.alpha
      for number in 0..<max(0, min(instanceCount, Self.maximumCount)) {
        let part = 1 + Double(instanceAlphaOffset) * Double(number)
        context.state.alpha = alpha * max(0, min(part, 1))
        drawLayersInside(in: context)
        context.concatenate(step)
      }
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: CAReplicatorLayer.self, "A layer that draws the layers inside several times."
    ) { layer in
      layer.property("@property NSInteger instanceCount", \.instanceCount)
      layer.property("@property CATransform3D instanceTransform", \.instanceTransform)
      layer.property("@property float instanceAlphaOffset", \.instanceAlphaOffset)
    }
  }
}
