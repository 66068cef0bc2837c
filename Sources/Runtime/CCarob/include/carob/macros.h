/* Macros that the other headers use. */
#ifndef CAROB_MACROS_H
#define CAROB_MACROS_H

#include <stddef.h>
#include <stdint.h>

#define CAROB_EXPORT __attribute__((visibility("default")))
#define CAROB_HIDDEN __attribute__((visibility("hidden")))

/* How the functions of Apple's names are defined that a plugin in C calls. A module in Objective-C has them in the library that it
 * is linked with, which defines this otherwise. */
#ifndef CAROB_INLINE
#define CAROB_INLINE static inline
#endif

#ifdef __cplusplus
/* A cast in the manner of C, without a warning where plugins are compiled with warnings of them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
template <class T, class Value> static inline T carob_cast(Value value) { return (T)value; }
#pragma GCC diagnostic pop
#define CAROB_CAST(T, value) carob_cast<T>(value)
#define CAROB_LINKAGE extern "C"
#define CAROB_STATIC_ASSERT(condition, text) static_assert(condition, text)
#else
#define CAROB_CAST(T, value) ((T)(value))
#define CAROB_LINKAGE extern
#define CAROB_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#endif

#define CAROB_ASSERT_OFFSET(type, field, bytes) \
  CAROB_STATIC_ASSERT(offsetof(struct type, field) == (bytes), #type "." #field)
#define CAROB_ASSERT_SIZE(type, bytes) CAROB_STATIC_ASSERT(sizeof(struct type) == (bytes), #type)

#endif
