/* Handlers of two object arguments, in a file of their own, so that no caller sees through them. */
#ifndef BENCH_HANDLERS_H
#define BENCH_HANDLERS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void (*bench_handler)(void *receiver, void *selector, void *first, void *second);

/* Returns nothing. */
void bench_handle(void *receiver, void *selector, void *first, void *second);

/* Returns 44. */
double bench_handle_double(void *receiver, void *selector, void *first, void *second);

/* Takes a double, which goes in another register. */
void bench_handle_mixed(void *receiver, void *selector, void *first, double second);

/* Sixty-four that do the same at sixty-four addresses. */
extern const bench_handler bench_handlers[64];

/* One of them. (Swift sees the array as a tuple.) */
bench_handler bench_handler_at(int number);

/* Calls an implementation of two object arguments through a pointer, `count` times. */
void bench_call(
  uint64_t count, bench_handler implementation, void *receiver, void *selector, void *first,
  void *second);

#ifdef __cplusplus
}
#endif
#endif
