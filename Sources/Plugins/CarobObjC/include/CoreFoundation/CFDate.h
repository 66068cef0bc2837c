/* CFDate: NSDate, and times in seconds since the first instant of 2001 in Greenwich. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;

#define kCFAbsoluteTimeIntervalSince1970 978307200.0
#define kCFAbsoluteTimeIntervalSince1904 3061152000.0

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
CF_EXPORT CFTypeID CFDateGetTypeID(void);
CF_EXPORT CFDateRef CFDateCreate(CFAllocatorRef allocator, CFAbsoluteTime time);
CF_EXPORT CFAbsoluteTime CFDateGetAbsoluteTime(CFDateRef date);
CF_EXPORT CFTimeInterval CFDateGetTimeIntervalSinceDate(CFDateRef date, CFDateRef other);
CF_EXPORT CFComparisonResult CFDateCompare(CFDateRef date, CFDateRef other, void *context);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
