/* Constants of bars. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, UIBarMetrics) {
  UIBarMetricsDefault = 0,
  UIBarMetricsCompact = 1,
  UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt = 102,
};

typedef NS_ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny = 0,
  UIBarPositionBottom = 1,
  UIBarPositionTop = 2,
  UIBarPositionTopAttached = 3,
};

typedef NS_ENUM(NSInteger, UITabBarSystemItem) {
  UITabBarSystemItemMore = 0,
  UITabBarSystemItemFavorites = 1,
  UITabBarSystemItemFeatured = 2,
  UITabBarSystemItemTopRated = 3,
  UITabBarSystemItemRecents = 4,
  UITabBarSystemItemContacts = 5,
  UITabBarSystemItemHistory = 6,
  UITabBarSystemItemBookmarks = 7,
  UITabBarSystemItemSearch = 8,
  UITabBarSystemItemDownloads = 9,
  UITabBarSystemItemMostRecent = 10,
  UITabBarSystemItemMostViewed = 11,
};

typedef NS_ENUM(NSInteger, UITabBarItemPositioning) {
  UITabBarItemPositioningAutomatic = 0,
  UITabBarItemPositioningFill = 1,
  UITabBarItemPositioningCentered = 2,
};
