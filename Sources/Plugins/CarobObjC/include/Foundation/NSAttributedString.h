/* Attributes of texts. The names of those that are drawn are UIKit's. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NSString *NSAttributedStringKey NS_EXTENSIBLE_STRING_ENUM;

typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) {
  NSAttributedStringEnumerationReverse = 1UL << 1,
  NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1UL << 20,
};

#import <Foundation/Foundation.h>
