/* The base of Foundation: types, macros and functions of Objective-C sources. Methods and classes are in Foundation.h,
 * which is generated from what Carob registers. */
#pragma once

#include <objc/objc.h>

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

@class NSString;

#ifdef __cplusplus
#define FOUNDATION_EXTERN extern "C"
#else
#define FOUNDATION_EXTERN extern
#endif
#define FOUNDATION_EXPORT FOUNDATION_EXTERN
#define FOUNDATION_STATIC_INLINE static inline
#define NS_INLINE static inline

/* Attributes. Those for other platforms' checks stand for nothing. */
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_FORMAT_FUNCTION(position, first) \
  __attribute__((format(__NSString__, position, first)))
#define NS_FORMAT_ARGUMENT(position) __attribute__((format_arg(position)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_ROOT_CLASS __attribute__((objc_root_class))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_VALID_UNTIL_END_OF_SCOPE __attribute__((objc_precise_lifetime))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_NO_TAIL_CALL __attribute__((not_tail_called))
#define NS_BLOCKS_AVAILABLE 1
#define NS_SWIFT_NAME(name)
#define NS_SWIFT_UNAVAILABLE(message)
#define NS_REFINED_FOR_SWIFT
#define NS_AVAILABLE(mac, ios)
#define NS_AVAILABLE_IOS(ios)
#define NS_DEPRECATED_IOS(first, last, ...)
#define NS_CLASS_AVAILABLE_IOS(ios)
#define API_AVAILABLE(...)
#define API_UNAVAILABLE(...)
#define NS_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM

/* An enumeration with the type of its values: `typedef NS_ENUM(NSInteger, SKKind) { SKKindUser };`. */
#define NS_ENUM(type, name) \
  enum name : type name;    \
  enum __attribute__((enum_extensibility(open))) name : type

/* The same for values that are combined. */
#ifdef __cplusplus
#define NS_OPTIONS(type, name) \
  type name;                   \
  enum : type
#else
#define NS_OPTIONS(type, name) \
  enum name : type name;       \
  enum __attribute__((enum_extensibility(open), flag_enum)) name : type
#endif

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
