/* Errors, which CFError.h declares. */
#include "cf.h"
#include <CoreFoundation/CFDictionary.h>
#include <CoreFoundation/CFError.h>

CAROB_GLUE_BEGIN

CFTypeID CFErrorGetTypeID(void) { return CF_ERROR; }

static id error_of(CFErrorRef error) { return carob_cf_checked(error, CF_ERROR); }

CFErrorRef CFErrorCreate(
  CFAllocatorRef allocator, CFErrorDomain domain, CFIndex code, CFDictionaryRef userInfo) {
  (void)allocator;
  const id name = carob_cf_checked(domain, CF_STRING);
  if (!name) return 0;
  return (CFErrorRef)CAROB_SEND(
    id, carob_cf_alloc(CF_ERROR), "initWithDomain:code:userInfo:", (id, long, id), name, code,
    carob_cf_checked(userInfo, CF_DICTIONARY));
}

CFErrorRef CFErrorCreateWithUserInfoKeysAndValues(
  CFAllocatorRef allocator, CFErrorDomain domain, CFIndex code, const void *const *keys,
  const void *const *values, CFIndex count) {
  const CFDictionaryRef userInfo = CFDictionaryCreate(
    allocator, (const void **)(uintptr_t)keys, (const void **)(uintptr_t)values, count,
    &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
  const CFErrorRef error = CFErrorCreate(allocator, domain, code, userInfo);
  CFRelease(userInfo);
  return error;
}

CFErrorDomain CFErrorGetDomain(CFErrorRef error) {
  return (CFErrorDomain)CAROB_SEND(id, error_of(error), "domain", ());
}

CFIndex CFErrorGetCode(CFErrorRef error) {
  return (CFIndex)CAROB_SEND(long, error_of(error), "code", ());
}

CFDictionaryRef CFErrorCopyUserInfo(CFErrorRef error) {
  return carob_cf_kept(CAROB_SEND(id, error_of(error), "userInfo", ()));
}

CFStringRef CFErrorCopyDescription(CFErrorRef error) {
  return carob_cf_kept(CAROB_SEND(id, error_of(error), "localizedDescription", ()));
}

CFStringRef CFErrorCopyFailureReason(CFErrorRef error) {
  return carob_cf_kept(CAROB_SEND(id, error_of(error), "localizedFailureReason", ()));
}

CFStringRef CFErrorCopyRecoverySuggestion(CFErrorRef error) {
  return carob_cf_kept(CAROB_SEND(id, error_of(error), "localizedRecoverySuggestion", ()));
}

CAROB_GLUE_END
