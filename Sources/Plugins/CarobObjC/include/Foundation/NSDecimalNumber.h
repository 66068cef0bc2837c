/* Decimal numbers as structures, their rounding, and what their arithmetic throws. Names are literals: a module has no symbol of
 * the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

typedef NS_ENUM(NSUInteger, NSRoundingMode) {
  NSRoundPlain,
  NSRoundDown,
  NSRoundUp,
  NSRoundBankers,
};

typedef NS_ENUM(NSUInteger, NSCalculationError) {
  NSCalculationNoError,
  NSCalculationLossOfPrecision,
  NSCalculationUnderflow,
  NSCalculationOverflow,
  NSCalculationDivideByZero,
};

#define NSDecimalMaxSize 8

/* A decimal number: its digits, and the power of ten that they are multiplied by. */
typedef struct __attribute__((objc_boxable)) {
  signed int _exponent : 8;
  unsigned int _length : 4;
  unsigned int _isNegative : 1;
  unsigned int _isCompact : 1;
  unsigned int _reserved : 18;
  unsigned short _mantissa[NSDecimalMaxSize];
} NSDecimal;

enum { NSDecimalNoScale = SHRT_MAX };

#define NSDecimalNumberExactnessException @"NSDecimalNumberExactnessException"
#define NSDecimalNumberOverflowException @"NSDecimalNumberOverflowException"
#define NSDecimalNumberUnderflowException @"NSDecimalNumberUnderflowException"
#define NSDecimalNumberDivideByZeroException @"NSDecimalNumberDivideByZeroException"

@class NSString;

/* The functions take no null but as a locale. The result may be one of the numbers. */
FOUNDATION_EXPORT NSCalculationError NSDecimalAdd(
  NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalSubtract(
  NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalMultiply(
  NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalDivide(
  NSDecimal *result, const NSDecimal *left, const NSDecimal *right, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalPower(
  NSDecimal *result, const NSDecimal *number, NSUInteger power, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalMultiplyByPowerOf10(
  NSDecimal *result, const NSDecimal *number, short power, NSRoundingMode mode);
FOUNDATION_EXPORT void NSDecimalRound(
  NSDecimal *result, const NSDecimal *number, NSInteger scale, NSRoundingMode mode);
FOUNDATION_EXPORT NSCalculationError NSDecimalNormalize(NSDecimal *number, NSDecimal *other, NSRoundingMode mode);
FOUNDATION_EXPORT void NSDecimalCompact(NSDecimal *number);
FOUNDATION_EXPORT NSComparisonResult NSDecimalCompare(const NSDecimal *left, const NSDecimal *right);
FOUNDATION_EXPORT void NSDecimalCopy(NSDecimal *copy, const NSDecimal *number);
FOUNDATION_EXPORT NSString *NSDecimalString(const NSDecimal *number, id locale);

NS_INLINE BOOL NSDecimalIsNotANumber(const NSDecimal *number) {
  return number->_length == 0 && number->_isNegative;
}

#import <Foundation/Foundation.h>
