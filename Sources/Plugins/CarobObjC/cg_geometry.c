/* Rectangles, which CGGeometry.h declares. */
#include "layout.h"
#include <CoreGraphics/CGGeometry.h>

CAROB_GLUE_BEGIN

const CGPoint CGPointZero = {0, 0};
const CGSize CGSizeZero = {0, 0};
const CGRect CGRectZero = {{0, 0}, {0, 0}};
const CGRect CGRectNull = {{INFINITY, INFINITY}, {0, 0}};
const CGRect CGRectInfinite = {{-DBL_MAX / 2, -DBL_MAX / 2}, {DBL_MAX, DBL_MAX}};

/* The rectangle between two corners. */
static CGRect between(CGFloat min_x, CGFloat min_y, CGFloat max_x, CGFloat max_y) {
  return CGRectMake(min_x, min_y, max_x - min_x, max_y - min_y);
}

bool CGRectIsNull(CGRect rect) { return rect.origin.x == INFINITY || rect.origin.y == INFINITY; }

bool CGRectIsInfinite(CGRect rect) { return CGRectEqualToRect(rect, CGRectInfinite); }

bool CGRectIsEmpty(CGRect rect) {
  return CGRectIsNull(rect) || rect.size.width == 0 || rect.size.height == 0;
}

bool CGRectEqualToRect(CGRect first, CGRect second) {
  if (CGRectIsNull(first) || CGRectIsNull(second))
    return CGRectIsNull(first) && CGRectIsNull(second);
  return CGRectGetMinX(first) == CGRectGetMinX(second)
    && CGRectGetMinY(first) == CGRectGetMinY(second)
    && CGRectGetWidth(first) == CGRectGetWidth(second)
    && CGRectGetHeight(first) == CGRectGetHeight(second);
}

CGRect CGRectStandardize(CGRect rect) {
  if (CGRectIsNull(rect)) return CGRectNull;
  return CGRectMake(
    CGRectGetMinX(rect), CGRectGetMinY(rect), CGRectGetWidth(rect), CGRectGetHeight(rect));
}

CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy) {
  if (CGRectIsNull(rect)) return CGRectNull;
  const CGFloat width = CGRectGetWidth(rect) - 2 * dx, height = CGRectGetHeight(rect) - 2 * dy;
  if (width < 0 || height < 0) return CGRectNull;
  return CGRectMake(CGRectGetMinX(rect) + dx, CGRectGetMinY(rect) + dy, width, height);
}

CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy) {
  if (CGRectIsNull(rect)) return CGRectNull;
  const CGRect standard = CGRectStandardize(rect);
  return (CGRect){{standard.origin.x + dx, standard.origin.y + dy}, standard.size};
}

CGRect CGRectIntegral(CGRect rect) {
  if (CGRectIsNull(rect)) return CGRectNull;
  return between(
    floor(CGRectGetMinX(rect)), floor(CGRectGetMinY(rect)), ceil(CGRectGetMaxX(rect)),
    ceil(CGRectGetMaxY(rect)));
}

CGRect CGRectUnion(CGRect first, CGRect second) {
  if (CGRectIsNull(first)) return second;
  if (CGRectIsNull(second)) return first;
  return between(
    fmin(CGRectGetMinX(first), CGRectGetMinX(second)),
    fmin(CGRectGetMinY(first), CGRectGetMinY(second)),
    fmax(CGRectGetMaxX(first), CGRectGetMaxX(second)),
    fmax(CGRectGetMaxY(first), CGRectGetMaxY(second)));
}

bool CGRectIntersectsRect(CGRect first, CGRect second) {
  if (CGRectIsNull(first) || CGRectIsNull(second)) return false;
  return CGRectGetMinX(first) < CGRectGetMaxX(second)
    && CGRectGetMinX(second) < CGRectGetMaxX(first)
    && CGRectGetMinY(first) < CGRectGetMaxY(second)
    && CGRectGetMinY(second) < CGRectGetMaxY(first);
}

CGRect CGRectIntersection(CGRect first, CGRect second) {
  if (!CGRectIntersectsRect(first, second)) return CGRectNull;
  return between(
    fmax(CGRectGetMinX(first), CGRectGetMinX(second)),
    fmax(CGRectGetMinY(first), CGRectGetMinY(second)),
    fmin(CGRectGetMaxX(first), CGRectGetMaxX(second)),
    fmin(CGRectGetMaxY(first), CGRectGetMaxY(second)));
}

bool CGRectContainsPoint(CGRect rect, CGPoint point) {
  if (CGRectIsNull(rect)) return false;
  return point.x >= CGRectGetMinX(rect) && point.x < CGRectGetMaxX(rect)
    && point.y >= CGRectGetMinY(rect) && point.y < CGRectGetMaxY(rect);
}

bool CGRectContainsRect(CGRect outer, CGRect inner) {
  return CGRectEqualToRect(CGRectUnion(outer, inner), outer);
}

/* Where a slice of some width ends, which is at least 0 and at most the whole. */
static CGFloat slice_of(CGFloat whole, CGFloat amount) { return fmin(fmax(amount, 0), whole); }

void CGRectDivide(
  CGRect rect, CGRect *slice, CGRect *remainder, CGFloat amount, CGRectEdge edge) {
  if (CGRectIsNull(rect)) {
    if (slice) *slice = CGRectNull;
    if (remainder) *remainder = CGRectNull;
    return;
  }
  CGRect cut = CGRectStandardize(rect), rest = cut;
  const CGFloat width = slice_of(cut.size.width, amount), height = slice_of(cut.size.height, amount);
  switch (edge) {
    case CGRectMinXEdge:
    case CGRectMaxXEdge:
      cut.size.width = width;
      rest.size.width -= width;
      if (edge == CGRectMinXEdge) rest.origin.x += width;
      else cut.origin.x += rest.size.width;
      break;
    default:
      cut.size.height = height;
      rest.size.height -= height;
      if (edge == CGRectMinYEdge) rest.origin.y += height;
      else cut.origin.y += rest.size.height;
  }
  if (slice) *slice = cut;
  if (remainder) *remainder = rest;
}

CAROB_GLUE_END
