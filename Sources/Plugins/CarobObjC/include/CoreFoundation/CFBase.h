/* The types and macros of CoreFoundation, and what all its objects have in common. A CFStringRef is an NSString, a CFArrayRef an
 * NSArray, and so on: the functions send messages. One that is given an object of another class answers 0 or null. [any-thread] */
#pragma once

#include <CoreFoundation/CFAvailability.h>
#include <MacTypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CF_EXTERN_C_BEGIN extern "C" {
#define CF_EXTERN_C_END }
#define CF_EXPORT extern "C"
#else
#define CF_EXTERN_C_BEGIN
#define CF_EXTERN_C_END
#define CF_EXPORT extern
#endif
#define CF_INLINE static inline

/* What a compiler of C that does not know Objective-C may ignore. */
#ifdef __OBJC__
#define CF_BRIDGED_TYPE(T) __attribute__((objc_bridge(T)))
#define CF_BRIDGED_MUTABLE_TYPE(T) __attribute__((objc_bridge_mutable(T)))
#define CF_RELATED_TYPE(T, C, I) __attribute__((objc_bridge_related(T, C, I)))
#define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
#define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
#define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
#define CF_CONSUMED __attribute__((cf_consumed))
#define CF_RELEASES_ARGUMENT __attribute__((cf_consumed))
#define CF_FORMAT_FUNCTION(position, first) __attribute__((format(CFString, position, first)))
#define CG_BOXABLE __attribute__((objc_boxable))
#else
#define CF_BRIDGED_TYPE(T)
#define CF_BRIDGED_MUTABLE_TYPE(T)
#define CF_RELATED_TYPE(T, C, I)
#define CF_IMPLICIT_BRIDGING_ENABLED
#define CF_IMPLICIT_BRIDGING_DISABLED
#define CF_RETURNS_RETAINED
#define CF_RETURNS_NOT_RETAINED
#define CF_CONSUMED
#define CF_RELEASES_ARGUMENT
#define CF_FORMAT_FUNCTION(position, first)
#define CG_BOXABLE
#endif

/* In C, an enumeration has no type of its own. */
#if !defined(__OBJC__) && !defined(__cplusplus)
#undef CAROB_ENUM_NAMED
#undef CAROB_OPTIONS_NAMED
#define CAROB_ENUM_NAMED(type, name) \
  type name;                         \
  enum : type
#define CAROB_OPTIONS_NAMED(type, name) CAROB_ENUM_NAMED(type, name)
#endif

typedef double CGFloat;
typedef unsigned long CFTypeID;
typedef unsigned long CFOptionFlags;
typedef unsigned long CFHashCode;
typedef signed long CFIndex;

typedef const void *CFTypeRef;
typedef CFTypeRef CFPropertyListRef;

#ifdef __OBJC__
@class NSArray, NSCharacterSet, NSData, NSDate, NSDictionary, NSError, NSLocale, NSMutableArray;
@class NSMutableData, NSMutableDictionary, NSMutableSet, NSMutableString, NSNull, NSNumber, NSSet;
@class NSString, NSTimeZone, NSTimer, NSURL;
#endif

typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableString) __CFString *CFMutableStringRef;
typedef const struct CF_BRIDGED_TYPE(NSNull) __CFNull *CFNullRef;
typedef const struct CF_BRIDGED_TYPE(NSNumber) __CFBoolean *CFBooleanRef;
typedef const struct CF_BRIDGED_TYPE(NSNumber) __CFNumber *CFNumberRef;
typedef const struct CF_BRIDGED_TYPE(NSArray) __CFArray *CFArrayRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableArray) __CFArray *CFMutableArrayRef;
typedef const struct CF_BRIDGED_TYPE(NSDictionary) __CFDictionary *CFDictionaryRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableDictionary) __CFDictionary *CFMutableDictionaryRef;
typedef const struct CF_BRIDGED_TYPE(NSSet) __CFSet *CFSetRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableSet) __CFSet *CFMutableSetRef;
typedef const struct CF_BRIDGED_TYPE(NSDate) __CFDate *CFDateRef;
typedef const struct CF_BRIDGED_TYPE(NSTimeZone) __CFTimeZone *CFTimeZoneRef;
typedef const struct CF_BRIDGED_TYPE(NSData) __CFData *CFDataRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(NSMutableData) __CFData *CFMutableDataRef;
typedef const struct CF_BRIDGED_TYPE(NSURL) __CFURL *CFURLRef;
typedef const struct CF_BRIDGED_TYPE(NSLocale) __CFLocale *CFLocaleRef;
typedef const struct CF_BRIDGED_TYPE(NSCharacterSet) __CFCharacterSet *CFCharacterSetRef;
typedef struct CF_BRIDGED_TYPE(NSError) __CFError *CFErrorRef;
typedef const struct CF_BRIDGED_TYPE(id) __CFUUID *CFUUIDRef;

