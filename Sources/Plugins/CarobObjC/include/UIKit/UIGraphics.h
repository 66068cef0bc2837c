/* The context in which a thread draws, and pictures that are drawn. Without a context nothing is drawn. [any-thread] */
#pragma once

#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/NSObjCRuntime.h>

@class NSData, UIImage;

/* The corners of a rounded rectangle. */
typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~0UL,
};

typedef NS_ENUM(NSInteger, UIImageOrientation) {
  UIImageOrientationUp = 0,
  UIImageOrientationDown = 1,
  UIImageOrientationLeft = 2,
  UIImageOrientationRight = 3,
  UIImageOrientationUpMirrored = 4,
  UIImageOrientationDownMirrored = 5,
  UIImageOrientationLeftMirrored = 6,
  UIImageOrientationRightMirrored = 7,
};

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic = 0,
  UIImageRenderingModeAlwaysOriginal = 1,
  UIImageRenderingModeAlwaysTemplate = 2,
};

typedef NS_ENUM(NSInteger, UIImageResizingMode) {
  UIImageResizingModeTile = 0,
  UIImageResizingModeStretch = 1,
};

FOUNDATION_EXPORT CGContextRef UIGraphicsGetCurrentContext(void) CF_RETURNS_NOT_RETAINED;
FOUNDATION_EXPORT void UIGraphicsPushContext(CGContextRef context);
FOUNDATION_EXPORT void UIGraphicsPopContext(void);

/* A scale of 0 is that of the screen. It counts where a program asks for pixels, such as CGImageGetWidth. */
FOUNDATION_EXPORT void UIGraphicsBeginImageContext(CGSize size);
FOUNDATION_EXPORT void UIGraphicsBeginImageContextWithOptions(
    CGSize size, BOOL opaque, CGFloat scale);
FOUNDATION_EXPORT UIImage *UIGraphicsGetImageFromCurrentImageContext(void);
FOUNDATION_EXPORT void UIGraphicsEndImageContext(void);

/* nil, and a warning: a drawing is recorded and has no pixels. */
FOUNDATION_EXPORT NSData *UIImagePNGRepresentation(UIImage *image);
FOUNDATION_EXPORT NSData *UIImageJPEGRepresentation(UIImage *image, CGFloat compressionQuality);

/* These fill with the fill color; a frame is one point wide, inside of the rectangle. */
FOUNDATION_EXPORT void UIRectFill(CGRect rect);
FOUNDATION_EXPORT void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode blendMode);
FOUNDATION_EXPORT void UIRectFrame(CGRect rect);
FOUNDATION_EXPORT void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode blendMode);
FOUNDATION_EXPORT void UIRectClip(CGRect rect);
