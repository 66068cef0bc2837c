/* Gradients. [any-thread] */
#pragma once

#include <CoreFoundation/CFArray.h>
#include <CoreGraphics/CGColor.h>

typedef CF_OPTIONS(uint32_t, CGGradientDrawingOptions) {
  kCGGradientDrawsBeforeStartLocation = 1 << 0,
  kCGGradientDrawsAfterEndLocation = 1 << 1,
};

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGGradientGetTypeID(void);
CG_EXTERN CGGradientRef CGGradientCreateWithColors(
     CGColorSpaceRef space, CFArrayRef colors, const CGFloat *locations);
CG_EXTERN CGGradientRef CGGradientCreateWithColorComponents(
     CGColorSpaceRef space, const CGFloat *components, const CGFloat *locations, size_t count);
CG_EXTERN CGGradientRef CGGradientRetain(CGGradientRef gradient);
CG_EXTERN void CGGradientRelease(CGGradientRef gradient);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
