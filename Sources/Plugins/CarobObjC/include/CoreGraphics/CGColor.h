/* Colors, which are the objects of UIColor. All have red, green, blue and alpha. [any-thread] */
#pragma once

#include <CoreFoundation/CFString.h>
#include <CoreGraphics/CGTypes.h>

#define kCGColorSpaceSRGB CFSTR("kCGColorSpaceSRGB")
#define kCGColorSpaceGenericRGB CFSTR("kCGColorSpaceGenericRGB")
#define kCGColorSpaceGenericGray CFSTR("kCGColorSpaceGenericGray")

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CG_EXTERN CFTypeID CGColorSpaceGetTypeID(void);
CG_EXTERN CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void);
CG_EXTERN CGColorSpaceRef CGColorSpaceCreateDeviceGray(void);
CG_EXTERN CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name);
/* Its components are those of the base, by which a pattern without own colors is drawn; null for one with colors. */
CG_EXTERN CGColorSpaceRef CGColorSpaceCreatePattern(CGColorSpaceRef base);
CG_EXTERN CGColorSpaceRef CGColorSpaceRetain(CGColorSpaceRef space);
CG_EXTERN void CGColorSpaceRelease(CGColorSpaceRef space);
CG_EXTERN size_t CGColorSpaceGetNumberOfComponents(CGColorSpaceRef space);
CG_EXTERN CFTypeID CGColorGetTypeID(void);
CG_EXTERN CGColorRef CGColorCreateGenericRGB(
    CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
CG_EXTERN CGColorRef CGColorCreateGenericGray(CGFloat gray, CGFloat alpha);
CG_EXTERN CGColorRef CGColorCreate(CGColorSpaceRef space, const CGFloat *components);
CG_EXTERN CGColorRef CGColorCreateCopy(CGColorRef color);
CG_EXTERN CGColorRef CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha);
CG_EXTERN CGColorRef CGColorRetain(CGColorRef color);
CG_EXTERN void CGColorRelease(CGColorRef color);
CG_EXTERN bool CGColorEqualToColor(CGColorRef first, CGColorRef second);
CG_EXTERN size_t CGColorGetNumberOfComponents(CGColorRef color);
/* The components last as long as the autorelease pool. */
CG_EXTERN const CGFloat *CGColorGetComponents(CGColorRef color);
CG_EXTERN CGFloat CGColorGetAlpha(CGColorRef color);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
