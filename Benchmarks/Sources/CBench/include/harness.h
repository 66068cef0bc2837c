/* The main function of a peer program.
 *
 *   PROGRAM MILLISECONDS REPETITIONS [NAME…]
 *
 * For each of its operations that is named (all, when none is), the number of turns is found that takes about
 * so many milliseconds; then the loop runs once untimed and REPETITIONS times timed. One line is printed:
 *
 *   name <TAB> nanoseconds each, … <TAB> probes, …
 *
 * The overhead of the loop is never subtracted. `Stopwatch.swift` does the same for Carob's operations. */
#ifndef BENCH_HARNESS_H
#define BENCH_HARNESS_H

#include "clock.h"
#include "loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BENCH_MOST_REPETITIONS = 1000 };

static int bench_is_named(const char *name, int count, char **names) {
  for (int i = 0; i < count; i++) {
    if (strcmp(name, names[i]) == 0) return 1;
  }
  return count == 0;
}

static void bench_measure(const struct bench_operation *operation, double nanoseconds, int repetitions) {
  static double results[BENCH_MOST_REPETITIONS], probes[BENCH_MOST_REPETITIONS];
  uint64_t count = 1;
  double elapsed = 0;
  for (;;) {
    const double start = bench_now();
    operation->run(count);
    elapsed = bench_now() - start;
    if (elapsed > nanoseconds / 4) break;
    count *= 2;
  }
  count = (uint64_t)((double)count * nanoseconds / elapsed) + 1;
  operation->run(count);
  double before = bench_probe();
  for (int i = 0; i < repetitions; i++) {
    const double start = bench_now();
    operation->run(count);
    results[i] = (bench_now() - start) / (double)count;
    const double after = bench_probe();
    probes[i] = before > after ? before : after;
    before = after;
  }
  printf("%s", operation->name);
  for (int i = 0; i < repetitions; i++) printf("%c%.4f", i ? ',' : '\t', results[i]);
  for (int i = 0; i < repetitions; i++) printf("%c%.0f", i ? ',' : '\t', probes[i]);
  printf("\n");
  fflush(stdout);
}

static int bench_main(
  const struct bench_operation *operations, size_t count, int argc, char **argv) {
  const double milliseconds = argc > 2 ? atof(argv[1]) : 0;
  const int repetitions = argc > 2 ? atoi(argv[2]) : 0;
  if (milliseconds <= 0 || repetitions < 1 || repetitions > BENCH_MOST_REPETITIONS) {
    fprintf(stderr, "usage: %s MILLISECONDS REPETITIONS [NAME...]\n", argv[0]);
    return 64;
  }
  for (size_t i = 0; i < count; i++) {
    if (bench_is_named(operations[i].name, argc - 3, argv + 3)) {
      bench_measure(&operations[i], milliseconds * 1e6, repetitions);
    }
  }
  return 0;
}

#define BENCH_MAIN(operations, argc, argv) \
  bench_main(operations, sizeof(operations) / sizeof(operations)[0], argc, argv)

#endif
