/* Numbers in the orders of bytes. The machines that Carob runs on have the least byte first. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>
#include <string.h>

enum __CFByteOrder { CFByteOrderUnknown, CFByteOrderLittleEndian, CFByteOrderBigEndian };
typedef CFIndex CFByteOrder;

CF_INLINE CFByteOrder CFByteOrderGetCurrent(void) { return CFByteOrderLittleEndian; }

CF_INLINE uint16_t CFSwapInt16(uint16_t value) { return __builtin_bswap16(value); }
CF_INLINE uint32_t CFSwapInt32(uint32_t value) { return __builtin_bswap32(value); }
CF_INLINE uint64_t CFSwapInt64(uint64_t value) { return __builtin_bswap64(value); }

#define CAROB_SWAPS(bits)                                                                                  \
  CF_INLINE uint##bits##_t CFSwapInt##bits##BigToHost(uint##bits##_t value) { return CFSwapInt##bits(value); } \
  CF_INLINE uint##bits##_t CFSwapInt##bits##HostToBig(uint##bits##_t value) { return CFSwapInt##bits(value); } \
  CF_INLINE uint##bits##_t CFSwapInt##bits##LittleToHost(uint##bits##_t value) { return value; }           \
  CF_INLINE uint##bits##_t CFSwapInt##bits##HostToLittle(uint##bits##_t value) { return value; }
CAROB_SWAPS(16)
CAROB_SWAPS(32)
CAROB_SWAPS(64)
#undef CAROB_SWAPS

/* The bytes of a floating-point number, most significant first. */
typedef struct {
  uint32_t v;
} CFSwappedFloat32;
typedef struct {
  uint64_t v;
} CFSwappedFloat64;

#define CAROB_SWAPS(bits, type, name)                                                    \
  CF_INLINE CFSwappedFloat##bits CFConvert##name##HostToSwapped(type value) {            \
    CFSwappedFloat##bits swapped;                                                        \
    memcpy(&swapped.v, &value, sizeof value);                                            \
    swapped.v = CFSwapInt##bits(swapped.v);                                              \
    return swapped;                                                                      \
  }                                                                                      \
  CF_INLINE type CFConvert##name##SwappedToHost(CFSwappedFloat##bits swapped) {          \
    type value;                                                                          \
    swapped.v = CFSwapInt##bits(swapped.v);                                              \
    memcpy(&value, &swapped.v, sizeof value);                                            \
    return value;                                                                        \
  }
CAROB_SWAPS(32, float, Float)
CAROB_SWAPS(32, float, Float32)
CAROB_SWAPS(64, double, Double)
CAROB_SWAPS(64, double, Float64)
#undef CAROB_SWAPS
