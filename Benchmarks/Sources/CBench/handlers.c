#include "handlers.h"
#include "loop.h"
#include "rep64.h"

void bench_handle(void *receiver, void *selector, void *first, void *second) {
  (void)receiver, (void)selector;
  BENCH_HANDLER_BODY(first, second);
}

double bench_handle_double(void *receiver, void *selector, void *first, void *second) {
  (void)receiver, (void)selector;
  BENCH_HANDLER_BODY(first, second);
  return 44;
}

void bench_handle_mixed(void *receiver, void *selector, void *first, double second) {
  (void)receiver, (void)selector;
  BENCH_USE(first);
  BENCH_USE_DOUBLE(second);
}

#define HANDLER(number)                                                                      \
  static void handle_##number(void *receiver, void *selector, void *first, void *second) {   \
    (void)receiver, (void)selector;                                                          \
    BENCH_HANDLER_BODY(first, second);                                                       \
  }
REP64(HANDLER)

#define NAME(number) handle_##number,
const bench_handler bench_handlers[64] = {REP64(NAME)};

bench_handler bench_handler_at(int number) { return bench_handlers[number]; }

void bench_call(
  uint64_t count, bench_handler implementation, void *receiver, void *selector, void *first,
  void *second) {
  BENCH_OPAQUE(implementation);
  for (uint64_t i = 0; i < count; i++) implementation(receiver, selector, first, second);
}
