/* Constants of trait collections. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone = 0,
  UIUserInterfaceIdiomPad = 1,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified = 0,
  UIUserInterfaceStyleLight = 1,
  UIUserInterfaceStyleDark = 2,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1,
};

typedef NS_ENUM(NSInteger, UIForceTouchCapability) {
  UIForceTouchCapabilityUnknown = 0,
  UIForceTouchCapabilityUnavailable = 1,
  UIForceTouchCapabilityAvailable = 2,
};

typedef NS_ENUM(NSInteger, UIDisplayGamut) {
  UIDisplayGamutUnspecified = -1,
  UIDisplayGamutSRGB = 0,
  UIDisplayGamutP3 = 1,
};

typedef NS_ENUM(NSInteger, UIAccessibilityContrast) {
  UIAccessibilityContrastUnspecified = -1,
  UIAccessibilityContrastNormal = 0,
  UIAccessibilityContrastHigh = 1,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceLevel) {
  UIUserInterfaceLevelUnspecified = -1,
  UIUserInterfaceLevelBase = 0,
  UIUserInterfaceLevelElevated = 1,
};

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
#define UIContentSizeCategoryUnspecified ((UIContentSizeCategory)@"_UICTContentSizeCategoryUnspecified")
#define UIContentSizeCategoryExtraSmall ((UIContentSizeCategory)@"UICTContentSizeCategoryXS")
#define UIContentSizeCategorySmall ((UIContentSizeCategory)@"UICTContentSizeCategoryS")
#define UIContentSizeCategoryMedium ((UIContentSizeCategory)@"UICTContentSizeCategoryM")
#define UIContentSizeCategoryLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryL")
#define UIContentSizeCategoryExtraLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryXL")
#define UIContentSizeCategoryExtraExtraLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryXXL")
#define UIContentSizeCategoryExtraExtraExtraLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryXXXL")
#define UIContentSizeCategoryAccessibilityMedium ((UIContentSizeCategory)@"UICTContentSizeCategoryAccessibilityM")
#define UIContentSizeCategoryAccessibilityLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryAccessibilityL")
#define UIContentSizeCategoryAccessibilityExtraLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryAccessibilityXL")
#define UIContentSizeCategoryAccessibilityExtraExtraLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryAccessibilityXXL")
#define UIContentSizeCategoryAccessibilityExtraExtraExtraLarge ((UIContentSizeCategory)@"UICTContentSizeCategoryAccessibilityXXXL")
