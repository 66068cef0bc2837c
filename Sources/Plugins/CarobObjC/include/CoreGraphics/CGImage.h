/* Images, which are the objects of UIImage. [any-thread] */
#pragma once

#include <CoreFoundation/CFData.h>
#include <CoreGraphics/CGTypes.h>

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGImageGetTypeID(void);
/* In pixels: the size in points by the scale of the image. */
CG_EXTERN size_t CGImageGetWidth(CGImageRef image);
CG_EXTERN size_t CGImageGetHeight(CGImageRef image);
CG_EXTERN CGImageRef CGImageCreateCopy(CGImageRef image);
/* A part of what was drawn, by a rectangle of pixels; null for a named image and for an empty part. */
CG_EXTERN CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect);
CG_EXTERN size_t CGImageGetBitsPerComponent(CGImageRef image);
CG_EXTERN size_t CGImageGetBitsPerPixel(CGImageRef image);
CG_EXTERN size_t CGImageGetBytesPerRow(CGImageRef image);
CG_EXTERN CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image);
/* Null, and a warning: a drawing is recorded and has no pixels. */
CG_EXTERN CGDataProviderRef CGImageGetDataProvider(CGImageRef image);
CG_EXTERN CFDataRef CGDataProviderCopyData(CGDataProviderRef provider);
CG_EXTERN void CGDataProviderRelease(CGDataProviderRef provider);
CG_EXTERN CGImageRef CGImageRetain(CGImageRef image);
CG_EXTERN void CGImageRelease(CGImageRef image);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
