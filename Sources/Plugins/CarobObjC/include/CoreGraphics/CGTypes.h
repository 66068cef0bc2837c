/* Types and enumerations that programs name. Only colors, contexts, gradients, images, paths and patterns have functions. */
#pragma once

#include <CoreGraphics/CGGeometry.h>

typedef struct CF_BRIDGED_TYPE(id) CGColor *CGColorRef;
typedef struct CF_BRIDGED_TYPE(id) CGColorSpace *CGColorSpaceRef;
typedef struct CF_BRIDGED_TYPE(id) CGContext *CGContextRef;
typedef struct CF_BRIDGED_TYPE(id) CGDataProvider *CGDataProviderRef;
typedef struct CF_BRIDGED_TYPE(id) CGFont *CGFontRef;
typedef struct CF_BRIDGED_TYPE(id) CGGradient *CGGradientRef;
typedef struct CF_BRIDGED_TYPE(id) CGImage *CGImageRef;
typedef struct CF_BRIDGED_TYPE(id) CGLayer *CGLayerRef;
typedef const struct CF_BRIDGED_TYPE(id) CGPath *CGPathRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) CGPath *CGMutablePathRef;
typedef struct CF_BRIDGED_TYPE(id) CGPattern *CGPatternRef;
typedef struct CF_BRIDGED_TYPE(id) CGPDFDocument *CGPDFDocumentRef;
typedef struct CF_BRIDGED_TYPE(id) CGShading *CGShadingRef;

typedef unsigned short CGFontIndex;
typedef CGFontIndex CGGlyph;

typedef CF_ENUM(int32_t, CGLineJoin) {
  kCGLineJoinMiter = 0,
  kCGLineJoinRound = 1,
  kCGLineJoinBevel = 2,
};

typedef CF_ENUM(int32_t, CGLineCap) {
  kCGLineCapButt = 0,
  kCGLineCapRound = 1,
  kCGLineCapSquare = 2,
};

typedef CF_ENUM(int32_t, CGPathDrawingMode) {
  kCGPathFill = 0,
  kCGPathEOFill = 1,
  kCGPathStroke = 2,
  kCGPathFillStroke = 3,
  kCGPathEOFillStroke = 4,
};

typedef CF_ENUM(int32_t, CGInterpolationQuality) {
  kCGInterpolationDefault = 0,
  kCGInterpolationNone = 1,
  kCGInterpolationLow = 2,
  kCGInterpolationHigh = 3,
  kCGInterpolationMedium = 4,
};

typedef CF_ENUM(int32_t, CGTextDrawingMode) {
  kCGTextFill = 0,
  kCGTextStroke = 1,
  kCGTextFillStroke = 2,
  kCGTextInvisible = 3,
  kCGTextFillClip = 4,
  kCGTextStrokeClip = 5,
  kCGTextFillStrokeClip = 6,
  kCGTextClip = 7,
};

typedef CF_ENUM(int32_t, CGTextEncoding) {
  kCGEncodingFontSpecific = 0,
  kCGEncodingMacRoman = 1,
};

typedef CF_ENUM(int32_t, CGBlendMode) {
  kCGBlendModeNormal = 0,
  kCGBlendModeMultiply = 1,
  kCGBlendModeScreen = 2,
  kCGBlendModeOverlay = 3,
  kCGBlendModeDarken = 4,
  kCGBlendModeLighten = 5,
  kCGBlendModeColorDodge = 6,
  kCGBlendModeColorBurn = 7,
  kCGBlendModeSoftLight = 8,
  kCGBlendModeHardLight = 9,
  kCGBlendModeDifference = 10,
  kCGBlendModeExclusion = 11,
  kCGBlendModeHue = 12,
  kCGBlendModeSaturation = 13,
  kCGBlendModeColor = 14,
  kCGBlendModeLuminosity = 15,
  kCGBlendModeClear = 16,
  kCGBlendModeCopy = 17,
  kCGBlendModeSourceIn = 18,
  kCGBlendModeSourceOut = 19,
  kCGBlendModeSourceAtop = 20,
  kCGBlendModeDestinationOver = 21,
  kCGBlendModeDestinationIn = 22,
  kCGBlendModeDestinationOut = 23,
  kCGBlendModeDestinationAtop = 24,
  kCGBlendModeXOR = 25,
  kCGBlendModePlusDarker = 26,
  kCGBlendModePlusLighter = 27,
};

typedef CF_ENUM(int32_t, CGColorRenderingIntent) {
  kCGRenderingIntentDefault = 0,
  kCGRenderingIntentAbsoluteColorimetric = 1,
  kCGRenderingIntentRelativeColorimetric = 2,
  kCGRenderingIntentPerceptual = 3,
  kCGRenderingIntentSaturation = 4,
};

typedef CF_ENUM(uint32_t, CGImageAlphaInfo) {
  kCGImageAlphaNone = 0,
  kCGImageAlphaPremultipliedLast = 1,
  kCGImageAlphaPremultipliedFirst = 2,
  kCGImageAlphaLast = 3,
  kCGImageAlphaFirst = 4,
  kCGImageAlphaNoneSkipLast = 5,
  kCGImageAlphaNoneSkipFirst = 6,
  kCGImageAlphaOnly = 7,
};

typedef CF_OPTIONS(uint32_t, CGBitmapInfo) {
  kCGBitmapAlphaInfoMask = 0x1F,
  kCGBitmapFloatComponents = 1 << 8,
  kCGBitmapByteOrderMask = 0x7000,
  kCGBitmapByteOrderDefault = 0 << 12,
  kCGBitmapByteOrder16Little = 1 << 12,
  kCGBitmapByteOrder32Little = 2 << 12,
  kCGBitmapByteOrder16Big = 3 << 12,
  kCGBitmapByteOrder32Big = 4 << 12,
};
