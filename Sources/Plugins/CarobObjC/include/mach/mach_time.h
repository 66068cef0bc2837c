/* A clock in nanoseconds, which does not count while the machine sleeps. [any-thread] */
#pragma once

#include <os/base.h>
#include <time.h>

/* The C library hides it and its constants where -std=c11 asks for the standard alone. */
extern int clock_gettime(__clockid_t clock, struct timespec *time);

typedef int kern_return_t;
#define KERN_SUCCESS 0

struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
};
typedef struct mach_timebase_info mach_timebase_info_data_t;
typedef struct mach_timebase_info *mach_timebase_info_t;

OS_INLINE uint64_t mach_absolute_time(void) {
  struct timespec now;
  clock_gettime(1 /* CLOCK_MONOTONIC */, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}
OS_INLINE uint64_t mach_continuous_time(void) {
  struct timespec now;
  clock_gettime(7 /* CLOCK_BOOTTIME */, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}
/* What to multiply and divide times by, to have nanoseconds: 1. */
OS_INLINE kern_return_t mach_timebase_info(mach_timebase_info_t info) {
  info->numer = info->denom = 1;
  return KERN_SUCCESS;
}
