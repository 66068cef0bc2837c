/* Numbers and booleans, which CFNumber.h declares. */
#include "cf.h"
#include <CoreFoundation/CFNumber.h>
#include <math.h>
#include <string.h>

CAROB_GLUE_BEGIN

CFTypeID CFNumberGetTypeID(void) { return CF_NUMBER; }
CFTypeID CFBooleanGetTypeID(void) { return CF_BOOLEAN; }

CFBooleanRef carob_cf_boolean(Boolean value) {
  return (CFBooleanRef)CAROB_SEND(
    id, carob_cf_class(CF_NUMBER), "numberWithBool:", (BOOL), value != 0);
}

Boolean CFBooleanGetValue(CFBooleanRef boolean) {
  return CAROB_SEND(BOOL, carob_cf_checked(boolean, CF_NUMBER), "boolValue", ());
}

CFNumberRef carob_cf_infinity(int sign) {
  return (CFNumberRef)CAROB_SEND(
    id, carob_cf_class(CF_NUMBER), "numberWithDouble:", (double),
    sign ? copysign(INFINITY, sign) : NAN);
}

/* The type with a size in its name. */
static CFNumberType sized(CFNumberType type) {
  switch (type) {
    case kCFNumberCharType: return kCFNumberSInt8Type;
    case kCFNumberShortType: return kCFNumberSInt16Type;
    case kCFNumberIntType: return kCFNumberSInt32Type;
    case kCFNumberLongType:
    case kCFNumberLongLongType:
    case kCFNumberCFIndexType:
    case kCFNumberNSIntegerType: return kCFNumberSInt64Type;
    case kCFNumberFloatType: return kCFNumberFloat32Type;
    case kCFNumberDoubleType:
    case kCFNumberCGFloatType: return kCFNumberFloat64Type;
    default: return type;
  }
}

#define MAKE(T, selector)                                                                      \
  {                                                                                            \
    T number;                                                                                  \
    memcpy(&number, value, sizeof number);                                                     \
    return carob_cf_kept(CAROB_SEND(id, carob_cf_class(CF_NUMBER), selector, (T), number));    \
  }

CFNumberRef CFNumberCreate(CFAllocatorRef allocator, CFNumberType type, const void *value) {
  (void)allocator;
  if (!value) return 0;
  switch (sized(type)) {
    case kCFNumberSInt8Type: MAKE(signed char, "numberWithChar:")
    case kCFNumberSInt16Type: MAKE(short, "numberWithShort:")
    case kCFNumberSInt32Type: MAKE(int, "numberWithInt:")
    case kCFNumberSInt64Type: MAKE(long long, "numberWithLongLong:")
    case kCFNumberFloat32Type: MAKE(float, "numberWithFloat:")
    case kCFNumberFloat64Type: MAKE(double, "numberWithDouble:")
    default: return 0;
  }
}

CFNumberType CFNumberGetType(CFNumberRef number) {
  const char *const type =
    CAROB_SEND(const char *, carob_cf_checked(number, CF_NUMBER), "objCType", ());
  switch (type ? *type : 0) {
    case 'B':
    case 'c': return kCFNumberSInt8Type;
    case 'C':
    case 's': return kCFNumberSInt16Type;
    case 'S':
    case 'i': return kCFNumberSInt32Type;
    case 'f': return kCFNumberFloat32Type;
    case 'd': return kCFNumberFloat64Type;
    default: return kCFNumberSInt64Type;
  }
}

static CFIndex size_of(CFNumberType type) {
  switch (sized(type)) {
    case kCFNumberSInt8Type: return 1;
    case kCFNumberSInt16Type: return 2;
    case kCFNumberSInt32Type:
    case kCFNumberFloat32Type: return 4;
    default: return 8;
  }
}

CFIndex CFNumberGetByteSize(CFNumberRef number) { return size_of(CFNumberGetType(number)); }

Boolean CFNumberIsFloatType(CFNumberRef number) {
  const CFNumberType type = CFNumberGetType(number);
  return type == kCFNumberFloat32Type || type == kCFNumberFloat64Type;
}

/* Whether a whole number of that size holds a value. */
static bool fits(long long value, CFIndex size) {
  const int unused = 64 - 8 * (int)size;
  return (long long)((unsigned long long)value << unused) >> unused == value;
}

Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void *value) {
  const id object = carob_cf_checked(number, CF_NUMBER);
  if (!object || !value || type < 1 || type > kCFNumberMaxType) return false;
  const double real = CAROB_SEND(double, object, "doubleValue", ());
  const CFIndex size = size_of(type);
  if (sized(type) == kCFNumberFloat64Type) {
    memcpy(value, &real, sizeof real);
    return CFNumberIsFloatType(number)
      || CAROB_SEND(long long, object, "longLongValue", ()) == (long long)real;
  }
  if (sized(type) == kCFNumberFloat32Type) {
    const float small = (float)real;
    memcpy(value, &small, sizeof small);
    return small == real || real != real;
  }
  const long long whole = CAROB_SEND(long long, object, "longLongValue", ());
  /* The first bytes are the lowest ones, on all machines that Carob is for. */
  memcpy(value, &whole, (size_t)size);
  return fits(whole, size) && (!CFNumberIsFloatType(number) || (double)whole == real);
}

CFComparisonResult CFNumberCompare(CFNumberRef number, CFNumberRef other, void *context) {
  (void)context;
  return CAROB_SEND(
    CFIndex, carob_cf_checked(number, CF_NUMBER), "compare:", (id), carob_cf_object(other));
}

CAROB_GLUE_END
