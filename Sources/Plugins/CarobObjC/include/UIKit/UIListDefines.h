/* Constants of UIKit for tables, collections and scroll views. UIKitDefines.h imports this header. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone = 0,
  UITableViewCellEditingStyleDelete = 1,
  UITableViewCellEditingStyleInsert = 2,
};

typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone = 0,
  UITableViewCellSeparatorStyleSingleLine = 1,
  UITableViewCellSeparatorStyleSingleLineEtched = 2,
};

typedef NS_OPTIONS(NSUInteger, UITableViewCellStateMask) {
  UITableViewCellStateDefaultMask = 0,
  UITableViewCellStateShowingEditControlMask = 1 << 0,
  UITableViewCellStateShowingDeleteConfirmationMask = 1 << 1,
};

typedef NS_ENUM(NSInteger, UITableViewRowActionStyle) {
  UITableViewRowActionStyleDefault = 0,
  UITableViewRowActionStyleDestructive = 0,
  UITableViewRowActionStyleNormal = 1,
};

typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal = 0,
  UIContextualActionStyleDestructive = 1,
};

/* The title of the index that stands for a search bar above the first section. */
#define UITableViewIndexSearch @"{search}"
#define UITableViewSelectionDidChangeNotification @"UITableViewSelectionDidChangeNotification"

typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone = 0,
  UIScrollViewKeyboardDismissModeOnDrag = 1,
  UIScrollViewKeyboardDismissModeInteractive = 2,
};

typedef NS_ENUM(NSInteger, UIScrollViewIndicatorStyle) {
  UIScrollViewIndicatorStyleDefault = 0,
  UIScrollViewIndicatorStyleBlack = 1,
  UIScrollViewIndicatorStyleWhite = 2,
};

typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic = 0,
  UIScrollViewContentInsetAdjustmentScrollableAxes = 1,
  UIScrollViewContentInsetAdjustmentNever = 2,
  UIScrollViewContentInsetAdjustmentAlways = 3,
};

#define UIScrollViewDecelerationRateNormal ((CGFloat)0.998)
#define UIScrollViewDecelerationRateFast ((CGFloat)0.99)

typedef NS_ENUM(NSInteger, UICollectionUpdateAction) {
  UICollectionUpdateActionInsert = 0,
  UICollectionUpdateActionDelete = 1,
  UICollectionUpdateActionReload = 2,
  UICollectionUpdateActionMove = 3,
  UICollectionUpdateActionNone = 4,
};

typedef NS_ENUM(NSInteger, UICollectionViewFlowLayoutSectionInsetReference) {
  UICollectionViewFlowLayoutSectionInsetFromContentInset = 0,
  UICollectionViewFlowLayoutSectionInsetFromSafeArea = 1,
  UICollectionViewFlowLayoutSectionInsetFromLayoutMargins = 2,
};
