/* Insets. */
#pragma once

#import <Foundation/NSGeometry.h>

typedef struct __attribute__((objc_boxable)) UIEdgeInsets {
  CGFloat top;
  CGFloat left;
  CGFloat bottom;
  CGFloat right;
} UIEdgeInsets;

#define UIEdgeInsetsZero UIEdgeInsetsMake(0, 0, 0, 0)

NS_INLINE UIEdgeInsets UIEdgeInsetsMake(
  CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
  UIEdgeInsets insets = {top, left, bottom, right};
  return insets;
}
NS_INLINE CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets) {
  return CGRectMake(
    rect.origin.x + insets.left, rect.origin.y + insets.top,
    rect.size.width - insets.left - insets.right, rect.size.height - insets.top - insets.bottom);
}
