/* The base of Foundation: types, macros and functions of Objective-C sources. Methods and classes are in Foundation.h,
 * which is generated from what Carob registers. */
#pragma once

#include <CoreFoundation/CFAvailability.h>
#include <Darwin.h>
#include <MacTypes.h>
#include <objc/objc.h>

@class NSString;

#define FOUNDATION_EXTERN OBJC_EXTERN
#define FOUNDATION_EXPORT FOUNDATION_EXTERN
#define FOUNDATION_IMPORT FOUNDATION_EXTERN
#define FOUNDATION_STATIC_INLINE static inline
#define FOUNDATION_EXTERN_INLINE extern inline
#define NS_INLINE static inline
#define NS_NOINLINE __attribute__((noinline))
#define NS_ALWAYS_INLINE __attribute__((always_inline))

/* Attributes. Those for Swift and for versions of Apple's systems stand for nothing. */
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_FORMAT_FUNCTION(position, first) \
  __attribute__((format(__NSString__, position, first)))
#define NS_FORMAT_ARGUMENT(position) __attribute__((format_arg(position)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_UNAVAILABLE_IOS(message) __attribute__((unavailable(message)))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_REQUIRES_PROPERTY_DEFINITIONS __attribute__((objc_requires_property_definitions))
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION \
  __attribute__((objc_protocol_requires_explicit_implementation))
#define NS_ROOT_CLASS __attribute__((objc_root_class))
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE OBJC_ARC_UNAVAILABLE
#define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE \
  __attribute__((objc_arc_weak_reference_unavailable))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_RELEASES_ARGUMENT __attribute__((ns_consumed))
#define NS_CONSUMED __attribute__((ns_consumed))
#define NS_CONSUMES_SELF __attribute__((ns_consumes_self))
#define NS_VALID_UNTIL_END_OF_SCOPE __attribute__((objc_precise_lifetime))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_NO_TAIL_CALL __attribute__((not_tail_called))
#define NS_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
#define NS_DIRECT __attribute__((objc_direct))
#define NS_DIRECT_MEMBERS __attribute__((objc_direct_members))
#define NS_BLOCKS_AVAILABLE 1
#define NS_NONATOMIC_IOSONLY nonatomic
#define NS_NONATOMIC_IPHONEONLY nonatomic
#define NS_SWIFT_BRIDGED_TYPEDEF
#define NS_SWIFT_NAME(name)
#define NS_SWIFT_UNAVAILABLE(message)
#define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(message)
#define NS_SWIFT_ASYNC(kind)
#define NS_SWIFT_ASYNC_NAME(name)
#define NS_SWIFT_ASYNC_THROWS_ON_FALSE(position)
#define NS_SWIFT_DISABLE_ASYNC
#define NS_SWIFT_NOTHROW
#define NS_SWIFT_SENDABLE
#define NS_SWIFT_NONSENDABLE
#define NS_SWIFT_SENDING
#define NS_SWIFT_UI_ACTOR
#define NS_SWIFT_NONISOLATED
#define NS_SWIFT_NONISOLATED_UNSAFE
#define NS_REFINED_FOR_SWIFT
#define NS_REFINED_FOR_SWIFT_ASYNC(...)
#define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
#define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
#define NS_AVAILABLE(mac, ios)
#define NS_AVAILABLE_MAC(mac)
#define NS_AVAILABLE_IOS(ios)
#define NS_AVAILABLE_IPHONE(ios)
#define NS_DEPRECATED(...)
#define NS_DEPRECATED_MAC(...)
#define NS_DEPRECATED_IOS(...)
#define NS_ENUM_AVAILABLE(mac, ios)
#define NS_ENUM_AVAILABLE_MAC(mac)
#define NS_ENUM_AVAILABLE_IOS(ios)
#define NS_ENUM_DEPRECATED(...)
#define NS_ENUM_DEPRECATED_MAC(...)
#define NS_ENUM_DEPRECATED_IOS(...)
#define NS_CLASS_AVAILABLE(mac, ios)
#define NS_CLASS_AVAILABLE_MAC(mac)
#define NS_CLASS_AVAILABLE_IOS(ios)
#define NS_CLASS_DEPRECATED(...)
#define NS_CLASS_DEPRECATED_MAC(...)
#define NS_CLASS_DEPRECATED_IOS(...)
#define NS_EXTENSION_UNAVAILABLE(message)
#define NS_EXTENSION_UNAVAILABLE_MAC(message)
#define NS_EXTENSION_UNAVAILABLE_IOS(message)

/* An enumeration with the type of its values: `typedef NS_ENUM(NSInteger, SKKind) { SKKindUser };`; also without a name.
 * NS_OPTIONS is for values that are combined. */
