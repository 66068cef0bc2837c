/* CFSet and CFMutableSet: NSSet and NSMutableSet. Made with null instead of `kCFTypeSetCallBacks`, a set holds any pointers, and
 * does not retain them: it is an NSHashTable then. Other callbacks are refused by an exception. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

typedef const void *(*CFSetRetainCallBack)(CFAllocatorRef allocator, const void *value);
typedef void (*CFSetReleaseCallBack)(CFAllocatorRef allocator, const void *value);
typedef CFStringRef (*CFSetCopyDescriptionCallBack)(const void *value);
typedef Boolean (*CFSetEqualCallBack)(const void *first, const void *second);
typedef CFHashCode (*CFSetHashCallBack)(const void *value);

typedef struct {
  CFIndex version;
  CFSetRetainCallBack retain;
  CFSetReleaseCallBack release;
  CFSetCopyDescriptionCallBack copyDescription;
  CFSetEqualCallBack equal;
  CFSetHashCallBack hash;
} CFSetCallBacks;

typedef void (*CFSetApplierFunction)(const void *value, void *context);

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

extern const CFSetCallBacks kCFTypeSetCallBacks;

CF_EXPORT CFTypeID CFSetGetTypeID(void);
CF_EXPORT CFSetRef CFSetCreate(
    CFAllocatorRef allocator, const void **values, CFIndex count, const CFSetCallBacks *callBacks);
CF_EXPORT CFSetRef CFSetCreateCopy(CFAllocatorRef allocator, CFSetRef set);
CF_EXPORT CFMutableSetRef CFSetCreateMutable(
    CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callBacks);
CF_EXPORT CFMutableSetRef CFSetCreateMutableCopy(
    CFAllocatorRef allocator, CFIndex capacity, CFSetRef set);
CF_EXPORT CFIndex CFSetGetCount(CFSetRef set);
CF_EXPORT CFIndex CFSetGetCountOfValue(CFSetRef set, const void *value);
CF_EXPORT Boolean CFSetContainsValue(CFSetRef set, const void *value);
CF_EXPORT const void *CFSetGetValue(CFSetRef set, const void *value);
CF_EXPORT Boolean CFSetGetValueIfPresent(CFSetRef set, const void *candidate, const void **value);
CF_EXPORT void CFSetGetValues(CFSetRef set, const void **values);
CF_EXPORT void CFSetApplyFunction(CFSetRef set, CFSetApplierFunction applier, void *context);
CF_EXPORT void CFSetAddValue(CFMutableSetRef set, const void *value);
CF_EXPORT void CFSetSetValue(CFMutableSetRef set, const void *value);
CF_EXPORT void CFSetReplaceValue(CFMutableSetRef set, const void *value);
CF_EXPORT void CFSetRemoveValue(CFMutableSetRef set, const void *value);
CF_EXPORT void CFSetRemoveAllValues(CFMutableSetRef set);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
