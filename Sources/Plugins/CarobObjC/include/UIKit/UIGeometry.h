/* Insets, and structures as strings. */
#pragma once

#import <CoreGraphics/CGAffineTransform.h>
#import <Foundation/NSGeometry.h>

typedef struct __attribute__((objc_boxable)) UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
} UIEdgeInsets;

typedef struct __attribute__((objc_boxable)) UIOffset {
  CGFloat horizontal;
  CGFloat vertical;
} UIOffset;

/* Insets from the edges at which lines of text begin and end. */
typedef struct __attribute__((objc_boxable)) NSDirectionalEdgeInsets {
  CGFloat top;
  CGFloat leading;
  CGFloat bottom;
  CGFloat trailing;
} NSDirectionalEdgeInsets;

#define NSDirectionalEdgeInsetsZero NSDirectionalEdgeInsetsMake(0, 0, 0, 0)

NS_INLINE NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(
  CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) {
  NSDirectionalEdgeInsets insets = {top, leading, bottom, trailing};
  return insets;
}
NS_INLINE BOOL NSDirectionalEdgeInsetsEqualToDirectionalEdgeInsets(
  NSDirectionalEdgeInsets a, NSDirectionalEdgeInsets b) {
  return a.top == b.top && a.leading == b.leading && a.bottom == b.bottom
         && a.trailing == b.trailing;
}

#define UIOffsetZero UIOffsetMake(0, 0)

NS_INLINE UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical) {
  UIOffset offset = {horizontal, vertical};
  return offset;
}
NS_INLINE BOOL UIOffsetEqualToOffset(UIOffset a, UIOffset b) {
  return a.horizontal == b.horizontal && a.vertical == b.vertical;
}

#define UIEdgeInsetsZero UIEdgeInsetsMake(0, 0, 0, 0)

NS_INLINE UIEdgeInsets UIEdgeInsetsMake(
  CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
  UIEdgeInsets insets = {top, left, bottom, right};
  return insets;
}
NS_INLINE BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets a, UIEdgeInsets b) {
  return a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right;
}
NS_INLINE CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets) {
  return CGRectMake(
    rect.origin.x + insets.left, rect.origin.y + insets.top,
    rect.size.width - insets.left - insets.right, rect.size.height - insets.top - insets.bottom);
}

/* `{1, 2}`, `{{1, 2}, {3, 4}}`, of insets `{1, 2, 3, 4}`, or of transforms `[1, 0, 0, 1, 0, 0]`, and back, from the numbers with which a text begins: all 0 where it begins otherwise. [any-thread] */
FOUNDATION_EXPORT NSString *NSStringFromCGPoint(CGPoint point);
FOUNDATION_EXPORT NSString *NSStringFromCGSize(CGSize size);
FOUNDATION_EXPORT NSString *NSStringFromCGRect(CGRect rect);
FOUNDATION_EXPORT NSString *NSStringFromUIEdgeInsets(UIEdgeInsets insets);
FOUNDATION_EXPORT CGPoint CGPointFromString(NSString *string);
FOUNDATION_EXPORT CGSize CGSizeFromString(NSString *string);
FOUNDATION_EXPORT CGRect CGRectFromString(NSString *string);
FOUNDATION_EXPORT UIEdgeInsets UIEdgeInsetsFromString(NSString *string);
FOUNDATION_EXPORT NSString *NSStringFromCGVector(CGVector vector);
FOUNDATION_EXPORT NSString *NSStringFromUIOffset(UIOffset offset);
FOUNDATION_EXPORT NSString *NSStringFromCGAffineTransform(CGAffineTransform transform);
FOUNDATION_EXPORT CGVector CGVectorFromString(NSString *string);
FOUNDATION_EXPORT UIOffset UIOffsetFromString(NSString *string);
FOUNDATION_EXPORT CGAffineTransform CGAffineTransformFromString(NSString *string);
