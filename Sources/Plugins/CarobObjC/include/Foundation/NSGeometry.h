/* Points, sizes and rectangles. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef struct __attribute__((objc_boxable)) CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct __attribute__((objc_boxable)) CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct __attribute__((objc_boxable)) CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

#define CGPointZero CGPointMake(0, 0)
#define CGSizeZero CGSizeMake(0, 0)
#define CGRectZero CGRectMake(0, 0, 0, 0)

NS_INLINE CGPoint CGPointMake(CGFloat x, CGFloat y) {
  CGPoint point = {x, y};
  return point;
}
NS_INLINE CGSize CGSizeMake(CGFloat width, CGFloat height) {
  CGSize size = {width, height};
  return size;
}
NS_INLINE CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  CGRect rect = {{x, y}, {width, height}};
  return rect;
}

NS_INLINE BOOL CGPointEqualToPoint(CGPoint a, CGPoint b) { return a.x == b.x && a.y == b.y; }
NS_INLINE BOOL CGSizeEqualToSize(CGSize a, CGSize b) {
  return a.width == b.width && a.height == b.height;
}

/* The parts of a rectangle whose width and height are no less than 0. */
NS_INLINE CGFloat CGRectGetWidth(CGRect rect) { return rect.size.width; }
NS_INLINE CGFloat CGRectGetHeight(CGRect rect) { return rect.size.height; }
NS_INLINE CGFloat CGRectGetMinX(CGRect rect) { return rect.origin.x; }
NS_INLINE CGFloat CGRectGetMinY(CGRect rect) { return rect.origin.y; }
NS_INLINE CGFloat CGRectGetMidX(CGRect rect) { return rect.origin.x + rect.size.width / 2; }
NS_INLINE CGFloat CGRectGetMidY(CGRect rect) { return rect.origin.y + rect.size.height / 2; }
NS_INLINE CGFloat CGRectGetMaxX(CGRect rect) { return rect.origin.x + rect.size.width; }
NS_INLINE CGFloat CGRectGetMaxY(CGRect rect) { return rect.origin.y + rect.size.height; }
NS_INLINE BOOL CGRectEqualToRect(CGRect a, CGRect b) {
  return CGPointEqualToPoint(a.origin, b.origin) && CGSizeEqualToSize(a.size, b.size);
}
NS_INLINE CGRect CGRectInset(CGRect rect, CGFloat x, CGFloat y) {
  return CGRectMake(
    rect.origin.x + x, rect.origin.y + y, rect.size.width - 2 * x, rect.size.height - 2 * y);
}
NS_INLINE CGRect CGRectOffset(CGRect rect, CGFloat x, CGFloat y) {
  return CGRectMake(rect.origin.x + x, rect.origin.y + y, rect.size.width, rect.size.height);
}
NS_INLINE BOOL CGRectContainsPoint(CGRect rect, CGPoint point) {
  return point.x >= CGRectGetMinX(rect) && point.x < CGRectGetMaxX(rect)
    && point.y >= CGRectGetMinY(rect) && point.y < CGRectGetMaxY(rect);
}

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
NS_INLINE CGFloat NSMinX(NSRect rect) { return rect.origin.x; }
NS_INLINE CGFloat NSMinY(NSRect rect) { return rect.origin.y; }
NS_INLINE CGFloat NSMidX(NSRect rect) { return rect.origin.x + rect.size.width / 2; }
NS_INLINE CGFloat NSMidY(NSRect rect) { return rect.origin.y + rect.size.height / 2; }
NS_INLINE CGFloat NSMaxX(NSRect rect) { return rect.origin.x + rect.size.width; }
NS_INLINE CGFloat NSMaxY(NSRect rect) { return rect.origin.y + rect.size.height; }
NS_INLINE CGFloat NSWidth(NSRect rect) { return rect.size.width; }
NS_INLINE CGFloat NSHeight(NSRect rect) { return rect.size.height; }
NS_INLINE BOOL NSEqualPoints(NSPoint a, NSPoint b) { return CGPointEqualToPoint(a, b); }
NS_INLINE BOOL NSEqualSizes(NSSize a, NSSize b) { return CGSizeEqualToSize(a, b); }
NS_INLINE BOOL NSEqualRects(NSRect a, NSRect b) { return CGRectEqualToRect(a, b); }
NS_INLINE BOOL NSIsEmptyRect(NSRect rect) { return rect.size.width <= 0 || rect.size.height <= 0; }
NS_INLINE BOOL NSPointInRect(NSPoint point, NSRect rect) { return CGRectContainsPoint(rect, point); }
