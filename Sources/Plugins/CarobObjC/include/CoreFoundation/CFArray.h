/* CFArray and CFMutableArray: NSArray and NSMutableArray. Made with null instead of `kCFTypeArrayCallBacks`, an array holds any
 * pointers, and does not retain them: it is an NSPointerArray then. Other callbacks are refused by an exception. [any-thread] */
#pragma once

#include <CoreFoundation/CFBase.h>

typedef const void *(*CFArrayRetainCallBack)(CFAllocatorRef allocator, const void *value);
typedef void (*CFArrayReleaseCallBack)(CFAllocatorRef allocator, const void *value);
typedef CFStringRef (*CFArrayCopyDescriptionCallBack)(const void *value);
typedef Boolean (*CFArrayEqualCallBack)(const void *first, const void *second);

typedef struct {
  CFIndex version;
  CFArrayRetainCallBack retain;
  CFArrayReleaseCallBack release;
  CFArrayCopyDescriptionCallBack copyDescription;
  CFArrayEqualCallBack equal;
} CFArrayCallBacks;

typedef void (*CFArrayApplierFunction)(const void *value, void *context);

CF_EXTERN_C_BEGIN
CF_IMPLICIT_BRIDGING_ENABLED

extern const CFArrayCallBacks kCFTypeArrayCallBacks;

CF_EXPORT CFTypeID CFArrayGetTypeID(void);
CF_EXPORT CFArrayRef CFArrayCreate(
    CFAllocatorRef allocator, const void **values, CFIndex count, const CFArrayCallBacks *callBacks);
CF_EXPORT CFArrayRef CFArrayCreateCopy(CFAllocatorRef allocator, CFArrayRef array);
CF_EXPORT CFMutableArrayRef CFArrayCreateMutable(
    CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callBacks);
CF_EXPORT CFMutableArrayRef CFArrayCreateMutableCopy(
    CFAllocatorRef allocator, CFIndex capacity, CFArrayRef array);
CF_EXPORT CFIndex CFArrayGetCount(CFArrayRef array);
CF_EXPORT CFIndex CFArrayGetCountOfValue(CFArrayRef array, CFRange range, const void *value);
CF_EXPORT Boolean CFArrayContainsValue(CFArrayRef array, CFRange range, const void *value);
CF_EXPORT const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index);
CF_EXPORT void CFArrayGetValues(CFArrayRef array, CFRange range, const void **values);
CF_EXPORT CFIndex CFArrayGetFirstIndexOfValue(CFArrayRef array, CFRange range, const void *value);
CF_EXPORT CFIndex CFArrayGetLastIndexOfValue(CFArrayRef array, CFRange range, const void *value);
CF_EXPORT void CFArrayApplyFunction(
    CFArrayRef array, CFRange range, CFArrayApplierFunction applier, void *context);
CF_EXPORT void CFArrayAppendValue(CFMutableArrayRef array, const void *value);
CF_EXPORT void CFArrayAppendArray(CFMutableArrayRef array, CFArrayRef other, CFRange range);
CF_EXPORT void CFArrayInsertValueAtIndex(
    CFMutableArrayRef array, CFIndex index, const void *value);
CF_EXPORT void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value);
CF_EXPORT void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index);
CF_EXPORT void CFArrayRemoveAllValues(CFMutableArrayRef array);
CF_EXPORT void CFArrayReplaceValues(
    CFMutableArrayRef array, CFRange range, const void **values, CFIndex count);
CF_EXPORT void CFArrayExchangeValuesAtIndices(
    CFMutableArrayRef array, CFIndex first, CFIndex second);
CF_EXPORT void CFArraySortValues(
    CFMutableArrayRef array, CFRange range, CFComparatorFunction comparator, void *context);

CF_IMPLICIT_BRIDGING_DISABLED
CF_EXTERN_C_END
