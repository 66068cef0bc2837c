/* The current context, which UIGraphics.h declares. */
#include "cg_drawing.h"

CAROB_GLUE_BEGIN

static id contexts(void) { return carob_cf_class(CG_CONTEXT); }

CGContextRef UIGraphicsGetCurrentContext(void);
CGContextRef UIGraphicsGetCurrentContext(void) {
  return CAROB_SEND(CGContextRef, contexts(), "carob_current", ());
}

void UIGraphicsPushContext(CGContextRef context);
void UIGraphicsPushContext(CGContextRef context) {
  CAROB_SEND(void, contexts(), "carob_push:", (id), (id)context);
}

void UIGraphicsPopContext(void);
void UIGraphicsPopContext(void) { CAROB_SEND(void, contexts(), "carob_pop", ()); }

void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale) {
  (void)opaque;
  CAROB_SEND(void, contexts(), "carob_beginImage:scale:", (CGSize, CGFloat), size, scale);
}

void UIGraphicsBeginImageContext(CGSize size);
void UIGraphicsBeginImageContext(CGSize size) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1);
}

id UIGraphicsGetImageFromCurrentImageContext(void);
id UIGraphicsGetImageFromCurrentImageContext(void) {
  return CAROB_SEND(id, contexts(), "carob_image", ());
}

void UIGraphicsEndImageContext(void);
void UIGraphicsEndImageContext(void) { CAROB_SEND(void, contexts(), "carob_endImage", ()); }

static void fill(CGRect rect, CGBlendMode mode, bool is_frame) {
  const CGContextRef context = UIGraphicsGetCurrentContext();
  CGContextSaveGState(context);
  CGContextSetBlendMode(context, mode);
  CGContextBeginPath(context);
  CGContextAddRect(context, rect);
  if (is_frame) CGContextAddRect(context, CGRectInset(rect, 1, 1));
  CGContextDrawPath(context, is_frame ? kCGPathEOFill : kCGPathFill);
  CGContextRestoreGState(context);
}

void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode mode);
void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode mode) { fill(rect, mode, false); }

void UIRectFill(CGRect rect);
void UIRectFill(CGRect rect) { fill(rect, kCGBlendModeCopy, false); }

void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode mode);
void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode mode) { fill(rect, mode, true); }

void UIRectFrame(CGRect rect);
void UIRectFrame(CGRect rect) { fill(rect, kCGBlendModeCopy, true); }

void UIRectClip(CGRect rect);
void UIRectClip(CGRect rect) { CGContextClipToRect(UIGraphicsGetCurrentContext(), rect); }

id UIImagePNGRepresentation(id image);
id UIImagePNGRepresentation(id image) {
  if (image) carob_cg_warn_of_pixels();
  return 0;
}

id UIImageJPEGRepresentation(id image, CGFloat quality);
id UIImageJPEGRepresentation(id image, CGFloat quality) {
  (void)quality;
  return UIImagePNGRepresentation(image);
}

CAROB_GLUE_END
