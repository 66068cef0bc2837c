/* Paths, which CGPath.h declares. */
#include "cg_drawing.h"

CAROB_GLUE_BEGIN

void carob_cg_add(
  id receiver, enum carob_cg_part part, const CGFloat *numbers,
  const CGAffineTransform *transform) {
  CAROB_SEND(
    void, receiver, "carob_addPart:numbers:transform:",
    (long, const CGFloat *, const CGAffineTransform *), part, numbers, transform);
}

static id path_of(CGPathRef path) { return carob_cf_checked(path, CG_PATH); }

static void add(
  CGMutablePathRef path, enum carob_cg_part part, const CGFloat *numbers,
  const CGAffineTransform *transform) {
  carob_cg_add(path_of(path), part, numbers, transform);
}

/* -- Making and comparing ----------------------------------------------------------------- */

CFTypeID CGPathGetTypeID(void) { return CG_PATH; }

CGMutablePathRef CGPathCreateMutable(void) {
  return (CGMutablePathRef)CAROB_SEND(id, carob_cf_alloc(CG_PATH), "init", ());
}

CGPathRef CGPathRetain(CGPathRef path) { return CFRetain(path); }
void CGPathRelease(CGPathRef path) { CFRelease(path); }

static CGMutablePathRef copy(CGPathRef path, const CGAffineTransform *transform) {
  return (CGMutablePathRef)carob_cf_kept(
    CAROB_SEND(id, path_of(path), "carob_copy:", (const CGAffineTransform *), transform));
}

CGPathRef CGPathCreateCopy(CGPathRef path) { return copy(path, 0); }
CGMutablePathRef CGPathCreateMutableCopy(CGPathRef path) { return copy(path, 0); }

CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform) {
  return copy(path, transform);
}

CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(
  CGPathRef path, const CGAffineTransform *transform) {
  return copy(path, transform);
}

CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform) {
  const CGMutablePathRef path = CGPathCreateMutable();
  CGPathAddRect(path, transform, rect);
  return path;
}

CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform) {
  const CGMutablePathRef path = CGPathCreateMutable();
  CGPathAddEllipseInRect(path, transform, rect);
  return path;
}

CGPathRef CGPathCreateWithRoundedRect(
  CGRect rect, CGFloat width, CGFloat height, const CGAffineTransform *transform) {
  const CGMutablePathRef path = CGPathCreateMutable();
  CGPathAddRoundedRect(path, transform, rect, width, height);
  return path;
}

bool CGPathEqualToPath(CGPathRef first, CGPathRef second) {
  if (!first || !second) return first == second;
  return CAROB_SEND(BOOL, path_of(first), "isEqual:", (id), path_of(second));
}

/* -- Adding ------------------------------------------------------------------------------- */

void CGPathMoveToPoint(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y) {
  add(path, CG_MOVE, (CGFloat[]){x, y}, transform);
}

void CGPathAddLineToPoint(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y) {
  add(path, CG_LINE, (CGFloat[]){x, y}, transform);
}

void CGPathAddQuadCurveToPoint(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cpx, CGFloat cpy, CGFloat x,
  CGFloat y) {
  add(path, CG_QUADRATIC, (CGFloat[]){cpx, cpy, x, y}, transform);
}

void CGPathAddCurveToPoint(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cp1x, CGFloat cp1y,
  CGFloat cp2x, CGFloat cp2y, CGFloat x, CGFloat y) {
  add(path, CG_CUBIC, (CGFloat[]){cp1x, cp1y, cp2x, cp2y, x, y}, transform);
}

void CGPathCloseSubpath(CGMutablePathRef path) { add(path, CG_CLOSE, 0, 0); }

static void add_rect(
  CGMutablePathRef path, enum carob_cg_part part, const CGAffineTransform *transform,
  CGRect rect) {
  add(
    path, part, (CGFloat[]){rect.origin.x, rect.origin.y, rect.size.width, rect.size.height},
    transform);
}

void CGPathAddRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect) {
  add_rect(path, CG_RECTANGLE, transform, rect);
}

void CGPathAddRects(
  CGMutablePathRef path, const CGAffineTransform *transform, const CGRect *rects, size_t count) {
  for (size_t i = 0; rects && i < count; ++i) CGPathAddRect(path, transform, rects[i]);
}

void CGPathAddEllipseInRect(
  CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect) {
  add_rect(path, CG_ELLIPSE, transform, rect);
}

void CGPathAddRoundedRect(
  CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect, CGFloat width,
  CGFloat height) {
  add(
    path, CG_ROUNDED_RECTANGLE,
    (CGFloat[]){
      rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, width, height},
    transform);
}

void CGPathAddLines(
  CGMutablePathRef path, const CGAffineTransform *transform, const CGPoint *points,
  size_t count) {
  for (size_t i = 0; points && i < count; ++i)
    add(path, i ? CG_LINE : CG_MOVE, (CGFloat[]){points[i].x, points[i].y}, transform);
}

void CGPathAddArc(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y,
  CGFloat radius, CGFloat startAngle, CGFloat endAngle, bool clockwise) {
  add(path, CG_ARC, (CGFloat[]){x, y, radius, startAngle, endAngle, clockwise}, transform);
}

void CGPathAddRelativeArc(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y,
  CGFloat radius, CGFloat startAngle, CGFloat delta) {
  add(path, CG_RELATIVE_ARC, (CGFloat[]){x, y, radius, startAngle, delta}, transform);
}

void CGPathAddArcToPoint(
  CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x1, CGFloat y1, CGFloat x2,
  CGFloat y2, CGFloat radius) {
  add(path, CG_ARC_BY_TANGENTS, (CGFloat[]){x1, y1, x2, y2, radius}, transform);
}

void CGPathAddPath(CGMutablePathRef path, const CGAffineTransform *transform, CGPathRef other) {
  CAROB_SEND(
    void, path_of(path), "carob_addPath:transform:", (id, const CGAffineTransform *),
    path_of(other), transform);
}

/* -- Asking ------------------------------------------------------------------------------- */

bool CGPathIsEmpty(CGPathRef path) {
  return !path || CAROB_SEND(BOOL, path_of(path), "carob_isEmpty", ());
}

bool CGPathIsRect(CGPathRef path, CGRect *rect) {
  return CAROB_SEND(BOOL, path_of(path), "carob_isRect:", (CGRect *), rect);
}

CGPoint CGPathGetCurrentPoint(CGPathRef path) {
  const id object = path_of(path);
  return object ? CAROB_SEND(CGPoint, object, "carob_currentPoint", ()) : CGPointZero;
}

static CGRect bounds(CGPathRef path, bool is_tight) {
  const id object = path_of(path);
  return object ? CAROB_SEND(CGRect, object, "carob_bounds:", (BOOL), is_tight) : CGRectNull;
}

CGRect CGPathGetBoundingBox(CGPathRef path) { return bounds(path, false); }
CGRect CGPathGetPathBoundingBox(CGPathRef path) { return bounds(path, true); }

bool CGPathContainsPoint(
  CGPathRef path, const CGAffineTransform *transform, CGPoint point, bool evenOdd) {
  return CAROB_SEND(
    BOOL, path_of(path), "carob_contains:transform:evenOdd:",
    (CGPoint, const CGAffineTransform *, BOOL), point, transform, evenOdd);
}

void CGPathApply(CGPathRef path, void *info, CGPathApplierFunction function) {
  const id object = path_of(path);
  const long count = CAROB_SEND(long, object, "carob_countOfParts", ());
  for (long i = 0; function && i < count; ++i) {
    CGPoint points[3] = {{0, 0}, {0, 0}, {0, 0}};
    const long type = CAROB_SEND(long, object, "carob_part:points:", (long, CGPoint *), i, points);
    if (type < 0) return;
    const CGPathElement element = {(CGPathElementType)type, points};
    function(info, &element);
  }
}

CAROB_GLUE_END
