/* How long a process takes, from its start to its end; what this one has allocated. */
#ifndef BENCH_PROCESS_H
#define BENCH_PROCESS_H

#include <stddef.h>

/* Runs a command and waits for it; what it writes to standard output goes nowhere. Wall-clock nanoseconds; negative
 * when it could not be started or did not end with status 0. */
double bench_run_process(const char *const *command);

/* Wall-clock nanoseconds since some moment. */
double bench_wall_clock(void);

/* Nanoseconds of processor time that all threads of this process have used. */
double bench_process_time(void);

/* Keeps the calling thread on one of the cores that the process may run on, counted from 0. */
void bench_stay_on_core(int number);

/* How many cores the process may run on. */
int bench_core_count(void);

/* Bytes that the C library has handed out and not got back. */
size_t bench_allocated_bytes(void);

#endif
