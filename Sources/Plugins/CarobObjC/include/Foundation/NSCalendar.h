/* Units and identifiers of calendars, keys of locales, styles of time zones. Names are literals: a module has no symbol of
 * the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSString;

typedef NSString *NSCalendarIdentifier;

#define NSCalendarIdentifierGregorian @"gregorian"
#define NSCalendarIdentifierBuddhist @"buddhist"
#define NSCalendarIdentifierChinese @"chinese"
#define NSCalendarIdentifierCoptic @"coptic"
#define NSCalendarIdentifierHebrew @"hebrew"
#define NSCalendarIdentifierISO8601 @"iso8601"
#define NSCalendarIdentifierIndian @"indian"
#define NSCalendarIdentifierIslamic @"islamic"
#define NSCalendarIdentifierIslamicCivil @"islamic-civil"
#define NSCalendarIdentifierJapanese @"japanese"
#define NSCalendarIdentifierPersian @"persian"
#define NSCalendarIdentifierRepublicOfChina @"roc"
#define NSGregorianCalendar NSCalendarIdentifierGregorian

typedef NS_OPTIONS(NSUInteger, NSCalendarUnit) {
  NSCalendarUnitEra = 1 << 1,
  NSCalendarUnitYear = 1 << 2,
  NSCalendarUnitMonth = 1 << 3,
  NSCalendarUnitDay = 1 << 4,
  NSCalendarUnitHour = 1 << 5,
  NSCalendarUnitMinute = 1 << 6,
  NSCalendarUnitSecond = 1 << 7,
  NSCalendarUnitWeekday = 1 << 9,
  NSCalendarUnitWeekdayOrdinal = 1 << 10,
  NSCalendarUnitQuarter = 1 << 11,
  NSCalendarUnitWeekOfMonth = 1 << 12,
  NSCalendarUnitWeekOfYear = 1 << 13,
  NSCalendarUnitYearForWeekOfYear = 1 << 14,
  NSCalendarUnitNanosecond = 1 << 15,
  NSCalendarUnitDayOfYear = 1 << 16,
  NSCalendarUnitCalendar = 1 << 20,
  NSCalendarUnitTimeZone = 1 << 21,
  /* The names that they had before. */
  NSEraCalendarUnit = NSCalendarUnitEra,
  NSYearCalendarUnit = NSCalendarUnitYear,
  NSMonthCalendarUnit = NSCalendarUnitMonth,
  NSDayCalendarUnit = NSCalendarUnitDay,
  NSHourCalendarUnit = NSCalendarUnitHour,
  NSMinuteCalendarUnit = NSCalendarUnitMinute,
  NSSecondCalendarUnit = NSCalendarUnitSecond,
  NSWeekCalendarUnit = 1 << 8,
  NSWeekdayCalendarUnit = NSCalendarUnitWeekday,
  NSWeekdayOrdinalCalendarUnit = NSCalendarUnitWeekdayOrdinal,
  NSQuarterCalendarUnit = NSCalendarUnitQuarter,
  NSWeekOfMonthCalendarUnit = NSCalendarUnitWeekOfMonth,
  NSWeekOfYearCalendarUnit = NSCalendarUnitWeekOfYear,
  NSYearForWeekOfYearCalendarUnit = NSCalendarUnitYearForWeekOfYear,
  NSCalendarCalendarUnit = NSCalendarUnitCalendar,
  NSTimeZoneCalendarUnit = NSCalendarUnitTimeZone,
};

typedef NS_OPTIONS(NSUInteger, NSCalendarOptions) {
  NSCalendarWrapComponents = 1 << 0,
  NSCalendarMatchStrictly = 1 << 1,
  NSCalendarSearchBackwards = 1 << 2,
  NSCalendarMatchNextTime = 1 << 10,
};

/* The value of a part that is not set. */
enum : NSInteger { NSDateComponentUndefined = NSIntegerMax, NSUndefinedDateComponent = NSIntegerMax };

typedef NSString *NSLocaleKey;

#define NSLocaleIdentifier @"kCFLocaleIdentifierKey"
#define NSLocaleLanguageCode @"kCFLocaleLanguageCodeKey"
#define NSLocaleCountryCode @"kCFLocaleCountryCodeKey"
#define NSLocaleScriptCode @"kCFLocaleScriptCodeKey"
#define NSLocaleCalendar @"kCFLocaleCalendarKey"
#define NSLocaleUsesMetricSystem @"kCFLocaleUsesMetricSystemKey"
#define NSLocaleDecimalSeparator @"kCFLocaleDecimalSeparatorKey"
#define NSLocaleGroupingSeparator @"kCFLocaleGroupingSeparatorKey"
#define NSLocaleCurrencySymbol @"kCFLocaleCurrencySymbolKey"
#define NSLocaleCurrencyCode @"currency"

typedef NS_ENUM(NSInteger, NSTimeZoneNameStyle) {
  NSTimeZoneNameStyleStandard,
  NSTimeZoneNameStyleShortStandard,
  NSTimeZoneNameStyleDaylightSaving,
  NSTimeZoneNameStyleShortDaylightSaving,
  NSTimeZoneNameStyleGeneric,
  NSTimeZoneNameStyleShortGeneric,
};

#import <Foundation/Foundation.h>
