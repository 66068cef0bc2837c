/* Loops over the constructs of Objective-C. The same sources are in the program of each Objective-C runtime and in a
 * module on Carob. */
#ifndef BENCH_LANGUAGE_H
#define BENCH_LANGUAGE_H

#include "loop.h"

/* Ends with an operation that has no name. */
extern __attribute__((visibility("default"))) const struct bench_operation bench_operations[];

/* Makes the objects that the operations use. Returns 0 when something is wrong. */
int bench_prepare(void);

#endif
