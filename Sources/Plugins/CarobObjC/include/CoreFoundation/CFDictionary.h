/* CFDictionary and CFMutableDictionary: NSDictionary and NSMutableDictionary, which copy keys whose class can copy. Made with
 * null instead of callbacks for the keys or the values, a dictionary holds any pointers there, and does not retain them: it is
 * an NSMapTable then. Callbacks of a program's own are refused by an exception. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

typedef const void *(*CFDictionaryRetainCallBack)(CFAllocatorRef allocator, const void *value);
typedef void (*CFDictionaryReleaseCallBack)(CFAllocatorRef allocator, const void *value);
typedef CFStringRef (*CFDictionaryCopyDescriptionCallBack)(const void *value);
typedef Boolean (*CFDictionaryEqualCallBack)(const void *first, const void *second);
typedef CFHashCode (*CFDictionaryHashCallBack)(const void *value);

typedef struct {
  CFIndex version;
  CFDictionaryRetainCallBack retain;
  CFDictionaryReleaseCallBack release;
  CFDictionaryCopyDescriptionCallBack copyDescription;
  CFDictionaryEqualCallBack equal;
  CFDictionaryHashCallBack hash;
} CFDictionaryKeyCallBacks;

typedef struct {
  CFIndex version;
  CFDictionaryRetainCallBack retain;
  CFDictionaryReleaseCallBack release;
  CFDictionaryCopyDescriptionCallBack copyDescription;
  CFDictionaryEqualCallBack equal;
} CFDictionaryValueCallBacks;

typedef void (*CFDictionaryApplierFunction)(const void *key, const void *value, void *context);

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

extern const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks;
extern const CFDictionaryKeyCallBacks kCFCopyStringDictionaryKeyCallBacks;
extern const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks;

CF_EXPORT CFTypeID CFDictionaryGetTypeID(void);
CF_EXPORT CFDictionaryRef CFDictionaryCreate(
    CFAllocatorRef allocator, const void **keys, const void **values, CFIndex count,
    const CFDictionaryKeyCallBacks *keyCallBacks, const CFDictionaryValueCallBacks *valueCallBacks);
CF_EXPORT CFDictionaryRef CFDictionaryCreateCopy(
    CFAllocatorRef allocator, CFDictionaryRef dictionary);
CF_EXPORT CFMutableDictionaryRef CFDictionaryCreateMutable(
    CFAllocatorRef allocator, CFIndex capacity, const CFDictionaryKeyCallBacks *keyCallBacks,
    const CFDictionaryValueCallBacks *valueCallBacks);
CF_EXPORT CFMutableDictionaryRef CFDictionaryCreateMutableCopy(
    CFAllocatorRef allocator, CFIndex capacity, CFDictionaryRef dictionary);
CF_EXPORT CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary);
CF_EXPORT CFIndex CFDictionaryGetCountOfKey(CFDictionaryRef dictionary, const void *key);
CF_EXPORT CFIndex CFDictionaryGetCountOfValue(CFDictionaryRef dictionary, const void *value);
CF_EXPORT Boolean CFDictionaryContainsKey(CFDictionaryRef dictionary, const void *key);
CF_EXPORT Boolean CFDictionaryContainsValue(CFDictionaryRef dictionary, const void *value);
CF_EXPORT const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key);
CF_EXPORT Boolean CFDictionaryGetValueIfPresent(
    CFDictionaryRef dictionary, const void *key, const void **value);
CF_EXPORT void CFDictionaryGetKeysAndValues(
    CFDictionaryRef dictionary, const void **keys, const void **values);
CF_EXPORT void CFDictionaryApplyFunction(
    CFDictionaryRef dictionary, CFDictionaryApplierFunction applier, void *context);
CF_EXPORT void CFDictionaryAddValue(
    CFMutableDictionaryRef dictionary, const void *key, const void *value);
CF_EXPORT void CFDictionarySetValue(
    CFMutableDictionaryRef dictionary, const void *key, const void *value);
CF_EXPORT void CFDictionaryReplaceValue(
    CFMutableDictionaryRef dictionary, const void *key, const void *value);
CF_EXPORT void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key);
CF_EXPORT void CFDictionaryRemoveAllValues(CFMutableDictionaryRef dictionary);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
