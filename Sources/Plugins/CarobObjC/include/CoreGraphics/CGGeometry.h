/* Points, sizes, vectors and rectangles. [any-thread]
 *
 * A rectangle whose width or height is below 0 covers the same points as the standardized one, which begins at the smaller
 * coordinates; all functions look at that. The null rectangle covers nothing, and has no place. */
#pragma once

#include <CoreGraphics/CGBase.h>
#include <math.h>

typedef struct CG_BOXABLE CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CG_BOXABLE CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CG_BOXABLE CGVector {
  CGFloat dx;
  CGFloat dy;
} CGVector;

typedef struct CG_BOXABLE CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

#define CGVECTOR_DEFINED 1

typedef CF_ENUM(uint32_t, CGRectEdge) {
  CGRectMinXEdge = 0,
  CGRectMinYEdge = 1,
  CGRectMaxXEdge = 2,
  CGRectMaxYEdge = 3,
};

CF_EXTERN_C_BEGIN

extern const CGPoint CGPointZero;
extern const CGSize CGSizeZero;
extern const CGRect CGRectZero;
/* The result of an intersection that is empty. */
extern const CGRect CGRectNull;
extern const CGRect CGRectInfinite;

CG_INLINE CGPoint CGPointMake(CGFloat x, CGFloat y) {
  CGPoint point = {x, y};
  return point;
}
CG_INLINE CGSize CGSizeMake(CGFloat width, CGFloat height) {
  CGSize size = {width, height};
  return size;
}
CG_INLINE CGVector CGVectorMake(CGFloat dx, CGFloat dy) {
  CGVector vector = {dx, dy};
  return vector;
}
CG_INLINE CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  CGRect rect = {{x, y}, {width, height}};
  return rect;
}

CG_INLINE bool CGPointEqualToPoint(CGPoint a, CGPoint b) { return a.x == b.x && a.y == b.y; }
CG_INLINE bool CGSizeEqualToSize(CGSize a, CGSize b) {
  return a.width == b.width && a.height == b.height;
}

CG_INLINE CGFloat CGRectGetWidth(CGRect rect) { return fabs(rect.size.width); }
CG_INLINE CGFloat CGRectGetHeight(CGRect rect) { return fabs(rect.size.height); }
CG_INLINE CGFloat CGRectGetMinX(CGRect rect) {
  return rect.size.width < 0 ? rect.origin.x + rect.size.width : rect.origin.x;
}
CG_INLINE CGFloat CGRectGetMinY(CGRect rect) {
  return rect.size.height < 0 ? rect.origin.y + rect.size.height : rect.origin.y;
}
CG_INLINE CGFloat CGRectGetMidX(CGRect rect) { return rect.origin.x + rect.size.width / 2; }
CG_INLINE CGFloat CGRectGetMidY(CGRect rect) { return rect.origin.y + rect.size.height / 2; }
CG_INLINE CGFloat CGRectGetMaxX(CGRect rect) {
  return rect.size.width < 0 ? rect.origin.x : rect.origin.x + rect.size.width;
}
CG_INLINE CGFloat CGRectGetMaxY(CGRect rect) {
  return rect.size.height < 0 ? rect.origin.y : rect.origin.y + rect.size.height;
}

CG_EXTERN bool CGRectIsNull(CGRect rect);
CG_EXTERN bool CGRectIsInfinite(CGRect rect);
/* Whether it has no area; the null rectangle has none. */
CG_EXTERN bool CGRectIsEmpty(CGRect rect);
CG_EXTERN bool CGRectEqualToRect(CGRect first, CGRect second);
CG_EXTERN CGRect CGRectStandardize(CGRect rect);
/* Null where nothing is left. */
CG_EXTERN CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
CG_EXTERN CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy);
/* The smallest rectangle with whole coordinates that contains it. */
CG_EXTERN CGRect CGRectIntegral(CGRect rect);
CG_EXTERN CGRect CGRectUnion(CGRect first, CGRect second);
/* Null when they share no point; rectangles that only touch share none. */
CG_EXTERN CGRect CGRectIntersection(CGRect first, CGRect second);
CG_EXTERN bool CGRectIntersectsRect(CGRect first, CGRect second);
/* The edges at the smaller coordinates are inside, the others are not. */
CG_EXTERN bool CGRectContainsPoint(CGRect rect, CGPoint point);
CG_EXTERN bool CGRectContainsRect(CGRect outer, CGRect inner);
/* Cuts a slice of that width off at an edge. */
CG_EXTERN void CGRectDivide(
    CGRect rect, CGRect *slice, CGRect *remainder, CGFloat amount, CGRectEdge edge);

/* Dictionaries with numbers under X, Y, Width and Height. The functions that read one return whether it had them. */
CG_EXTERN CFDictionaryRef CGPointCreateDictionaryRepresentation(CGPoint point);
CG_EXTERN bool CGPointMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGPoint *point);
CG_EXTERN CFDictionaryRef CGSizeCreateDictionaryRepresentation(CGSize size);
CG_EXTERN bool CGSizeMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGSize *size);
CG_EXTERN CFDictionaryRef CGRectCreateDictionaryRepresentation(CGRect rect);
CG_EXTERN bool CGRectMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGRect *rect);

CF_EXTERN_C_END
