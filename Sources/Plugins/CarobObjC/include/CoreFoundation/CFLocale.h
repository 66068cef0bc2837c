/* CFLocale: NSLocale. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

typedef CFStringRef CFLocaleIdentifier;

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFTypeID CFLocaleGetTypeID(void);
CF_EXPORT CFLocaleRef CFLocaleCopyCurrent(void);
CF_EXPORT CFLocaleRef CFLocaleCreate(CFAllocatorRef allocator, CFLocaleIdentifier identifier);
CF_EXPORT CFLocaleIdentifier CFLocaleGetIdentifier(CFLocaleRef locale);
CF_EXPORT CFArrayRef CFLocaleCopyPreferredLanguages(void);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
