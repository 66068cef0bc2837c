/* The context in which a thread draws, and pictures that are drawn. Without a context nothing is drawn. [any-thread] */
#pragma once

#import <CoreGraphics/CGContext.h>
#import <Foundation/NSObjCRuntime.h>

@class UIImage;

/* The corners of a rounded rectangle. */
typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~0UL,
};

FOUNDATION_EXPORT CGContextRef UIGraphicsGetCurrentContext(void) CF_RETURNS_NOT_RETAINED;
FOUNDATION_EXPORT void UIGraphicsPushContext(CGContextRef context);
FOUNDATION_EXPORT void UIGraphicsPopContext(void);

/* A picture has no pixels, so that its scale does not matter. */
FOUNDATION_EXPORT void UIGraphicsBeginImageContext(CGSize size);
FOUNDATION_EXPORT void UIGraphicsBeginImageContextWithOptions(
    CGSize size, BOOL opaque, CGFloat scale);
FOUNDATION_EXPORT UIImage *UIGraphicsGetImageFromCurrentImageContext(void);
FOUNDATION_EXPORT void UIGraphicsEndImageContext(void);

/* These fill with the fill color; a frame is one point wide, inside of the rectangle. */
FOUNDATION_EXPORT void UIRectFill(CGRect rect);
FOUNDATION_EXPORT void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode blendMode);
FOUNDATION_EXPORT void UIRectFrame(CGRect rect);
FOUNDATION_EXPORT void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode blendMode);
FOUNDATION_EXPORT void UIRectClip(CGRect rect);