#define NS_ENUM(...) CF_ENUM(__VA_ARGS__)
#define NS_CLOSED_ENUM(type, name) CF_CLOSED_ENUM(type, name)
#define NS_OPTIONS(...) CF_OPTIONS(__VA_ARGS__)
/* The codes of errors: `typedef NS_ERROR_ENUM(SKErrorDomain, SKError) { SKErrorNetwork };`. */
#define NS_ERROR_ENUM(...) \
  CAROB_ENUM_CHOICE(__VA_ARGS__, CAROB_ERRORS_NAMED, CAROB_ERRORS_ALONE, )(__VA_ARGS__)
#define CAROB_ERRORS_NAMED(domain, name) CF_ENUM(NSInteger, name)
#define CAROB_ERRORS_ALONE(domain) CF_ENUM(NSInteger)
/* Strings, or numbers, that are typed by name. */
#define NS_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef struct _NSZone NSZone;

#define NSIntegerMax LONG_MAX
#define NSIntegerMin LONG_MIN
#define NSUIntegerMax ULONG_MAX
#define CGFLOAT_MAX DBL_MAX
#define CGFLOAT_MIN DBL_MIN
#define CGFLOAT_IS_DOUBLE 1

enum : NSInteger { NSNotFound = NSIntegerMax };

typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1,
  NSOrderedSame = 0,
  NSOrderedDescending = 1,
};

typedef struct __attribute__((objc_boxable)) _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;
typedef NSRange *NSRangePointer;

NS_INLINE NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
  NSRange range = {location, length};
  return range;
}
NS_INLINE NSUInteger NSMaxRange(NSRange range) { return range.location + range.length; }
NS_INLINE BOOL NSLocationInRange(NSUInteger location, NSRange range) {
  return location >= range.location && location - range.location < range.length;
}
NS_INLINE BOOL NSEqualRanges(NSRange a, NSRange b) {
  return a.location == b.location && a.length == b.length;
}

/* `{1, 2}`, and back: 0 where the text has no number. The smallest range with both, and what is in both: empty if nothing is.
 * [any-thread] */
FOUNDATION_EXPORT NSString *NSStringFromRange(NSRange range);
FOUNDATION_EXPORT NSRange NSRangeFromString(NSString *string);
FOUNDATION_EXPORT NSRange NSUnionRange(NSRange first, NSRange second);
FOUNDATION_EXPORT NSRange NSIntersectionRange(NSRange first, NSRange second);

/* Each value is evaluated once. */
#define CAROB_JOIN_(a, b) a##b
#define CAROB_JOIN(a, b) CAROB_JOIN_(a, b)
#define CAROB_CHOOSE(a, operator, b, number)                                             \
  __extension__({                                                                        \
    __typeof__(a) CAROB_JOIN(carob_a, number) = (a);                                     \
    __typeof__(b) CAROB_JOIN(carob_b, number) = (b);                                     \
    CAROB_JOIN(carob_a, number) operator CAROB_JOIN(carob_b, number)                     \
        ? CAROB_JOIN(carob_a, number)                                                    \
        : CAROB_JOIN(carob_b, number);                                                   \
  })
#ifndef MIN
#define MIN(a, b) CAROB_CHOOSE(a, <, b, __COUNTER__)
#endif
#ifndef MAX
#define MAX(a, b) CAROB_CHOOSE(a, >, b, __COUNTER__)
#endif
#ifndef ABS
#define ABS(a) CAROB_CHOOSE(a, >, -(a), __COUNTER__)
#endif

/* The size and the alignment of the first type of an encoding; null for what is not wanted. Returns where the next type begins.
 * For other than a type with a size there is a pending error, and both are 0. */
FOUNDATION_EXPORT const char *NSGetSizeAndAlignment(
    const char *typePtr, NSUInteger *sizep, NSUInteger *alignp);

/* Names. Nil if there is no such class, selector or protocol. [any-thread] */
FOUNDATION_EXPORT NSString *NSStringFromClass(Class aClass);
FOUNDATION_EXPORT Class NSClassFromString(NSString *name);
FOUNDATION_EXPORT NSString *NSStringFromSelector(SEL selector);
FOUNDATION_EXPORT SEL NSSelectorFromString(NSString *name);
FOUNDATION_EXPORT NSString *NSStringFromProtocol(Protocol *protocol);
FOUNDATION_EXPORT Protocol *NSProtocolFromString(NSString *name);

/* Writes a line to standard error. [any-thread] */
FOUNDATION_EXPORT void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2) NS_NO_TAIL_CALL;
FOUNDATION_EXPORT void NSLogv(NSString *format, va_list arguments) NS_FORMAT_FUNCTION(1, 0);
