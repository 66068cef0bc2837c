/* Time, and how quiet the machine is. */
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <time.h>

/* Nanoseconds of processor time that this thread has used. Other processes on the core do not count. */
static inline double bench_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* Nanoseconds of a fixed loop, about 20 000, that wants every arithmetic unit of the core.
 *
 * On a rented machine the core's other hardware thread belongs to a stranger. While it is busy, this loop
 * and most of what is measured takes up to twice as long, without the clock frequency or the processor time
 * showing why. Every repetition has a probe before and after it; it counts as quiet when both are near the
 * best of the run. */
static inline double bench_probe(void) {
  const double start = bench_now();
  for (int i = 0; i < 4000; i++) {
#if defined(__x86_64__)
    __asm__ volatile(
      ".rept 16\n\t"
      "add $1, %%rax\n\tadd $1, %%rcx\n\tadd $1, %%rdx\n\t"
      "add $1, %%rsi\n\tadd $1, %%r8\n\tadd $1, %%r9\n\t"
      ".endr"
      : : : "rax", "rcx", "rdx", "rsi", "r8", "r9", "cc");
#elif defined(__aarch64__)
    __asm__ volatile(
      ".rept 16\n\t"
      "add x9, x9, 1\n\tadd x10, x10, 1\n\tadd x11, x11, 1\n\t"
      "add x12, x12, 1\n\tadd x13, x13, 1\n\tadd x14, x14, 1\n\t"
      ".endr"
      : : : "x9", "x10", "x11", "x12", "x13", "x14");
#else
    for (volatile int j = 0; j < 16; j++) {}
#endif
  }
  return bench_now() - start;
}

#endif
