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
#define NSInvalidArchiveOperationException @"NSInvalidArchiveOperationException"
#define NSInvalidUnarchiveOperationException @"NSInvalidUnarchiveOperationException"

/* Is called with each exception that ends a handler, since no frame of the module catches it. [any-thread] */
typedef void NSUncaughtExceptionHandler(NSException *exception);
FOUNDATION_EXPORT void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler *handler);
FOUNDATION_EXPORT NSUncaughtExceptionHandler *NSGetUncaughtExceptionHandler(void);

/* Handlers of exceptions from before `@try`. */
#define NS_DURING @try {
#define NS_HANDLER } @catch (NSException *localException) {
#define NS_ENDHANDLER }
#define NS_VALUERETURN(value, type) return (type)(value)
#define NS_VOIDRETURN return

/* NSAssert(condition, format, arguments…), in methods; NSCAssert in functions. The thread's `NSAssertionHandler` takes an
 * assertion that fails, and throws. Without assertions, as in releases, the condition is not evaluated. The forms with a number
 * take so many arguments. */
#ifdef NS_BLOCK_ASSERTIONS
#define NSAssert(condition, ...) ((void)0)
#define NSCAssert(condition, ...) ((void)0)
#define NSParameterAssert(condition) ((void)0)
#define NSCParameterAssert(condition) ((void)0)
#else
#define NSAssert(condition, ...)                                                                  \
  do {                                                                                            \
    if (__builtin_expect(!(condition), 0))                                                        \
      [[NSAssertionHandler currentHandler]                                                        \
        handleFailureInMethod:_cmd                                                                \
                       object:self                                                                \
                         file:(NSString *)[NSString stringWithUTF8String:__FILE__]                \
                   lineNumber:__LINE__                                                            \
                  description:__VA_ARGS__];                                                       \
  } while (0)
#define NSCAssert(condition, ...)                                                                 \
  do {                                                                                            \
    if (__builtin_expect(!(condition), 0))                                                        \
      [[NSAssertionHandler currentHandler]                                                        \
        handleFailureInFunction:(NSString *)[NSString stringWithUTF8String:__PRETTY_FUNCTION__]   \
                           file:(NSString *)[NSString stringWithUTF8String:__FILE__]              \
                     lineNumber:__LINE__                                                          \
                    description:__VA_ARGS__];                                                     \
  } while (0)
#define NSParameterAssert(condition) \
  NSAssert((condition), @"Invalid parameter not satisfying: %@", @#condition)
#define NSCParameterAssert(condition) \
  NSCAssert((condition), @"Invalid parameter not satisfying: %@", @#condition)
#endif

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

#import <Foundation/Foundation.h>
