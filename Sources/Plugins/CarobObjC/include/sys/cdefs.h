/* The C library's own header, and then Apple's older spelling of `_Nonnull`.
 *
 * The C library has a macro with the same name and with arguments: `__nonnull ((1))`, for parameters of functions. So `_Nonnull` is a
 * macro here as well. Before a list in two parentheses it is that attribute; before anything else it is the compiler's keyword, as in
 * `NSString *_Nonnull (^)(void)`. */
/* Without warnings about the extension. */
#pragma GCC system_header
#if __has_include_next(<sys/cdefs.h>)
#include_next <sys/cdefs.h>
#endif

#if defined(__OBJC__) && !defined(CAROB_SYS_CDEFS_H)
#define CAROB_SYS_CDEFS_H
#undef __nonnull
#define __nonnull _Nonnull
#define _Nonnull(...) \
  CAROB_NONNULL_CHOICE(CAROB_NONNULL_LIST __VA_ARGS__, CAROB_NONNULL_WORD, )(__VA_ARGS__)
#define CAROB_NONNULL_LIST(...) , CAROB_NONNULL_ATTRIBUTE
#define CAROB_NONNULL_CHOICE(...) CAROB_NONNULL_SECOND(__VA_ARGS__)
#define CAROB_NONNULL_SECOND(first, second, ...) second
#define CAROB_NONNULL_WORD(...) _Nonnull(__VA_ARGS__)
#define CAROB_NONNULL_ATTRIBUTE(list) __attribute__((__nonnull__ list))
#define __nullable _Nullable
#define __null_unspecified _Null_unspecified
#endif
