/* Attributes of the runtime's functions, and of what programs declare like them. */
#pragma once

#ifdef __cplusplus
#define OBJC_EXTERN extern "C"
#else
#define OBJC_EXTERN extern
#endif
#define OBJC_EXPORT OBJC_EXTERN
#define OBJC_IMPORT OBJC_EXTERN
#define OBJC_INLINE static inline
#define OBJC_API_VERSION 2
#define OBJC2_UNAVAILABLE __attribute__((unavailable))
#define OBJC_UNAVAILABLE(message) __attribute__((unavailable(message)))
#define OBJC_DEPRECATED(message) __attribute__((deprecated(message)))
#define OBJC_SWIFT_UNAVAILABLE(message)
#define OBJC_ROOT_CLASS __attribute__((objc_root_class))
#define OBJC_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define OBJC_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
#define OBJC_NO_GC 1
#if !defined __OBJC__ && !defined __unsafe_unretained
#define __unsafe_unretained
#endif
#ifndef __OBJC__
#define OBJC_ARC_UNAVAILABLE
#elif __has_feature(objc_arc)
#define OBJC_ARC_UNAVAILABLE \
  __attribute__((unavailable("not available in automatic reference counting mode")))
#else
#define OBJC_ARC_UNAVAILABLE
#endif
#define OBJC_AVAILABLE(...)
#define OBJC_OSX_AVAILABLE_OTHERS_UNAVAILABLE(version)
