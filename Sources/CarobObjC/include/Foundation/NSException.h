/* Names of exceptions, and assertions, which raise one. The names are literals: a module has no symbol of the host. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSException;

#define NSGenericException @"NSGenericException"
#define NSRangeException @"NSRangeException"
#define NSInvalidArgumentException @"NSInvalidArgumentException"
#define NSInternalInconsistencyException @"NSInternalInconsistencyException"
#define NSMallocException @"NSMallocException"
#define NSObjectNotAvailableException @"NSObjectNotAvailableException"
#define NSObjectInaccessibleException @"NSObjectInaccessibleException"
#define NSDestinationInvalidException @"NSDestinationInvalidException"
#define NSUndefinedKeyException @"NSUnknownKeyException"

/* Is called with each exception that ends a handler, since no frame of the module catches it. [any-thread] */
typedef void NSUncaughtExceptionHandler(NSException *exception);
FOUNDATION_EXPORT void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler *handler);
FOUNDATION_EXPORT NSUncaughtExceptionHandler *NSGetUncaughtExceptionHandler(void);

/* NSAssert(condition, format, arguments…), in methods; NSCAssert in functions. Without assertions, as in releases, the
 * condition is not evaluated. The forms with a number take so many arguments. */
#ifdef NS_BLOCK_ASSERTIONS
#define NSCAssert(condition, ...) ((void)0)
#define NSCParameterAssert(condition) ((void)0)
#else
#define NSCAssert(condition, ...)                                                        \
  do {                                                                                   \
    if (__builtin_expect(!(condition), 0))                                               \
      [NSException raise:NSInternalInconsistencyException format:__VA_ARGS__];           \
  } while (0)
#define NSCParameterAssert(condition) \
  NSCAssert((condition), @"Invalid parameter not satisfying: %s", #condition)
#endif
#define NSAssert(condition, ...) NSCAssert(condition, __VA_ARGS__)
#define NSParameterAssert(condition) NSCParameterAssert(condition)

#define NSAssert1(condition, format, a) NSAssert(condition, format, a)
#define NSAssert2(condition, format, a, b) NSAssert(condition, format, a, b)
#define NSAssert3(condition, format, a, b, c) NSAssert(condition, format, a, b, c)
#define NSAssert4(condition, format, a, b, c, d) NSAssert(condition, format, a, b, c, d)
#define NSAssert5(condition, format, a, b, c, d, e) NSAssert(condition, format, a, b, c, d, e)
#define NSCAssert1(condition, format, a) NSCAssert(condition, format, a)
#define NSCAssert2(condition, format, a, b) NSCAssert(condition, format, a, b)
#define NSCAssert3(condition, format, a, b, c) NSCAssert(condition, format, a, b, c)
#define NSCAssert4(condition, format, a, b, c, d) NSCAssert(condition, format, a, b, c, d)
#define NSCAssert5(condition, format, a, b, c, d, e) NSCAssert(condition, format, a, b, c, d, e)
