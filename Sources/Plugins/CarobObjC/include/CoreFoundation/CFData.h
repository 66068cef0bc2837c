/* CFData and CFMutableData: NSData and NSMutableData. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFTypeID CFDataGetTypeID(void);
CF_EXPORT CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length);
/* The data keeps the bytes, and frees them by that allocator. */
CF_EXPORT CFDataRef CFDataCreateWithBytesNoCopy(
    CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length, CFAllocatorRef deallocator);
CF_EXPORT CFDataRef CFDataCreateCopy(CFAllocatorRef allocator, CFDataRef data);
CF_EXPORT CFMutableDataRef CFDataCreateMutable(CFAllocatorRef allocator, CFIndex capacity);
CF_EXPORT CFMutableDataRef CFDataCreateMutableCopy(
    CFAllocatorRef allocator, CFIndex capacity, CFDataRef data);
CF_EXPORT CFIndex CFDataGetLength(CFDataRef data);
CF_EXPORT const UInt8 *CFDataGetBytePtr(CFDataRef data);
CF_EXPORT UInt8 *CFDataGetMutableBytePtr(CFMutableDataRef data);
CF_EXPORT void CFDataGetBytes(CFDataRef data, CFRange range, UInt8 *buffer);
CF_EXPORT void CFDataSetLength(CFMutableDataRef data, CFIndex length);
CF_EXPORT void CFDataIncreaseLength(CFMutableDataRef data, CFIndex extraLength);
CF_EXPORT void CFDataAppendBytes(CFMutableDataRef data, const UInt8 *bytes, CFIndex length);
CF_EXPORT void CFDataReplaceBytes(
    CFMutableDataRef data, CFRange range, const UInt8 *bytes, CFIndex length);
CF_EXPORT void CFDataDeleteBytes(CFMutableDataRef data, CFRange range);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
