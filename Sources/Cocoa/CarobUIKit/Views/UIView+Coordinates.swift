import CarobRuntime
import Foundation

extension UIView {
  /// Converts a point from this view's coordinates to those of another view; nil stands for the outermost view around
  /// this one.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = distanceFromOutermost
    let other = view?.distanceFromOutermost ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a rectangle from this view's coordinates to those of another view, as for a point.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The origin of the view's coordinates, in those of the outermost view around it.
  private var distanceFromOutermost: CGPoint {
    var distance = CGPoint.zero
    for view in sequence(first: self as UIView, next: \.superview) where view.superview != nil {
      distance.x += view.frame.origin.x - view.bounds.origin.x
      distance.y += view.frame.origin.y - view.bounds.origin.y
    }
    return distance
  }

  static func defineCoordinates(_ view: ClassMembers<UIView>) {
    view.method("- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view") {
      (this, point: CGPoint, other: UIView?) in
      this.convert(point, to: other)
    }
    view.method("- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view") {
      (this, point: CGPoint, other: UIView?) in
      (other ?? this.outermost).convert(point, to: this)
    }
    view.method("- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view") {
      (this, rect: CGRect, other: UIView?) in
      this.convert(rect, to: other)
    }
    view.method("- (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view") {
      (this, rect: CGRect, other: UIView?) in
      (other ?? this.outermost).convert(rect, to: this)
    }
  }

  /// The outermost view around this one: the window, if it is in one.
  final var outermost: UIView {
    var outermost = self
    while let superview = outermost.superview { outermost = superview }
    return outermost
  }
}
