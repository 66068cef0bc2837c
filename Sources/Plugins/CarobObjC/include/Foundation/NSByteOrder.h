/* Numbers in the orders of bytes. The machines that Carob runs on have the least byte first. [any-thread] */
#pragma once

#import <CoreFoundation/CFByteOrder.h>
#import <Foundation/NSObjCRuntime.h>

enum {
  NS_UnknownByteOrder = CFByteOrderUnknown,
  NS_LittleEndian = CFByteOrderLittleEndian,
  NS_BigEndian = CFByteOrderBigEndian,
};

NS_INLINE long NSHostByteOrder(void) { return CFByteOrderGetCurrent(); }

#define CAROB_SWAPS(name, type, bits)                                                \
  NS_INLINE type NSSwap##name(type value) { return (type)CFSwapInt##bits(value); }   \
  NS_INLINE type NSSwapBig##name##ToHost(type value) { return NSSwap##name(value); } \
  NS_INLINE type NSSwapHost##name##ToBig(type value) { return NSSwap##name(value); } \
  NS_INLINE type NSSwapLittle##name##ToHost(type value) { return value; }            \
  NS_INLINE type NSSwapHost##name##ToLittle(type value) { return value; }
CAROB_SWAPS(Short, unsigned short, 16)
CAROB_SWAPS(Int, unsigned int, 32)
CAROB_SWAPS(Long, unsigned long, 64)
CAROB_SWAPS(LongLong, unsigned long long, 64)
#undef CAROB_SWAPS

/* A floating-point number, its bytes in the other order. */
typedef struct {
  unsigned int v;
} NSSwappedFloat;
typedef struct {
  unsigned long long v;
} NSSwappedDouble;

#define CAROB_SWAPS(name, type, integer)                                                           \
  NS_INLINE NSSwapped##name NSConvertHost##name##ToSwapped(type value) {                           \
    NSSwapped##name swapped;                                                                       \
    memcpy(&swapped.v, &value, sizeof value);                                                      \
    return swapped;                                                                                \
  }                                                                                                \
  NS_INLINE type NSConvertSwapped##name##ToHost(NSSwapped##name swapped) {                         \
    type value;                                                                                    \
    memcpy(&value, &swapped.v, sizeof value);                                                      \
    return value;                                                                                  \
  }                                                                                                \
  NS_INLINE NSSwapped##name NSSwap##name(NSSwapped##name swapped) {                                \
    swapped.v = NSSwap##integer(swapped.v);                                                        \
    return swapped;                                                                                \
  }                                                                                                \
  NS_INLINE NSSwapped##name NSSwapHost##name##ToBig(type value) {                                  \
    return NSSwap##name(NSConvertHost##name##ToSwapped(value));                                    \
  }                                                                                                \
  NS_INLINE type NSSwapBig##name##ToHost(NSSwapped##name swapped) {                                \
    return NSConvertSwapped##name##ToHost(NSSwap##name(swapped));                                  \
  }                                                                                                \
  NS_INLINE NSSwapped##name NSSwapHost##name##ToLittle(type value) {                               \
    return NSConvertHost##name##ToSwapped(value);                                                  \
  }                                                                                                \
  NS_INLINE type NSSwapLittle##name##ToHost(NSSwapped##name swapped) {                             \
    return NSConvertSwapped##name##ToHost(swapped);                                                \
  }
CAROB_SWAPS(Float, float, Int)
CAROB_SWAPS(Double, double, LongLong)
#undef CAROB_SWAPS

#import <Foundation/Foundation.h>
