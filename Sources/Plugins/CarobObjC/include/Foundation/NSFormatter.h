/* Styles of formatters. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSUInteger, NSDateFormatterStyle) {
  NSDateFormatterNoStyle,
  NSDateFormatterShortStyle,
  NSDateFormatterMediumStyle,
  NSDateFormatterLongStyle,
  NSDateFormatterFullStyle,
};

typedef NS_ENUM(NSUInteger, NSDateFormatterBehavior) {
  NSDateFormatterBehaviorDefault = 0,
  NSDateFormatterBehavior10_0 = 1000,
  NSDateFormatterBehavior10_4 = 1040,
};

typedef NS_ENUM(NSUInteger, NSNumberFormatterBehavior) {
  NSNumberFormatterBehaviorDefault = 0,
  NSNumberFormatterBehavior10_0 = 1000,
  NSNumberFormatterBehavior10_4 = 1040,
};

typedef NS_ENUM(NSUInteger, NSNumberFormatterStyle) {
  NSNumberFormatterNoStyle = 0,
  NSNumberFormatterDecimalStyle = 1,
  NSNumberFormatterCurrencyStyle = 2,
  NSNumberFormatterPercentStyle = 3,
  NSNumberFormatterScientificStyle = 4,
  NSNumberFormatterSpellOutStyle = 5,
  NSNumberFormatterOrdinalStyle = 6,
  NSNumberFormatterCurrencyISOCodeStyle = 8,
  NSNumberFormatterCurrencyPluralStyle = 9,
  NSNumberFormatterCurrencyAccountingStyle = 10,
};

typedef NS_ENUM(NSUInteger, NSNumberFormatterRoundingMode) {
  NSNumberFormatterRoundCeiling,
  NSNumberFormatterRoundFloor,
  NSNumberFormatterRoundDown,
  NSNumberFormatterRoundUp,
  NSNumberFormatterRoundHalfEven,
  NSNumberFormatterRoundHalfDown,
  NSNumberFormatterRoundHalfUp,
};

typedef NS_ENUM(NSInteger, NSByteCountFormatterCountStyle) {
  NSByteCountFormatterCountStyleFile,
  NSByteCountFormatterCountStyleMemory,
  NSByteCountFormatterCountStyleDecimal,
  NSByteCountFormatterCountStyleBinary,
};

typedef NS_OPTIONS(NSUInteger, NSByteCountFormatterUnits) {
  NSByteCountFormatterUseDefault = 0,
  NSByteCountFormatterUseBytes = 1 << 0,
  NSByteCountFormatterUseKB = 1 << 1,
  NSByteCountFormatterUseMB = 1 << 2,
  NSByteCountFormatterUseGB = 1 << 3,
  NSByteCountFormatterUseTB = 1 << 4,
  NSByteCountFormatterUseAll = 0xFFFF,
};

#import <Foundation/Foundation.h>
