/* The number type of CoreGraphics, and its macros. */
#pragma once

#include <CoreFoundation/CFBase.h>
#include <float.h>
#include <stdbool.h>
#include <stdint.h>

#define CG_EXTERN CF_EXPORT
#define CG_INLINE static inline

#define CGFLOAT_MAX DBL_MAX
#define CGFLOAT_MIN DBL_MIN
#define CGFLOAT_EPSILON DBL_EPSILON
#define CGFLOAT_IS_DOUBLE 1
#define CGFLOAT_DEFINED 1
