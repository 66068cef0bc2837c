/* Loops of `counting.m`. */
#ifndef BENCH_COUNTING_H
#define BENCH_COUNTING_H

#include "loop.h"

void bench_set_property(uint64_t count);
void bench_set_atomic_property(uint64_t count);
void bench_get_property(uint64_t count);
void bench_get_atomic_property(uint64_t count);
void bench_retain_and_release(uint64_t count);
void bench_store_strong(uint64_t count);
void bench_load_weak(uint64_t count);
void bench_make(uint64_t count);

/* Makes the objects that they use. */
void bench_prepare_counting(void);

#endif
