/* Data, which CFData.h declares. */
#include "cf.h"
#include <CoreFoundation/CFData.h>

CAROB_GLUE_BEGIN

CFTypeID CFDataGetTypeID(void) { return CF_DATA; }

static id data_of(CFTypeRef data) { return carob_cf_checked(data, CF_DATA); }

CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length) {
  (void)allocator;
  return (CFDataRef)CAROB_SEND(
    id, carob_cf_alloc(CF_DATA), "initWithBytes:length:", (const void *, unsigned long), bytes,
    (unsigned long)length);
}

CFDataRef CFDataCreateWithBytesNoCopy(
  CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFAllocatorRef deallocator) {
  (void)allocator;
  return (CFDataRef)CAROB_SEND(
    id, carob_cf_alloc(CF_DATA), "initWithBytesNoCopy:length:freeWhenDone:",
    (const void *, unsigned long, BOOL), bytes, (unsigned long)length,
    deallocator != kCFAllocatorNull);
}

CFDataRef CFDataCreateCopy(CFAllocatorRef allocator, CFDataRef data) {
  (void)allocator;
  return carob_cf_copy(data_of(data));
}

CFMutableDataRef CFDataCreateMutable(CFAllocatorRef allocator, CFIndex capacity) {
  (void)allocator, (void)capacity;
  return (CFMutableDataRef)CAROB_SEND(id, carob_cf_alloc(CF_MUTABLE_DATA), "init", ());
}

CFMutableDataRef CFDataCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFDataRef data) {
  (void)allocator, (void)capacity;
  return (CFMutableDataRef)(uintptr_t)carob_cf_mutable_copy(data_of(data));
}

CFIndex CFDataGetLength(CFDataRef data) {
  return (CFIndex)CAROB_SEND(unsigned long, data_of(data), "length", ());
}

const UInt8 *CFDataGetBytePtr(CFDataRef data) {
  return CAROB_SEND(const void *, data_of(data), "bytes", ());
}

UInt8 *CFDataGetMutableBytePtr(CFMutableDataRef data) {
  return CAROB_SEND(void *, data_of(data), "mutableBytes", ());
}

void CFDataGetBytes(CFDataRef data, CFRange range, UInt8 *buffer) {
  CAROB_SEND(
    void, data_of(data), "getBytes:range:", (void *, struct carob_cf_range), buffer,
    carob_cf_range(range));
}

void CFDataSetLength(CFMutableDataRef data, CFIndex length) {
  CAROB_SEND(void, data_of(data), "setLength:", (unsigned long), (unsigned long)length);
}

void CFDataIncreaseLength(CFMutableDataRef data, CFIndex extraLength) {
  CAROB_SEND(
    void, data_of(data), "increaseLengthBy:", (unsigned long), (unsigned long)extraLength);
}

void CFDataAppendBytes(CFMutableDataRef data, const UInt8 *bytes, CFIndex length) {
  CAROB_SEND(
    void, data_of(data), "appendBytes:length:", (const void *, unsigned long), bytes,
    (unsigned long)length);
}

void CFDataReplaceBytes(
  CFMutableDataRef data, CFRange range, const UInt8 *bytes, CFIndex length) {
  CAROB_SEND(
    void, data_of(data), "replaceBytesInRange:withBytes:length:",
    (struct carob_cf_range, const void *, unsigned long), carob_cf_range(range), bytes,
    (unsigned long)length);
}

void CFDataDeleteBytes(CFMutableDataRef data, CFRange range) {
  CFDataReplaceBytes(data, range, 0, 0);
}

CAROB_GLUE_END
