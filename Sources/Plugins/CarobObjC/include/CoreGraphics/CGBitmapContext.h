/* Contexts for images, in which y grows upwards. They record what is drawn as all others, and have no pixels. */
#pragma once

#include <CoreGraphics/CGContext.h>

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

/* Null without a width or a height. Nothing is written to the data of the program: a warning says so. */
CG_EXTERN CGContextRef CGBitmapContextCreate(
    void *data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow,
    CGColorSpaceRef space, uint32_t bitmapInfo);
/* What was drawn until now, with a scale of 1; null for a context of another kind. */
CG_EXTERN CGImageRef CGBitmapContextCreateImage(CGContextRef context);
CG_EXTERN size_t CGBitmapContextGetWidth(CGContextRef context);
CG_EXTERN size_t CGBitmapContextGetHeight(CGContextRef context);
CG_EXTERN size_t CGBitmapContextGetBitsPerComponent(CGContextRef context);
CG_EXTERN size_t CGBitmapContextGetBitsPerPixel(CGContextRef context);
CG_EXTERN size_t CGBitmapContextGetBytesPerRow(CGContextRef context);
/* Null, and a warning. */
CG_EXTERN void *CGBitmapContextGetData(CGContextRef context);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
