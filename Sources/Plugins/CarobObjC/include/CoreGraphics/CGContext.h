/* Contexts, which record what is drawn; docs/testing.md says how a test asks for it. A null context does nothing, as does a
 * restore without a saved state. Use a context by one thread at a time. */
#pragma once

#include <CoreFoundation/CFDictionary.h>
#include <CoreGraphics/CGColor.h>
#include <CoreGraphics/CGGradient.h>
#include <CoreGraphics/CGImage.h>
#include <CoreGraphics/CGPath.h>
#include <CoreGraphics/CGPattern.h>

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGContextGetTypeID(void);
CG_EXTERN CGContextRef CGContextRetain(CGContextRef context);
CG_EXTERN void CGContextRelease(CGContextRef context);
CG_EXTERN void CGContextFlush(CGContextRef context);
CG_EXTERN void CGContextSynchronize(CGContextRef context);
CG_EXTERN void CGContextSaveGState(CGContextRef context);
CG_EXTERN void CGContextRestoreGState(CGContextRef context);
/* Like a saved state. What is drawn inside has the opacity and the shadow of the state each for itself. */
CG_EXTERN void CGContextBeginTransparencyLayer(CGContextRef context, CFDictionaryRef info);
CG_EXTERN void CGContextBeginTransparencyLayerWithRect(
    CGContextRef context, CGRect rect, CFDictionaryRef info);
CG_EXTERN void CGContextEndTransparencyLayer(CGContextRef context);
/* The transform from the coordinates of the program to those of the drawing, whose origin is its upper left corner. */
CG_EXTERN CGAffineTransform CGContextGetCTM(CGContextRef context);
CG_EXTERN void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform);
CG_EXTERN void CGContextTranslateCTM(CGContextRef context, CGFloat tx, CGFloat ty);
CG_EXTERN void CGContextScaleCTM(CGContextRef context, CGFloat sx, CGFloat sy);
CG_EXTERN void CGContextRotateCTM(CGContextRef context, CGFloat angle);
CG_EXTERN void CGContextSetLineWidth(CGContextRef context, CGFloat width);
CG_EXTERN void CGContextSetLineCap(CGContextRef context, CGLineCap cap);
CG_EXTERN void CGContextSetLineJoin(CGContextRef context, CGLineJoin join);
CG_EXTERN void CGContextSetMiterLimit(CGContextRef context, CGFloat limit);
CG_EXTERN void CGContextSetAlpha(CGContextRef context, CGFloat alpha);
CG_EXTERN void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode);
CG_EXTERN void CGContextSetLineDash(
     CGContextRef context, CGFloat phase, const CGFloat *lengths, size_t count);
/* These do nothing: there are no pixels for which they would matter. */
CG_EXTERN void CGContextSetFlatness(CGContextRef context, CGFloat flatness);
CG_EXTERN void CGContextSetShouldAntialias(CGContextRef context, bool flag);
CG_EXTERN void CGContextSetAllowsAntialiasing(CGContextRef context, bool flag);
CG_EXTERN void CGContextSetInterpolationQuality(
    CGContextRef context, CGInterpolationQuality quality);
CG_EXTERN void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color);
CG_EXTERN void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color);
CG_EXTERN void CGContextSetRGBFillColor(
     CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
CG_EXTERN void CGContextSetRGBStrokeColor(
     CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
CG_EXTERN void CGContextSetGrayFillColor(CGContextRef context, CGFloat gray, CGFloat alpha);
CG_EXTERN void CGContextSetGrayStrokeColor(CGContextRef context, CGFloat gray, CGFloat alpha);
/* The components are those of the fill color space; a pattern with own colors has the opacity alone, which is not looked at.
 * Lines have one color in place of a pattern. */
CG_EXTERN void CGContextSetFillColorSpace(CGContextRef context, CGColorSpaceRef space);
CG_EXTERN void CGContextSetStrokeColorSpace(CGContextRef context, CGColorSpaceRef space);
CG_EXTERN void CGContextSetFillColor(CGContextRef context, const CGFloat *components);
CG_EXTERN void CGContextSetStrokeColor(CGContextRef context, const CGFloat *components);
CG_EXTERN void CGContextSetFillPattern(
    CGContextRef context, CGPatternRef pattern, const CGFloat *components);
CG_EXTERN void CGContextSetStrokePattern(
    CGContextRef context, CGPatternRef pattern, const CGFloat *components);
CG_EXTERN void CGContextSetPatternPhase(CGContextRef context, CGSize phase);
CG_EXTERN void CGContextSetShadowWithColor(
     CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color);
CG_EXTERN void CGContextSetShadow(CGContextRef context, CGSize offset, CGFloat blur);
CG_EXTERN void CGContextBeginPath(CGContextRef context);
CG_EXTERN void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y);
CG_EXTERN void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y);
CG_EXTERN void CGContextAddLines(CGContextRef context, const CGPoint *points, size_t count);
CG_EXTERN void CGContextAddQuadCurveToPoint(
     CGContextRef context, CGFloat cpx, CGFloat cpy, CGFloat x, CGFloat y);
