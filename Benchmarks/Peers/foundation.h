/* Loops over what programs do with Foundation. The same source is in the program of GNUstep base and in a module on Carob. */
#ifndef BENCH_FOUNDATION_H
#define BENCH_FOUNDATION_H

#include "loop.h"

/* Ends with an operation that has no name. */
extern const struct bench_operation foundation_operations[];

/* Makes the objects that the operations use. Returns 0 when something is wrong. */
int foundation_prepare(void);

#endif
