/* Patterns, and texts in contexts, which CGPattern.h and CGContext.h declare. */
#include "cg_drawing.h"
#include <CoreFoundation/CFString.h>
#include <string.h>

CAROB_GLUE_BEGIN

/* -- Patterns ----------------------------------------------------------------------------- */

static id pattern_of(CGPatternRef pattern) { return carob_cf_checked(pattern, CG_PATTERN); }

CFTypeID CGPatternGetTypeID(void) { return CG_PATTERN; }
CGPatternRef CGPatternRetain(CGPatternRef pattern) { return (CGPatternRef)objc_retain((id)pattern); }
void CGPatternRelease(CGPatternRef pattern) { CFRelease(pattern); }

CGPatternRef CGPatternCreate(
  void *info, CGRect bounds, CGAffineTransform matrix, CGFloat xStep, CGFloat yStep,
  CGPatternTiling tiling, bool isColored, const CGPatternCallbacks *callbacks) {
  (void)tiling;
  if (!callbacks || callbacks->version != 0 || !callbacks->drawPattern) return 0;
  const id pattern = CAROB_SEND(
    id, carob_cf_class(CG_PATTERN), "carob_patternWithInfo:draw:release:isColored:",
    (void *, void *, void *, BOOL), info, (void *)(uintptr_t)callbacks->drawPattern,
    (void *)(uintptr_t)callbacks->releaseInfo, isColored);
  CAROB_SEND(
    void, pattern, "carob_setBounds:matrix:xStep:yStep:",
    (CGRect, CGAffineTransform, CGFloat, CGFloat), bounds, matrix, xStep, yStep);
  return (CGPatternRef)(uintptr_t)carob_cf_kept(pattern);
}

/* Draws a tile by the program's function, which may raise, and sets the pattern. */
static void set_pattern(
  CGContextRef context, CGPatternRef pattern, const CGFloat *components, bool is_stroke) {
  const id object = carob_cg_context(context), known = pattern_of(pattern);
  if (!object || !known) return;
  const id tile = CAROB_SEND(
    id, object, "carob_tileOf:components:isStroke:", (id, const CGFloat *, BOOL), known, components, is_stroke);
  const CGPatternDrawPatternCallback draw = (CGPatternDrawPatternCallback)(uintptr_t)CAROB_SEND(
    void *, known, "carob_drawPattern", ());
  draw(CAROB_SEND(void *, known, "carob_info", ()), (CGContextRef)tile);
  CAROB_SEND(
    void, object, "carob_setPattern:tile:isStroke:", (id, id, BOOL), known, tile, is_stroke);
}

void CGContextSetFillPattern(
  CGContextRef context, CGPatternRef pattern, const CGFloat *components) {
  set_pattern(context, pattern, components, false);
}

void CGContextSetStrokePattern(
  CGContextRef context, CGPatternRef pattern, const CGFloat *components) {
  set_pattern(context, pattern, components, true);
}

void CGContextSetPatternPhase(CGContextRef context, CGSize phase) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setPatternPhase:", (CGSize), phase);
}

void CGContextSetFillColorSpace(CGContextRef context, CGColorSpaceRef space) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setColorSpace:isStroke:", (id, BOOL), (id)space, false);
}

void CGContextSetStrokeColorSpace(CGContextRef context, CGColorSpaceRef space) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setColorSpace:isStroke:", (id, BOOL), (id)space, true);
}

/* -- Texts -------------------------------------------------------------------------------- */

static id string(const char *bytes, size_t length) {
  const UInt8 *const start = (const UInt8 *)bytes;
  CFStringRef text = CFStringCreateWithBytes(0, start, (CFIndex)length, kCFStringEncodingUTF8, false);
  if (!text)
    text = CFStringCreateWithBytes(0, start, (CFIndex)length, kCFStringEncodingISOLatin1, false);
  return objc_autorelease((id)(uintptr_t)text);
}

void CGContextSelectFont(
  CGContextRef context, const char *name, CGFloat size, CGTextEncoding encoding) {
  (void)encoding;
  CAROB_SEND(
    void, carob_cg_context(context), "carob_selectFont:", (id), name ? string(name, strlen(name)) : 0);
  CGContextSetFontSize(context, size);
}

void CGContextSetFontSize(CGContextRef context, CGFloat size) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setFontSize:", (CGFloat), size);
}

void CGContextSetTextDrawingMode(CGContextRef context, CGTextDrawingMode mode) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setTextMode:", (long), mode);
}

void CGContextSetTextMatrix(CGContextRef context, CGAffineTransform matrix) {
  CAROB_SEND(void, carob_cg_context(context), "carob_setTextMatrix:", (CGAffineTransform), matrix);
}

CGAffineTransform CGContextGetTextMatrix(CGContextRef context) {
  const id object = carob_cg_context(context);
  return object ? CAROB_SEND(CGAffineTransform, object, "carob_textMatrix", ())
                : CGAffineTransformIdentity;
}

void CGContextSetTextPosition(CGContextRef context, CGFloat x, CGFloat y) {
  CGAffineTransform matrix = CGContextGetTextMatrix(context);
  matrix.tx = x;
  matrix.ty = y;
  CGContextSetTextMatrix(context, matrix);
}

CGPoint CGContextGetTextPosition(CGContextRef context) {
  const CGAffineTransform matrix = CGContextGetTextMatrix(context);
  return CGPointMake(matrix.tx, matrix.ty);
}

void CGContextShowText(CGContextRef context, const char *text, size_t length) {
  if (!text) return;
  CAROB_SEND(void, carob_cg_context(context), "carob_showText:", (id), string(text, length));
}

void CGContextShowTextAtPoint(
  CGContextRef context, CGFloat x, CGFloat y, const char *text, size_t length) {
  CGContextSetTextPosition(context, x, y);
  CGContextShowText(context, text, length);
}

CAROB_GLUE_END
