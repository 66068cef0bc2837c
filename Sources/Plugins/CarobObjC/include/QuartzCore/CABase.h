/* The clock of animations. */
#pragma once

#include <mach/mach_time.h>

#ifdef __cplusplus
#define CA_EXTERN extern "C"
#else
#define CA_EXTERN extern
#endif

/* Seconds since the machine was started, without those in which it slept. [any-thread] */
OS_INLINE double CACurrentMediaTime(void) { return (double)mach_absolute_time() / 1e9; }
