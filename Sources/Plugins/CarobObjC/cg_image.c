/* Images and contexts for them, which CGImage.h and CGBitmapContext.h declare. */
#include "cg_drawing.h"
#include <CoreGraphics/CGBitmapContext.h>

CAROB_GLUE_BEGIN

/* -- Images ------------------------------------------------------------------------------- */

static id image_of(CGImageRef image) { return carob_cf_checked(image, CG_IMAGE); }

static CGSize size_of(CGImageRef image) {
  const id object = image_of(image);
  return object ? CAROB_SEND(CGSize, object, "carob_pixelSize", ()) : CGSizeZero;
}

/* A program may have made a picture with a negative size. */
static size_t pixels(CGFloat length) { return length > 0 && length < 1e9 ? (size_t)ceil(length) : 0; }

CFTypeID CGImageGetTypeID(void) { return CG_IMAGE; }
size_t CGImageGetWidth(CGImageRef image) { return pixels(size_of(image).width); }
size_t CGImageGetHeight(CGImageRef image) { return pixels(size_of(image).height); }
size_t CGImageGetBitsPerComponent(CGImageRef image) { return image ? 8 : 0; }
size_t CGImageGetBitsPerPixel(CGImageRef image) { return image ? 32 : 0; }
size_t CGImageGetBytesPerRow(CGImageRef image) { return 4 * CGImageGetWidth(image); }
CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image) {
  return image ? kCGImageAlphaPremultipliedLast : kCGImageAlphaNone;
}
CGImageRef CGImageCreateCopy(CGImageRef image) { return CGImageRetain(image); }
CGImageRef CGImageRetain(CGImageRef image) { return (CGImageRef)objc_retain((id)image); }
void CGImageRelease(CGImageRef image) { CFRelease(image); }

CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect) {
  return (CGImageRef)(uintptr_t)carob_cf_kept(
    CAROB_SEND(id, image_of(image), "carob_partInPixels:", (CGRect), rect));
}

CGDataProviderRef CGImageGetDataProvider(CGImageRef image) {
  if (image) carob_cg_warn_of_pixels();
  return 0;
}

CFDataRef CGDataProviderCopyData(CGDataProviderRef provider) {
  (void)provider;
  return 0;
}

void CGDataProviderRelease(CGDataProviderRef provider) { (void)provider; }

/* -- Contexts ----------------------------------------------------------------------------- */

CGContextRef CGBitmapContextCreate(
  void *data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow,
  CGColorSpaceRef space, uint32_t bitmapInfo) {
  (void)bitsPerComponent, (void)bytesPerRow, (void)space, (void)bitmapInfo;
  if (!width || !height) return 0;
  if (data) carob_cg_warn_of_pixels();
  return (CGContextRef)(uintptr_t)carob_cf_kept(CAROB_SEND(
    id, carob_cf_class(CG_CONTEXT), "carob_bitmapContextWithSize:", (CGSize),
    CGSizeMake((CGFloat)width, (CGFloat)height)));
}

/* The size of a context for an image; zero for one of another kind. */
static CGSize bitmap_size(CGContextRef context) {
  const id object = carob_cf_checked(context, CG_CONTEXT);
  return object ? CAROB_SEND(CGSize, object, "carob_bitmapSize", ()) : CGSizeZero;
}

CGImageRef CGBitmapContextCreateImage(CGContextRef context) {
  return (CGImageRef)(uintptr_t)carob_cf_kept(
    CAROB_SEND(id, carob_cf_checked(context, CG_CONTEXT), "carob_bitmapImage", ()));
}

size_t CGBitmapContextGetWidth(CGContextRef context) { return pixels(bitmap_size(context).width); }
size_t CGBitmapContextGetHeight(CGContextRef context) { return pixels(bitmap_size(context).height); }
size_t CGBitmapContextGetBitsPerComponent(CGContextRef context) {
  return CGBitmapContextGetWidth(context) ? 8 : 0;
}
size_t CGBitmapContextGetBitsPerPixel(CGContextRef context) {
  return 4 * CGBitmapContextGetBitsPerComponent(context);
}
size_t CGBitmapContextGetBytesPerRow(CGContextRef context) {
  return 4 * CGBitmapContextGetWidth(context);
}

void *CGBitmapContextGetData(CGContextRef context) {
  if (context) carob_cg_warn_of_pixels();
  return 0;
}

CAROB_GLUE_END
