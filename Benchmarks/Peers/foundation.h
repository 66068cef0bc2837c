/* Loops over what programs do with Foundation. The same source is in the program of GNUstep base and in a module on Carob. */
#ifndef BENCH_FOUNDATION_H
#define BENCH_FOUNDATION_H

#include "loop.h"

/* Loops that make autoreleased objects drain a pool after so many turns. */
enum { TURNS_IN_A_POOL = 128 };

#ifdef __clang__
#define IN_A_POOL(...) @autoreleasepool __VA_ARGS__
#else
#define IN_A_POOL(...)                                          \
  do {                                                          \
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init]; \
    __VA_ARGS__                                                 \
    [pool drain];                                               \
  } while (0);
#endif

#define POOLED(count, ...)                                            \
  for (uint64_t left = (count); left > 0;) {                          \
    uint64_t turns = left < TURNS_IN_A_POOL ? left : TURNS_IN_A_POOL; \
    left -= turns;                                                    \
    IN_A_POOL({ for (uint64_t i = 0; i < turns; i++) __VA_ARGS__ })   \
  }

/* Both end with an operation that has no name. */
extern const struct bench_operation foundation_operations[], message_operations[];

/* Make the objects that the operations use. Return 0 when something is wrong. */
int foundation_prepare(void);
int message_prepare(uint64_t size);

/* How many objects the collections have that get messages, unless a curve is measured. */
enum { MESSAGE_SIZE = 100 };

#endif
