/* What every measured loop is written with, in C and Objective-C, so that all of them are alike. */
#ifndef BENCH_LOOP_H
#define BENCH_LOOP_H

#include <stdint.h>

/* An operation, done `count` times in a loop of its own: the clock stays outside. */
struct bench_operation {
  const char *name;
  void (*run)(uint64_t count);
};

/* The loop is not merged into its caller. */
#define BENCH_LOOP static __attribute__((noinline)) void

/* Makes the compiler believe that a value is used. */
#define BENCH_USE(value) __asm__ volatile("" : : "r"(value) : "memory")

/* The same for a double. */
#if defined(__x86_64__)
#define BENCH_USE_DOUBLE(value) __asm__ volatile("" : : "x"(value))
#else
#define BENCH_USE_DOUBLE(value) __asm__ volatile("" : : "w"(value))
#endif

/* The same for Swift, which has no macros. */
static inline void bench_use(uintptr_t value) { BENCH_USE(value); }
static inline void bench_use_double(double value) { BENCH_USE_DOUBLE(value); }

/* Makes the compiler believe that a value may have changed. */
#define BENCH_OPAQUE(value) __asm__ volatile("" : "+r"(value))

/* The body of every handler: it uses its two arguments and stores nothing. */
#define BENCH_HANDLER_BODY(first, second) \
  __asm__ volatile("" : : "r"(first), "r"(second) : "memory")

#endif
