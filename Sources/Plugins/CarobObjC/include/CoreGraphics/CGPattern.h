/* Patterns, whose program draws one tile, which is repeated. A null pattern does nothing. */
#pragma once

#include <CoreGraphics/CGAffineTransform.h>
#include <CoreGraphics/CGTypes.h>

typedef void (*CGPatternDrawPatternCallback)(void *info, CGContextRef context);
typedef void (*CGPatternReleaseInfoCallback)(void *info);

/* Version 0. */
typedef struct CGPatternCallbacks {
  unsigned int version;
  CGPatternDrawPatternCallback drawPattern;
  CGPatternReleaseInfoCallback releaseInfo;
} CGPatternCallbacks;

typedef CF_ENUM(int32_t, CGPatternTiling) {
  kCGPatternTilingNoDistortion = 0,
  kCGPatternTilingConstantSpacingMinimalDistortion = 1,
  kCGPatternTilingConstantSpacing = 2,
};

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGPatternGetTypeID(void);
/* The tile is drawn when the pattern is set in a context. How tiles are fitted to pixels does not matter. */
CG_EXTERN CGPatternRef CGPatternCreate(
    void *info, CGRect bounds, CGAffineTransform matrix, CGFloat xStep, CGFloat yStep,
    CGPatternTiling tiling, bool isColored, const CGPatternCallbacks *callbacks);
CG_EXTERN CGPatternRef CGPatternRetain(CGPatternRef pattern);
CG_EXTERN void CGPatternRelease(CGPatternRef pattern);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
