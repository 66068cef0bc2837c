/* Contexts, which CGContext.h declares. */
#include "cg_drawing.h"

CAROB_GLUE_BEGIN

/* The numbers of `GraphicsState.Setting` in Swift. */
enum setting { LINE_WIDTH, LINE_CAP, LINE_JOIN, MITER_LIMIT, ALPHA, BLEND_MODE };

CFTypeID CGContextGetTypeID(void) { return CG_CONTEXT; }
CGContextRef CGContextRetain(CGContextRef context) { return (CGContextRef)objc_retain((id)context); }
void CGContextRelease(CGContextRef context) { CFRelease(context); }
void CGContextFlush(CGContextRef context) { (void)context; }
void CGContextSynchronize(CGContextRef context) { (void)context; }

/* -- States ------------------------------------------------------------------------------- */

void CGContextSaveGState(CGContextRef context) {
  CAROB_SEND(void, carob_cg_context(context), "carob_save", ());
}

void CGContextRestoreGState(CGContextRef context) {
  CAROB_SEND(void, carob_cg_context(context), "carob_restore", ());
}

/* What is drawn inside has the opacity of the state each for itself, since there are no pixels that could be put together. */
void CGContextBeginTransparencyLayer(CGContextRef context, CFDictionaryRef info) {
  (void)info;
  CGContextSaveGState(context);
}

void CGContextBeginTransparencyLayerWithRect(
  CGContextRef context, CGRect rect, CFDictionaryRef info) {
  CGContextBeginTransparencyLayer(context, info);
  CGContextClipToRect(context, rect);
}

void CGContextEndTransparencyLayer(CGContextRef context) { CGContextRestoreGState(context); }

CGAffineTransform CGContextGetCTM(CGContextRef context) {
  const id object = carob_cg_context(context);
  if (!object) return CGAffineTransformIdentity;
  return CAROB_SEND(CGAffineTransform, object, "carob_transform", ());
}

void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform) {
  CAROB_SEND(void, carob_cg_context(context), "carob_concat:", (CGAffineTransform), transform);
}

void CGContextTranslateCTM(CGContextRef context, CGFloat tx, CGFloat ty) {
  CGContextConcatCTM(context, CGAffineTransformMakeTranslation(tx, ty));
}

void CGContextScaleCTM(CGContextRef context, CGFloat sx, CGFloat sy) {
  CGContextConcatCTM(context, CGAffineTransformMakeScale(sx, sy));
}

void CGContextRotateCTM(CGContextRef context, CGFloat angle) {
  CGContextConcatCTM(context, CGAffineTransformMakeRotation(angle));
}

static void set(CGContextRef context, enum setting setting, CGFloat value) {
  CAROB_SEND(void, carob_cg_context(context), "carob_set:to:", (long, CGFloat), setting, value);
}

void CGContextSetLineWidth(CGContextRef context, CGFloat width) { set(context, LINE_WIDTH, width); }
void CGContextSetLineCap(CGContextRef context, CGLineCap cap) { set(context, LINE_CAP, cap); }
void CGContextSetLineJoin(CGContextRef context, CGLineJoin join) { set(context, LINE_JOIN, join); }
void CGContextSetMiterLimit(CGContextRef context, CGFloat limit) {
  set(context, MITER_LIMIT, limit);
}
void CGContextSetAlpha(CGContextRef context, CGFloat alpha) { set(context, ALPHA, alpha); }
void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode) {
  set(context, BLEND_MODE, mode);
}

void CGContextSetLineDash(
  CGContextRef context, CGFloat phase, const CGFloat *lengths, size_t count) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_setDash:count:phase:",
    (const CGFloat *, unsigned long, CGFloat), lengths, count, phase);
}

/* There are no pixels for which these would matter. */
void CGContextSetFlatness(CGContextRef context, CGFloat flatness) { (void)context, (void)flatness; }
void CGContextSetShouldAntialias(CGContextRef context, bool flag) { (void)context, (void)flag; }
void CGContextSetAllowsAntialiasing(CGContextRef context, bool flag) { (void)context, (void)flag; }
void CGContextSetInterpolationQuality(CGContextRef context, CGInterpolationQuality quality) {
  (void)context, (void)quality;
}

/* -- Colors ------------------------------------------------------------------------------- */

void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setFillColor:", (id), (id)color);
}

void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setStrokeColor:", (id), (id)color);
}

static void set_components(CGContextRef context, const CGFloat *components, bool is_stroke) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_setComponents:isStroke:", (const CGFloat *, BOOL), components,
    is_stroke);
}

void CGContextSetFillColor(CGContextRef context, const CGFloat *components) {
  set_components(context, components, false);
}

void CGContextSetStrokeColor(CGContextRef context, const CGFloat *components) {
  set_components(context, components, true);
}

