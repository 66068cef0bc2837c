/* Points, sizes and rectangles, which are those of CoreGraphics. Foundation brings CoreFoundation along, as at Apple. */
#pragma once

#import <CoreFoundation/CoreFoundation.h>
#import <CoreGraphics/CGGeometry.h>
#import <Foundation/NSObjCRuntime.h>

/* The names that Foundation has for them on the Mac. */
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef NSPoint *NSPointPointer;
typedef NSSize *NSSizePointer;
typedef NSRect *NSRectPointer;

#define NSZeroPoint CGPointZero
#define NSZeroSize CGSizeZero
#define NSZeroRect CGRectZero

NS_INLINE NSPoint NSMakePoint(CGFloat x, CGFloat y) { return CGPointMake(x, y); }
NS_INLINE NSSize NSMakeSize(CGFloat width, CGFloat height) { return CGSizeMake(width, height); }
NS_INLINE NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  return CGRectMake(x, y, width, height);
}
NS_INLINE CGFloat NSMinX(NSRect rect) { return CGRectGetMinX(rect); }
NS_INLINE CGFloat NSMinY(NSRect rect) { return CGRectGetMinY(rect); }
NS_INLINE CGFloat NSMidX(NSRect rect) { return CGRectGetMidX(rect); }
NS_INLINE CGFloat NSMidY(NSRect rect) { return CGRectGetMidY(rect); }
NS_INLINE CGFloat NSMaxX(NSRect rect) { return CGRectGetMaxX(rect); }
NS_INLINE CGFloat NSMaxY(NSRect rect) { return CGRectGetMaxY(rect); }
NS_INLINE CGFloat NSWidth(NSRect rect) { return CGRectGetWidth(rect); }
NS_INLINE CGFloat NSHeight(NSRect rect) { return CGRectGetHeight(rect); }
NS_INLINE BOOL NSEqualPoints(NSPoint a, NSPoint b) { return CGPointEqualToPoint(a, b); }
NS_INLINE BOOL NSEqualSizes(NSSize a, NSSize b) { return CGSizeEqualToSize(a, b); }
NS_INLINE BOOL NSEqualRects(NSRect a, NSRect b) { return CGRectEqualToRect(a, b); }
NS_INLINE BOOL NSIsEmptyRect(NSRect rect) { return rect.size.width <= 0 || rect.size.height <= 0; }
NS_INLINE BOOL NSPointInRect(NSPoint point, NSRect rect) { return CGRectContainsPoint(rect, point); }
