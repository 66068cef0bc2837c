import CarobFoundation
import CarobRuntime
import Foundation

extension UIView {
  /// Converts a point from this view's coordinates to those of another view; nil stands for the outermost view around
  /// this one.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    conversion(to: view).applied(to: point)
  }

  /// Converts a rectangle from this view's coordinates to those of another view, as for a point. Where a view is turned, it is
  /// the rectangle around the result.
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let conversion = conversion(to: view)
    guard !conversion.isTranslation else {
      return CGRect(origin: conversion.applied(to: rect.origin), size: rect.size)
    }
    return DrawingPath(rect).transformed(by: conversion).bounds ?? rect
  }

  private func conversion(to view: UIView?) -> CGAffineTransform {
    let (own, other) = (placement, view?.placement ?? .identity)
    if own.isTranslation, other.isTranslation {
      return .translation(own.tx - other.tx, own.ty - other.ty)
    }
    // A view without an extent has no way back into it.
    return own.then(other.inverse ?? .identity)
  }

  /// The transform from the view's coordinates to those of the outermost view around it.
  private var placement: CGAffineTransform {
    var placement = CGAffineTransform.identity
    for view in sequence(first: self as UIView, next: \.superview) where view.superview != nil {
      placement.tx -= view.boundsOrigin.x
      placement.ty -= view.boundsOrigin.y
      let transform = view.transform
      if transform != .identity {
        let (anchor, size) = (view.anchorPoint, view.frame.size)
        placement = placement.then(
          transform.around(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)))
      }
      placement.tx += view.frame.origin.x
      placement.ty += view.frame.origin.y
    }
    return placement
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
