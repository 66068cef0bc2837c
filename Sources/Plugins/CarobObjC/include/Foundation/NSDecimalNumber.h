/* Rounding of decimal numbers, and what their arithmetic throws. Names are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSUInteger, NSRoundingMode) {
  NSRoundPlain,
  NSRoundDown,
  NSRoundUp,
  NSRoundBankers,
};

enum { NSDecimalNoScale = SHRT_MAX };

#define NSDecimalNumberExactnessException @"NSDecimalNumberExactnessException"
#define NSDecimalNumberOverflowException @"NSDecimalNumberOverflowException"
#define NSDecimalNumberUnderflowException @"NSDecimalNumberUnderflowException"
#define NSDecimalNumberDivideByZeroException @"NSDecimalNumberDivideByZeroException"

#import <Foundation/Foundation.h>
