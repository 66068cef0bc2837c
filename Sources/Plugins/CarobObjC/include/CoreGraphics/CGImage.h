/* Images, which are the objects of UIImage. [any-thread] */
#pragma once

#include <CoreGraphics/CGTypes.h>

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGImageGetTypeID(void);
CG_EXTERN size_t CGImageGetWidth(CGImageRef image);
CG_EXTERN size_t CGImageGetHeight(CGImageRef image);
CG_EXTERN CGImageRef CGImageRetain(CGImageRef image);
CG_EXTERN void CGImageRelease(CGImageRef image);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
