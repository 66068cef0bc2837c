/* Attributes of the libraries below Foundation. */
#pragma once

#include <Darwin.h>
#include <os/availability.h>

#ifdef __cplusplus
#define OS_EXTERN_C extern "C"
#else
#define OS_EXTERN_C
#endif
#define OS_EXPORT extern
#define OS_INLINE static inline
#define OS_ALWAYS_INLINE __attribute__((always_inline))
#define OS_NOINLINE __attribute__((noinline))
#define OS_NOTHROW __attribute__((nothrow))
#define OS_NORETURN __attribute__((noreturn))
#define OS_CONST __attribute__((const))
#define OS_PURE __attribute__((pure))
#define OS_UNUSED __attribute__((unused))
#define OS_USED __attribute__((used))
#define OS_WARN_RESULT __attribute__((warn_unused_result))
#define OS_NONNULL1 __attribute__((nonnull(1)))
#define OS_NONNULL2 __attribute__((nonnull(2)))
#define OS_NONNULL_ALL __attribute__((nonnull))
#define OS_NOESCAPE __attribute__((noescape))
#define OS_SENTINEL __attribute__((sentinel))
#define OS_OVERLOADABLE __attribute__((overloadable))
#define OS_FORMAT_PRINTF(position, first) __attribute__((format(printf, position, first)))
#define OS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define OS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define OS_ENUM(name, type, ...)                                                      \
  enum __attribute__((enum_extensibility(open))) name##_t : type { __VA_ARGS__ };     \
  typedef enum name##_t name##_t
#define OS_SWIFT_NAME(name)
#define OS_SWIFT_UNAVAILABLE(message)
#define OS_REFINED_FOR_SWIFT
#define OS_EXPECT(value, expected) __builtin_expect((value), (expected))
#define os_likely(condition) __builtin_expect(!!(condition), 1)
#define os_unlikely(condition) __builtin_expect(!!(condition), 0)
#define os_fastpath(condition) ((__typeof__(condition))__builtin_expect((long)(condition), ~0l))
#define os_slowpath(condition) ((__typeof__(condition))__builtin_expect((long)(condition), 0l))
