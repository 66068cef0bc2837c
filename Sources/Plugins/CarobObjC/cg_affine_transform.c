/* Transforms of the plane, which CGAffineTransform.h declares. */
#include "layout.h"
#include <CoreGraphics/CGAffineTransform.h>

CAROB_GLUE_BEGIN

const CGAffineTransform CGAffineTransformIdentity = {1, 0, 0, 1, 0, 0};

CGAffineTransform CGAffineTransformMake(
  CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty) {
  return (CGAffineTransform){a, b, c, d, tx, ty};
}

CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty) {
  return (CGAffineTransform){1, 0, 0, 1, tx, ty};
}

CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy) {
  return (CGAffineTransform){sx, 0, 0, sy, 0, 0};
}

CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle) {
  const CGFloat sine = sin(angle), cosine = cos(angle);
  return (CGAffineTransform){cosine, sine, -sine, cosine, 0, 0};
}

bool CGAffineTransformIsIdentity(CGAffineTransform transform) {
  return CGAffineTransformEqualToTransform(transform, CGAffineTransformIdentity);
}

bool CGAffineTransformEqualToTransform(CGAffineTransform first, CGAffineTransform second) {
  return first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d
    && first.tx == second.tx && first.ty == second.ty;
}

CGAffineTransform CGAffineTransformConcat(CGAffineTransform first, CGAffineTransform second) {
  return (CGAffineTransform){
    first.a * second.a + first.b * second.c,
    first.a * second.b + first.b * second.d,
    first.c * second.a + first.d * second.c,
    first.c * second.b + first.d * second.d,
    first.tx * second.a + first.ty * second.c + second.tx,
    first.tx * second.b + first.ty * second.d + second.ty,
  };
}

CGAffineTransform CGAffineTransformTranslate(
  CGAffineTransform transform, CGFloat tx, CGFloat ty) {
  return CGAffineTransformConcat(CGAffineTransformMakeTranslation(tx, ty), transform);
}

CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat sx, CGFloat sy) {
  return CGAffineTransformConcat(CGAffineTransformMakeScale(sx, sy), transform);
}

CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle) {
  return CGAffineTransformConcat(CGAffineTransformMakeRotation(angle), transform);
}

CGAffineTransform CGAffineTransformInvert(CGAffineTransform t) {
  const CGFloat determinant = t.a * t.d - t.b * t.c;
  if (determinant == 0) return t;
  return (CGAffineTransform){
    t.d / determinant,
    -t.b / determinant,
    -t.c / determinant,
    t.a / determinant,
    (t.c * t.ty - t.d * t.tx) / determinant,
    (t.b * t.tx - t.a * t.ty) / determinant,
  };
}

CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform t) {
  return CGPointMake(
    t.a * point.x + t.c * point.y + t.tx, t.b * point.x + t.d * point.y + t.ty);
}

CGSize CGSizeApplyAffineTransform(CGSize size, CGAffineTransform t) {
  return CGSizeMake(t.a * size.width + t.c * size.height, t.b * size.width + t.d * size.height);
}

CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform transform) {
  if (CGRectIsNull(rect) || CGRectIsInfinite(rect)) return rect;
  const CGFloat xs[] = {CGRectGetMinX(rect), CGRectGetMaxX(rect)};
  const CGFloat ys[] = {CGRectGetMinY(rect), CGRectGetMaxY(rect)};
  CGPoint low = {INFINITY, INFINITY}, high = {-INFINITY, -INFINITY};
  for (int corner = 0; corner < 4; ++corner) {
    const CGPoint point =
      CGPointApplyAffineTransform(CGPointMake(xs[corner & 1], ys[corner >> 1]), transform);
    low = CGPointMake(fmin(low.x, point.x), fmin(low.y, point.y));
    high = CGPointMake(fmax(high.x, point.x), fmax(high.y, point.y));
  }
  return CGRectMake(low.x, low.y, high.x - low.x, high.y - low.y);
}

CAROB_GLUE_END