typedef struct {
  CFIndex location;
  CFIndex length;
} CFRange;

CF_INLINE CFRange CFRangeMake(CFIndex location, CFIndex length) {
  CFRange range = {location, length};
  return range;
}

typedef CF_ENUM(CFIndex, CFComparisonResult) {
  kCFCompareLessThan = -1,
  kCFCompareEqualTo = 0,
  kCFCompareGreaterThan = 1,
};

typedef CFComparisonResult (*CFComparatorFunction)(const void *, const void *, void *context);

enum { kCFNotFound = -1 };

CF_EXTERN_C_BEGIN

/* Memory is that of the objects; these names choose nothing. Only the null allocator is different where a function is given bytes
 * with the allocator that is to free them: it leaves them alone. The others free them by free(). */
#define kCFAllocatorDefault ((CFAllocatorRef)0)
extern const CFAllocatorRef kCFAllocatorSystemDefault;
extern const CFAllocatorRef kCFAllocatorMalloc;
extern const CFAllocatorRef kCFAllocatorMallocZone;
extern const CFAllocatorRef kCFAllocatorNull;
extern const CFAllocatorRef kCFAllocatorUseContext;
CF_EXPORT CFAllocatorRef CFAllocatorGetDefault(void);
CF_EXPORT void *CFAllocatorAllocate(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint);
CF_EXPORT void *CFAllocatorReallocate(
    CFAllocatorRef allocator, void *memory, CFIndex size, CFOptionFlags hint);
CF_EXPORT void CFAllocatorDeallocate(CFAllocatorRef allocator, void *memory);

/* -[NSNull null]. */
#define kCFNull carob_cf_null()
CF_EXPORT CFNullRef carob_cf_null(void);
CF_EXPORT CFTypeID CFNullGetTypeID(void);

/* Messages of the same names; for null they do nothing and answer 0. */
CF_EXPORT CFTypeRef CFRetain(CFTypeRef object);
CF_EXPORT void CFRelease(CFTypeRef object);
CF_EXPORT CFTypeRef CFAutorelease(CFTypeRef CF_RELEASES_ARGUMENT object);
CF_EXPORT CFIndex CFGetRetainCount(CFTypeRef object);
CF_EXPORT Boolean CFEqual(CFTypeRef first, CFTypeRef second);
CF_EXPORT CFHashCode CFHash(CFTypeRef object);
CF_EXPORT CFStringRef CFCopyDescription(CFTypeRef object);
CF_EXPORT CFAllocatorRef CFGetAllocator(CFTypeRef object);

/* The number that …GetTypeID() of the object's class returns: 0 when it is of none of them. */
CF_EXPORT CFTypeID CFGetTypeID(CFTypeRef object);
CF_EXPORT CFStringRef CFCopyTypeIDDescription(CFTypeID type);
CF_EXPORT CFTypeID CFAllocatorGetTypeID(void);

CF_EXTERN_C_END

#ifdef __OBJC__
/* From an object to CoreFoundation with a reference that the caller owns, and back without it. */
#if __has_feature(objc_arc)
CF_INLINE CF_RETURNS_RETAINED CFTypeRef CFBridgingRetain(id object) {
  return (__bridge_retained CFTypeRef)object;
}
CF_INLINE id CFBridgingRelease(CFTypeRef CF_CONSUMED object) {
  return (__bridge_transfer id)object;
}
#else
CF_INLINE CF_RETURNS_RETAINED CFTypeRef CFBridgingRetain(id object) {
  return CFRetain((CFTypeRef)object);
}
CF_INLINE id CFBridgingRelease(CFTypeRef CF_CONSUMED object) {
  return (id)CFAutorelease(object);
}
#endif
#endif
