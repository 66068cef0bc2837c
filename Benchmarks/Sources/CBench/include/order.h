/* A fixed pseudo-random order of 64 things: too long for the branch predictor to learn, short enough to stay
 * in the second-level cache. */
#ifndef BENCH_ORDER_H
#define BENCH_ORDER_H

#include <stdint.h>

enum { BENCH_ORDER_LENGTH = 65536 };

static inline void bench_fill_order(uint8_t order[BENCH_ORDER_LENGTH]) {
  uint32_t state = 0x2545F491u;
  for (uint32_t i = 0; i < BENCH_ORDER_LENGTH; i++) {
    state = state * 1664525u + 1013904223u;
    order[i] = (uint8_t)(state >> 26);
  }
}

#endif
