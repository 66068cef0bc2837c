/* Paths of lines and curves. A null path does nothing. Use a path by one thread at a time. */
#pragma once

#include <CoreGraphics/CGAffineTransform.h>
#include <CoreGraphics/CGTypes.h>

typedef CF_ENUM(int32_t, CGPathElementType) {
  kCGPathElementMoveToPoint = 0,
  kCGPathElementAddLineToPoint = 1,
  kCGPathElementAddQuadCurveToPoint = 2,
  kCGPathElementAddCurveToPoint = 3,
  kCGPathElementCloseSubpath = 4,
};

typedef struct CGPathElement {
  CGPathElementType type;
  CGPoint *points;
} CGPathElement;

typedef void (*CGPathApplierFunction)(void *info, const CGPathElement *element);

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGPathGetTypeID(void);
CG_EXTERN CGMutablePathRef CGPathCreateMutable(void);
CG_EXTERN CGPathRef CGPathCreateCopy(CGPathRef path);
CG_EXTERN CGMutablePathRef CGPathCreateMutableCopy(CGPathRef path);
CG_EXTERN CGPathRef CGPathCreateCopyByTransformingPath(
    CGPathRef path, const CGAffineTransform *transform);
CG_EXTERN CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(
    CGPathRef path, const CGAffineTransform *transform);
CG_EXTERN CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform);
CG_EXTERN CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform);
CG_EXTERN CGPathRef CGPathCreateWithRoundedRect(
    CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight, const CGAffineTransform *transform);
CG_EXTERN CGPathRef CGPathRetain(CGPathRef path);
CG_EXTERN void CGPathRelease(CGPathRef path);
CG_EXTERN bool CGPathEqualToPath(CGPathRef first, CGPathRef second);

/* What is added passes through the transform first, if there is one. Without a current point, what needs one adds nothing. */
CG_EXTERN void CGPathMoveToPoint(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y);
CG_EXTERN void CGPathAddLineToPoint(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y);
CG_EXTERN void CGPathAddQuadCurveToPoint(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cpx, CGFloat cpy, CGFloat x,
    CGFloat y);
CG_EXTERN void CGPathAddCurveToPoint(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cp1x, CGFloat cp1y,
    CGFloat cp2x, CGFloat cp2y, CGFloat x, CGFloat y);
CG_EXTERN void CGPathCloseSubpath(CGMutablePathRef path);
CG_EXTERN void CGPathAddRect(
    CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect);
CG_EXTERN void CGPathAddRects(
    CGMutablePathRef path, const CGAffineTransform *transform, const CGRect *rects, size_t count);
CG_EXTERN void CGPathAddLines(
    CGMutablePathRef path, const CGAffineTransform *transform, const CGPoint *points,
    size_t count);
CG_EXTERN void CGPathAddEllipseInRect(
    CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect);
CG_EXTERN void CGPathAddRoundedRect(
    CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect, CGFloat cornerWidth,
    CGFloat cornerHeight);
/* `clockwise` is meant in coordinates whose y grows upwards: in a view it is the other way. */
CG_EXTERN void CGPathAddArc(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y,
    CGFloat radius, CGFloat startAngle, CGFloat endAngle, bool clockwise);
CG_EXTERN void CGPathAddRelativeArc(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y,
    CGFloat radius, CGFloat startAngle, CGFloat delta);
CG_EXTERN void CGPathAddArcToPoint(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x1, CGFloat y1, CGFloat x2,
    CGFloat y2, CGFloat radius);
CG_EXTERN void CGPathAddPath(
    CGMutablePathRef path, const CGAffineTransform *transform, CGPathRef other);

CG_EXTERN bool CGPathIsEmpty(CGPathRef path);
CG_EXTERN bool CGPathIsRect(CGPathRef path, CGRect *rect);
CG_EXTERN CGPoint CGPathGetCurrentPoint(CGPathRef path);
/* With the control points of curves, and without; CGRectNull for an empty path. */
CG_EXTERN CGRect CGPathGetBoundingBox(CGPathRef path);
CG_EXTERN CGRect CGPathGetPathBoundingBox(CGPathRef path);
CG_EXTERN bool CGPathContainsPoint(
    CGPathRef path, const CGAffineTransform *transform, CGPoint point, bool evenOdd);
CG_EXTERN void CGPathApply(CGPathRef path, void *info, CGPathApplierFunction function);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