CG_EXTERN void CGContextAddCurveToPoint(
     CGContextRef context, CGFloat cp1x, CGFloat cp1y, CGFloat cp2x, CGFloat cp2y, CGFloat x,
    CGFloat y);
CG_EXTERN void CGContextClosePath(CGContextRef context);
CG_EXTERN void CGContextAddRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextAddRects(CGContextRef context, const CGRect *rects, size_t count);
CG_EXTERN void CGContextAddEllipseInRect(CGContextRef context, CGRect rect);
/* `clockwise` is meant in coordinates whose y grows upwards: in a view it is the other way. */
CG_EXTERN void CGContextAddArc(
     CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle,
    CGFloat endAngle, int clockwise);
CG_EXTERN void CGContextAddArcToPoint(
     CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius);
CG_EXTERN void CGContextAddPath(CGContextRef context, CGPathRef path);
CG_EXTERN CGPathRef CGContextCopyPath(CGContextRef context);
CG_EXTERN bool CGContextIsPathEmpty(CGContextRef context);
CG_EXTERN CGPoint CGContextGetPathCurrentPoint(CGContextRef context);
CG_EXTERN CGRect CGContextGetPathBoundingBox(CGContextRef context);
CG_EXTERN bool CGContextPathContainsPoint(
    CGContextRef context, CGPoint point, CGPathDrawingMode mode);
/* The path is empty afterwards. */
CG_EXTERN void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode);
CG_EXTERN void CGContextFillPath(CGContextRef context);
CG_EXTERN void CGContextEOFillPath(CGContextRef context);
CG_EXTERN void CGContextStrokePath(CGContextRef context);
CG_EXTERN void CGContextFillRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextFillRects(CGContextRef context, const CGRect *rects, size_t count);
CG_EXTERN void CGContextStrokeRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextStrokeRectWithWidth(CGContextRef context, CGRect rect, CGFloat width);
CG_EXTERN void CGContextClearRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextFillEllipseInRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextStrokeLineSegments(
    CGContextRef context, const CGPoint *points, size_t count);
CG_EXTERN void CGContextClip(CGContextRef context);
CG_EXTERN void CGContextEOClip(CGContextRef context);
CG_EXTERN void CGContextClipToRect(CGContextRef context, CGRect rect);
CG_EXTERN void CGContextClipToRects(CGContextRef context, const CGRect *rects, size_t count);
CG_EXTERN CGRect CGContextGetClipBoundingBox(CGContextRef context);
/* Draws as in coordinates whose y grows upwards: in a view the picture is upside down, unless the program turns it. */
CG_EXTERN void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image);
/* Fills the clip with the image again and again; the rectangle is that of one of them. */
CG_EXTERN void CGContextDrawTiledImage(CGContextRef context, CGRect rect, CGImageRef image);
CG_EXTERN void CGContextDrawLinearGradient(
     CGContextRef context, CGGradientRef gradient, CGPoint start, CGPoint end,
    CGGradientDrawingOptions options);
CG_EXTERN void CGContextDrawRadialGradient(
     CGContextRef context, CGGradientRef gradient, CGPoint startCenter, CGFloat startRadius,
    CGPoint endCenter, CGFloat endRadius, CGGradientDrawingOptions options);

/* Text is drawn in the system's font, bold or italic as the name says, at the place of the text matrix, which moves on by the
 * estimated width. As in CoreGraphics, letters stand upright where y grows upwards: a view's program turns them by the matrix. */
CG_EXTERN void CGContextSelectFont(
    CGContextRef context, const char *name, CGFloat size, CGTextEncoding encoding);
CG_EXTERN void CGContextSetFontSize(CGContextRef context, CGFloat size);
CG_EXTERN void CGContextSetTextDrawingMode(CGContextRef context, CGTextDrawingMode mode);
CG_EXTERN void CGContextSetTextMatrix(CGContextRef context, CGAffineTransform matrix);
CG_EXTERN CGAffineTransform CGContextGetTextMatrix(CGContextRef context);
CG_EXTERN void CGContextSetTextPosition(CGContextRef context, CGFloat x, CGFloat y);
CG_EXTERN CGPoint CGContextGetTextPosition(CGContextRef context);
CG_EXTERN void CGContextShowText(CGContextRef context, const char *text, size_t length);
CG_EXTERN void CGContextShowTextAtPoint(
    CGContextRef context, CGFloat x, CGFloat y, const char *text, size_t length);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
