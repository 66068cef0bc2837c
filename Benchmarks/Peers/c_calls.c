/* What a call costs in C. */
#include "handlers.h"
#include "harness.h"
#include "order.h"

/* Not constant, so that each call loads it. */
bench_handler target = bench_handle;

static uint8_t order[BENCH_ORDER_LENGTH];
static int receiver, selector, first, second;

BENCH_LOOP empty(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) __asm__ volatile("" : : : "memory");
}

BENCH_LOOP function_pointer(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) target(&receiver, &selector, &first, &second);
}

BENCH_LOOP many_targets(uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    bench_handlers[order[i % BENCH_ORDER_LENGTH]](&receiver, &selector, &first, &second);
  }
}

static const struct bench_operation operations[] = {
  {"empty loop", empty},
  {"function-pointer call, 4 pointers", function_pointer},
  {"function-pointer call, 64 targets in random order", many_targets},
};

int main(int argc, char **argv) {
  bench_fill_order(order);
  return BENCH_MAIN(operations, argc, argv);
}
