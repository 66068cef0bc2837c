import CarobFoundation
import CarobRuntime
import Foundation

/// The transform of a view, which front ends draw. `frame` in Swift is the rectangle before it, which layout uses; programs
/// get the rectangle around what is seen, as on iOS.
extension UIView {
  /// The transform around the layer's anchor, the middle of the view.
  public final var transform: CGAffineTransform {
    get { madeExtras?.transform.affine ?? .identity }
    set {
      if madeExtras == nil, newValue == .identity { return }
      extras.transform = CATransform3D(newValue)
    }
  }

  /// The point of the bounds' size, from 0 to 1, around which the transform turns.
  package final var anchorPoint: CGPoint { layerIfMade?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The rectangle around the view after its transform.
  final var transformedFrame: CGRect {
    transform == .identity ? frame : frame.transformed(by: transform, anchor: anchorPoint)
  }

  /// Moves the view so that the rectangle around it is another one. A turned view keeps its size.
  final func setTransformedFrame(_ rect: CGRect) {
    let transform = self.transform
    guard transform != .identity else { return frame = rect }
    if transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 {
      frame.size = CGSize(
        width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
    }
    let seen = transformedFrame
    frame.origin.x += rect.minX - seen.minX
    frame.origin.y += rect.minY - seen.minY
  }

  static func defineTransform(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic) CGAffineTransform transform") {
      $0.transform
    } set: { (this, transform: CGAffineTransform) in
      this.transform = transform
    }
  }
}

extension CGRect {
  /// The rectangle around this one after a transform around a point.
  ///
  /// - Parameter anchor: the point in this rectangle, from 0 to 1.
  func transformed(by transform: CGAffineTransform, anchor: CGPoint) -> CGRect {
    let point = CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
    return DrawingPath(self).transformed(by: transform.around(point)).bounds ?? self
  }
}
