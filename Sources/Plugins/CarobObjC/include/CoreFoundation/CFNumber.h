/* CFNumber and CFBoolean: NSNumber. `kCFBooleanTrue` is @YES. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

typedef CF_ENUM(CFIndex, CFNumberType) {
  kCFNumberSInt8Type = 1,
  kCFNumberSInt16Type = 2,
  kCFNumberSInt32Type = 3,
  kCFNumberSInt64Type = 4,
  kCFNumberFloat32Type = 5,
  kCFNumberFloat64Type = 6,
  kCFNumberCharType = 7,
  kCFNumberShortType = 8,
  kCFNumberIntType = 9,
  kCFNumberLongType = 10,
  kCFNumberLongLongType = 11,
  kCFNumberFloatType = 12,
  kCFNumberDoubleType = 13,
  kCFNumberCFIndexType = 14,
  kCFNumberNSIntegerType = 15,
  kCFNumberCGFloatType = 16,
  kCFNumberMaxType = 16,
};

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

#define kCFBooleanTrue carob_cf_boolean(1)
#define kCFBooleanFalse carob_cf_boolean(0)
CF_EXPORT CFBooleanRef carob_cf_boolean(Boolean value);
CF_EXPORT CFTypeID CFBooleanGetTypeID(void);
CF_EXPORT Boolean CFBooleanGetValue(CFBooleanRef boolean);

#define kCFNumberPositiveInfinity carob_cf_infinity(1)
#define kCFNumberNegativeInfinity carob_cf_infinity(-1)
#define kCFNumberNaN carob_cf_infinity(0)
/* Infinity with that sign; for 0, what is no number. */
CF_EXPORT CFNumberRef carob_cf_infinity(int sign);

CF_EXPORT CFTypeID CFNumberGetTypeID(void);
/* Null for a type that does not exist. */
CF_EXPORT CFNumberRef CFNumberCreate(
    CFAllocatorRef allocator, CFNumberType type, const void *value);
/* One of the types with a size in their names. */
CF_EXPORT CFNumberType CFNumberGetType(CFNumberRef number);
CF_EXPORT CFIndex CFNumberGetByteSize(CFNumberRef number);
CF_EXPORT Boolean CFNumberIsFloatType(CFNumberRef number);
/* Returns false when the type cannot represent the number, and leaves the nearest value that C's conversions give. */
CF_EXPORT Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void *value);
CF_EXPORT CFComparisonResult CFNumberCompare(
    CFNumberRef number, CFNumberRef other, void *context);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