/* What a context sets with an own color. */
static void with_color(
  CGContextRef context, void set(CGContextRef, CGColorRef), CGFloat red, CGFloat green,
  CGFloat blue, CGFloat alpha) {
  const CGColorRef color = CGColorCreateGenericRGB(red, green, blue, alpha);
  set(context, color);
  CGColorRelease(color);
}

void CGContextSetRGBFillColor(
  CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) {
  with_color(context, CGContextSetFillColorWithColor, red, green, blue, alpha);
}

void CGContextSetRGBStrokeColor(
  CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) {
  with_color(context, CGContextSetStrokeColorWithColor, red, green, blue, alpha);
}

void CGContextSetGrayFillColor(CGContextRef context, CGFloat gray, CGFloat alpha) {
  with_color(context, CGContextSetFillColorWithColor, gray, gray, gray, alpha);
}

void CGContextSetGrayStrokeColor(CGContextRef context, CGFloat gray, CGFloat alpha) {
  with_color(context, CGContextSetStrokeColorWithColor, gray, gray, gray, alpha);
}

void CGContextSetShadowWithColor(
  CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_setShadow:blur:color:", (CGSize, CGFloat, id), offset, blur,
    (id)color);
}

void CGContextSetShadow(CGContextRef context, CGSize offset, CGFloat blur) {
  const CGColorRef color = CGColorCreateGenericRGB(0, 0, 0, 1.0 / 3);
  CGContextSetShadowWithColor(context, offset, blur, color);
  CGColorRelease(color);
}

/* -- Paths -------------------------------------------------------------------------------- */

static void add(CGContextRef context, enum carob_cg_part part, const CGFloat *numbers) {
  carob_cg_add(carob_cg_context(context), part, numbers, 0);
}

void CGContextBeginPath(CGContextRef context) {
  CAROB_SEND(void, carob_cg_context(context), "carob_beginPath", ());
}

void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y) {
  add(context, CG_MOVE, (CGFloat[]){x, y});
}

void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y) {
  add(context, CG_LINE, (CGFloat[]){x, y});
}

void CGContextAddLines(CGContextRef context, const CGPoint *points, size_t count) {
  for (size_t i = 0; points && i < count; ++i)
    add(context, i ? CG_LINE : CG_MOVE, (CGFloat[]){points[i].x, points[i].y});
}

void CGContextAddQuadCurveToPoint(
  CGContextRef context, CGFloat cpx, CGFloat cpy, CGFloat x, CGFloat y) {
  add(context, CG_QUADRATIC, (CGFloat[]){cpx, cpy, x, y});
}

void CGContextAddCurveToPoint(
  CGContextRef context, CGFloat cp1x, CGFloat cp1y, CGFloat cp2x, CGFloat cp2y, CGFloat x,
  CGFloat y) {
  add(context, CG_CUBIC, (CGFloat[]){cp1x, cp1y, cp2x, cp2y, x, y});
}

void CGContextClosePath(CGContextRef context) { add(context, CG_CLOSE, 0); }

static void add_rect(CGContextRef context, enum carob_cg_part part, CGRect rect) {
  add(
    context, part, (CGFloat[]){rect.origin.x, rect.origin.y, rect.size.width, rect.size.height});
}

void CGContextAddRect(CGContextRef context, CGRect rect) {
  add_rect(context, CG_RECTANGLE, rect);
}

void CGContextAddRects(CGContextRef context, const CGRect *rects, size_t count) {
  for (size_t i = 0; rects && i < count; ++i) CGContextAddRect(context, rects[i]);
}

void CGContextAddEllipseInRect(CGContextRef context, CGRect rect) {
  add_rect(context, CG_ELLIPSE, rect);
}

void CGContextAddArc(
  CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle,
  CGFloat endAngle, int clockwise) {
  add(context, CG_ARC, (CGFloat[]){x, y, radius, startAngle, endAngle, clockwise});
}

void CGContextAddArcToPoint(
  CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius) {
  add(context, CG_ARC_BY_TANGENTS, (CGFloat[]){x1, y1, x2, y2, radius});
}

void CGContextAddPath(CGContextRef context, CGPathRef path) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_addPath:transform:", (id, const CGAffineTransform *),
    (id)(uintptr_t)path, 0);
}

static CGPathRef path_of(CGContextRef context) {
  return CAROB_SEND(CGPathRef, carob_cg_context(context), "carob_path", ());
}

CGPathRef CGContextCopyPath(CGContextRef context) {
  const CGPathRef path = path_of(context);
  return path ? CGPathRetain(path) : 0;
}

