/* Colors, color spaces and gradients, which CGColor.h and CGGradient.h declare. */
#include "cf.h"
#include <CoreGraphics/CGColor.h>
#include <CoreGraphics/CGGradient.h>

CAROB_GLUE_BEGIN

/* -- Color spaces ------------------------------------------------------------------------- */

static CGColorSpaceRef space(long count) {
  return (CGColorSpaceRef)(uintptr_t)carob_cf_kept(
    CAROB_SEND(id, carob_cf_class(CG_COLOR_SPACE), "carob_spaceWithCount:", (long), count));
}

CFTypeID CGColorSpaceGetTypeID(void) { return CG_COLOR_SPACE; }
CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void) { return space(3); }
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) { return space(1); }
CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name) {
  const id gray = carob_host->carob_string("Gray");
  return space(CAROB_SEND(BOOL, carob_cf_object(name), "containsString:", (id), gray) ? 1 : 3);
}
CGColorSpaceRef CGColorSpaceCreatePattern(CGColorSpaceRef base) {
  return space(base ? (long)CGColorSpaceGetNumberOfComponents(base) : 0);
}
CGColorSpaceRef CGColorSpaceRetain(CGColorSpaceRef space) {
  return (CGColorSpaceRef)objc_retain((id)space);
}
void CGColorSpaceRelease(CGColorSpaceRef space) { CFRelease(space); }
size_t CGColorSpaceGetNumberOfComponents(CGColorSpaceRef space) {
  return (size_t)CAROB_SEND(
    long, carob_cf_checked(space, CG_COLOR_SPACE), "carob_count", ());
}

/* -- Colors ------------------------------------------------------------------------------- */

static id color_of(CGColorRef color) { return carob_cf_checked(color, CG_COLOR); }

CFTypeID CGColorGetTypeID(void) { return CG_COLOR; }

CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) {
  return (CGColorRef)CAROB_SEND(
    id, carob_cf_alloc(CG_COLOR), "initWithRed:green:blue:alpha:",
    (CGFloat, CGFloat, CGFloat, CGFloat), red, green, blue, alpha);
}

CGColorRef CGColorCreateGenericGray(CGFloat gray, CGFloat alpha) {
  return CGColorCreateGenericRGB(gray, gray, gray, alpha);
}

CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat *components) {
  if (!space || !components) return 0;
  if (CGColorSpaceGetNumberOfComponents(space) == 1)
    return CGColorCreateGenericGray(components[0], components[1]);
  return CGColorCreateGenericRGB(components[0], components[1], components[2], components[3]);
}

CGColorRef CGColorCreateCopy(CGColorRef color) { return CGColorRetain(color); }

CGColorRef CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha) {
  return (CGColorRef)(uintptr_t)carob_cf_kept(
    CAROB_SEND(id, color_of(color), "colorWithAlphaComponent:", (CGFloat), alpha));
}

CGColorRef CGColorRetain(CGColorRef color) { return (CGColorRef)objc_retain((id)color); }
void CGColorRelease(CGColorRef color) { CFRelease(color); }

bool CGColorEqualToColor(CGColorRef first, CGColorRef second) {
  if (!first || !second) return first == second;
  return CAROB_SEND(BOOL, color_of(first), "isEqual:", (id), color_of(second));
}

size_t CGColorGetNumberOfComponents(CGColorRef color) { return color ? 4 : 0; }

const CGFloat *CGColorGetComponents(CGColorRef color) {
  const id numbers = CAROB_SEND(id, color_of(color), "carob_components", ());
  return CAROB_SEND(const CGFloat *, numbers, "bytes", ());
}

CGFloat CGColorGetAlpha(CGColorRef color) {
  const CGFloat *const components = CGColorGetComponents(color);
  return components ? components[3] : 0;
}

/* -- Gradients ---------------------------------------------------------------------------- */

CFTypeID CGGradientGetTypeID(void) { return CG_GRADIENT; }

CGGradientRef CGGradientCreateWithColors(
  CGColorSpaceRef space, CFArrayRef colors, const CGFloat *locations) {
  (void)space;
  return (CGGradientRef)(uintptr_t)carob_cf_kept(CAROB_SEND(
    id, carob_cf_class(CG_GRADIENT), "carob_gradientWithColors:places:", (id, const CGFloat *),
    carob_cf_object(colors), locations));
}

CGGradientRef CGGradientCreateWithColorComponents(
  CGColorSpaceRef space, const CGFloat *components, const CGFloat *locations, size_t count) {
  if (!space || !components) return 0;
  const size_t width = CGColorSpaceGetNumberOfComponents(space) + 1;
  const id array = CAROB_SEND(id, carob_cf_class(CF_MUTABLE_ARRAY), "array", ());
  for (size_t i = 0; i < count; ++i) {
    const CGColorRef color = CGColorCreate(space, components + i * width);
    CAROB_SEND(void, array, "addObject:", (id), (id)color);
    CGColorRelease(color);
  }
  return CGGradientCreateWithColors(space, (CFArrayRef)array, locations);
}

CGGradientRef CGGradientRetain(CGGradientRef gradient) {
  return (CGGradientRef)objc_retain((id)gradient);
}
void CGGradientRelease(CGGradientRef gradient) { CFRelease(gradient); }

CAROB_GLUE_END
