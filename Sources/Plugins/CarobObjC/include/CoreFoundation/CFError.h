/* CFError: NSError. [any-thread] */
#pragma once

#include <CoreFoundation/CFString.h>

typedef CFStringRef CFErrorDomain;

#define kCFErrorDomainPOSIX CFSTR("NSPOSIXErrorDomain")
#define kCFErrorDomainOSStatus CFSTR("NSOSStatusErrorDomain")
#define kCFErrorDomainMach CFSTR("NSMachErrorDomain")
#define kCFErrorDomainCocoa CFSTR("NSCocoaErrorDomain")

/* Keys of the user info. */
#define kCFErrorLocalizedDescriptionKey CFSTR("NSLocalizedDescription")
#define kCFErrorLocalizedFailureKey CFSTR("NSLocalizedFailure")
#define kCFErrorLocalizedFailureReasonKey CFSTR("NSLocalizedFailureReason")
#define kCFErrorLocalizedRecoverySuggestionKey CFSTR("NSLocalizedRecoverySuggestion")
#define kCFErrorDescriptionKey CFSTR("NSDescription")
#define kCFErrorUnderlyingErrorKey CFSTR("NSUnderlyingError")
#define kCFErrorURLKey CFSTR("NSURL")
#define kCFErrorFilePathKey CFSTR("NSFilePath")

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

CF_EXPORT CFTypeID CFErrorGetTypeID(void);
/* Null without a domain. The user info may be null. */
CF_EXPORT CFErrorRef CFErrorCreate(
    CFAllocatorRef allocator, CFErrorDomain domain, CFIndex code, CFDictionaryRef userInfo);
CF_EXPORT CFErrorRef CFErrorCreateWithUserInfoKeysAndValues(
    CFAllocatorRef allocator, CFErrorDomain domain, CFIndex code, const void *const *keys,
    const void *const *values, CFIndex count);
CF_EXPORT CFErrorDomain CFErrorGetDomain(CFErrorRef error);
CF_EXPORT CFIndex CFErrorGetCode(CFErrorRef error);
/* Never null for an error: without a user info it is an empty dictionary. */
CF_EXPORT CFDictionaryRef CFErrorCopyUserInfo(CFErrorRef error);
CF_EXPORT CFStringRef CFErrorCopyDescription(CFErrorRef error);
/* Null where the error says none. */
CF_EXPORT CFStringRef CFErrorCopyFailureReason(CFErrorRef error);
CF_EXPORT CFStringRef CFErrorCopyRecoverySuggestion(CFErrorRef error);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