bool CGContextIsPathEmpty(CGContextRef context) { return CGPathIsEmpty(path_of(context)); }
CGPoint CGContextGetPathCurrentPoint(CGContextRef context) {
  return CGPathGetCurrentPoint(path_of(context));
}
CGRect CGContextGetPathBoundingBox(CGContextRef context) {
  return CGPathGetBoundingBox(path_of(context));
}
bool CGContextPathContainsPoint(CGContextRef context, CGPoint point, CGPathDrawingMode mode) {
  return CGPathContainsPoint(
    path_of(context), 0, point, mode == kCGPathEOFill || mode == kCGPathEOFillStroke);
}

/* -- Drawing ------------------------------------------------------------------------------ */

void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode) {
  CAROB_SEND(void, carob_cg_context(context), "carob_draw:", (long), mode);
}

void CGContextFillPath(CGContextRef context) { CGContextDrawPath(context, kCGPathFill); }
void CGContextEOFillPath(CGContextRef context) { CGContextDrawPath(context, kCGPathEOFill); }
void CGContextStrokePath(CGContextRef context) { CGContextDrawPath(context, kCGPathStroke); }

static void draw_rect(
  CGContextRef context, enum carob_cg_part part, CGRect rect, CGPathDrawingMode mode) {
  CGContextBeginPath(context);
  add_rect(context, part, rect);
  CGContextDrawPath(context, mode);
}

void CGContextFillRect(CGContextRef context, CGRect rect) {
  draw_rect(context, CG_RECTANGLE, rect, kCGPathFill);
}

void CGContextFillRects(CGContextRef context, const CGRect *rects, size_t count) {
  CGContextBeginPath(context);
  CGContextAddRects(context, rects, count);
  CGContextFillPath(context);
}

void CGContextStrokeRect(CGContextRef context, CGRect rect) {
  draw_rect(context, CG_RECTANGLE, rect, kCGPathStroke);
}

void CGContextStrokeRectWithWidth(CGContextRef context, CGRect rect, CGFloat width) {
  CGContextSaveGState(context);
  CGContextSetLineWidth(context, width);
  CGContextStrokeRect(context, rect);
  CGContextRestoreGState(context);
}

void CGContextClearRect(CGContextRef context, CGRect rect) {
  CAROB_SEND(void, carob_cg_context(context), "carob_clear:", (CGRect), rect);
}

void CGContextFillEllipseInRect(CGContextRef context, CGRect rect) {
  draw_rect(context, CG_ELLIPSE, rect, kCGPathFill);
}

void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect) {
  draw_rect(context, CG_ELLIPSE, rect, kCGPathStroke);
}

void CGContextStrokeLineSegments(CGContextRef context, const CGPoint *points, size_t count) {
  CGContextBeginPath(context);
  for (size_t i = 0; points && i + 1 < count; i += 2) CGContextAddLines(context, points + i, 2);
  CGContextStrokePath(context);
}

static void clip(CGContextRef context, bool is_even_odd) {
  CAROB_SEND(void, carob_cg_context(context), "carob_clip:", (BOOL), is_even_odd);
}

void CGContextClip(CGContextRef context) { clip(context, false); }
void CGContextEOClip(CGContextRef context) { clip(context, true); }

void CGContextClipToRect(CGContextRef context, CGRect rect) {
  CGContextClipToRects(context, &rect, 1);
}

void CGContextClipToRects(CGContextRef context, const CGRect *rects, size_t count) {
  CGContextBeginPath(context);
  CGContextAddRects(context, rects, count);
  CGContextClip(context);
}

CGRect CGContextGetClipBoundingBox(CGContextRef context) {
  const id object = carob_cg_context(context);
  return object ? CAROB_SEND(CGRect, object, "carob_clipBounds", ()) : CGRectZero;
}

void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_drawImage:inRect:", (id, CGRect), (id)image, rect);
}

void CGContextDrawTiledImage(CGContextRef context, CGRect rect, CGImageRef image) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_drawTiledImage:inRect:", (id, CGRect), (id)image, rect);
}

static void draw_gradient(
  CGContextRef context, CGGradientRef gradient, const CGFloat *numbers, unsigned long count,
  CGGradientDrawingOptions options) {
  CAROB_SEND(
    void, carob_cg_context(context), "carob_drawGradient:numbers:count:options:",
    (id, const CGFloat *, unsigned long, unsigned long), (id)gradient, numbers, count, options);
}

void CGContextDrawLinearGradient(
  CGContextRef context, CGGradientRef gradient, CGPoint start, CGPoint end,
  CGGradientDrawingOptions options) {
  draw_gradient(context, gradient, (CGFloat[]){start.x, start.y, end.x, end.y}, 4, options);
}

void CGContextDrawRadialGradient(
  CGContextRef context, CGGradientRef gradient, CGPoint startCenter, CGFloat startRadius,
  CGPoint endCenter, CGFloat endRadius, CGGradientDrawingOptions options) {
  draw_gradient(
    context, gradient,
    (CGFloat[]){startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius},
    6, options);
}

CAROB_GLUE_END
